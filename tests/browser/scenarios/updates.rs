//! Newer versions on the host, complete and incomplete. Only the player chooses the served version. A match is finished
//! by the rules with which it began.

use serde_json::json;

use crate::build::{Copy, MORE, PICTURE};
use crate::page::Page;
use crate::table::{OPENED, Step, Table, act};
use crate::{Outcome, PLAIN, Stage, expect};

/// Runs before the page: this version claims to play Barragoon by rules 0, while its program, which knows rules 1, can
/// still read its saves.
pub(crate) const OLDER_RULES: &str = include_str!("../walks/older_rules.js");

/// Makes the browser look for a new version, as it regularly does by itself. Waits until that version is installed or
/// refused.
async fn look_for_update(page: &Page, expected: &str) -> Outcome {
    let came = page
        .promised(
            "navigator.serviceWorker.getRegistration().then(async r => {
                const coming = new Promise(end => r.addEventListener('updatefound', () => {
                    const worker = r.installing;
                    worker.addEventListener('statechange', () => end(worker.state), { once: true });
                }, { once: true }));
                // Some engines say here, too, that it was refused.
                await r.update().catch(() => {});
                done(await coming);
            });",
        )
        .await?;
    expect!(came == expected, "the new version is {came}, not {expected}");
    Ok(())
}

/// Returns the version that this page runs.
async fn runs(page: &Page) -> Outcome<String> {
    page.text_of("document.documentElement.dataset.build").await
}

/// Waits until this page, or the next, runs this version and shows home.
async fn comes(table: &Table<'_>, version: &str) -> Outcome {
    table.page.until(&format!("document.documentElement.dataset.build === '{version}'")).await?;
    table.up("home").await
}

/// Accepts the offered version at home and waits for it.
async fn accept(table: &Table<'_>, version: &str) -> Outcome {
    table.screen(("home", "#/")).await?;
    table.page.tap(&act("update")).await?;
    comes(table, version).await
}

/// Deploys this version; the browser finds it and the player accepts it.
async fn update(stage: &Stage, to: &Copy) -> Outcome {
    stage.server.deploy(to.path());
    let table = Table::of(stage);
    look_for_update(table.page, "installed").await?;
    table.page.until("document.documentElement.dataset.update === 'ready'").await?;
    accept(&table, &to.version()?).await
}

/// Waits until the device keeps exactly these versions.
async fn keeps(page: &Page, versions: &[&Copy]) -> Outcome {
    let mut wanted = versions.iter().map(|copy| copy.version()).collect::<Outcome<Vec<_>>>()?;
    wanted.sort();
    // Each question makes the service worker look for versions that can go.
    let kept = "(barVersions.tell('{}'), Object.keys(JSON.parse(barVersions.known || '{\"kept\":{}}').kept).sort().join())";
    page.until(&format!("{kept} === {}", json!(wanted.join(",")))).await.map(drop)
}

/// A new version waits and the only tab is closed. Closing accepts nothing, and neither does the loss of the notes
/// about versions. The match goes on unchanged, and the offer remains.
pub(crate) async fn closing_is_no_consent(stage: &mut Stage) -> Outcome {
    let first = stage.build.version()?;
    let second = Copy::fit_for(stage.page.engine(), stage.options)?.into_version("second version")?;
    let table = Table::of(stage);
    table.started().await?;
    table.offline_ready().await?;
    let play = table.page.text_of("location.href").await?;
    stage.server.deploy(second.path());
    look_for_update(table.page, "installed").await?;
    // The new service worker takes over once no tab is open.
    let driver = &table.page.browser.driver;
    let stranger = driver.new_window().await?;
    driver.close_window().await?;
    driver.switch_to_window(stranger).await?;
    table.page.open(&stage.server.stranger()).await?;
    let taken = format!(
        "navigator.serviceWorker.getRegistration('{}').then(r => done(!r.waiting && r.active.state === 'activated'));",
        stage.server.url()
    );
    while table.page.promised(&taken).await? != true {}
    // The browser has cleared only the service workers' notes.
    let notes = "caches.keys().then(async keys => {
        const notes = keys.filter(key => key.endsWith(':notes'));
        for (const key of notes) await caches.delete(key);
        done(notes.length);
    });";
    expect!(table.page.promised(notes).await? == 1, "there were no notes to clear");
    table.page.open(&play).await?;
    table.up("play").await?;
    table.shows(&OPENED).await?;
    let now = runs(table.page).await?;
    expect!(now == first, "another version came unasked: {now}, not {first}");
    table.step(&Step::Move("e2", "e3")).await?;
    accept(&table, &second.version()?).await?;
    table.page.open(&play).await?;
    table.up("play").await?;
    table.shows(&[("c3", "w2"), ("e3", "w2"), ("c7", "b2")]).await?;
    table.step(&Step::Move("e8", "e7")).await
}

