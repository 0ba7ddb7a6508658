//! Language, theme, axe-core's findings, widths, text sizes and sizes of targets.

use std::path::{Path, PathBuf};
use std::{fs, iter};

use bar_a_jeux::words::LANGUAGES;
use serde_json::{Value, json};

use super::{AT_REST, layouts};
use crate::page::Page;
use crate::pseudo::pseudo;
use crate::table::{SCREENS, SHORT, Step, Table, WHOLE, act};
use crate::{Outcome, Stage, expect, languages, played_results};

/// The app starts in the browser's language. Another language applies without a reload and is kept.
pub(crate) async fn language(stage: &mut Stage) -> Outcome {
    let table = Table::of(stage);
    let page = table.page;
    table.home().await?;
    page.until("document.documentElement.lang === 'fr'").await?;
    let french = page.text_of("document.querySelector('main').innerText").await?;
    let manifest = page
        .promised(
            "fetch(document.querySelector('link[rel=manifest]').href).then(r => r.json()).then(done, done);",
        )
        .await?;
    expect!(manifest["lang"] == "fr", "the manifest is in another language: {manifest}");
    page.run("document.documentElement.dataset.before = '';", Value::Null).await?;
    table.screen(("settings", "#/settings")).await?;
    choose(page, "language", languages::in_settings("en")).await?;
    page.until("document.documentElement.lang === 'en'").await?;
    let tags = page
        .eval("[...document.querySelectorAll(\"[data-act='language'] option\")].map(e => e.lang)")
        .await?;
    let expected: Vec<&str> = iter::once("").chain(LANGUAGES.iter().map(|(tag, _)| *tag)).collect();
    expect!(tags == json!(expected), "the names of the languages are in {tags}");
    table.screen(("home", "#/")).await?;
    let english = page.text_of("document.querySelector('main').innerText").await?;
    expect!(french != english, "home reads the same in both languages");
    expect!(page.is("'before' in document.documentElement.dataset").await?, "the language came by a reload");
    page.reload().await?;
    table.up("home").await?;
    page.until("document.documentElement.lang === 'en'").await?;
    // Home has the list too, without the entry for the browser's language.
    choose(page, "language", languages::in_settings("fr") - 1).await?;
    page.until("document.documentElement.lang === 'fr'").await.map(drop)
}

/// Each theme looks different and survives a reload.
pub(crate) async fn theme(stage: &mut Stage) -> Outcome {
    let table = Table::of(stage);
    let page = table.page;
    table.home().await?;
    let mut seen = Vec::new();
    for (place, theme) in THEMES.into_iter().enumerate().skip(1) {
        table.screen(("settings", "#/settings")).await?;
        choose(page, "theme", place).await?;
        page.until(&format!("document.documentElement.dataset.theme === '{theme}'")).await?;
        page.reload().await?;
        table.up("settings").await?;
        page.until(&format!("document.documentElement.dataset.theme === '{theme}'")).await?;
        let colours = page
            .text_of(
                "getComputedStyle(document.body).backgroundColor + getComputedStyle(document.body).color",
            )
            .await?;
        expect!(!seen.contains(&colours), "{theme} looks like another theme: {colours}");
        seen.push(colours);
    }
    Ok(())
}

/// Chooses a setting by its index in the list.
async fn choose(page: &Page, setting: &str, place: usize) -> Outcome {
    page.fill(&format!("select[data-act='{setting}']"), &place.to_string()).await
}

/// The themes in list order; the first follows the device.
const THEMES: [&str; 4] = ["system", "light", "dark", "contrast"];
const DARK: usize = 2;

