//! Whole matches by touch and by keyboard, and an interrupted match.

use serde_json::json;

use crate::keys::{DOWN, ENTER, LEFT, RIGHT, TAB, UP};
use crate::page::Page;
use crate::table::{NEW_MATCH, OPENED, SHORT, Step, Table, WHOLE, act, square};
use crate::{Outcome, Stage, expect, soon};

/// Plays a match from home to the result by taps alone, with both placements.
pub(crate) async fn by_touch(stage: &mut Stage) -> Outcome {
    let table = Table::of(stage);
    table.home().await?;
    table.start(Some(SHORT)).await?;
    table.shows(&[("c3", "w2"), ("c5", "b3"), ("e9", "b2"), ("e4", "w4")]).await?;
    for step in &WHOLE {
        table.step(step).await?;
    }
    table.shows(&[("c5", "w2"), ("a9", "rN"), ("g1", "aa"), ("e8", "w4"), ("e9", ".")]).await?;
    table.over().await?;
    let board = "(board => {
        board.scrollIntoView({ block: 'center', behavior: 'instant' });
        const { x, y, width, height } = board.getBoundingClientRect();
        return !!document.elementFromPoint(x + width / 2, y + height / 2)?.closest('[data-square]');
    })(document.querySelector('[data-square]').parentElement)";
    expect!(table.page.is(board).await?, "something lies over the board at the end");
    // The podium shows ranks and the game's score; the results list has the same.
    let told = |list: &str| {
        format!(
            "[...document.querySelectorAll(\"{list}\")].map(e => e.innerText.replace(/\\s+/g, ' ').trim()).join('; ')"
        )
    };
    let podium = table.page.text_of(&told(".podium-place")).await?;
    expect!(
        podium == "Player 1 White, 2 pieces left 1st; Player 2 Brown, no piece left 2nd",
        "the end: {podium}"
    );
    table.page.tap(&act("next-game")).await?;
    table.up("results").await?;
    let noted = table.page.text_of(&told(".result-row .place")).await?;
    expect!(
        noted == "1st Player 1 White, 2 pieces left; 2nd Player 2 Brown, no piece left",
        "noted: {noted}"
    );
    Ok(())
}

/// Plays the same match from home to the result without a pointer.
pub(crate) async fn by_keyboard(stage: &mut Stage) -> Outcome {
    let table = Table::of(stage);
    let page = table.page;
    table.home().await?;
    tab_to(page, NEW_MATCH).await?;
    page.keys(&ENTER.to_string()).await?;
    table.up("setup").await?;
    tab_to(page, &act("options")).await?;
    page.keys(&ENTER.to_string()).await?;
    tab_to(page, &act("house-rules")).await?;
    page.keys(&DOWN.to_string()).await?;
    page.until("document.activeElement.value === '1'").await?;
    tab_to(page, &act("start-position")).await?;
    let last = "document.activeElement.selectedIndex === document.activeElement.options.length - 1";
    for _ in 0..5 {
        if !page.is(last).await? {
            page.keys(&DOWN.to_string()).await?;
        }
    }
    soon!(page.is(last).await?, "the arrows do not choose the last start");
    tab_to(page, &act("position")).await?;
    page.keys(SHORT).await?;
    // A busy engine processes the letters late.
    page.until(&format!("document.querySelector({}).value === {}", json!(act("position")), json!(SHORT)))
        .await?;
    tab_to(page, &act("start")).await?;
    page.keys(&ENTER.to_string()).await?;
    table.up("play").await?;
    // The heading has the focus, and the live region names the screen.
    page.until("document.activeElement?.matches('h1.play-title')").await?;
    let said = "document.querySelector('[data-live]').textContent";
    page.until(&format!("/^Barragoon. Round the table: .*White.*Brown.* to move.$/.test({said})")).await?;
    for step in &WHOLE {
        match step {
            Step::Move(from, to) => {
                go_to_square(page, from).await?;
                page.keys(&ENTER.to_string()).await?;
                page.wait_visible(&format!("{}[data-target]", square(to))).await?;
                go_to_square(page, to).await?;
                page.keys(&ENTER.to_string()).await?;
                table.shows(&[(from, ".")]).await?;
            }
            Step::Place(face, at) => {
                go_to_square(page, at).await?;
                page.keys(&ENTER.to_string()).await?;
                // The focus moves to the faces, and afterwards back to the board.
                page.until("document.activeElement.matches('[data-face]')").await?;
                walk_to(page, &format!("[data-face='{face}']"), RIGHT).await?;
                page.keys(&ENTER.to_string()).await?;
                table.shows(&[(at, face)]).await?;
            }
        }
    }
    table.over().await?;
    let ended = page.text_of(said).await?;
    expect!(!ended.trim().is_empty(), "the live region said nothing");
    // Going back also announces the screen's name and focuses its heading.
    page.run("history.back();", json!(null)).await?;
    table.up("home").await?;
    page.until(&format!(
        "document.activeElement?.matches('h1') && {said} === document.activeElement.textContent"
    ))
    .await
    .map(drop)
}

