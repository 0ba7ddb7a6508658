//! A match that is over, looked through for the few decisions that cost most: each judged with what its seat knew then.
//!
//! First every decision is judged in passing, then the worst once more by the best of bots. Nothing is thought here: it is
//! said what to ask next, and answers are taken.

use std::{
    cmp::Reverse,
    collections::{BTreeMap, BTreeSet},
};

use serde_json::Value;

use super::{Advice, Why};
use crate::{
    kernel::{
        Game, Seat, Seats,
        bot::{Level, cost},
    },
    table::{
        figures::{figures, swing},
        matches::Match,
    },
};

/// No more decisions of a match than this are judged: the others are those that moved the figures of the match least.
pub const MOST: usize = 160;

/// So many are judged once more.
const AGAIN: usize = 6;

/// So many are shown.
const SHOWN: usize = 3;

/// An estimate beyond this is as good as won: a line of estimates goes no further.
pub const AS_GOOD_AS_WON: i32 = 400;

/// What a step is asked about.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct ToJudge {
    /// Counted from 0.
    pub step: usize,
    /// How well whoever judges plays.
    pub level: Level,
}

/// What a bot thinks of a step that somebody made.
#[derive(Clone, PartialEq, Debug)]
pub struct MoveVerdict {
    /// What it would have done, as it stands in a log.
    pub best: Value,
    pub why: Why,
    /// How good that looked for whoever acted, in the unit of the game's bot.
    pub worth: i32,
    /// The same of what was done.
    pub played: i32,
}

impl MoveVerdict {
    /// Of what a bot has answered who was to weigh a step. One that cannot tell what the step was worth finds nothing to
    /// say against it.
    pub fn of(answer: Vec<Advice>) -> Option<MoveVerdict> {
        let mut answer = answer.into_iter();
        let Advice { action, why, value } = answer.next()?;
        let played = answer.next().map_or(value, |made| made.value);
        Some(MoveVerdict { best: action, why, worth: value, played })
    }

    /// What the step cost, as far as could be known then.
    pub fn cost(&self) -> i32 {
        cost(self.worth, self.played)
    }
}

/// A decision that cost something.
#[derive(Clone, PartialEq, Debug)]
pub struct TurningPoint {
    /// Counted from 0: also how many steps came before it.
    pub step: usize,
    pub seat: Seat,
    pub verdict: MoveVerdict,
    /// It cost enough to count as a mistake. Otherwise it is where the line of estimates leaps most.
    pub is_blunder: bool,
}

/// A decision to be judged.
#[derive(Copy, Clone, Debug)]
struct Decided {
    step: usize,
    seat: Seat,
    /// All that a seat does on end is one turn.
    turn: usize,
    /// Whoever is asked together decides together: which of the questions to the table it answers.
    question: usize,
    /// It ended the match, which was won by whoever made it: no mistake, whatever had looked better.
    won: bool,
}

/// A review in the making.
#[derive(Clone, Debug)]
pub struct Review {
    /// In their order.
    decisions: Vec<Decided>,
    /// By step; nothing where there was no choice.
    judged: BTreeMap<usize, Option<MoveVerdict>>,
    /// The same once more, of the worst.
    judged_again: BTreeMap<usize, Option<MoveVerdict>>,
    /// What costs less than this is no turning point.
    threshold: i32,
    /// No figure tells who is ahead: estimates are drawn instead.
    estimated: bool,
}

impl Review {
    /// Of this match. Only where it is over: a verdict may be what nobody should know before.
    pub fn of<G: Game>(game: &Match<G>) -> Review {
        let lines = figures(game);
        let seats = usize::from(game.header().seats());
        let mut decisions = Vec::new();
        let (mut turn, mut last) = (0, None);
        let (mut question, mut together, mut asked) = (0, None, Seats::NONE);
        let mut state = game.at(0);
        for (step, made) in game.steps().iter().enumerate() {
            let pending = state.pending().seats();
            if pending.iter().any(|seat| !asked.contains(seat)) {
                question += 1;
            }
            asked = pending;
            if pending.len() > 1 {
                together = Some(question);
            }
            // What somebody does of their own accord no bot was to decide.
            if let Some(seat) = made.seat().filter(|seat| pending.contains(*seat)) {
                turn += usize::from(last.replace(seat) != Some(seat));
                decisions.push(Decided { step, seat, turn, question, won: false });
            }
            state.apply(made);
        }
        if let Some(outcome) = state.pending().outcome().filter(|outcome| !outcome.is_draw()) {
            for winner in outcome.winners() {
                mark_won(&mut decisions, winner, together);
            }
        }
        // What a step leads to shows when all have answered it.
        decisions.sort_by_key(|decided| {
            Reverse((swing(&lines, decided.step, decided.step + seats), decided.step))
        });
        decisions.truncate(MOST);
        decisions.sort_by_key(|decided| decided.step);
        Review {
            decisions,
            judged: BTreeMap::new(),
            judged_again: BTreeMap::new(),
            threshold: G::BLUNDER_THRESHOLD,
            estimated: lines.is_empty(),
        }
    }

