//! Storage that is unavailable, full or damaged: the app reports it and loses nothing. Also export and import of
//! matches.

use std::fs;

use serde_json::json;

use super::FILL_STORAGE;
use crate::engines::Engine;
use crate::page::Page;
use crate::table::{OPENED, Step, Table, act};
use crate::{Outcome, Stage, expect, soon};

/// From now on the wasm program, and only it, gets no new elements; this never happens in practice.
const NO_ELEMENTS: &str = "
const make = document.createElement;
document.createElement = tag => /wasm/.test(new Error().stack) ? null : make.call(document, tag);";

/// With all cookies blocked, the page says that it saves nothing, makes no other promise, and plays on in memory.
pub(crate) async fn blocked(stage: &mut Stage) -> Outcome {
    let table = Table::of(stage);
    table.home().await?;
    table.page.wait_visible("[data-notice='blocked']").await?;
    table.screen(("about", "#/about")).await?;
    let words = table.page.text_of("document.querySelector('main').textContent").await?;
    expect!(
        words.contains("last only until") && !words.contains("saved at once"),
        "the about page promises too much: {words}"
    );
    table.screen(("home", "#/")).await?;
    table.start(None).await?;
    table.step(&Step::Move("c2", "c3")).await?;
    table.step(&Step::Move("c8", "c7")).await?;
    table.screen(("home", "#/")).await?;
    table.page.tap(&act("resume")).await?;
    table.up("play").await?;
    table.shows(&OPENED).await
}

/// The disk is full in the middle of a match: the page says so, the match goes on, and is saved once there is room.
pub(crate) async fn full(stage: &mut Stage) -> Outcome {
    let table = Table::of(stage);
    table.started().await?;
    let filled = table.page.run(FILL_STORAGE, json!(null)).await?;
    expect!(filled.as_u64().unwrap_or(0) > 3, "nothing was filled: {filled}");
    table.step(&Step::Move("e2", "e3")).await?;
    table.step(&Step::Move("e8", "e7")).await?;
    table.step(&Step::Move("c3", "c4")).await?;
    table.page.wait_visible("[data-notice='unsaved']").await?;
    // The earlier save is intact.
    let stored = table.stored().await?;
    expect!(stored.contains("c2-c3"), "the earlier save is gone: {stored}");
    table
        .page
        .run("Object.keys(localStorage).filter(k => k.startsWith('filler')).forEach(k => localStorage.removeItem(k));", json!(null))
        .await?;
    table.step(&Step::Move("c7", "c6")).await?;
    table.page.wait_hidden("[data-notice='unsaved']").await?;
    table.page.reload().await?;
    table.up("play").await?;
    table.shows(&[("c4", "w2"), ("e3", "w2"), ("e7", "b2"), ("c6", "b2")]).await
}

/// A damaged newer slot: the app plays the older one and says so. With both damaged, it says so and deletes nothing.
pub(crate) async fn broken(stage: &mut Stage) -> Outcome {
    let table = Table::of(stage);
    table.started().await?;
    let play = table.page.text_of("location.hash").await?;
    table.screen(("home", "#/")).await?;
    spoil(table.page, "c8-c7").await?;
    table.page.reload().await?;
    table.up("home").await?;
    table.screen(("play", &play)).await?;
    table.shows(&[("c3", "w2"), ("c8", "b2")]).await?;
    table.page.wait_visible("[data-notice='older']").await?;
    table.screen(("home", "#/")).await?;
    spoil(table.page, "c2-c3").await?;
    table.page.reload().await?;
    table.up("home").await?;
    table.screen(("saves", "#/saves")).await?;
    table.page.wait_visible("[data-broken]").await?;
    let words = table.page.text_of("document.querySelector('[data-broken]').textContent").await?;
    expect!(words.trim().len() > 10, "a broken save is not explained: {words:?}");
    table.page.wait_visible(&format!("[data-broken] {}", act("export"))).await?;
    let stored = table.stored().await?;
    expect!(stored.contains("SPOILT c2-c3"), "what could not be read was thrown away: {stored}");
    Ok(())
}

/// Damages every slot whose text contains this move, as a failing disk does.
async fn spoil(page: &Page, step: &str) -> Outcome {
    let spoilt = page
        .run(
            "const step = arguments[0];
             const keys = Object.keys(localStorage)
                 .filter(k => k.startsWith('bar-a-jeux/') && localStorage[k].includes(step));
             for (const k of keys) localStorage[k] = localStorage[k].replaceAll(step, 'SPOILT ' + step);
             return keys.length;",
            json!(step),
        )
        .await?;
    expect!(spoilt.as_u64().unwrap_or(0) > 0, "no save names {step}");
    // The journal would repair it.
    page.forget_journal().await
}