/// Checks each screen with axe-core, and the contrast of its text in each theme. Names and colours do not depend on the
/// engine.
pub(crate) async fn axe(stage: &mut Stage) -> Outcome {
    let source = fs::read_to_string(axe_file()?)?;
    let table = Table::of(stage);
    // Without motion, colours change at once.
    table.page.media("prefers-reduced-motion", "reduce").await?;
    table.home().await?;
    played_results::put(table.page).await?;
    table.start(Some(SHORT)).await?;
    let play = table.page.text_of("location.hash").await?;
    let mut found = Vec::new();
    table.screen(("settings", "#/settings")).await?;
    choose(table.page, "theme", DARK).await?;
    for screen in SCREENS {
        table.screen(screen).await?;
        if screen.0 == "setup" {
            table.unfold().await?;
        }
        violations(table.page, &source, screen.0, &mut found).await?;
    }
    table.screen(("play", &play)).await?;
    violations(table.page, &source, "play", &mut found).await?;
    table.page.tap(&act("hint")).await?;
    table.page.wait_visible(".hint-choices").await?;
    violations(table.page, &source, "hints", &mut found).await?;
    // The same board during a placement, at the end and in a replay.
    let (placing, rest) = WHOLE.split_at(1);
    table.step(&placing[0]).await?;
    violations(table.page, &source, "placing", &mut found).await?;
    for step in rest {
        table.step(step).await?;
    }
    table.over().await?;
    violations(table.page, &source, "result", &mut found).await?;
    table.page.run("document.querySelector('.review').scrollIntoView();", json!(null)).await?;
    table.page.wait_visible("[data-review='done']").await?;
    violations(table.page, &source, "review", &mut found).await?;
    table.screen(("replay", &play.replace("/play/", "/replay/"))).await?;
    violations(table.page, &source, "replay", &mut found).await?;
    // Bots: the set-up of a bot's seat, and handing a seat over.
    table.set_up("barragoon", 2).await?;
    table.page.tap(&act("bots")).await?;
    table.page.tap("[data-seat='1'] [data-act='seat']").await?;
    violations(table.page, &source, "a bot's seat", &mut found).await?;
    table.page.tap("dialog[open] [data-act='easy']").await?;
    table.begin().await?;
    table.page.tap(&act("menu")).await?;
    table.page.tap(&act("hand-over")).await?;
    violations(table.page, &source, "hand over", &mut found).await?;
    // Cards: the curtain, the hand, the score sheet.
    table.cards(4).await?;
    violations(table.page, &source, "curtain", &mut found).await?;
    table.lift().await?;
    violations(table.page, &source, "hand", &mut found).await?;
    table.page.tap(&act("sheet")).await?;
    violations(table.page, &source, "sheet", &mut found).await?;
    table.page.tap("dialog[open] [data-act='close']").await?;
    // Dives: the hand, the playback, a decision, an enlarged wreck.
    table.dives(2).await?;
    for card in ["3", "4"] {
        table.lift().await?;
        violations(table.page, &source, "dive", &mut found).await?;
        table.dive(card).await?;
    }
    table.page.wait_visible(&act("next")).await?;
    violations(table.page, &source, "story", &mut found).await?;
    table.page.tap("[data-wreck='3']").await?;
    violations(table.page, &source, "wreck", &mut found).await?;
    table.page.tap("dialog[open] [data-act='close']").await?;
    table.tell().await?;
    violations(table.page, &source, "decision", &mut found).await?;
    // Bars: the player's turn, an offer being laid, and the tenant's view of it.
    table.offering(3).await?;
    violations(table.page, &source, "talk", &mut found).await?;
    table.page.tap(&act("go-on")).await?;
    table.pass_curtain(".bc-lay").await?;
    violations(table.page, &source, "offer", &mut found).await?;
    table.page.tap("[data-add='0']").await?;
    table.page.tap(".bc-part [data-act='confirm']").await?;
    violations(table.page, &source, "notes face down", &mut found).await?;
    table.pass_curtain(".bc-answers").await?;
    violations(table.page, &source, "answer", &mut found).await?;
    table.page.tap(&act("ledger")).await?;
    violations(table.page, &source, "ledger", &mut found).await?;
    table.page.tap("dialog[open] [data-act='close']").await?;
    table.page.tap(&act("accept")).await?;
    table.page.tap(&act("go-on")).await?;
    table.pass_curtain(".bc-action").await?;
    violations(table.page, &source, "turn", &mut found).await?;
    // Riddles: making an object, the board, an enlarged object, curses, notes.
    table.made_all(3).await?;
    violations(table.page, &source, "presentation", &mut found).await?;
    table.page.tap(&act("present-done")).await?;
    table.page.wait_visible(&act("roll")).await?;
    violations(table.page, &source, "mountain", &mut found).await?;
    table.page.tap("[data-object='0.0']").await?;
    violations(table.page, &source, "object", &mut found).await?;
    table.page.tap("dialog[open] [data-act='close']").await?;
    table.page.tap(&act("curse")).await?;
    violations(table.page, &source, "curses", &mut found).await?;
    table.page.tap(&act("curse-away")).await?;
    table.page.tap(".bb-player [data-act='visit']").await?;
    table.pass_curtain(&act("notes-done")).await?;
    violations(table.page, &source, "notes", &mut found).await?;
    table.set_up("barbarossa", 4).await?;
    table.begin().await?;
    table.pass_curtain(&act("word")).await?;
    violations(table.page, &source, "word", &mut found).await?;
    // Without WebGL there is no studio.
    if table.page.has(&act("to-clay")).await? {
        table.page.fill(&act("word"), "owl").await?;
        table.page.tap(&act("to-clay")).await?;
        table.page.wait_visible(".bb-canvas").await?;
        violations(table.page, &source, "clay", &mut found).await?;
        // The view all round is closed before there is some clay.
        table.page.tap(&act("to-round")).await?;
        let bare =
            "/Sculpt something/.test(document.querySelector('.bb-careful:not([hidden])')?.textContent)";
        table.page.until(bare).await?;
        table.page.tap("[data-start='0']").await?;
        table.page.until("document.querySelector('.bb-canvas').dataset.strokes === '1'").await?;
        table.page.tap(&act("to-round")).await?;
        violations(table.page, &source, "round", &mut found).await?;
    }
    expect!(found.is_empty(), "axe-core found {} violations:\n{}", found.len(), found.join("\n"));
    Ok(())
}

