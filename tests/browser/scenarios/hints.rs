//! Hints: a player asks, gets one to three suggestions, and no other player sees them.

use serde_json::json;

use crate::keys::ESCAPE;
use crate::page::Page;
use crate::table::{SHORT, Step, Table, WHOLE, act, square};
use crate::{Outcome, Stage, expect, soon};

/// The highlighted suggestion.
const PICKED: &str = ".hint-choices [aria-pressed='true']";

/// Asks for a hint and expects one to three suggestions with a reason. The first is highlighted on an element matching
/// `lit`.
async fn ask(page: &Page, lit: &str) -> Outcome {
    page.tap(&act("hint")).await?;
    page.wait_visible(PICKED).await?;
    told(page, lit).await
}

async fn told(page: &Page, lit: &str) -> Outcome {
    let count = page.eval("document.querySelectorAll('.hint-choices button').length").await?;
    expect!(count.as_u64().is_some_and(|count| (1..=3).contains(&count)), "{count} choices");
    let why = page.text_of("document.querySelector('.hint-why').textContent.trim()").await?;
    expect!(why.len() > 10 && why.ends_with(['.', '?']), "no reason: {why:?}");
    page.wait_visible(&format!(":is({lit})[data-pointed]")).await
}

/// Returns how often the log reports a request for a hint.
async fn asked(page: &Page) -> Outcome<u64> {
    let lines = "[...document.querySelectorAll('.side-log li')].filter(line => /asked for a hint|demandé un conseil/.test(line.textContent)).length";
    Ok(page.eval(lines).await?.as_u64().unwrap_or_default())
}

/// Checks that no trace of a hint is left on the page.
async fn forgotten(page: &Page) -> Outcome {
    page.wait_hidden(".hints").await?;
    page.wait_hidden("[data-pointed]").await
}

/// A player asks, sees a suggestion and plays it by hand. The log reports the request once, and the move removes the
/// hint.
pub(crate) async fn barragoon(stage: &mut Stage) -> Outcome {
    let table = Table::of(stage);
    let page = table.page;
    table.home().await?;
    table.start(Some(SHORT)).await?;
    expect!(asked(page).await? == 0, "nobody has asked");
    ask(page, "[data-square]").await?;
    soon!(asked(page).await? == 1, "it is not in the log");
    // Closed by one key and shown again by another, the hint is no new request.
    page.keys(&ESCAPE.to_string()).await?;
    forgotten(page).await?;
    page.keys("h").await?;
    page.wait_visible(PICKED).await?;
    told(page, "[data-square]").await?;
    expect!(asked(page).await? == 1, "shown again is not asked again");
    // Another suggestion, if there is one, replaces the highlight.
    let choices = page.eval("document.querySelectorAll('.hint-choices button').length").await?;
    if choices.as_u64() > Some(1) {
        let lit = "[...document.querySelectorAll('[data-pointed]')].map(e => e.dataset.square).join(' ')";
        let first = page.text_of(lit).await?;
        page.tap(".hint-choices button:last-child").await?;
        page.until(&format!("{lit} && {lit} !== {}", json!(first))).await?;
    }
    // Picking up a piece leaves the highlight in place.
    page.tap(&square("c3")).await?;
    page.wait_visible("[data-square][data-pointed]").await?;
    page.tap(&square("c3")).await?;
    table.step(&WHOLE[0]).await?;
    forgotten(page).await?;
    // The player who must place a Barragoon may ask as well; a take-back keeps the log's report.
    ask(page, "[data-square]").await?;
    page.tap(&act("undo")).await?;
    forgotten(page).await?;
    soon!(asked(page).await? == 2, "a take-back takes nothing out of the log");
    page.reload().await?;
    table.up("play").await?;
    soon!(asked(page).await? == 2, "it is not in the save");
    Ok(())
}

/// The table can agree to give hints to no player, or only to some.
pub(crate) async fn agreed(stage: &mut Stage) -> Outcome {
    let table = Table::of(stage);
    let page = table.page;
    table.set_up("barragoon", 2).await?;
    page.fill(&act("hints"), "1").await?;
    page.until("/No hints/.test(document.querySelector('details.options summary').textContent)").await?;
    table.begin().await?;
    page.wait_visible(&act("undo")).await?;
    expect!(!page.has(&act("hint")).await?, "there is a button");
    page.keys("h").await?;
    expect!(!page.has(".hints").await?, "the key asks all the same");
    page.tap(&act("menu")).await?;
    let menu = "document.querySelector('dialog[open] [data-agreed]')?.textContent";
    page.until(&format!("{menu} === 'No hints.'")).await?;

    // The agreement is kept for the next match; here only White gets hints.
    table.set_up("barragoon", 2).await?;
    soon!(page.is("document.querySelector(\"[data-act='hints']\").value === '1'").await?, "not kept");
    page.fill(&act("hints"), "2").await?;
    page.tap(&act("hints-may")).await?;
    table.begin().await?;
    page.wait_visible("[data-act='hint']:not(:disabled)").await?;
    table.step(&Step::Move("c2", "c3")).await?;
    page.wait_visible("[data-act='hint']:disabled").await
}

