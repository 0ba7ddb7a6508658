//! A bot for Barragoon: alpha-beta search over whole turns, with the few placements that matter.
//!
//! All values are hundredths of a piece of value three, for White; Brown wants them low. What is answered is told as the
//! side sees it that was asked; a draw is worth nothing.

mod alpha_beta;
mod branch;
mod mobility;
mod placing;
mod ranking;
#[cfg(test)]
mod tests;
mod transposition;
mod window;

use std::cell::OnceCell;

use super::{
    action::Action,
    board::{Side, Value},
    phase::{PlaceReason, Prompt},
    position::{Owed, Position},
    state::Barragoon,
    touch::Touched,
    view::View,
};
use crate::kernel::bot::{self, Bot, Choice, Decision, Level, Question, Search, Weighed};
use alpha_beta::AlphaBeta;
use branch::Branch;
use mobility::Mobility;
use ranking::Ranking;

/// What a level amounts to. The one place where strength is set.
#[derive(Copy, Clone, Debug)]
struct Strength {
    /// Positions looked at for a step.
    nodes: u32,
    /// The greatest depth of the iterative deepening, in moves; the quiescence search goes beyond it.
    depth: i8,
    /// Of a hundred moves that turn, so many are overlooked: straight ones are what people see.
    overlooked: u8,
    /// The greatest noise on an evaluation, in hundredths of a three.
    noise: i32,
    /// Placements weighed for its own step.
    placements: usize,
}

impl Strength {
    fn of(level: Level) -> Strength {
        match level {
            Level::Easy => Strength { nodes: 1_500, depth: 2, overlooked: 25, noise: 20, placements: 3 },
            Level::Medium => Strength { nodes: 4_000, depth: 2, overlooked: 0, noise: 8, placements: 8 },
            Level::Hard => Strength { nodes: 40_000, depth: 20, overlooked: 0, noise: 2, placements: 16 },
        }
    }
}

/// As much as it takes to see which piece hangs.
const THREAT: Strength = Strength { nodes: 1_000, depth: 1, overlooked: 0, noise: 0, placements: 1 };

/// Why a bot did what it did.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Reason {
    /// There was nothing else to do.
    Only,
    /// The match is won in so many moves of both sides.
    Wins { moves: u8 },
    /// The match is lost in so many moves of both sides.
    Loses { moves: u8 },
    /// It takes a piece of this value at once, and expects to come out ahead.
    Captures(Value),
    /// It takes a piece of this value at once, and expects to lose about as much in return.
    Exchanges(Value),
    /// It expects to take a piece of this value before long.
    Takes(Value),
    /// A piece of its own of this value would be taken next if it did nothing about it.
    Saves(Value),
    /// It expects to lose a piece of this value before long.
    GivesUp(Value),
    /// Its pieces get, or keep, more ways than those of the other side: by so many hundredths of a piece.
    Ways { ahead: i32 },
    /// About a draw: what it thinks of its own position, in hundredths of a piece.
    Draw { ahead: i32 },
}

/// The value of a won match.
const MATE: i32 = 30_000;
/// Values beyond this bound are no evaluations: the match is won in as many plies as the value is short of [`MATE`].
const MATE_BOUND: i32 = MATE - 1_000;

/// Whether a value is that of a match that is won or lost, and no evaluation.
pub fn is_decided(value: i32) -> bool {
    value.abs() > MATE_BOUND
}

/// What a piece is worth to the bot beside another one.
pub fn worth(piece: Value) -> i32 {
    mobility::value(piece)
}

/// A step in the making.
#[derive(Debug)]
pub struct BarragoonSearch {
    side: Side,
    /// What there was before anything is done.
    before: Position,
    /// What that is worth.
    now: i32,
    /// Something that is legal, for as long as nothing better is known.
    any: Action,
    /// Where nothing has to be searched.
    decided: Option<Choice<Action, Reason>>,
    search: AlphaBeta,
    question: Question<Action>,
    /// What [`BarragoonSearch::threatened`] has found: the same for all that could be done.
    threat: OnceCell<Option<Value>>,
}

impl Bot for Barragoon {
    type Search = BarragoonSearch;

    const CLOSE: i32 = 12;

    fn budget(level: Level) -> u32 {
        Strength::of(level).nodes
    }

