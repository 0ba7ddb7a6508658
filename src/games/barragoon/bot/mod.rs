//! A bot for Barragoon: alpha-beta search over whole turns, with the few placements that matter.
//!
//! Values are hundredths of a piece of value three, for White; Brown minimises them. Answers are for the asked side; a
//! draw has value 0.

mod alpha_beta;
mod branch;
pub mod claims;
mod evaluation;
pub mod finding;
mod frame;
mod mobility;
mod ordering;
mod placing;
mod ranking;
mod reasons;
mod score;
mod term;
#[cfg(test)]
mod tests;
mod transposition;
#[cfg(any(test, feature = "testing"))]
pub mod tuning;
mod variation;
mod weights;
mod window;

use std::cmp::Reverse;

use super::{
    action::Action,
    board::{Side, Value},
    phase::{PlaceReason, Prompt},
    position::{Owed, Position},
    state::Barragoon,
    view::View,
};
use crate::kernel::bot::{self, Bot, Choice, Decision, Level, Question, Search, Weighed};
use alpha_beta::AlphaBeta;
use branch::Branch;
pub use claims::Claim;
pub use finding::Finding;
use mobility::Mobility;
use ranking::Ranking;
pub use reasons::Reason;
use variation::Variation;

/// The search parameters of a level; no other place sets strength.
#[derive(Copy, Clone, Debug)]
struct Strength {
    /// The most positions of a search for a step.
    nodes: u32,
    /// The greatest depth of the iterative deepening, in moves; the quiescence search goes beyond it.
    depth: i8,
    /// The share of turning moves that it overlooks, in percent; like people, it sees straight ones.
    overlooked: u8,
    /// The greatest noise on an evaluation, in hundredths of a three.
    noise: i32,
    /// The number of placements considered for its own step.
    placements: usize,
    /// The longest series of captures in the quiescence search.
    quiescence: i8,
    /// The number of placements tried in the quiescence search.
    quiet_placements: usize,
    /// Whether the quiescence search knows that of two pieces in danger usually only one can be saved.
    evades: bool,
}

impl Strength {
    /// The parameters for a bot's own step.
    fn of(level: Level) -> Strength {
        let (nodes, depth, overlooked, noise, placements) = match level {
            Level::Beginner => (600, 1, 30, 35, 2),
            Level::Easy => (1_500, 2, 25, 20, 3),
            Level::Medium => (2_500, 20, 10, 6, 8),
            Level::Hard => (7_000, 20, 2, 3, 16),
            Level::Expert => (40_000, 20, 0, 2, 16),
        };
        Strength {
            nodes,
            depth,
            overlooked,
            noise,
            placements,
            quiescence: 4,
            quiet_placements: 1,
            evades: level >= Level::Medium,
        }
    }

    /// The parameters for hints and reviews: no noise, no overlooked move, all captures played out.
    fn advising(level: Level) -> Strength {
        let playing = Strength::of(level);
        Strength {
            nodes: advice_nodes(playing.nodes),
            overlooked: 0,
            noise: 0,
            quiescence: ALL_CAPTURES,
            quiet_placements: 2,
            evades: true,
            ..playing
        }
    }
}

/// The most positions of a search for advice, from those of a search for a step.
fn advice_nodes(nodes: u32) -> u32 {
    nodes + nodes / 2
}

/// The most positions of the additional search for a safe move.
fn safer_nodes(nodes: u32) -> u32 {
    nodes / 3
}

/// The actions that advice ranks beyond those asked for, so that safer ones among them can come first.
const SPARE: usize = 3;

/// The highest cost of a safe hint, in hundredths of a piece of three.
const SAFETY_MARGIN: i32 = 20;

/// No line has more captures: the pieces of both sides at the start (BG-1.2).
const ALL_CAPTURES: i8 = 14;

/// The quiet turns after which a bot's errors become the same in the same position. Otherwise two bots may shuffle for
/// thousands of turns without a repetition, which alone allows a draw (BG-5.4).
const PATIENCE: usize = 40;

/// The value of a won match.
const MATE: i32 = 30_000;
/// Values beyond this bound are no evaluations: the match is won in [`MATE`] minus that value plies.
const MATE_BOUND: i32 = MATE - 1_000;

/// Whether a value means a won or lost match, and is no evaluation.
pub fn is_decided(value: i32) -> bool {
    value.abs() > MATE_BOUND
}

/// The material value of a piece to the bot.
pub fn worth(piece: Value) -> i32 {
    mobility::value(piece)
}