/// Exports a match as a file, if the driver supports it, and as text; then wipes the storage, imports the match and
/// plays on.
pub(crate) async fn export_to_another_browser(stage: &mut Stage) -> Outcome {
    let table = Table::of(stage);
    let page = table.page;
    table.started().await?;
    table.screen(("saves", "#/saves")).await?;
    page.tap(&act("export")).await?;
    let mut text = page.until("document.querySelector('[data-export]')?.value").await?;
    expect!(
        text.as_str().is_some_and(|text| text.contains("c2-c3")),
        "the exported text has no moves: {text}"
    );
    if page.engine() != Engine::WebKit {
        page.tap(&act("export-file")).await?;
        let is_whole = |file: &[u8]| {
            let text = String::from_utf8_lossy(file);
            text.contains("c8-c7") && text.trim_end().ends_with('}')
        };
        text = json!(String::from_utf8(page.downloaded(is_whole).await?)?);
    }
    page.forget().await?;
    table.home().await?;
    let resumable = page.has(&act("resume")).await?;
    expect!(!resumable, "a match outlived the wiping of the storage");
    table.screen(("saves", "#/saves")).await?;
    page.tap(&act("import")).await?;
    page.fill(&act("import-text"), "no match at all").await?;
    page.tap(&act("import-check")).await?;
    page.wait_visible("[data-import='refused']").await?;
    let file = page.browser.downloads.join("brought along.json");
    fs::write(&file, text.as_str().unwrap_or_default())?;
    page.choose("#import-file", &file).await?;
    page.wait_visible("[data-import='plan']").await?;
    page.tap(&act("confirm")).await?;
    table.screen(("home", "#/")).await?;
    page.tap(&act("resume")).await?;
    table.up("play").await?;
    table.shows(&OPENED).await?;
    table.step(&Step::Move("e2", "e3")).await
}

/// Quarantined texts are listed with their size, can be exported, and are deleted after a question.
pub(crate) async fn quarantine(stage: &mut Stage) -> Outcome {
    let table = Table::of(stage);
    let page = table.page;
    table.started().await?;
    page.run(
        "localStorage['bar-a-jeux/quarantine/00000000001-aaaaaaaa/a-1'] = 'scribble'.repeat(1010);
         localStorage['bar-a-jeux/quarantine/unknown/import-2'] = '<b>scrawl</b>';",
        json!(null),
    )
    .await?;
    table.screen(("saves", "#/saves")).await?;
    let rows = page
        .text_of("[...document.querySelectorAll('[data-quarantined]')].map(e => e.innerText).join('|')")
        .await?;
    expect!(
        rows.contains("8.1\u{a0}kB") && rows.contains("1970"),
        "what it was, and its size, are not said: {rows:?}"
    );
    let text = "document.querySelector('[data-dialog=confirm] p').textContent";
    page.tap("[data-quarantined*='aaaaaaaa'] [data-act='discard']").await?;
    page.wait_visible(&act("confirm")).await?;
    let asked = page.text_of(text).await?;
    expect!(asked.contains("not exported"), "the question does not tell that it was not exported: {asked:?}");
    page.tap(&act("cancel")).await?;
    page.wait_hidden(&act("confirm")).await?;
    expect!(table.stored().await?.contains("scribble"), "a question that was denied deletes");
    page.tap("[data-quarantined*='aaaaaaaa'] [data-act='export-quarantined']").await?;
    // The toast about the export may cover the next button for a moment.
    page.wait_visible(".toast").await?;
    page.tap("[data-quarantined*='aaaaaaaa'] [data-act='discard']").await?;
    page.wait_visible(&act("confirm")).await?;
    let asked = page.text_of(text).await?;
    expect!(!asked.contains("not exported"), "the question does not know of the export: {asked:?}");
    page.tap(&act("confirm")).await?;
    page.wait_hidden("[data-quarantined*='aaaaaaaa']").await?;
    let stored = table.stored().await?;
    expect!(!stored.contains("scribble") && stored.contains("scrawl"), "the wrong one was deleted: {stored}");
    page.tap(&act("discard-all")).await?;
    page.tap(&act("confirm")).await?;
    page.wait_hidden("[data-notice='quarantine']").await?;
    let stored = table.stored().await?;
    expect!(!stored.contains("/quarantine/") && stored.contains("c2-c3"), "the match went too: {stored}");
    page.wait_visible(&act("delete")).await
}

