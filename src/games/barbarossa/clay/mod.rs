//! Clay for Barbarossa: a signed distance field, the strokes of tools that shape it, and the surface to draw.
//!
//! An object *is* its list of strokes; replaying them gives the field. The field is computed in integers only, so that
//! the same strokes give the same clay on every device. Floats appear only in output (triangles, light) and in picking,
//! whose result is rounded before it becomes part of a stroke. This module depends on no screen, clock, file or
//! language.
//!
//! Axes: x to the right, y up, z towards the viewer. Lengths are voxels unless said otherwise; a fine unit is a 256th
//! of a voxel.
//!
//! From the bottom up:
//!
//! | layer | files |
//! | --- | --- |
//! | the lattice | `lattice`, `bounds`, `grid`, `trilinear`, `sqrt_table`, `chunk`, `block_set` |
//! | the clay on it | `field`, `normal`, `raycast` |
//! | strokes | `point`, `brush`, `path`, `stroke`, `pack`, `text` |
//! | tools, as functions over the field | `primitive`, `turn`, `centre`, `stale_rows`, `sweep` with `blend`, `plane` and `relief`, `smooth`, `pull` with `displacement`; `engraving` with `engraving_mask`, beside it |
//! | applying strokes | `engine` (one stroke), `undo_snapshot` and `sculpture` (all, undo), `replay`, `survey` (before the next) |
//! | the surface | `patch`, `occupancy`, `stale_cells`, `cell_vertex`, `surface_nets`, `ambient_occlusion`, `mesher`, `export` |

mod ambient_occlusion;
mod blend;
mod block_set;
mod bounds;
mod brush;
mod cell_vertex;
mod centre;
mod chunk;
mod displacement;
mod engine;
mod engraving;
mod engraving_mask;
pub mod export;
mod field;
mod grid;
mod lattice;
mod mesher;
mod normal;
mod occupancy;
mod pack;
mod patch;
mod path;
mod plane;
mod point;
mod primitive;
mod pull;
mod raycast;
mod relief;
mod replay;
mod sculpture;
mod smooth;
mod sqrt_table;
mod stale_cells;
mod stale_rows;
mod stroke;
mod surface_nets;
mod survey;
mod sweep;
#[cfg(test)]
mod tests;
mod text;
mod trilinear;
mod turn;
mod undo_snapshot;

pub use brush::{Brush, SIZES, STRENGTHS, Tool};
pub use engine::Clay;
pub use engraving::{BRICK, Engraving, FINE};
pub use lattice::{CHUNKS, SIDE};
pub use mesher::Mesher;
pub use pack::{MAX_BYTES, UnpackError, pack, unpack};
pub use patch::{Patch, Vertex};
pub use point::Point;
pub use raycast::Hit;
pub use replay::Replay;
pub use sculpture::{Sculpture, SculptureError};
pub use stroke::{MAX_EFFORT, MAX_POINTS, MAX_STROKES, Stroke, are_bare};
pub use text::{from_text, to_text};