/// Collects axe-core's findings in the dark theme, and faint colours alternately in the light and the high-contrast
/// theme.
async fn violations(page: &Page, source: &str, place: &str, found: &mut Vec<String>) -> Outcome {
    if !page.is("window.axe").await? {
        page.run(&format!("{source};\nwindow.axe ??= axe;"), Value::Null).await?;
    }
    look(page, "{ resultTypes: ['violations'] }", &format!("{place} dark"), found).await?;
    let turns = "window.turns = (window.turns ?? 0) + 1";
    let theme =
        if page.eval(turns).await?.as_u64().is_some_and(|turn| turn % 2 == 0) { "light" } else { "contrast" };
    page.run("document.documentElement.dataset.theme = arguments[0];", json!(theme)).await?;
    let colours = "{ resultTypes: ['violations'], runOnly: ['color-contrast', 'link-in-text-block'] }";
    look(page, colours, &format!("{place} {theme}"), found).await?;
    page.run("document.documentElement.dataset.theme = 'dark';", Value::Null).await.map(drop)
}

async fn look(page: &Page, options: &str, place: &str, found: &mut Vec<String>) -> Outcome {
    // Waits for fading colours to settle. A new dialog starts to fade in the next frame.
    page.promised("requestAnimationFrame(() => requestAnimationFrame(() => done(true)))").await?;
    page.until(AT_REST).await?;
    let script = format!(
        "axe.run({{ exclude: [['svg.sprite']] }}, {options}).then(
            r => done(r.violations.map(v => v.id + ': ' + v.help + ' at '
                + v.nodes.slice(0, 4).map(n => n.target.join(' ') + ' [' + (n.any[0]?.message ?? '') + ']').join(', '))),
            e => done(['axe-core failed: ' + e]));"
    );
    let list = page.promised(&script).await?;
    found.extend(
        list.as_array().into_iter().flatten().map(|v| format!("{place}: {}", v.as_str().unwrap_or("?"))),
    );
    Ok(())
}

