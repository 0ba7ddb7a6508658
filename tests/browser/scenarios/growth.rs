//! Leaving a match frees its memory.

use super::WALKING;
use crate::table::Table;
use crate::{Outcome, Stage, expect};

/// Number of visits to the match in one script call.
const VISITS: u64 = 10;

/// Number of such calls before the first reading, and again before the second.
const ROUNDS: u64 = 5;

/// Bytes that a visit may leave behind. Leptos keeps a few words for each screen that follows a longer-lived signal,
/// until that signal changes. The state of a match, or a board, is many times as large.
const LEFT: u64 = 4096;

/// Bytes of a memory page, in which memory grows: the last page may have been almost full before.
const PAGE: u64 = 65_536;

/// Makes the app's memory accessible to the test.
pub(crate) const EXPOSE_MEMORY: &str = include_str!("../walks/expose_memory.js");

/// Returns the size of the wasm memory in bytes after more visits. It never shrinks, so without leaks it stops growing
/// once the largest visit fits.
const WALK: &str = include_str!("../walks/visits.js");

/// The second half of many visits needs hardly more memory than the first.
pub(crate) async fn stops(stage: &mut Stage) -> Outcome {
    let table = Table::of(stage);
    table.home().await?;
    table.start(None).await?;
    let walk = WALK.replace("VISITS", &VISITS.to_string());
    let script = format!("(async () => {{ {WALKING} {walk} }})().then(done, why => done(String(why)));");
    let mut sizes = Vec::new();
    for _ in 0..2 * ROUNDS {
        let size = table.page.promised(&script).await?;
        sizes.push(size.as_u64().ok_or_else(|| format!("no size: {size}"))?);
    }
    println!("wasm memory after each {VISITS} visits, in bytes: {sizes:?}");
    let [before, .., after] = sizes[ROUNDS as usize - 1..] else { return Err("too few visits".into()) };
    let left = after.saturating_sub(before + PAGE) / (ROUNDS * VISITS);
    expect!(left <= LEFT, "each visit leaves {left} bytes behind");
    Ok(())
}
