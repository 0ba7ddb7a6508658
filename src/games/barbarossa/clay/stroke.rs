//! Strokes: what was done with one brush from touching to lifting, in whole numbers.

use super::{
    brush::{Brush, Tool},
    path,
    point::Point,
};

/// The most strokes an object may have.
pub const MAX_STROKES: usize = 600;

/// The most points that all strokes of an object may have together.
pub const MAX_POINTS: usize = 20_000;

/// The most work that replaying an object may be, in about microseconds on a good machine.
pub const MAX_EFFORT: u32 = 3_000_000;

/// One stroke. Where the tool works on everything at once it has no points, else at least one, and no point is that
/// before it.
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
    /// Nothing if the points do not suit the tool: one that works on everything at once has none, others have some.
    /// Repeated points are dropped.
    pub fn new(brush: Brush, mut points: Vec<Point>) -> Option<Stroke> {
        points.dedup();
        (brush.tool().is_whole() == points.is_empty()).then_some(Stroke { brush, points })
    }

    /// A stroke without points, or nothing if the tool needs some.
    pub fn whole(tool: Tool, size: u8) -> Option<Stroke> {
        Stroke::new(Brush::new(tool, size, 1, false), Vec::new())
    }

    pub fn brush(&self) -> Brush {
        self.brush
    }

    pub fn points(&self) -> &[Point] {
        &self.points
    }

    /// Dabs that it takes.
    pub fn dabs(&self) -> u32 {
        let mut dabs = 1;
        for pair in self.points.windows(2) {
            dabs += path::steps(pair[0], pair[1], self.brush);
        }
        dabs
    }

    /// The work that replaying it is, in the unit of [`MAX_EFFORT`].
    pub fn effort(&self) -> u32 {
        self.dabs().saturating_mul(self.brush.effort())
    }
}
