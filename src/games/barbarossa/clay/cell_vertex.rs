//! The vertex of a cell that the surface passes through: its position and normal.

use super::{
    field::SEEN,
    lattice::{SIDE, index, map3},
    patch::Vertex,
};

/// An edge of a cell between two of its corners. Bit 0 of a corner is x, bit 1 y, bit 2 z.
struct Edge {
    from: usize,
    to: usize,
    /// Its start within the cell.
    start: [f32; 3],
    /// Its direction.
    way: [f32; 3],
}

/// The edges along x, along y and along z.
static EDGES: [Edge; 12] = {
    const fn edge(from: usize, axis: usize) -> Edge {
        let start = [(from & 1) as f32, (from >> 1 & 1) as f32, (from >> 2) as f32];
        let mut way = [0.0; 3];
        way[axis] = 1.0;
        Edge { from, to: from | 1 << axis, start, way }
    }
    [
        edge(0, 0),
        edge(2, 0),
        edge(4, 0),
        edge(6, 0),
        edge(0, 1),
        edge(1, 1),
        edge(4, 1),
        edge(5, 1),
        edge(0, 2),
        edge(1, 2),
        edge(2, 2),
        edge(3, 2),
    ]
};

/// For each set of inside corners, one bit a corner: the edges that the surface cuts, one bit an edge.
pub(super) const CUT: [u16; 256] = {
    let mut cut = [0; 256];
    let mut inside = 0;
    while inside < 256 {
        let mut edge = 0;
        while edge < 12 {
            let Edge { from, to, .. } = EDGES[edge];
            cut[inside] |= ((inside >> from ^ inside >> to) as u16 & 1) << edge;
            edge += 1;
        }
        inside += 1;
    }
    cut
};

/// Samples from the one before a cell's lowest to the one after its highest, along every axis.
const WINDOW: usize = 3 * (SIDE * SIDE + SIDE + 1) + 1;

/// Index of a cell's lowest sample in the window.
const FIRST: usize = SIDE * SIDE + SIDE + 1;

/// Indices of the samples at a cell's corners in the window.
const CORNERS: [usize; 8] = {
    let mut corners = [FIRST; 8];
    let mut corner = 0;
    while corner < 8 {
        corners[corner] += (corner & 1) + (corner >> 1 & 1) * SIDE + (corner >> 2) * SIDE * SIDE;
        corner += 1;
    }
    corners
};

/// Returns the vertex of the cell with this lowest sample and these cut edges, without light.
pub(super) fn vertex(samples: &[i16], cell: [usize; 3], cut: u16) -> Vertex {
    // The margin of the lattice has no surface, so there are samples on all sides. A window of constant length spares
    // the bounds checks below.
    let first = index(cell[0], cell[1], cell[2]);
    let Some(window) = samples[first - FIRST..].first_chunk::<WINDOW>() else {
        return Vertex { position: [0; 3], normal: [0; 3], light: 0 };
    };
    let corner = |corner: usize| seen(window[CORNERS[corner]]);
    let corners = [corner(0), corner(1), corner(2), corner(3), corner(4), corner(5), corner(6), corner(7)];
    let at = surface(&corners, cut);
    let gradient = gradient(window, &corners, at);
    let length = dot(gradient, gradient).sqrt().max(1.0);
    let position = |axis: usize| ((cell[axis] as f32 + at[axis]) * Vertex::STEPS + 0.5) as i32 as u16;
    let normal = |slope: f32| ((slope / length * 127.0 + 128.5) as i32 - 128) as i8;
    Vertex { position: [position(0), position(1), position(2)], normal: map3(gradient, normal), light: 0 }
}

/// Returns the place of the surface within a cell, from 0 to 1 along every axis.
fn surface(corners: &[f32; 8], mut cut: u16) -> [f32; 3] {
    // The mean of the places where the surface cuts the edges.
    let (mut sum, mut cuts) = ([0.0; 3], 0.0);
    while cut != 0 {
        let Edge { from, to, start: [x, y, z], way: [along, up, on] } = EDGES[cut.trailing_zeros() as usize];
        cut &= cut - 1;
        let part = corners[from] / (corners[from] - corners[to]);
        sum = [sum[0] + (x + along * part), sum[1] + (y + up * part), sum[2] + (z + on * part)];
        cuts += 1.0;
    }
    let at = map3(sum, |sum| sum / cuts);
    // On curves the mean lies a little inside; a step along the slope moves it to the surface.
    let (value, slope) = within(corners, at);
    let steep = dot(slope, slope);
    if steep <= 1.0 {
        return at;
    }
    let step = |axis: usize| (at[axis] - value * slope[axis] / steep).clamp(0.0, 1.0);
    [step(0), step(1), step(2)]
}

/// Returns the gradient of the field at a place within a cell, by central differences over two voxels, so that shading
/// is continuous from cell to cell.
fn gradient(window: &[i16; WINDOW], corners: &[f32; 8], [x, y, z]: [f32; 3]) -> [f32; 3] {
    [
        slope::<1, 1>(window, corners, [0, 2, 4, 6], [x, y, z]),
        slope::<2, SIDE>(window, corners, [0, 4, 1, 5], [y, z, x]),
        slope::<4, { SIDE * SIDE }>(window, corners, [0, 1, 2, 3], [z, x, y]),
    ]
}

/// Returns the gradient along one axis, from the four edges that begin at these corners. The place is given along that
/// axis and along the other two. `NEXT` and `STEP` are the distances along the axis of corners and of samples.
#[inline(always)]
fn slope<const NEXT: usize, const STEP: usize>(
    window: &[i16; WINDOW],
    corners: &[f32; 8],
    [a, b, c, d]: [usize; 4],
    [along, up, on]: [f32; 3],
) -> f32 {
    let difference = |low: usize| {
        // Four samples in a line: both ends of the edge, and one beyond each.
        let before = seen(window[CORNERS[low] - STEP]);
        let after = seen(window[CORNERS[low] + 2 * STEP]);
        (corners[low + NEXT] - before) * (1.0 - along) + (after - corners[low]) * along
    };
    (1.0 - up) * (1.0 - on) * difference(a)
        + up * (1.0 - on) * difference(b)
        + (1.0 - up) * on * difference(c)
        + up * on * difference(d)
}

/// Clamps a sample to the visible range, because the mesher is not notified of other changes.
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

/// Returns the value and the gradient at a place within a cell, by trilinear interpolation.
#[inline(always)]
fn within(corners: &[f32; 8], [x, y, z]: [f32; 3]) -> (f32, [f32; 3]) {
    let [a, b, c, d, e, f, g, h] = *corners;
    let along = [b - a, d - c, f - e, h - g];
    let rows = [a + along[0] * x, c + along[1] * x, e + along[2] * x, g + along[3] * x];
    let low = blend(rows[0], rows[1], y);
    let high = blend(rows[2], rows[3], y);
    let slope = [
        blend(blend(along[0], along[1], y), blend(along[2], along[3], y), z),
        blend(rows[1] - rows[0], rows[3] - rows[2], z),
        high - low,
    ];
    (blend(low, high, z), slope)
}
