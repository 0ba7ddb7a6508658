//! A match goes from one device to another by its code.

use std::fs;

use base64::{Engine as _, engine::general_purpose::STANDARD};
use serde_json::json;

use crate::table::{OPENED, Table, act};
use crate::{Outcome, Stage, expect};

/// Enlarges the shown code to six pixels a module, as a PNG in base64.
const ENLARGED: &str = "
    const code = document.querySelector('dialog[open] canvas.qr-code');
    const large = document.createElement('canvas');
    large.width = large.height = code.width * 6;
    const brush = large.getContext('2d');
    brush.imageSmoothingEnabled = false;
    brush.drawImage(code, 0, 0, large.width, large.height);
    return large.toDataURL('image/png').split(',')[1];";

/// A match is shown as a code, locked here, read from a picture on another device and from the link on a third, and
/// taken back.
pub(crate) async fn handed_by_code(stage: &mut Stage) -> Outcome {
    let table = Table::of(stage);
    let page = table.page;
    table.started().await?;
    page.tap(&act("menu")).await?;
    page.tap(&act("export")).await?;
    page.tap(&act("codes")).await?;
    page.wait_visible("[data-dialog='codes'][open] canvas.qr-code").await?;
    let link = page.text_of("document.querySelector('[data-code-text]').value").await?;
    expect!(link.contains("#/take/"), "the text is no address: {link}");
    let picture = page.run(ENLARGED, json!(null)).await?;
    let file = page.browser.downloads.join("code.png");
    fs::write(
        &file,
        STANDARD.decode(picture.as_str().unwrap_or_default()).map_err(|error| error.to_string())?,
    )?;
    page.tap(&act("hand-over")).await?;
    table.up("home").await?;
    page.tap(&act("resume")).await?;
    page.wait_visible("[data-notice='handed-over']").await?;
    page.tap(&act("take-back")).await?;
    table.shows(&OPENED).await?;

    // Another device: nothing of the match is there.
    page.forget().await?;
    table.home().await?;
    table.screen(("take", "#/take")).await?;
    page.fill(&act("take-text"), "https://example.org/tickets").await?;
    page.tap(&act("take-text-read")).await?;
    page.wait_visible("[data-notice='code']").await?;
    page.choose("#take-picture", &file).await?;
    page.wait_visible("[data-import='plan']").await?;
    page.tap(&act("confirm")).await?;
    page.tap(&act("open-taken")).await?;
    table.up("play").await?;
    table.shows(&OPENED).await?;

    // A third device opens the link. The address bar keeps nothing of it.
    page.forget().await?;
    table.home().await?;
    page.open(&link).await?;
    page.wait_visible("[data-import='plan']").await?;
    let address = page.text_of("location.hash").await?;
    expect!(address == "#/take", "the address still holds the match: {address}");
    page.tap(&act("confirm")).await?;
    page.tap(&act("open-taken")).await?;
    table.up("play").await?;
    table.shows(&OPENED).await
}
