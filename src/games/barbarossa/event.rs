//! What the players are told.

use serde::Serialize;

use super::{answer::Answer, caves::Cave, letter_index::LetterIndex, phase::End, riddle::Riddle};
use crate::kernel::{Seat, Seats};

#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub enum Event {
    /// All have rolled for who starts (BB-3.1).
    Starts {
        seat: Seat,
        rolls: Vec<u8>,
    },
    /// A magician has moved. `paid`: for gems, without a roll (BB-3.2).
    Moved {
        seat: Seat,
        steps: u8,
        paid: bool,
        cave: Cave,
    },
    /// A hat has moved, or could not move any more.
    Hat {
        seat: Seat,
        from: i16,
        to: i16,
    },
    /// A letter was asked for (BB-3.5). `curse`: with a curse.
    AskedLetter {
        seat: Seat,
        riddle: Riddle,
        index: LetterIndex,
        curse: bool,
    },
    /// The letter: only for whoever asked. Nothing: the word is shorter.
    Letter {
        seat: Seat,
        riddle: Riddle,
        index: LetterIndex,
        letter: Option<String>,
    },
    /// A question was answered. `seat`: who asked it; `second`: in the second series.
    Answered {
        seat: Seat,
        riddle: Riddle,
        answer: Answer,
        second: bool,
    },
    /// The asker has ended a series.
    Enough {
        seat: Seat,
        second: bool,
    },
    /// Somebody asks for no letter, or leaves the curse unused that they rolled for.
    Declined {
        seat: Seat,
        curse: bool,
    },
    /// A guess: only for whoever made it and the owner.
    Wrote {
        seat: Seat,
        riddle: Riddle,
        guess: String,
    },
    /// What the owner has decided about a guess: only for these two, until the end.
    Judged {
        seat: Seat,
        riddle: Riddle,
        guess: String,
        yes: bool,
    },
    /// Whether a guess was right.
    Guessed {
        seat: Seat,
        riddle: Riddle,
        right: bool,
    },
    /// An arrow is planted. `nth`: of the object, from 1; `planted`: on the whole board with it; `row`: of the table that
    /// says how far the owner's hat moves (BB-4.2).
    Arrow {
        seat: Seat,
        riddle: Riddle,
        nth: u8,
        planted: u8,
        row: u8,
    },
    /// A curse is spent.
    Cursed(Seat),
    /// Three curses have come back (BB-5.2).
    Regained(Seat),
    /// Several wished to use a curse, and the table has rolled (BB-5.5).
    Granted {
        seat: Seat,
        wishes: Seats,
        rolls: Vec<u8>,
    },
    /// A hat goes back at the end (BB-6.2).
    Penalty {
        seat: Seat,
        spaces: i16,
    },
    Ended(End),
}
