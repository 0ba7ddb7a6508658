const all = ['.wordmark', '.home-search', '.home-search .icon', '.nav-link', '.nav-link .icon', '.shelf h2', '.few .icon', '.game', '.game-art img', '.game-title',
    '.game-line', '.game-facts', '.game-link', '.game-link .icon', '.running h2', '.match-card', '.match-card strong',
    '.match-art img', '.match-player', '.match-player .mark', '.match-card small', '.match-go .icon', '.state > .notice > span',
    '.state > .notice > .button', '.state > p'];
// Elements hidden at this screen size have no place.
const shown = selector => [...doc.querySelectorAll(selector)].filter(e => e.getClientRects().length);
const places = () => JSON.stringify(all.flatMap(selector => shown(selector).map(e => {
    const { x, y, width, height } = e.getBoundingClientRect();
    return [selector, e.innerText?.trim() ?? '', ...[x, y, width, height].map(Math.round)];
}))).replaceAll('],[', '],\n[');
// Waits until fonts and pictures are loaded and laid out.
const settled = async () => {
    await doc.fonts.ready;
    await Promise.all([...doc.images].map(image => image.decode().catch(() => null)));
    await new Promise(next => win.requestAnimationFrame(() => win.requestAnimationFrame(next)));
};
