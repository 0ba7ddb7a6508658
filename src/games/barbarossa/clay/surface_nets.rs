//! Naive surface nets: the surface in one chunk, with a vertex in each cell that it passes through and a quadrilateral
//! around each edge of the lattice that it crosses.
//!
//! Gibson's surface nets ("Constrained elastic surface nets", 1998) let all vertices relax in an elastic net. The naive
//! variant puts each at the mean of the places where the surface cuts the edges of its cell. Here a step along the
//! gradient then moves it to the surface.
//!
//! A chunk makes the faces around the lattice edges that start in it. For these it also needs the cells one step before
//! its own; its neighbours compute the same vertices for them.

use super::{
    cell_vertex::{CUT, vertex},
    chunk,
    grid::Grid,
    lattice::{SIDE, coordinates, index},
    occupancy::Occupancy,
    patch::{Patch, Vertex},
    stale_cells::{ALL_CELLS, CELLS, StaleCells},
};

/// Samples along one side of the cells.
const ROWS: usize = CELLS + 1;

/// Builds patches, with buffers kept from chunk to chunk.
pub(super) struct SurfaceNets {
    /// One bit for each sample, set if it is inside; a word for each row along x.
    inside: [u32; ROWS * ROWS],
    /// The vertex of each cell.
    vertices: Vec<u16>,
    /// The previous patch.
    before: Patch,
    /// Whether each vertex is new.
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

    /// Builds the surface in a chunk. Vertices of cells that are not stale are taken from the previous patch, with
    /// their light; new ones have no light yet. Returns for each vertex whether it is new.
    pub(super) fn build(
        &mut self,
        field: &Grid<i16>,
        occupancy: &Occupancy,
        chunk: usize,
        stale: &StaleCells,
        patch: &mut Patch,
    ) -> &[bool] {
        core::mem::swap(&mut self.before, patch);
        patch.clear();
        self.fresh.clear();
        let corner = chunk::corner(chunk);
        if !self.classify(occupancy, corner) {
            return &self.fresh;
        }
        // Number of old vertices before the current cell. They are in the same order.
        let mut passed = 0;
        for z in 0..CELLS {
            for y in 0..CELLS {
                let at = z * ROWS + y;
                let rows = [at, at + 1, at + ROWS, at + ROWS + 1].map(|row| self.inside[row]);
                let any = rows[0] | rows[1] | rows[2] | rows[3];
                let all = rows[0] & rows[1] & rows[2] & rows[3];
                let mut cells = (any | any >> 1) & !(all & all >> 1) & ALL_CELLS;
                if cells == 0 {
                    continue;
                }
                let stale = stale.row(y, z);
                // The edges of the lattice along each axis that the surface crosses.
                let crossed = [rows[0] ^ rows[0] >> 1, rows[0] ^ rows[1], rows[0] ^ rows[2]];
                while cells != 0 {
                    let x = cells.trailing_zeros() as usize;
                    cells &= cells - 1;
                    let cell = (z * CELLS + y) * CELLS + x;
                    self.vertices[cell] = patch.vertices.len() as u16;
                    let kept = self.kept(cell, &mut passed).filter(|_| stale >> x & 1 == 0);
                    patch.cells.push(cell as u16);
                    patch.vertices.push(kept.unwrap_or_else(|| {
                        // Samples before the lattice are outside, so the cell is within it.
                        let at = [corner[0] + x - 1, corner[1] + y - 1, corner[2] + z - 1];
                        let inside = rows[0] >> x & 3
                            | (rows[1] >> x & 3) << 2
                            | (rows[2] >> x & 3) << 4
                            | (rows[3] >> x & 3) << 6;
                        vertex(field.values(), at, CUT[inside as usize]).to_bytes()
                    }));
                    self.fresh.push(kept.is_none());
                    if x > 0 && y > 0 && z > 0 {
                        let is_inside = rows[0] >> x & 1 != 0;
                        for (axis, crossed) in crossed.iter().enumerate() {
                            if crossed >> x & 1 != 0 {
                                self.push_face(cell, axis, is_inside, patch);
                            }
                        }
                    }
                }
            }
        }
        // Without faces, all vertices belong to neighbouring chunks.
        if patch.indices.is_empty() {
            patch.clear();
            self.fresh.clear();
        }
        &self.fresh
    }

    /// Collects the inside samples. Returns whether there are samples of both kinds.
    fn classify(&mut self, occupancy: &Occupancy, [x, y, z]: [usize; 3]) -> bool {
        let (mut any, mut all) = (0, u32::MAX);
        // The first row is the one before the chunk, if it exists.
        for (at, inside) in self.inside.iter_mut().enumerate() {
            let row = (y + at % ROWS).checked_sub(1).zip((z + at / ROWS).checked_sub(1));
            let row = row.filter(|&(y, z)| y < SIDE && z < SIDE);
            *inside = row.map_or(0, |(y, z)| occupancy.row(x, y, z));
            any |= *inside;
            all &= *inside;
        }
        any != 0 && all != (1 << ROWS) - 1
    }

    /// Returns the previous vertex of a cell, if any. `passed`: number of old vertices up to the cells already visited.
    #[inline(always)]
    fn kept(&self, cell: usize, passed: &mut usize) -> Option<[u8; Vertex::STRIDE]> {
        while let Some(&before) = self.before.cells.get(*passed)
            && usize::from(before) <= cell
        {
            *passed += 1;
            if usize::from(before) == cell {
                return Some(self.before.vertices[*passed - 1]);
            }
        }
        None
    }

    /// Adds the face around the edge along an axis that starts at a cell's lowest corner, which is inside or outside.
    fn push_face(&self, cell: usize, axis: usize, is_inside: bool, patch: &mut Patch) {
        const BACK: [[usize; 2]; 3] = [[CELLS, CELLS * CELLS], [CELLS * CELLS, 1], [1, CELLS]];
        let [right, up] = BACK[axis];
        // Counterclockwise for a viewer who looks down the axis.
        let (a, c) = (self.vertices[cell - right - up], self.vertices[cell]);
        let (mut b, mut d) = (self.vertices[cell - up], self.vertices[cell - right]);
        if !is_inside {
            (b, d) = (d, b);
        }
        // Split along the shorter diagonal.
        if patch.gap(a, c) <= patch.gap(b, d) {
            patch.indices.extend_from_slice(&[a, b, c, a, c, d]);
        } else {
            patch.indices.extend_from_slice(&[b, c, d, b, d, a]);
        }
    }
}

/// Returns the number of the lowest sample of a chunk's cell.
pub(super) fn lowest(chunk: usize, cell: u16) -> usize {
    let ([x, y, z], corner) = (coordinates(usize::from(cell), CELLS), chunk::corner(chunk));
    index(corner[0] + x - 1, corner[1] + y - 1, corner[2] + z - 1)
}
