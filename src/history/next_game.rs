//! Proposals for an evening's next game.

use std::{cmp::Reverse, collections::BTreeMap, ops::RangeInclusive};

use super::{has_won, people::seat_of, people_of};
use crate::{saves::results::MatchResult, table::player::Player};

/// Data about a game that a proposal needs.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Candidate {
    pub slug: &'static str,
    pub players: RangeInclusive<u8>,
    /// Usual length of a match in minutes.
    pub minutes: u32,
}

/// Why a game is proposed.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Reason {
    /// The people present have never played it.
    New,
    /// Number of matches of it on this evening; no other playable game has fewer.
    LeastPlayed(usize),
    /// This person has not won on this evening, and has won this game more often than any other.
    ChanceFor(String),
}

/// A game to play next, with the reasons for it, the most important first.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Proposal {
    pub slug: &'static str,
    pub minutes: u32,
    pub reasons: Vec<Reason>,
}

/// Returns the games that these people can play in this many minutes (`None`: any time), the best first.
///
/// `tonight`: the results of the evening; `all`: all results. Games played least on this evening come first, then those
/// that give a person without a win the best chance, then those that the people have played least, then the order of
/// `games`.
pub fn proposals(
    games: &[Candidate],
    present: &[Player],
    minutes: Option<u32>,
    tonight: &[MatchResult],
    all: &[MatchResult],
) -> Vec<Proposal> {
    let seats = u8::try_from(present.len()).unwrap_or(u8::MAX);
    let playable = games.iter().filter(|game| {
        game.players.contains(&seats) && minutes.is_none_or(|minutes| game.minutes <= minutes)
    });
    let playable: Vec<&Candidate> = playable.collect();
    let played_tonight = |slug: &str| tonight.iter().filter(|result| result.game == slug).count();
    let played = |slug: &str| {
        let by_present = |result: &&MatchResult| {
            result.game == slug && people_of(result).any(|(_, player)| is_among(present, player))
        };
        all.iter().filter(by_present).count()
    };
    let hopeful = hopeful(present, tonight, all);
    let least = playable.iter().map(|game| played_tonight(game.slug)).min().unwrap_or_default();
    let mut ranked: Vec<_> = playable
        .iter()
        .map(|game| {
            let (tonight_count, count) = (played_tonight(game.slug), played(game.slug));
            let chances: Vec<String> = hopeful
                .iter()
                .filter(|person| person.has_a_chance(game.slug, &playable))
                .map(|person| person.name.to_owned())
                .collect();
            let mut reasons = Vec::new();
            if count == 0 {
                reasons.push(Reason::New);
            } else if tonight_count == least && !tonight.is_empty() {
                reasons.push(Reason::LeastPlayed(tonight_count));
            }
            let rank = (tonight_count, Reverse(chances.len()), count);
            reasons.extend(chances.into_iter().map(Reason::ChanceFor));
            (rank, Proposal { slug: game.slug, minutes: game.minutes, reasons })
        })
        .collect();
    ranked.sort_by_key(|(rank, _)| *rank);
    ranked.into_iter().map(|(_, proposal)| proposal).collect()
}

fn is_among(present: &[Player], player: &Player) -> bool {
    present.iter().any(|other| other.name == player.name)
}

/// A person present who has not won on this evening.
struct Hopeful<'a> {
    name: &'a str,
    /// Number of wins in each game.
    wins: BTreeMap<&'a str, usize>,
}

impl Hopeful<'_> {
    /// Whether the person has won this game, and no other playable game more often.
    fn has_a_chance(&self, slug: &str, playable: &[&Candidate]) -> bool {
        let wins = |slug: &str| self.wins.get(slug).copied().unwrap_or_default();
        wins(slug) > 0 && playable.iter().all(|game| wins(game.slug) <= wins(slug))
    }
}

/// Returns the people present without a win on this evening; none before its first match.
fn hopeful<'a>(present: &'a [Player], tonight: &[MatchResult], all: &'a [MatchResult]) -> Vec<Hopeful<'a>> {
    if tonight.is_empty() {
        return Vec::new();
    }
    let won =
        |result: &MatchResult, name: &str| seat_of(result, name).is_some_and(|seat| has_won(result, seat));
    let without = present.iter().filter(|player| !tonight.iter().any(|result| won(result, &player.name)));
    let hopeful = |player: &'a Player| {
        let mut wins = BTreeMap::new();
        for result in all.iter().filter(|result| won(result, &player.name)) {
            *wins.entry(result.game.as_str()).or_default() += 1;
        }
        Hopeful { name: &player.name, wins }
    };
    without.map(hopeful).collect()
}
