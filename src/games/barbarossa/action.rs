//! Actions of players and decisions of chance. Every log stores them as short strings, so the notation never changes.
//! An object is written as its owner's seat and its number there: `2.0`. A letter is written as its number, negative
//! when counted from the back.

use std::{fmt, str::FromStr, sync::Arc};

use super::{
    answer::{Answer, Verdict},
    dice::PIPS,
    letter_index::LetterIndex,
    note::Note,
    object::{Form, Object},
    player::MAX_GEMS,
    riddle::Riddle,
    word::{PHRASE, Word},
};
use crate::kernel::{NotationError, Seats, notation::serde_by_notation};

#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Action {
    /// Hands in an object: form, word and label, one a line (BB-2.1): `make clay AQID`, `make photo data:...`, `make
    /// none`.
    Make(Object),
    /// Asks for a roll of the die to move the magician (BB-3.2): `roll`.
    Roll,
    /// Moves the magician without the die, for this many gems (BB-3.2): `pay 3`.
    Pay(u8),
    /// Asks for a letter of the word of an object (BB-3.5): `letter 2.0 3`.
    Letter(Riddle, LetterIndex),
    /// Puts away the letter that was shown: `seen`.
    Seen,
    /// Asks a question about an object, aloud (BB-3.6). The question may be written down for all: `ask 2.0`,
    /// `ask 2.0 is it alive?`.
    Ask(Riddle, String),
    /// Answers a question as the owner (BB-3.6): `answer yes`, `no`, `probably`, `unknown`.
    Answer(Answer),
    /// Announces a guess at an object (BB-3.6): `try 2.0`.
    Try(Riddle),
    /// Writes down the announced guess: `guess an elephant`.
    Guess(String),
    /// Decides about a guess as the owner (BB-4.3): `judge yes`.
    Judge(Verdict),
    /// Ends a series as the asker (BB-3.6): `enough`.
    Enough,
    /// Asks for no letter (BB-3.5), or uses no curse after winning the roll for it (BB-5.1): `decline`.
    Decline,
    /// Spends a curse on a letter (BB-5.1): `curse letter 2.0 3`.
    CurseLetter(Riddle, LetterIndex),
    /// Spends a curse on a guess (BB-5.1): `curse try 2.0`.
    CurseTry(Riddle),
    /// Announces that several players wish to use a curse at the same time (BB-5.5): `wish 0,2`.
    Wish(Seats),
    /// Takes three curses back (BB-5.2): `back`.
    Regain,
    /// Writes private notes on objects, one a line, and replaces earlier notes on the same objects (BB-3.5): `note`,
    /// `1.1 a fish?`.
    Note(Vec<Note>),
}

/// A decision of chance.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Chance {
    /// One roll for each player who rolls, in the order of seats, then again for those who tie (BB-3.1, BB-5.5):
    /// `rolls 3,5,5,2,6`.
    Rolls(Vec<u8>),
    /// A roll for a move (BB-3.2): `die 4`.
    Die(u8),
}

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Action::Make(Object { word, form, label }) => {
                let (kind, data) = match form {
                    Form::Strokes(text) => ("clay ", &**text),
                    Form::Photo(data) => ("photo ", &**data),
                    Form::None => ("none", ""),
                };
                write!(f, "make {kind}{data}\n{}\n{label}", word.text())
            }
            Action::Roll => f.write_str("roll"),
            Action::Pay(gems) => write!(f, "pay {gems}"),
            Action::Letter(riddle, index) => write!(f, "letter {riddle} {index}"),
            Action::Seen => f.write_str("seen"),
            Action::Ask(riddle, question) if question.is_empty() => write!(f, "ask {riddle}"),
            Action::Ask(riddle, question) => write!(f, "ask {riddle} {question}"),
            Action::Answer(answer) => write!(f, "answer {}", answer.name()),
            Action::Try(riddle) => write!(f, "try {riddle}"),
            Action::Guess(text) => write!(f, "guess {text}"),
            Action::Judge(Verdict::Right) => f.write_str("judge yes"),
            Action::Judge(Verdict::Wrong) => f.write_str("judge no"),
            Action::Enough => f.write_str("enough"),
            Action::Decline => f.write_str("decline"),
            Action::CurseLetter(riddle, index) => write!(f, "curse letter {riddle} {index}"),
            Action::CurseTry(riddle) => write!(f, "curse try {riddle}"),
            Action::Wish(seats) => {
                f.write_str("wish ")?;
                list(f, seats.iter())
            }
            Action::Regain => f.write_str("back"),
            Action::Note(notes) => {
                f.write_str("note")?;
                notes.iter().try_for_each(|Note { on, text }| write!(f, "\n{on} {text}"))
            }
        }
    }
}

