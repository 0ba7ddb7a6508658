//! Files of an object for other programs.

mod glb;
mod stl;
mod weld;

pub use glb::glb;
pub use stl::stl;
pub use weld::Whole;
