(async () => {
    const faults = [];
    let compared = 0;
    const choose = async (from, nth) => {
        if (find(".curtain [data-act='lift']")) await press(".curtain [data-act='lift']");
        await press(".curtain [data-act='confirm']");
        await until('[data-own]', 'the hand');
        const hand = [...document.querySelectorAll('[data-own]')];
        hand.at(nth).click();
        await press(".bk-panel [data-act='confirm']", 'the button to lay a card');
        return hand.length;
    };
    const look = async () => {
        await until(".curtain [data-act='lift']");
        await framed();
        const seen = [page()];
        await press(".curtain [data-act='lift']");
        await until(".curtain [data-act='confirm']");
        await framed();
        seen.push(page());
        await press(".curtain [data-act='confirm']");
        await until('[data-own]', 'the hand');
        seen.push(page());
        window.dispatchEvent(new Event('blur'));
        await until(".curtain [data-act='lift']");
        return seen;
    };
    for (let seat = 0; seat < 4; seat++) {
        const who = awaited();
        const cards = await choose(who, 0);
        if (seat === 3) break;
        if (cards > 1) {
            const first = await look();
            // Takes the choice back and makes another one.
            await takeBack();
            // Another player holds the device now, so the table must agree.
            await press("dialog[data-dialog='confirm'][open] [data-act='confirm']");
            await passTo(who);
            await choose(who, -1);
            const second = await look();
            first.forEach((one, n) => { if (one !== second[n]) faults.push(who + ' ' + n + ': ' + differs(one, second[n])); });
            compared += 1;
        }
    }
    // Plays the public part up to the next round.
    for (let n = 0; n < 300; n++) {
        if (find("[data-notice='over']")) return { over: true, faults, compared };
        if (find("[data-act='go-on']")) { await press("[data-act='go-on']"); return { over: false, faults, compared }; }
        if (document.querySelector('[data-own], .curtain')) faults.push('a hand or a curtain in the middle of a round');
        const next = find("[data-act='skip']") ?? find("[data-act='next']") ?? find(".bk-ways .primary, .bk-ways [data-act='steer']");
        next?.click();
        await task();
    }
    return { over: false, faults: [...faults, 'the round does not end'], compared };
})().then(done, fault => done({ over: false, faults: [String(fault)], compared: 0 }));
