//! Performance marks of the start. `scripts/measure.mjs` prints all that begin with `start: `.

use leptos::prelude::window;

/// The program is loaded and compiled.
pub const RUNS: &str = "start: runs";
/// The texts of the language are read.
pub const TEXTS: &str = "start: texts";
/// The storage is open and merged with its journal.
pub const STORAGE: &str = "start: storage";
/// The first screen is built.
pub const MOUNTED: &str = "start: mounted";

/// Sets a mark.
pub fn mark(name: &str) {
    if let Some(timeline) = window().performance() {
        // Only names reserved by the browser are refused.
        let _ = timeline.mark(name);
    }
}

/// Sets a mark at the end of a future.
pub async fn marked<T>(name: &str, future: impl Future<Output = T>) -> T {
    let value = future.await;
    mark(name);
    value
}
