//! The whole surface as one mesh.

use super::super::{engine::Clay, lattice::SIDE, mesher::Mesher, patch::Vertex, surface_nets::lowest};

/// A closed surface: triangles use each edge equally often in both directions.
#[derive(Default)]
pub struct Whole {
    /// Vertices of the surface, in 256ths of a voxel.
    pub positions: Vec<[u16; 3]>,
    /// Outward normal of each vertex, of length 127.
    pub normals: Vec<[i8; 3]>,
    /// Three vertices for each triangle, counterclockwise seen from outside.
    pub triangles: Vec<[u32; 3]>,
}

/// Marks a cell without a vertex yet.
const NONE: u32 = u32::MAX;

impl Whole {
    /// Joins the patches of all chunks at the vertices that they share.
    pub fn of(clay: &Clay) -> Whole {
        let mut whole = Whole::default();
        let mut mesher = Mesher::new();
        mesher.update(clay);
        let mut vertices = vec![NONE; SIDE * SIDE * SIDE];
        for (chunk, patch) in mesher.patches().iter().enumerate() {
            for (bytes, &cell) in patch.vertices.iter().zip(&patch.cells) {
                let number = &mut vertices[lowest(chunk, cell)];
                if *number == NONE {
                    *number = whole.positions.len() as u32;
                    let Vertex { position, normal, .. } = Vertex::from_bytes(bytes);
                    whole.positions.push(position);
                    whole.normals.push(normal);
                }
            }
            for triangle in patch.indices.chunks_exact(3) {
                let vertex = |at: usize| vertices[lowest(chunk, patch.cells[usize::from(triangle[at])])];
                whole.triangles.push([vertex(0), vertex(1), vertex(2)]);
            }
        }
        whole
    }

    /// Returns the minimum and maximum of each coordinate, in 256ths of a voxel; zeros without clay.
    pub(super) fn extent(&self) -> ([i32; 3], [i32; 3]) {
        let (mut low, mut high) = ([i32::MAX; 3], [i32::MIN; 3]);
        for place in &self.positions {
            for axis in 0..3 {
                low[axis] = low[axis].min(i32::from(place[axis]));
                high[axis] = high[axis].max(i32::from(place[axis]));
            }
        }
        if self.positions.is_empty() { ([0; 3], [0; 3]) } else { (low, high) }
    }

    /// Returns the offset to subtract so that the object stands on the ground, centred above the origin.
    pub(super) fn foot(&self) -> [i32; 3] {
        let (low, high) = self.extent();
        [(low[0] + high[0]) / 2, low[1], (low[2] + high[2]) / 2]
    }
}
