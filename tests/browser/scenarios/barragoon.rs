//! Agreements of a Barragoon match: touch-move that survives a screen's lost state, and express levels that belong to
//! players.

use serde_json::json;

use crate::page::Page;
use crate::table::{NEW_MATCH, OPENED, SHORT, Step, Table, WHOLE, act, square};
use crate::{Outcome, Stage, expect, soon};

/// Index of "from a position text" among the starts.
const FROM_TEXT: &str = "2";

/// A touched piece must move even after a look back or a reload. Both players must agree to take back a move.
pub(crate) async fn touch_move(stage: &mut Stage) -> Outcome {
    let table = Table::of(stage);
    let page = table.page;
    // Touch-move is a main rule, on unless the table switches it off.
    table.home().await?;
    page.tap(NEW_MATCH).await?;
    table.up("setup").await?;
    table.begin().await?;
    let agreed = page.text_of("document.querySelector('.bg-agreed').textContent").await?;
    expect!(agreed.contains("Touch-move"), "the page does not say what was agreed: {agreed:?}");
    for step in [Step::Move("c2", "c3"), Step::Move("c8", "c7")] {
        table.step(&step).await?;
    }
    table.shows(&OPENED).await?;
    page.tap(&square("d2")).await?;
    bound_to(page, "d2").await?;
    // Tapping another piece, or the same one again, changes nothing.
    for other in ["e2", "d2"] {
        page.tap(&square(other)).await?;
        bound_to(page, "d2").await?;
    }
    page.tap(&act("menu")).await?;
    page.tap(&format!(".menu-item{}", act("replay"))).await?;
    page.tap(&act("first")).await?;
    page.wait_hidden("[data-state='held']").await?;
    page.tap(&act("to-now")).await?;
    bound_to(page, "d2").await?;
    page.reload().await?;
    table.up("play").await?;
    bound_to(page, "d2").await?;
    page.tap(&square("d3")).await?;
    page.until("document.querySelector('.toast') !== null").await?;
    bound_to(page, "d2").await?;
    page.drag(&square("d2"), &square("d4")).await?;
    expect!(!page.has(".toast").await?, "a message outlives the next tap");
    table.shows(&[("d2", "."), ("d4", "w3")]).await?;
    // Both players must agree to take back a move; the touched piece stays touched.
    page.tap(&act("undo")).await?;
    page.wait_visible("dialog[open] [data-act='confirm']").await?;
    table.shows(&[("d4", "w3")]).await?;
    page.tap("dialog[open] [data-act='confirm']").await?;
    table.shows(&[("d2", "w3"), ("d4", ".")]).await?;
    bound_to(page, "d2").await
}

/// Waits until this piece is held and no other can be.
async fn bound_to(page: &Page, at: &str) -> Outcome {
    page.wait_visible(&format!("{}[data-state='held']", square(at))).await?;
    let others = "document.querySelector(\"[data-state='own']\")";
    soon!(page.is(&format!("{others} === null")).await?, "another piece than {at} can be picked up");
    Ok(())
}

/// A level stays with its player, and its cube beside them, through a swap, a draw by lot and a rematch.
pub(crate) async fn levels(stage: &mut Stage) -> Outcome {
    let table = Table::of(stage);
    let page = table.page;
    table.set_up("barragoon", 2).await?;
    let first = page
        .text_of("document.querySelector('.seats [data-act=lots], .seats [data-act=swap]').dataset.act")
        .await?;
    expect!(first == "lots", "offered first: {first}");
    page.tap(&format!("{} [data-act='more']", act("express-white"))).await?;
    let who = holder(page).await?;
    for deed in ["swap", "lots", "lots", "lots", "swap"] {
        page.tap(&act(deed)).await?;
        let now = holder(page).await?;
        expect!(now == who, "{deed}: the level of {who} is that of {now}");
    }
    if !page.is(&level("brown")).await? {
        page.tap(&act("swap")).await?;
    }
    page.tap(&act("swap")).await?;
    page.fill(&act("start-position"), FROM_TEXT).await?;
    page.fill(&act("position"), SHORT).await?;
    table.begin().await?;
    let marked = async || page.text_of(MARKED).await;
    let now = marked().await?;
    expect!(now == who, "the cube of {who} lies beside {now}");
    for step in &WHOLE {
        table.step(step).await?;
    }
    table.over().await?;
    // One tap begins the next match, with seats rotated.
    page.tap(&act("rematch")).await?;
    page.wait_visible("[data-screen='play']:not([data-moment='page'])").await?;
    let now = marked().await?;
    expect!(now == who, "after a rematch the cube of {who} lies beside {now}");
    Ok(())
}

