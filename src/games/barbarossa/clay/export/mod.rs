//! Exports an object to files for other programs.

mod glb;
mod stl;
mod weld;

pub use glb::glb;
pub use stl::stl;
pub use weld::Whole;
