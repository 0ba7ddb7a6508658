//! The lattice that the clay is sampled on: its size, its units, and how samples are numbered.

/// Samples along one side of the lattice. Sample `i` lies at `i` voxels from the corner.
pub const SIDE: usize = 96;

/// Samples along one side of a chunk, the unit of meshing and of undoing.
pub(super) const CHUNK: usize = 16;

/// Chunks along one side of the lattice.
pub const CHUNKS: usize = SIDE / CHUNK;

/// Samples along one side of a block, the unit in which changes are told to the mesher.
pub(super) const BLOCK: usize = 4;

/// Blocks along one side of the lattice.
pub(super) const BLOCKS: usize = SIDE / BLOCK;

/// Fine units to a voxel. Samples hold distances, and the engine counts places, in fine units.
pub(super) const VOXEL: i32 = 256;

/// The distance, in fine units, at which samples are cut off: beyond it one just says "far in" or "far out".
pub(super) const BAND: i32 = 6 * VOXEL;

/// Layers of samples at each face that are never written and so always outside: no surface is ever open.
pub(super) const MARGIN: usize = 2;

/// A place, or the way from one place to another, in fine units along x, y and z.
pub(super) type Place = [i32; 3];

/// The number of a sample.
pub(super) fn index(x: usize, y: usize, z: usize) -> usize {
    (z * SIDE + y) * SIDE + x
}

/// The x, y and z of something by its number, in a cube with so many along one side.
pub(super) fn coordinates(number: usize, side: usize) -> [usize; 3] {
    [number % side, number / side % side, number / (side * side)]
}

/// How far a sample lies outside the room for clay along one axis, in fine units; negative within it.
pub(super) fn wall(at: usize) -> i32 {
    let low = 2 * MARGIN as i32 + 1 - 2 * at as i32;
    let high = 2 * at as i32 + 2 * MARGIN as i32 + 3 - 2 * SIDE as i32;
    low.max(high) * (VOXEL / 2)
}

/// The mirror image of a place in the plane x = middle.
pub(super) fn mirrored(place: Place) -> Place {
    [(SIDE as i32 - 1) * VOXEL - place[0], place[1], place[2]]
}

/// The way from one place to another.
#[inline(always)]
pub(super) fn minus(to: Place, from: Place) -> Place {
    [to[0] - from[0], to[1] - from[1], to[2] - from[2]]
}

/// The dot product of two ways.
#[inline(always)]
pub(super) fn dot(a: Place, b: Place) -> i32 {
    a[0] * b[0] + a[1] * b[1] + a[2] * b[2]
}

/// A number brought between a limit and its negative. In a build for size the standard library's `clamp` is a call.
#[inline(always)]
pub(super) fn limited(number: i32, limit: i32) -> i32 {
    number.max(-limit).min(limit)
}

/// A number brought between two others, as [`limited`].
#[inline(always)]
pub(super) fn between(number: i32, low: i32, high: i32) -> i32 {
    number.max(low).min(high)
}

/// What comes of each of three. In a build for size the standard library's `map` is a loop through memory.
#[inline(always)]
pub(super) fn each<T, U>([x, y, z]: [T; 3], of: impl Fn(T) -> U) -> [U; 3] {
    [of(x), of(y), of(z)]
}

/// A number over 2^`BITS`, rounded towards zero as `/` does. In a build for size a division is one even by a power of
/// two, and takes as long as ten additions.
#[inline(always)]
pub(super) fn over<const BITS: u32>(number: i32) -> i32 {
    (number + (number >> 31 & ((1 << BITS) - 1))) >> BITS
}

const _: () = assert!(SIDE.is_multiple_of(CHUNK) && SIDE.is_multiple_of(BLOCK));
