//! The review after a match: the evaluation chart, the turning points, and the way there and back.

use bar_a_jeux::{
    games::{
        barbarossa::Barbarossa,
        barracuda::Barracuda,
        barragoon::{Action, Barragoon, Cell, problems::Kind},
        barrakuda::Barrakuda,
        bouillabaisse::Bouillabaisse,
    },
    kernel::{
        Game, Seat, Step,
        bot::{Bot, Level, decide},
        conform::SuiteRng,
        playout::random_step,
    },
    saves::{library::Library, store::MemoryStorage},
    table::{Header, Match, Player},
};
use rand::SeedableRng;
use serde_json::json;

use super::problems::collection;
use crate::table::{Table, act};
use crate::{Outcome, Stage, expect, soon};

const PROGRESS: &str = "document.querySelector('.review-progress progress')";

fn start<G: Game>(id: &str, seats: u8, config: G::Config) -> Outcome<Match<G>> {
    let names = ["Ada", "Ben", "Cleo", "Dov"];
    let players = (0..seats).map(|seat| Player::new(names[usize::from(seat)], seat, seat)).collect();
    Ok(Match::start(Header::new::<G>(id, 1_763_700_000_000, players, config, None))?)
}

/// Returns a whole match played by easy bots under people's names.
fn played<G: Bot>(id: &str, seats: u8) -> Outcome<Match<G>> {
    let mut game = start::<G>(id, seats, G::Config::default())?;
    let mut rng = SuiteRng::seed_from_u64(7);
    while game.ending().is_none() {
        game.settle(&mut rng);
        let Some(seat) = game.pending().seats().iter().next() else { break };
        let choice = decide(game.game(), seat, Level::Easy, game.steps().len() as u64);
        game.play(Step::Player(seat, choice.action))?;
    }
    Ok(game)
}

/// Imports a match and opens its replay.
async fn looked_at<G: Game>(table: &Table<'_>, game: &Match<G>) -> Outcome {
    let id = game.header().id.clone();
    table.take_along(&Library::new(MemoryStorage::default()).export_now(game, 1_763_700_000_000)).await?;
    table.screen(("replay", &format!("#/replay/{id}"))).await
}

/// Opens the review and checks its chart's number of lines.
async fn reviewed(table: &Table<'_>, lines: usize) -> Outcome {
    table.page.tap(&act("review")).await?;
    table.page.wait_visible("dialog[open][data-dialog='review'] .chart").await?;
    let there = table.page.eval("document.querySelectorAll('dialog[open] .chart-line').length").await?;
    expect!(there == lines, "{there} lines instead of {lines}");
    Ok(())
}

/// Ada misses a win in one at the start. The review finds it, opens its position, and returns to its finding.
pub(crate) async fn barragoon(stage: &mut Stage) -> Outcome {
    let table = Table::of(stage);
    let page = table.page;
    table.home().await?;
    let problem = collection().of_kind(Kind::WinInOne).next().ok_or("no problem")?;
    let mut game = start::<Barragoon>("blundered", 2, problem.config())?;
    let quiet = |action: &&Action| match action {
        Action::Move(step) => {
            *step != problem.solution && game.game().position().board()[step.to] == Cell::Empty
        }
        _ => false,
    };
    let wrong = *game.game().offer(Seat::FIRST).actions().iter().find(quiet).ok_or("no other move")?;
    game.play(Step::Player(Seat::FIRST, wrong))?;
    game.abandon()?;
    looked_at(&table, &game).await?;
    reviewed(&table, 1).await?;
    page.wait_visible("[data-review='done']").await?;
    let worst = "dialog[open] .turning-point[data-turning='0']";
    page.wait_visible(worst).await?;
    let said = page.text_of(&format!("document.querySelector({}).innerText", json!(worst))).await?;
    let better = problem.solution.to.to_string();
    expect!(
        said.contains("Ada") && said.contains("Step 1 of 1") && said.contains("saw a win here"),
        "{said}"
    );
    expect!(said.contains(&better), "not what wins: {said}");
    // The number in the chart leads to its finding.
    page.tap("dialog[open] .chart-mark[data-mark='0']").await?;
    page.until(&format!("document.activeElement?.matches({})", json!(worst))).await?;
    // After a visit to the position, the review does not search again.
    page.tap(&format!("{worst} {}", act("look-at"))).await?;
    page.wait_hidden("dialog[open]").await?;
    page.until("document.querySelector('.timeline-slider').value === '0'").await?;
    for which in ["made", "better"] {
        page.wait_visible(&format!(".guide [data-legend='{which}']")).await?;
        page.wait_visible(&format!(".bg-over [data-arrow='{which}']")).await?;
    }
    page.tap(&act("review")).await?;
    page.wait_visible("[data-review='done']").await?;
    page.wait_visible(worst).await
}

