//! What lies on the bench: the tools, each with the size and strength it was last used with, and what can be asked for there.

use crate::games::barbarossa::clay::{Brush, SIZES, STRENGTHS, Tool};

/// How many tools there are.
const COUNT: usize = 15;

/// The tools, in the order in which they lie there.
pub const TOOLS: [Tool; COUNT] = [
    Tool::Add,
    Tool::Carve,
    Tool::Smooth,
    Tool::Pull,
    Tool::Flatten,
    Tool::Poke,
    Tool::Lump,
    Tool::Pinch,
    Tool::Move,
    Tool::Cut,
    Tool::Engrave,
    Tool::Dots,
    Tool::Furrows,
    Tool::Weave,
    Tool::Turn,
];

/// The size of what one begins with: so that there is room around it for ears and tails.
pub const START: u8 = 4;

/// Tools and how they are set.
#[derive(Copy, Clone, PartialEq, Debug)]
pub struct Kit {
    /// The place of the tool in hand in [`TOOLS`].
    pub tool: usize,
    sizes: [u8; COUNT],
    strengths: [u8; COUNT],
    pub mirror: bool,
    /// One finger turns instead of working.
    pub turns: bool,
}

impl Default for Kit {
    fn default() -> Kit {
        Kit {
            tool: 0,
            sizes: [4, 3, 5, 5, 6, 3, 4, 4, 6, 1, 1, 5, 5, 5, 1],
            strengths: [2, 2, 3, 4, 2, 2, 1, 3, 1, 1, 3, 2, 2, 2, 1],
            mirror: false,
            turns: false,
        }
    }
}

impl Kit {
    pub fn size(&self) -> u8 {
        self.sizes[self.tool]
    }

    pub fn strength(&self) -> u8 {
        self.strengths[self.tool]
    }

    /// The tool in hand.
    pub fn in_hand(&self) -> Tool {
        TOOLS[self.tool]
    }

    /// Whether the tool in hand has strengths, and whether it has sizes.
    pub fn has_strength(&self) -> bool {
        self.in_hand().has_strength()
    }

    pub fn has_size(&self) -> bool {
        !matches!(self.in_hand(), Tool::Cut | Tool::Turn)
    }

    pub fn set_size(&mut self, size: u8) {
        self.sizes[self.tool] = size.clamp(1, SIZES);
    }

    pub fn set_strength(&mut self, strength: u8) {
        self.strengths[self.tool] = strength.clamp(1, STRENGTHS);
    }

    pub fn brush(&self) -> Brush {
        Brush::new(TOOLS[self.tool], self.size(), self.strength(), self.mirror)
    }
}

/// What a key or a button asks for.
#[derive(Copy, Clone, PartialEq, Debug)]
pub enum Order {
    /// Takes up the tool in this place.
    Tool(usize),
    /// One more or one less.
    Size(bool),
    Strength(bool),
    Mirror,
    /// Brings the object to the middle of the turntable, where the mirror is.
    Centre,
    /// From working to turning and back.
    Turns,
    Undo,
    Redo,
    /// The ring goes right, up, towards the eye, by so many steps.
    Step([i8; 3]),
    /// Presses once.
    Dab,
    /// Begins a stroke, or ends it.
    Stroke,
    /// Gives the stroke up.
    Stop,
    /// Back to the front.
    Home,
    Zoom(bool),
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn settings_belong_to_a_tool() {
        let mut kit = Kit::default();
        kit.set_size(9);
        kit.set_strength(0);
        assert_eq!((kit.size(), kit.strength()), (SIZES, 1));
        kit.tool = 5;
        assert_eq!((kit.size(), kit.brush().tool()), (3, Tool::Poke));
        kit.tool = 0;
        assert_eq!(kit.brush(), Brush::new(Tool::Add, SIZES, 1, false));
    }
}
