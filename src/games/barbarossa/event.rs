//! Events that players are told of.

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
    /// All players have rolled for the first turn (BB-3.1).
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
    /// A hat has moved, or was already at the end of its way.
    Hat {
        seat: Seat,
        from: i16,
        to: i16,
    },
    /// A player asked for a letter (BB-3.5).
    AskedLetter {
        seat: Seat,
        riddle: Riddle,
        index: LetterIndex,
        means: Means,
    },
    /// The requested letter, for the asker alone. `None`: the word is shorter.
    Letter {
        seat: Seat,
        riddle: Riddle,
        index: LetterIndex,
        letter: Option<String>,
    },
    /// A question was answered. `seat`: the asker; `question`: the text, empty if it was only asked aloud.
    Answered {
        seat: Seat,
        riddle: Riddle,
        #[serde(skip_serializing_if = "String::is_empty")]
        question: String,
        answer: Answer,
        series: Series,
    },
    /// The asker ended a series.
    Enough {
        seat: Seat,
        series: Series,
    },
    /// A player asked for no letter, or did not use the curse that they rolled for.
    Declined {
        seat: Seat,
        means: Means,
    },
    /// A guess, for its author and the owner alone.
    Wrote {
        seat: Seat,
        riddle: Riddle,
        guess: String,
    },
    /// The owner's decision about a guess, for these two alone until the end.
    Judged {
        seat: Seat,
        riddle: Riddle,
        guess: String,
        verdict: Verdict,
    },
    /// Whether a guess was right. Public.
    Guessed {
        seat: Seat,
        riddle: Riddle,
        verdict: Verdict,
    },
    /// An arrow was planted. `nth`: its number in the object, from 1; `planted`: the number of arrows on the board,
    /// with this one; `row`: the row of the table of the owner's moves (BB-4.2).
    Arrow {
        seat: Seat,
        riddle: Riddle,
        nth: u8,
        planted: u8,
        row: u8,
    },
    /// A player spent a curse.
    Cursed(Seat),
    /// A player took three curses back (BB-5.2).
    Regained(Seat),
    /// Several players wished to use a curse, and the roll decided (BB-5.5).
    Granted {
        seat: Seat,
        wishes: Seats,
        rolls: Vec<u8>,
    },
    /// A hat moved back at the end (BB-6.2).
    Penalty {
        seat: Seat,
        spaces: i16,
    },
    Ended(End),
}
