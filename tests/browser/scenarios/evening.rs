//! An evening of five matches. All figures that its pages show are compared with a second computation.

use bar_a_jeux::{
    games::bouillabaisse::Bouillabaisse,
    kernel::{Game, conform::SuiteRng, playout::random_step},
    saves::{library::Library, store::MemoryStorage},
    scenes::picture::WIDTH,
    table::{Header, Match, Player},
};
use rand::SeedableRng;
use serde_json::json;

use crate::engines::Engine;
use crate::page::picture_size;
use crate::table::{Table, act};
use crate::{Outcome, Stage, expect};

/// Names and places of one match.
struct Played {
    game: &'static str,
    players: Vec<(&'static str, u8)>,
}

/// Returns a random match that lacks only its last card, and the places at its end.
fn one_card_before_the_end(id: &str, names: &[&'static str]) -> Outcome<(Match<Bouillabaisse>, Vec<u8>)> {
    let new = || -> Outcome<Match<Bouillabaisse>> {
        let players = (0..).zip(names).map(|(mark, name)| Player::new(*name, mark, mark)).collect();
        let config = <Bouillabaisse as Game>::Config::default();
        Ok(Match::start(Header::new::<Bouillabaisse>(id, 1_763_700_000_000, players, config, None))?)
    };
    let mut whole = new()?;
    let mut rng = SuiteRng::seed_from_u64(11);
    while let Some(step) = random_step(whole.game(), &mut rng) {
        whole.play(step)?;
    }
    let last = whole.steps().iter().rposition(|step| !step.is_chance());
    let mut cut = new()?;
    for step in whole.steps().iter().take(last.ok_or("no card was played")?) {
        cut.play(step.clone())?;
    }
    let places = whole.outcome().ok_or("the match does not end")?.places;
    Ok((cut, places))
}

/// Ends a match of La Bouillabaisse with the last card, in the browser.
async fn last_card(table: &Table<'_>, id: &str, names: &[&'static str]) -> Outcome<Played> {
    let (game, places) = one_card_before_the_end(id, names)?;
    table.take_along(&Library::new(MemoryStorage::default()).export_now(&game, 1_763_700_000_000)).await?;
    table.screen(("play", &format!("#/play/{id}"))).await?;
    table.lift().await?;
    // The only card is played at the first tap.
    table.page.tap(".bo-can").await?;
    table.over().await?;
    Ok(Played { game: Bouillabaisse::SLUG, players: names.iter().copied().zip(places).collect() })
}

/// The first seat resigns a match of Barragoon.
async fn resigned(table: &Table<'_>, loser: &'static str, winner: &'static str) -> Outcome<Played> {
    let page = table.page;
    table.up("play").await?;
    page.tap(&act("menu")).await?;
    page.tap(&act("resign")).await?;
    page.wait_visible("dialog[open] [data-act='confirm']").await?;
    let asked = page.text_of("document.querySelector('dialog[open]').textContent").await?;
    expect!(asked.contains(loser), "{loser} does not sit first: {asked}");
    page.tap("dialog[open] [data-act='confirm']").await?;
    page.wait_visible("[data-notice='over']").await?;
    Ok(Played { game: "barragoon", players: vec![(loser, 2), (winner, 1)] })
}

/// From the end of a match to the evening.
async fn to_evening(table: &Table<'_>) -> Outcome {
    table.page.tap(&act("next-game")).await?;
    table.up("results").await
}

async fn unfold_people(table: &Table<'_>) -> Outcome {
    table.page.run("document.querySelector('[data-next] details').open = true;", json!(null)).await.map(drop)
}

/// Says that a person leaves the evening, or is back.
async fn leave_or_come(table: &Table<'_>, name: &str) -> Outcome {
    unfold_people(table).await?;
    table.page.tap(&format!("[data-guest='{name}'] [data-act='left']")).await
}

/// Starts the proposed match of Barragoon.
async fn play_next(table: &Table<'_>) -> Outcome {
    table.page.tap("[data-next] [data-game='barragoon'] [data-act='play-next']").await
}

/// Points of a place at this table, plainly: 5, 3, 2, then 1, and 1 for the last; ties share.
fn points(played: &Played, place: u8) -> f64 {
    let n = played.players.len();
    let worth = |index: usize| match index {
        0 => 5.0,
        _ if index + 1 == n => 1.0,
        1 => 3.0,
        2 => 2.0,
        _ => 1.0,
    };
    let better = played.players.iter().filter(|(_, other)| *other < place).count();
    let equal = played.players.iter().filter(|(_, other)| *other == place).count();
    (better..better + equal).map(worth).sum::<f64>() / equal as f64
}

/// A number as the page shows it.
fn shown(number: f64, language: &str) -> String {
    let rounded = ((number * 10.0).round() / 10.0).to_string();
    if language == "fr" { rounded.replace('.', ",") } else { rounded }
}

/// Compares all pages with the sums over these matches.
async fn compare(table: &Table<'_>, all: &[Played], language: &str) -> Outcome {
    let page = table.page;
    let names = ["Anna", "Ben", "Cleo", "Dov", "Eva"];
    let of = |name: &'static str| {
        all.iter().filter_map(move |played| {
            played.players.iter().find(|(other, _)| *other == name).map(|(_, place)| (played, *place))
        })
    };
    table.anew_in(language, ("results", "#/results")).await?;
    page.wait_visible(".chart-figure").await?;
    for name in names {
        let cells = format!(
            "[...document.querySelectorAll(\"[data-score='{name}'] td\")].map(e => e.innerText.trim()).join(' ')"
        );
        let score: f64 = of(name).map(|(played, place)| points(played, place)).sum();
        let won = of(name).filter(|(_, place)| *place == 1).count();
        let expected = format!("{} {won} {}", shown(score, language), of(name).count());
        let told = page.text_of(&cells).await?;
        expect!(told == expected, "{language}, scoreboard of {name}: {told}, not {expected}");
    }
    for name in names {
        table.screen(("person", &format!("#/person/{name}"))).await?;
        page.wait_visible("[data-figures='games']").await?;
        let rows = "[...document.querySelectorAll(\"[data-figures='games'] tbody tr\")].map(row => \
            [row.dataset.game, ...[...row.querySelectorAll('td')].slice(0, 2).map(e => e.innerText.trim())].join(' ')\
            ).sort().join('; ')";
        let mut games: Vec<&str> = of(name).map(|(played, _)| played.game).collect();
        games.sort_unstable();
        games.dedup();
        let expected: Vec<String> = games
            .iter()
            .map(|game| {
                let of_game = || of(name).filter(|(played, _)| played.game == *game);
                format!("{game} {} {}", of_game().count(), of_game().filter(|(_, place)| *place == 1).count())
            })
            .collect();
        let told = page.text_of(rows).await?;
        expect!(told == expected.join("; "), "{language}, games of {name}: {told}, not {expected:?}");
    }
    table.screen(("history", "#/history")).await?;
    page.until(&format!("document.querySelectorAll('.result-row').length === {}", all.len())).await?;
    table.screen(("history", "#/history/Eva")).await?;
    page.until(&format!("document.querySelectorAll('.result-row').length === {}", of("Eva").count()))
        .await
        .map(drop)
}

