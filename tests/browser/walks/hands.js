const ranks = { J: 'jack', Q: 'queen', K: 'king', A: 'ace', T: '10' };
const suits = { c: 'clubs', d: 'diamonds', h: 'hearts', s: 'spades' };
const nameOf = card => (ranks[card[0]] ?? card[0]) + ' of ' + suits[card[1]];
const acts = () => {
    const slots = Object.keys(localStorage).filter(key => /\/match\/.*\/[ab]$/.test(key)).map(key => localStorage[key]);
    const all = slots.map(text => [...text.matchAll(/"do":"([^"]+)"/g)].map(found => found[1]));
    return all.sort((a, b) => b.length - a.length)[0];
};
const hands = () => {
    const steps = acts(), dealt = steps.findLastIndex(step => step.startsWith('deal '));
    const hands = steps[dealt].slice(5).split('/').map(hand => hand.match(/../g));
    for (const card of steps.slice(dealt + 1)) {
        const hand = hands.find(hand => hand.includes(card));
        hand.splice(hand.indexOf(card), 1);
    }
    return hands;
};
/** Returns those of the cards that the page reveals by name or by token. */
const shown = cards => {
    const page = document.documentElement.cloneNode(true);
    // The log shows this round's cards below the last heading, which comes with the first card.
    const fresh = acts().at(-1).startsWith('deal '), rows = [...document.querySelector('.log')?.children ?? []];
    const round = fresh ? [] : rows.slice(rows.findLastIndex(row => row.matches('.log-heading')) + 1);
    const since = round.map(row => row.textContent).join('\n');
    // The menu and the announcement of an opened hand name the cards that cost.
    const menu = page.querySelector('.bo-menu')?.textContent ?? '';
    const live = page.querySelector('[data-live]');
    cards.map(nameOf).filter(name => menu.includes(name)).forEach(name => {
        live.textContent = live.textContent.replace('What costs: ', '').replaceAll(new RegExp(name + ' [+−]\\d+', 'g'), '');
    });
    page.querySelectorAll('.bo-menu, .bo-reveal, .guide-aim, .log, .bo-last, .bo-next, dialog:not([open])').forEach(part => part.remove());
    // After a deal, the last card of the previous round is still visible.
    if (fresh) page.querySelectorAll('.bo-lying, .curtain-news, [data-live]').forEach(part => part.remove());
    const html = page.outerHTML + document.title;
    return cards.filter(card => [nameOf(card), '"' + card + '"'].some(word => html.includes(word))
        || new RegExp('\\b' + nameOf(card)).test(since));
};
