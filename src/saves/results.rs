//! Results of finished matches and their evenings. Matches themselves are stored elsewhere.

use serde::{Deserialize, Serialize};

use crate::kernel::{Game, MAX_SEATS, Seat, Step};
use crate::table::{Ending, matches::Match, player::Player};

use super::lenient::or_default;

/// Maximum number of tallies or counts for a player in a result; every game has fewer.
const MOST_COUNTED: usize = 64;

/// Result of one match. Deserialising checks that each player has a place, and that no place exceeds the number of
/// players.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(try_from = "Unchecked")]
pub struct MatchResult {
    /// The match's id, so that no match counts twice.
    pub id: String,
    pub game: String,
    /// Milliseconds since 1970.
    pub ended: u64,
    pub players: Vec<Player>,
    /// The place of each player, 1 for the best.
    pub places: Vec<u8>,
    /// Whether a player resigned.
    pub resigned: bool,
    /// The tally of each player, see [`Game::tally`]; empty if unknown, as in results of older versions.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub tally: Vec<Vec<i32>>,
    /// Time at which its evening was archived, in milliseconds since 1970; the same for all results of an evening.
    /// `None` for the current evening.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub archived: Option<u64>,
    /// Time at which the match started, in milliseconds since 1970; `None` if unknown.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub started: Option<u64>,
    /// The seat that made the first step; `None` if unknown, or if no player made a step.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub first: Option<u8>,
    /// The counts of each player, see [`Game::counts`]; empty if unknown.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub counts: Vec<Vec<i32>>,
}

/// A [`MatchResult`] before its checks.
#[derive(Deserialize)]
struct Unchecked {
    id: String,
    game: String,
    ended: u64,
    players: Vec<Player>,
    places: Vec<u8>,
    #[serde(default)]
    resigned: bool,
    #[serde(default)]
    tally: Vec<Vec<i32>>,
    #[serde(default)]
    archived: Option<u64>,
    #[serde(default, deserialize_with = "or_default")]
    started: Option<u64>,
    #[serde(default, deserialize_with = "or_default")]
    first: Option<u8>,
    #[serde(default, deserialize_with = "or_default")]
    counts: Vec<Vec<i32>>,
}

impl TryFrom<Unchecked> for MatchResult {
    type Error = &'static str;

    fn try_from(read: Unchecked) -> Result<MatchResult, &'static str> {
        let Unchecked {
            id,
            game,
            ended,
            players,
            places,
            resigned,
            mut tally,
            archived,
            started,
            first,
            mut counts,
        } = read;
        let seats = players.len();
        if seats > usize::from(MAX_SEATS) {
            return Err("players: no table has so many seats");
        }
        if places.len() != seats || !places.iter().all(|place| (1..=seats).contains(&usize::from(*place))) {
            return Err("places: not one for each player");
        }
        // Wrong numbers do not cost the result.
        for numbers in [&mut tally, &mut counts] {
            if numbers.len() != seats || numbers.iter().any(|counted| counted.len() > MOST_COUNTED) {
                numbers.clear();
            }
        }
        let first = first.filter(|seat| usize::from(*seat) < seats);
        Ok(MatchResult {
            id,
            game,
            ended,
            players,
            places,
            resigned,
            tally,
            archived,
            started,
            first,
            counts,
        })
    }
}

impl MatchResult {
    /// Returns the result of a match; `None` while it goes on, and if it was abandoned. It folds the match again to
    /// count its events.
    pub fn of<G: Game>(game: &Match<G>, ended: u64) -> Option<MatchResult> {
        game.outcome()?;
        MatchResult::with_events(game, &game.events(), ended)
    }

    /// As [`MatchResult::of`], with the [events](Match::events) of the match.
    pub(super) fn with_events<G: Game>(
        game: &Match<G>,
        events: &[G::Event],
        ended: u64,
    ) -> Option<MatchResult> {
        let outcome = game.outcome()?;
        let header = game.header();
        let tally: Vec<Vec<i32>> = Seat::all(header.seats()).map(|seat| game.game().tally(seat)).collect();
        let is_known = tally.iter().any(|numbers| !numbers.is_empty());
        Some(MatchResult {
            id: header.id.clone(),
            game: header.game.clone(),
            ended,
            players: header.players.clone(),
            places: outcome.places,
            resigned: matches!(game.ending(), Some(Ending::Resigned(_))),
            tally: if is_known { tally } else { Vec::new() },
            archived: None,
            started: Some(header.created),
            first: game.steps().iter().find_map(Step::seat).map(Seat::number),
            counts: game.game().counts(events),
        })
    }

    /// Adds the numbers that this result lacks, from a result of the same match that was folded later. Returns `false`
    /// if the two ended differently, or if there are no counts to add.
    pub(super) fn complete(&mut self, folded: &MatchResult) -> bool {
        let ended = |result: &MatchResult| (result.game.clone(), result.places.clone(), result.resigned);
        if !self.counts.is_empty() || folded.counts.is_empty() || ended(self) != ended(folded) {
            return false;
        }
        self.counts.clone_from(&folded.counts);
        self.started = self.started.or(folded.started);
        self.first = self.first.or(folded.first);
        if self.tally.is_empty() {
            self.tally.clone_from(&folded.tally);
        }
        true
    }
}

/// Returns the results of the evening archived at this time, oldest first; of the current one for `None`.
pub fn evening(results: &[MatchResult], archived: Option<u64>) -> Vec<MatchResult> {
    results.iter().filter(|result| result.archived == archived).cloned().collect()
}
