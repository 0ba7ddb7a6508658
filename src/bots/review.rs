//! The review of a finished match: the few decisions that cost most, each judged by the knowledge of its seat at that
//! time.
//!
//! A quick pass judges every decision; then the best bot judges the worst ones again. The review does not search: it
//! names the next question and takes the answers.

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

/// Maximum number of judged decisions of a match. Those left out moved the figures of the match least.
pub const MAX_DECISIONS: usize = 160;

/// Maximum number of decisions that the best bot judges again.
const MAX_REJUDGED: usize = 6;

/// Maximum number of turning points.
const MAX_TURNING_POINTS: usize = 3;

/// An estimate beyond this counts as won: the line of estimates is clamped to it.
pub const AS_GOOD_AS_WON: i32 = 400;

/// A decision to judge next.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct ToJudge {
    /// Counted from 0.
    pub step: usize,
    /// The strength of the judging bot.
    pub level: Level,
}

/// A bot's verdict on a step of a player.
#[derive(Clone, PartialEq, Debug)]
pub struct MoveVerdict {
    /// The bot's own action, in the format of the log.
    pub best: Value,
    pub why: Why,
    /// The value of the bot's action for the acting seat, in the unit of the game's bot.
    pub worth: i32,
    /// The value of the action played, in the same unit.
    pub played: i32,
}

impl MoveVerdict {
    /// Reads a bot's answer to [`Ask::Weigh`](super::Ask::Weigh). If the bot cannot value the step, the step costs
    /// nothing.
    pub fn of(answer: Vec<Advice>) -> Option<MoveVerdict> {
        let mut answer = answer.into_iter();
        let Advice { action, why, value } = answer.next()?;
        let played = answer.next().map_or(value, |made| made.value);
        Some(MoveVerdict { best: action, why, worth: value, played })
    }

    /// The loss of the step against the best action, as far as the seat could know.
    pub fn cost(&self) -> i32 {
        cost(self.worth, self.played)
    }
}

/// A decision that cost something.
#[derive(Clone, PartialEq, Debug)]
pub struct TurningPoint {
    /// Counted from 0, so it equals the number of steps before.
    pub step: usize,
    pub seat: Seat,
    pub verdict: MoveVerdict,
    /// Whether it cost enough to count as a mistake. Otherwise it is the largest leap of the line of estimates.
    pub is_blunder: bool,
}

/// A decision to judge.
#[derive(Copy, Clone, Debug)]
struct PastDecision {
    step: usize,
    seat: Seat,
    /// The index of the turn: consecutive decisions of one seat are one turn.
    turn: usize,
    /// The index of the question to the table: seats that are asked together share one.
    question: usize,
    /// It won the match for its seat, so it is no mistake, even if another action had looked better.
    won: bool,
}

/// A review in progress.
#[derive(Clone, Debug)]
pub struct Review {
    /// In the order of play.
    decisions: Vec<PastDecision>,
    /// Verdicts of the first pass by step; `None` if there was no choice.
    judged: BTreeMap<usize, Option<MoveVerdict>>,
    /// Verdicts of the second pass, on the worst decisions.
    rejudged: BTreeMap<usize, Option<MoveVerdict>>,
    /// The least cost of a mistake.
    threshold: i32,
    /// Whether to draw estimates, since no figure of the match tells who is ahead.
    estimated: bool,
}

