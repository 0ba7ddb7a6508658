const task = () => new Promise(next => setTimeout(next));
/** Waits for the next frame, in which a curtain that has just fallen arranges its rows. */
const framed = () => new Promise(next => requestAnimationFrame(() => setTimeout(next)));
const find = selector => [...document.querySelectorAll(selector)].find(e => e.getClientRects().length && !e.disabled);
const until = async (selector, what = selector) => {
    for (let n = 0; n < 5000; n++) { const e = find(selector); if (e) return e; await task(); }
    throw new Error('never came: ' + what);
};
const press = async (selector, what) => { (await until(selector, what)).click(); await task(); };
/** Takes back the last step. This is impossible behind a curtain, so the next player opens it first. */
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
/** Name of the player for whom the curtain waits. */
const awaited = () => find('.curtain h2').textContent.replace(/Pass to |, your turn again/g, '');
/** Passes the device to the player of this name, or to the awaited player without a name. */
const passTo = async who => {
    for (let n = 0; n < 5 && who && awaited() !== who; n++) {
        const others = [...document.querySelectorAll("[data-act='pass-to']")];
        others.find(other => other.textContent === who).click();
        await task();
    }
};
