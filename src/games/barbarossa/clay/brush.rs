//! What a stroke is drawn with: the tool, how large and how strong, and whether both sides get it.

use strum::VariantArray;

use super::lattice::{SIDE, VOXEL};
use crate::kernel::variants;

/// The largest size; the smallest is 1.
pub const SIZES: u8 = 8;

/// The greatest strength; the least is 1.
pub const STRENGTHS: u8 = 4;

/// What clay is worked with. The numbers are those of the packed form: never change one.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Hash, VariantArray)]
#[repr(u8)]
pub enum Tool {
    /// Begins anew with a ball.
    Ball = 0,
    /// Begins anew with a bar, lying from left to right.
    Bar = 1,
    /// Begins anew with a slab, its face towards whoever looks.
    Slab = 2,
    /// Begins anew with nothing at all.
    Nothing = 3,
    /// Lays a rope of clay along the path. In the air it hangs where the points are.
    Add = 4,
    /// Takes a groove away along the path.
    Carve = 5,
    /// Melts ridges and noise, and fills creases.
    Smooth = 6,
    /// Grabs the clay at the first point and drags it along.
    Pull = 7,
    /// Makes everything near the path as high as the first point.
    Flatten = 8,
    /// Presses a narrow hole straight down.
    Poke = 9,
    /// Puts a ball with its middle at the point.
    Lump = 10,
    /// Draws the clay together from both sides of the path and up: an ear, a crest, the edge of a leaf.
    Pinch = 11,
    /// Folds the surface along the path, as narrowly as the lattice can hold. Objects made with it have it; nobody is
    /// offered it any more.
    Scratch = 12,
    /// Begins anew with a cone, its tip up.
    Cone = 13,
    /// Begins anew with a slab that lies.
    LyingSlab = 14,
    /// Cuts off all that is beyond the plane through the stroke's three points.
    Cut = 15,
    /// Turns all clay a quarter: round x for size 1, y for size 2, z for size 3.
    Turn = 16,
    /// Carries the clay round the first point along, all of it alike but for a rim.
    Move = 17,
    /// Presses dots into the surface.
    Dots = 18,
    /// Presses furrows into the surface, which run up and down.
    Furrows = 19,
    /// Presses a weave into the surface.
    Weave = 20,
    /// Scratches a line finer than the lattice can hold, which lies over the clay.
    Engrave = 21,
    /// Brings all clay to the middle of the lattice, along x and z.
    Centre = 22,
}

impl Tool {
    /// All tools, in the order of their numbers.
    pub const ALL: [Tool; 23] = variants();

    /// Whether the tool lays clay. `Nothing` takes all away, the others need some to work on.
    pub fn lays(self) -> bool {
        self != Tool::Nothing && self.begins() || matches!(self, Tool::Add | Tool::Lump)
    }

    /// Whether the tool begins anew: whatever was there before leaves no trace.
    pub fn begins(self) -> bool {
        matches!(self, Tool::Ball | Tool::Bar | Tool::Slab | Tool::Nothing | Tool::Cone | Tool::LyingSlab)
    }

    /// Whether the tool works on everything at once: its stroke has no points, no strength and no mirror.
    pub fn is_whole(self) -> bool {
        self.begins() || matches!(self, Tool::Turn | Tool::Centre)
    }

    /// Whether it makes a difference how strong the tool is.
    pub fn has_strength(self) -> bool {
        !self.is_whole() && !matches!(self, Tool::Lump | Tool::Cut | Tool::Move)
    }

    /// Whether the tool presses a texture into the surface.
    pub fn is_stamp(self) -> bool {
        matches!(self, Tool::Dots | Tool::Furrows | Tool::Weave)
    }
}

/// Radii of the tools by size, in hundredths of a voxel on a lattice of 96.
const RADII: [i32; SIZES as usize] = [150, 200, 275, 375, 500, 700, 950, 1300];

/// How far down the middle of a hole's round end is, by strength, in halves of its radius.
pub(super) const HOLES: [i32; STRENGTHS as usize] = [1, 3, 6, 10];

/// A tool with its settings, all of them in range.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Hash)]
pub struct Brush {
    tool: Tool,
    size: u8,
    strength: u8,
    mirror: bool,
}

