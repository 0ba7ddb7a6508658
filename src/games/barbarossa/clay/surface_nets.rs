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
    stale_cells::{ALL_CELLS, CELLS, StaleCells},
};

/// Samples along one side that the cells lie between.
const ROWS: usize = CELLS + 1;

/// The corners that the edges of a cell join; bit 0 of a corner is x, bit 1 y, bit 2 z.
const EDGES: [(u8, u8); 12] =
    [(0, 1), (2, 3), (4, 5), (6, 7), (0, 2), (1, 3), (4, 6), (5, 7), (0, 4), (1, 5), (2, 6), (3, 7)];

/// For each choice of corners that are inside, a bit a corner, the edges that the surface cuts, a bit an edge.
const CUT: [u16; 256] = {
    let mut cut = [0; 256];
    let mut inside = 0;
    while inside < 256 {
        let mut edge = 0;
        while edge < 12 {
            let (from, to) = EDGES[edge];
            cut[inside] |= ((inside >> from ^ inside >> to) as u16 & 1) << edge;
            edge += 1;
        }
        inside += 1;
    }
    cut
};

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

/// The number of the lowest sample of a chunk's cell.
pub(super) fn lowest(chunk: usize, cell: u16) -> usize {
    let ([x, y, z], corner) = (coordinates(usize::from(cell), CELLS), chunk::corner(chunk));
    index(corner[0] + x - 1, corner[1] + y - 1, corner[2] + z - 1)
}

/// The vertex of the cell with this lowest sample, whose edges are cut so, without light.
fn vertex(samples: &[i16], cell: [usize; 3], cut: u16) -> Vertex {
    let mut vertex = Vertex { position: [0; 3], normal: [0; 3], light: 0 };
    // The margin of the lattice has no surface: there are always samples around. With a length known beforehand the
    // many places below need no check each.
    let first = index(cell[0], cell[1], cell[2]);
    let Some(window) = samples[first - FIRST..].first_chunk::<WINDOW>() else { return vertex };
    let mut corners = [0.0; 8];
    for (value, &corner) in corners.iter_mut().zip(&CORNERS) {
        *value = seen(window[corner]);
    }
    let at = surface(&corners, cut);
    let gradient = gradient(window, &corners, at);
    let length = dot(gradient, gradient).sqrt().max(1.0);
    for axis in 0..3 {
        vertex.position[axis] = ((cell[axis] as f32 + at[axis]) * Vertex::STEPS + 0.5) as u16;
        vertex.normal[axis] = ((gradient[axis] / length * 127.0 + 128.5) as u8).wrapping_sub(128) as i8;
    }
    vertex
}

/// Where the surface is within a cell of known corners, from 0 to 1 on every axis.
fn surface(corners: &[f32; 8], mut cut: u16) -> [f32; 3] {
    // The middle of where the surface cuts the edges.
    let mut at = [0.0; 3];
    let cuts = cut.count_ones() as f32;
    while cut != 0 {
        let edge = cut.trailing_zeros() as usize;
        cut &= cut - 1;
        let (low, high) = EDGES[edge];
        let (from, to) = (corners[usize::from(low)], corners[usize::from(high)]);
        at[0] += f32::from(low & 1);
        at[1] += f32::from(low >> 1 & 1);
        at[2] += f32::from(low >> 2);
        at[edge / 4] += from / (from - to);
    }
    let at = [at[0] / cuts, at[1] / cuts, at[2] / cuts];
    // The middle is a little inside of curves: a step along the slope brings it to the surface.
    let (value, slope) = within(corners, at);
    let steep = dot(slope, slope);
    if steep <= 1.0 {
        return at;
    }
    let mut stepped = [0.0; 3];
    for axis in 0..3 {
        stepped[axis] = (at[axis] - value * slope[axis] / steep).clamp(0.0, 1.0);
    }
    stepped
}

/// The gradient of the field at a place within a cell of known corners, by central differences over two voxels, so that
/// shading runs on from cell to cell.
fn gradient(window: &[i16; WINDOW], corners: &[f32; 8], at: [f32; 3]) -> [f32; 3] {
    /// How far numbers are apart along each axis: of corners, and of samples.
    const AXES: [(usize, usize); 3] = [(1, 1), (2, SIDE), (4, SIDE * SIDE)];
    let mut out = [0.0; 3];
    for (axis, &(next, step)) in AXES.iter().enumerate() {
        let (up, on) = ((axis + 1) % 3, (axis + 2) % 3);
        for edge in 0..4 {
            let (above, behind) = (edge & 1, edge >> 1);
            let low = above * AXES[up].0 + behind * AXES[on].0;
            let weight = (if above == 1 { at[up] } else { 1.0 - at[up] })
                * (if behind == 1 { at[on] } else { 1.0 - at[on] });
            // Four samples in a line: the edge's own two, and one beyond either.
            let before = seen(window[CORNERS[low] - step]);
            let after = seen(window[CORNERS[low] + 2 * step]);
            let (from, to) = (corners[low], corners[low + next]);
            out[axis] += weight * ((to - before) * (1.0 - at[axis]) + (after - from) * at[axis]);
        }
    }
    out
}

/// A sample as far as it can be seen: other changes are not told to the mesher.
#[inline(always)]
fn seen(sample: i16) -> f32 {
    f32::from(sample.max(-SEEN as i16).min(SEEN as i16))
}

#[inline(always)]
fn dot(a: [f32; 3], b: [f32; 3]) -> f32 {
    a[0] * b[0] + a[1] * b[1] + a[2] * b[2]
}

#[inline(always)]
fn blend(low: f32, high: f32, at: f32) -> f32 {
    low + (high - low) * at
}

/// The value and the slope at a place within a cell of known corners, by trilinear interpolation.
fn within(corners: &[f32; 8], [x, y, z]: [f32; 3]) -> (f32, [f32; 3]) {
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