fn list<N: fmt::Display>(f: &mut fmt::Formatter<'_>, numbers: impl IntoIterator<Item = N>) -> fmt::Result {
    for (at, number) in numbers.into_iter().enumerate() {
        write!(f, "{}{number}", if at == 0 { "" } else { "," })?;
    }
    Ok(())
}

impl FromStr for Action {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Action, NotationError> {
        if let Some(lines) = text.strip_prefix("note\n") {
            let note = |line: &str| {
                let (on, text) = line.split_once(' ').ok_or(NotationError)?;
                Ok(Note { on: on.parse()?, text: text.to_owned() })
            };
            return lines.split('\n').map(note).collect::<Result<_, _>>().map(Action::Note);
        }
        let (what, rest) = text.split_once(' ').unwrap_or((text, ""));
        let letter = |rest: &str| {
            let (riddle, index) = rest.split_once(' ').ok_or(NotationError)?;
            Ok((riddle.parse()?, index.parse()?))
        };
        Ok(match what {
            "make" => Action::Make(object(rest)?),
            "roll" => Action::Roll,
            "pay" => Action::Pay(within(rest, MAX_GEMS)?),
            "letter" => letter(rest).map(|(riddle, index)| Action::Letter(riddle, index))?,
            "seen" => Action::Seen,
            "ask" => match rest.split_once(' ') {
                Some((_, "")) => return Err(NotationError),
                Some((riddle, question)) => Action::Ask(riddle.parse()?, question.to_owned()),
                None => Action::Ask(rest.parse()?, String::new()),
            },
            "answer" => Action::Answer(Answer::named(rest).ok_or(NotationError)?),
            "try" => Action::Try(rest.parse()?),
            "guess" => Action::Guess(rest.to_owned()),
            "judge" => Action::Judge(match rest {
                "yes" => Verdict::Right,
                "no" => Verdict::Wrong,
                _ => return Err(NotationError),
            }),
            "enough" => Action::Enough,
            "decline" => Action::Decline,
            "curse" => match rest.split_once(' ').ok_or(NotationError)? {
                ("letter", rest) => letter(rest).map(|(riddle, index)| Action::CurseLetter(riddle, index))?,
                ("try", riddle) => Action::CurseTry(riddle.parse()?),
                _ => return Err(NotationError),
            },
            "wish" => Action::Wish(listed(rest, str::parse)?),
            "back" => Action::Regain,
            _ => return Err(NotationError),
        })
    }
}

/// Parses a number from 1 to `most`.
fn within(text: &str, most: u8) -> Result<u8, NotationError> {
    text.parse().ok().filter(|number| (1..=most).contains(number)).ok_or(NotationError)
}

/// Parses values separated by commas.
fn listed<T, L: FromIterator<T>>(
    text: &str,
    one: impl Fn(&str) -> Result<T, NotationError>,
) -> Result<L, NotationError> {
    text.split(',').map(one).collect()
}

/// Parses the object after `make`.
fn object(text: &str) -> Result<Object, NotationError> {
    let mut lines = text.split('\n');
    let mut line = || lines.next().ok_or(NotationError);
    let (form, word, label) = (line()?, line()?, line()?);
    if lines.next().is_some() {
        return Err(NotationError);
    }
    let (kind, data) = form.split_once(' ').unwrap_or((form, ""));
    let form = match kind {
        "clay" => Form::Strokes(Arc::from(data)),
        "photo" => Form::Photo(Arc::from(data)),
        "none" if data.is_empty() => Form::None,
        _ => return Err(NotationError),
    };
    let word = Word::new(word, PHRASE).map_err(|_| NotationError)?;
    Ok(Object { word, form, label: label.to_owned() })
}

impl fmt::Display for Chance {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Chance::Rolls(rolls) => {
                f.write_str("rolls ")?;
                list(f, rolls)
            }
            Chance::Die(pips) => write!(f, "die {pips}"),
        }
    }
}

impl FromStr for Chance {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Chance, NotationError> {
        match text.split_once(' ').ok_or(NotationError)? {
            ("rolls", rolls) => listed(rolls, |roll| within(roll, PIPS)).map(Chance::Rolls),
            ("die", pips) => within(pips, PIPS).map(Chance::Die),
            _ => Err(NotationError),
        }
    }
}

serde_by_notation!(Action, Chance);
