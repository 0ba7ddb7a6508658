//! Where somebody is in a lesson: small enough to be kept, so that they can go on from there.

use serde::{Deserialize, Serialize};

/// Chapter and beat, counted from 0, and which right answers were given in the chapter.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Place {
    pub chapter: usize,
    pub beat: usize,
    /// One for each question so far, that of this beat included once it is answered.
    pub answers: Vec<usize>,
}

impl Place {
    /// The beginning of a chapter.
    pub fn chapter(chapter: usize) -> Place {
        Place { chapter, ..Place::default() }
    }
}
