const W = window.walk ??= { ...JSON.parse(sessionStorage.walk ?? '{"seen":{},"compared":0}'), faults: [], curtains: 0, taken: 0 };
const bare = where => {
    const open = [...document.querySelectorAll(".bc-wallet, .bc-lay, .bc-mine, .bc-answer, .bc-bid, .bc-action, .bc-over, [data-wallet], use[href='#bc-note']")].filter(part => !part.closest('.bc-stakes'));
    if (open.length) W.faults.push(where + ': ' + [...open].map(part => part.outerHTML.slice(0, 80)));
};
const guests = () => [...document.querySelectorAll('.bc-player')];
const turn = () => guests().findIndex(guest => guest.matches('[data-seat-turn]'));
const laid = () => document.querySelectorAll('.bc-laid').length;
/** Passes both steps of the curtain and checks that neither shows notes. */
const lift = async () => {
    await until(".curtain .primary");
    W.curtains += 1;
    bare('curtain');
    // A player who has just confirmed their name is not asked again.
    if (find(".curtain [data-act='lift']")) await press(".curtain [data-act='lift']");
    await until(".curtain [data-act='confirm']");
    bare('second step');
    await framed();
    const seen = page();
    await press(".curtain [data-act='confirm']");
    await task();
    if (document.querySelectorAll('[data-wallet]').length > 1) W.faults.push('more than one wallet');
    return seen;
};
/** Returns the pages that all players without this knowledge see, one after the other. */
const look = async knowing => {
    await until(".curtain [data-act='lift']");
    await framed();
    const seen = [page()];
    for (let seat = 0; seat < 4; seat++) {
        if (knowing.includes(seat)) continue;
        guests()[seat].querySelector('button').click();
        await task();
        seen.push(await lift());
        await until("[data-act='visit-done']");
        seen.push(page());
        await press("[data-act='visit-done']");
        await until(".curtain [data-act='lift']");
    }
    return seen;
};
/** Lays notes, given as one count per kind; without those notes, any sufficient ones. */
const lay = async notes => {
    await until('.bc-lay');
    for (const take of document.querySelectorAll('.bc-take')) while (!take.disabled) {
        take.click();
        await task();
    }
    for (const [kind, count] of [...notes].entries()) for (let n = 0; n < count; n++) {
        document.querySelector(`[data-add='${kind}']`).click();
        await task();
    }
    const count = [...document.querySelectorAll('.bc-take b')].reduce((sum, part) => sum + Number(part.textContent), 0);
    const done = document.querySelector(".bc-part [data-act='confirm']");
    const whole = count === [...notes].reduce((sum, n) => sum + Number(n), 0) && !done.disabled;
    for (let n = 0; n < 40 && done.disabled; n++) {
        (find('[data-add]:not(:disabled)') ?? done).click();
        await task();
    }
    done.click();
    await task();
    return whole;
};
const undo = async who => {
    await takeBack();
    const asked = find("dialog[data-dialog='confirm'][open]");
    if (asked) {
        if (!/offer has been slid|bids may have been seen|what Player \d did/.test(asked.textContent)) W.faults.push('no reason: ' + asked.textContent);
        await press("dialog[open] [data-act='confirm']");
    }
    await until(".curtain [data-act='lift']");
    await passTo(who);
    await lift();
};
/** Makes the same decision with two different sets of notes and compares the views. */
const twice = async (who, one, other, knowing) => {
    // A second match can cover what the first lacked the time for.
    if (await lay(one) && W.compared < 14) {
        const first = await look(knowing());
        await undo(who);
        if (await lay(other)) {
            const second = await look(knowing());
            first.forEach((page, n) => { if (page !== second[n]) W.faults.push(who + ' ' + n + ': ' + differs(page, second[n])); });
            W.compared += 1;
        }
    }
};
const ways = () => [...document.querySelectorAll('button.bc-action:not([hidden], [aria-disabled])')].map(way => way.dataset.way);
const decide = async () => {
    let who = '';
    if (find('.curtain .primary')) {
        who = awaited();
        await lift();
    }
    const all = ['no', 'yes', 'join no', 'join yes', 'sold', 'closed', 'called'].every(what => W.seen[what]);
    if (find("[data-act='go-on']")) {
        bare('all look');
        // Before the talk ends, notes already laid are opened again to be compared.
        return press(find("[data-act='change']") ? "[data-act='change']" : "[data-act='go-on']");
    }
    if (find("[data-act='begin']")) {
        bare('between');
        // At the end, stakes take all the money of all players.
        const call = all || (W.seen.no && !W.seen.called);
        if (!call) return press("[data-act='begin']");
        // The caller calls behind their own curtain.
        W.seen.called = true;
        W.stakes = true;
        await press("[data-act='caller']");
        await lift();
        // The call itself is public; only the notes are secret.
        return lay(all ? '10100' : '00011');
    }
    // In the first round players open a bar in public.
    if (find('.bc-whose')) {
        bare('first round');
        if (find('.curtain')) W.faults.push('a curtain in the first round');
        return press(".bc-part [data-act='confirm']");
    }
    if (find('.bc-lay')) {
        if (W.stakes) {
            // The last stake turns up all stakes.
            if (laid() === 3) { W.stakes = false; return lay(all ? '10100' : '00011'); }
            const own = turn();
            return all ? lay('10100') : twice(who, '00011', '00110', () => [own]);
        }
        if (W.auction) {
            const own = turn();
            if (laid() === 2) W.auction = false;
            return twice(who, '00011', '00110', () => [own, W.actor]);
        }
        // After the offer, it is the tenant's turn.
        const [one, other] = W.join ? ['00011', '00110'] : ['01011', '01200'];
        return twice(who, one, other, () => [W.actor, turn()]);
    }
    if (find("[data-act='accept']")) {
        const notes = document.querySelectorAll(".bc-faces use[href='#bc-note']").length;
        const told = parseInt(document.querySelector('.bc-laid b').textContent);
        if (notes !== told) W.faults.push(`not the offer: ${notes} notes instead of ${told}`);
        const join = /partner/.test(document.querySelector('.bc-part .bc-title').textContent) ? 'join ' : '';
        const no = find("[data-act='refuse']") && !W.seen[join + 'no'];
        W.seen[join + (no ? 'no' : 'yes')] = true;
        W.taken += !join && !no;
        return press(no ? "[data-act='refuse']" : "[data-act='accept']");
    }
    if (find("[data-act='close-bar']")) {
        const sell = find("[data-act='sell']") && !W.seen.sold;
        W.seen[sell ? 'sold' : 'closed'] = true;
        return press(sell ? "[data-act='sell']" : "[data-act='close-bar']");
    }
    if (find('.bc-action')) {
        const can = ways();
        const join = W.seen['join no'] && W.seen['join yes'] ? '' : 'kind-2';
        const sale = W.seen.sold && W.seen.closed ? '' : 'kind-4';
        // Two takeovers give a player a third bar, which is kept for the auction.
        const wanted = [sale, 'kind-0', W.taken < 2 ? 'kind-3' : '', join, 'kind-1', 'kind-2', 'kind-3', 'kind-4'];
        const way = wanted.find(way => can.includes(way));
        W.actor = turn();
        W.auction = way === 'kind-4';
        W.join = way === 'kind-2';
        await press(`[data-way='${way}']`);
        if (find('.bc-choose')) await press('.bc-house[data-target]');
        // Alternates between laying notes before and after the talk.
        if (find('.bc-lay') && W.compared % 2) await lay(W.join ? '00011' : '01011');
        else await press(".bc-part [data-act='confirm']");
        return;
    }
    await task();
};
(async () => {
    for (let n = 0; n < 12 && !W.faults.length; n++) {
        sessionStorage.walk = JSON.stringify({ seen: W.seen, compared: W.compared });
        if (find("[data-notice='over']")) return { ...W, over: true };
        await decide();
    }
    return { ...W, over: false };
})().then(done, fault => done({ ...W, faults: [...W.faults, String(fault.stack) + ' ' + document.querySelector('.bc-panel')?.innerText], over: false }));
