const task = () => new Promise(next => setTimeout(next));
/** The next frame: a curtain that has just fallen lays its rows in order then, and is compared after that. */
const framed = () => new Promise(next => requestAnimationFrame(() => setTimeout(next)));
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
/** Name of the player for whom the curtain waits. */
const awaited = () => find('.curtain h2').textContent.replace(/Pass to |, your turn again/g, '');
/** Another player takes the device, by name; without one the player who is awaited. */
const passTo = async who => {
    for (let n = 0; n < 5 && who && awaited() !== who; n++) {
        const others = [...document.querySelectorAll("[data-act='pass-to']")];
        others.find(other => other.textContent === who).click();
        await task();
    }
};
