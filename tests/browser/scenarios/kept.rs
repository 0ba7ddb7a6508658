//! The journal beside local storage: its purpose, the messages without it, and storage that fills up during a match.

use serde_json::{Value, json};

use super::FILL_STORAGE;
use crate::table::{OPENED, Step, Table, act};
use crate::{Outcome, Stage, expect, soon};

/// Runs before the page: a browser without IndexedDB.
pub(crate) const NO_JOURNAL: &str = "Object.defineProperty(window, 'indexedDB', { value: undefined });";

/// Runs before the page: reading the journal exceeds the app's time limit, as on a busy device.
pub(crate) const LATE_JOURNAL: &str = "
const read = IDBObjectStore.prototype.getAll;
IDBObjectStore.prototype.getAll = function (...what) {
    const request = read.apply(this, what);
    const set = heard => request.addEventListener('success', event => setTimeout(() => {
        heard.call(request, event);
        window.journal = 'read';
    }, 3000));
    Object.defineProperty(request, 'onsuccess', { set });
    return request;
};";

/// Runs before the page: lock requests are never granted or refused.
pub(crate) const LOCKS_HANG: &str = "
if (window.LockManager) LockManager.prototype.request = () => new Promise(() => {});";

/// Runs before the page: the journal can be read but never tidied. With `busy` set it cannot be written either.
pub(crate) const BUSY_JOURNAL: &str = "
const deaf = (name, stuck) => {
    const ask = IDBObjectStore.prototype[name];
    IDBObjectStore.prototype[name] = function (...what) {
        const request = ask.apply(this, what);
        if (stuck(this)) Object.defineProperty(request, 'onsuccess', { set() {} });
        return request;
    };
};
deaf('getAll', store => store.transaction.mode === 'readwrite');
deaf('put', () => window.busy);";

/// Closes the app's connection to the journal at its next use, as a browser may do by itself.
const CLOSE_JOURNAL: &str = "
const begin = IDBDatabase.prototype.transaction;
IDBDatabase.prototype.transaction = function (...what) {
    IDBDatabase.prototype.transaction = begin;
    window.journalClosed = true;
    this.close();
    return begin.apply(this, what);
};";

/// Removes the latest write of the match, like a browser killed before the write reached the disk.
const FORGET_LATEST: &str = "
const all = Object.keys(localStorage).filter(key => key.startsWith('bar-a-jeux/match/'));
const seq = key => JSON.parse(localStorage[key].split('\\n')[0]).seq;
localStorage.removeItem(all.sort((a, b) => seq(a) - seq(b)).at(-1));
localStorage['bar-a-jeux/journal'] = String(Number(localStorage['bar-a-jeux/journal']) - 3);
return all.length;";

/// A reload restores all that the storage has lost, including writes to a journal that the browser had closed.
pub(crate) async fn recovered(stage: &mut Stage) -> Outcome {
    let table = Table::of(stage);
    table.started().await?;
    table.page.run(CLOSE_JOURNAL, Value::Null).await?;
    table.step(&Step::Move("e2", "e3")).await?;
    let noted = "indexedDB.open('bar-a-jeux').onsuccess = ({ target: { result } }) => {
        result.transaction('writes').objectStore('writes').getAll().onsuccess = ({ target }) => {
            result.close();
            done(target.result.filter(row => row.text?.includes('e2-e3')).length);
        };
    };";
    table.page.until("window.journalClosed").await?;
    soon!(table.page.promised(noted).await? == 1, "the journal stays closed");
    table.page.tap(&act("menu")).await?;
    table.page.until("document.querySelector('[data-saved]')?.textContent").await?;
    let words = table.page.text_of("document.querySelector('[data-saved]').textContent").await?;
    expect!(!words.contains("closed by force"), "the journal was opened anew, and the menu says: {words}");
    let slots = table.page.run(FORGET_LATEST, Value::Null).await?;
    expect!(slots == 2, "{slots} slots");
    let stored = table.stored().await?;
    expect!(!stored.contains("e2-e3"), "nothing was forgotten: {stored}");
    table.page.reload().await?;
    table.up("play").await?;
    table.shows(&[("c3", "w2"), ("c7", "b2"), ("e3", "w2")]).await?;
    let older = table.page.has("[data-notice='older']").await?;
    expect!(!older, "an older save stands in");
    table.page.run("localStorage.clear();", Value::Null).await?;
    table.page.reload().await?;
    table.up("play").await?;
    table.shows(&[("c3", "w2"), ("c7", "b2"), ("e3", "w2")]).await?;
    table.screen(("saves", "#/saves")).await?;
    let put_aside = table.page.has("[data-notice='quarantine']").await?;
    expect!(!put_aside, "something was put aside");
    Ok(())
}

