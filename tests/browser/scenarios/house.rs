//! What is round the games: who plays, matches that branch off, two sides of a table, addresses.

use serde_json::json;

use crate::table::{OPENED, Step, Table, act};
use crate::{Outcome, Stage, expect};

/// Somebody is added to the roster, renamed, sits down at a match, is taken off the list and put back.
pub(crate) async fn roster(stage: &mut Stage) -> Outcome {
    let table = Table::of(stage);
    let page = table.page;
    let names = "[...document.querySelectorAll('.person strong')].map(e => e.textContent).join()";
    table.home().await?;
    table.screen(("roster", "#/roster")).await?;
    for name in ["Anna", "Ben"] {
        page.tap(&act("add-player")).await?;
        page.fill("dialog[open] [data-act='name']", name).await?;
        page.tap("dialog[open] [data-act='done']").await?;
        page.gone("dialog[open]").await?;
    }
    page.until(&format!("{names} === 'Anna,Ben'")).await?;
    page.tap(".person:nth-child(1) [data-act='edit']").await?;
    page.fill("dialog[open] [data-act='name']", "Zoë").await?;
    page.tap("dialog[open] [data-act='done']").await?;
    page.until(&format!("{names} === 'Zoë,Ben'")).await?;
    page.reload().await?;
    table.up("roster").await?;
    expect!(page.is(&format!("{names} === 'Zoë,Ben'")).await?, "the roster is not kept");
    table.set_up("barragoon", 2).await?;
    page.tap("[data-seat='0'] [data-act='seat']").await?;
    page.tap("dialog[open] [data-act='pick-player']").await?;
    page.gone("dialog[open]").await?;
    table.begin().await?;
    page.until("document.querySelector('.seat').textContent.includes('Zoë')").await?;
    table.screen(("roster", "#/roster")).await?;
    page.tap(".person:nth-child(1) [data-act='delete']").await?;
    page.until(&format!("{names} === 'Ben'")).await?;
    page.tap(&act("toast-action")).await?;
    page.until(&format!("{names} === 'Zoë,Ben'")).await.map(drop)
}

/// A match of its own branches off from a moment that is looked back at; the one it comes from stays as it was.
pub(crate) async fn branched(stage: &mut Stage) -> Outcome {
    let table = Table::of(stage);
    let page = table.page;
    table.started().await?;
    table.step(&Step::Move("e2", "e3")).await?;
    let first = page.text_of("location.hash").await?;
    page.tap(&act("menu")).await?;
    page.tap("dialog[open] [data-act='replay']").await?;
    page.tap(&act("previous")).await?;
    table.shows(&OPENED).await?;
    table.shows(&[("e2", "w2")]).await?;
    page.tap(&act("branch")).await?;
    page.until(&format!("location.hash !== {} && /play/.test(location.hash)", json!(first))).await?;
    table.up("play").await?;
    table.shows(&OPENED).await?;
    table.step(&Step::Move("c3", "c4")).await?;
    table.screen(("home", "#/")).await?;
    page.until("document.querySelectorAll(\"[data-act='resume']\").length === 2").await?;
    table.screen(("play", &first)).await?;
    table.shows(&[("e2", "."), ("e3", "w2"), ("c3", "w2"), ("c4", ".")]).await
}

/// On a device that lies flat both sides have what they need, each the right way up.
pub(crate) async fn face_to_face(stage: &mut Stage) -> Outcome {
    let table = Table::of(stage);
    let page = table.page;
    table.home().await?;
    table.screen(("settings", "#/settings")).await?;
    page.fill(&act("rotation"), "3").await?;
    table.screen(("home", "#/")).await?;
    table.start(None).await?;
    // The matrix of half a turn.
    let turned = |what: &str| {
        format!(
            "/^matrix\\(-1, 0, 0, -1/.test(getComputedStyle(document.querySelector(\"{what}\")).transform)"
        )
    };
    expect!(page.is(&turned(".far-side")).await?, "the far side is not turned round");
    table.step(&Step::Move("c2", "c3")).await?;
    // Whoever sits there takes back what was done, and opens the menu.
    page.tap(".far-side [data-act='undo']").await?;
    table.shows(&[("c2", "w2"), ("c3", ".")]).await?;
    page.tap(&act("menu-far")).await?;
    page.seen("dialog[data-dialog='menu'][open]").await?;
    expect!(
        page.is(&turned("dialog[data-dialog='menu'][open]")).await?,
        "the menu of the far side is not turned round"
    );
    page.tap("dialog[open] [data-act='close']").await?;
    page.gone("dialog[open]").await?;
    page.tap(".far-side [data-act='redo']").await?;
    table.shows(&[("c3", "w2")]).await
}

/// Runs before the page: time can be set ahead by so many milliseconds.
pub(crate) const AHEAD: &str = "
const now = Date.now;
window.ahead = 0;
Date.now = () => now() + window.ahead;";

