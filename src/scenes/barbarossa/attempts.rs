//! All guesses of a finished match, by object.

use crate::{
    games::barbarossa::{Event, Riddle, Verdict, View},
    kernel::{PerSeat, Seat},
};

/// A guess with a verdict.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Attempt {
    pub by: Seat,
    /// Number of turns of the player with the most turns, from 1.
    pub round: usize,
    /// As it was written.
    pub text: String,
    /// Number of the object's arrow that it planted, from 1; `None` for a wrong guess.
    pub arrow: Option<u8>,
}

/// Returns the guesses at an object in order. Before the end only its owner and the guesser know their text.
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
