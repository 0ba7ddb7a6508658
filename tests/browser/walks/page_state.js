// Leaves out empty comments, which mark the places of conditional parts, and the curtain's age: neither reveals a
// secret.
const html = () => bare().outerHTML
    .replaceAll('<!---->', '')
    .replaceAll(' data-locked=""', '')
    .replace(/ (id|for|aria-describedby|aria-labelledby|aria-controls|data-offline|data-update)="[^"]*"/g, '');
/** The page without style sheets and shapes of other games, which arrive in idle time. */
const bare = () => {
    const page = document.documentElement.cloneNode(true);
    page.querySelectorAll('link[rel="stylesheet"], svg.sprite').forEach(e => e.remove());
    return page;
};
const saving = () => [...document.querySelectorAll('[data-saved], [data-state]')].some(e => e.textContent.includes('Saving'));
/** Waits until nothing moves and every save is on the disk. */
const rest = async () => {
    let moved = true;
    const observer = new MutationObserver(() => { moved = true; });
    observer.observe(document, { subtree: true, childList: true, attributes: true, characterData: true });
    const scrolled = () => { moved = true; };
    document.addEventListener('scroll', scrolled, true);
    for (let n = 0, same = 0; n < 600 && same < 2; n++) {
        await new Promise(next => requestAnimationFrame(next));
        same = !moved && !saving() ? same + 1 : 0;
        moved = false;
    }
    observer.disconnect();
    document.removeEventListener('scroll', scrolled, true);
};
const drawn = canvas => { try { return canvas.getContext('2d') ? canvas.toDataURL() : ''; } catch { return ''; } };
const pageState = async () => {
    await rest();
    const fields = [...document.querySelectorAll('input, select')].map(e => e.value + e.checked);
    return [html(), document.title, location.href, JSON.stringify(history.state), JSON.stringify({ ...sessionStorage }),
        fields.join(), document.getSelection() + '', [...document.querySelectorAll('canvas')].map(drawn).join()].join('\n');
};
const steps = () => Object.keys(localStorage).filter(key => /\/match\/.*\/[ab]$/.test(key)).length
    && Object.keys(localStorage).filter(key => /\/match\//.test(key)).map(key => localStorage[key].split('\n').length).join();
/** Closes every open dialog. */
const shut = async () => {
    for (let n = 0; n < 5 && find('dialog[open]'); n++) {
        (find("dialog[open] [data-act='cancel']") ?? find("dialog[open] [data-act='close']")).click();
        await task();
        await rest();
    }
};
const home = async () => {
    await shut();
    if (location.hash !== PLAY) location.hash = PLAY;
    await until("main[data-screen='play']");
    if (find("[data-act='to-now']")) await press("[data-act='to-now']");
    // Cancels the curtain's request for one player's view.
    if (find(".curtain [data-act='cancel']")) await press(".curtain [data-act='cancel']");
    // Unfolds the guide, as it was before.
    if (find("[data-act='guide'][aria-expanded='false']")) await press("[data-act='guide']");
    // Any tap dismisses toasts.
    document.body.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }));
    // Playback holds the curtain back, so it is skipped.
    for (let n = 0; n < 50 && find(".bk-panel [data-act='skip'], .bk-panel [data-act='next']"); n++) {
        await press(".bk-panel [data-act='skip'], .bk-panel [data-act='next']");
    }
    await rest();
};
const menu = async () => { if (!find("dialog[data-dialog='menu'][open]")) await press("[data-act='menu']"); await until('.menu-item'); };
/** Returns the controls within reach, on the board and around it, while the curtain is down. */
const reached = () => [...document.querySelectorAll('main.play button, main.play summary, main.play [role="button"]')]
    .filter(e => {
        if (!e.getClientRects().length || e.disabled || e.closest('[inert], .curtain, dialog') || e.dataset.act === 'menu') return false;
        const { x, y, width, height } = e.getBoundingClientRect();
        const hit = document.elementFromPoint(x + width / 2, y + height / 2);
        return hit && (hit === e || e.contains(hit));
    });
const called = e => [e.dataset.act, e.ariaLabel ?? e.textContent].join(' ');
/** Presses one of the expected controls, once exactly those are within reach: a scrolling list changes them. */
const control = async (nth, names) => {
    await home();
    for (let n = 0; n < 600 && JSON.stringify(reached().map(called)) !== JSON.stringify(names); n++) await rest();
    const all = reached();
    if (JSON.stringify(all.map(called)) !== JSON.stringify(names)) throw new Error(`other controls: ${all.map(called)}, not ${names}`);
    all[nth].click();
    await task();
};
