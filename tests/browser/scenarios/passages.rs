//! From a refusal to the sentence of the rules behind it, and back to the unchanged match.

use serde_json::json;

use crate::keys::ESCAPE;
use crate::page::Page;
use crate::table::{SHORT, Table, act, square};
use crate::{Outcome, Stage, expect, soon};

/// The highlighted sentence.
const LIT: &str = "dialog[data-dialog='rule'][open] .rules-lit";

/// Opens the sheet, checks that this sentence is visible and has the focus, and closes the sheet.
async fn read(page: &Page, link: &str, sentence: &str) -> Outcome {
    page.tap(link).await?;
    lit(page, sentence).await?;
    page.keys(&ESCAPE.to_string()).await?;
    page.wait_hidden("dialog[data-dialog='rule'][open]").await
}

async fn lit(page: &Page, sentence: &str) -> Outcome {
    page.wait_visible(&format!("{LIT}[data-rule='{sentence}']")).await?;
    page.until(&format!("document.activeElement === document.querySelector(\"{LIT}\")")).await?;
    page.until(&format!(
        "(({{ top, bottom }}) => top > 0 && bottom < innerHeight)(document.querySelector(\"{LIT}\").getBoundingClientRect())"
    ))
    .await
    .map(drop)
}

/// Returns the board's markup, including the held piece.
async fn board(page: &Page) -> Outcome<String> {
    page.text_of(
        "document.querySelector('.table').outerHTML.replace(/(id|for|aria-describedby|aria-labelledby)=\"[^\"]*\"/g, '')",
    )
    .await
}

/// Waits until the board is as before, once the sheet has closed.
async fn unchanged(page: &Page, before: &str) -> Outcome {
    soon!(board(page).await? == before, "not as it was: {before} | {}", board(page).await?);
    Ok(())
}

const TOAST: &str = ".toast [data-act='toast-action']";

/// A held piece stays held, and the focus returns to the board.
pub(crate) async fn barragoon(stage: &mut Stage) -> Outcome {
    let table = Table::of(stage);
    let page = table.page;
    table.home().await?;
    table.start(Some(SHORT)).await?;
    page.tap(&square("c3")).await?;
    page.wait_visible("[data-target]").await?;
    page.tap(&square("c7")).await?;
    page.wait_visible(TOAST).await?;
    // The toast is a live region itself.
    let twice = "document.querySelector('[data-live]').textContent.includes(document.querySelector('.toast span').textContent)";
    expect!(!page.is(twice).await?, "a refusal is said twice");
    let before = board(page).await?;
    read(page, TOAST, "r_moves_a").await?;
    page.wait_hidden(".toast").await?;
    unchanged(page, &before).await?;
    // The sheet opens by its key too, and the focus returns to the same square.
    page.run("document.querySelector(arguments[0]).focus();", json!(square("c3"))).await?;
    page.tap(&square("g9")).await?;
    page.wait_visible(TOAST).await?;
    page.run("document.querySelector(arguments[0]).focus();", json!(square("c3"))).await?;
    page.keys("w").await?;
    page.wait_visible(LIT).await?;
    page.keys(&ESCAPE.to_string()).await?;
    page.wait_hidden(LIT).await?;
    page.until(&format!("document.activeElement?.matches(\"{}\")", square("c3"))).await?;
    // The rules page has the same sentence.
    table.screen(("rules", "#/rules/barragoon/r_moves_a")).await?;
    page.wait_visible("#rules-moves .rules-lit").await?;
    // A ruling that limits the preceding sentence is open, under its mark; other rulings are folded.
    let open = "[...document.querySelectorAll('#rules-end > p')].some(line =>
        line.querySelector('[data-tag=ruling]') && /a win by blocking/.test(line.textContent))";
    soon!(page.is(open).await?, "the ruling about blocking is folded");
    expect!(page.has("#rules-moves details.rules-ruling:not([open])").await?, "no ruling is folded");
    // A problem and a lesson have the same link.
    table.screen(("problems", "#/problems")).await?;
    page.tap(&act("problem")).await?;
    table.up("problem").await?;
    let refused = "(() => {
        const own = document.querySelector('[data-square][data-can], .bg-board [data-cell^=w]');
        own.click();
        return own.dataset.square;
    })()";
    let own = page.text_of(refused).await?;
    let far = page
        .text_of(&format!(
            "[...document.querySelectorAll('[data-square]')].filter(s => s.dataset.cell === '.' && !('target' in s.dataset))
                .map(s => s.dataset.square).find(s => s !== {})",
            json!(own)
        ))
        .await?;
    page.tap(&square(&far)).await?;
    page.tap(&act("rule")).await?;
    page.wait_visible(LIT).await?;
    page.keys(&ESCAPE.to_string()).await?;
    page.wait_hidden(LIT).await
}