/// Expression: the names beside which the cube of an express level lies.
const MARKED: &str = "[...document.querySelectorAll('.seats-bar .seat')].filter(seat => seat.querySelector('.seat-beside [data-level] svg'))
    .map(seat => seat.querySelector('.seat-name').textContent).join()";

/// Returns an expression for whether this side plays at level 1.
fn level(side: &str) -> String {
    format!(
        "document.querySelector({}).textContent.trim() === '1'",
        json!(format!("{} output", act(&format!("express-{side}"))))
    )
}

/// Returns the name of the player at level 1.
async fn holder(page: &Page) -> Outcome<String> {
    let [white, brown] = ["white", "brown"].map(level);
    page.until(&format!("({white}) !== ({brown})")).await?;
    page.text_of(&format!("document.querySelectorAll('[data-seat] strong')[({white}) ? 0 : 1].textContent"))
        .await
}

/// Returns the position and size of the board.
pub(super) async fn board_box(page: &Page) -> Outcome<String> {
    where_is(page, ".bg-board").await
}

async fn where_is(page: &Page, selector: &str) -> Outcome<String> {
    page.text_of(&format!(
        "JSON.stringify(['x', 'y', 'width', 'height'].map(at =>
            Math.round(document.querySelector({}).getBoundingClientRect()[at])))",
        json!(selector)
    ))
    .await
}

/// On a phone, nothing moves under the finger while a Barragoon is placed: not at a choice of square or face, nor at a
/// request for hints. The name of the placing player stays visible.
pub(crate) async fn placing_on_a_phone(stage: &mut Stage) -> Outcome {
    let table = Table::of(stage);
    let page = table.page;
    page.device((360, 740, 2)).await?;
    table.home().await?;
    table.start(Some(SHORT)).await?;
    let board = board_box(page).await?;
    table.step(&WHOLE[0]).await?;
    page.wait_visible(".bg-faces").await?;
    let faces = where_is(page, ".bg-faces").await?;
    for touched in [act("hint"), act("hint-close"), square("a9"), "[data-face='rN']".to_owned()] {
        page.tap(&touched).await?;
        if touched == act("hint") {
            page.wait_visible(".hint-choices [aria-pressed='true']").await?;
        }
        expect!(board_box(page).await? == board, "{touched} moves the board");
        expect!(where_is(page, ".bg-faces").await? == faces, "{touched} moves the faces");
        page.wait_visible(".bg-banner strong").await?;
    }
    page.wait_visible(&format!("{}:enabled", act("place"))).await?;
    // A face dropped on an occupied square returns; on an empty square it stays.
    let taken = table
        .page
        .text_of("document.querySelector(\"[data-cell^='w'], [data-cell^='b']\").dataset.square")
        .await?;
    page.drag("[data-face='oE']", &square(&taken)).await?;
    page.wait_visible(".toast").await?;
    page.wait_visible("[data-face='oE'][aria-checked='true']").await?;
    page.drag("[data-face='oE']", &square("b9")).await?;
    page.wait_visible(&format!("{}[data-cell='oE']", square("b9"))).await
}

/// BG-5.5: the player who is not on turn may resign too.
pub(crate) async fn resigning(stage: &mut Stage) -> Outcome {
    let table = Table::of(stage);
    let page = table.page;
    table.home().await?;
    table.start(Some(SHORT)).await?;
    page.tap(&act("menu")).await?;
    let offered =
        "[...document.querySelectorAll(\"[data-act='resign']\")].map(e => e.textContent.trim()).join()";
    let offered = page.text_of(offered).await?;
    expect!(offered == "Player 1 resigns,Player 2 resigns", "{offered}");
    page.tap(&format!("li:nth-last-child(1 of :has({0})) {0}", act("resign"))).await?;
    page.tap("dialog[open] [data-act='confirm']").await?;
    let ended = "document.querySelector(\"[data-notice='over'] .verdict\")?.textContent";
    page.until(&format!("{ended} === 'White (Player 1) wins: Brown (Player 2) resigns.'")).await.map(drop)
}
