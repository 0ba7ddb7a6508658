doc => {
    const win = doc.defaultView, faults = new Set();
    const kinds = 'a[href], button, input, select, textarea, summary, [role=button], [data-square], [data-face]';
    for (const e of doc.querySelectorAll(kinds)) {
        const style = win.getComputedStyle(e);
        if (e.disabled || !e.getClientRects().length || style.visibility === 'hidden') continue;
        if (e.type === 'hidden' || e.closest('[inert], dialog:not([open])')) continue;
        if (e.tagName === 'A' && style.display === 'inline' && e.closest('p, li, dd, td, figcaption')) continue;
        const boxes = [e, ...(e.labels ?? []), e.closest('label')].filter(Boolean).map(b => b.getBoundingClientRect());
        // An element for screen readers alone is no target.
        if (boxes.every(b => b.width <= 1 || b.height <= 1)) continue;
        if (boxes.some(b => b.width >= 43.5 && b.height >= 43.5)) continue;
        // A card in a fan is a strip whose width depends on the size of the hand.
        if (e.matches('.bo-hold') && boxes[0].width >= 20 && boxes[0].height >= 36) continue;
        const b = boxes[0], name = e.dataset.act ?? e.dataset.square ?? e.dataset.face ?? e.textContent.trim();
        faults.add(e.tagName.toLowerCase() + ' ' + name.slice(0, 20) + ' ' + b.width.toFixed(0) + 'x'
            + b.height.toFixed(0));
    }
    return [...faults].slice(0, 6);
}