    fn think(decision: Decision<Barragoon>) -> BarragoonSearch {
        let Decision { seat, view, options, level, seed, question } = decision;
        let strength = Strength::of(level);
        let side = Side::from_seat(seat).unwrap_or(Side::White);
        let position = view.position();
        let now = Mobility::of(&position.board).eval(position.side);
        let ahead = for_side(side, now);
        let draw = |action| Some(Choice { action, reason: Reason::Draw { ahead } });
        let decided = match (view.prompt, options.tail.as_slice()) {
            (_, []) => Some(Choice { action: options.head, reason: Reason::Only }),
            // A repetition is left by whoever has more to win.
            (Prompt::MayOfferDraw { .. }, _) => {
                draw(if ahead <= 0 { Action::OfferDraw } else { Action::GoOn })
            }
            (Prompt::AnswerDraw { .. }, _) => {
                draw(if ahead <= 20 { Action::AcceptDraw } else { Action::RefuseDraw })
            }
            _ => None,
        };
        let barred = view.barred_placement.map(Branch::Place).or(view.barred.map(Branch::Move));
        let before = position.clone();
        let mut search = AlphaBeta::new(position, view.express, barred, view.touched, strength, seed);
        if question != Question::Choose {
            let asked = question.weighed().and_then(|action| Branch::of(*action));
            search = search.ranked_by(Ranking::new(question.most(), asked));
        }
        BarragoonSearch {
            side,
            before,
            now,
            any: options.head,
            decided,
            search,
            question,
            threat: OnceCell::new(),
        }
    }
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

/// A value for White as this side sees it.
fn for_side(side: Side, value: i32) -> i32 {
    if side == Side::White { value } else { -value }
}

impl Search for BarragoonSearch {
    type Action = Action;
    type Reason = Reason;

    fn step(&mut self) {
        self.search.step();
    }

    fn is_done(&self) -> bool {
        self.decided.is_some() || self.search.is_done()
    }

    fn choice(&self) -> Choice<Action, Reason> {
        self.decided.clone().unwrap_or_else(|| {
            let (action, value) = self.search.best().unwrap_or((self.any, self.now));
            Choice { action, reason: self.reason(action, value) }
        })
    }

    fn weighed(&self) -> Vec<Weighed<Action, Reason>> {
        let own = |value| for_side(self.side, value);
        let found = match &self.decided {
            Some(Choice { action, reason }) => {
                let weigh = |action| Weighed { action, reason: reason.clone(), value: self.worth(action) };
                let other = match action {
                    Action::OfferDraw => Some(Action::GoOn),
                    Action::GoOn => Some(Action::OfferDraw),
                    Action::AcceptDraw => Some(Action::RefuseDraw),
                    Action::RefuseDraw => Some(Action::AcceptDraw),
                    _ => None,
                };
                [*action].into_iter().chain(other).map(weigh).collect()
            }
            None if self.search.best().is_none() => {
                let Choice { action, reason } = self.choice();
                vec![Weighed { action, reason, value: own(self.now) }]
            }
            None => {
                let weigh = |(action, value)| Weighed {
                    action,
                    reason: self.reason(action, value),
                    value: own(value),
                };
                self.search.ranked().into_iter().map(weigh).collect()
            }
        };
        bot::answer(&self.question, found)
    }

    fn nodes(&self) -> u32 {
        self.search.nodes()
    }
}

impl BarragoonSearch {
    /// What is worth how much where nothing is searched: a draw nothing.
    fn worth(&self, action: Action) -> i32 {
        if matches!(action, Action::OfferDraw | Action::AcceptDraw) {
            0
        } else {
            for_side(self.side, self.now)
        }
    }

    /// Why an action of this value is done.
    fn reason(&self, action: Action, value: i32) -> Reason {
        let own = for_side(self.side, value);
        if own.abs() > MATE_BOUND {
            let moves = u8::try_from(MATE - own.abs()).unwrap_or(u8::MAX);
            return if own > 0 { Reason::Wins { moves } } else { Reason::Loses { moves } };
        }
        let ahead = for_side(self.side, value - self.now);
        let taken = self.before.taken_by(action);
        match Value::ALL.into_iter().rev().find(|value| ahead.abs() >= mobility::value(*value) - 10) {
            Some(value) if ahead > 0 => taken.map_or(Reason::Takes(value), Reason::Captures),
            Some(value) => Reason::GivesUp(value),
            None => match taken {
                Some(value) => Reason::Exchanges(value),
                None => {
                    let threat = *self.threat.get_or_init(|| self.threatened());
                    threat.map_or(Reason::Ways { ahead }, Reason::Saves)
                }
            },
        }
    }

    /// The piece that this side would lose if it did nothing with its turn (a null move).
    fn threatened(&self) -> Option<Value> {
        if self.before.owed.is_some() {
            return None;
        }
        let passed = Position { side: self.side.other(), ..self.before.clone() };
        let mut answer = AlphaBeta::new(passed.clone(), [0, 0], None, Touched::default(), THREAT, 0);
        while !answer.is_done() {
            answer.step();
        }
        let (action, value) = answer.best()?;
        let lost = passed.taken_by(action)?;
        let costs = for_side(self.side, self.now - value);
        (costs >= mobility::value(lost) - 10).then_some(lost)
    }
}
