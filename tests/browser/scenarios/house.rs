//! Around the games: players, branched matches, two sides of a table, addresses.

use serde_json::json;

use crate::keys::ESCAPE;
use crate::table::{OPENED, Step, Table, act, square};
use crate::{Outcome, Stage, expect, soon};

/// A person is added to the roster, renamed, seated in a match, removed and restored.
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
        page.wait_hidden("dialog[open]").await?;
    }
    page.until(&format!("{names} === 'Anna,Ben'")).await?;
    let solved = "localStorage['bar-a-jeux/solved']";
    let noted = "= JSON.stringify({ schema: 2, items: [{ by: 'Anna', problems: ['1-1'] }] });";
    page.run(&format!("{solved} {noted}"), json!(null)).await?;
    page.tap(".person:nth-child(1) [data-act='edit']").await?;
    // Typing replaces the selected name.
    page.tap("dialog[open] [data-act='name']").await?;
    page.keys("Zoë").await?;
    page.until("document.querySelector(\"dialog[open] [data-act='name']\").value === 'Zoë'").await?;
    page.tap("dialog[open] [data-act='done']").await?;
    page.until(&format!("{names} === 'Zoë,Ben'")).await?;
    page.reload().await?;
    table.up("roster").await?;
    soon!(page.is(&format!("{names} === 'Zoë,Ben'")).await?, "the roster is not kept");
    let by = page.text_of(&format!("JSON.parse({solved}).items[0].by")).await?;
    expect!(by == "Zoë", "what Zoë has solved is noted for {by}");
    table.set_up("barragoon", 2).await?;
    page.tap("[data-seat='0'] [data-act='seat']").await?;
    page.tap("dialog[open] [data-act='pick-player']").await?;
    page.wait_hidden("dialog[open]").await?;
    table.begin().await?;
    page.until("document.querySelector('.seat').textContent.includes('Zoë')").await?;
    table.screen(("roster", "#/roster")).await?;
    page.tap(".person:nth-child(1) [data-act='delete']").await?;
    page.until(&format!("{names} === 'Ben'")).await?;
    page.tap(&act("toast-action")).await?;
    page.until(&format!("{names} === 'Zoë,Ben'")).await?;
    // The offer to undo disappears with the next tap elsewhere, too.
    page.tap(".person:nth-child(1) [data-act='delete']").await?;
    page.wait_visible(&act("toast-action")).await?;
    page.tap(&act("add-player")).await?;
    page.wait_visible("dialog[open]").await?;
    expect!(!page.has(".toast").await?, "a message outlives the next tap");
    Ok(())
}

