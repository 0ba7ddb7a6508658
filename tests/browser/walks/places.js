const all = ['.wordmark', '.nav-link', '.nav-link .icon', '.shelf h2', '.few .icon', '.game', '.game-art img', '.game-title',
    '.game-line', '.game-facts', '.game-link', '.game-link .icon'];
const places = () => JSON.stringify(all.flatMap(selector => [...doc.querySelectorAll(selector)].map(e => {
    const { x, y, width, height } = e.getBoundingClientRect();
    return [selector, e.innerText?.trim() ?? '', ...[x, y, width, height].map(Math.round)];
}))).replaceAll('],[', '],\n[');
// Fonts and pictures have come, and the page has been laid out with them.
const settled = async () => {
    await doc.fonts.ready;
    await Promise.all([...doc.images].map(image => image.decode().catch(() => null)));
    await new Promise(next => win.requestAnimationFrame(() => win.requestAnimationFrame(next)));
};
