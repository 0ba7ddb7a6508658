//! Figures about one person over all their matches. Matches of bots alone contain no person, so they are not counted.

use std::collections::{BTreeMap, BTreeSet};

use super::{has_won, is_drawn, people_of};
use crate::{
    kernel::bot::Level, saves::results::MatchResult, table::player::Player, words::placeholder::Placeholder,
};

/// Number of shared matches from which two people are compared.
pub const COMPARED_FROM: u32 = 3;

/// Longest time that a match can count as played, in milliseconds. A match that lay longer was interrupted, so its
/// time is unknown.
pub const LONGEST: u64 = 6 * 60 * 60 * 1_000;

/// Matches of one person, counted.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Tally {
    pub matches: u32,
    /// Number of first places, without draws. Each player who shares a first place has won.
    pub won: u32,
    /// Number of matches in which all players shared the first place.
    pub drawn: u32,
    /// Time from start to end of the matches for which it is known, in milliseconds.
    pub time: u64,
    /// Number of matches whose time is known.
    pub timed: u32,
}

impl Tally {
    fn add(&mut self, result: &MatchResult, seat: usize) {
        self.matches += 1;
        self.won += u32::from(has_won(result, seat));
        self.drawn += u32::from(is_drawn(result));
        if let Some(time) = time(result) {
            self.time += time;
            self.timed += 1;
        }
    }
}

/// Returns the time that a match took in milliseconds; `None` if unknown or longer than [`LONGEST`].
pub fn time(result: &MatchResult) -> Option<u64> {
    let time = result.ended.checked_sub(result.started?)?;
    (time <= LONGEST).then_some(time)
}

/// Returns the number of the person's matches that took longer than [`LONGEST`], so that their time does not count.
pub fn interrupted(results: &[MatchResult], name: &str) -> u32 {
    let is_long = |result: &&MatchResult| {
        let time = result.started.and_then(|started| result.ended.checked_sub(started));
        time.is_some_and(|time| time > LONGEST) && seat_of(result, name).is_some()
    };
    results.iter().filter(is_long).count() as u32
}

/// One match of a person, for the figures of its game.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Played {
    /// Id of the match.
    pub id: String,
    pub seat: usize,
    pub place: u8,
    pub seats: usize,
    pub won: bool,
    /// As [`MatchResult::tally`], of this person; empty if unknown.
    pub tally: Vec<i32>,
    /// As [`MatchResult::counts`], of this person; empty if unknown.
    pub counts: Vec<i32>,
}

/// Matches of a person in one game.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct GameFigures {
    /// Slug of the game.
    pub game: String,
    pub tally: Tally,
    /// Number of matches in each place, the first place first.
    pub places: Vec<u32>,
    /// The matches, oldest first.
    pub played: Vec<Played>,
}

/// Comparison of a person with another, over the matches of both.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Pair {
    pub other: Player,
    pub matches: u32,
    /// Number of matches in which the person finished above the other.
    pub above: u32,
    /// Number of matches in which the other finished above the person.
    pub below: u32,
}

impl Pair {
    /// How far from even the two are: 0 if equal, 1000 if one is always above.
    fn unevenness(&self) -> u32 {
        self.above.abs_diff(self.below) * 1_000 / self.matches.max(1)
    }
}

/// A run of wins.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Streak {
    pub wins: u32,
    /// The people of its matches, by name; empty for a streak against changing people.
    pub people: Vec<String>,
}

/// Figures about one person.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Figures {
    /// The person, with the marks of their latest match.
    pub player: Player,
    pub tally: Tally,
    /// One for each game played, most matches first.
    pub games: Vec<GameFigures>,
    /// Most wins in a row over all matches.
    pub streak: u32,
    /// Most wins in a row in matches of exactly the same people.
    pub same_people: Streak,
    /// Comparisons with all people met in [`COMPARED_FROM`] matches or more, most matches first.
    pub pairs: Vec<Pair>,
    /// Highest level of a bot that finished below the person.
    pub best_bot: Option<Level>,
}

impl Figures {
    /// Returns the rivals: the people with the most even balance, and of these the ones met most often.
    pub fn rivals(&self) -> Vec<&Pair> {
        let best = self.pairs.iter().map(|pair| (pair.unevenness(), u32::MAX - pair.matches)).min();
        self.pairs.iter().filter(|pair| Some((pair.unevenness(), u32::MAX - pair.matches)) == best).collect()
    }

    /// Returns the nemeses: the people who finished above the person more often than below, by the greatest
    /// difference.
    pub fn nemeses(&self) -> Vec<&Pair> {
        let lead = |pair: &Pair| pair.below.saturating_sub(pair.above);
        let most = self.pairs.iter().map(lead).max().unwrap_or_default();
        self.pairs.iter().filter(|pair| most > 0 && lead(pair) == most).collect()
    }

