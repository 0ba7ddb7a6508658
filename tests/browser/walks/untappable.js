// Finds controls of the play page that cannot be tapped at one of these text sizes, in percent. Taps each at its middle
// and near its edges: it must be on the page, uncut and uncovered.
const percents = arguments[0];
const { style } = document.documentElement;
const before = style.fontSize;
const stage = document.querySelector('.play');
const name = e => e.dataset.act ?? e.dataset.square ?? e.dataset.own ?? e.dataset.face ?? e.dataset.way ?? e.dataset.spot ?? e.textContent.trim().slice(0, 20);
// The layout follows the text size in the next frame.
const drawn = () => new Promise(done => requestAnimationFrame(() => setTimeout(done)));
const met = (e, at) => {
    const { x, y, width, height } = e.getBoundingClientRect();
    return document.elementFromPoint(x + width / 2, y + height * at);
};
const blocked = (e, at) => {
    const top = met(e, at);
    if (!top) return 'off the window';
    if (e.contains(top) || top === e.closest('label')) return null;
    // A curtain may cover the parts behind it. A sheet may cover all but the way out and the controls.
    if (top.closest('.curtain') && !e.closest('.curtain')) return null;
    const sheet = stage.dataset.moment === 'sheet' && top.closest('.table-panel, .sheet-handle');
    if (sheet && !e.closest('.table-panel, .sheet-handle, .play-top, .near-side')) return null;
    return `behind ${top.className?.baseVal ?? top.className}`;
};
// A part that only a script can scroll is out of a finger's reach.
const cut = e => {
    for (let part = e.parentElement; part; part = part.parentElement) {
        const { overflowX, overflowY } = getComputedStyle(part);
        if (part.scrollTop && overflowY === 'hidden' || part.scrollLeft && overflowX === 'hidden') {
            part.scrollTop = part.scrollLeft = 0;
            return `cut off by ${part.className}`;
        }
    }
    return null;
};
const fault = e => {
    const { height } = e.getBoundingClientRect();
    // The log scrolls by itself and may be only one line high.
    const spots = height > innerHeight / 2 || e.closest('.log') ? [0.5] : [0.5, 0.2, 0.8];
    for (const at of spots) {
        if (!blocked(e, at)) continue;
        e.scrollIntoView({ block: 'center', inline: 'nearest', behavior: 'instant' });
        const why = cut(e) ?? blocked(e, at);
        if (why) return `${name(e)} ${why}`;
    }
    return null;
};
const controls = () => [...stage.querySelectorAll('button, a[href], input, select, [data-square]')].filter(e => {
    const { width, height } = e.getBoundingClientRect();
    if (e.disabled || e.closest('[inert], dialog') || getComputedStyle(e).visibility === 'hidden') return false;
    return width > 1 && height > 1;
});
return (async () => {
    const all = [];
    for (const percent of percents) {
        style.fontSize = `${percent}%`;
        stage.scrollTop = 0;
        await drawn();
        const wrong = controls().map(fault).filter(Boolean);
        if (stage.scrollWidth > stage.clientWidth + 1) wrong.push(`${stage.scrollWidth} px wide`);
        if (wrong.length) all.push(`${percent} %: ${wrong.length} faults, ${[...new Set(wrong)].slice(0, 4).join('; ')}`);
    }
    style.fontSize = before;
    stage.scrollTop = 0;
    await drawn();
    return all;
})();
