//! The bench: the tools, each with its last size and strength, and the commands available there.

use crate::games::barbarossa::clay::{Brush, SIZES, STRENGTHS, Tool};

/// Number of tools.
const COUNT: usize = 15;

/// The tools in the order of the bench.
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

/// Size of the first piece of clay, which leaves room for ears and tails.
pub const START: u8 = 4;

/// The tools and their settings.
#[derive(Copy, Clone, PartialEq, Debug)]
pub struct Kit {
    /// Index of the current tool in [`TOOLS`].
    pub tool: usize,
    sizes: [u8; COUNT],
    strengths: [u8; COUNT],
    pub mirror: bool,
    /// Whether one finger turns the view instead of sculpting.
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

    /// Returns the current tool.
    pub fn in_hand(&self) -> Tool {
        TOOLS[self.tool]
    }

    /// Returns whether the current tool has strengths.
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

/// Command of a key or a button.
#[derive(Copy, Clone, PartialEq, Debug)]
pub enum Order {
    /// Takes the tool at this index.
    Tool(usize),
    /// Increases or decreases by one.
    Size(bool),
    Strength(bool),
    Mirror,
    /// Moves the object to the middle of the turntable, the place of the mirror.
    Centre,
    /// Switches between sculpting and turning.
    Turns,
    Undo,
    Redo,
    /// Moves the ring by steps to the right, up and towards the eye.
    Step([i8; 3]),
    /// Presses once.
    Dab,
    /// Begins or ends a stroke.
    Stroke,
    /// Aborts the stroke.
    Stop,
    /// Returns to the front.
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
