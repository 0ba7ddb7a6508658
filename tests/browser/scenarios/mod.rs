//! What is tried, one file per concern. Each scenario begins in a fresh browser on a fresh server.

pub(crate) mod boot;
pub(crate) mod bots;
pub(crate) mod cards;
pub(crate) mod clay;
pub(crate) mod deals;
pub(crate) mod dives;
pub(crate) mod growth;
pub(crate) mod host;
pub(crate) mod kept;
pub(crate) mod kills;
pub(crate) mod leaks;
pub(crate) mod looks;
pub(crate) mod matches;
pub(crate) mod memory;
pub(crate) mod offline;
pub(crate) mod riddles;
pub(crate) mod shell;
pub(crate) mod storage;
pub(crate) mod tabs;
pub(crate) mod touches;
pub(crate) mod updates;
pub(crate) mod words;

/// Runs before the page: chance throws the same lots in every run, on through reloads.
pub(crate) const CHANCE: &str = "
(() => {
    let lot = Number(sessionStorage.lot ?? 1);
    crypto.getRandomValues = into => {
        const bytes = new Uint8Array(into.buffer, into.byteOffset, into.byteLength);
        bytes.forEach((_, at) => {
            lot = (Math.imul(lot, 1664525) + 1013904223) >>> 0;
            bytes[at] = lot >>> 24;
        });
        sessionStorage.lot = lot;
        return into;
    };
})();";

/// For walks that a script takes through a match: what follows a tap is on the page before the next task; no picture
/// need be drawn in between.
const WALKING: &str = r#"
const task = () => new Promise(next => setTimeout(next));
const find = selector => [...document.querySelectorAll(selector)].find(e => e.getClientRects().length && !e.disabled);
const until = async (selector, what = selector) => {
    for (let n = 0; n < 5000; n++) { const e = find(selector); if (e) return e; await task(); }
    throw new Error('never came: ' + what);
};
const press = async (selector, what) => { (await until(selector, what)).click(); await task(); };
/** Takes back the last step. Nobody can from behind a curtain: whoever is next opens it for that. */
const takeBack = async () => {
    if (find(".curtain [data-act='lift']")) {
        await press(".curtain [data-act='lift']");
        await press(".curtain [data-act='confirm']");
    }
    await press("[data-act='undo']");
    if (find("dialog[data-dialog='confirm'][open]")) return;
    window.dispatchEvent(new Event('blur'));
    await task();
};
"#;