/// An incomplete upload, in several stages: the running version stays whole, online and offline, and no update is
/// offered. The complete upload is offered.
pub(crate) async fn incomplete_upload(stage: &mut Stage) -> Outcome {
    let engine = stage.page.engine();
    let first = stage.build.version()?;
    let second = Copy::fit_for(engine, stage.options)?.into_version("second version")?;
    // The files that have arrived. The browser detects a new version by its service worker.
    let halves: [&[&str]; 5] = [
        &["index.html"],
        &["index.html", PICTURE, MORE],
        &["sw.js"],
        &["sw.js", PICTURE, MORE],
        &["sw.js", "index.html", PICTURE],
    ];
    Table::of(stage).started().await?;
    Table::of(stage).offline_ready().await?;
    for names in halves {
        let half = Copy::fit_for(engine, stage.options)?;
        half.take(&second, names)?;
        stage.server.deploy(half.path());
        if names.contains(&"sw.js") {
            look_for_update(&stage.page, "redundant").await?;
        }
        for online in [true, false] {
            if !online {
                stage.server.stop().await;
            }
            let table = Table::of(stage);
            table.page.reload().await?;
            table.up("play").await?;
            table.shows(&OPENED).await?;
            let now = runs(table.page).await?;
            expect!(now == first, "with {names:?}, online {online}: the page is of {now}, not of {first}");
            table.screen(("home", "#/")).await?;
            table.page.until("barVersions.known").await?;
            let offered = table.page.has(&act("update")).await?;
            expect!(!offered, "with {names:?}, online {online}: half a version is offered");
            table.page.tap(&act("resume")).await?;
            table.up("play").await?;
        }
        stage.server.resume().await?;
    }
    update(stage, &second).await?;
    let picture = text(&stage.page, PICTURE).await?;
    expect!(picture.contains("second version"), "the new version has an old picture");
    Ok(())
}

/// Returns a file as this page gets it.
async fn text(page: &Page, name: &str) -> Outcome<String> {
    let got = format!("fetch('{name}').then(r => r.text()).then(done, why => done('failed: ' + why));");
    Ok(page.promised(&got).await?.as_str().unwrap_or_default().to_owned())
}

