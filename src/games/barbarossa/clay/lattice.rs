//! The lattice of samples: its size, its units and its numbering.

/// Samples along one side of the lattice. Sample `i` is `i` voxels from the corner.
pub const SIDE: usize = 96;

/// Samples along one side of a chunk, the unit of meshing and of undo.
pub(super) const CHUNK: usize = 16;

/// Chunks along one side of the lattice.
pub const CHUNKS: usize = SIDE / CHUNK;

/// Samples along one side of a block, the unit of changes for the mesher.
pub(super) const BLOCK: usize = 4;

/// Blocks along one side of the lattice.
pub(super) const BLOCKS: usize = SIDE / BLOCK;

/// Fine units to a voxel. Samples and places of the engine are in fine units.
pub(super) const VOXEL: i32 = 256;

/// Distance, in fine units, at which samples are cut off. A sample at the limit only means "far inside" or "far
/// outside".
pub(super) const BAND: i32 = 6 * VOXEL;

/// Layers of samples at each face that are never written, and so always outside: the surface is never open.
pub(super) const MARGIN: usize = 2;

/// A place, or a vector, in fine units along x, y and z.
pub(super) type Place = [i32; 3];

/// Returns the number of a sample.
pub(super) fn index(x: usize, y: usize, z: usize) -> usize {
    (z * SIDE + y) * SIDE + x
}

/// Returns x, y and z for a number in a cube with `side` elements along one side.
pub(super) fn coordinates(number: usize, side: usize) -> [usize; 3] {
    [number % side, number / side % side, number / (side * side)]
}

/// Returns how far a sample lies outside the room for clay along one axis, in fine units; negative within it.
pub(super) fn wall(at: usize) -> i32 {
    let low = 2 * MARGIN as i32 + 1 - 2 * at as i32;
    let high = 2 * at as i32 + 2 * MARGIN as i32 + 3 - 2 * SIDE as i32;
    low.max(high) * (VOXEL / 2)
}

/// Mirrors a place about the middle of the x axis.
pub(super) fn mirrored(place: Place) -> Place {
    [(SIDE as i32 - 1) * VOXEL - place[0], place[1], place[2]]
}

/// Returns the vector from one place to another.
#[inline(always)]
pub(super) fn minus(to: Place, from: Place) -> Place {
    [to[0] - from[0], to[1] - from[1], to[2] - from[2]]
}

/// Dot product.
#[inline(always)]
pub(super) fn dot(a: Place, b: Place) -> i32 {
    a[0] * b[0] + a[1] * b[1] + a[2] * b[2]
}

/// Clamps a number between a limit and its negative. In a build for size, the standard `clamp` is a call.
#[inline(always)]
pub(super) fn clamp_abs(number: i32, limit: i32) -> i32 {
    number.max(-limit).min(limit)
}

/// Clamps a number between two others, for the reason given at [`clamp_abs`].
#[inline(always)]
pub(super) fn between(number: i32, low: i32, high: i32) -> i32 {
    number.max(low).min(high)
}

/// Maps a function over three components. In a build for size, the standard `map` is a loop through memory.
#[inline(always)]
pub(super) fn map3<T, U>([x, y, z]: [T; 3], of: impl Fn(T) -> U) -> [U; 3] {
    [of(x), of(y), of(z)]
}

/// Divides by 2^`BITS`, rounding towards zero as `/` does. In a build for size, `/` is a real division even by a power
/// of two, and takes as long as ten additions.
#[inline(always)]
pub(super) fn div_pow2<const BITS: u32>(number: i32) -> i32 {
    (number + (number >> 31 & ((1 << BITS) - 1))) >> BITS
}

const _: () = assert!(SIDE.is_multiple_of(CHUNK) && SIDE.is_multiple_of(BLOCK));