/// Returns the file that `make test` put into the project's cache, or the one named in `BAR_AXE`.
fn axe_file() -> Outcome<PathBuf> {
    let cached = std::env::var_os("HOME")
        .map(|home| Path::new(&home).join(".cache/bar-a-jeux/npm/node_modules/axe-core/axe.min.js"));
    std::env::var_os("BAR_AXE")
        .map(PathBuf::from)
        .or(cached)
        .filter(|path| path.is_file())
        .ok_or_else(|| "axe-core is not installed: `make test` does it, or name axe.min.js in BAR_AXE".into())
}

/// With forced colours, outlines replace the shadows and backgrounds that convey a state.
pub(crate) async fn forced_colours(stage: &mut Stage) -> Outcome {
    let table = Table::of(stage);
    let page = table.page;
    page.media("forced-colors", "active").await?;
    table.home().await?;
    table.start(None).await?;
    page.tap("[data-square='c2']").await?;
    page.wait_visible("[data-target]").await?;
    let outline = |what: &str| format!("getComputedStyle(document.querySelector(\"{what}\")).outlineStyle");
    let target = page.text_of(&outline("[data-target]")).await?;
    expect!(target == "dashed", "what can be tapped cannot be seen: {target}");
    let turn = page.text_of(&outline(".seat.turn")).await?;
    expect!(turn == "solid", "whose turn it is cannot be seen: {turn}");
    let board =
        page.text_of("getComputedStyle(document.querySelector('.bg-board')).forcedColorAdjust").await?;
    expect!(board == "none", "the board has lost its colours");
    Ok(())
}

/// Every screen at several widths, with text at normal and double size: nothing scrolls sideways, and every target is
/// at least 44 px each way.
pub(crate) async fn widths(stage: &mut Stage) -> Outcome {
    // Layouts that fit with double text nearly always fit with normal text, and at widths between the two extremes. So
    // only one engine checks those. The layouts walk has more windows and text sizes for matches.
    if stage.whole() {
        return walk(stage, &[360, 820], &[100, 200]).await;
    }
    walk(stage, &[320, 1280], &[200]).await
}

/// On a phone a language with longer texts than these fits.
pub(crate) async fn longer_language(stage: &mut Stage) -> Outcome {
    stage.build.translate(pseudo)?;
    walk(stage, &[360], &[100]).await
}

