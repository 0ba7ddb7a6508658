//! The surface of one chunk as triangles, and the byte layout of its vertices.

use super::lattice::{SIDE, VOXEL};

/// A vertex of the surface.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct Vertex {
    /// Position in 256ths of a voxel.
    pub position: [u16; 3],
    /// Outward normal of length 127.
    pub normal: [i8; 3],
    /// Openness to the sky: 255 without any occlusion.
    pub light: u8,
}

impl Vertex {
    /// Bytes of a vertex. All numbers are little-endian.
    pub const STRIDE: usize = 12;

    /// Offset of the position in bytes: three `u16`, then two zero bytes.
    pub const POSITION: usize = 0;

    /// Offset of the normal in bytes: three `i8`.
    pub const NORMAL: usize = 8;

    /// Offset of the light in bytes: a `u8`.
    pub const LIGHT: usize = 11;

    /// Units of a position to a voxel.
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
    /// Vertices as bytes, see [`Vertex::to_bytes`].
    pub(super) vertices: Vec<[u8; Vertex::STRIDE]>,
    pub(super) indices: Vec<u16>,
    /// The number of each vertex's cell, ascending.
    pub(super) cells: Vec<u16>,
}

impl Patch {
    /// Returns the bytes of all vertices, [`Vertex::STRIDE`] each.
    pub fn vertices(&self) -> &[u8] {
        self.vertices.as_flattened()
    }

    /// Returns three vertices for each triangle, counterclockwise seen from outside.
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

    /// Returns the squared distance of two vertices, in squared 256ths of a voxel.
    pub(super) fn gap(&self, one: u16, other: u16) -> i32 {
        let (one, other) = (&self.vertices[usize::from(one)], &self.vertices[usize::from(other)]);
        let square = |axis: usize| (coordinate(other, axis) - coordinate(one, axis)).pow(2);
        square(0) + square(1) + square(2)
    }
}

/// Returns the coordinate of a vertex along an axis, in 256ths of a voxel.
#[inline(always)]
fn coordinate(vertex: &[u8; Vertex::STRIDE], axis: usize) -> i32 {
    i32::from(u16::from_le_bytes([vertex[2 * axis], vertex[2 * axis + 1]]))
}

const _: () = assert!(SIDE as i32 * VOXEL < 1 << 16);
