//! What a match needed on the screen is given back when it is left.

use super::WALKING;
use crate::table::Table;
use crate::{Outcome, Stage, expect};

/// How often the match is opened and left in one go.
const VISITS: u64 = 10;

/// How many of these come before the first reading, and between it and the second.
const ROUNDS: u64 = 5;

/// What a visit may leave behind, in bytes. Leptos keeps a few words for each screen that has followed a signal which
/// outlives it, until that signal changes next; the state of a match, or a board, is many times as large.
const LEFT: u64 = 4096;

/// Memory comes in pages, in bytes: that before may have been all but full.
const PAGE: u64 = 65_536;

/// Keeps the memory of the app where a test finds it.
pub(crate) const MEMORY: &str = include_str!("../walks/reach_memory.js");

/// The memory of the wasm, in bytes, after so many visits more. Memory that is asked for is never given back to the
/// browser, so what nobody leaks into stops growing once the largest visit has fitted.
const WALK: &str = include_str!("../walks/visits.js");

/// The second half of many visits to a match needs hardly more memory than the first.
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
