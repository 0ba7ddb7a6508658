//! What lies on the bench: the tools, each with the size and strength it was last used with, and what the keys do.

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
    Tool::Scratch,
    Tool::Dots,
    Tool::Furrows,
    Tool::Weave,
    Tool::Turn,
];

/// The keys of the tools, in the same order.
pub const TOOL_KEYS: [&str; COUNT] =
    ["1", "2", "3", "4", "5", "6", "7", "8", "9", "0", "a", "s", "d", "f", "g"];

/// The places in [`TOOLS`] with which another kind of tools begins: after those for everything come those for the form,
/// for the surface, and for the whole.
pub const KINDS: [usize; 3] = [7, 10, 14];

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
            sizes: [4, 3, 5, 5, 6, 3, 4, 4, 6, 1, 2, 5, 5, 5, 1],
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

/// What a key asks for.
#[derive(Copy, Clone, PartialEq, Debug)]
pub enum Order {
    /// Takes up the tool in this place.
    Tool(usize),
    /// One more or one less.
    Size(bool),
    Strength(bool),
    Mirror,
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

/// The keys, and what they ask for, but for those of the tools.
const KEYS: [&str; 20] = [
    "ArrowLeft",
    "ArrowRight",
    "ArrowUp",
    "ArrowDown",
    "PageUp",
    "PageDown",
    "+",
    "-",
    "]",
    "[",
    "m",
    "t",
    "u",
    "r",
    " ",
    "Enter",
    "Escape",
    "Home",
    ".",
    ",",
];
const ORDERS: [Order; 20] = [
    Order::Step([-1, 0, 0]),
    Order::Step([1, 0, 0]),
    Order::Step([0, 1, 0]),
    Order::Step([0, -1, 0]),
    Order::Step([0, 0, -1]),
    Order::Step([0, 0, 1]),
    Order::Size(true),
    Order::Size(false),
    Order::Strength(true),
    Order::Strength(false),
    Order::Mirror,
    Order::Turns,
    Order::Undo,
    Order::Redo,
    Order::Dab,
    Order::Stroke,
    Order::Stop,
    Order::Home,
    Order::Zoom(true),
    Order::Zoom(false),
];

/// What a key asks for, if anything; `held` with Control or the like.
pub fn order(key: &str, held: bool) -> Option<Order> {
    if held {
        return match key {
            "z" => Some(Order::Undo),
            "y" | "Z" => Some(Order::Redo),
            _ => None,
        };
    }
    let among = |keys: &[&str]| keys.iter().position(|known| known.eq_ignore_ascii_case(key));
    among(&TOOL_KEYS).map(Order::Tool).or_else(|| among(&KEYS).map(|at| ORDERS[at]))
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

    #[test]
    fn keys_have_their_meaning() {
        assert_eq!(order("7", false), Some(Order::Tool(6)));
        assert_eq!(order("0", false), Some(Order::Tool(9)));
        assert_eq!(order("G", false), Some(Order::Tool(14)));
        assert_eq!(order("x", false), None);
        let all: Vec<_> = TOOL_KEYS.iter().chain(&KEYS).map(|key| order(key, false)).collect();
        assert!((0..all.len()).all(|at| all[at].is_some() && !all[..at].contains(&all[at])));
        assert_eq!(order("z", true), Some(Order::Undo));
        assert_eq!(order("z", false), None);
        assert_eq!(order("1", true), None);
        assert_eq!(order("Tab", false), None);
    }
}
