//! The ring of caves, walked clockwise (BB-1.2).

use serde::Serialize;

/// Event at the cave where a magician stops.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize)]
pub enum Cave {
    /// A gem (BB-3.3).
    Gem,
    /// All other hats move 1 forward (BB-3.4).
    Dragon,
    /// A letter (BB-3.5).
    Elf,
    /// Two series of questions (BB-3.6).
    Question,
    /// All other hats move 2 forward (BB-3.4).
    Ghost,
}

/// Number of caves of the ring.
pub const CAVES: u8 = 12;

/// BB-1.2 (ours): the ring clockwise from cave A.
const RING: [Cave; CAVES as usize] = {
    use Cave::{Dragon, Elf, Gem, Ghost, Question};
    [Elf, Gem, Dragon, Question, Gem, Ghost, Elf, Gem, Dragon, Question, Gem, Dragon]
};

impl Cave {
    /// Returns the cave this many steps from cave A.
    pub fn at(steps: u8) -> Cave {
        RING[usize::from(steps % CAVES)]
    }
}
