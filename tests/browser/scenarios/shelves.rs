//! Many matches, old evenings, and the stored options of a set-up.

use std::fs;

use serde_json::json;

use super::FILL_STORAGE;
use crate::engines::Engine;
use crate::table::{Table, act};
use crate::{Outcome, Stage, expect};

/// Runs before the page: reports a browser whose installed apps start with an empty storage.
pub(crate) const IPHONE: &str = "
Object.defineProperty(navigator, 'userAgent', { get: () => 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) Version/18.1' });";

/// Copies a match of an export fourteen times, every other one abandoned.
const COPIES: &str = "
const doc = JSON.parse(arguments[0]), [one] = doc.matches;
doc.matches = Array.from({ length: 14 }, (_, n) => ({
    ...one,
    header: { ...one.header, id: String(n).padStart(11, '0') + '-aaaaaaaa' },
    entries: n % 2 ? one.entries : [...one.entries, 'abandon'],
}));
return JSON.stringify(doc);";

fn count(selector: &str, n: usize) -> String {
    format!("document.querySelectorAll(\"{selector}\").length === {n}")
}

/// Home shows the newest three matches, and a button shows the rest. Saves deletes several matches or all finished
/// ones, and puts them back. Before an install that starts empty, the page offers a full export.
pub(crate) async fn many_matches(stage: &mut Stage) -> Outcome {
    let table = Table::of(stage);
    let page = table.page;
    copied(&table).await?;
    page.tap(&act("pick")).await?;
    page.tap(".save:nth-child(1) .pick").await?;
    page.tap(".save:nth-child(3) .pick").await?;
    page.tap(&act("delete-picked")).await?;
    page.until(&count(".save", 13)).await?;
    page.tap(&act("toast-action")).await?;
    page.until(&count(".save", 15)).await?;
    page.tap(&act("delete-finished")).await?;
    page.tap("dialog[open] [data-act='confirm']").await?;
    page.until(&count(".save", 8)).await?;
    expect!(!page.has(&act("delete-finished")).await?, "a finished match is left");
    page.tap(&act("toast-action")).await?;
    page.until(&count(".save", 15)).await?;

    table.screen(("home", "#/")).await?;
    page.until(&count(".match-card", 3)).await?;
    page.tap(&act("all-matches")).await?;
    page.until(&count(".match-card", 8)).await?;
    page.tap(&act("install")).await?;
    page.tap(&act("export-first")).await?;
    page.wait_visible("dialog[data-dialog='export'][open]").await
}

/// Starts a match, and adds fourteen copies of it to the list of matches, which is left open.
async fn copied(table: &Table<'_>) -> Outcome {
    let page = table.page;
    table.started().await?;
    table.screen(("saves", "#/saves")).await?;
    page.tap(&act("export")).await?;
    let text = page.until("document.querySelector('[data-export]')?.value").await?;
    page.tap("dialog[open] [data-act='close']").await?;
    page.wait_hidden("dialog[open]").await?;
    let text = page.run(COPIES, text).await?;
    page.tap(&act("import")).await?;
    page.fill(&act("import-text"), text.as_str().unwrap_or_default()).await?;
    page.tap(&act("import-check")).await?;
    page.tap(&act("confirm")).await?;
    page.wait_hidden("dialog[open]").await?;
    page.until(&count(".save", 12)).await?;
    page.tap(&act("all-saves")).await?;
    page.until(&count(".save", 15)).await.map(drop)
}

/// Gives the finished copies a result each.
const RESULTS: &str = "
const player = name => ({ name, colour: 0, symbol: 0 });
const items = [0, 2, 4, 6, 8, 10, 12].map(n => ({
    id: String(n).padStart(11, '0') + '-aaaaaaaa', game: 'barragoon', ended: 1790000000000 + n, places: [1, 2],
    players: [player('Anna'), player('Ben')],
}));
localStorage['bar-a-jeux/results'] = JSON.stringify({ schema: 3, items });";

/// Holds if this many results are stored.
fn stored_results(n: usize) -> String {
    format!("JSON.parse(localStorage['bar-a-jeux/results']).items.length === {n}")
}

/// A finished match is deleted with its result or without it; a single result can be deleted too; all come back.
pub(crate) async fn results_deleted(stage: &mut Stage) -> Outcome {
    let table = Table::of(stage);
    let page = table.page;
    copied(&table).await?;
    page.run(RESULTS, json!(null)).await?;
    let row = "[data-match='00000000002-aaaaaaaa']";
    let delete = format!("{row} [data-act='delete']");
    page.tap(&delete).await?;
    page.tap("dialog[open] [data-act='cancel']").await?;
    page.wait_hidden("dialog[open]").await?;
    page.tap(&delete).await?;
    page.tap("dialog[open] [data-act='delete-with-result']").await?;
    page.wait_hidden(row).await?;
    page.until(&stored_results(6)).await?;
    page.tap(&act("toast-action")).await?;
    page.wait_visible(row).await?;
    page.until(&stored_results(7)).await?;
    page.tap(&delete).await?;
    page.tap("dialog[open] [data-act='confirm']").await?;
    page.wait_hidden(row).await?;
    expect!(page.is(&stored_results(7)).await?, "the result went with its match");
    // Without a result there is no question.
    page.tap("[data-match='00000000001-aaaaaaaa'] [data-act='delete']").await?;
    page.wait_hidden("[data-match='00000000001-aaaaaaaa']").await?;

    table.screen(("history", "#/history")).await?;
    page.until(&count(".result-row", 7)).await?;
    page.until(&count("div.result-row", 1)).await?;
    page.tap(&act("result-more")).await?;
    page.tap(&act("delete-result")).await?;
    page.wait_hidden("dialog[open]").await?;
    page.until(&count(".result-row", 6)).await?;
    page.until(&stored_results(6)).await?;
    page.tap(&act("toast-action")).await?;
    page.until(&count(".result-row", 7)).await.map(drop)
}

/// When storage runs low, the oldest finished matches go into a file, and leave the storage only once the player says
/// that the file is there. An import brings them back.
pub(crate) async fn packing(stage: &mut Stage) -> Outcome {
    let table = Table::of(stage);
    let page = table.page;
    copied(&table).await?;
    expect!(!page.has("[data-notice='low']").await?, "there is space enough");
    page.run(RESULTS, json!(null)).await?;
    page.run(FILL_STORAGE, json!(null)).await?;
    table.screen(("home", "#/")).await?;
    table.screen(("saves", "#/saves")).await?;
    page.tap(&act("pack")).await?;
    page.wait_visible("dialog[data-dialog='pack'][open]").await?;
    expect!(!page.has(&act("pack-delete")).await?, "it deletes without a file");
    if page.engine() == Engine::WebKit {
        return Ok(());
    }
    page.tap(&act("pack-file")).await?;
    let is_whole = |file: &[u8]| file.ends_with(b"}\n");
    let text = page.downloaded(is_whole).await?;
    page.tap("dialog[open] [data-act='cancel']").await?;
    page.wait_hidden("dialog[open]").await?;
    page.tap(&act("all-saves")).await?;
    page.until(&count(".save", 15)).await?;
    page.tap(&act("pack")).await?;
    page.tap(&act("pack-file")).await?;
    page.tap(&act("pack-delete")).await?;
    page.until(&count(".save", 8)).await?;
    expect!(page.is(&stored_results(7)).await?, "the results did not stay");
    page.run(
        "Object.keys(localStorage).filter(key => key.startsWith('filler')).forEach(key => delete localStorage[key]);",
        json!(null),
    )
    .await?;
    let file = page.browser.downloads.join("packed.json");
    fs::write(&file, text)?;
    page.tap(&act("import")).await?;
    page.choose("#import-file", &file).await?;
    page.tap("dialog[open] [data-act='confirm']").await?;
    page.until(&count(".save", 15)).await?;
    expect!(page.is(&stored_results(7)).await?, "results were doubled");
    Ok(())
}

/// A new evening archives the previous one. Archived evenings can be opened, deleted and put back.
pub(crate) async fn evenings(stage: &mut Stage) -> Outcome {
    let table = Table::of(stage);
    let page = table.page;
    table.home().await?;
    let player = |name: &str| json!({ "name": name, "colour": 0, "symbol": 0 });
    let result = |id: &str, places: [u8; 2]| {
        json!({ "id": id, "game": "barragoon", "ended": 1_790_000_000_000_u64, "places": places,
            "players": [player("Anna"), player("Ben")] })
    };
    let results = json!({ "schema": 2, "items": [result("m", [1, 2]), result("n", [1, 2])] });
    page.run("localStorage['bar-a-jeux/results'] = arguments[0];", json!(results.to_string())).await?;
    table.screen(("results", "#/results")).await?;
    page.until(&count(".result-row", 2)).await?;
    page.tap(&act("new-evening")).await?;
    page.until(&format!("{} && {}", count(".result-row", 0), count(".evening", 1))).await?;
    // A quick tap on Undo restores it.
    page.tap(&act("toast-action")).await?;
    page.until(&format!("{} && {}", count(".result-row", 2), count(".evening", 0))).await?;
    page.tap(&act("new-evening")).await?;
    page.tap(".evening summary").await?;
    page.until(&count(".evening .result-row", 2)).await?;
    let told = page.text_of("document.querySelector('.evening summary').textContent").await?;
    expect!(told.contains("2026") && told.contains("2 matches") && told.contains("Anna"), "told: {told}");
    page.tap(&act("delete-evening")).await?;
    page.tap("dialog[open] [data-act='confirm']").await?;
    page.wait_hidden(".evening").await?;
    page.tap(&act("toast-action")).await?;
    page.wait_visible(".evening").await?;
    let stored = table.stored().await?;
    expect!(stored.contains("archived") && stored.contains("Anna"), "the evening is not kept: {stored}");
    Ok(())
}

/// Changes every option of a set-up, one after the other.
const CHOOSE: &str = "
for (const e of document.querySelectorAll('.options-fields select')) {
    if (['preset', 'house-rules', 'hints', 'start-position', 'clay'].includes(e.dataset.act)) continue;
    e.selectedIndex = e.options.length - 1;
    e.dispatchEvent(new Event('change', { bubbles: true }));
}
for (const e of document.querySelectorAll('.options-fields [role=switch]')) {
    if (!['clock', 'warned'].includes(e.dataset.act)) e.click();
}";

/// A list shows a value that it does not offer, and keeps it until another is chosen.
pub(crate) async fn unlisted_option(stage: &mut Stage) -> Outcome {
    let table = Table::of(stage);
    let page = table.page;
    table.home().await?;
    let edited = json!({ "config": json!({ "talk": 45 }).to_string() }).to_string();
    page.run("localStorage['bar-a-jeux/setup-barracuda'] = arguments[0];", json!(edited)).await?;
    table.screen(("setup", "#/setup/barracuda")).await?;
    table.unfold().await?;
    let shown = "[...document.querySelectorAll('[data-act=talk] option')].find(o => o.selected)?.textContent";
    let talk = "JSON.parse(JSON.parse(localStorage['bar-a-jeux/setup-barracuda']).config)";
    page.until(&format!("{shown} === 'Another value'")).await?;
    page.tap(&act("look")).await?;
    page.until(&format!("{talk}.look && {talk}.talk === 45")).await?;
    page.fill(&act("talk"), "1").await?;
    page.until(&format!("{talk}.talk === 30")).await?;
    page.until(&count("[data-act=talk] option", 4)).await?;
    Ok(())
}

/// A reopened set-up shows the options chosen before, in every game.
pub(crate) async fn options_kept(stage: &mut Stage) -> Outcome {
    let table = Table::of(stage);
    let page = table.page;
    table.home().await?;
    for game in ["barragoon", "bouillabaisse", "barrakuda", "barracuda", "barbarossa"] {
        let kept = format!("JSON.parse(localStorage['bar-a-jeux/setup-{game}'] ?? '{{}}')");
        let setup = format!("#/setup/{game}");
        table.screen(("setup", &setup)).await?;
        table.unfold().await?;
        page.run(CHOOSE, json!(null)).await?;
        let chosen = page.until(&format!("{kept}.config")).await?;
        table.screen(("minute", &format!("#/minute/{game}"))).await?;
        table.screen(("setup", &setup)).await?;
        table.unfold().await?;
        page.tap(&act("clock")).await?;
        page.until(&format!("{kept}.clock")).await?;
        let now = page.eval(&format!("{kept}.config")).await?;
        expect!(now == chosen, "{game} forgets: {chosen} has become {now}");
    }
    Ok(())
}
