// Waits until nothing has changed for 60 ms, so that the effects of a key are done.
let moved = performance.now();
const observer = new MutationObserver(() => { moved = performance.now(); });
observer.observe(document, { subtree: true, childList: true, attributes: true, characterData: true });
const look = () => {
    if (performance.now() - moved < 60) return requestAnimationFrame(look);
    observer.disconnect();
    const front = [...document.querySelectorAll('dialog[open]')].at(-1);
    const main = document.querySelector('main');
    done([
        [main?.dataset.screen, document.title].join(', '),
        front ? front.getAttribute('aria-label') : document.querySelector('.curtain')?.getAttribute('aria-label') ?? '',
        window.said.splice(0),
    ]);
};
requestAnimationFrame(look);
