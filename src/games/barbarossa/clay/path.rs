//! The path between two points of a stroke: a cubic Hermite curve that leaves each point in the direction in which it
//! was reached, and arrives at the next one straight.
//!
//! The curve to a point is fixed once the point is known, so a growing stroke looks like the finished one.

use super::{
    brush::Brush,
    lattice::{Place, VOXEL, minus},
    point::Point,
};

/// Returns the distance of two points in sixteenths of a voxel.
fn length(from: Point, to: Point) -> i32 {
    let way = minus(to.quarters(), from.quarters());
    let square: i32 = way.map(|way| way * way).iter().sum();
    (square as u32 * 16).isqrt() as i32
}

/// Returns the number of dabs from one point to the next, at least one.
pub(super) fn steps(from: Point, to: Point, brush: Brush) -> u32 {
    let spacing = brush.spacing() * 16 / VOXEL;
    ((length(from, to) + spacing - 1) / spacing).max(1) as u32
}

/// The path from one point to the next, dab by dab. Places are in fine units.
#[derive(Copy, Clone, Debug)]
pub(super) struct Path {
    from: Place,
    /// The straight line to the end.
    chord: Place,
    /// The tangent at the start, minus the chord.
    lean: Place,
    /// Number of dabs done.
    done: i32,
    /// Number of all dabs.
    steps: i32,
}

impl Path {
    /// Returns the path of a stroke's first point: a single dab.
    pub(super) fn start(at: Point) -> Path {
        Path { from: at.place(), chord: [0; 3], lean: [0; 3], done: 0, steps: 1 }
    }

    /// Returns the path from `from` to `to`, after the one from `before`.
    pub(super) fn onward(before: Option<Point>, from: Point, to: Point, brush: Brush) -> Path {
        let chord = minus(to.place(), from.place());
        let lean = before.map_or([0; 3], |before| lean(before, from, to));
        Path { from: from.place(), chord, lean, done: 0, steps: steps(from, to, brush) as i32 }
    }

    /// Advances by a dab. Returns whether there was one left.
    pub(super) fn step(&mut self) -> bool {
        let more = self.done < self.steps;
        self.done += i32::from(more);
        more
    }

    /// Returns the place on the curve after the dabs done so far.
    pub(super) fn place(&self) -> Place {
        let (at, all) = (i64::from(self.done), i64::from(self.steps));
        let left = all - at;
        [0, 1, 2].map(|axis| {
            let straight = i64::from(self.chord[axis]) * at / all;
            let aside = i64::from(self.lean[axis]) * at * left * left / (all * all * all);
            self.from[axis] + (straight + aside) as i32
        })
    }

    /// Interpolates linearly between two values along the path, after the dabs done so far.
    pub(super) fn between(&self, from: Place, to: Place) -> Place {
        [0, 1, 2].map(|axis| from[axis] + (to[axis] - from[axis]) * self.done / self.steps)
    }
}

/// Returns the tangent at the start of a curve from `from` to `to`, minus the chord, for a stroke that came from
/// `before`.
fn lean(before: Point, from: Point, to: Point) -> Place {
    let (came, chord) = (minus(from.place(), before.place()), minus(to.place(), from.place()));
    let turn: i64 = (0..3).map(|axis| i64::from(came[axis]) * i64::from(chord[axis])).sum();
    // A sharp turn is intended as a corner.
    if turn <= 0 {
        return [0; 3];
    }
    let (now, then) = (length(from, to).max(1), length(before, from).max(1));
    let shorter = now.min(then);
    [0, 1, 2].map(|axis| came[axis] * shorter / then - chord[axis] * shorter / now)
}
