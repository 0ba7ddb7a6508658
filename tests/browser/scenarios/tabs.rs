//! Each match has one tab; several tabs change lists and settings.

use serde_json::Value;

use super::FILL_STORAGE;
use crate::page::Page;
use crate::table::{OPENED, Step, Table, act};
use crate::{Outcome, Stage, expect};

/// The second tab says that the match is open elsewhere and takes it over; then the first one says so.
pub(crate) async fn second_tab(stage: &mut Stage) -> Outcome {
    let table = Table::of(stage);
    table.started().await?;
    let address = table.page.text_of("location.href").await?;
    let driver = &table.page.browser.driver;
    let first = driver.window().await?;
    // A separate window: a tab behind another is not drawn, and gets no clicks in WebKit.
    let second = driver.new_window().await?;
    driver.switch_to_window(second.clone()).await?;
    table.page.open(&address).await?;
    table.up("play").await?;
    table.page.wait_visible(&act("take-over")).await?;
    table.page.tap(&act("take-over")).await?;
    table.page.wait_hidden(&act("take-over")).await?;
    table.shows(&OPENED).await?;
    table.step(&Step::Move("e2", "e3")).await?;
    driver.switch_to_window(first).await?;
    table.page.wait_visible(&act("take-over")).await?;
    let words =
        table.page.text_of("document.querySelector(\"[data-notice='elsewhere']\").textContent").await?;
    expect!(words.contains("as it was last saved"), "said of a match that was taken over: {words:?}");
    // Taking it back brings the move made there.
    table.page.tap(&act("take-over")).await?;
    table.page.wait_hidden(&act("take-over")).await?;
    table.shows(&[("e2", "."), ("e3", "w2")]).await?;
    table.step(&Step::Move("e8", "e7")).await?;
    driver.switch_to_window(second).await?;
    table.page.wait_visible(&act("take-over")).await?;
    let moved =
        table.page.is("document.querySelector(\"[data-square='e7']\")?.dataset.cell === 'b2'").await?;
    expect!(!moved, "a tab that lost the match was told of a move");
    Ok(())
}

/// A match is deleted here, goes on in another tab, and is restored here: the moves made there remain.
pub(crate) async fn late_restore(stage: &mut Stage) -> Outcome {
    let table = Table::of(stage);
    table.started().await?;
    let address = table.page.text_of("location.href").await?;
    let driver = &table.page.browser.driver;
    let first = driver.window().await?;
    table.screen(("saves", "#/saves")).await?;
    let second = driver.new_window().await?;
    driver.switch_to_window(second.clone()).await?;
    table.page.open(&address).await?;
    table.up("play").await?;
    table.shows(&OPENED).await?;
    driver.switch_to_window(first.clone()).await?;
    table.page.tap(&act("delete")).await?;
    table.page.wait_visible(&act("toast-action")).await?;
    driver.switch_to_window(second).await?;
    table.step(&Step::Move("e2", "e3")).await?;
    driver.switch_to_window(first).await?;
    table.page.tap(&act("toast-action")).await?;
    table
        .page
        .until("[...document.querySelectorAll('.toast')].some(e => /gone on differently since|gone on since/.test(e.textContent))")
        .await?;
    let stored = table.stored().await?;
    expect!(stored.contains("e2-e3"), "the newer save was overwritten: {stored}");
    Ok(())
}

/// Adds a player on the roster screen.
async fn add(page: &Page, name: &str) -> Outcome {
    page.tap(&act("add-player")).await?;
    page.fill("dialog[open] [data-act='name']", name).await?;
    page.tap("dialog[open] [data-act='done']").await?;
    page.wait_hidden("dialog[open]").await
}

/// Two tabs change players and settings: each shows the other's changes, and neither overwrites them. A setting that
/// cannot be stored is reported.
pub(crate) async fn lists_of_two_tabs(stage: &mut Stage) -> Outcome {
    let table = Table::of(stage);
    let page = table.page;
    let names = "[...document.querySelectorAll('.person strong')].map(e => e.textContent).join()";
    table.home().await?;
    table.screen(("roster", "#/roster")).await?;
    add(page, "Anna").await?;
    let address = page.text_of("location.href").await?;
    let driver = &page.browser.driver;
    let first = driver.window().await?;
    let second = driver.new_window().await?;
    driver.switch_to_window(second).await?;
    page.open(&address).await?;
    table.up("roster").await?;
    add(page, "Ben").await?;
    add(page, "Cleo").await?;
    table.screen(("settings", "#/settings")).await?;
    page.tap(&act("sound")).await?;
    driver.switch_to_window(first).await?;
    page.until(&format!("{names} === 'Anna,Ben,Cleo'")).await?;
    add(page, "Dan").await?;
    page.until(&format!("{names} === 'Anna,Ben,Cleo,Dan'")).await?;
    let kept = page.text_of("localStorage['bar-a-jeux/roster']").await?;
    expect!(kept.contains("Cleo") && kept.contains("Dan"), "somebody is gone: {kept}");

    table.screen(("settings", "#/settings")).await?;
    page.tap(&act("four-colours")).await?;
    let settings = "JSON.parse(localStorage['bar-a-jeux/settings'])";
    page.until(&format!("{settings}.sound === false && {settings}.four_colours === true")).await?;
    page.run(FILL_STORAGE, Value::Null).await?;
    page.tap(&act("vibration")).await?;
    page.wait_visible("[data-notice='unsaved']").await?;
    page.run("Object.keys(localStorage).filter(k => k.startsWith('filler')).forEach(k => localStorage.removeItem(k));", Value::Null).await?;
    page.tap(&act("keep-awake")).await?;
    page.wait_hidden("[data-notice='unsaved']").await?;
    page.until(&format!("{settings}.vibration === false && {settings}.keep_awake === false")).await.map(drop)
}
