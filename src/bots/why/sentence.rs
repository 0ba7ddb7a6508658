//! Reasons as language-neutral sentences.

use crate::kernel::Seat;

/// A reason that can be put into words.
pub trait Explain {
    /// The sentence for this reason.
    fn sentence(&self) -> Sentence;
}

/// A message of `locales/<language>/why_<game>.ftl`, by its key, with the values of its variables. Messages are whole
/// sentences, so that each language inflects its words in its own file.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Sentence {
    pub key: &'static str,
    pub gaps: Vec<(&'static str, Gap)>,
    /// The sentence that follows.
    pub next: Option<Box<Sentence>>,
}

/// The value of a variable of a message.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Gap {
    Number(i32),
    /// The name of the player in this seat.
    Name(Seat),
    /// Text that is the same in every language: a square of a board.
    Text(String),
}

impl Sentence {
    /// A sentence without variables.
    pub fn plain(key: &'static str) -> Sentence {
        Sentence { key, gaps: Vec::new(), next: None }
    }

    pub fn with(mut self, gap: &'static str, what: Gap) -> Sentence {
        self.gaps.push((gap, what));
        self
    }

    /// Appends another sentence.
    pub fn then(mut self, next: Sentence) -> Sentence {
        self.next = Some(Box::new(match self.next {
            Some(first) => first.then(next),
            None => next,
        }));
        self
    }

    /// Returns this sentence and those that follow it.
    pub fn all(&self) -> impl Iterator<Item = &Sentence> {
        std::iter::successors(Some(self), |one| one.next.as_deref())
    }
}
