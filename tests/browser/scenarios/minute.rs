//! The one-minute introduction of a game, read aloud by the device.

use crate::table::{Table, act};
use crate::{Outcome, Stage, expect};

/// Runs before the page: a device whose voices record their texts.
pub(crate) const VOICES: &str = include_str!("../walks/voices.js");

/// Expression: the sentences of all panels.
const SENTENCES: &str =
    "[...document.querySelectorAll('.minute-panel p span')].map(words => words.textContent)";

/// Only a voice on the device itself reads, in the page's language, panel by panel. After a stop it resumes at the same
/// panel. It falls silent when the page is hidden.
pub(crate) async fn read_aloud(stage: &mut Stage) -> Outcome {
    let table = Table::of(stage);
    let page = table.page;
    let read = act("read");
    table.home().await?;
    table.screen(("setup", "#/setup/barragoon")).await?;
    page.tap(&act("learn")).await?;
    table.up("minute").await?;
    expect!(!page.has(&read).await?, "a service would read, and hear it");
    page.eval("come()").await?;
    page.tap(&read).await?;
    let marked = |place: usize| {
        format!(
            "[...document.querySelectorAll('.minute-panel')]
                 .every((panel, at) => panel.matches('[aria-current]') === (at === {place}))"
        )
    };
    // Reading stops in the second panel, which therefore begins twice.
    for (count, place) in [(1, 0), (2, 1), (3, 1), (4, 2), (5, 3), (6, 4), (7, 5)] {
        page.until(&format!("spoken.length === {count} && speaking()")).await?;
        page.until(&marked(place)).await?;
        if count == 2 {
            page.tap(&read).await?;
            page.until("!speaking()").await?;
            page.wait_hidden(".minute-panel[aria-current]").await?;
            page.tap(&read).await?;
        } else {
            page.eval("end()").await?;
        }
    }
    page.wait_hidden(".minute-panel[aria-current]").await?;
    expect!(
        page.is(&format!(
            "{SENTENCES}.join('|') === spoken.filter((_, at) => at !== 2).map(said => said.text).join('|')"
        ))
        .await?,
        "not all was read in its order"
    );
    expect!(
        page.is("spoken.every(said => said.local && said.lang === 'fr_CA')").await?,
        "not by the device's voice for the page's language"
    );
    page.tap(&read).await?;
    page.until("spoken.length === 8 && speaking()").await?;
    page.eval("Object.defineProperty(document, 'visibilityState', { value: 'hidden', configurable: true })")
        .await?;
    page.eval("document.dispatchEvent(new Event('visibilitychange'))").await?;
    page.until("!speaking()").await?;
    page.eval("delete document.visibilityState").await?;
    page.eval("document.dispatchEvent(new Event('visibilitychange'))").await?;
    page.tap(&read).await?;
    page.until("spoken.length === 9 && speaking()").await?;
    table.screen(("rules", "#/rules/barragoon")).await?;
    page.until("!speaking()").await?;
    page.tap(&act("minute")).await?;
    table.up("minute").await
}
