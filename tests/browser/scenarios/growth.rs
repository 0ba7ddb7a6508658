//! What a match needed on the screen is given back when it is left.

use serde_json::Value;

use super::WALKING;
use crate::table::Table;
use crate::{Outcome, Stage, expect};

/// How often the match is opened and left between two readings.
const VISITS: u64 = 50;

/// What a visit may leave behind, in bytes. Leptos keeps a few words for each screen that has followed a signal which
/// outlives it, until that signal changes next; the state of a match, or a board, is many times as large.
const LEFT: u64 = 4096;

/// The memory of the wasm, in bytes, after so many visits more. Memory that is asked for is never given back to the
/// browser, so what nobody leaks into stops growing once the largest visit has fitted.
const WALK: &str = r#"
const play = location.hash;
const glue = await import(document.querySelector("link[rel='modulepreload']").href);
const { memory } = await glue.default();
const sizes = [];
for (let reading = 0; reading < 2; reading++) {
    for (let visit = 0; visit < VISITS; visit++) {
        location.hash = '#/';
        await until("[data-screen='home']");
        location.hash = play;
        await until("[data-screen='play'] [data-square]");
    }
    sizes.push(memory.buffer.byteLength);
}
return sizes;
"#;

/// The second half of a hundred visits to a match needs hardly more memory than the first.
pub(crate) async fn stops(stage: &mut Stage) -> Outcome {
    let table = Table::of(stage);
    table.home().await?;
    table.start(None).await?;
    let walk = WALK.replace("VISITS", &VISITS.to_string());
    let script = format!("(async () => {{ {WALKING} {walk} }})().then(done, why => done(String(why)));");
    let sizes = table.page.promised(&script).await?;
    let [Some(first), Some(second)] = [0, 1].map(|at| sizes.get(at).and_then(Value::as_u64)) else {
        return Err(format!("no sizes: {sizes}").into());
    };
    println!(
        "{:?}: wasm memory after {VISITS} and {} visits: {first}, {second} bytes",
        stage.page.engine(),
        2 * VISITS
    );
    let left = second.saturating_sub(first) / VISITS;
    expect!(left <= LEFT, "each visit leaves {left} bytes behind");
    Ok(())
}
