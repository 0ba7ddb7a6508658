//! The host disappears or brings a newer version; the match goes on either way.

use crate::build::Copy;
use crate::languages;
use crate::table::{OPENED, Step, Table, act};
use crate::{Outcome, Stage, expect, soon};

/// Stops the server, reloads, plays on, and begins a second match.
pub(crate) async fn without_a_server(stage: &mut Stage) -> Outcome {
    {
        let table = Table::of(stage);
        table.started().await?;
        table.offline_ready().await?;
    }
    stage.server.stop().await;
    let table = Table::of(stage);
    table.page.reload().await?;
    table.up("play").await?;
    table.shows(&OPENED).await?;
    table.step(&Step::Move("e2", "e3")).await?;
    table.page.reload().await?;
    table.up("play").await?;
    table.shows(&[("e2", "."), ("e3", "w2")]).await?;
    for screen in crate::table::SCREENS {
        table.screen(screen).await?;
    }
    table.home().await?;
    table.start(None).await?;
    table.step(&Step::Move("c2", "c3")).await
}

/// A new version waits until the player accepts it at home; the match is there before and after.
pub(crate) async fn updated(stage: &mut Stage) -> Outcome {
    let second = Copy::fit_for(stage.page.engine(), stage.options)?.into_version("second version")?;
    let first_build = stage.build.path().to_owned();
    expect!(first_build != second.path(), "two versions in one folder");
    let table = Table::of(stage);
    table.started().await?;
    table.offline_ready().await?;
    stage.server.deploy(second.path());
    table
        .page
        .promised(
            "navigator.serviceWorker.getRegistration().then(r => r.update()).then(() => done(1), done);",
        )
        .await?;
    table.page.until("document.documentElement.dataset.update === 'ready'").await?;
    // A reload would remove this attribute.
    table.page.run("document.documentElement.dataset.before = '';", serde_json::Value::Null).await?;
    table.step(&Step::Move("e2", "e3")).await?;
    table.step(&Step::Move("e8", "e7")).await?;
    let offered = table.page.has(&act("update")).await?;
    expect!(!offered, "an update is offered during the match");
    let stored = table.stored().await?;
    expect!(stored.contains("e8-e7"), "a step is not saved while an update waits: {stored}");
    let board = table.board().await?;
    let play = table.page.text_of("location.hash").await?;
    table.screen(("home", "#/")).await?;
    table.page.wait_visible(&act("update")).await?;
    let stayed = table.page.is("'before' in document.documentElement.dataset").await?;
    expect!(stayed, "the page was reloaded without being asked");
    table.page.tap(&act("update")).await?;
    table.page.until("!('before' in document.documentElement.dataset)").await?;
    table.up("home").await?;
    table.page.until("document.documentElement.outerHTML.includes('second version')").await?;
    table.screen(("play", &play)).await?;
    table.shows(&[("e3", "w2"), ("e7", "b2")]).await?;
    let after = table.board().await?;
    expect!(after == board, "the match differs after the update:\n{board}\n{after}");
    table.step(&Step::Move("c3", "c4")).await?;
    // The previous version is kept for tabs that still run it.
    let builds = "caches.keys().then(keys => done(keys.filter(key => !key.endsWith(':notes')).length));";
    let kept = table.page.promised(builds).await?;
    expect!(kept == 2, "{kept} builds are kept, not two");
    Ok(())
}

/// A build with one wrong file is not installed, and the first build stays.
pub(crate) async fn broken_update_refused(stage: &mut Stage) -> Outcome {
    let second = Copy::fit_for(stage.page.engine(), stage.options)?.into_version("second version")?;
    second.spoil("index.html")?;
    let table = Table::of(stage);
    table.started().await?;
    table.offline_ready().await?;
    stage.server.deploy(second.path());
    table
        .page
        .promised(
            "navigator.serviceWorker.getRegistration().then(async r => {
                const gone = new Promise(end => r.addEventListener('updatefound', () => {
                    const worker = r.installing;
                    worker.addEventListener('statechange', () => { if (worker.state === 'redundant') end(); });
                }));
                await r.update().catch(() => {});
                await gone;
                done(1);
            });",
        )
        .await?;
    let announced = table.page.is("document.documentElement.dataset.update === 'ready'").await?;
    expect!(!announced, "a broken build is offered");
    table.page.reload().await?;
    table.up("play").await?;
    table.shows(&OPENED).await?;
    table.step(&Step::Move("e2", "e3")).await
}

/// A first visit stores one language for offline play. Another one is stored once it is chosen, also in the next version.
pub(crate) async fn languages_kept(stage: &mut Stage) -> Outcome {
    let second = Copy::fit_for(stage.page.engine(), stage.options)?.into_version("second version")?;
    {
        let table = Table::of(stage);
        table.home().await?;
        table.offline_ready().await?;
        let kept = table.page.promised(KEPT_LANGUAGES).await?;
        expect!(kept == serde_json::json!([["en"]]), "a first visit keeps {kept}");
        table.screen(("settings", "#/settings")).await?;
        let french = languages::in_settings("fr").to_string();
        table.page.fill(&act("language"), &french).await?;
        table.page.until("document.documentElement.lang === 'fr'").await?;
        let both = serde_json::json!([["en", "fr"]]);
        soon!(table.page.promised(KEPT_LANGUAGES).await? == both, "French is not kept");
    }
    stage.server.deploy(second.path());
    {
        let table = Table::of(stage);
        let update =
            "navigator.serviceWorker.getRegistration().then(r => r.update()).then(() => done(1), done);";
        table.page.promised(update).await?;
        table.page.until("document.documentElement.dataset.update === 'ready'").await?;
        let kept = table.page.promised(KEPT_LANGUAGES).await?;
        expect!(kept == serde_json::json!([["en", "fr"], ["en", "fr"]]), "the next version keeps {kept}");
    }
    stage.server.stop().await;
    let table = Table::of(stage);
    table.page.reload().await?;
    table.up("settings").await?;
    table.page.until("document.documentElement.lang === 'fr'").await?;
    table.screen(("lesson", "#/learn/barragoon")).await
}

/// Returns the languages that each stored build has.
const KEPT_LANGUAGES: &str = "(async () => {
    const builds = (await caches.keys()).filter(name => !name.endsWith(':notes'));
    return Promise.all(builds.map(async name => {
        const paths = (await (await caches.open(name)).keys()).map(({ url }) => url.split('/').pop());
        return [...new Set(paths.map(path => path.match(/^([a-z]{2,3})-(?:[a-z]+-)?[0-9a-f]{16}\\.json$/)?.[1]))].filter(Boolean).sort();
    }));
})().then(done);";
