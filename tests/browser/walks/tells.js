// Ignores empty comments, which hold the places of conditional parts, and the age of a curtain: neither reveals a
// secret.
const html = () => bare().outerHTML
    .replaceAll('<!---->', '')
    .replaceAll(' data-deaf=""', '')
    .replace(/ (id|for|aria-describedby|aria-labelledby|aria-controls|data-offline|data-update)="[^"]*"/g, '');
/** The page without the style sheets and shapes of other games: they arrive in idle time. */
const bare = () => {
    const page = document.documentElement.cloneNode(true);
    page.querySelectorAll('link[rel="stylesheet"], svg.sprite').forEach(e => e.remove());
    return page;
};
const saving = () => [...document.querySelectorAll('[data-saved], [data-state]')].some(e => e.textContent.includes('Saving'));
/** What moves has come to rest, and what was written is on the disk. */
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
const tells = async () => {
    await rest();
    const fields = [...document.querySelectorAll('input, select')].map(e => e.value + e.checked);
    return [html(), document.title, location.href, JSON.stringify(history.state), JSON.stringify({ ...sessionStorage }),
        fields.join(), document.getSelection() + '', [...document.querySelectorAll('canvas')].map(drawn).join()].join('\n');
};
const steps = () => Object.keys(localStorage).filter(key => /\/match\/.*\/[ab]$/.test(key)).length
    && Object.keys(localStorage).filter(key => /\/match\//.test(key)).map(key => localStorage[key].split('\n').length).join();
/** Whatever was opened is closed again, and the match as it stands is on the screen. */
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
    // Whoever only wanted to look has changed their mind.
    if (find(".curtain [data-act='cancel']")) await press(".curtain [data-act='cancel']");
    // What was folded away is unfolded, as it was.
    if (find("[data-act='guide'][aria-expanded='false']")) await press("[data-act='guide']");
    // Messages go with the next tap.
    document.body.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }));
    // What is told beat by beat holds the curtain back.
    for (let n = 0; n < 50 && find(".bk-panel [data-act='skip'], .bk-panel [data-act='next']"); n++) {
        await press(".bk-panel [data-act='skip'], .bk-panel [data-act='next']");
    }
    await rest();
};
const menu = async () => { if (!find("dialog[data-dialog='menu'][open]")) await press("[data-act='menu']"); await until('.menu-item'); };
/** All that can be pressed on the board and around it while the curtain is down. */
const reached = () => [...document.querySelectorAll('main.play button, main.play summary, main.play [role="button"]')]
    .filter(e => {
        if (!e.getClientRects().length || e.disabled || e.closest('[inert], .curtain, dialog') || e.dataset.act === 'menu') return false;
        const { x, y, width, height } = e.getBoundingClientRect();
        const hit = document.elementFromPoint(x + width / 2, y + height / 2);
        return hit && (hit === e || e.contains(hit));
    });
const called = e => [e.dataset.act, e.ariaLabel ?? e.textContent].join(' ');
/** Presses one of the controls there were: a list that still scrolls has others in reach. */
const control = async (nth, names) => {
    await home();
    for (let n = 0; n < 600 && JSON.stringify(reached().map(called)) !== JSON.stringify(names); n++) await rest();
    const all = reached();
    if (JSON.stringify(all.map(called)) !== JSON.stringify(names)) throw new Error(`other controls: ${all.map(called)}, not ${names}`);
    all[nth].click();
    await task();
};