/// The search for a step.
#[derive(Debug)]
pub struct BarragoonSearch {
    side: Side,
    /// The position before the step.
    before: Position,
    /// The static evaluation of that position.
    static_value: i32,
    express: [u8; 2],
    /// A legal action, played if no search has found a better one.
    fallback: Action,
    /// Number of legal actions.
    options: usize,
    /// The action of a decision that needs no search.
    decided: Option<Action>,
    noise: i32,
    search: AlphaBeta,
    /// For advice without a safe ranked action: the search for the best safe one.
    safer: Option<AlphaBeta>,
    question: Question<Action>,
}

impl Bot for Barragoon {
    type Search = BarragoonSearch;

    const TIE_MARGIN: i32 = 12;

    fn budget(level: Level) -> u32 {
        Strength::of(level).nodes
    }

    fn advice_budget(level: Level) -> u32 {
        let nodes = Strength::advising(level).nodes;
        nodes + safer_nodes(nodes)
    }

    fn think(decision: Decision<Barragoon>) -> BarragoonSearch {
        let Decision { seat, view, options, level, seed, question } = decision;
        let strength = match question {
            Question::Choose => Strength::of(level),
            Question::Advise(_) | Question::Weigh(_) => Strength::advising(level),
        };
        let side = Side::from_seat(seat).unwrap_or(Side::White);
        let position = view.position();
        let static_value = Mobility::of(&position.board).eval(position.side);
        let ahead = for_side(side, static_value);
        let impatience = view.quiet_turns.saturating_sub(PATIENCE);
        let seed = if impatience > 0 { seed >> 32 ^ transposition::key(&position) } else { seed };
        // A bot gives up a growing advantage, since it has made no progress. Advice never does.
        let worth_a_draw = match question {
            Question::Choose => i32::try_from(2 * impatience).map_or(MATE, |worth| worth.min(MATE)),
            Question::Advise(_) | Question::Weigh(_) => 0,
        };
        let decided = match (view.prompt, options.tail.as_slice()) {
            (_, []) => Some(options.head),
            // The side that is behind accepts a repetition.
            (Prompt::MayOfferDraw { .. }, _) => {
                Some(if ahead <= worth_a_draw { Action::OfferDraw } else { Action::GoOn })
            }
            (Prompt::AnswerDraw { .. }, _) => {
                Some(if ahead <= 20 + worth_a_draw { Action::AcceptDraw } else { Action::RefuseDraw })
            }
            _ => None,
        };
        let barred = view.barred_placement.map(Branch::Place).or(view.barred.map(Branch::Move));
        let before = position.clone();
        let search =
            |strength| AlphaBeta::new(position.clone(), view.express, barred, view.touched, strength, seed);
        let safer = matches!(question, Question::Advise(_)).then(|| {
            let nodes = safer_nodes(strength.nodes);
            search(Strength { nodes, ..strength }).ranked_by(Ranking::new(1, None))
        });
        let mut search = search(strength);
        if question != Question::Choose {
            let asked = question.weighed().and_then(|action| Branch::of(*action));
            let spare = if asked.is_none() { SPARE } else { 0 };
            search = search.ranked_by(Ranking::new(question.most() + spare, asked));
        }
        BarragoonSearch {
            side,
            before,
            static_value,
            express: view.express,
            fallback: options.head,
            options: options.len(),
            decided,
            noise: strength.noise,
            search,
            safer,
            question,
        }
    }
}

/// Removes actions that let a piece be taken for less in return, if a safe one is about as good.
fn careful(mut all: Vec<Finding>) -> Vec<Finding> {
    if has_safe(&all) {
        all.retain(Finding::is_safe);
        all.sort_by_key(|found| Reverse(found.value));
    }
    all
}

/// Whether a safe action is about as good as the first; false if the match is already decided.
fn has_safe(all: &[Finding]) -> bool {
    let best = all.first().map_or(0, |best| best.value);
    !is_decided(best)
        && all.iter().any(|found| found.is_safe() && bot::cost(best, found.value) <= SAFETY_MARGIN)
}

impl View {
    /// The position on the board, as far as moves depend on it.
    fn position(&self) -> Position {
        let (side, owed) = match self.prompt {
            Prompt::Place { by, why, left } => {
                let turn = if why == PlaceReason::LostPiece { by.other() } else { by };
                (turn, Some(Owed { by, why, left }))
            }
            prompt => (prompt.actor().unwrap_or(Side::White), None),
        };
        Position { board: self.board.clone(), side, reserve: self.reserve, owed }
    }
}

