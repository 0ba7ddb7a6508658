//! Stored data: matches, the roster, results, settings, and their export and import.
//! Pure: the storage is behind a trait. This layer depends on no screen or browser.

pub mod builds;
pub mod choices;
pub mod conflict;
pub mod counts;
pub mod deleted;
mod evening_note;
pub mod evenings;
mod export;
mod exported_values;
pub mod folding;
pub mod games;
mod handed_over;
pub mod import;
pub mod journal;
pub mod keepsakes;
pub mod keys;
pub mod learnt;
mod lenient;
pub mod library;
pub mod lists;
pub mod lock;
pub mod migrate;
pub mod overlay;
pub mod packing;
mod patch;
pub mod people;
pub mod quarantine;
pub mod records;
pub mod result_reader;
pub mod results;
pub mod save;
mod secrets;
pub mod setup;
pub mod shelf;
mod shell_note;
mod slots;
pub mod solved;
pub mod space;
pub mod store;
pub mod stored_list;
pub mod stored_record;

pub use library::Library;
pub use slots::LoadedMatch;
pub use store::{MemoryStorage, Storage, StoreError};