/// Games can be filtered by people and time. Naming a player needs no deletion first, and each player's mark is unique.
/// The app remembers no default name such as "Player 2". A match against bots is one tap away. After the first match
/// the app offers its installation.
pub(crate) async fn people(stage: &mut Stage) -> Outcome {
    let table = Table::of(stage);
    let page = table.page;
    table.home().await?;
    expect!(!page.has(&act("install")).await?, "to be installed before anything was played");
    let found = "[...document.querySelectorAll('.game')].filter(e => e.getClientRects().length).map(e => e.dataset.game).join()";
    page.fill(&act("people"), "3").await?;
    page.fill(&act("time"), "1").await?;
    page.until(&format!("{found} === 'barrakuda'")).await?;
    table.screen(("about", "#/about")).await?;
    table.screen(("home", "#/")).await?;
    page.until(&format!("{found} === 'barrakuda'")).await?;
    // No game fits six people in half an hour.
    page.fill(&act("people"), "5").await?;
    page.tap(&act("show-all")).await?;
    page.until(&format!("{found}.split(',').length === 5")).await?;

    page.tap("[data-game='bouillabaisse'] [data-act='new-match']").await?;
    table.up("setup").await?;
    let seats = page.eval("document.querySelectorAll('[data-seat]').length").await?;
    expect!(seats == 4, "La Bouillabaisse begins with {seats} seats");
    page.tap("[data-seat='0'] [data-act='seat']").await?;
    page.tap("dialog[open] [data-act='name']").await?;
    page.keys("Anna").await?;
    page.until("document.querySelector(\"dialog[open] [data-act='name']\").value === 'Anna'").await?;
    page.tap("dialog[open] [data-act='done']").await?;
    let name = "document.querySelector(\"[data-seat='0'] bdi\").textContent";
    page.until(&format!("{name} === 'Anna'")).await?;
    // Opening a seat and closing it changes nothing.
    page.tap("[data-seat='1'] [data-act='seat']").await?;
    page.tap("dialog[open] [data-act='done']").await?;
    page.wait_hidden("dialog[open]").await?;
    let roster = "localStorage['bar-a-jeux/roster']";
    let kept = page.text_of(roster).await?;
    expect!(kept.contains("Anna") && !kept.contains("Player"), "remembered: {kept}");

    let offer = page.text_of(&format!("document.querySelector(\"{}\").textContent", act("bots"))).await?;
    expect!(offer.contains("3 bots"), "offered: {offer:?}");
    page.tap(&act("bots")).await?;
    let marks = |what: &str| {
        format!("new Set([...document.querySelectorAll('[data-seat] .mark')].map(e => {what})).size === 4")
    };
    let apart = [marks("e.dataset.colour"), marks("e.querySelector('use').href.baseVal")].join(" && ");
    soon!(page.is(&apart).await?, "two at the table look alike");
    // A bot's seat goes to a person; Anna's mark is shown as taken and cannot be chosen.
    page.tap("[data-seat='1'] [data-act='seat']").await?;
    let annas =
        "dialog[open] [role='radiogroup']:not([role='radiogroup'] ~ [role='radiogroup']) [aria-disabled]";
    page.until(&format!("document.querySelector(\"{annas}\")?.ariaLabel.includes('Anna')")).await?;
    page.eval(&format!("document.querySelector(\"{annas}\").click()")).await?;
    page.until(&format!("document.querySelector(\"{annas}\").ariaChecked === 'false'")).await?;
    page.tap("dialog[open] [data-act='name']").await?;
    page.keys("Ben").await?;
    page.tap("dialog[open] [data-act='done']").await?;
    page.until("document.querySelector(\"[data-seat='1'] bdi\").textContent === 'Ben'").await?;
    soon!(page.is(&apart).await?, "Ben looks like somebody else");
    // A look at the minute leaves all players seated.
    page.tap(&act("learn")).await?;
    table.up("minute").await?;
    page.tap(&act("back")).await?;
    table.up("setup").await?;
    page.until(&format!(
        "{name} === 'Anna' && document.querySelector(\"[data-seat='1'] bdi\").textContent === 'Ben'"
    ))
    .await?;
    table.begin().await?;
    table.screen(("home", "#/")).await?;
    page.wait_visible(&act("install")).await?;
    // One tap starts a match with the same people; another game gets the first of them, with bots.
    for (game, people, bots) in [("bouillabaisse", "Anna,Ben", 2), ("barrakuda", "Anna", 3)] {
        table.screen(("home", "#/")).await?;
        page.tap(&format!("[data-game='{game}'] [data-act='play-now']")).await?;
        table.up("play").await?;
        table.screen(("home", "#/")).await?;
        let players = "[...document.querySelector('.match-card').querySelectorAll('.match-player')]";
        let named = format!(
            "{players}.filter(e => !e.querySelector('.bot-sign')).map(e => e.textContent.trim()).join()"
        );
        let seen = page.text_of(&named).await?;
        expect!(seen == people, "{game}: {seen} play");
        let seen = page.eval(&format!("{players}.length")).await?;
        expect!(seen == people.split(',').count() + bots, "{game}: {seen} at the table");
    }
    Ok(())
}

/// A match branches off from a replayed moment, and the original stays unchanged.
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

