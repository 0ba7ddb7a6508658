//! Requests to the host, and the use of its response headers.

use std::collections::BTreeMap;

use serde_json::{Value, json};

use crate::engines::Engine;
use crate::server::{self, BASE};
use crate::table::{Step, Table};
use crate::{Outcome, Stage, expect};

/// A first visit requests each file once: files that the page has loaded are not requested again for offline play.
/// Files served offline keep the host's policy on frames.
pub(crate) async fn files_requested_once(stage: &mut Stage) -> Outcome {
    let table = Table::of(stage);
    table.home().await?;
    table.offline_ready().await?;
    let mut sent: BTreeMap<String, usize> = BTreeMap::new();
    for line in stage.server.asked() {
        if let Some(path) = line.strip_prefix("200 GET ").and_then(|path| path.strip_prefix(BASE)) {
            *sent.entry(path.to_owned()).or_default() += 1;
        }
    }
    expect!(sent.keys().any(|path| path.ends_with(".wasm")), "hardly anything was sent: {sent:?}");
    // WebKit's driver has no HTTP cache.
    sent.retain(|_, times| *times > 1 && stage.page.engine() != Engine::WebKit);
    expect!(sent.is_empty(), "sent more than once: {sent:?}");
    stage.server.stop().await;
    let table = Table::of(stage);
    table.page.reload().await?;
    table.up("home").await?;
    let said =
        "fetch(location.pathname).then(page => done(page.headers.get('content-security-policy')), done);";
    let said = table.page.promised(said).await?;
    expect!(said == json!(server::POLICY), "the host's policy is gone: {said}");
    Ok(())
}

/// Runs in a worker: reports to the page all that it loads.
const REPORT_REQUESTS: &str = "
const asked = new BroadcastChannel('asked');
setInterval(() => asked.postMessage(performance.getEntriesByType('resource').map(entry => entry.name)), 30);";

/// The page's policy does not apply to its workers, yet they load nothing from other origins.
pub(crate) async fn workers_keep_to_their_origin(stage: &mut Stage) -> Outcome {
    stage.build.prompt_workers(REPORT_REQUESTS)?;
    let table = Table::of(stage);
    table.against("easy").await?;
    table.page.run(
        "window.asked = []; new BroadcastChannel('asked').onmessage = ({ data }) => { window.asked = data; };",
        Value::Null,
    ).await?;
    table.step(&Step::Move("c2", "c3")).await?;
    table.page.until("document.querySelectorAll('.side-log [data-step]').length === 2").await?;
    let program = "asked.some(url => /bots-\\w+\\.wasm$/.test(url))";
    table.page.until(program).await?;
    let strangers = table.page.eval("asked.filter(url => new URL(url).origin !== location.origin)").await?;
    expect!(strangers == json!([]), "a worker loads from elsewhere: {strangers}");
    Ok(())
}
