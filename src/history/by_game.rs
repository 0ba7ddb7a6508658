//! Figures of one person that only one game has. They come from matches whose numbers are known; those of older versions
//! may not be.

use super::people::{GameFigures, Played};
use crate::{
    games::{
        barbarossa::{Barbarossa, counts as barbarossa},
        barracuda::{Barracuda, counts as barracuda},
        barragoon::{Barragoon, counts as barragoon},
        barrakuda::{Barrakuda, counts as barrakuda},
        bouillabaisse::{Bouillabaisse, counts as bouillabaisse},
    },
    kernel::Game,
};

/// Wins of some matches.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Default)]
pub struct Wins {
    pub matches: u32,
    pub won: u32,
}

impl Wins {
    fn add(&mut self, played: &Played) {
        self.matches += 1;
        self.won += u32::from(played.won);
    }
}

/// A sum of numbers, for an average.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Default)]
pub struct Sum {
    pub total: i32,
    pub count: u32,
}

impl Sum {
    fn add(&mut self, n: i32) {
        self.total = self.total.saturating_add(n);
        self.count += 1;
    }

    /// Returns the average; `None` of no numbers.
    pub fn average(self) -> Option<f64> {
        (self.count > 0).then(|| f64::from(self.total) / f64::from(self.count))
    }
}

/// Returns a part in percent, rounded to the nearest; `None` of nothing.
pub fn percent(part: i32, of: i32) -> Option<i32> {
    (of > 0).then(|| (f64::from(part) * 100.0 / f64::from(of)).round() as i32)
}

/// Figures that only one game has.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum ByGame {
    Barragoon {
        white: Wins,
        brown: Wins,
        /// Moves of this person in each match.
        moves: Sum,
        /// Moves of the shortest win.
        fastest: Option<i32>,
    },
    Bouillabaisse {
        /// Points in each of the six rounds.
        rounds: [Sum; 6],
        /// Lowest total.
        best: Option<i32>,
    },
    Barrakuda {
        alone: Wins,
        teams: Wins,
        dives: i32,
        /// Gold found in these dives.
        found: i32,
        bites: i32,
        /// Gold dropped in these bites.
        dropped: i32,
    },
    Barracuda {
        /// Bluffs of this person that were accepted.
        believed: i32,
        /// Bluffs of this person that were refused.
        caught: i32,
        /// Bluffs of others that this person accepted.
        fell_for: i32,
        /// Bluffs of others that this person refused.
        refused: i32,
        /// Most money at the end of a match, in thousands.
        best: Option<i32>,
    },
    Barbarossa {
        /// Words guessed right.
        right: i32,
        /// Letters asked for of these words.
        letters: i32,
        wrong: i32,
        /// Most words guessed right in a match.
        best: Option<i32>,
    },
}

impl GameFigures {
    /// Returns the figures of its own of this game; `None` if it is unknown or no match has known numbers.
    pub fn by_game(&self) -> Option<ByGame> {
        let slug = self.game.as_str();
        Some(match slug {
            _ if slug == Barragoon::SLUG => self.barragoon(&self.counted(barragoon::LENGTH)?),
            _ if slug == Bouillabaisse::SLUG => self.bouillabaisse(&self.counted(bouillabaisse::LENGTH)?),
            _ if slug == Barrakuda::SLUG => self.barrakuda(&self.counted(barrakuda::LENGTH)?),
            _ if slug == Barracuda::SLUG => self.barracuda(&self.counted(barracuda::LENGTH)?),
            _ if slug == Barbarossa::SLUG => self.barbarossa(&self.counted(barbarossa::LENGTH)?),
            _ => return None,
        })
    }

    /// Returns the matches with at least this many counts; `None` if there are none.
    fn counted(&self, length: usize) -> Option<Vec<&Played>> {
        let counted: Vec<_> = self.played.iter().filter(|played| played.counts.len() >= length).collect();
        (!counted.is_empty()).then_some(counted)
    }

    /// Returns the number at this index of each match's tally.
    fn tallied(&self, index: usize) -> impl Iterator<Item = i32> {
        self.played.iter().filter_map(move |played| played.tally.get(index).copied())
    }

    fn barragoon(&self, counted: &[&Played]) -> ByGame {
        let (mut white, mut brown, mut moves) = (Wins::default(), Wins::default(), Sum::default());
        for played in &self.played {
            if played.seat == 0 { white.add(played) } else { brown.add(played) }
        }
        counted.iter().for_each(|played| moves.add(played.counts[barragoon::MOVES]));
        let wins = counted.iter().filter(|played| played.won);
        let fastest = wins.map(|played| played.counts[barragoon::MOVES]).min();
        ByGame::Barragoon { white, brown, moves, fastest }
    }

    fn bouillabaisse(&self, counted: &[&Played]) -> ByGame {
        let mut rounds = [Sum::default(); 6];
        for played in counted {
            for (round, sum) in (1..).zip(&mut rounds) {
                if i32::from(round) <= played.counts[bouillabaisse::PLAYED] {
                    sum.add(played.counts[bouillabaisse::points_in(round)]);
                }
            }
        }
        ByGame::Bouillabaisse { rounds, best: self.tallied(0).min() }
    }

    fn barrakuda(&self, counted: &[&Played]) -> ByGame {
        let (mut alone, mut teams) = (Wins::default(), Wins::default());
        for played in counted {
            if played.counts[barrakuda::TEAMS] == 1 { teams.add(played) } else { alone.add(played) }
        }
        let sum = |index| sum(counted, index);
        ByGame::Barrakuda {
            alone,
            teams,
            dives: sum(barrakuda::DIVES),
            found: sum(barrakuda::FOUND),
            bites: sum(barrakuda::BITES),
            dropped: sum(barrakuda::DROPPED),
        }
    }

    fn barracuda(&self, counted: &[&Played]) -> ByGame {
        let sum = |index| sum(counted, index);
        ByGame::Barracuda {
            believed: sum(barracuda::OWN_ACCEPTED),
            caught: sum(barracuda::OWN_REFUSED),
            fell_for: sum(barracuda::OTHERS_ACCEPTED),
            refused: sum(barracuda::OTHERS_REFUSED),
            best: self.tallied(1).max(),
        }
    }

    fn barbarossa(&self, counted: &[&Played]) -> ByGame {
        let sum = |index| sum(counted, index);
        ByGame::Barbarossa {
            right: sum(barbarossa::RIGHT),
            letters: sum(barbarossa::LETTERS_NEEDED),
            wrong: sum(barbarossa::WRONG),
            best: counted.iter().map(|played| played.counts[barbarossa::RIGHT]).max(),
        }
    }
}

fn sum(counted: &[&Played], index: usize) -> i32 {
    counted.iter().map(|played| played.counts[index]).fold(0, i32::saturating_add)
}
