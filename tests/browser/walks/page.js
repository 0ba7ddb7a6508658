/** The page's text and title, without style sheets and shapes of other games, which arrive in idle time. */
const page = () => {
    const page = document.documentElement.cloneNode(true);
    page.querySelectorAll('[data-live], .toasts, link[rel="stylesheet"], svg.sprite').forEach(part => part.remove());
    return document.title + page.outerHTML.replaceAll(' data-locked=""', '').replace(/(id|for|aria-describedby)="[^"]*"/g, '');
};
const differs = (a, b) => { let n = 0; while (a[n] === b[n]) n++; return a.slice(n - 60, n + 60) + ' | ' + b.slice(n - 60, n + 60); };
