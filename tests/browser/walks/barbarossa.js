const WORDS = ['Marmot', 'Hibiscus', 'Zeppelin', 'Trombone', 'Walrus', 'Ocarina', 'Cymbal', 'Quiver'];
const W = window.walk ??= { ...JSON.parse(sessionStorage.walk ?? '{"seen":{},"compared":0,"seed":7}'), faults: [], curtains: 0, words: [], secrets: [] };
const lot = of => (W.seed = (W.seed * 1103515245 + 12345) % 2147483648, Math.floor(W.seed / 65536) % of);
const fresh = () => 'zq' + [...Array(6)].map(() => 'aeiouy'[lot(6)] + 'bdgkmn'[lot(6)]).join('');
const secret = (text, ...who) => (W.secrets.push({ text, who }), text);
/** Checks that the page shows no secret that `who` may not see; without `who`, that the whole table may not see. */
const look = (where, who = null) => {
    const page = (document.documentElement.outerHTML + [...document.querySelectorAll('input')].map(e => e.value)).toLowerCase();
    for (const { text, who: may } of W.secrets)
        if (!may.includes(who) && page.includes(text.toLowerCase())) W.faults.push(`${where}: ${who ?? 'the table'} sees ${text}`);
    const own = '.bb-letter, .bb-no-letter, .bb-known, .bb-tried, .bb-jot, .bb-own li, .bb-decide, [data-act=made], [data-act=guess]';
    const open = who === null && document.querySelector(own);
    if (open) W.faults.push(`${where}: ${open.outerHTML.slice(0, 80)} lies open`);
};
const lift = async () => {
    await until(".curtain .primary");
    W.curtains += 1;
    look('curtain');
    const who = awaited();
    // A player who has just confirmed their name is not asked again.
    if (find(".curtain [data-act='lift']")) await press(".curtain [data-act='lift']");
    await until(".curtain [data-act='confirm']");
    look('second step');
    await press(".curtain [data-act='confirm']");
    await until('[data-private] .bb-panel');
    look('behind the curtain', who);
    return who;
};
const write = (field, text) => {
    const input = find(`[data-act='${field}']`);
    input.value = text;
    input.dispatchEvent(new Event('input', { bubbles: true }));
};
/** Returns the object in question: its word and its owner. */
const riddle = () => {
    const [, owner, nth] = find('.bb-which').textContent.match(/(Player \d)’s object (\d)/);
    return { owner, ...W.words.filter(word => word.owner === owner)[nth - 1] };
};
const undo = async who => {
    await takeBack();
    if (find("dialog[data-dialog='confirm'][open]")) await press("dialog[open] [data-act='confirm']");
    await until(".curtain [data-act='lift']");
    await passTo(who);
    await lift();
};
const guess = async (who, text, owner) => {
    write('guess', secret(text, who, owner));
    await press("[data-act='pass']");
    await until(".curtain [data-act='lift']");
    look('a guess is passed on');
};
const decide = async () => {
    // The open side of a curtain stays with its player until another one is asked for.
    if (find('.curtain .primary')) W.who = await lift();
    const who = find('[data-private] .bb-panel') ? W.who : null;
    // After the end all words are public.
    if (find("[data-notice='over']")) return undefined;
    look('the board', who);
    if (find("[data-act='made']")) {
        const word = WORDS[W.words.length];
        W.words.push({ word, owner: who });
        write('word', secret(word, who));
        write('label', 'of clay');
        return press("[data-act='made']");
    }
    if (find("[data-act='go-on']")) return press("[data-act='go-on']");
    if (find("[data-act='present-done']")) return press("[data-act='present-done']");
    if (find("[data-act='seen']")) {
        write('note', secret(fresh(), who));
        W.seen.letter = true;
        return press("[data-act='seen']");
    }
    if (find("[data-act='pass']")) {
        const { word, owner } = riddle();
        if (!W.seen.right || lot(3) === 0) {
            W.seen.right = true;
            W.secrets.find(secret => secret.text === word).who.push(who);
            write('guess', word.toLowerCase());
            await press("[data-act='pass']");
            // A right guess can use up the last arrow, which ends the match and reveals every word.
            if (!find('.bb-gallery')) look('a guess is right');
            return;
        }
        await guess(who, fresh(), owner);
        W.seen.wrong = true;
        if (W.compared < 4) {
            const first = page();
            await undo(who);
            await guess(who, fresh(), owner);
            if (first !== page()) W.faults.push('a guess shows: ' + differs(first, page()));
            W.compared += 1;
        }
        return;
    }
    if (find("[data-act='judge-yes']")) {
        const yes = W.seen.refused && !W.seen.accepted;
        W.seen[yes ? 'accepted' : 'refused'] = true;
        return press(yes ? "[data-act='judge-yes']" : "[data-act='judge-no']");
    }
    if (find("[data-act='notes-done']")) {
        write('note', secret(fresh(), who));
        W.seen.notes = true;
        return press("[data-act='notes-done']");
    }
    if (find("[data-act='try']") && lot(2)) { W.seen.second = true; return press("[data-act='try']"); }
    if (find('.bb-answers')) {
        W.seen.asked = true;
        // Once per match, writes down a question for all players.
        if (!W.written && find("[data-act='write-question']")) {
            await press("[data-act='write-question']");
            write('question', 'bigger than a cat?');
            W.written = W.seen.written = true;
        }
        const picked = document.querySelector(".bb-work[aria-pressed='true']")?.dataset.object;
        const [said, whose] = [lot(4), document.querySelector('.bb-title').textContent];
        [...document.querySelectorAll('.bb-answer')][said].click();
        await task();
        // One tap per question: the player's next question keeps the selected object.
        if (picked && find('.bb-answers') && document.querySelector('.bb-title').textContent === whose) {
            W.seen.askedOn = true;
            if (!document.querySelector(`[data-object='${picked}'][aria-pressed='true']`)) W.faults.push('the object is put back');
        }
        return;
    }
    if (W.seen.letter && !W.seen.declined && find("[data-act='decline']")) {
        W.seen.declined = true;
        return press("[data-act='decline']");
    }
    if (find("[data-act='letter']")) {
        document.querySelector(`[data-act='${lot(2) ? 'front' : 'back-end'}']`).click();
        document.querySelectorAll('.bb-nth')[lot(6)].click();
        await task();
        return press("[data-act='letter']");
    }
    if (find("[data-act='curse-try']")) { W.seen.cursedGuess = true; return press("[data-act='curse-try']"); }
    if (find("[data-act='curse-letter']")) {
        const letter = !W.seen.cursedLetter;
        W.seen.cursedLetter = true;
        return press(letter ? "[data-act='curse-letter']" : "[data-act='curse-guess']");
    }
    if (find("[data-act='curse-roll']")) { W.seen.contest = true; return press("[data-act='curse-roll']"); }
    if (find('.bb-wishers')) {
        const can = [...document.querySelectorAll(".bb-wisher:not(:disabled)[aria-pressed='false']")];
        if (!can.length) return press("[data-act='curse-away']");
        can[lot(can.length)].click();
        await task();
        const other = find(".bb-wisher:not(:disabled)[aria-pressed='false']");
        if (other && !W.seen.contest) other.click();
        return task();
    }
    if (find('.bb-call') || (find('.bb-careful') && !find("[data-act='try']"))) {
        const all = [...document.querySelectorAll('.bb-work[data-target]')];
        const pick = all[lot(all.length || 1)];
        if (pick && (find('.bb-call') || lot(2))) { pick.click(); return task(); }
        return press("[data-act='curse-away']");
    }
    if (find("[data-act='roll']")) {
        const curse = find("[data-act='curse']") && !(W.seen.contest && W.seen.cursedLetter && W.seen.cursedGuess);
        if (curse && W.seen.letter) return press("[data-act='curse']");
        if (!W.seen.notes) return document.querySelectorAll('.bb-player button')[lot(4)].click();
        const paid = [...document.querySelectorAll('.bb-cave[data-target]')].find(cave => /question mark|elf/i.test(cave.getAttribute('aria-label')));
        if (paid && lot(2)) { paid.click(); await task(); return press("[data-act='pay']"); }
        return press("[data-act='roll']");
    }
    await task();
};
(async () => {
    for (let n = 0; n < 12 && !W.faults.length; n++) {
        sessionStorage.walk = JSON.stringify({ seen: W.seen, compared: W.compared, seed: W.seed });
        if (find("[data-notice='over']")) return { ...W, over: true };
        await decide();
    }
    return { ...W, over: false };
})().then(done, fault => done({ ...W, faults: [...W.faults, String(fault.stack) + ' ' + document.querySelector('.bb-panel')?.innerText], over: false }));
