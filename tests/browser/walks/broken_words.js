// Finds words that break inside without a hyphen, on screens and in dialogs. Words with soft hyphens break there.
const out = new Set();
const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
const range = document.createRange();
for (let text = texts.nextNode(); text; text = texts.nextNode()) {
    const e = text.parentElement;
    if (!e.getClientRects().length || e.closest('.visually-hidden, .sprite, [data-live], option, textarea')) continue;
    if (getComputedStyle(e).visibility === 'hidden') continue;
    for (const { 0: word, index } of text.data.matchAll(/[\p{L}\p{M}\p{N}'’\u00AD]{3,}/gu)) {
        if (word.includes('\u00AD')) continue;
        range.setStart(text, index);
        range.setEnd(text, index + word.length);
        const tops = [...range.getClientRects()].filter(line => line.width > 0.5).map(line => line.top);
        if (tops.some(top => Math.abs(top - tops[0]) > 2)) out.add(`${word} in ${e.closest('[class]')?.className}`);
    }
}
return [...out].slice(0, 8);
