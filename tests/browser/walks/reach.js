// What one acts with, and cannot reach without scrolling: out of the window, out of what scrolls around it, or behind
// something else. What is private and as long as it is (a whole studio) may scroll, and so may what tells of what cannot be
// done, and what is done instead of laying the notes that lie there.
document.querySelector('.play').scrollTop = 0;
const parts = '.table-panel, .near-side, .far-side, .curtain, .play-top';
const kinds = 'button, [data-own], select, input, a[href]';
const out = [];
for (const part of document.querySelectorAll(parts)) for (const e of part.querySelectorAll(kinds)) {
    const r = e.getBoundingClientRect();
    if (e.disabled || r.width < 2 || r.height < 2 || getComputedStyle(e).visibility === 'hidden') continue;
    if (e.closest('[inert], .bb-private, .bc-cannot, .bc-instead, dialog, details')) continue;
    const [x, y] = [r.x + r.width / 2, r.y + r.height / 2];
    const top = document.elementFromPoint(x, y);
    if (top && (e.contains(top) || top.contains(e) && top === e.closest('label'))) continue;
    // Behind a curtain nothing is acted with.
    if (top?.closest('.curtain') && !e.closest('.curtain')) continue;
    out.push((e.dataset.act ?? e.dataset.own ?? e.dataset.way ?? e.dataset.face ?? e.className) + ' at ' + [x, y].map(Math.round));
}
// What others have is in sight while one acts: no plate of theirs lies behind what one acts with, and no bar where there is
// room for both. Only notes to be laid on a phone that lies on its side need that of the plates.
const panel = document.querySelector('.table-panel');
const lies = innerWidth > innerHeight && innerHeight < 480;
const kept = lies ? '.bk-mate' : innerHeight < 704 ? '.bk-mate, .bc-player' : '.bk-mate, .bc-player, .bc-house';
const covered = [...document.querySelectorAll(kept)].filter(plate => {
    const { left, right, top, bottom } = plate.getBoundingClientRect();
    const spots = [[left + 6, top + 6], [right - 6, bottom - 6], [(left + right) / 2, (top + bottom) / 2]];
    return spots.some(([x, y]) => panel.contains(document.elementFromPoint(x, y)));
}).map(plate => plate.textContent);
const { x, y, width, height } = document.querySelector('.table-board').getBoundingClientRect();
const scrolls = document.scrollingElement.scrollHeight > innerHeight + 1 || document.querySelector('.play').scrollHeight > innerHeight + 1;
return { out, covered, scrolls, board: [x, y, width, height].map(Math.round), share: width * height / innerWidth / innerHeight };
