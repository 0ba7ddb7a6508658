//! What one viewer may see: words, letters, guesses and notes only where they are their own.

use serde::Serialize;

use super::{
    caves::Cave,
    config::Config,
    object::Form,
    refusal::Refusal,
    state::{Answer, End, LetterIndex, Riddle},
};
use crate::kernel::{Seat, Seats};

/// What one viewer may be told.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub enum Event {
    /// All have rolled for who starts (BB-3.1).
    Starts {
        seat: Seat,
        rolls: Vec<u8>,
    },
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
    Answered {
        seat: Seat,
        riddle: Riddle,
        answer: Answer,
        second: bool,
    },
    Enough {
        seat: Seat,
        second: bool,
    },
    /// Somebody asks for no letter, or leaves the curse that they rolled for unused.
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
    /// What the owner has decided about it: only for these two, until the end.
    Judged {
        seat: Seat,
        riddle: Riddle,
        guess: String,
        yes: bool,
    },
    Guessed {
        seat: Seat,
        riddle: Riddle,
        right: bool,
    },
    /// The how manieth of the object and of the board; the row of the table that counts (BB-4.2).
    Arrow {
        seat: Seat,
        riddle: Riddle,
        nth: u8,
        planted: u8,
        row: u8,
    },
    Cursed(Seat),
    /// Three are back.
    Regained(Seat),
    /// Several wished to use a curse, and the table has rolled.
    Granted {
        seat: Seat,
        wishes: Seats,
        rolls: Vec<u8>,
    },
    Penalty {
        seat: Seat,
        spaces: i16,
    },
    Ended(End),
}

/// What is going on, and who is to do what.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Prompt {
    /// The table is at it.
    Rolling,
    /// How many objects each has made.
    Making(Vec<u8>),
    /// To roll or to pay.
    Moving(Seat),
    /// To ask for a letter.
    Letter(Seat),
    Asking {
        by: Seat,
        second: bool,
    },
    Answering {
        by: Seat,
        riddle: Riddle,
        second: bool,
    },
    /// They look at a letter.
    Looking(Seat),
    /// They write a guess down.
    Guessing {
        by: Seat,
        riddle: Riddle,
        curse: bool,
    },
    /// The owner decides about one. What was written only the two know.
    Judging {
        by: Seat,
        riddle: Riddle,
        guess: Option<String>,
    },
    /// To use a curse.
    Granted(Seat),
    Over(End),
}

/// An object as it stands on the table.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ObjectView {
    pub riddle: Riddle,
    pub form: Form,
    pub label: String,
    /// Whose arrows are in it, in order.
    pub solved: Vec<Seat>,
    /// Only for its owner, until the end.
    pub word: Option<String>,
}

/// What a seat has on the board.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Player {
    /// Steps from cave A.
    pub cave: u8,
    /// The space of the track; at the end with the penalties, below 1 too.
    pub hat: i16,
    pub gems: u8,
    pub curses: u8,
    /// Why no curse can be used now.
    pub no_curse: Option<Refusal>,
    /// Why none can be taken back now.
    pub no_regain: Option<Refusal>,
}

#[derive(Clone, PartialEq, Eq, Debug)]
pub struct View {
    pub config: Config,
    pub seats: u8,
    /// Objects of each.
    pub each: usize,
    pub prompt: Prompt,
    /// Whose turn it is.
    pub turn: Seat,
    pub players: Vec<Player>,
    /// All on the table; while they are made, only the viewer's own.
    pub objects: Vec<ObjectView>,
    /// Arrows on the board, and how many there are.
    pub planted: u8,
    pub arrows: u8,
    pub spent: u8,
    /// Who looks.
    pub own: Option<Seat>,
    /// What the viewer has noted; at the end what all have, by seat.
    pub notes: Vec<(Seat, Riddle, String)>,
    /// All that the viewer was told, and where the latest step begins.
    pub story: Vec<Event>,
    pub since: usize,
    pub places: Vec<u8>,
}

impl View {
    pub fn over(&self) -> bool {
        matches!(self.prompt, Prompt::Over(_))
    }

    pub fn object(&self, riddle: Riddle) -> Option<&ObjectView> {
        self.objects.iter().find(|shown| shown.riddle == riddle)
    }

    /// Why this seat cannot guess this object (BB-4.1).
    pub fn why_not(&self, by: Seat, riddle: Riddle) -> Option<Refusal> {
        let solved = self.object(riddle).map(|shown| shown.solved.as_slice()).unwrap_or_default();
        if riddle.owner == by {
            Some(Refusal::Own)
        } else if solved.contains(&by) {
            Some(Refusal::Solved)
        } else if solved.len() >= super::score::HOLDS {
            Some(Refusal::Full)
        } else {
            None
        }
    }
}
