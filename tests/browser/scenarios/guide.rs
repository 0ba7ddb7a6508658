//! Guidance for people who have not read the rules.

use serde_json::Value;

use super::barragoon::board_box;
use crate::keys::ESCAPE;
use crate::table::{SHORT, Step, Table, WHOLE, act, square};
use crate::{Outcome, Stage, expect, soon};

/// The guide above the board states the current task and the aim of the game for the viewer. It stays folded for as
/// long as the player likes.
pub(crate) async fn guided(stage: &mut Stage) -> Outcome {
    let table = Table::of(stage);
    let page = table.page;
    table.cards(3).await?;
    let says = async |line: &str, words: &str| -> Outcome {
        let there =
            format!("document.querySelector(\"[data-guide='{line}']\")?.textContent.endsWith('{words}')");
        page.until(&there).await.map(drop)
    };
    says("aim", "Avoid tricks: each costs 5.").await?;
    says("now", "New trick: play any card.").await?;
    table.lift().await?;
    says("now", "You lead: play any card.").await?;
    let fold = act("guide");
    let state = format!("document.querySelector(\"{fold}\").getAttribute('aria-expanded')");
    page.tap(&fold).await?;
    page.wait_hidden("[data-guide]").await?;
    soon!(page.text_of(&state).await? == "false", "folded, and not said so");
    page.reload().await?;
    table.up("play").await?;
    expect!(!page.has("[data-guide]").await?, "it came back by itself");
    page.tap(&fold).await?;
    says("aim", "Avoid tricks: each costs 5.").await?;
    soon!(page.text_of(&state).await? == "true", "unfolded, and not said so");
    Ok(())
}

/// On a phone the handle of a folded guide leaves the menu button free, and both are as large as a finger.
pub(crate) async fn menu_beside_a_folded_guide(stage: &mut Stage) -> Outcome {
    let table = Table::of(stage);
    let page = table.page;
    page.device((360, 740, 1)).await?;
    table.cards(3).await?;
    table.lift().await?;
    page.tap(&act("guide")).await?;
    page.wait_hidden("[data-guide]").await?;
    for name in ["menu", "guide"] {
        // Four pixels from the edge, since corners are round.
        let hit = format!(
            "(button => {{
                const {{ left, right, top, bottom }} = button.getBoundingClientRect();
                const spots = [left + 4, (left + right) / 2, right - 4]
                    .flatMap(x => [top + 4, (top + bottom) / 2, bottom - 4].map(y => [x, y]));
                return right - left >= 44 && bottom - top >= 44
                    && spots.every(([x, y]) => button.contains(document.elementFromPoint(x, y)));
            }})(document.querySelector(\"{}\"))",
            act(name)
        );
        page.until(&hit).await?;
    }
    page.tap(&act("menu")).await?;
    page.wait_visible(".menu-item").await?;
    expect!(!page.has("[data-guide]").await?, "the guide unfolds instead");
    Ok(())
}

/// Tapping a Barragoon explains over the board how it is crossed. Placements show a count of steps. Captured pieces lie
/// beside the player who lost them. The board stays in place.
pub(crate) async fn crossings_and_steps(stage: &mut Stage) -> Outcome {
    let table = Table::of(stage);
    let page = table.page;
    table.home().await?;
    table.start(None).await?;
    let place = board_box(page).await?;
    for close in ["[data-square='a5']", "[data-square='d5']"] {
        page.tap(&square("a5")).await?;
        page.until("/No piece can cross it/.test(document.querySelector('.bg-crossings')?.textContent)")
            .await?;
        page.until("/No piece can cross it/.test(document.querySelector('[data-live]').textContent)").await?;
        page.wait_visible(".bg-over .bg-barred").await?;
        expect!(board_box(page).await? == place, "the board has moved");
        page.tap(close).await?;
        page.wait_hidden(".bg-crossings").await?;
    }
    page.tap(&square("a5")).await?;
    page.wait_visible(".bg-crossings").await?;
    page.run("document.querySelector(\"[data-square='a5']\").focus();", Value::Null).await?;
    page.keys(&ESCAPE.to_string()).await?;
    page.wait_hidden(".bg-crossings").await?;

    table.home().await?;
    table.start(Some(SHORT)).await?;
    let beside = |seat: usize| {
        format!("document.querySelectorAll('.seat-beside')[{seat}]?.getAttribute('aria-label')")
    };
    let there = page.text_of(&beside(1)).await?;
    expect!(there == "Left: 3, 2", "Brown begins with {there}");
    table.step(&WHOLE[0]).await?;
    page.wait_visible("[data-taken-piece]").await?;
    let left = page.text_of(&beside(1)).await?;
    expect!(left == "Left: 2; taken: 3", "beside Brown: {left}");
    let step = async |words: &str| -> Outcome {
        let now = format!("document.querySelector('.bg-hint')?.textContent.trim() === '{words}'");
        page.until(&now).await.map(drop)
    };
    step("Tap an empty square, or drag a face to one.").await?;
    page.tap(&square("a9")).await?;
    step("Now choose its face and direction.").await?;
    page.tap("[data-face='rN']").await?;
    step("Place it, or change the square or the face.").await?;
    table.step(&Step::Place("rN", "a9")).await?;
    page.wait_visible(".log-sketch svg").await?;
    page.tap(&act("menu")).await?;
    page.wait_visible(&act("copy-position")).await
}

/// The bot's move is reported, and its path stays on the board until the next action.
pub(crate) async fn path_of_a_bots_move(stage: &mut Stage) -> Outcome {
    let table = Table::of(stage);
    let page = table.page;
    table.against("easy").await?;
    table.step(&Step::Move("c2", "c3")).await?;
    page.wait_visible(".bg-hint[data-news]").await?;
    page.wait_visible(".bg-over .bg-went").await?;
    page.tap("[data-state='own']").await?;
    page.wait_hidden(".bg-went").await?;
    page.wait_hidden(".bg-hint[data-news]").await
}
