//! Names of the parts of the table.

use super::{caves::CAVES, riddle::Riddle, state::Barbarossa};
use crate::kernel::{Seat, target::targets};

targets! {
    Barbarossa:
    /// Last space of the path.
    Goal = "goal",
    Hat(seat: Seat) = "hat",
    Magician(seat: Seat) = "magician",
    /// A cave, in steps from cave A.
    Cave(steps: u8) = "cave" if steps < CAVES,
    Object(riddle: Riddle) = "object",
    /// Table of the moves for the next arrow.
    Rewards = "rewards",
    /// Letter that is shown.
    Letter = "letter",
    /// Button that starts a curse.
    Curse = "curse",
    /// Field for a guess.
    Guess = "guess",
    /// Field for the word of an object.
    Word = "word",
    /// Field for the label of an object.
    Label = "label",
}
