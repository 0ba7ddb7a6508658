//! Reasons for refusing an action: one variant for each rule that can.

use super::word::Fault;
use crate::kernel::Seat;

#[derive(Copy, Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum Refusal {
    #[error("there are no such options")]
    Options,
    #[error("{0} (BB-2.1)")]
    Word(Fault),
    #[error("the label is too long, or cannot be read")]
    Label,
    #[error("an object of real clay has a photo or a label (BB-2.3)")]
    Nameless,
    #[error("the label gives the word away (BB-2.3)")]
    Told,
    #[error("nothing is sculpted (BB-2.1)")]
    Bare,
    #[error("the clay cannot be read")]
    Strokes,
    #[error("the photo is too large, or cannot be read")]
    Photo,
    #[error("the objects of this match are of other clay (BB-2.3)")]
    OtherClay,
    #[error("there are not so many gems (BB-3.2)")]
    Gems,
    #[error("there is no such object")]
    NoObject,
    #[error("this is an own object (BB-4.1)")]
    Own,
    #[error("this object has two arrows (BB-1.5)")]
    Full,
    #[error("this object is solved already (BB-4.1)")]
    Solved,
    #[error("letters go from 1 to {0} (BB-3.9)")]
    LetterIndex(i8),
    #[error("guesses belong into the second series (BB-3.6)")]
    FirstSeries,
    #[error("no curse is left (BB-5.1)")]
    NoCurse,
    #[error("another player is in the second series (BB-5.1)")]
    SecondSeries(Seat),
    #[error("somebody is awaited first (BB-5.3)")]
    Awaited(Option<Seat>),
    #[error("curses come back when none is left (BB-5.2)")]
    CursesLeft,
    #[error("only {0} curses have been spent (BB-5.2)")]
    TooFewSpent(u8),
    #[error("curses come back once in a match (BB-5.2)")]
    RegainedAlready,
    #[error("this note is too long, or cannot be read")]
    Note,
    #[error("nothing is changed")]
    Same,
    #[error("not now")]
    NotNow,
}
