//! What lies between two points of a stroke: a cubic Hermite curve that leaves each point in the direction it was
//! reached in, and goes straight for the next.
//!
//! The curve up to a point is fixed as soon as the point is known, so a stroke that grows looks like the finished one.

use super::{
    brush::Brush,
    lattice::{Place, VOXEL, minus},
    point::Point,
};

/// The distance of two points, in sixteenths of a voxel.
fn length(from: Point, to: Point) -> i32 {
    let way = minus(to.quarters(), from.quarters());
    let square: i32 = way.map(|way| way * way).iter().sum();
    (square as u32 * 16).isqrt() as i32
}

/// Dabs from one point to the next, at least one.
pub(super) fn steps(from: Point, to: Point, brush: Brush) -> u32 {
    let spacing = brush.spacing() * 16 / VOXEL;
    ((length(from, to) + spacing - 1) / spacing).max(1) as u32
}

/// The way from one point to the next, dab by dab. Places are in fine units.
#[derive(Copy, Clone, Debug)]
pub(super) struct Path {
    from: Place,
    /// The straight way to the end.
    chord: Place,
    /// The tangent of the curve where it begins, less the chord.
    lean: Place,
    /// Dabs done.
    done: i32,
    /// Dabs in all.
    steps: i32,
}

impl Path {
    /// The path of a stroke's first point, which is one dab and no way.
    pub(super) fn start(at: Point) -> Path {
        Path { from: at.place(), chord: [0; 3], lean: [0; 3], done: 0, steps: 1 }
    }

    /// The path from `from` on to `to`, having come from `before`.
    pub(super) fn onward(before: Option<Point>, from: Point, to: Point, brush: Brush) -> Path {
        let chord = minus(to.place(), from.place());
        let lean = before.map_or([0; 3], |before| lean(before, from, to));
        Path { from: from.place(), chord, lean, done: 0, steps: steps(from, to, brush) as i32 }
    }

    /// Goes on by a dab. Whether there was one to do.
    pub(super) fn step(&mut self) -> bool {
        let more = self.done < self.steps;
        self.done += i32::from(more);
        more
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

    /// What goes evenly from one value to another along the path, after the dabs done so far.
    pub(super) fn between(&self, from: Place, to: Place) -> Place {
        [0, 1, 2].map(|axis| from[axis] + (to[axis] - from[axis]) * self.done / self.steps)
    }
}

/// By how much the tangent of a curve from `from` to `to` differs from the chord, having come from `before`.
fn lean(before: Point, from: Point, to: Point) -> Place {
    let (came, chord) = (minus(from.place(), before.place()), minus(to.place(), from.place()));
    let turn: i64 = (0..3).map(|axis| i64::from(came[axis]) * i64::from(chord[axis])).sum();
    // A sharp turn is meant as a corner.
    if turn <= 0 {
        return [0; 3];
    }
    let (now, then) = (length(from, to).max(1), length(before, from).max(1));
    let shorter = now.min(then);
    [0, 1, 2].map(|axis| came[axis] * shorter / then - chord[axis] * shorter / now)
}
