//! The surface of one chunk as triangles, and the bytes that its vertices are.

use super::lattice::{SIDE, VOXEL};

/// A corner of the surface.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct Vertex {
    /// In 256ths of a voxel.
    pub position: [u16; 3],
    /// The outward direction, 127 long.
    pub normal: [i8; 3],
    /// How much of the sky it sees: 255 where nothing is in the way.
    pub light: u8,
}

impl Vertex {
    /// Bytes of a vertex. All numbers have their low bytes first.
    pub const STRIDE: usize = 12;

    /// Where the position is among the bytes: three `u16`, and two bytes of nothing after them.
    pub const POSITION: usize = 0;

    /// Where the normal is among the bytes: three `i8`.
    pub const NORMAL: usize = 8;

    /// Where the light is among the bytes: a `u8`.
    pub const LIGHT: usize = 11;

    /// Steps of a position to a voxel.
    pub const STEPS: f32 = VOXEL as f32;

    pub fn from_bytes(bytes: &[u8; Vertex::STRIDE]) -> Vertex {
        let [x0, x1, y0, y1, z0, z1, _, _, nx, ny, nz, light] = *bytes;
        Vertex {
            position: [
                u16::from_le_bytes([x0, x1]),
                u16::from_le_bytes([y0, y1]),
                u16::from_le_bytes([z0, z1]),
            ],
            normal: [nx as i8, ny as i8, nz as i8],
            light,
        }
    }

    pub fn to_bytes(self) -> [u8; Vertex::STRIDE] {
        let [x, y, z] = self.position;
        let ([x0, x1], [y0, y1], [z0, z1]) = (x.to_le_bytes(), y.to_le_bytes(), z.to_le_bytes());
        let [nx, ny, nz] = self.normal;
        [x0, x1, y0, y1, z0, z1, 0, 0, nx as u8, ny as u8, nz as u8, self.light]
    }
}

/// The surface in one chunk, ready for the graphics card.
#[derive(Clone, Default, PartialEq, Eq)]
pub struct Patch {
    /// As [`Vertex::to_bytes`] has them.
    pub(super) vertices: Vec<[u8; Vertex::STRIDE]>,
    pub(super) indices: Vec<u16>,
    /// For each vertex the number of its cell, in the order of their numbers.
    pub(super) cells: Vec<u16>,
}

impl Patch {
    /// The bytes of all vertices, [`Vertex::STRIDE`] each.
    pub fn vertices(&self) -> &[u8] {
        self.vertices.as_flattened()
    }

    /// Three vertices to a triangle, against the clock seen from outside.
    pub fn indices(&self) -> &[u16] {
        &self.indices
    }

    pub fn is_empty(&self) -> bool {
        self.indices.is_empty()
    }

    pub(super) fn clear(&mut self) {
        self.vertices.clear();
        self.indices.clear();
        self.cells.clear();
    }

    /// The squared distance of two vertices, in squares of 256ths of a voxel.
    pub(super) fn gap(&self, one: u16, other: u16) -> i32 {
        let (one, other) = (&self.vertices[usize::from(one)], &self.vertices[usize::from(other)]);
        let square = |axis: usize| (coordinate(other, axis) - coordinate(one, axis)).pow(2);
        square(0) + square(1) + square(2)
    }
}

/// Where a vertex lies along an axis, in 256ths of a voxel.
#[inline(always)]
fn coordinate(vertex: &[u8; Vertex::STRIDE], axis: usize) -> i32 {
    i32::from(u16::from_le_bytes([vertex[2 * axis], vertex[2 * axis + 1]]))
}

const _: () = assert!(SIDE as i32 * VOXEL < 1 << 16);
