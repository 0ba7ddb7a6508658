// Records whether the shell holds the largest paint. The entry of an element removed later has no reference to it.
(() => {
    const kind = 'largest-contentful-paint';
    if (!PerformanceObserver.supportedEntryTypes.includes(kind)) {
        window.largest = 'shell';
        return;
    }
    new PerformanceObserver(list => {
        const { element } = list.getEntries().at(-1);
        window.largest = element?.closest('#boot') ? 'shell' : element?.outerHTML ?? 'gone';
    }).observe({ type: kind, buffered: true });
})();
