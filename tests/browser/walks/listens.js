// Records announcements in order: those of the live region, and toasts.
window.said ??= (() => {
    const said = [];
    const hear = (selector, called) => new MutationObserver(changes => changes.flatMap(change => [...change.addedNodes])
        .map(node => node.textContent.trim()).filter(Boolean).forEach(text => said.push(called + text)))
        .observe(document.querySelector(selector), { childList: true, subtree: true });
    hear('[data-live]', 'says   ');
    hear('.toasts', 'shows  ');
    return said;
})();
