//! The evening's table: what was played and who won. Never the matches themselves.

use serde_json::Value;

use crate::kernel::json::{FromJson, ToJson, Unfit, field, object};

use super::{library::put_in_order, matches::AnyMatch, player::Player};

/// One finished match.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct MatchResult {
    /// The match's id: no match counts twice.
    pub id: String,
    pub game: String,
    /// Milliseconds since 1970.
    pub ended: u64,
    pub players: Vec<Player>,
    /// One a player, 1 for the best.
    pub places: Vec<u8>,
    /// Whether somebody gave up.
    pub resigned: bool,
}

impl ToJson for MatchResult {
    fn to_json(&self) -> Value {
        object(&[
            ("id", &self.id),
            ("game", &self.game),
            ("ended", &self.ended),
            ("players", &self.players),
            ("places", &self.places),
            ("resigned", &self.resigned),
        ])
    }
}

impl FromJson for MatchResult {
    /// Each player has a place, and there is no place behind the last player.
    fn from_json(value: &Value) -> Result<MatchResult, Unfit> {
        let (players, places): (Vec<Player>, Vec<u8>) = (field(value, "players")?, field(value, "places")?);
        let seats = players.len();
        let real = |place: &u8| (1..=seats).contains(&usize::from(*place));
        if places.len() != seats || !places.iter().all(real) {
            return Err(Unfit("places"));
        }
        Ok(MatchResult {
            id: field(value, "id")?,
            game: field(value, "game")?,
            ended: field(value, "ended")?,
            players,
            places,
            resigned: field::<Option<bool>>(value, "resigned")?.unwrap_or_default(),
        })
    }
}

impl MatchResult {
    /// Nothing while the match goes on, and where it was abandoned.
    pub fn of(game: &AnyMatch, ended: u64) -> Option<MatchResult> {
        let outcome = game.outcome()?;
        let header = game.header();
        Some(MatchResult {
            id: header.id.clone(),
            game: header.game.clone(),
            ended,
            players: header.players.clone(),
            places: outcome.places,
            resigned: matches!(game.ending(), Some(super::Ending::Resigned(_))),
        })
    }
}

/// What one player has won in all.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Standing {
    pub player: Player,
    pub played: u32,
    /// First places not shared with everybody.
    pub won: u32,
    pub drawn: u32,
}

/// Adds up by name, a bot apart from a person of the same name: the most wins first, then the fewest matches, then by
/// name.
pub fn standings(results: &[MatchResult]) -> Vec<Standing> {
    let mut table: Vec<Standing> = Vec::new();
    for result in results {
        let drawn = result.places.iter().all(|place| *place == 1);
        for (player, place) in result.players.iter().zip(&result.places) {
            let same =
                |other: &Player| other.name == player.name && other.bot.is_some() == player.bot.is_some();
            let known = table.iter().position(|standing| same(&standing.player));
            let at = known.unwrap_or_else(|| {
                table.push(Standing { player: player.clone(), played: 0, won: 0, drawn: 0 });
                table.len() - 1
            });
            let standing = &mut table[at];
            standing.player = player.clone();
            standing.played += 1;
            standing.won += u32::from(*place == 1 && !drawn);
            standing.drawn += u32::from(drawn);
        }
    }
    let better =
        |a: &Standing, b: &Standing| (b.won, a.played, &a.player.name) <= (a.won, b.played, &b.player.name);
    let mut sorted = Vec::new();
    for standing in table {
        put_in_order(&mut sorted, standing, better);
    }
    sorted
}