impl Brush {
    /// Size and strength are brought into 1 to [`SIZES`] and 1 to [`STRENGTHS`]; what a tool does not use is
    /// forgotten.
    pub fn new(tool: Tool, size: u8, strength: u8, mirror: bool) -> Brush {
        let size = match tool {
            Tool::Nothing | Tool::Cut | Tool::Centre => 1,
            Tool::Turn => size.clamp(1, 3),
            _ => size.clamp(1, SIZES),
        };
        let strength = if tool.has_strength() { strength.clamp(1, STRENGTHS) } else { 1 };
        Brush { tool, size, strength, mirror: mirror && !tool.is_whole() }
    }

    pub fn tool(self) -> Tool {
        self.tool
    }

    pub fn size(self) -> u8 {
        self.size
    }

    pub fn strength(self) -> u8 {
        self.strength
    }

    /// Whether the same is done to the mirror image in the plane x = middle.
    pub fn mirror(self) -> bool {
        self.mirror
    }

    /// How far from its middle the tool acts, in voxels, for showing its size.
    pub fn reach(self) -> f32 {
        self.radius() as f32 / VOXEL as f32
    }

    /// How deep the hole of a poke is, in voxels: the stronger, the deeper.
    pub fn hole_depth(self) -> f32 {
        self.reach() * (1.0 + self.by_strength(HOLES) as f32 / 2.0)
    }

    /// How far from its middle the tool acts, in fine units.
    pub(super) fn radius(self) -> i32 {
        let radius = RADII[usize::from(self.size - 1)];
        // Quarters of the radius that belongs to the size, and hundredths of a voxel more.
        let (quarters, more) = match self.tool {
            Tool::Nothing | Tool::Turn | Tool::Cut | Tool::Centre => (0, 0),
            tool if tool.begins() => (0, 900 + 300 * i32::from(self.size)),
            Tool::Lump => (8, 100),
            Tool::Poke => (2, 50),
            Tool::Pull | Tool::Move => (6, 250),
            Tool::Smooth | Tool::Pinch => (5, 150),
            Tool::Scratch => (1, 90),
            // From 3.5 to 10 pixels wide where a canvas is 320 pixels wide.
            Tool::Engrave => (0, 33 + 12 * i32::from(self.size)),
            Tool::Add | Tool::Carve => (4, 0),
            // Flatten and the stamps.
            _ => (5, 100),
        };
        (radius * quarters / 4 + more) * VOXEL / 100 * SIDE as i32 / 96
    }

    /// One of the values, by strength.
    pub(super) fn by_strength(self, values: [i32; STRENGTHS as usize]) -> i32 {
        values[usize::from(self.strength - 1)]
    }

    /// Fine units between two dabs of a stroke.
    pub(super) fn spacing(self) -> i32 {
        let radius = self.radius();
        match self.tool {
            Tool::Poke => (radius / 3).max(VOXEL / 2),
            Tool::Smooth => (radius / 5).max(VOXEL),
            Tool::Pull | Tool::Pinch | Tool::Move => (radius / 4).max(VOXEL),
            Tool::Engrave => VOXEL,
            // Points of a plane, not of a path.
            Tool::Cut => SIDE as i32 * 2 * VOXEL,
            tool if tool.is_whole() => VOXEL,
            // A groove or rope is exact between two dabs: how many there are does not show.
            _ => (radius / 2).max(3 * VOXEL / 2),
        }
    }

    /// What one dab costs, in about microseconds on a good machine.
    pub(super) fn effort(self) -> u32 {
        let voxels = (self.radius() / VOXEL) as u32;
        let is_deep = matches!(self.tool, Tool::Pull | Tool::Smooth | Tool::Pinch | Tool::Move);
        let side = match self.tool {
            tool if tool.is_whole() || tool == Tool::Cut => SIDE as u32,
            _ if is_deep => 2 * voxels + 4,
            _ => 2 * voxels + 12,
        };
        let cost = side * side * side / 1000 * if is_deep { 3 } else { 1 };
        (1 + cost) << u32::from(self.mirror)
    }
}
