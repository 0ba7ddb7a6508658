//! All guesses of a match that is over, object by object: who guessed what, and when.

use crate::{
    games::barbarossa::{Event, Riddle, Verdict, View},
    kernel::{PerSeat, Seat},
};

/// A guess that was decided about.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Attempt {
    pub by: Seat,
    /// In which turn of whoever had most of them: the first is 1.
    pub round: usize,
    /// As it was written down.
    pub text: String,
    /// Which arrow of the object it planted, from 1; none where it was wrong.
    pub arrow: Option<u8>,
}

/// The guesses at an object, in their order. What was written only its owner and whoever wrote it know before the end.
pub fn attempts(view: &View, of: Riddle) -> Vec<Attempt> {
    let mut turns = PerSeat::filled(view.seats, 0usize);
    let mut written = String::new();
    let mut all: Vec<Attempt> = Vec::new();
    for event in &view.story {
        match event {
            Event::Moved { seat, .. } => turns[*seat] += 1,
            Event::Wrote { riddle, guess, .. } if *riddle == of => written.clone_from(guess),
            Event::Guessed { seat, riddle, verdict } if *riddle == of => {
                let before = all.iter().filter(|attempt| attempt.arrow.is_some()).count() as u8;
                let round = turns.values().iter().copied().max().unwrap_or_default().max(1);
                let arrow = (*verdict == Verdict::Right).then_some(before + 1);
                all.push(Attempt { by: *seat, round, text: std::mem::take(&mut written), arrow });
            }
            _ => {}
        }
    }
    all
}
