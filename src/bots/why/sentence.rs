//! A reason as a sentence, before it is put into a language.

use crate::kernel::Seat;

/// A reason that can be said.
pub trait Explain {
    /// The sentence that says it.
    fn sentence(&self) -> Sentence;
}

/// A message of `locales/<language>/why_<game>.ftl`, by its key, and what its variables stand for. Whole sentences only: a
/// language that bends its words does so in its own file.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Sentence {
    pub key: &'static str,
    pub gaps: Vec<(&'static str, Gap)>,
    /// What is said after it.
    pub next: Option<Box<Sentence>>,
}

/// What stands in a gap.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Gap {
    Number(i32),
    /// The name of whoever sits there.
    Name(Seat),
    /// Said as it is in every language: a square of a board.
    Text(String),
}

impl Sentence {
    /// Without gaps.
    pub fn plain(key: &'static str) -> Sentence {
        Sentence { key, gaps: Vec::new(), next: None }
    }

    pub fn with(mut self, gap: &'static str, what: Gap) -> Sentence {
        self.gaps.push((gap, what));
        self
    }

    /// With another sentence after all that it says so far.
    pub fn then(mut self, next: Sentence) -> Sentence {
        self.next = Some(Box::new(match self.next {
            Some(first) => first.then(next),
            None => next,
        }));
        self
    }

    /// This sentence and those after it.
    pub fn all(&self) -> impl Iterator<Item = &Sentence> {
        std::iter::successors(Some(self), |one| one.next.as_deref())
    }
}
