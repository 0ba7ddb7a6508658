//! Surface nets: the surface within one chunk, a vertex for each cell it passes through.
//!
//! A chunk makes the faces around the lattice edges that start in it. For these it also needs the cells one step
//! before its own, whose vertices its neighbours make in the very same way.

use super::{
    change::SEEN,
    grid::{CHUNK, CHUNKS, SIDE, VOXEL, index},
    mesher::{Patch, STRIDE},
};

/// Cells a side that a chunk looks at, one more than its own.
const CELLS: usize = CHUNK + 1;

/// Samples a side that the cells lie between.
const ROWS: usize = CELLS + 1;

/// The corners that the edges of a cell join; bit 0 of a corner is x, bit 1 y, bit 2 z.
const EDGES: [(u8, u8); 12] =
    [(0, 1), (2, 3), (4, 5), (6, 7), (0, 2), (1, 3), (4, 6), (5, 7), (0, 4), (1, 5), (2, 6), (3, 7)];

/// Positions have this many steps to a voxel.
pub(super) const STEPS: f32 = 256.0;

/// Buffers kept from chunk to chunk.
pub(super) struct SurfaceNets {
    /// For each row of samples along x which are inside, a bit each.
    inside: [u32; ROWS * ROWS],
    /// The vertex of each cell.
    vertices: Vec<u16>,
    /// The cell of each vertex, numbered like its lowest sample.
    pub(super) cells: Vec<u32>,
}

impl SurfaceNets {
    pub(super) fn new() -> SurfaceNets {
        SurfaceNets { inside: [0; ROWS * ROWS], vertices: vec![0; CELLS * CELLS * CELLS], cells: Vec::new() }
    }

    /// Makes the surface in a chunk; the shade is left open.
    pub(super) fn build(&mut self, field: &[i16], chunk: usize, patch: &mut Patch) {
        patch.vertices.clear();
        patch.indices.clear();
        self.cells.clear();
        let corner =
            [chunk % CHUNKS * CHUNK, chunk / CHUNKS % CHUNKS * CHUNK, chunk / (CHUNKS * CHUNKS) * CHUNK];
        if !self.look(field, corner) {
            return;
        }
        for z in 0..CELLS {
            for y in 0..CELLS {
                let at = z * ROWS + y;
                let rows = [at, at + 1, at + ROWS, at + ROWS + 1].map(|row| self.inside[row]);
                let any = rows[0] | rows[1] | rows[2] | rows[3];
                let all = rows[0] & rows[1] & rows[2] & rows[3];
                let mut cells = (any | any >> 1) & !(all & all >> 1) & ((1 << CELLS) - 1);
                while cells != 0 {
                    let x = cells.trailing_zeros() as usize;
                    cells &= cells - 1;
                    self.vertices[(z * CELLS + y) * CELLS + x] = self.cells.len() as u16;
                    // What lies before the lattice is outside, so the cell is in it.
                    let cell = index(corner[0] + x - 1, corner[1] + y - 1, corner[2] + z - 1);
                    self.cells.push(cell as u32);
                    push_vertex(field, cell, &mut patch.vertices);
                    if x > 0 && y > 0 && z > 0 {
                        self.push_faces([x, y, z], patch);
                    }
                }
            }
        }
        // Without faces the vertices are only those of neighbours.
        if patch.indices.is_empty() {
            patch.vertices.clear();
            self.cells.clear();
        }
    }

    /// Notes which samples are inside. Whether there are any of both kinds.
    #[inline(never)]
    fn look(&mut self, field: &[i16], corner: [usize; 3]) -> bool {
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
                    for &sample in field[start + from..start + to].iter().rev() {
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
    #[inline(never)]
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
            let mut around = [at - right - up, at - up, at, at - right].map(|at| self.vertices[at]);
            if here == 0 {
                around.swap(1, 3);
            }
            let [a, b, c, d] = around;
            // Along the shorter diagonal.
            if gap(&patch.vertices, a, c) <= gap(&patch.vertices, b, d) {
                patch.indices.extend_from_slice(&[a, b, c, a, c, d]);
            } else {
                patch.indices.extend_from_slice(&[b, c, d, b, d, a]);
            }
        }
    }
}

/// One coordinate of a vertex.
pub(super) fn coordinate(vertices: &[u8], vertex: usize, axis: usize) -> u16 {
    let at = vertex * STRIDE + 2 * axis;
    u16::from_le_bytes([vertices[at], vertices[at + 1]])
}

/// The squared distance of two vertices.
fn gap(vertices: &[u8], one: u16, other: u16) -> i32 {
    let mut sum = 0;
    for axis in 0..3 {
        let one = i32::from(coordinate(vertices, usize::from(one), axis));
        let way = i32::from(coordinate(vertices, usize::from(other), axis)) - one;
        sum += way * way;
    }
    sum
}