impl Review {
    /// Starts the review of a finished match. An unfinished one must not be reviewed: a verdict may reveal a secret.
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
            // A step out of turn is no decision of a bot.
            if let Some(seat) = made.seat().filter(|seat| pending.contains(*seat)) {
                turn += usize::from(last.replace(seat) != Some(seat));
                decisions.push(PastDecision { step, seat, turn, question, won: false });
            }
            state.apply(made);
        }
        if let Some(outcome) = state.pending().outcome().filter(|outcome| !outcome.is_draw()) {
            for winner in outcome.winners() {
                mark_won(&mut decisions, winner, together);
            }
        }
        // The effect of a step shows only after each seat has answered it.
        decisions.sort_by_key(|decision| {
            Reverse((swing(&lines, decision.step, decision.step + seats), decision.step))
        });
        decisions.truncate(MAX_DECISIONS);
        decisions.sort_by_key(|decision| decision.step);
        Review {
            decisions,
            judged: BTreeMap::new(),
            rejudged: BTreeMap::new(),
            threshold: G::BLUNDER_THRESHOLD,
            estimated: lines.is_empty(),
        }
    }

    /// Returns the next question, or `None` if the review is complete.
    pub fn next(&self) -> Option<ToJudge> {
        let first = self.decisions.iter().find(|decision| !self.judged.contains_key(&decision.step));
        if let Some(decision) = first {
            return Some(ToJudge { step: decision.step, level: Level::Medium });
        }
        let step = self.worst().into_iter().find(|step| !self.rejudged.contains_key(step))?;
        Some(ToJudge { step, level: Level::Expert })
    }

    /// Takes the verdict on a question; `None` if there was no choice.
    pub fn answer(&mut self, asked: ToJudge, verdict: Option<MoveVerdict>) {
        let judged = match asked.level {
            Level::Expert => &mut self.rejudged,
            _ => &mut self.judged,
        };
        judged.insert(asked.step, verdict);
    }

    /// Returns the number of answered questions, and the number of all questions as far as known.
    pub fn progress(&self) -> (usize, usize) {
        let rejudged =
            if self.judged.len() < self.decisions.len() { MAX_REJUDGED } else { self.worst().len() };
        (self.judged.len() + self.rejudged.len(), self.decisions.len() + rejudged.min(self.decisions.len()))
    }

    /// Returns the decisions that cost most, and the largest leap of the estimates, in the order of play. Empty before
    /// all is judged, and in an even match.
    pub fn turning_points(&self) -> Vec<TurningPoint> {
        let leap = self.leap();
        let point = |decision: &PastDecision| {
            let verdict = self.rejudged.get(&decision.step)?.clone()?;
            let is_blunder = verdict.cost() >= self.threshold;
            Some(TurningPoint { step: decision.step, seat: decision.seat, verdict, is_blunder })
        };
        let mut points: Vec<TurningPoint> = self.decisions.iter().filter_map(point).collect();
        points.retain(|point| point.is_blunder || leap == Some(point.step));
        points.sort_by_key(|point| (leap != Some(point.step), Reverse(point.verdict.cost())));
        points.truncate(MAX_TURNING_POINTS);
        points.sort_by_key(|point| point.step);
        points
    }

    /// Returns the value of each moment so far for the first seat, in a game of two opponents.
    pub fn estimates(&self) -> Vec<i32> {
        let mut line = Vec::new();
        for decision in &self.decisions {
            let Some(judged) = self.judged.get(&decision.step) else { break };
            let before = line.last().copied().unwrap_or_default();
            // A step without a choice keeps the value before it.
            line.resize(decision.step.max(line.len()), before);
            line.push(judged.as_ref().map_or(before, |verdict| {
                if decision.seat == Seat::FIRST { verdict.worth } else { -verdict.worth }
            }));
        }
        line
    }

    /// Returns the step at which the line of estimates leaps most, if the leap is at least the cost of a mistake.
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

    /// Returns the steps to judge again, one of each turn: the largest leap, then the worst.
    fn worst(&self) -> Vec<usize> {
        let cost = |decision: &&PastDecision| self.cost(decision.step);
        let mut worst: Vec<&PastDecision> = self
            .decisions
            .iter()
            .filter(|decision| !decision.won && cost(decision) > self.threshold / 2)
            .collect();
        worst.sort_by_key(|decision| Reverse(cost(decision)));
        let mut turns = BTreeSet::new();
        worst.retain(|decision| turns.insert(decision.turn));
        let leap = self.leap();
        let worst = worst.into_iter().map(|decision| decision.step).filter(|step| leap != Some(*step));
        leap.into_iter().chain(worst).take(MAX_REJUDGED).collect()
    }

    /// Returns the cost of a step in the first pass.
    fn cost(&self, step: usize) -> i32 {
        self.judged.get(&step).and_then(Option::as_ref).map_or(0, MoveVerdict::cost)
    }
}

/// Marks the decisions with which this seat won: its last turn, and its choices before that for the last question
/// `together`.
fn mark_won(decisions: &mut [PastDecision], winner: Seat, together: Option<usize>) {
    let own = decisions.iter_mut().rev().filter(|decision| decision.seat == winner);
    let mut last = None;
    for decision in own {
        let turn = *last.get_or_insert(decision.turn);
        if decision.turn != turn && Some(decision.question) != together {
            break;
        }
        decision.won = true;
    }
}
