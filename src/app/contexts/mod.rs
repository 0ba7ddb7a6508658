//! What many parts of the page share, one noun a file.

pub mod settings;
pub mod table;
pub mod voice;
