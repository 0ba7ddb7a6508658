// Measures the play screen before any scrolling: its moment, its board, and controls out of reach.
// The layout follows the window in the next frame.
const drawn = new Promise(done => requestAnimationFrame(() => setTimeout(done)));
return drawn.then(() => {
    const play = document.querySelector('.play');
    play.scrollTop = 0;
    const { task, moment } = play.dataset;
    const label = e => e.dataset.act ?? e.dataset.own ?? e.dataset.way ?? e.dataset.face ?? e.className;
    const shown = e => {
        const { width, height } = e.getBoundingClientRect();
        return width >= 2 && height >= 2 && getComputedStyle(e).visibility !== 'hidden';
    };
    // Finds controls outside the window or behind another element, without private ones such as the studio's tools.
    const out = [...play.querySelectorAll(':is(.table-panel, .near-side, .far-side, .curtain, .play-top) :is(button, [data-own], select, input, a[href])')]
        .filter(e => !e.disabled && shown(e) && !e.closest('[inert], [data-private], dialog, details'))
        .filter(e => {
            const { x, y, width, height } = e.getBoundingClientRect();
            const top = document.elementFromPoint(x + width / 2, y + height / 2);
            if (top && (e.contains(top) || top.contains(e) && top === e.closest('label'))) return false;
            // Controls behind a curtain are not in use.
            return !top?.closest('.curtain') || e.closest('.curtain');
        })
        .map(label);
    // Finds parts that scroll by themselves; the log may.
    const boxes = [...play.querySelectorAll('*')].filter(e => {
        const { overflowY } = getComputedStyle(e);
        return e.scrollHeight > e.clientHeight + 1 && ['auto', 'scroll'].includes(overflowY) && !e.closest('.log, .side-log, dialog, .curtain');
    }).map(e => e.className);
    const { x, y, width, height } = document.querySelector('.table-board').getBoundingClientRect();
    return {
        task, moment, out, boxes,
        scrolls: play.scrollHeight - innerHeight,
        board: [x, y, width, height].map(Math.round),
        share: width * height / innerWidth / innerHeight,
    };
});