/// Reloads in the middle of an unfinished turn and plays on.
pub(crate) async fn reloaded_in_the_middle(stage: &mut Stage) -> Outcome {
    let table = Table::of(stage);
    table.home().await?;
    table.start(Some(SHORT)).await?;
    let (before, after) = WHOLE.split_at(2);
    for step in before {
        table.step(step).await?;
    }
    let board = table.board().await?;
    table.page.reload().await?;
    table.up("play").await?;
    table.page.until("document.querySelectorAll('[data-square]').length === 63").await?;
    let restored = table.board().await?;
    expect!(restored == board, "the board is another after the reload:\n{board}\n{restored}");
    for step in after {
        table.step(step).await?;
    }
    table.over().await
}

/// Drags a piece from c2 to c3 with a pen while a palm touches d4, slips and lifts.
const BESIDE_A_PALM: &str = "
const middle = name => {
    const { x, y, width, height } = document.querySelector(`[data-square='${name}']`).getBoundingClientRect();
    return { clientX: x + width / 2, clientY: y + height / 2 };
};
for (const [name, pointerId, pointerType, square] of [['down', 7, 'pen', 'c2'], ['move', 7, 'pen', 'c3'],
    ['down', 8, 'touch', 'd4'], ['move', 8, 'touch', 'd5'], ['up', 8, 'touch', 'd5'], ['up', 7, 'pen', 'c3']]) {
    document.querySelector(`[data-square='${square}']`).dispatchEvent(new PointerEvent('pointer' + name,
        { pointerId, pointerType, isPrimary: true, bubbles: true, cancelable: true, button: 0, buttons: 1, ...middle(square) }));
}";

/// The mouse drags a piece. Undo restores the position and redo repeats the move; a refused target changes nothing.
pub(crate) async fn undo_and_redo(stage: &mut Stage) -> Outcome {
    let table = Table::of(stage);
    table.home().await?;
    table.start(None).await?;
    table.page.run(BESIDE_A_PALM, json!(null)).await?;
    table.shows(&[("c2", "."), ("c3", "w2")]).await?;
    table.page.drag(&square("c8"), &square("c7")).await?;
    table.shows(&OPENED).await?;
    let board = table.board().await?;
    table.page.tap(&act("undo")).await?;
    table.shows(&[("c8", "b2"), ("c7", ".")]).await?;
    table.page.tap(&act("redo")).await?;
    table.shows(&OPENED).await?;
    table.page.tap(&square("d2")).await?;
    table.page.until("document.querySelector('[data-target]') !== null").await?;
    let far =
        table.page.is("document.querySelector(\"[data-square='a9']\").hasAttribute('data-target')").await?;
    expect!(!far, "a 3 on d2 reaches a9");
    table.page.tap(&square("a9")).await?;
    let now = table.board().await?;
    expect!(now == board, "a refused target changed the board");
    Ok(())
}

/// Presses Tab until a matching element has the focus.
async fn tab_to(page: &Page, selector: &str) -> Outcome {
    page.wait_visible(selector).await?;
    for _ in 0..120 {
        if focused(page, selector).await? {
            return Ok(());
        }
        page.keys(&TAB.to_string()).await?;
    }
    Err(format!("the Tab key does not lead to {selector}").into())
}

/// Presses an arrow until a matching element has the focus.
async fn walk_to(page: &Page, selector: &str, arrow: char) -> Outcome {
    for _ in 0..20 {
        if focused(page, selector).await? {
            return Ok(());
        }
        page.keys(&arrow.to_string()).await?;
    }
    Err(format!("the arrow keys do not lead to {selector}").into())
}

async fn focused(page: &Page, selector: &str) -> Outcome<bool> {
    page.is(&format!("document.activeElement.matches({})", json!(selector))).await
}

/// Walks the board with the arrows. White sits below, so up leads towards rank 9.
async fn go_to_square(page: &Page, to: &str) -> Outcome {
    tab_to(page, "[data-square]").await?;
    let at = page.text_of("document.activeElement.dataset.square").await?;
    let steps = |a: u8, b: u8, more: char, less: char| {
        let key = if b > a { more } else { less };
        std::iter::repeat_n(key, usize::from(a.abs_diff(b)))
    };
    let (at, goal) = (at.as_bytes(), to.as_bytes());
    let keys: String = steps(at[0], goal[0], RIGHT, LEFT).chain(steps(at[1], goal[1], UP, DOWN)).collect();
    if !keys.is_empty() {
        page.keys(&keys).await?;
    }
    page.until(&format!("document.activeElement.matches({})", json!(square(to)))).await.map(drop)
}
