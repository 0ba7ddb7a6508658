//! Strokes: what was done with one brush from touching to lifting, in whole numbers.

use super::{
    brush::{Brush, Tool},
    grid::{Place, SIDE, VOXEL},
    path,
};

/// The most strokes an object may have.
pub const MAX_STROKES: usize = 600;

/// The most points all its strokes may have together.
pub const MAX_POINTS: usize = 20_000;

/// The most work that replaying it may be, in about millionths of a second on a good machine.
pub const MAX_EFFORT: u32 = 3_000_000;

/// Points are counted in quarters of a voxel.
const QUARTERS: i32 = 4;

/// A place in quarter voxels, within the lattice.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Hash)]
pub struct Point([i16; 3]);

impl Point {
    /// The largest coordinate; the smallest is 0.
    pub const MAX: i16 = (SIDE as i16 - 1) * QUARTERS as i16;

    /// The middle of everything.
    pub const MIDDLE: Point = Point([Point::MAX / 2; 3]);

    /// Brought into the lattice if it is outside.
    pub fn new(quarters: [i32; 3]) -> Point {
        Point(quarters.map(|at| at.clamp(0, i32::from(Point::MAX)) as i16))
    }

    /// The point nearest to a place in voxels.
    pub fn near(voxels: [f32; 3]) -> Point {
        // Casts saturate and make nothing of what is not a number.
        Point::new(voxels.map(|at| (at * QUARTERS as f32 + 0.5).floor() as i32))
    }

    /// In quarter voxels.
    pub fn quarters(self) -> [i32; 3] {
        self.0.map(i32::from)
    }

    /// In voxels.
    pub fn voxels(self) -> [f32; 3] {
        self.0.map(|at| f32::from(at) / QUARTERS as f32)
    }

    pub(super) fn place(self) -> Place {
        self.0.map(|at| i32::from(at) * (VOXEL / QUARTERS))
    }
}

/// One stroke. A beginning has no points, every other stroke has at least one, and no point is that before it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Stroke {
    pub(super) brush: Brush,
    pub(super) points: Vec<Point>,
}

/// Whether these strokes lay no clay at all: none was made, or none since all was taken away.
pub fn are_bare(strokes: &[Stroke]) -> bool {
    let mut since =
        strokes.iter().rev().map(|stroke| stroke.brush.tool()).take_while(|tool| *tool != Tool::Nothing);
    !since.any(Tool::lays)
}

impl Stroke {
    /// Nothing if the points do not suit the tool: a beginning has none, others have some. Repeated points are
    /// dropped.
    pub fn new(brush: Brush, mut points: Vec<Point>) -> Option<Stroke> {
        points.dedup();
        (brush.tool().begins() == points.is_empty()).then_some(Stroke { brush, points })
    }

    /// A beginning, or nothing if the tool is none.
    pub fn beginning(tool: Tool, size: u8) -> Option<Stroke> {
        Stroke::new(Brush::new(tool, size, 1, false), Vec::new())
    }

    pub fn brush(&self) -> Brush {
        self.brush
    }

    pub fn points(&self) -> &[Point] {
        &self.points
    }

    /// How many dabs it takes.
    pub fn dabs(&self) -> u32 {
        let mut dabs = 1;
        for pair in self.points.windows(2) {
            dabs += path::steps(pair[0], pair[1], self.brush);
        }
        dabs
    }

    /// What replaying it costs, in the unit of [`MAX_EFFORT`].
    pub fn effort(&self) -> u32 {
        self.dabs().saturating_mul(self.brush.effort())
    }
}
