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
    chunk,
    field::SEEN,
    grid::Grid,
    lattice::{CHUNK, SIDE, coordinates, index},
    patch::{Patch, Vertex},
};

/// Cells along one side that a chunk looks at, one more than its own.
const CELLS: usize = CHUNK + 1;

/// Samples along one side that the cells lie between.
const ROWS: usize = CELLS + 1;

/// The corners that the edges of a cell join; bit 0 of a corner is x, bit 1 y, bit 2 z.
const EDGES: [(u8, u8); 12] =
    [(0, 1), (2, 3), (4, 5), (6, 7), (0, 2), (1, 3), (4, 6), (5, 7), (0, 4), (1, 5), (2, 6), (3, 7)];

/// The maker of patches, with buffers kept from chunk to chunk.
pub(super) struct SurfaceNets {
    /// A bit for each sample, set if it is inside: a number for each row along x.
    inside: [u32; ROWS * ROWS],
    /// For each cell its vertex.
    vertices: Vec<u16>,
    /// For each vertex its cell, numbered like its lowest sample.
    pub(super) cells: Vec<u32>,
}

impl SurfaceNets {
    pub(super) fn new() -> SurfaceNets {
        SurfaceNets { inside: [0; ROWS * ROWS], vertices: vec![0; CELLS * CELLS * CELLS], cells: Vec::new() }
    }

    /// Makes the surface in a chunk, whose light is left open.
    pub(super) fn build(&mut self, field: &Grid<i16>, chunk: usize, patch: &mut Patch) {
        patch.clear();
        self.cells.clear();
        let corner = chunk::corner(chunk);
        if !self.classify(field.values(), corner) {
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
                    patch.vertices.push(vertex(field.values(), cell).to_bytes());
                    if x > 0 && y > 0 && z > 0 {
                        self.push_faces([x, y, z], patch);
                    }
                }
            }
        }
        // Without faces the vertices are only those of neighbours.
        if patch.indices.is_empty() {
            patch.clear();
            self.cells.clear();
        }
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
            let mut around = [at - right - up, at - up, at, at - right].map(|at| self.vertices[at]);
            if here == 0 {
                around.swap(1, 3);
            }
            let [a, b, c, d] = around;
            // Along the shorter diagonal.
            if patch.gap(a, c) <= patch.gap(b, d) {
                patch.indices.extend_from_slice(&[a, b, c, a, c, d]);
            } else {
                patch.indices.extend_from_slice(&[b, c, d, b, d, a]);
            }
        }
    }
}

/// Samples from the one before a cell's lowest to the one after its highest, on every axis.
const WINDOW: usize = 3 * (SIDE * SIDE + SIDE + 1) + 1;

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

/// The vertex of a cell, without light.
fn vertex(samples: &[i16], cell: usize) -> Vertex {
    let mut vertex = Vertex { position: [0; 3], normal: [0; 3], light: 0 };
    // The margin of the lattice has no surface: there are always samples around. With a length known beforehand the
    // many places below need no check each.
    let Some(window) = samples[cell - FIRST..].first_chunk::<WINDOW>() else { return vertex };
    let mut corners = [0.0; 8];
    for (value, &corner) in corners.iter_mut().zip(&CORNERS) {
        *value = seen(window[corner]);
    }
    let at = surface(&corners);
    let gradient = gradient(window, at);
    let length = dot(gradient, gradient).sqrt().max(1.0);
    let cell = coordinates(cell, SIDE);
    for axis in 0..3 {
        vertex.position[axis] = ((cell[axis] as f32 + at[axis]) * Vertex::STEPS + 0.5) as u16;
        vertex.normal[axis] = ((gradient[axis] / length * 127.0 + 128.5) as u8).wrapping_sub(128) as i8;
    }
    vertex
}

/// Where the surface is within a cell of known corners, from 0 to 1 on every axis.
fn surface(corners: &[f32; 8]) -> [f32; 3] {
    // The middle of where the surface cuts the edges.
    let mut at = [0.0; 3];
    let mut cuts = 0.0;
    for (edge, &(low, high)) in EDGES.iter().enumerate() {
        let (from, to) = (corners[usize::from(low)], corners[usize::from(high)]);
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
    let (value, slope) = within(corners, at);
    let steep = dot(slope, slope);
    if steep > 1.0 {
        for axis in 0..3 {
            at[axis] = (at[axis] - value * slope[axis] / steep).clamp(0.0, 1.0);
        }
    }
    at
}

/// The gradient of the field at a place within a cell, by central differences over two voxels, so that shading runs on
/// from cell to cell.
fn gradient(window: &[i16; WINDOW], at: [f32; 3]) -> [f32; 3] {
    let mut out = [0.0; 3];
    for (corner, &sample) in CORNERS.iter().enumerate() {
        let along = if corner & 1 == 1 { at[0] } else { 1.0 - at[0] };
        let up = if corner & 2 == 2 { at[1] } else { 1.0 - at[1] };
        let weight = along * up * if corner & 4 == 4 { at[2] } else { 1.0 - at[2] };
        out[0] += weight * (seen(window[sample + 1]) - seen(window[sample - 1]));
        out[1] += weight * (seen(window[sample + SIDE]) - seen(window[sample - SIDE]));
        out[2] += weight * (seen(window[sample + SIDE * SIDE]) - seen(window[sample - SIDE * SIDE]));
    }
    out
}

/// A sample as far as it can be seen: other changes are not told to the mesher.
fn seen(sample: i16) -> f32 {
    f32::from(sample.clamp(-SEEN as i16, SEEN as i16))
}

fn dot(a: [f32; 3], b: [f32; 3]) -> f32 {
    a[0] * b[0] + a[1] * b[1] + a[2] * b[2]
}

/// The value and the slope at a place within a cell of known corners, by trilinear interpolation.
fn within(corners: &[f32; 8], [x, y, z]: [f32; 3]) -> (f32, [f32; 3]) {
    let blend = |low: f32, high: f32, at: f32| low + (high - low) * at;
    let mut rows = [0.0; 4];
    let mut along = [0.0; 4];
    for row in 0..4 {
        along[row] = corners[2 * row + 1] - corners[2 * row];
        rows[row] = corners[2 * row] + along[row] * x;
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