/// On a device that lies flat, both sides have their controls, each the right way up.
pub(crate) async fn face_to_face(stage: &mut Stage) -> Outcome {
    let table = Table::of(stage);
    let page = table.page;
    table.set_up("barragoon", 2).await?;
    // Unavailable with a bot, which has no side.
    page.tap(&act("bots")).await?;
    page.wait_hidden(&act("face-to-face")).await?;
    page.tap("[data-seat='1'] [data-act='seat']").await?;
    page.tap("dialog[open] [data-act='done']").await?;
    page.tap(&act("face-to-face")).await?;
    table.begin().await?;
    // The matrix of half a turn.
    let turned = |what: &str| {
        format!(
            "/^matrix\\(-1, 0, 0, -1/.test(getComputedStyle(document.querySelector(\"{what}\")).transform)"
        )
    };
    soon!(page.is(&turned(".far-side")).await?, "the far side is not turned round");
    table.step(&Step::Move("c2", "c3")).await?;
    // The player on the far side takes a move back and opens the menu.
    page.tap(".far-side [data-act='undo']").await?;
    table.shows(&[("c2", "w2"), ("c3", ".")]).await?;
    page.tap(&act("menu-far")).await?;
    page.wait_visible("dialog[data-dialog='menu'][open]").await?;
    expect!(
        page.is(&turned("dialog[data-dialog='menu'][open]")).await?,
        "the menu of the far side is not turned round"
    );
    page.tap("dialog[open] [data-act='close']").await?;
    page.wait_hidden("dialog[open]").await?;
    page.tap(".far-side [data-act='redo']").await?;
    table.shows(&[("c3", "w2")]).await?;
    // A refusal faces the player who acted by tap; a refusal by key faces the keyboard's side.
    let rule = "dialog[data-dialog='rule'][open]";
    page.tap(&square("c8")).await?;
    page.wait_visible("[data-target]").await?;
    page.tap(&square("c3")).await?;
    page.tap(".toast [data-act='toast-action']").await?;
    page.wait_visible(rule).await?;
    expect!(page.is(&turned(rule)).await?, "the rule is not turned round");
    page.tap(&format!("{rule} [data-act='close']")).await?;
    page.wait_hidden(rule).await?;
    page.keys("w").await?;
    page.wait_visible(rule).await?;
    expect!(!page.is(&turned(rule)).await?, "the rule is turned round for the near side");
    page.keys(&ESCAPE.to_string()).await?;
    page.wait_hidden(rule).await
}

/// Runs before the page: adds milliseconds to the time, and can set the device's clock off by an hour.
pub(crate) const AHEAD: &str = "
const now = Performance.prototype.now;
const day = Date.now;
window.ahead = 0;
Performance.prototype.now = function () { return now.call(this) + window.ahead; };
window.setClock = () => { Date.now = () => day() + 3600 * 1000; };";

/// Reports the page as hidden or visible.
const LOOK: &str = "
Object.defineProperty(document, 'hidden', { get: () => arguments[0], configurable: true });
document.dispatchEvent(new Event('visibilitychange'));";

/// A match clock ignores the device's clock and stops while the page is hidden. It announces once that time is up, and
/// never ends the match.
pub(crate) async fn clock_runs_out(stage: &mut Stage) -> Outcome {
    let table = Table::of(stage);
    let page = table.page;
    table.set_up("barragoon", 2).await?;
    page.tap(&act("clock")).await?;
    table.begin().await?;
    table.step(&Step::Move("c2", "c3")).await?;
    page.until("document.querySelectorAll('.clock')[1].classList.contains('running')").await?;
    let face = "document.querySelectorAll('.clock')[1].textContent";
    let up = "document.querySelector('.toasts').textContent.split('Time is up for Player 2').length - 1";
    page.run("setClock();", json!(null)).await?;
    page.run(LOOK, json!(true)).await?;
    page.run("window.ahead = 10 * 60 * 1000;", json!(null)).await?;
    page.run(LOOK, json!(false)).await?;
    let before = page.text_of(face).await?;
    page.until(&format!("{face} !== {}", json!(before))).await?;
    let left = page.text_of(face).await?;
    expect!(left.contains("14:"), "the page was hidden, and there is {left} left");
    expect!(page.eval(up).await? == 0, "time is up before it is");
    page.run("window.ahead += 15 * 60 * 1000;", json!(null)).await?;
    page.until(&format!("{up} === 1")).await?;
    let left = page.text_of(face).await?;
    expect!(left.contains("0.0"), "time is up, and there is {left} left");
    table.step(&Step::Move("c8", "c7")).await?;
    table.shows(&OPENED).await?;
    page.until("document.querySelectorAll('.clock')[0].classList.contains('running')").await?;
    expect!(page.is(&format!("{up} <= 1")).await?, "it is said once more");
    Ok(())
}