async fn walk(stage: &Stage, widths: &[u32], sizes: &[u32]) -> Outcome {
    let table = Table::of(stage);
    table.home().await?;
    table.start(Some(SHORT)).await?;
    // The middle of a placement has the most on the screen.
    table.step(&WHOLE[0]).await?;
    table.page.tap("[data-square='a9']").await?;
    table.page.wait_visible("[data-face]").await?;
    let play = table.page.text_of("location.hash").await?;
    table.cards(12).await?;
    let cards = table.page.text_of("location.hash").await?;
    table.dives(4).await?;
    let dives = table.page.text_of("location.hash").await?;
    table.set_up("barracuda", 5).await?;
    table.begin().await?;
    table.bars(5).await?;
    table.page.tap(&act("begin")).await?;
    let bars = table.page.text_of("location.hash").await?;
    table.riddles(6).await?;
    let riddles = table.page.text_of("location.hash").await?;
    table.set_up("barbarossa", 3).await?;
    table.begin().await?;
    let clay = table.page.text_of("location.hash").await?;
    let mut wrong = Vec::new();
    for width in widths.iter().copied() {
        for percent in sizes {
            table.page.open(&stage.server.framed(width, 800, "#/")).await?;
            let ready =
                format!("win.innerWidth === {width} && doc.documentElement.hasAttribute('data-ready')");
            in_frame(table.page, &ready).await?;
            // A phone's scroll bars overlay the page, while a desktop's would narrow it.
            let set = format!(
                "(() => {{
                    const doc = {APP}, sheet = new doc.defaultView.CSSStyleSheet();
                    sheet.replaceSync('* {{ scrollbar-width: none }}');
                    doc.adoptedStyleSheets = [sheet];
                    doc.documentElement.style.fontSize = '{percent}%';
                }})()"
            );
            table.page.eval(&set).await?;
            let matches = [&play, &cards, &dives, &bars, &riddles, &clay].map(|hash| ("play", hash.as_str()));
            for (name, hash) in SCREENS.into_iter().chain(matches) {
                table
                    .page
                    .eval(&format!("document.getElementById('app').contentWindow.location.hash = '{hash}'"))
                    .await?;
                in_frame(table.page, &format!("doc.querySelector(\"main[data-screen='{name}']\") !== null"))
                    .await?;
                if hash == play {
                    in_frame(table.page, "doc.querySelector('[data-square]') !== null").await?;
                }
                if hash != play && name == "play" {
                    // The frame sometimes loses the focus, and then the curtain falls again.
                    let through = "(doc.querySelector('[data-own], .bc-action, .bb-cave[data-target], .bb-task [data-act=word]') ?? (doc.querySelector('.curtain .primary')?.click(), null)) !== null";
                    in_frame(table.page, through).await?;
                }
                let unfold = format!("{APP}.querySelector('details.options')?.setAttribute('open', '')");
                table.page.eval(&unfold).await?;
                let place = format!("{name} at {width} px, text {percent} %");
                let wide = table.page.eval(&format!("({TOO_WIDE})({APP})")).await?;
                if wide != Value::Null {
                    wrong.push(format!("{place} scrolls sideways: {wide}"));
                }
                let small = table.page.eval(&format!("({TOO_SMALL})({APP})")).await?;
                if small != json!([]) {
                    wrong.push(format!("{place} has small targets: {small}"));
                }
                let zooms = table.page.eval(&format!("({FIELDS_ZOOMED_BY_IOS})({APP})")).await?;
                if zooms != json!([]) {
                    wrong.push(format!("{place} has fields that iOS zooms into: {zooms}"));
                }
            }
        }
    }
    expect!(wrong.is_empty(), "{} faults:\n{}", wrong.len(), wrong.join("\n"));
    Ok(())
}

/// On narrow phones and at all text sizes, no word breaks inside without a hyphen and no page scrolls sideways. Each run
/// reads a screen in one language at one of the widths, all in turn, and `make layouts` in all. The layouts walk checks
/// matches.
pub(crate) async fn unbroken_words(stage: &mut Stage) -> Outcome {
    let table = Table::of(stage);
    let page = table.page;
    table.home().await?;
    table.screen(("roster", "#/roster")).await?;
    page.tap(&act("add-player")).await?;
    page.fill(&act("name"), "Marguerite").await?;
    page.tap(&act("done")).await?;
    played_results::put(page).await?;
    let mut faults = Vec::new();
    for language in 0..languages::COUNT {
        page.run("document.documentElement.style.fontSize = '';", Value::Null).await?;
        table.screen(("settings", "#/settings")).await?;
        let tag = languages::nth(language);
        choose(page, "language", languages::in_settings(tag)).await?;
        page.until(&format!("document.documentElement.lang === '{tag}'")).await?;
        for (nth, screen) in SCREENS.into_iter().enumerate() {
            let widths = match (layouts::is_whole(), nth % languages::COUNT == language) {
                (true, _) => &[320, 360][..],
                (false, true) => &[[320], [360]][nth / languages::COUNT % 2],
                (false, false) => continue,
            };
            table.screen(screen).await?;
            for &width in widths {
                page.device((width, 740, 1)).await?;
                for percent in [100, 130, 200] {
                    page.run("document.documentElement.style.fontSize = `${arguments[0]}%`;", json!(percent))
                        .await?;
                    // The layout follows the window in the next frame.
                    page.promised("requestAnimationFrame(() => requestAnimationFrame(() => done(true)))")
                        .await?;
                    let broken = page.run(BROKEN_WORDS, Value::Null).await?;
                    let wide = page.eval(&format!("({TOO_WIDE})(document)")).await?;
                    if broken != json!([]) || wide != Value::Null {
                        let (name, hash) = screen;
                        faults
                            .push(format!("{name} {hash}, {width} px, {percent} %, {tag}: {broken}, {wide}"));
                    }
                }
            }
        }
    }
    expect!(faults.is_empty(), "broken words, or screens that scroll sideways:\n{}", faults.join("\n"));
    Ok(())
}

