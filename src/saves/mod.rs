//! What is kept: matches, the roster, the results, what goes out and comes in.
//! Pure: the storage is behind a trait. Never knows a screen or a browser.

pub mod builds;
pub mod choices;
pub mod deleted;
mod export;
pub mod games;
pub mod import;
pub mod journal;
pub mod keepsakes;
pub mod learnt;
pub mod library;
mod lists;
pub mod lock;
pub mod migrate;
pub mod overlay;
pub mod quarantine;
pub mod results;
pub mod room;
pub mod save;
pub mod shelf;
mod slots;
pub mod solved;
pub mod store;

pub use library::Library;
pub use slots::LoadedMatch;
pub use store::{MemoryStorage, Storage, StoreError};
