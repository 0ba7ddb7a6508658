//! What the latest step has moved on the board, and when each of it is shown: the die, the magician, the beast in the cave,
//! the arrow, the hats.

use super::scored;
use crate::{
    games::barbarossa::{Cave, Event, Fare, Riddle, View, caves::CAVES},
    kernel::Seat,
};

/// In milliseconds: how long the die tumbles, a magician walks to the next cave, a beast acts, an arrow flies, a hat hops.
const DIE: u32 = 700;
const CAVE: u32 = 170;
const BEAST: u32 = 500;
const ARROW: u32 = 450;
const HOP: u32 = 170;

/// The longest way takes no longer than this, however many caves or spaces it has.
const LONGEST: u32 = 1200;

/// Something that moves.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Motion {
    Die(u8),
    /// Through these caves, in steps from cave A; the first is where the magician stood.
    Walk {
        seat: Seat,
        caves: Vec<u8>,
    },
    /// The dragon or the ghost of this cave acts.
    Beast(u8),
    /// The latest arrow of an object.
    Arrow(Riddle),
    /// Over these spaces; the first is where the hat stood.
    Hop {
        seat: Seat,
        spaces: Vec<i16>,
    },
}

/// When something moves, and for how long: in milliseconds from the step on.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Cue {
    pub at: u32,
    pub lasting: u32,
    pub motion: Motion,
}

/// All that the latest step has moved, one thing after the other; only hats that a dragon or a ghost moves hop together.
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

/// What an event moves, and how long each of it takes.
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

/// How long a way through so many places takes.
fn lasting(places: usize, each: u32) -> u32 {
    (places.saturating_sub(1) as u32 * each).min(LONGEST)
}