impl Position {
    /// The piece that an action takes.
    fn taken_by(&self, action: Action) -> Option<Value> {
        match action {
            Action::Move(step) => self.board[step.to].piece().map(|piece| piece.value),
            _ => None,
        }
    }
}

/// Converts a value for White into one for this side.
fn for_side(side: Side, value: i32) -> i32 {
    if side == Side::White { value } else { -value }
}

impl Search for BarragoonSearch {
    type Action = Action;
    type Reason = Reason;

    fn step(&mut self) {
        if !self.search.is_done() {
            return self.search.step();
        }
        match self.safer.take() {
            Some(mut safer) if safer.is_restricted() => {
                safer.step();
                self.safer = Some(safer);
            }
            safer => self.safer = safer.and_then(|safer| self.among_safe(safer)),
        }
    }

    fn is_done(&self) -> bool {
        let is_sure = || self.safer.as_ref().is_none_or(|safer| safer.is_restricted() && safer.is_done());
        self.decided.is_some() || self.search.is_done() && is_sure()
    }

    fn choice(&self) -> Choice<Action, Reason> {
        let found = self.best();
        Choice { action: found.action().unwrap_or(self.fallback), reason: found.reason() }
    }

    fn weighed(&self) -> Vec<Weighed<Action, Reason>> {
        let weigh = |found: Finding| {
            Some(Weighed { action: found.action()?, reason: found.reason(), value: found.value })
        };
        bot::answer(&self.question, self.findings().into_iter().filter_map(weigh).collect())
    }

    fn nodes(&self) -> u32 {
        self.search.nodes() + self.safer.as_ref().map_or(0, AlphaBeta::nodes)
    }
}

impl BarragoonSearch {
    /// Returns the findings to answer with; advice leaves out careless actions.
    pub fn findings(&self) -> Vec<Finding> {
        let mut all = self.ranked();
        if !matches!(self.question, Question::Advise(_)) {
            return all;
        }
        all.extend(self.safer.as_ref().and_then(AlphaBeta::best).map(|variation| self.found(variation)));
        careful(all)
    }

    /// Returns the search for the best safe move, to the depth of the main search, or `None` if it is not needed.
    fn among_safe(&self, safer: AlphaBeta) -> Option<AlphaBeta> {
        let ranked = self.ranked();
        let best = ranked.first()?;
        let is_needed =
            self.before.owed.is_none() && !is_decided(best.value) && !best.is_safe() && !has_safe(&ranked);
        let safe = if is_needed { finding::safe_moves(&self.before) } else { Vec::new() };
        let safe: Vec<Branch> = safe.into_iter().map(Branch::Move).collect();
        (!safe.is_empty()).then(|| safer.among(safe, self.search.completed_depth()))
    }

    /// Returns a finding for each ranked action, the best first; there is at least one.
    pub fn ranked(&self) -> Vec<Finding> {
        if let Some(action) = self.decided {
            let other = match action {
                Action::OfferDraw => Some(Action::GoOn),
                Action::GoOn => Some(Action::OfferDraw),
                Action::AcceptDraw => Some(Action::RefuseDraw),
                Action::RefuseDraw => Some(Action::AcceptDraw),
                _ => None,
            };
            return [action].into_iter().chain(other).map(|action| self.unsearched(action)).collect();
        }
        match self.search.ranked() {
            [] => vec![self.best()],
            all => all.iter().map(|variation| self.found(variation)).collect(),
        }
    }

    /// Returns the finding about the best action so far.
    fn best(&self) -> Finding {
        match (self.decided, self.search.best()) {
            (None, Some(variation)) => self.found(variation),
            (decided, _) => self.unsearched(decided.unwrap_or(self.fallback)),
        }
    }

    fn found(&self, variation: &Variation) -> Finding {
        let best = self.search.best().map_or(variation.value, |best| best.value);
        let value = for_side(self.side, variation.value);
        Finding {
            line: variation.line(),
            value,
            is_best: value >= for_side(self.side, best),
            ..self.unsearched(self.fallback)
        }
    }

    /// The finding for an action without a search: a draw has value 0, any other action that of the position.
    fn unsearched(&self, action: Action) -> Finding {
        let static_value = for_side(self.side, self.static_value);
        Finding {
            before: self.before.clone(),
            express: self.express,
            side: self.side,
            options: self.options,
            line: vec![action],
            value: if matches!(action, Action::OfferDraw | Action::AcceptDraw) { 0 } else { static_value },
            static_value,
            noise: self.noise,
            is_best: false,
        }
    }
}