/// A suit must be followed. The hand behind the curtain stays open, and no other hand is in the page.
pub(crate) async fn bouillabaisse(stage: &mut Stage) -> Outcome {
    let table = Table::of(stage);
    let page = table.page;
    table.cards(3).await?;
    let barred = ".bo-hold[aria-disabled='true']";
    // The driver refuses to tap a disabled control; a script presses it.
    let press =
        async || page.run(&format!("document.querySelector(\"{barred}\").click();"), json!(null)).await;
    for _ in 0..12 {
        table.lift().await?;
        if page.has(barred).await? {
            break;
        }
        page.tap(".bo-can").await?;
        page.wait_visible(".curtain").await?;
    }
    press().await?;
    page.wait_visible(TOAST).await?;
    let before = board(page).await?;
    read(page, TOAST, "r_tricks_a").await?;
    unchanged(page, &before).await?;
    expect!(!page.has(".curtain").await?, "the curtain has fallen");
    // A player who hides their hand meanwhile finds it hidden.
    press().await?;
    page.tap(TOAST).await?;
    page.wait_visible(LIT).await?;
    page.run("window.dispatchEvent(new Event('blur'));", json!(null)).await?;
    page.keys(&ESCAPE.to_string()).await?;
    page.wait_hidden(LIT).await?;
    page.wait_visible(".curtain").await?;
    expect!(!page.has("[data-own]").await?, "a hand behind the curtain is in the page");
    page.keys("w").await?;
    expect!(!page.has(LIT).await?, "the next one learns what was refused");
    Ok(())
}

/// A wreck's dialog explains why no card leads there, and stays open behind the rule.
pub(crate) async fn barrakuda(stage: &mut Stage) -> Outcome {
    let table = Table::of(stage);
    let page = table.page;
    table.dives(2).await?;
    for card in ["1", "5"] {
        table.lift().await?;
        table.dive(card).await?;
    }
    // The played card lies in the row, unless the wreck returns it.
    loop {
        table.tell().await?;
        if page.has(".curtain").await? {
            break;
        }
        if page.has(&act("go-on")).await? {
            page.tap(&act("go-on")).await?;
        } else if page.has(".bk-ways .primary").await? {
            page.tap(".bk-ways .primary").await?;
        }
    }
    table.lift().await?;
    let away = "[...document.querySelectorAll('.bk-tile:not([data-open])')].map(t => t.dataset.wreck).find(n => n !== '6')";
    let away = page.text_of(away).await?;
    expect!(!away.is_empty(), "a card leads to each wreck");
    page.tap("[data-own]").await?;
    page.tap(&format!("[data-wreck='{away}']")).await?;
    page.wait_visible("dialog[data-dialog='wreck'] [data-refused]").await?;
    let before = board(page).await?;
    read(page, "[data-refused] [data-act='rule']", "r_choose_b").await?;
    page.wait_visible("dialog[data-dialog='wreck'][open]").await?;
    unchanged(page, &before).await?;
    soon!(page.has("[data-own][aria-pressed='true']").await?, "the card that was picked is put back");
    Ok(())
}

/// Each unavailable action names its rule; the wallet stays unchanged.
pub(crate) async fn barracuda(stage: &mut Stage) -> Outcome {
    let table = Table::of(stage);
    let page = table.page;
    table.set_up("barracuda", 3).await?;
    table.begin().await?;
    table.bars(3).await?;
    table.first_turn().await?;
    let before = board(page).await?;
    // The driver refuses to tap a disabled control; a script presses it.
    let press = "document.querySelector(\"[data-way='kind-4'][aria-disabled]\").click();";
    page.run(press, json!(null)).await?;
    read(page, TOAST, "r_auction_a").await?;
    unchanged(page, &before).await?;
    soon!(page.has("[data-wallet]").await?, "the curtain has fallen");
    Ok(())
}

/// A refused word stays in its field unchanged.
pub(crate) async fn barbarossa(stage: &mut Stage) -> Outcome {
    let table = Table::of(stage);
    let page = table.page;
    table.real_clay(3).await?;
    table.pass_curtain(&act("made")).await?;
    page.fill(&act("word"), "rain-bow").await?;
    page.tap(&act("made")).await?;
    page.wait_visible(".bb-careful").await?;
    read(page, &act("rule"), "r_objects_j").await?;
    let word = page.text_of("document.querySelector(\"[data-act='word']\").value").await?;
    expect!(word == "rain-bow", "the word is gone: {word:?}");
    page.wait_visible(".bb-careful").await?;
    page.until("document.activeElement?.dataset.act === 'rule'").await.map(drop)
}
