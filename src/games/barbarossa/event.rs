//! What the players are told.

use serde::Serialize;

use super::{
    answer::{Answer, Verdict},
    caves::Cave,
    letter_index::LetterIndex,
    phase::{End, Fare, Means, Series},
    riddle::Riddle,
};
use crate::kernel::{Seat, Seats};

#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub enum Event {
    /// All have rolled for who starts (BB-3.1).
    Starts {
        seat: Seat,
        rolls: Vec<u8>,
    },
    /// A magician has moved (BB-3.2).
    Moved {
        seat: Seat,
        steps: u8,
        fare: Fare,
        cave: Cave,
    },
    /// A hat has moved, or could not move any more.
    Hat {
        seat: Seat,
        from: i16,
        to: i16,
    },
    /// A letter was asked for (BB-3.5).
    AskedLetter {
        seat: Seat,
        riddle: Riddle,
        index: LetterIndex,
        means: Means,
    },
    /// The letter: only for whoever asked. Nothing: the word is shorter.
    Letter {
        seat: Seat,
        riddle: Riddle,
        index: LetterIndex,
        letter: Option<String>,
    },
    /// A question was answered. `seat`: who asked it; `question`: as it was written down, empty where it was not.
    Answered {
        seat: Seat,
        riddle: Riddle,
        #[serde(skip_serializing_if = "String::is_empty")]
        question: String,
        answer: Answer,
        series: Series,
    },
    /// The asker has ended a series.
    Enough {
        seat: Seat,
        series: Series,
    },
    /// Somebody asks for no letter in their turn, or leaves the curse unused that they rolled for.
    Declined {
        seat: Seat,
        means: Means,
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
        verdict: Verdict,
    },
    /// Whether a guess was right.
    Guessed {
        seat: Seat,
        riddle: Riddle,
        verdict: Verdict,
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
