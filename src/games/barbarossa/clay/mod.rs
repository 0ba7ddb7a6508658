//! Clay for Barbarossa: a signed distance field that tools press on, the strokes that made it, and the surface to look
//! at.
//!
//! An object *is* its list of strokes; the field is what replaying them gives. Everything that decides the field is
//! counted in integers, so that the same strokes give the same clay on every device. Floats appear only in what is
//! shown (triangles, light) and in picking, whose outcome is rounded before it becomes part of a stroke. Nothing here
//! knows of screens, clocks, files or words.
//!
//! Axes: x to the right, y up, z towards whoever looks. Lengths are voxels unless said otherwise; fine units are
//! 256ths of a voxel.
//!
//! From the bottom up:
//!
//! | layer | files |
//! | --- | --- |
//! | the lattice | `lattice`, `bounds`, `grid`, `trilinear`, `sqrt_table`, `chunk`, `block_set` |
//! | the clay on it | `field`, `normal`, `raycast` |
//! | strokes | `point`, `brush`, `path`, `stroke`, `pack`, `text` |
//! | tools, as functions over the field | `primitive`, `turn`, `centre`, `stale_rows`, `sweep` with `blend`, `plane` and `relief`, `smooth`, `pull` with `came`; `engraving` with `told`, over it |
//! | strokes on the clay | `engine` (one stroke), `kept` and `sculpture` (all, undoing), `replay`, `survey` (before the next) |
//! | the surface | `patch`, `occupancy`, `stale_cells`, `cell_vertex`, `surface_nets`, `ambient_occlusion`, `mesher`, `export` |

mod ambient_occlusion;
mod blend;
mod block_set;
mod bounds;
mod brush;
mod came;
mod cell_vertex;
mod centre;
mod chunk;
mod engine;
mod engraving;
pub mod export;
mod field;
mod grid;
mod kept;
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
mod told;
mod trilinear;
mod turn;

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