/// Lists the audio contexts that have played, counts each one's requests to resume, and fakes their states.
const AUDIO: &str = "
window.audio = [];
const all = BaseAudioContext.prototype;
const state = Object.getOwnPropertyDescriptor(all, 'state').get;
Object.defineProperty(all, 'state', { get() { return this.said ?? state.call(this); } });
const make = all.createOscillator;
all.createOscillator = function () {
    if (!window.audio.includes(this)) window.audio.push(this);
    return make.call(this);
};
const resume = AudioContext.prototype.resume;
AudioContext.prototype.resume = function () {
    this.asked = (this.asked ?? 0) + 1;
    return this.refuses ? Promise.reject(new Error('not now')) : resume.call(this);
};";

/// The page resumes its audio after a phone call. A closed or refusing context is replaced.
pub(crate) async fn sound_after_a_call(stage: &mut Stage) -> Outcome {
    let table = Table::of(stage);
    let page = table.page;
    table.home().await?;
    table.start(None).await?;
    page.run(AUDIO, json!(null)).await?;
    table.step(&Step::Move("c2", "c3")).await?;
    soon!(page.is("audio.length === 1").await?, "a move makes no sound");
    page.run("audio[0].asked = 0; audio[0].said = 'interrupted';", json!(null)).await?;
    table.step(&Step::Move("c8", "c7")).await?;
    soon!(page.is("audio.length === 1 && audio[0].asked === 1").await?, "silent after a call");
    page.run("audio[0].refuses = true;", json!(null)).await?;
    table.step(&Step::Move("e2", "e3")).await?;
    table.step(&Step::Move("e8", "e7")).await?;
    soon!(page.is("audio.length === 2").await?, "silent for good");
    page.run("audio[1].said = 'closed';", json!(null)).await?;
    table.step(&Step::Move("c3", "c4")).await?;
    soon!(page.is("audio.length === 3").await?, "silent once it was closed");
    Ok(())
}

/// Runs before the page: passes launch addresses and files to an installed app.
pub(crate) const INSTALLED: &str = "
Object.defineProperty(window, 'launchQueue', { value: { setConsumer: hear => {
    window.launch = path => hear({ targetURL: new URL(path, document.baseURI).href });
    window.launchWith = text => hear({ files: [{ getFile: async () => new File([text], 'bar-a-jeux.barajeux') }] });
} } });";

/// A shortcut of the installed app opens its screen during a match; the app's own icon leaves the match open.
pub(crate) async fn shortcut(stage: &mut Stage) -> Outcome {
    let table = Table::of(stage);
    table.started().await?;
    table.page.eval("launch('./')").await?;
    table.shows(&OPENED).await?;
    table.page.eval("launch('./#/setup/barrakuda')").await?;
    table.up("setup").await?;
    table.page.until("document.querySelector('h1').textContent.includes('Barrakuda')").await?;
    table.screen(("home", "#/")).await?;
    table.page.wait_visible(&act("resume")).await
}

/// A file that the device opens with the installed app is inspected, and imported once the player agrees.
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
    page.wait_visible("[data-import='refused']").await?;
    // Opens another file while the screen is open.
    page.run("launchWith(arguments[0][0]);", json!([text])).await?;
    page.wait_visible("[data-import='plan']").await?;
    page.tap(&act("confirm")).await?;
    table.screen(("home", "#/")).await?;
    page.tap(&act("resume")).await?;
    table.up("play").await?;
    table.shows(&OPENED).await
}

/// Without a host, an unknown address leads home.
pub(crate) async fn unknown_address(stage: &mut Stage) -> Outcome {
    {
        let table = Table::of(stage);
        table.started().await?;
        table.offline_ready().await?;
    }
    stage.server.stop().await;
    let table = Table::of(stage);
    table.page.open(&format!("{}not/here", stage.server.url())).await?;
    table.up("home").await?;
    table.page.wait_visible(&act("resume")).await?;
    table.screen(("unknown", "#/rules/chess")).await?;
    table.page.tap(&act("home")).await?;
    table.up("home").await
}

/// Two copies of the app on one host: each is stored for offline use separately, and neither takes the other's files.
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
