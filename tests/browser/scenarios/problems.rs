//! Problems of Barragoon: the refutation of a wrong move, solved problems, and the problem of the day.

use std::sync::LazyLock;

use bar_a_jeux::games::barragoon::{
    Cell, Move, moves,
    problems::{Collection, Kind, Problem},
};

use crate::page::Page;
use crate::table::{Table, act, square};
use crate::{Outcome, Stage, expect, soon};

/// The screen with the list of problems.
const LIST: (&str, &str) = ("problems", "#/problems");

/// Returns the collection of all problems.
pub(super) fn collection() -> &'static Collection {
    static ALL: LazyLock<Collection> = LazyLock::new(|| {
        Collection::read(include_str!("../../../src/games/barragoon/problems/problems.txt"))
    });
    &ALL
}

/// Expression: the calendar day of the page, as a number.
const TODAY: &str = "(day => Date.UTC(day.getFullYear(), day.getMonth(), day.getDate()) / 864e5)(new Date())";

pub(crate) async fn problems(stage: &mut Stage) -> Outcome {
    let table = Table::of(stage);
    let page = table.page;
    table.home().await?;
    page.run(
        "localStorage['bar-a-jeux/roster'] = JSON.stringify({ schema: 2, items: [{ name: 'Ada', colour: 1, symbol: 1 }] });",
        serde_json::Value::Null,
    )
    .await?;
    table.screen(LIST).await?;
    let today = page.eval(TODAY).await?.as_f64().unwrap_or_default();
    let of_today = collection().of_the_day(today as u64).ok_or("no problem today")?;
    page.wait_visible(&format!("{}[data-problem='{}']", act("day"), of_today.id)).await?;
    page.fill(&act("solver"), "1").await?;

    // The first problem won without a placement, so that a move takes two taps.
    let problem = collection().of_kind(Kind::WinInOne).find(|problem| is_plain(problem, problem.solution));
    let problem = problem.ok_or("no problem without a placement")?;
    let link = format!("{}[data-problem='{}']", act("problem"), problem.id);
    page.tap(&link).await?;
    table.up("problem").await?;
    refuted(page, problem).await?;
    make(page, problem.solution).await?;
    page.wait_visible("[data-verdict='solved']").await?;
    soon!(page.has(&act("next")).await?, "no way on");
    page.tap(&act("back")).await?;
    table.up("problems").await?;
    solved(page, &link, "1").await?;

    // A solved problem is saved for the player who solved it.
    page.reload().await?;
    table.up("problems").await?;
    page.wait_visible(&format!("{}[data-problem='{}']", act("day"), of_today.id)).await?;
    solved(page, &link, "1").await?;
    page.fill(&act("solver"), "0").await?;
    solved(page, &link, "0").await?;

    // The solution of a longer problem plays by itself, which does not count as solving it.
    let longer = collection().of_kind(Kind::WinInTwo).next().ok_or("no problem in two")?;
    table.screen(("problem", &format!("#/problems/{}", longer.id))).await?;
    page.tap(&act("hint")).await?;
    page.wait_visible(&format!("{}[data-pointed]", square(&longer.solution.from.to_string()))).await?;
    page.tap(&act("solution")).await?;
    page.tap(&format!("dialog[open] {}", act("confirm"))).await?;
    page.wait_visible("[data-verdict='shown']").await?;
    page.tap(&act("again")).await?;
    stands(page, longer).await?;
    table.screen(("problem", "#/problems/none")).await?;
    page.wait_visible("[data-notice='no-problem']").await
}

/// Returns whether this move causes no placement.
fn is_plain(problem: &Problem, step: Move) -> bool {
    let board = problem.position.board();
    let others = board.pieces(Problem::SOLVER.other());
    board[step.to] == Cell::Empty || others.len() == 1 && others.contains(step.to)
}

async fn make(page: &Page, Move { from, to }: Move) -> Outcome {
    page.tap(&square(&from.to_string())).await?;
    page.tap(&square(&to.to_string())).await
}

/// A wrong move is answered and marked as wrong, and can be taken back.
async fn refuted(page: &Page, problem: &Problem) -> Outcome {
    let all = moves::moves(problem.position.board(), Problem::SOLVER);
    let wrong = all.into_iter().find(|step| *step != problem.solution && is_plain(problem, *step));
    make(page, wrong.ok_or("nothing to do wrong")?).await?;
    page.wait_visible("[data-verdict='wrong']").await?;
    let said = page.text_of("document.querySelector('[data-verdict] p').textContent").await?;
    expect!(said.contains("Brown"), "the answer is not told: {said:?}");
    soon!(page.has(&act("show")).await?, "the solution is not offered");
    page.tap(&act("take-back")).await?;
    stands(page, problem).await
}

/// Waits until the board shows the problem's position, without a verdict.
async fn stands(page: &Page, problem: &Problem) -> Outcome {
    let board = problem.position.board();
    for at in board.occupied() {
        page.wait_visible(&format!("{}[data-cell='{}']", square(&at.to_string()), board[at])).await?;
    }
    page.wait_hidden("[data-verdict]").await
}

/// Checks the number of solved problems of the first kind, and this one's mark.
async fn solved(page: &Page, link: &str, count: &str) -> Outcome {
    let tally = "document.querySelector(\"[data-kind='one'] [data-tally]\").textContent";
    page.until(&format!("{tally}.trim().startsWith('{count} ')")).await?;
    let marked = page.has(&format!("{link}[data-solved]")).await?;
    expect!(marked == (count == "1"), "marked: {marked}, solved: {count}");
    Ok(())
}
