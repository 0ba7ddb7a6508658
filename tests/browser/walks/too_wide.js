doc => {
    const root = doc.scrollingElement, room = root.clientWidth;
    if (root.scrollWidth <= room) return null;
    const out = [...doc.body.querySelectorAll('*')].filter(e => e.getBoundingClientRect().right > room + 0.5);
    return root.scrollWidth + ' in ' + room + ': ' + out.slice(-4)
        .map(e => e.tagName.toLowerCase() + '.' + (e.getAttribute('class') ?? '')).join(', ');
}
