(async () => {
    const faults = [];
    let curtains = 0, rounds = 0;
    const heard = () => document.querySelector('[data-live]').textContent;
    for (let n = 0; n < 30; n++) {
        if (find("[data-notice='over']")) return { over: true, faults, curtains, rounds };
        const sheet = find("dialog[data-dialog='sheet'][open]");
        if (sheet) {
            rounds += 1;
            // All players look at the sheet, while the next leader already holds new cards.
            const seen = shown(hands().flat());
            if (seen.length) faults.push('score sheet ' + rounds + ': ' + seen);
            find("dialog[data-dialog='sheet'][open] [data-act='onward']").click();
            await task();
            continue;
        }
        const lift = find(".curtain [data-act='lift']");
        if (lift) {
            curtains += 1;
            const all = hands().flat();
            const look = at => { const seen = shown(all); if (seen.length) faults.push(at + ' ' + curtains + ': ' + seen); };
            look('curtain');
            if (/You hold/.test(heard())) faults.push('curtain ' + curtains + ': still to be heard: ' + heard());
            lift.click();
            (await until(".curtain [data-act='confirm']", 'the second step')).focus();
            look('second step');
            find(".curtain [data-act='confirm']").click();
            await until('[data-own]', 'the hand');
            await task();
        }
        const own = [...document.querySelectorAll('[data-own]')].map(e => e.dataset.own);
        const mine = hands().find(hand => hand.join() === own.join());
        if (!mine) faults.push('not a hand: ' + own);
        if (lift && !heard().includes(`You hold ${own.length} card`)) faults.push('what matters is not told: ' + heard());
        const others = hands().filter(hand => hand.join() !== own.join()).flat().filter(card => !own.includes(card));
        const seen = shown(others);
        if (seen.length) faults.push('behind curtain ' + curtains + ': ' + seen);
        if (n % 3 === 0) {
            // An announcement for one player must be gone before the next one looks.
            find("[data-act='read-hand']").click();
            await task();
            if (!document.querySelector('[data-live]').textContent.includes(nameOf(own[0]))) faults.push('not read out');
        }
        const can = [...document.querySelectorAll('.bo-can')];
        can[n % can.length].click();
        (await until(".bo-hand-side [data-act='confirm']", 'the button to play')).click();
        await task();
    }
    return { over: false, faults, curtains, rounds };
})().then(done, fault => done({ over: false, faults: [String(fault)], curtains: 0, rounds: 0 }));