/// Without IndexedDB the app works as before, and home does not overstate what is saved.
pub(crate) async fn without_journal(stage: &mut Stage) -> Outcome {
    let table = Table::of(stage);
    table.home().await?;
    let words = table.page.text_of("document.querySelector('[data-state]').textContent").await?;
    expect!(words.contains("closed by force"), "home promises too much: {words}");
    table.started().await?;
    table.page.reload().await?;
    table.up("play").await?;
    table.shows(&OPENED).await?;
    table.page.tap(&act("menu")).await?;
    let words = "/closed by force/.test(document.querySelector('[data-saved]')?.textContent)";
    table.page.until(words).await.map(drop)
}

/// The app goes on without a journal that answers too late, and without a lock that is neither granted nor refused.
pub(crate) async fn late_journal(stage: &mut Stage) -> Outcome {
    let table = Table::of(stage);
    table.home().await?;
    let words = table.page.text_of("document.querySelector('[data-state]').textContent").await?;
    expect!(words.contains("closed by force"), "home promises too much: {words}");
    table.page.until("window.journal === 'read'").await?;
    table.screen(("settings", "#/settings")).await?;
    table.screen(("home", "#/")).await?;
    table.start(None).await?;
    let said = "[...document.querySelectorAll('.toast')].some(e => /in one tab only/.test(e.textContent))";
    table.page.until(said).await?;
    table.step(&Step::Move("c2", "c3")).await
}

/// The app does not wait for the journal's tidying. If the journal does not answer, bots wait a moment, and the page
/// says so.
pub(crate) async fn busy_journal(stage: &mut Stage) -> Outcome {
    let table = Table::of(stage);
    table.home().await?;
    table.pace("1").await?;
    table.set_up("barragoon", 2).await?;
    table.page.tap(&act("bots")).await?;
    for seat in 0..2 {
        table.bot(seat, "easy").await?;
    }
    table.page.run("window.busy = true;", Value::Null).await?;
    table.begin().await?;
    let said = "[...document.querySelectorAll('.toast')].some(e => /Saving is slow/.test(e.textContent))";
    table.page.until(said).await?;
    table.page.until("document.querySelectorAll('.side-log [data-step]').length >= 8").await.map(drop)
}

/// Storage fills up during a match: the match can be exported as shown, leaving it asks first, and space can be freed
/// on the spot.
pub(crate) async fn without_space(stage: &mut Stage) -> Outcome {
    let table = Table::of(stage);
    let page = table.page;
    // Two matches, so that one can be deleted; quarantined copies of it fill the freed space.
    table.started().await?;
    table.screen(("home", "#/")).await?;
    table.start(None).await?;
    table.step(&Step::Move("c2", "c3")).await?;
    let play = page.text_of("location.hash").await?;
    page.run(FILL_STORAGE, Value::Null).await?;
    for (from, to) in [("c8", "c7"), ("e2", "e3"), ("e8", "e7")] {
        table.step(&Step::Move(from, to)).await?;
    }
    page.wait_visible("[data-notice='unsaved']").await?;

    page.tap(&act("menu")).await?;
    page.tap(&format!("dialog[open] {}", act("export"))).await?;
    let text = page.until("document.querySelector('dialog[open] [data-export]')?.value").await?;
    let newest = text.as_str().is_some_and(|text| text.contains("e8-e7"));
    expect!(newest, "the newest move is not in the export: {text}");
    page.tap("dialog[open] [data-act='close']").await?;
    page.wait_hidden("dialog[open]").await?;

    page.tap(&act("back")).await?;
    page.wait_visible("[data-dialog='leaving'][open]").await?;
    page.tap(&act("leaving-stay")).await?;
    page.wait_hidden("dialog[open]").await?;
    page.until(&format!("location.hash === {}", json!(play))).await?;
    table.shows(&[("e7", "b2")]).await?;

    // The event that a browser sends before closing a tab.
    let asks = page
        .run(
            "const leave = new Event('beforeunload', { cancelable: true });
             dispatchEvent(leave);
             return leave.defaultPrevented;",
            Value::Null,
        )
        .await?;
    expect!(asks == true, "the tab closes without a question");

    page.run("history.back();", Value::Null).await?;
    page.wait_visible("[data-dialog='leaving'][open]").await?;
    page.tap(&act("free-space")).await?;
    page.wait_visible("[data-dialog='free-space'][open]").await?;
    page.tap("[data-dialog='free-space'] [data-match] [data-act='delete']").await?;
    page.tap("[data-dialog='confirm'][open] [data-act='confirm']").await?;
    // The match is saved, so leaving asks no more.
    table.up("home").await?;
    let stored = table.stored().await?;
    expect!(stored.contains("e8-e7"), "the newest move is not saved");
    page.run("Object.keys(localStorage).filter(k => k.startsWith('filler')).forEach(k => localStorage.removeItem(k));", Value::Null).await?;
    page.reload().await?;
    table.up("home").await?;
    table.screen(("play", &play)).await?;
    table.shows(&[("e7", "b2")]).await
}
