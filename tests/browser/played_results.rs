//! Results of random matches, for the screens about people and evenings.

use bar_a_jeux::{
    games::{
        barbarossa::Barbarossa, barracuda::Barracuda, barragoon::Barragoon, barrakuda::Barrakuda,
        bouillabaisse::Bouillabaisse,
    },
    kernel::{Game, conform::SuiteRng, playout::random_step},
    saves::results::MatchResult,
    table::{Header, Match, Player},
};
use rand::SeedableRng;
use serde_json::json;

use crate::Outcome;
use crate::page::Page;

/// When the first match ends, in milliseconds since 1970.
const FIRST: u64 = 1_763_730_000_000;

/// Stores results of all games on the page: Ada plays in each.
pub(crate) async fn put(page: &Page) -> Outcome {
    let results = [
        result::<Barragoon>(2, 0)?,
        result::<Bouillabaisse>(4, 1)?,
        result::<Barrakuda>(4, 2)?,
        result::<Barracuda>(4, 3)?,
        result::<Barbarossa>(4, 4)?,
        result::<Bouillabaisse>(3, 5)?,
    ];
    let text = json!({ "items": results, "schema": 1 }).to_string();
    page.run("localStorage['bar-a-jeux/results'] = arguments[0];", json!(text)).await.map(drop)
}

/// Plays a random match to its end, half an hour after the one before.
fn result<G: Game>(seats: u8, nth: u64) -> Outcome<MatchResult>
where
    G::Config: Default,
{
    let names = ["Ada", "Ben", "Cléo", "Dominique"];
    let players = (0..seats).map(|seat| Player::new(names[usize::from(seat)], seat, seat)).collect();
    let begun = FIRST + nth * 1_800_000;
    let header = Header::new::<G>(format!("played-{nth}"), begun, players, G::Config::default(), None);
    let mut game = Match::<G>::start(header)?;
    let mut rng = SuiteRng::seed_from_u64(nth);
    while let Some(step) = random_step(game.game(), &mut rng) {
        game.play(step)?;
    }
    MatchResult::of(&game, begun + 1_500_000).ok_or_else(|| "a match without a result".into())
}
