//! Phases of a match.

use serde::Serialize;

use super::riddle::Riddle;
use crate::kernel::{Seat, Seats};

#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) enum Phase {
    /// All players make their objects, each in secret (BB-2.1).
    Making,
    /// A roll decides who starts (BB-3.1).
    Starting,
    /// The player whose turn it is acts. Curses may come in between (BB-5.3).
    Playing(TurnState),
    /// The turn is interrupted until the awaited input arrives, and then goes on.
    Waiting { turn: TurnState, awaited: Awaited },
    /// The match is over. `last`: the player whose turn it was.
    Over { end: End, last: Seat },
}

/// The current turn: its player and step.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub(super) struct TurnState {
    pub seat: Seat,
    pub step: TurnStep,
}

#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub(super) enum TurnStep {
    /// The player moves, by the die or for gems (BB-3.2).
    Move,
    /// The player may ask for a letter (BB-3.5).
    Elf,
    /// Questions, and in the second series guesses (BB-3.6).
    Series(Series),
}

/// One of the two series of questions (BB-3.6).
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize)]
pub enum Series {
    First,
    Second,
}

/// Input that interrupts a turn.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) enum Awaited {
    /// A roll for a move (BB-3.2).
    Die,
    /// The owner's answer to a question (BB-3.6).
    Answer { series: Series, riddle: Riddle, question: String },
    /// A look at the requested letter (BB-3.5).
    Look { by: Seat, means: Means },
    /// A guess in writing (BB-3.6).
    Guess(Attempt),
    /// The owner's decision about a guess that is not right at once (BB-4.3).
    Judge { attempt: Attempt, guess: String },
    /// A roll for who may use a curse (BB-5.5).
    Contest(Seats),
    /// The curse of the seat that has won the roll for it (BB-5.5).
    Granted(Seat),
}

/// A guess at an object.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub(super) struct Attempt {
    pub by: Seat,
    pub riddle: Riddle,
    pub means: Means,
}

/// Payment for a move (BB-3.2).
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize)]
pub enum Fare {
    Die,
    Gems,
}

/// The right by which a player asks for a letter or guesses.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize)]
pub enum Means {
    /// The player's turn, which may end with it.
    Turn,
    /// A curse: the current turn goes on after it, no matter whose turn it is (BB-5.4).
    Curse,
}

/// How a match ended. There is no other way (BB-6.5).
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize)]
pub enum End {
    /// The hats of these players, the winners, are at the goal (BB-6.1).
    Goal(Seats),
    /// The last arrow is planted (BB-6.2).
    LastArrow,
}

impl Phase {
    /// Returns the player whose turn it is, or was at the end.
    pub(super) fn turn(&self) -> Option<Seat> {
        match self {
            Phase::Making | Phase::Starting => None,
            Phase::Playing(turn) | Phase::Waiting { turn, .. } => Some(turn.seat),
            Phase::Over { last, .. } => Some(*last),
        }
    }
}

impl TurnState {
    /// Returns the beginning of a turn (BB-3.2).
    pub(super) fn of(seat: Seat) -> TurnState {
        TurnState { seat, step: TurnStep::Move }
    }

    pub(super) fn waits_for(self, awaited: Awaited) -> Phase {
        Phase::Waiting { turn: self, awaited }
    }
}

impl Awaited {
    /// Returns the player who must act; `None` for a roll.
    pub(super) fn seat(&self) -> Option<Seat> {
        match self {
            Awaited::Die | Awaited::Contest(_) => None,
            Awaited::Answer { riddle, .. } => Some(riddle.owner),
            Awaited::Judge { attempt, .. } => Some(attempt.riddle.owner),
            Awaited::Look { by, .. } => Some(*by),
            Awaited::Guess(attempt) => Some(attempt.by),
            Awaited::Granted(seat) => Some(*seat),
        }
    }
}