/// Behind the curtain no trace of a hint is left, visible or audible, and the player who lifts it gets none.
pub(crate) async fn behind_the_curtain(stage: &mut Stage) -> Outcome {
    let table = Table::of(stage);
    let page = table.page;
    table.cards(3).await?;
    page.wait_visible(".curtain").await?;
    expect!(page.has("[data-act='hint']:disabled").await?, "asked from behind the curtain");
    table.lift().await?;
    ask(page, ".bo-hand [data-own]").await?;
    let secret = page.text_of(&format!("document.querySelector(\"{PICKED}\").textContent.trim()")).await?;
    let heard = page.text_of("document.querySelector('[data-live]').textContent").await?;
    expect!(!heard.contains(&secret), "others hear of it: {heard:?}");
    page.run("window.dispatchEvent(new Event('blur'));", json!(null)).await?;
    page.wait_visible(".curtain").await?;
    forgotten(page).await?;
    let rest = page.text_of("document.body.textContent").await?;
    let why = "points this round";
    expect!(!rest.contains(&secret) && !rest.contains(why), "behind the curtain: {secret}");
    table.lift().await?;
    expect!(!page.has(".hints").await?, "whoever lifts the curtain is told what others were");
    // Asking again in the same position shows the same hint and adds no line to the log.
    ask(page, ".bo-hand [data-own]").await?;
    soon!(asked(page).await? == 1, "{} lines", asked(page).await?);
    Ok(())
}

/// Hints in the other games: a card, a public action, a bar, notes.
pub(crate) async fn at_other_tables(stage: &mut Stage) -> Outcome {
    let table = Table::of(stage);
    let page = table.page;
    table.dives(2).await?;
    table.lift().await?;
    ask(page, ".bk-hand [data-own], .bk-tile").await?;
    table.dive("3").await?;
    forgotten(page).await?;
    soon!(asked(page).await? == 1, "it is not in the log");

    table.set_up("barracuda", 3).await?;
    table.begin().await?;
    page.wait_visible(".bc-whose").await?;
    ask(page, ".bc-house, .bc-action").await?;
    table.bars(3).await?;
    table.announced().await?;
    page.tap(&act("go-on")).await?;
    table.pass_curtain(".bc-lay").await?;
    ask(page, ".bc-add").await?;
    page.tap("[data-add='0']").await?;
    page.tap(".bc-part [data-act='confirm']").await?;
    forgotten(page).await
}

/// Gives hints and their reasons in French.
pub(crate) async fn in_french(stage: &mut Stage) -> Outcome {
    let table = Table::of(stage);
    let page = table.page;
    table.dives(2).await?;
    table.lift().await?;
    ask(page, ".bk-hand [data-own], .bk-tile").await?;
    let said = page.text_of("document.querySelector('.hints').textContent").await?;
    let french =
        [" le ", " la ", " vous ", "Vous ", " une ", "Plonger"].iter().any(|word| said.contains(word));
    expect!(french, "not in French: {said:?}");
    soon!(asked(page).await? == 1, "it is not in the log");
    Ok(())
}

/// Without bots a message appears and the log stays unchanged; once bots load, the hint is given.
pub(crate) async fn unreachable(stage: &mut Stage) -> Outcome {
    let table = Table::of(stage);
    let page = table.page;
    table.home().await?;
    table.start(Some(SHORT)).await?;
    page.run(
        "workers.none = true; workers.fetch = window.fetch; window.fetch = () => Promise.reject();",
        json!(null),
    )
    .await?;
    page.tap(&act("hint")).await?;
    page.wait_visible("[data-notice='no-hint']").await?;
    expect!(asked(page).await? == 0, "what was not told is in the log");
    page.run("window.fetch = workers.fetch;", json!(null)).await?;
    page.tap(&act("hint-again")).await?;
    page.wait_visible(PICKED).await?;
    told(page, "[data-square]").await?;
    soon!(asked(page).await? == 1, "it is not in the log");
    Ok(())
}
