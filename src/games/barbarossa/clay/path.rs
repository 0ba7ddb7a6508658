//! What lies between two points of a stroke: a curve that leaves each point in the direction it was reached in.
//!
//! The curve up to a point is fixed as soon as the point is known, so a stroke that grows looks like the finished one.

use super::{
    brush::Brush,
    grid::{Place, VOXEL},
    sqrt_table::root_of,
    stroke::Point,
};

/// Length of a way between two points, in sixteenths of a voxel.
fn length(from: Point, to: Point) -> i32 {
    let (from, to) = (from.quarters(), to.quarters());
    let square: i32 = (0..3).map(|axis| (to[axis] - from[axis]) * (to[axis] - from[axis])).sum();
    root_of(square as u32 * 16) as i32
}

/// Dabs from one point to the next, at least one.
pub(super) fn steps(from: Point, to: Point, brush: Brush) -> u32 {
    let spacing = brush.spacing() * 16 / VOXEL;
    ((length(from, to) + spacing - 1) / spacing).max(1) as u32
}

/// The way from one point to the next, dab by dab.
#[derive(Copy, Clone, Debug)]
pub(super) struct Path {
    from: Place,
    /// Straight to the end.
    chord: Place,
    /// By how much the direction it sets out in differs from straight.
    lean: Place,
    /// Dabs done and dabs in all.
    pub(super) done: i32,
    pub(super) steps: i32,
}

impl Path {
    /// Of the first point, where there is no way.
    pub(super) fn start(at: Point) -> Path {
        Path { from: at.place(), chord: [0; 3], lean: [0; 3], done: 0, steps: 1 }
    }

    /// From `from` on to `to`, having come from `before`.
    pub(super) fn onward(before: Option<Point>, from: Point, to: Point, brush: Brush) -> Path {
        let (start, end) = (from.place(), to.place());
        let mut path =
            Path { from: start, chord: [0; 3], lean: [0; 3], done: 0, steps: steps(from, to, brush) as i32 };
        for axis in 0..3 {
            path.chord[axis] = end[axis] - start[axis];
        }
        let Some(before) = before else { return path };
        let came = before.place();
        let mut dot = 0_i64;
        for axis in 0..3 {
            dot += i64::from(start[axis] - came[axis]) * i64::from(path.chord[axis]);
        }
        // A sharp turn is meant as a corner.
        if dot <= 0 {
            return path;
        }
        let (now, then) = (length(from, to).max(1), length(before, from).max(1));
        for axis in 0..3 {
            let way = start[axis] - came[axis];
            path.lean[axis] = way * now.min(then) / then - path.chord[axis] * now.min(then) / now;
        }
        path
    }

    pub(super) fn is_done(&self) -> bool {
        self.done >= self.steps
    }

    /// Where the curve is after the dabs done so far.
    pub(super) fn place(&self) -> Place {
        let (at, all) = (i64::from(self.done), i64::from(self.steps));
        let left = all - at;
        [0, 1, 2].map(|axis| {
            let straight = i64::from(self.chord[axis]) * at / all;
            let aside = i64::from(self.lean[axis]) * at * left * left / (all * all * all);
            self.from[axis] + (straight + aside) as i32
        })
    }

    /// The share of the way done, applied to a number going from one value to another.
    pub(super) fn between(&self, from: Place, to: Place) -> Place {
        let mut place = from;
        for axis in 0..3 {
            place[axis] += (to[axis] - from[axis]) * self.done / self.steps;
        }
        place
    }
}
