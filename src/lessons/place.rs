//! The learner's place in a lesson: small enough to be stored, so that they can continue later.

use serde::{Deserialize, Serialize};

/// Chapter and beat, counted from 0, and the right answers given in the chapter.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Place {
    pub chapter: usize,
    pub beat: usize,
    /// Index of the right answer to each question so far, including that of this beat once it is answered.
    pub answers: Vec<usize>,
}

impl Place {
    /// Returns the beginning of a chapter.
    pub fn chapter(chapter: usize) -> Place {
        Place { chapter, ..Place::default() }
    }
}