/// Samples from the one before a cell's lowest to the one after its highest, on every axis.
const WINDOW: usize = 3 * (SIDE * SIDE + SIDE + 1) + 1;

/// Appends the vertex of a cell, unshaded.
#[inline(never)]
fn push_vertex(field: &[i16], cell: usize, vertices: &mut Vec<u8>) {
    // The margin of the lattice has no surface: there are always samples around. With a length known beforehand the
    // many places below need no check each.
    let Some(window) = field[cell - FIRST..].first_chunk::<WINDOW>() else { return };
    let mut corner = [0.0; 8];
    for (at, value) in corner.iter_mut().enumerate() {
        *value = seen(window[CORNERS[at]]);
    }
    // The middle of where the surface cuts the edges.
    let mut at = [0.0; 3];
    let mut cuts = 0.0;
    for (edge, &(low, high)) in EDGES.iter().enumerate() {
        let (from, to) = (corner[usize::from(low)], corner[usize::from(high)]);
        if (from < 0.0) == (to < 0.0) {
            continue;
        }
        cuts += 1.0;
        at[0] += f32::from(low & 1);
        at[1] += f32::from(low >> 1 & 1);
        at[2] += f32::from(low >> 2);
        at[edge / 4] += from / (from - to);
    }
    at = at.map(|at| at / cuts);
    // The middle is a little inside of curves: a step along the slope brings it to the surface.
    let (value, slope) = within(&corner, at);
    let steep = slope[0] * slope[0] + slope[1] * slope[1] + slope[2] * slope[2];
    if steep > 1.0 {
        for axis in 0..3 {
            at[axis] = (at[axis] - value * slope[axis] / steep).clamp(0.0, 1.0);
        }
    }
    // The slope of the field over two voxels, so that shading runs on from cell to cell.
    let mut out = [0.0; 3];
    for (corner, &sample) in CORNERS.iter().enumerate() {
        let along = if corner & 1 == 1 { at[0] } else { 1.0 - at[0] };
        let up = if corner & 2 == 2 { at[1] } else { 1.0 - at[1] };
        let weight = along * up * if corner & 4 == 4 { at[2] } else { 1.0 - at[2] };
        out[0] += weight * (seen(window[sample + 1]) - seen(window[sample - 1]));
        out[1] += weight * (seen(window[sample + SIDE]) - seen(window[sample - SIDE]));
        out[2] += weight * (seen(window[sample + SIDE * SIDE]) - seen(window[sample - SIDE * SIDE]));
    }
    let length = (out[0] * out[0] + out[1] * out[1] + out[2] * out[2]).sqrt().max(1.0);
    let cell = [cell % SIDE, cell / SIDE % SIDE, cell / (SIDE * SIDE)];
    let mut vertex = [0; STRIDE];
    for axis in 0..3 {
        let place = ((cell[axis] as f32 + at[axis]) * STEPS + 0.5) as u16;
        vertex[2 * axis..2 * axis + 2].copy_from_slice(&place.to_le_bytes());
        vertex[Patch::NORMAL + axis] = ((out[axis] / length * 127.0 + 128.5) as u8).wrapping_sub(128);
    }
    vertices.extend_from_slice(&vertex);
}

/// A sample as far as it can be seen: other changes are not told to the mesher.
fn seen(sample: i16) -> f32 {
    f32::from(sample.clamp(-SEEN as i16, SEEN as i16))
}

/// A cell's lowest sample within the window.
const FIRST: usize = SIDE * SIDE + SIDE + 1;

/// The samples at a cell's corners within the window.
const CORNERS: [usize; 8] = {
    let mut corners = [FIRST; 8];
    let mut corner = 0;
    while corner < 8 {
        corners[corner] += (corner & 1) + (corner >> 1 & 1) * SIDE + (corner >> 2) * SIDE * SIDE;
        corner += 1;
    }
    corners
};

/// The value and slope within a cell of known corners.
fn within(corner: &[f32; 8], [x, y, z]: [f32; 3]) -> (f32, [f32; 3]) {
    let blend = |low: f32, high: f32, at: f32| low + (high - low) * at;
    let mut rows = [0.0; 4];
    let mut along = [0.0; 4];
    for row in 0..4 {
        along[row] = corner[2 * row + 1] - corner[2 * row];
        rows[row] = corner[2 * row] + along[row] * x;
    }
    let low = blend(rows[0], rows[1], y);
    let high = blend(rows[2], rows[3], y);
    let slope = [
        blend(blend(along[0], along[1], y), blend(along[2], along[3], y), z),
        blend(rows[1] - rows[0], rows[3] - rows[2], z),
        high - low,
    ];
    (blend(low, high, z), slope)
}

const _: () = assert!(SIDE as i32 * VOXEL < 1 << 16 && VOXEL == STEPS as i32);