/// Finds words broken inside.
const BROKEN_WORDS: &str = include_str!("../walks/broken_words.js");

const APP: &str = "document.getElementById('app').contentDocument";

/// Returns `null`, or the width of the page and the elements that stick out.
const TOO_WIDE: &str = include_str!("../walks/too_wide.js");

/// Finds targets smaller than 44 px. Links in a sentence may have the size of their words; a control in a label counts
/// with the label.
const TOO_SMALL: &str = include_str!("../walks/too_small.js");

/// Finds fields that make iOS zoom in.
const FIELDS_ZOOMED_BY_IOS: &str = include_str!("../walks/fields_zoomed_by_ios.js");

/// Waits for an expression on the framed app's `win` and `doc`.
async fn in_frame(page: &Page, expression: &str) -> Outcome<Value> {
    page.until(&format!(
        "(() => {{ const win = document.getElementById('app')?.contentWindow, doc = win?.document;
            return doc?.documentElement ? ({expression}) : null; }})()"
    ))
    .await
}

/// The live region reports a step once, in one sentence.
pub(crate) async fn announced_once(stage: &mut Stage) -> Outcome {
    let table = Table::of(stage);
    table.home().await?;
    table.start(None).await?;
    table.step(&Step::Move("c2", "c3")).await?;
    table.page.until("/c3/.test(document.querySelector('[data-live]')?.textContent)").await?;
    let polite =
        table.page.is("document.querySelector('[data-live]').getAttribute('aria-live') === 'polite'").await?;
    expect!(polite, "the live region is not polite");
    Ok(())
}

/// On a phone no number at La Bouillabaisse's table is cut off, as it would read as another number.
pub(crate) async fn whole_numbers(stage: &mut Stage) -> Outcome {
    let table = Table::of(stage);
    let mut plays = Vec::new();
    for seats in [2, 4, 5, 6, 7, 8, 12] {
        table.cards(seats).await?;
        plays.push((seats, table.page.text_of("location.hash").await?));
    }
    table.page.open(&stage.server.framed(360, 740, "#/")).await?;
    in_frame(table.page, "doc.documentElement.hasAttribute('data-ready')").await?;
    let mut wrong = Vec::new();
    for (seats, hash) in plays {
        table
            .page
            .eval(&format!("document.getElementById('app').contentWindow.location.hash = '{hash}'"))
            .await?;
        let there = format!("doc.querySelectorAll('.bo-place .bo-points').length === {seats}");
        in_frame(table.page, &there).await?;
        let cut = format!(
            "(doc => {{
                const all = [...doc.querySelectorAll('.bo-points')];
                all.forEach(points => {{ points.textContent = '−645'; }});
                const ends = e => e.getBoundingClientRect();
                return all.filter(e => ends(e).right > ends(e.closest('small')).right + 0.5).length;
            }})({APP})"
        );
        let cut = table.page.eval(&cut).await?;
        if cut != json!(0) {
            wrong.push(format!("{seats} players: {cut}"));
        }
    }
    expect!(wrong.is_empty(), "cut off: {wrong:?}");
    Ok(())
}
