//! A result in the format in which BG Stats accepts plays from other apps, see
//! <https://www.bgstatsapp.com/support/push-plays-to-bg-stats-from-other-apps-or-websites>.

use serde::Serialize;

use super::{has_won, people::time};
use crate::{saves::results::MatchResult, table::json};

/// The address that takes a play; its JSON follows, percent-encoded.
pub const ADDRESS: &str = "https://app.bgstatsapp.com/createPlay.html?data=";

const SOURCE: &str = "Bar à Jeux";

#[derive(Serialize)]
#[serde(rename_all = "camelCase")]
struct Play<'a> {
    source_name: &'a str,
    source_play_id: &'a str,
    /// `2026-11-28 20:15:00`
    play_date: String,
    #[serde(skip_serializing_if = "Option::is_none")]
    duration_min: Option<u64>,
    game: Game<'a>,
    players: Vec<Player<'a>>,
}

#[derive(Serialize)]
#[serde(rename_all = "camelCase")]
struct Game<'a> {
    name: &'a str,
    source_game_id: &'a str,
    highest_wins: bool,
    no_points: bool,
}

#[derive(Serialize)]
#[serde(rename_all = "camelCase")]
struct Player<'a> {
    name: &'a str,
    source_player_id: &'a str,
    start_player: bool,
    #[serde(skip_serializing_if = "Option::is_none")]
    score: Option<String>,
    rank: u8,
    winner: bool,
}

/// How a game counts for BG Stats.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct Scoring<'a> {
    /// Title of the game, by which BG Stats finds it.
    pub title: &'a str,
    /// Index of the score in the tally of a player; `None` if the game has no points.
    pub score: Option<usize>,
    /// Whether the highest score wins.
    pub highest_wins: bool,
}

/// Returns the result as JSON for [`ADDRESS`]. `date`: the local time of the end, as `2026-11-28 20:15:00`.
pub fn play(result: &MatchResult, scoring: Scoring, date: String) -> String {
    let score = |seat: usize| Some(result.tally.get(seat)?.get(scoring.score?)?.to_string());
    let players = result.players.iter().enumerate().map(|(seat, player)| Player {
        name: &player.name,
        source_player_id: &player.name,
        start_player: result.first.map(usize::from) == Some(seat),
        score: score(seat),
        rank: result.places[seat],
        winner: has_won(result, seat),
    });
    json::to_text(&Play {
        source_name: SOURCE,
        source_play_id: &result.id,
        play_date: date,
        duration_min: time(result).map(|time| time.div_ceil(60_000)),
        game: Game {
            name: scoring.title,
            source_game_id: &result.game,
            highest_wins: scoring.highest_wins,
            no_points: scoring.score.is_none(),
        },
        players: players.collect(),
    })
}
