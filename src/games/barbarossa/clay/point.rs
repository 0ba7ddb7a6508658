//! Points of a stroke.

use super::lattice::{Place, SIDE, VOXEL};

/// Units of points to a voxel.
const QUARTERS: i32 = 4;

/// A place in quarter voxels, within the lattice.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Hash)]
pub struct Point([i16; 3]);

impl Point {
    /// The largest coordinate in quarter voxels; the smallest is 0.
    pub const MAX: i16 = (SIDE as i16 - 1) * QUARTERS as i16;

    /// The middle of the lattice.
    pub const MIDDLE: Point = Point([Point::MAX / 2; 3]);

    /// Creates a point from quarter voxels, clamped to the lattice.
    pub fn new(quarters: [i32; 3]) -> Point {
        Point(quarters.map(|at| at.clamp(0, i32::from(Point::MAX)) as i16))
    }

    /// Returns the point nearest to a place in voxels.
    pub fn near(voxels: [f32; 3]) -> Point {
        // Casts saturate, and turn NaN into 0.
        Point::new(voxels.map(|at| (at * QUARTERS as f32 + 0.5).floor() as i32))
    }

    /// Returns its coordinates in quarter voxels.
    pub fn quarters(self) -> [i32; 3] {
        self.0.map(i32::from)
    }

    /// Returns its coordinates in voxels.
    pub fn voxels(self) -> [f32; 3] {
        self.0.map(|at| f32::from(at) / QUARTERS as f32)
    }

    /// Returns its coordinates in fine units.
    pub(super) fn place(self) -> Place {
        self.0.map(|at| i32::from(at) * (VOXEL / QUARTERS))
    }
}
