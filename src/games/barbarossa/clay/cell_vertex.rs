//! The vertex of a cell that the surface passes through: where it lies, and which way it looks.

use super::{
    field::SEEN,
    lattice::{SIDE, index},
    patch::Vertex,
};

/// The corners that the edges of a cell join; bit 0 of a corner is x, bit 1 y, bit 2 z.
const EDGES: [(u8, u8); 12] =
    [(0, 1), (2, 3), (4, 5), (6, 7), (0, 2), (1, 3), (4, 6), (5, 7), (0, 4), (1, 5), (2, 6), (3, 7)];

/// For each choice of corners that are inside, a bit a corner, the edges that the surface cuts, a bit an edge.
pub(super) const CUT: [u16; 256] = {
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

/// The vertex of the cell with this lowest sample, whose edges are cut so, without light.
pub(super) fn vertex(samples: &[i16], cell: [usize; 3], cut: u16) -> Vertex {
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
fn gradient(window: &[i16; WINDOW], corners: &[f32; 8], [x, y, z]: [f32; 3]) -> [f32; 3] {
    [
        slope::<1, 1>(window, corners, [0, 2, 4, 6], [x, y, z]),
        slope::<2, SIDE>(window, corners, [0, 4, 1, 5], [y, z, x]),
        slope::<4, { SIDE * SIDE }>(window, corners, [0, 1, 2, 3], [z, x, y]),
    ]
}

/// The gradient along one axis, told from the four edges that begin at these corners; the place is told along it, and along
/// the two others. `NEXT` and `STEP` are how far numbers are apart along the axis: of corners, and of samples.
#[inline(always)]
fn slope<const NEXT: usize, const STEP: usize>(
    window: &[i16; WINDOW],
    corners: &[f32; 8],
    [a, b, c, d]: [usize; 4],
    [along, up, on]: [f32; 3],
) -> f32 {
    let difference = |low: usize| {
        // Four samples in a line: the edge's own two, and one beyond either.
        let before = seen(window[CORNERS[low] - STEP]);
        let after = seen(window[CORNERS[low] + 2 * STEP]);
        (corners[low + NEXT] - before) * (1.0 - along) + (after - corners[low]) * along
    };
    (1.0 - up) * (1.0 - on) * difference(a)
        + up * (1.0 - on) * difference(b)
        + (1.0 - up) * on * difference(c)
        + up * on * difference(d)
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