/// One tab goes from version to version and back; the other tab stays, and works offline.
pub(crate) async fn update_and_return(stage: &mut Stage) -> Outcome {
    let engine = stage.page.engine();
    let other = |name: &str| Copy::fit_for(engine, stage.options)?.into_version(name);
    let (second, third, fourth) = (other("second")?, other("third")?, other("fourth")?);
    Table::of(stage).home().await?;
    Table::of(stage).offline_ready().await?;
    let watch = "const page = document.documentElement;
        new MutationObserver(() => { if (page.dataset.offline !== 'ready') window.trouble = page.dataset.offline; })
            .observe(page, { attributeFilter: ['data-offline'] });";
    stage.page.run(watch, json!(null)).await?;
    let driver = stage.page.browser.driver.clone();
    let staying = driver.window().await?;
    // A separate window: a tab behind another is not drawn, and gets no clicks in WebKit.
    let going = driver.new_window().await?;
    driver.switch_to_window(going.clone()).await?;
    Table::of(stage).home().await?;
    keeps(&stage.page, &[&stage.build]).await?;
    update(stage, &second).await?;
    keeps(&stage.page, &[&stage.build, &second]).await?;
    update(stage, &stage.build).await?;
    keeps(&stage.page, &[&stage.build, &second]).await?;
    update(stage, &third).await?;
    // The other tab runs the first version.
    keeps(&stage.page, &[&stage.build, &third]).await?;
    update(stage, &fourth).await?;
    keeps(&stage.page, &[&stage.build, &third, &fourth]).await?;

    stage.server.stop().await;
    let names =
        std::fs::read_dir(stage.build.path())?.filter_map(|entry| entry.ok()?.file_name().into_string().ok());
    let lazy: Vec<String> =
        names.filter(|name| name.starts_with("ask-") || name.starts_with("bots-")).collect();
    expect!(lazy.len() == 2, "what a page fetches late has other names: {lazy:?}");
    for (window, version) in [(&going, "fourth"), (&staying, "")] {
        driver.switch_to_window(window.clone()).await?;
        let picture = text(&stage.page, PICTURE).await?;
        let right =
            ["second", "third", "fourth"].iter().all(|name| picture.contains(name) == (*name == version));
        expect!(picture.contains("</svg>") && right, "the page of {version:?} got the picture {picture}");
        for name in &lazy {
            let late = text(&stage.page, name).await?;
            expect!(late.len() > 1000, "the page of {version:?} did not get {name}: {late}");
        }
    }
    let now = runs(&stage.page).await?;
    expect!(now == stage.build.version()?, "the tab that stays went to {now}");
    // Newer service workers have replaced the tab's own, which is no fault.
    let trouble = stage.page.text_of("window.trouble").await?;
    expect!(trouble.is_empty(), "the tab that stays was {trouble} offline");
    stage.server.resume().await?;
    driver.close_window().await?;
    driver.switch_to_window(going).await?;
    // No tab runs the first version any more.
    keeps(&stage.page, &[&third, &fourth]).await
}

/// A new version has newer rules: the match says so, is finished in the version in which it began, and the way back is
/// offered.
pub(crate) async fn newer_rules(stage: &mut Stage) -> Outcome {
    let engine = stage.page.engine();
    let other = |name: &str| Copy::fit_for(engine, PLAIN)?.into_version(name);
    let (second, third) = (other("second")?, other("third")?);
    let first = stage.build.version()?;
    Table::of(stage).started().await?;
    Table::of(stage).offline_ready().await?;
    update(stage, &second).await?;
    // This version is neither served nor the previous one, but the match needs it.
    update(stage, &third).await?;
    keeps(&stage.page, &[&stage.build, &second, &third]).await?;
    stage.server.stop().await;

    let table = Table::of(stage);
    let before = table.stored().await?;
    let said = "[data-notice='rules']";
    table.page.wait_visible(said).await?;
    table.page.tap(&act("resume")).await?;
    table.up("play").await?;
    table.page.wait_visible(said).await?;
    let board = table.page.has("[data-square]").await?;
    expect!(!board, "a match of other rules is on the board");
    table.screen(("saves", "#/saves")).await?;
    table.page.wait_visible(said).await?;
    let playable = table.page.has(&act("resume")).await? || table.page.has(&act("replay")).await?;
    expect!(!playable, "a match of other rules can be opened");
    table.page.wait_visible(&act("export")).await?;
    let after = table.stored().await?;
    expect!(before == after, "looking at it changed what is stored:\n{before}\n{after}");

    table.page.tap(&format!("{said} {}", act("other-version"))).await?;
    table.page.until(&format!("document.documentElement.dataset.build === '{first}'")).await?;
    table.up("play").await?;
    table.shows(&OPENED).await?;
    table.step(&Step::Move("e2", "e3")).await?;
    let stored = table.stored().await?;
    expect!(stored.contains("e2-e3"), "the step was not saved: {stored}");
    table.screen(("home", "#/")).await?;
    let words = table.page.text_of("document.querySelector(\"[data-notice='update']\").textContent").await?;
    expect!(words.contains("older version"), "home does not say that this is an older version: {words}");
    accept(&table, &third.version()?).await?;

    // If no version knows the rules any more, the match can only be viewed.
    table.page.wait_visible(&format!("{said} {}", act("other-version"))).await?;
    let gone = format!(
        "caches.keys().then(keys => caches.delete(keys.find(key => key.endsWith(':{first}')))).then(done);"
    );
    table.page.promised(&gone).await?;
    table.page.reload().await?;
    table.up("home").await?;
    table.page.until(&format!("/export it/.test(document.querySelector(\"{said}\")?.textContent)")).await?;
    let offered = table.page.has(&act("other-version")).await?;
    expect!(!offered, "a version that is gone is offered");
    let stored = table.stored().await?;
    expect!(stored.contains("e2-e3"), "the match is gone: {stored}");
    table.page.tap(&format!("{said} {}", act("look"))).await?;
    table.up("replay").await?;
    table.page.wait_visible("[data-notice='older']").await?;
    table.page.wait_visible("[data-square='e3']").await?;
    let after = table.stored().await?;
    expect!(stored == after, "looking at it changed what is stored:\n{stored}\n{after}");
    Ok(())
}

