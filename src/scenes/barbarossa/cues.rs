//! Animations of the latest step and their times: the die, the magician, the beast in the cave, the arrow, the hats.

use super::scored;
use crate::{
    games::barbarossa::{Cave, Event, Fare, Riddle, View, caves::CAVES},
    kernel::Seat,
};

/// Durations in milliseconds: the die's roll, the magician's step to the next cave, a beast, an arrow's flight, a hat's
/// hop.
const DIE: u32 = 700;
const CAVE: u32 = 170;
const BEAST: u32 = 500;
const ARROW: u32 = 450;
const HOP: u32 = 170;

/// Longest duration of a path of caves or spaces, in milliseconds.
const LONGEST: u32 = 1200;

/// One animation.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Motion {
    Die(u8),
    /// Path through caves, in steps from cave A, beginning at the magician's old cave.
    Walk {
        seat: Seat,
        caves: Vec<u8>,
    },
    /// The dragon or the ghost of this cave acts.
    Beast(u8),
    /// The latest arrow of an object.
    Arrow(Riddle),
    /// Path over spaces, beginning at the hat's old space.
    Hop {
        seat: Seat,
        spaces: Vec<i16>,
    },
}

/// Start and duration of an animation, in milliseconds since the step.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Cue {
    pub at: u32,
    pub lasting: u32,
    pub motion: Motion,
}

/// Returns the animations of the latest step, one after the other. Only hats moved by a dragon or a ghost hop together.
pub fn cues(view: &View) -> Vec<Cue> {
    let together = !scored(view);
    let mut cues: Vec<Cue> = Vec::new();
    let mut now = 0;
    for event in view.story.news() {
        for (lasting, motion) in motions(view, event) {
            let at = match (cues.last(), &motion) {
                (Some(Cue { at, motion: Motion::Hop { .. }, .. }), Motion::Hop { .. }) if together => *at,
                _ => now,
            };
            now = now.max(at + lasting);
            cues.push(Cue { at, lasting, motion });
        }
    }
    cues
}

/// Returns the animations of an event with their durations.
fn motions(view: &View, event: &Event) -> Vec<(u32, Motion)> {
    match event {
        Event::Moved { seat, steps, fare, cave } => {
            let here = view.players[*seat].cave;
            let caves: Vec<u8> = (0..=*steps).rev().map(|back| (here + 2 * CAVES - back) % CAVES).collect();
            let die = (*fare == Fare::Die).then_some((DIE, Motion::Die(*steps)));
            let walk = (lasting(caves.len(), CAVE), Motion::Walk { seat: *seat, caves });
            let beast = matches!(cave, Cave::Dragon | Cave::Ghost).then_some((BEAST, Motion::Beast(here)));
            die.into_iter().chain([walk]).chain(beast).collect()
        }
        Event::Arrow { riddle, .. } => vec![(ARROW, Motion::Arrow(*riddle))],
        Event::Hat { seat, from, to } if from != to => {
            let spaces: Vec<i16> = match from < to {
                true => (*from..=*to).collect(),
                false => (*to..=*from).rev().collect(),
            };
            vec![(lasting(spaces.len(), HOP), Motion::Hop { seat: *seat, spaces })]
        }
        _ => Vec::new(),
    }
}

/// Returns the duration of a path through this number of places.
fn lasting(places: usize, each: u32) -> u32 {
    (places.saturating_sub(1) as u32 * each).min(LONGEST)
}