/// Four people and a fifth who joins late play five matches. Figures agree in both languages; people can be renamed,
/// and forgotten without a change for the others.
pub(crate) async fn together(stage: &mut Stage) -> Outcome {
    let table = Table::of(stage);
    let page = table.page;
    table.home().await?;
    let four = ["Anna", "Ben", "Cleo", "Dov"];
    let mut all = vec![last_card(&table, "first", &four).await?];
    to_evening(&table).await?;
    page.until("document.querySelectorAll('[data-guest]').length === 4").await?;
    // Barragoon is for two.
    expect!(!page.has("[data-next] [data-game='barragoon']").await?, "Barragoon is proposed to four");
    leave_or_come(&table, "Cleo").await?;
    leave_or_come(&table, "Dov").await?;
    play_next(&table).await?;
    // All have moved on by one seat.
    all.push(resigned(&table, "Ben", "Anna").await?);
    page.tap(&act("rematch")).await?;
    page.wait_hidden("[data-notice='over']").await?;
    all.push(resigned(&table, "Anna", "Ben").await?);
    to_evening(&table).await?;
    unfold_people(&table).await?;
    page.tap(&act("new-guest")).await?;
    page.fill("dialog[open] [data-act='name']", "Eva").await?;
    page.tap("dialog[open] [data-act='done']").await?;
    page.until("document.querySelector(\"[data-guest='Eva']\")").await?;
    all.push(last_card(&table, "fourth", &["Eva", "Anna", "Ben", "Cleo", "Dov"]).await?);
    to_evening(&table).await?;
    page.until("document.querySelectorAll('[data-guest]:not([data-left])').length === 5").await?;
    for name in ["Ben", "Cleo", "Dov"] {
        leave_or_come(&table, name).await?;
    }
    play_next(&table).await?;
    all.push(resigned(&table, "Anna", "Eva").await?);

    compare(&table, &all, "fr").await?;
    compare(&table, &all, "en").await?;

    table.screen(("results", "#/results")).await?;
    page.tap(&act("rename-evening")).await?;
    page.fill("dialog[open] [data-act='evening-name']", "Au port").await?;
    page.tap("dialog[open] [data-act='done']").await?;
    page.until("document.querySelector(\"[data-evening='now'] h2\").textContent === 'Au port'").await?;
    // WebKit's driver supports no downloads.
    if page.engine() != Engine::WebKit {
        page.tap(&act("evening-picture")).await?;
        page.downloaded(|file| picture_size(file).is_some_and(|[width, _]| width == WIDTH as u32)).await?;
    }
    // A win is worth one point.
    page.fill("select[data-act='scale']", "1").await?;
    let ben = |points: &str| {
        format!("document.querySelector(\"[data-score='Ben'] td\")?.textContent === '{points}'")
    };
    let wins = all.iter().filter(|played| played.players.contains(&("Ben", 1))).count();
    page.until(&ben(&wins.to_string())).await?;
    // A forgotten person changes nobody else's figures.
    table.screen(("person", "#/person/Anna")).await?;
    page.tap(&act("forget")).await?;
    page.tap("dialog[open] [data-act='confirm']").await?;
    table.up("roster").await?;
    table.screen(("results", "#/results")).await?;
    page.until(&ben(&wins.to_string())).await?;
    let kept = table.stored().await?;
    expect!(!kept.contains("Anna"), "the name is still stored: {kept}");
    Ok(())
}