    /// Returns for each match, oldest first, the share of opponents that the person finished above, in percent; ties
    /// count half. The line of the person's form.
    pub fn form(results: &[MatchResult], name: &str) -> Vec<i32> {
        results.iter().filter_map(|result| Some(beaten(result, seat_of(result, name)?))).collect()
    }
}

/// Returns the percentage of opponents that finished below this seat; ties count half.
fn beaten(result: &MatchResult, seat: usize) -> i32 {
    let place = result.places[seat];
    let others = result.places.iter().enumerate().filter(|(other, _)| *other != seat);
    let halves: i32 = others.map(|(_, other)| i32::from(*other >= place) + i32::from(*other > place)).sum();
    50 * halves / (result.places.len() as i32 - 1).max(1)
}

/// Returns the seat of the person with this name.
pub fn seat_of(result: &MatchResult, name: &str) -> Option<usize> {
    result.players.iter().position(|player| player.bot.is_none() && player.name == name)
}

/// Returns all people of these results with the marks of their latest match, the latest met first. Forgotten people
/// have no page of their own, so they are left out.
pub fn people(results: &[MatchResult]) -> Vec<Player> {
    let mut known = BTreeSet::new();
    let mut people = Vec::new();
    for result in results.iter().rev() {
        for (_, player) in people_of(result).filter(|(_, player)| Placeholder::of(&player.name).is_none()) {
            if known.insert(&player.name) {
                people.push(player.clone());
            }
        }
    }
    people
}

/// Returns the figures about the person with this name, from results in the order of their ends; `None` if the person
/// is in none of them.
pub fn figures(results: &[MatchResult], name: &str) -> Option<Figures> {
    let mut folded = Fold::default();
    let mut person = None;
    for result in results {
        if let Some(seat) = seat_of(result, name) {
            person = Some(result.players[seat].clone());
            folded.add(result, seat);
        }
    }
    person.map(|player| folded.figures(player))
}

/// Figures while the results are folded.
#[derive(Default)]
struct Fold {
    tally: Tally,
    games: BTreeMap<String, GameFigures>,
    run: u32,
    streak: u32,
    /// The current run of wins with each set of people.
    runs: BTreeMap<Vec<String>, u32>,
    same_people: Streak,
    pairs: BTreeMap<String, Pair>,
    best_bot: Option<Level>,
}

impl Fold {
    fn add(&mut self, result: &MatchResult, seat: usize) {
        let won = has_won(result, seat);
        self.tally.add(result, seat);
        self.add_to_game(result, seat, won);
        self.run = if won { self.run + 1 } else { 0 };
        self.streak = self.streak.max(self.run);
        let mut names: Vec<String> = people_of(result).map(|(_, player)| player.name.clone()).collect();
        names.sort();
        if names.len() > 1 {
            let run = self.runs.entry(names.clone()).or_default();
            *run = if won { *run + 1 } else { 0 };
            if *run > self.same_people.wins {
                self.same_people = Streak { wins: *run, people: names };
            }
        }
        let place = result.places[seat];
        for (other, player) in people_of(result).filter(|(other, _)| *other != seat) {
            let new = || Pair { other: player.clone(), matches: 0, above: 0, below: 0 };
            let pair = self.pairs.entry(player.name.clone()).or_insert_with(new);
            pair.other = player.clone();
            pair.matches += 1;
            pair.above += u32::from(place < result.places[other]);
            pair.below += u32::from(place > result.places[other]);
        }
        let beaten = result.players.iter().zip(&result.places).filter(|(_, other)| **other > place);
        self.best_bot = self.best_bot.max(beaten.filter_map(|(player, _)| player.bot).max());
    }

    fn add_to_game(&mut self, result: &MatchResult, seat: usize, won: bool) {
        let new = || GameFigures {
            game: result.game.clone(),
            tally: Tally::default(),
            places: Vec::new(),
            played: Vec::new(),
        };
        let game = self.games.entry(result.game.clone()).or_insert_with(new);
        game.tally.add(result, seat);
        let place = usize::from(result.places[seat]);
        if game.places.len() < place {
            game.places.resize(place, 0);
        }
        game.places[place - 1] += 1;
        game.played.push(Played {
            id: result.id.clone(),
            seat,
            place: result.places[seat],
            seats: result.players.len(),
            won,
            tally: result.tally.get(seat).cloned().unwrap_or_default(),
            counts: result.counts.get(seat).cloned().unwrap_or_default(),
        });
    }

    fn figures(self, player: Player) -> Figures {
        let mut games: Vec<GameFigures> = self.games.into_values().collect();
        games.sort_by_key(|game| u32::MAX - game.tally.matches);
        let mut pairs: Vec<Pair> =
            self.pairs.into_values().filter(|pair| pair.matches >= COMPARED_FROM).collect();
        pairs.sort_by_key(|pair| u32::MAX - pair.matches);
        Figures {
            player,
            tally: self.tally,
            games,
            streak: self.streak,
            same_people: self.same_people,
            pairs,
            best_bot: self.best_bot,
        }
    }
}