/// A clock that runs out says so once, and leaves the rest to the table.
pub(crate) async fn clock_runs_out(stage: &mut Stage) -> Outcome {
    let table = Table::of(stage);
    let page = table.page;
    table.set_up("barragoon", 2).await?;
    page.tap(&act("clock")).await?;
    table.begin().await?;
    table.step(&Step::Move("c2", "c3")).await?;
    page.until("document.querySelectorAll('.clock')[1].classList.contains('running')").await?;
    let up = "document.querySelector('.toasts').textContent.split('Time is up for Player 2').length - 1";
    expect!(page.eval(up).await? == 0, "time is up before it is");
    page.run("window.ahead = 15 * 60 * 1000;", json!(null)).await?;
    page.until(&format!("{up} === 1")).await?;
    let left = page.text_of("document.querySelectorAll('.clock')[1].textContent").await?;
    expect!(left.contains("0.0"), "time is up, and there is {left} left");
    table.step(&Step::Move("c8", "c7")).await?;
    table.shows(&OPENED).await?;
    page.until("document.querySelectorAll('.clock')[0].classList.contains('running')").await?;
    expect!(page.is(&format!("{up} <= 1")).await?, "it is said once more");
    Ok(())
}

/// Runs before the page: an installed app hears how it was started.
pub(crate) const INSTALLED: &str = "
Object.defineProperty(window, 'launchQueue', { value: { setConsumer: hear => {
    window.launch = path => hear({ targetURL: new URL(path, document.baseURI).href });
    window.launchWith = text => hear({ files: [{ getFile: async () => new File([text], 'bar-a-jeux.json') }] });
} } });";

/// A shortcut of the installed app leads where it says while a match is open; the app's own icon leaves it where it is.
pub(crate) async fn shortcut(stage: &mut Stage) -> Outcome {
    let table = Table::of(stage);
    table.started().await?;
    table.page.eval("launch('./')").await?;
    table.shows(&OPENED).await?;
    table.page.eval("launch('./#/setup/barrakuda')").await?;
    table.up("setup").await?;
    table.page.until("document.querySelector('h1').textContent.includes('Barrakuda')").await?;
    table.screen(("home", "#/")).await?;
    table.page.seen(&act("resume")).await
}

/// A file that the device opens with the installed app is looked at, and taken in when its player says so.
pub(crate) async fn opened_file(stage: &mut Stage) -> Outcome {
    let table = Table::of(stage);
    let page = table.page;
    table.started().await?;
    let text = page
        .run("return JSON.stringify({ 'bar-a-jeux': 'stored', keys: { ...localStorage } });", json!(null))
        .await?;
    page.forget().await?;
    table.home().await?;
    page.run("launchWith(arguments[0][0]);", json!(["no match at all"])).await?;
    table.up("saves").await?;
    page.seen("[data-import='refused']").await?;
    // Another one, while the screen is open.
    page.run("launchWith(arguments[0][0]);", json!([text])).await?;
    page.seen("[data-import='plan']").await?;
    page.tap(&act("confirm")).await?;
    table.screen(("home", "#/")).await?;
    page.tap(&act("resume")).await?;
    table.up("play").await?;
    table.shows(&OPENED).await
}

/// Without a host an address that never was leads home.
pub(crate) async fn nowhere(stage: &mut Stage) -> Outcome {
    {
        let table = Table::of(stage);
        table.started().await?;
        table.offline_ready().await?;
    }
    stage.server.stop().await;
    let table = Table::of(stage);
    table.page.open(&format!("{}not/here", stage.server.url())).await?;
    table.up("home").await?;
    table.page.seen(&act("resume")).await?;
    table.screen(("unknown", "#/rules/chess")).await?;
    table.page.tap(&act("home")).await?;
    table.up("home").await
}

/// Two copies of the app on one host: each is kept for offline by itself, and neither takes the other's files along.
pub(crate) async fn two_copies(stage: &mut Stage) -> Outcome {
    let table = Table::of(stage);
    let page = table.page;
    table.home().await?;
    table.offline_ready().await?;
    page.open(&stage.server.other()).await?;
    table.up("home").await?;
    table.offline_ready().await?;
    let kept = "caches.keys().then(keys => done(keys.filter(key => !key.endsWith(':notes')).map(key => key.split(':')[1]).sort().join()));";
    let kept = page.promised(kept).await?;
    expect!(kept == json!("/other/place/,/some/where/"), "kept for offline: {kept}");
    let ids = "fetch(document.querySelector('link[rel=manifest]').href).then(r => r.json()).then(m => done('id' in m));";
    expect!(page.promised(ids).await? == json!(false), "both copies are one app");
    stage.server.stop().await;
    let table = Table::of(stage);
    for address in [stage.server.other(), stage.server.url()] {
        table.page.open(&address).await?;
        table.up("home").await?;
    }
    Ok(())
}
