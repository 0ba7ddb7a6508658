//! What many parts of the page share, one noun a file.

pub mod nav;
pub mod settings;
pub mod table;
pub mod vault;
pub mod voice;