/// A text of several megabytes is refused with its size, and none of it is kept. A text that fits reports its size.
pub(crate) async fn import_too_large(stage: &mut Stage) -> Outcome {
    let table = Table::of(stage);
    let page = table.page;
    table.started().await?;
    let before = table.stored().await?;
    table.screen(("saves", "#/saves")).await?;
    page.tap(&act("import")).await?;
    let bring = async |characters: usize| -> Outcome {
        let file = page.browser.downloads.join(format!("{characters}.json"));
        let broken = [json!({ "key": "x", "text": "z".repeat(characters) })];
        fs::write(&file, json!({ "bar-a-jeux": "export", "schema": 2, "broken": broken }).to_string())?;
        page.choose("#import-file", &file).await
    };
    let refused = "document.querySelector('[data-import=refused]').textContent";
    bring(5_200_000).await?;
    page.wait_visible("[data-import='refused']").await?;
    let words = page.text_of(refused).await?;
    expect!(words.contains("5.2\u{a0}MB"), "what it takes is not said: {words:?}");
    expect!(!page.has(&act("confirm")).await?, "it can be imported all the same");
    bring(9_000_000).await?;
    page.until(&format!("{refused}.includes('9\\u00a0MB')")).await?;
    expect!(table.stored().await? == before, "something was written");
    bring(40_000).await?;
    page.wait_visible("[data-takes]").await?;
    let words = page.text_of("document.querySelector('[data-takes]').textContent").await?;
    expect!(words.contains("40\u{a0}kB"), "what it takes is not said: {words:?}");
    page.tap(&act("confirm")).await?;
    page.wait_visible("[data-quarantined]").await
}

/// A deleted match comes back with one tap.
pub(crate) async fn deleted_and_restored(stage: &mut Stage) -> Outcome {
    let table = Table::of(stage);
    table.started().await?;
    table.screen(("saves", "#/saves")).await?;
    table.page.tap(&act("delete")).await?;
    table.page.wait_hidden(&act("delete")).await?;
    table.page.tap(&act("toast-action")).await?;
    table.page.wait_visible(&act("delete")).await?;
    // Deletes again and leaves the screen before the undo.
    table.page.tap(&act("delete")).await?;
    table.page.wait_hidden(&act("delete")).await?;
    table.screen(("home", "#/")).await?;
    table.page.tap(&act("toast-action")).await?;
    table.page.tap(&act("resume")).await?;
    table.up("play").await?;
    table.shows(&OPENED).await
}

/// The app fails during a tap; an error page offers the saves and a fresh start.
pub(crate) async fn app_failed(stage: &mut Stage) -> Outcome {
    let table = Table::of(stage);
    let page = table.page;
    table.started().await?;
    page.run(NO_ELEMENTS, json!(null)).await?;
    page.tap(&act("menu")).await?;
    page.wait_visible(".crash").await?;
    soon!(!page.has("main").await?, "the failed app can still be reached");
    let words = page.text_of("document.querySelector('.crash').textContent").await?;
    expect!(
        words.contains("What was saved is untouched") && words.contains("wasm"),
        "what happened is not said: {words:?}"
    );
    let link = page.text_of("document.querySelector('.crash [download]').href").await?;
    let saves =
        page.run("return decodeURIComponent(arguments[0].replace(/^.*?,/, ''));", json!(link)).await?;
    let saves = saves.as_str().unwrap_or_default();
    expect!(saves.contains("c8-c7"), "the saves are not offered: {saves}");
    page.run("document.documentElement.dataset.before = '';", json!(null)).await?;
    page.tap(&format!(".crash {}", act("reload"))).await?;
    page.until("!('before' in document.documentElement.dataset)").await?;
    table.up("home").await?;
    page.forget().await?;
    table.home().await?;
    table.screen(("saves", "#/saves")).await?;
    page.tap(&act("import")).await?;
    page.fill(&act("import-text"), saves).await?;
    page.tap(&act("import-check")).await?;
    page.tap(&act("confirm")).await?;
    table.screen(("home", "#/")).await?;
    page.tap(&act("resume")).await?;
    table.up("play").await?;
    table.shows(&OPENED).await
}