    /// What is to be asked next; nothing once all is known.
    pub fn next(&self) -> Option<ToJudge> {
        let first = self.decisions.iter().find(|decided| !self.judged.contains_key(&decided.step));
        if let Some(decided) = first {
            return Some(ToJudge { step: decided.step, level: Level::Medium });
        }
        let step = self.worst().into_iter().find(|step| !self.judged_again.contains_key(step))?;
        Some(ToJudge { step, level: Level::Expert })
    }

    /// Takes the answer to what was to be asked; no verdict where there was no choice.
    pub fn answer(&mut self, asked: ToJudge, verdict: Option<MoveVerdict>) {
        let judged = match asked.level {
            Level::Expert => &mut self.judged_again,
            _ => &mut self.judged,
        };
        judged.insert(asked.step, verdict);
    }

    /// How many questions are answered, and how many there are as far as is known.
    pub fn progress(&self) -> (usize, usize) {
        let again = if self.judged.len() < self.decisions.len() { AGAIN } else { self.worst().len() };
        (self.judged.len() + self.judged_again.len(), self.decisions.len() + again.min(self.decisions.len()))
    }

    /// The decisions that cost most, and the largest leap of the estimates, in their order. Empty before all is
    /// judged, and in an even match.
    pub fn turning_points(&self) -> Vec<TurningPoint> {
        let leap = self.leap();
        let point = |decided: &Decided| {
            let verdict = self.judged_again.get(&decided.step)?.clone()?;
            let is_blunder = verdict.cost() >= self.threshold;
            Some(TurningPoint { step: decided.step, seat: decided.seat, verdict, is_blunder })
        };
        let mut points: Vec<TurningPoint> = self.decisions.iter().filter_map(point).collect();
        points.retain(|point| point.is_blunder || leap == Some(point.step));
        points.sort_by_key(|point| (leap != Some(point.step), Reverse(point.verdict.cost())));
        points.truncate(SHOWN);
        points.sort_by_key(|point| point.step);
        points
    }

    /// How good it looked at each moment so far for the first seat, in a game of two who want the opposite.
    pub fn estimates(&self) -> Vec<i32> {
        let mut line = Vec::new();
        for decided in &self.decisions {
            let Some(judged) = self.judged.get(&decided.step) else { break };
            let before = line.last().copied().unwrap_or_default();
            // Where there was no choice it stays as it was.
            line.resize(decided.step.max(line.len()), before);
            line.push(judged.as_ref().map_or(before, |verdict| {
                if decided.seat == Seat::FIRST { verdict.worth } else { -verdict.worth }
            }));
        }
        line
    }

    /// The step at which the line of estimates leaps most, where that is as much as a mistake costs.
    fn leap(&self) -> Option<usize> {
        if !self.estimated {
            return None;
        }
        let line: Vec<i32> =
            self.estimates().into_iter().map(|value| value.clamp(-AS_GOOD_AS_WON, AS_GOOD_AS_WON)).collect();
        let leaps = self.decisions.windows(2).filter_map(|pair| {
            let [from, to] = [line.get(pair[0].step)?, line.get(pair[1].step)?];
            Some((from.abs_diff(*to), pair[0].step))
        });
        let (most, step) = leaps.max_by_key(|(leap, step)| (*leap, Reverse(*step)))?;
        (most >= self.threshold.unsigned_abs()).then_some(step)
    }

    /// The steps to be judged again, of each turn one: the largest leap, then the worst.
    fn worst(&self) -> Vec<usize> {
        let cost = |decided: &&Decided| self.cost(decided.step);
        let mut worst: Vec<&Decided> = self
            .decisions
            .iter()
            .filter(|decided| !decided.won && cost(decided) > self.threshold / 2)
            .collect();
        worst.sort_by_key(|decided| Reverse(cost(decided)));
        let mut turns = BTreeSet::new();
        worst.retain(|decided| turns.insert(decided.turn));
        let leap = self.leap();
        let worst = worst.into_iter().map(|decided| decided.step).filter(|step| leap != Some(*step));
        leap.into_iter().chain(worst).take(AGAIN).collect()
    }

    /// What a step cost as it was judged in passing.
    fn cost(&self, step: usize) -> i32 {
        self.judged.get(&step).and_then(Option::as_ref).map_or(0, MoveVerdict::cost)
    }
}

/// Marks with what this seat won: its last turn, and what it chose before that when all chose for the last `together`.
fn mark_won(decisions: &mut [Decided], winner: Seat, together: Option<usize>) {
    let own = decisions.iter_mut().rev().filter(|decided| decided.seat == winner);
    let mut last = None;
    for decided in own {
        let turn = *last.get_or_insert(decided.turn);
        if decided.turn != turn && Some(decided.question) != together {
            break;
        }
        decided.won = true;
    }
}
