if (!window.aim) {
    document.addEventListener('pointerdown', ({ target }) => {
        const meant = [...document.querySelectorAll(window.aim.selector)];
        const led = target.closest('label')?.control;
        window.aim.hit = meant.some(e => e.contains(target) || e === led);
    }, true);
}
window.aim = { selector };
const middle = () => {
    const all = [...document.querySelectorAll(selector)];
    const e = all.find(e => e.getClientRects().length && !e.closest('[hidden]'));
    if (!e || getComputedStyle(e).visibility === 'hidden') return null;
    // A curtain that has just fallen ignores input.
    if (e.closest('[data-locked]')) return null;
    if (e.disabled || e.getAttribute('aria-disabled') === 'true') return null;
    // A dialog rests at the start of its rise until the browser has begun the animation.
    if (e.closest('dialog')?.getAnimations?.().length) return null;
    e.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' });
    const r = e.getBoundingClientRect();
    const x = Math.round(r.left + r.width / 2), y = Math.round(r.top + r.height / 2);
    const top = document.elementFromPoint(x, y);
    const hit = top && (e === top || e.contains(top) || top.closest('label')?.contains(e)
        || top.closest('label')?.htmlFor === e.id && e.id !== '');
    return hit ? [x, y] : null;
};
const begun = performance.now();
let last = null;
// WebKit may scroll a tall page to another fraction of a pixel each time, so after a second one pixel is tolerated.
const isSteady = (now) => {
    const tolerated = performance.now() - begun > 1000 ? 1 : 0;
    return now && last && now.every((at, axis) => Math.abs(at - last[axis]) <= tolerated);
};
const look = () => {
    const now = middle();
    if (isSteady(now)) return done(now);
    last = now;
    // Gives up after 2 s, since a page that is being left never settles; the test then asks again.
    if (performance.now() - begun > 2000) return done(null);
    requestAnimationFrame(() => requestAnimationFrame(look));
};
look();