/// The line of evaluations grows as decisions are judged: the element stays, its points change.
pub(crate) async fn grows(stage: &mut Stage) -> Outcome {
    let table = Table::of(stage);
    let page = table.page;
    table.home().await?;
    looked_at(&table, &played::<Barragoon>("grows", 2)?).await?;
    reviewed(&table, 1).await?;
    let watched = "window.drawn = 0;
        window.chart = document.querySelector('dialog[open] .chart');
        new MutationObserver(changes => changes.forEach(({ addedNodes }) => {
            window.drawn += [...addedNodes].filter(node => node.nodeType === 1).length;
        })).observe(window.chart, { subtree: true, childList: true });";
    page.run(watched, json!(null)).await?;
    page.until("window.chart.querySelector('.chart-line').getAttribute('points').split(' ').length > 4")
        .await?;
    expect!(page.is("window.chart.isConnected && window.drawn === 0").await?, "it is drawn anew");
    Ok(())
}

/// Pauses and resumes the review; each game has one line per player.
pub(crate) async fn others(stage: &mut Stage) -> Outcome {
    let table = Table::of(stage);
    let page = table.page;
    table.home().await?;
    looked_at(&table, &played::<Bouillabaisse>("soup", 3)?).await?;
    reviewed(&table, 3).await?;
    page.until(&format!("{PROGRESS}.value > 2")).await?;
    page.tap(&act("review-pause")).await?;
    page.wait_visible("[data-review='paused']").await?;
    let halfway = page.eval(&format!("{PROGRESS}.value")).await?;
    // Closing the review and opening it again keeps its progress.
    page.tap("dialog[open] [data-act='close']").await?;
    page.wait_hidden("dialog[open]").await?;
    page.tap(&act("review")).await?;
    page.wait_visible("[data-review='looking']").await?;
    let again = page.eval(&format!("{PROGRESS}.value")).await?;
    expect!(again.as_u64() >= halfway.as_u64(), "it begins anew: {again} after {halfway}");
    page.until(&format!("{PROGRESS}.value > {halfway}")).await?;
    if !stage.whole() {
        return Ok(());
    }
    looked_at(&table, &played::<Barrakuda>("fish", 2)?).await?;
    reviewed(&table, 2).await?;
    page.until(&format!("{PROGRESS}.value > 2")).await?;
    looked_at(&table, &played::<Barracuda>("bars", 3)?).await?;
    reviewed(&table, 3).await?;
    page.until(&format!("{PROGRESS}.value > 2")).await.map(drop)
}

/// The list of guesses by player and time, in French on a narrow phone: nothing is cut off.
pub(crate) async fn barbarossa(stage: &mut Stage) -> Outcome {
    let table = Table::of(stage);
    let page = table.page;
    page.device((360, 740, 1)).await?;
    table.home().await?;
    let mut game = start::<Barbarossa>("clay", 3, Default::default())?;
    let mut rng = SuiteRng::seed_from_u64(5);
    while let Some(step) = random_step(game.game(), &mut rng) {
        game.play(step)?;
    }
    looked_at(&table, &game).await?;
    reviewed(&table, 3).await?;
    expect!(!page.has("[data-review]").await?, "no bot plays this");
    let said = page.text_of("document.querySelector('dialog[open] .bb-guesses').innerText").await?;
    expect!(said.contains("Tour ") && said.contains("juste") && said.contains("faux"), "{said}");
    let wide =
        "(body => body.scrollWidth <= body.clientWidth)(document.querySelector('dialog[open] .dialog-body'))";
    soon!(page.is(wide).await?, "it is wider than the phone");
    Ok(())
}

/// A match in progress has no review, and neither has an abandoned match with secrets.
pub(crate) async fn not_before_the_end(stage: &mut Stage) -> Outcome {
    let table = Table::of(stage);
    let page = table.page;
    table.cards(3).await?;
    table.lift().await?;
    page.tap(&act("menu")).await?;
    expect!(!page.has(&act("menu-review")).await?, "hands would be known");
    page.tap(&act("abandon")).await?;
    page.tap(&act("confirm")).await?;
    page.wait_visible("[data-notice='over']").await?;
    expect!(!page.has(".review").await?, "it can be taken up again");
    Ok(())
}
