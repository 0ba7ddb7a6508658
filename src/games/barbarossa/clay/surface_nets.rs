//! Naive surface nets: the surface within one chunk, with a vertex in each cell that it passes through and a
//! quadrilateral around each edge of the lattice that it crosses.
//!
//! Gibson's surface nets ("Constrained elastic surface nets", 1998) let all vertices settle in an elastic net; the naive
//! ones put each in the middle of where the surface cuts the edges of its cell. Here a step along the gradient brings it
//! to the surface after that.
//!
//! A chunk makes the faces around the lattice edges that start in it. For these it also needs the cells one step
//! before its own, whose vertices its neighbours make in the very same way.

use super::{
    cell_vertex::{CUT, vertex},
    chunk,
    grid::Grid,
    lattice::{CHUNK, SIDE, coordinates, index},
    patch::Patch,
    stale_cells::{ALL_CELLS, CELLS, StaleCells},
};

/// Samples along one side that the cells lie between.
const ROWS: usize = CELLS + 1;

/// The maker of patches, with buffers kept from chunk to chunk.
pub(super) struct SurfaceNets {
    /// A bit for each sample, set if it is inside: a number for each row along x.
    inside: [u32; ROWS * ROWS],
    /// For each cell its vertex.
    vertices: Vec<u16>,
    /// What the patch was before.
    before: Patch,
    /// For each vertex whether it was made anew.
    fresh: Vec<bool>,
}

impl SurfaceNets {
    pub(super) fn new() -> SurfaceNets {
        SurfaceNets {
            inside: [0; ROWS * ROWS],
            vertices: vec![0; CELLS * CELLS * CELLS],
            before: Patch::default(),
            fresh: Vec::new(),
        }
    }

    /// Makes the surface in a chunk. Of the patch as it was before the vertices of cells that are not stale are kept,
    /// with their light; that of the others is left open. For each vertex whether it is one of those.
    pub(super) fn build(
        &mut self,
        field: &Grid<i16>,
        chunk: usize,
        stale: &StaleCells,
        patch: &mut Patch,
    ) -> &[bool] {
        core::mem::swap(&mut self.before, patch);
        patch.clear();
        self.fresh.clear();
        let corner = chunk::corner(chunk);
        if !self.classify(field.values(), corner) {
            return &self.fresh;
        }
        // How many vertices there were before the cell at hand: they lie in the same order.
        let mut passed = 0;
        for z in 0..CELLS {
            for y in 0..CELLS {
                let stale = stale.row(y, z);
                let at = z * ROWS + y;
                let rows = [at, at + 1, at + ROWS, at + ROWS + 1].map(|row| self.inside[row]);
                let any = rows[0] | rows[1] | rows[2] | rows[3];
                let all = rows[0] & rows[1] & rows[2] & rows[3];
                let mut cells = (any | any >> 1) & !(all & all >> 1) & ALL_CELLS;
                while cells != 0 {
                    let x = cells.trailing_zeros() as usize;
                    cells &= cells - 1;
                    let cell = (z * CELLS + y) * CELLS + x;
                    self.vertices[cell] = patch.vertices.len() as u16;
                    while self.before.cells.get(passed).is_some_and(|&before| usize::from(before) < cell) {
                        passed += 1;
                    }
                    let kept =
                        self.before.cells.get(passed).is_some_and(|&before| usize::from(before) == cell);
                    let kept = kept && stale >> x & 1 == 0;
                    patch.cells.push(cell as u16);
                    patch.vertices.push(if kept {
                        self.before.vertices[passed]
                    } else {
                        // What lies before the lattice is outside, so the cell is in it.
                        let at = [corner[0] + x - 1, corner[1] + y - 1, corner[2] + z - 1];
                        let inside = rows[0] >> x & 3
                            | (rows[1] >> x & 3) << 2
                            | (rows[2] >> x & 3) << 4
                            | (rows[3] >> x & 3) << 6;
                        vertex(field.values(), at, CUT[inside as usize]).to_bytes()
                    });
                    self.fresh.push(!kept);
                    if x > 0 && y > 0 && z > 0 {
                        self.push_faces([x, y, z], patch);
                    }
                }
            }
        }
        // Without faces the vertices are only those of neighbours.
        if patch.indices.is_empty() {
            patch.clear();
            self.fresh.clear();
        }
        &self.fresh
    }

    /// Notes which samples are inside. Whether there are any of both kinds.
    fn classify(&mut self, samples: &[i16], corner: [usize; 3]) -> bool {
        let (mut any, mut all) = (0, u32::MAX);
        // The first sample is that before the chunk, if there is one.
        let skip = usize::from(corner[0] == 0);
        let from = corner[0] + skip - 1;
        let to = (corner[0] + CHUNK + 1).min(SIDE);
        for z in 0..ROWS {
            for y in 0..ROWS {
                let (up, on) = (corner[1] + y, corner[2] + z);
                let mut bits = 0;
                if (1..=SIDE).contains(&up) && (1..=SIDE).contains(&on) {
                    let start = index(0, up - 1, on - 1);
                    for &sample in samples[start + from..start + to].iter().rev() {
                        bits = bits << 1 | u32::from(sample < 0);
                    }
                }
                bits <<= skip;
                self.inside[z * ROWS + y] = bits;
                any |= bits;
                all &= bits;
            }
        }
        any != 0 && all != (1 << ROWS) - 1
    }

    /// The faces around the edges from a cell's lowest corner.
    fn push_faces(&self, cell: [usize; 3], patch: &mut Patch) {
        let [x, y, z] = cell;
        let row = z * ROWS + y;
        let here = self.inside[row] >> x & 1;
        let beyond = [
            self.inside[row] >> (x + 1) & 1,
            self.inside[row + 1] >> x & 1,
            self.inside[row + ROWS] >> x & 1,
        ];
        let at = (z * CELLS + y) * CELLS + x;
        let back = [1, CELLS, CELLS * CELLS];
        for axis in 0..3 {
            if here == beyond[axis] {
                continue;
            }
            let (right, up) = (back[(axis + 1) % 3], back[(axis + 2) % 3]);
            // Against the clock for who looks down the axis.
            let (a, c) = (self.vertices[at - right - up], self.vertices[at]);
            let (mut b, mut d) = (self.vertices[at - up], self.vertices[at - right]);
            if here == 0 {
                (b, d) = (d, b);
            }
            // Along the shorter diagonal.
            if patch.gap(a, c) <= patch.gap(b, d) {
                patch.indices.extend_from_slice(&[a, b, c, a, c, d]);
            } else {
                patch.indices.extend_from_slice(&[b, c, d, b, d, a]);
            }
        }
    }
}

/// The number of the lowest sample of a chunk's cell.
pub(super) fn lowest(chunk: usize, cell: u16) -> usize {
    let ([x, y, z], corner) = (coordinates(usize::from(cell), CELLS), chunk::corner(chunk));
    index(corner[0] + x - 1, corner[1] + y - 1, corner[2] + z - 1)
}
