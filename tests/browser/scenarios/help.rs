//! The list of keys, opened by "?" on every board, and the truth of its lines.

use serde_json::{Value, json};

use crate::keys::{ENTER, ESCAPE, LEFT, RIGHT, UP};
use crate::page::Page;
use crate::table::{Table, act, square};
use crate::{Outcome, Stage, expect, soon};

/// The dialog with the keys.
const KEYS: &str = "dialog[data-dialog='keys'][open]";

/// Expression: the lines of the open list, as "X R: description".
const LINES: &str = "[...document.querySelectorAll(\"[data-dialog='keys'] .keys > div\")]
    .map(row => [...row.querySelectorAll('kbd')].map(key => key.textContent).join(' ') + ': '
        + row.querySelector('dd').textContent)";

/// Opens the list by its key, closes it, and returns its lines.
async fn told(page: &Page) -> Outcome<Vec<String>> {
    page.run("document.activeElement?.blur();", json!(null)).await?;
    page.keys("?").await?;
    page.wait_visible(KEYS).await?;
    let lines = page.eval(LINES).await?;
    page.keys(&ESCAPE.to_string()).await?;
    page.wait_hidden(KEYS).await?;
    let Value::Array(lines) = lines else { return Err("no list".into()) };
    Ok(lines.iter().filter_map(Value::as_str).map(str::to_owned).collect())
}

/// Checks that each of these is a line.
fn has(lines: &[String], wanted: &[&str]) -> Outcome {
    for line in wanted {
        expect!(lines.iter().any(|told| told == line), "{line:?} is not told: {lines:#?}");
    }
    Ok(())
}

async fn focus(page: &Page, selector: &str) -> Outcome {
    page.run("document.querySelector(arguments[0]).focus();", json!(selector)).await.map(drop)
}

/// Checks the keys listed in each match, and presses one of them where the board has keys.
pub(crate) async fn in_matches(stage: &mut Stage) -> Outcome {
    let table = Table::of(stage);
    let page = table.page;
    table.home().await?;
    table.start(None).await?;
    let lines = told(page).await?;
    has(
        &lines,
        &[
            "Arrow keys: walk over the board",
            "L: hear the last move",
            "W: the rule behind the latest refusal",
            "Page Up Page Down: a step back, a step forward",
        ],
    )?;
    focus(page, ".bg-board [tabindex='0']").await?;
    let at = "document.activeElement.dataset.square";
    let before = page.text_of(at).await?;
    page.keys(&RIGHT.to_string()).await?;
    page.until(&format!("{at} && {at} !== {}", json!(before))).await?;
    page.keys("l").await?;
    page.until("/No move|not moved|yet/i.test(document.querySelector('[data-live]').textContent)").await?;

    table.cards(3).await?;
    table.lift().await?;
    let lines = told(page).await?;
    has(&lines, &["Arrow keys: along your hand", "Enter Space: lift a card, or put it back"])?;
    focus(page, ".bo-can").await?;
    let at = "document.activeElement.dataset.own";
    let before = page.text_of(at).await?;
    page.keys(
        &if page.is("document.activeElement.nextElementSibling?.dataset.own").await? { RIGHT } else { LEFT }
            .to_string(),
    )
    .await?;
    page.until(&format!("{at} && {at} !== {}", json!(before))).await?;

    // These boards have no keys and say so; the summary card still has one.
    table.dives(3).await?;
    without(page).await?;
    table.set_up("barracuda", 3).await?;
    table.begin().await?;
    without(page).await
}

async fn without(page: &Page) -> Outcome {
    let lines = told(page).await?;
    has(&lines, &["I: the reference card", "?: this list", "Esc: close the window in front"])?;
    let left = "document.querySelector(\"[data-dialog='keys']\")?.textContent";
    soon!(page.text_of(left).await?.is_empty(), "the list stays");
    page.keys("i").await?;
    page.wait_visible("[data-dialog='aid'] .aid").await?;
    page.keys(&ESCAPE.to_string()).await?;
    page.wait_hidden("[data-dialog='aid'] .aid").await
}

/// The same in a lesson, a problem and the practice studio; typing "?" in a text field opens no list.
pub(crate) async fn elsewhere(stage: &mut Stage) -> Outcome {
    let table = Table::of(stage);
    let page = table.page;
    table.home().await?;
    table.screen(("lesson", "#/learn/bouillabaisse")).await?;
    has(&told(page).await?, &["Arrow keys: along your hand"])?;
    table.screen(("problems", "#/problems")).await?;
    page.tap(&act("problem")).await?;
    table.up("problem").await?;
    has(&told(page).await?, &["T: hear where the piece in hand may go"])?;
    page.wait_visible(&square("d5")).await?;

    table.screen(("practice", "#/practice")).await?;
    page.fill(&act("name"), "").await?;
    focus(page, &act("name")).await?;
    page.keys("?iw").await?;
    page.until("document.activeElement.value === '?iw'").await?;
    expect!(!page.has("dialog[open]").await?, "a window opens for whoever writes");
    let lines = told(page).await?;
    has(
        &lines,
        &[
            "Esc: cancel the stroke",
            "Home: back to the front",
            "U Ctrl Z: take the last stroke back",
            "R Ctrl Y Ctrl Shift Z: redo it",
            "1 … 0 A S D F G: choose a tool",
            ", .: zoom out or in",
        ],
    )
}

/// The studio's keys do what their lines say: one aborts a stroke, Control+Z takes one back.
pub(crate) async fn at_the_turntable(stage: &mut Stage) -> Outcome {
    let table = Table::of(stage);
    let page = table.page;
    table.home().await?;
    table.screen(("practice", "#/practice")).await?;
    if !page.is("document.createElement('canvas').getContext('webgl2')").await? {
        return Ok(());
    }
    page.wait_visible(".bb-starts button").await?;
    page.run("document.querySelector('.bb-starts button').focus();", json!(null)).await?;
    page.keys(&ENTER.to_string()).await?;
    let strokes = |n: u32| format!("document.querySelector('.bb-canvas').dataset.strokes === '{n}'");
    page.until(&strokes(1)).await?;
    focus(page, ".bb-canvas").await?;
    page.keys(&format!("{ENTER}{UP}{UP}")).await?;
    page.keys(&ESCAPE.to_string()).await?;
    page.until("/cancelled/i.test(document.querySelector('[data-live]').textContent)").await?;
    page.keys(" ").await?;
    page.until(&strokes(2)).await?;
    page.keys("m").await?;
    page.until("/mirror/i.test(document.querySelector('[data-live]').textContent)").await?;
    // The canvas itself has no key "?", but it still opens the list.
    page.keys("?").await?;
    page.wait_visible(KEYS).await?;
    page.keys(&ESCAPE.to_string()).await?;
    page.wait_hidden(KEYS).await?;
    page.until("document.activeElement?.classList.contains('bb-canvas')").await.map(drop)
}
