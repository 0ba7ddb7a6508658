//! A brush: the tool of a stroke, its size and strength, and whether it mirrors.

use strum::VariantArray;

use super::lattice::{SIDE, VOXEL};
use crate::kernel::variants;

/// Largest size. The smallest is 1.
pub const SIZES: u8 = 8;

/// Greatest strength. The least is 1.
pub const STRENGTHS: u8 = 4;

/// A tool for clay. The numbers are part of the packed form and never change.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Hash, VariantArray)]
#[repr(u8)]
pub enum Tool {
    /// Starts over with a ball.
    Ball = 0,
    /// Starts over with a bar, lying from left to right.
    Bar = 1,
    /// Starts over with a slab that faces the viewer.
    Slab = 2,
    /// Starts over without clay.
    Nothing = 3,
    /// Lays a rope of clay along the path. In the air the rope passes through the points.
    Add = 4,
    /// Cuts a groove along the path.
    Carve = 5,
    /// Removes ridges and noise, and fills creases.
    Smooth = 6,
    /// Grabs the clay at the first point and drags it along.
    Pull = 7,
    /// Levels everything near the path to the height of the first point.
    Flatten = 8,
    /// Presses a narrow hole straight down.
    Poke = 9,
    /// Adds a ball centred on the point.
    Lump = 10,
    /// Draws clay together from both sides of the path and upwards: an ear, a crest, the edge of a leaf.
    Pinch = 11,
    /// Folds the surface along the path, as narrowly as the lattice can hold. Kept for existing objects; the studio no
    /// longer offers it.
    Scratch = 12,
    /// Starts over with a cone, its tip up.
    Cone = 13,
    /// Starts over with a lying slab.
    LyingSlab = 14,
    /// Cuts off everything beyond the plane through the stroke's three points.
    Cut = 15,
    /// Rotates all clay by a quarter turn: about x for size 1, y for size 2, z for size 3.
    Turn = 16,
    /// Moves the clay around the first point, rigidly except for a rim.
    Move = 17,
    /// Presses dots into the surface.
    Dots = 18,
    /// Presses furrows into the surface that run up and down.
    Furrows = 19,
    /// Presses a weave into the surface.
    Weave = 20,
    /// Engraves a line finer than the lattice, in a layer over the clay.
    Engrave = 21,
    /// Moves all clay to the centre of the lattice, along x and z.
    Centre = 22,
}

impl Tool {
    /// All tools in the order of their numbers.
    pub const ALL: [Tool; 23] = variants();

    /// Whether the tool adds clay. `Nothing` removes all clay; other tools need some to work on.
    pub fn lays(self) -> bool {
        self != Tool::Nothing && self.begins() || matches!(self, Tool::Add | Tool::Lump)
    }

    /// Whether the tool starts over, without a trace of the clay before.
    pub fn begins(self) -> bool {
        matches!(self, Tool::Ball | Tool::Bar | Tool::Slab | Tool::Nothing | Tool::Cone | Tool::LyingSlab)
    }

    /// Whether the tool affects everything at once. Its strokes have no points, no strength and no mirror.
    pub fn is_whole(self) -> bool {
        self.begins() || matches!(self, Tool::Turn | Tool::Centre)
    }

    /// Whether the tool has a strength.
    pub fn has_strength(self) -> bool {
        !self.is_whole() && !matches!(self, Tool::Lump | Tool::Cut | Tool::Move)
    }

    /// Whether the tool presses a texture into the surface.
    pub fn is_stamp(self) -> bool {
        matches!(self, Tool::Dots | Tool::Furrows | Tool::Weave)
    }
}

/// Radii of the tools by size, in hundredths of a voxel of a 96-voxel lattice.
const RADII: [i32; SIZES as usize] = [150, 200, 275, 375, 500, 700, 950, 1300];

/// Depth of the centre of a hole's round end by strength, in halves of its radius.
pub(super) const HOLES: [i32; STRENGTHS as usize] = [1, 3, 6, 10];

/// A tool with valid settings.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Hash)]
pub struct Brush {
    tool: Tool,
    size: u8,
    strength: u8,
    mirror: bool,
}

impl Brush {
    /// Clamps size to 1 to [`SIZES`] and strength to 1 to [`STRENGTHS`], and resets settings that the tool does not
    /// use.
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

    /// Whether the stroke is repeated as its mirror image about the middle of the x axis.
    pub fn mirror(self) -> bool {
        self.mirror
    }

    /// Radius of the tool in voxels, for showing its size.
    pub fn reach(self) -> f32 {
        self.radius() as f32 / VOXEL as f32
    }

    /// Depth of the hole of a poke in voxels. It grows with the strength.
    pub fn hole_depth(self) -> f32 {
        self.reach() * (1.0 + self.by_strength(HOLES) as f32 / 2.0)
    }

    /// Radius of the tool in fine units.
    pub(super) fn radius(self) -> i32 {
        let radius = RADII[usize::from(self.size - 1)];
        // Quarters of the radius for the size, and additional hundredths of a voxel.
        let (quarters, more) = match self.tool {
            Tool::Nothing | Tool::Turn | Tool::Cut | Tool::Centre => (0, 0),
            tool if tool.begins() => (0, 900 + 300 * i32::from(self.size)),
            Tool::Lump => (8, 100),
            Tool::Poke => (2, 50),
            Tool::Pull | Tool::Move => (6, 250),
            Tool::Smooth | Tool::Pinch => (5, 150),
            Tool::Scratch => (1, 90),
            // From 3.5 to 10 pixels wide on a canvas 320 pixels wide.
            Tool::Engrave => (0, 33 + 12 * i32::from(self.size)),
            Tool::Add | Tool::Carve => (4, 0),
            // Flatten and the stamps.
            _ => (5, 100),
        };
        (radius * quarters / 4 + more) * VOXEL / 100 * SIDE as i32 / 96
    }

    /// Selects a value by strength.
    pub(super) fn by_strength(self, values: [i32; STRENGTHS as usize]) -> i32 {
        values[usize::from(self.strength - 1)]
    }

    /// Distance of two dabs of a stroke in fine units.
    pub(super) fn spacing(self) -> i32 {
        let radius = self.radius();
        match self.tool {
            Tool::Poke => (radius / 3).max(VOXEL / 2),
            Tool::Smooth => (radius / 5).max(VOXEL),
            Tool::Pull | Tool::Pinch | Tool::Move => (radius / 4).max(VOXEL),
            Tool::Engrave => VOXEL,
            // The points define a plane, not a path.
            Tool::Cut => SIDE as i32 * 2 * VOXEL,
            tool if tool.is_whole() => VOXEL,
            // A groove or rope is exact between two dabs, so their number does not show.
            _ => (radius / 2).max(3 * VOXEL / 2),
        }
    }

    /// Cost of one dab, in about microseconds on a fast machine.
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
