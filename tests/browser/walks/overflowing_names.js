// Finds names that overflow: out of the window, a button, a panel, or a box that clips them.
const bounds = 'button, td, th, dialog, .curtain, .seat, .place, .toast, .bb-panel, .bc-panel, .bk-panel, .bg-banner, .guide';
const out = new Set();
const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
for (let text = texts.nextNode(); text; text = texts.nextNode()) {
    const e = text.parentElement;
    if (!new RegExp(arguments[0]).test(text.data) || !e.getClientRects().length || e.closest('.visually-hidden, [data-live], option')) continue;
    if (getComputedStyle(e).visibility === 'hidden') continue;
    const range = document.createRange();
    range.selectNodeContents(text);
    for (let part = e; part; part = part.parentElement) {
        const { overflowX, textOverflow } = getComputedStyle(part);
        // An ellipsis marks cut text; a row of players scrolls.
        if (textOverflow === 'ellipsis' || overflowX === 'auto' && !part.matches('dialog, .play')) break;
        if (overflowX === 'visible' && !part.matches(bounds) && part !== document.body) continue;
        const { left, right, width } = part.getBoundingClientRect();
        if (width < 2) break;
        const runs = [...range.getClientRects()].some(line => line.width > 1 && (line.left < left - 1.5 || line.right > right + 1.5));
        if (runs) out.add(`${text.data.slice(0, 16)} runs out of ${part.className || part.tagName}`);
    }
}
for (const e of document.querySelectorAll('html, .play, dialog[open]')) {
    if (e.scrollWidth > e.clientWidth + 1) out.add(`${e.className || e.tagName} scrolls sideways`);
}
return [...out].slice(0, 6);
