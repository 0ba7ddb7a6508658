//! Strokes: the work of one brush from touching to lifting, in integers.

use super::{
    brush::{Brush, Tool},
    path,
    point::Point,
};

/// Maximum number of strokes of an object.
pub const MAX_STROKES: usize = 600;

/// Maximum number of points of all strokes of an object together.
pub const MAX_POINTS: usize = 20_000;

/// Maximum cost of replaying an object, in about microseconds on a fast machine.
pub const MAX_EFFORT: u32 = 3_000_000;

/// One stroke. It has no points if the tool affects everything at once, otherwise at least one, and no two equal ones
/// in a row.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Stroke {
    pub(super) brush: Brush,
    pub(super) points: Vec<Point>,
}

/// Whether these strokes leave no clay: none was added, or none since all was removed.
pub fn are_bare(strokes: &[Stroke]) -> bool {
    let mut since =
        strokes.iter().rev().map(|stroke| stroke.brush.tool()).take_while(|tool| *tool != Tool::Nothing);
    !since.any(Tool::lays)
}

impl Stroke {
    /// Creates a stroke without repeated points. `None` if a tool that affects everything at once has points, or
    /// another tool has none.
    pub fn new(brush: Brush, mut points: Vec<Point>) -> Option<Stroke> {
        points.dedup();
        (brush.tool().is_whole() == points.is_empty()).then_some(Stroke { brush, points })
    }

    /// Creates a stroke without points; `None` if the tool needs some.
    pub fn whole(tool: Tool, size: u8) -> Option<Stroke> {
        Stroke::new(Brush::new(tool, size, 1, false), Vec::new())
    }

    pub fn brush(&self) -> Brush {
        self.brush
    }

    pub fn points(&self) -> &[Point] {
        &self.points
    }

    /// Number of dabs.
    pub fn dabs(&self) -> u32 {
        let mut dabs = 1;
        for pair in self.points.windows(2) {
            dabs += path::steps(pair[0], pair[1], self.brush);
        }
        dabs
    }

    /// Cost of replaying it, in the unit of [`MAX_EFFORT`].
    pub fn effort(&self) -> u32 {
        self.dabs().saturating_mul(self.brush.effort())
    }
}
