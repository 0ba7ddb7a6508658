//! The scoreboard of an evening over all its games.

use std::cmp::Reverse;

use super::{
    has_won,
    points::{Points, points},
};
use crate::{
    saves::{
        evenings::{EveningNote, Scale},
        results::MatchResult,
    },
    table::player::Player,
};

/// One match in the score of a player.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Line {
    /// Id of the match.
    pub id: String,
    /// Slug of the game.
    pub game: String,
    pub place: u8,
    /// Whether another player has the same place.
    pub shared: bool,
    /// Number of players.
    pub seats: u8,
    pub points: Points,
}

/// The score of one player over an evening.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Score {
    pub player: Player,
    /// 1 for the best. Players with equal points share a rank.
    pub rank: u8,
    pub points: Points,
    pub won: u32,
    /// Whether the person has left the evening.
    pub left: bool,
    /// The matches, oldest first; their points add up to `points`.
    pub lines: Vec<Line>,
}

impl Score {
    fn new(player: &Player, left: bool) -> Score {
        Score { player: player.clone(), rank: 1, points: Points::ZERO, won: 0, left, lines: Vec::new() }
    }

    /// The number to rank by, higher first.
    fn key(&self, scale: Scale) -> (Points, u32) {
        match scale {
            Scale::None => (Points::ZERO, self.won),
            Scale::Places | Scale::Wins => (self.points, 0),
        }
    }
}

/// Whether both are the same player of an evening. A bot is another player than a person of its name.
fn is_same(one: &Player, other: &Player) -> bool {
    one.name == other.name && one.bot.is_some() == other.bot.is_some()
}

/// Returns the scores of all who played in these results and of all noted guests, the best first. With
/// [`Scale::None`], players are ranked by wins. Players of equal rank are sorted by fewest matches, then by name.
pub fn scoreboard(results: &[MatchResult], note: &EveningNote) -> Vec<Score> {
    let mut scores: Vec<Score> = Vec::new();
    for result in results {
        let gained = points(&result.places, note.scale);
        for (seat, player) in result.players.iter().enumerate() {
            let known = scores.iter().position(|score| is_same(&score.player, player));
            let at = known.unwrap_or_else(|| {
                scores.push(Score::new(player, false));
                scores.len() - 1
            });
            let score = &mut scores[at];
            score.player = player.clone();
            score.points += gained[seat];
            score.won += u32::from(has_won(result, seat));
            score.lines.push(Line {
                id: result.id.clone(),
                game: result.game.clone(),
                place: result.places[seat],
                shared: result.places.iter().filter(|place| **place == result.places[seat]).count() > 1,
                seats: result.players.len() as u8,
                points: gained[seat],
            });
        }
    }
    for guest in &note.guests {
        match scores.iter_mut().find(|score| is_same(&score.player, &guest.player)) {
            Some(score) => score.left = guest.left,
            None => scores.push(Score::new(&guest.player, guest.left)),
        }
    }
    scores.sort_by(|one, other| {
        let key = |score: &Score| (Reverse(score.key(note.scale)), score.lines.len());
        key(one).cmp(&key(other)).then_with(|| one.player.name.cmp(&other.player.name))
    });
    let keys: Vec<_> = scores.iter().map(|score| score.key(note.scale)).collect();
    for (score, key) in scores.iter_mut().zip(&keys) {
        score.rank = 1 + keys.iter().filter(|other| *other > key).count() as u8;
    }
    scores
}

/// Returns the points of each of these players after each match of the evening, in tenths, beginning with zero: the
/// lines of the evening's chart. With [`Scale::None`] the lines count wins.
pub fn standing(results: &[MatchResult], scores: &[Score], scale: Scale) -> Vec<Vec<i32>> {
    let line = |score: &Score| {
        let mut sum = Points::ZERO;
        let mut line = vec![0];
        for result in results {
            if let Some(seat) = result.players.iter().position(|player| is_same(player, &score.player)) {
                sum += match scale {
                    Scale::None => Points::whole(i64::from(has_won(result, seat))),
                    Scale::Places | Scale::Wins => points(&result.places, scale)[seat],
                };
            }
            line.push(i32::try_from(sum.tenths()).unwrap_or(i32::MAX));
        }
        line
    };
    scores.iter().map(line).collect()
}
