//! Bar à Jeux: tabletop games for one device that is passed round a real table.
//!
//! Each module may use only those above it in this list; see ARCHITECTURE.md.

pub mod kernel;

pub mod games;

pub mod table;

pub mod lessons;

pub mod bots;

pub mod words;

pub mod saves;

pub mod transfer;

pub mod history;

pub mod scenes;

#[cfg(feature = "web")]
pub mod app;
