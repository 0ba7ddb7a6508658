//! The ring of caves, walked clockwise (BB-1.2).

use serde::Serialize;

/// What happens where a magician stops.
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

/// How many caves the ring has.
pub const CAVES: u8 = 12;

/// BB-1.2 (ours): clockwise from cave A.
const RING: [Cave; CAVES as usize] = {
    use Cave::{Dragon, Elf, Gem, Ghost, Question};
    [Elf, Gem, Dragon, Question, Gem, Ghost, Elf, Gem, Dragon, Question, Gem, Dragon]
};

impl Cave {
    /// The cave so many steps from cave A.
    pub fn at(steps: u8) -> Cave {
        RING[usize::from(steps % CAVES)]
    }
}