/// The browser has cleared one version, or all: another complete one or the host's is used, and offline play returns.
pub(crate) async fn caches_cleared(stage: &mut Stage) -> Outcome {
    let second = Copy::fit_for(stage.page.engine(), stage.options)?.into_version("second version")?;
    let first = stage.build.version()?;
    Table::of(stage).started().await?;
    Table::of(stage).offline_ready().await?;
    update(stage, &second).await?;
    stage.server.stop().await;
    let table = Table::of(stage);
    // One missing file is enough: an incomplete version is not used.
    let hole = format!(
        "caches.open('bar-a-jeux:' + new URL(document.baseURI).pathname + ':{}').then(c => c.delete('{PICTURE}')).then(done);",
        second.version()?
    );
    let there = table.page.promised(&hole).await?;
    expect!(there == true, "there was nothing to clear");
    table.page.reload().await?;
    comes(&table, &first).await?;
    table.page.tap(&act("resume")).await?;
    table.up("play").await?;
    table.shows(&OPENED).await?;
    table.screen(("home", "#/")).await?;

    stage.server.resume().await?;
    let table = Table::of(stage);
    let all =
        "caches.keys().then(keys => Promise.all(keys.map(key => caches.delete(key)))).then(() => done(1));";
    table.page.promised(all).await?;
    table.page.reload().await?;
    comes(&table, &second.version()?).await?;
    keeps(&stage.page, &[&second]).await?;
    stage.server.stop().await;
    let table = Table::of(stage);
    table.page.reload().await?;
    comes(&table, &second.version()?).await?;
    table.page.tap(&act("resume")).await?;
    table.up("play").await?;
    table.shows(&OPENED).await
}

/// The disk is full: no notes can be written, and a new version has no room. The installed version still plays.
pub(crate) async fn without_space(stage: &mut Stage) -> Outcome {
    let second = Copy::fit_for(stage.page.engine(), stage.options)?.into_version("second version")?;
    Table::of(stage).started().await?;
    Table::of(stage).offline_ready().await?;
    stage.page.limit(&stage.server.origin(), 1).await?;
    let full = "caches.open('probe').then(c => c.put('probe', new Response('x'))).then(() => done(''), why => done(why.name));";
    let why = stage.page.promised(full).await?;
    expect!(why == "QuotaExceededError", "there is room: {why}");
    stage.server.deploy(second.path());
    look_for_update(&stage.page, "redundant").await?;
    stage.server.stop().await;
    let table = Table::of(stage);
    table.page.reload().await?;
    table.up("play").await?;
    table.shows(&OPENED).await?;
    let now = runs(table.page).await?;
    expect!(now == stage.build.version()?, "the page is of {now}");
    // The service worker still answers.
    table
        .page
        .until("JSON.parse(barVersions.known || '{}').served === document.documentElement.dataset.build")
        .await?;
    table.step(&Step::Move("e2", "e3")).await
}
