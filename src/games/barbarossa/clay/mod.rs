//! Clay for Barbarossa: a volume that tools press on, the strokes that made it, and the surface to look at.
//!
//! An object *is* its list of strokes; the volume is what replaying them gives. Everything that decides the volume
//! is counted in integers, so that the same strokes give the same clay on every device. Floats appear only in what
//! is shown (mesh, shade) and in picking, whose outcome is rounded before it becomes part of a stroke. Nothing here
//! knows of screens, clocks, files or words.
//!
//! Axes: x to the right, y up, z towards whoever looks. Lengths are voxels unless said otherwise.

mod ambient_occlusion;
mod brush;
mod change;
mod chunk;
pub mod export;
mod grid;
mod mesher;
mod pack;
mod path;
mod primitive;
mod pull;
mod raycast;
mod replay;
mod sculpture;
mod smooth;
mod sqrt_table;
mod stroke;
mod surface_nets;
mod sweep;
#[cfg(test)]
mod tests;
mod text;
mod volume;

pub use brush::{Brush, SIZES, STRENGTHS, Tool};
pub use grid::{CHUNKS, SIDE};
pub use mesher::{Mesher, Patch};
pub use pack::{MAX_BYTES, UnpackError, pack, unpack};
pub use raycast::Hit;
pub use replay::Replay;
pub use sculpture::{Sculpture, SculptureError};
pub use stroke::{MAX_EFFORT, MAX_POINTS, MAX_STROKES, Point, Stroke, are_bare};
pub use text::{from_text, to_text};
pub use volume::Clay;
