//! Barracuda: money nobody else may see, a turn by keys, what is agreed before a match, what a take-back costs.

use serde_json::{Value, json};

use super::{WALKING, dives::LIBRARY};
use crate::table::{Table, act};
use crate::{Outcome, Stage, expect};

const ENTER: char = '\u{E007}';

/// Some decisions of a match of four people. At every curtain, and whenever all look at the screen, no note lies face
/// up in the page but stakes that all have turned up. Whoever lays notes does so twice, with other notes of the same number; whatever those see who may
/// not know, in public and behind their own curtains, must be the same to the letter.
const WALK: &str = r#"
const W = window.walk ??= { ...JSON.parse(sessionStorage.walk ?? '{"seen":{},"compared":0}'), faults: [], curtains: 0, taken: 0 };
const bare = where => {
    const open = [...document.querySelectorAll(".bc-wallet, .bc-lay, .bc-mine, .bc-answer, .bc-bid, .bc-way, .bc-over, [data-wallet], use[href='#bc-note']")].filter(part => !part.closest('.bc-stakes'));
    if (open.length) W.faults.push(where + ': ' + [...open].map(part => part.outerHTML.slice(0, 80)));
};
const guests = () => [...document.querySelectorAll('.bc-player')];
const turn = () => guests().findIndex(guest => guest.matches('[data-seat-turn]'));
const laid = () => document.querySelectorAll('.bc-laid').length;
/** Through the curtain, at both steps of which nothing is to be seen. */
const lift = async () => {
    await until(".curtain [data-act='lift']");
    W.curtains += 1;
    bare('curtain');
    await press(".curtain [data-act='lift']");
    await until(".curtain [data-act='confirm']");
    bare('second step');
    const seen = page();
    await press(".curtain [data-act='confirm']");
    await task();
    if (document.querySelectorAll('[data-wallet]').length > 1) W.faults.push('more than one wallet');
    return seen;
};
/** What everybody sees who may not know, one after the other. */
const look = async knowing => {
    await until(".curtain [data-act='lift']");
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
/** Lays notes, a word of how many of each kind, where they are there; otherwise whatever will do. */
const lay = async notes => {
    await until('.bc-lay');
    document.querySelector("[data-act='all-back']").click();
    await task();
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
        if (!/offer has been slid|bids can have been seen/.test(asked.textContent)) W.faults.push('no reason: ' + asked.textContent);
        await press("dialog[open] [data-act='confirm']");
    }
    await until(".curtain [data-act='lift']");
    for (let n = 0; n < 5 && find('.curtain h2').textContent !== who; n++) {
        const others = [...document.querySelectorAll("[data-act='pass-to']")];
        others.find(other => who.endsWith(other.textContent)).click();
        await task();
    }
    await lift();
};
/** The same decision twice. */
const twice = async (who, one, other, knowing) => {
    // A second match is for what the first one had no time for.
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
const ways = () => [...document.querySelectorAll('button.bc-way:not([hidden])')].map(way => way.dataset.way);
const decide = async () => {
    let who = '';
    if (find(".curtain [data-act='lift']")) {
        who = find('.curtain h2').textContent;
        await lift();
    }
    const all = ['no', 'yes', 'join no', 'join yes', 'sold', 'closed', 'called'].every(what => W.seen[what]);
    if (find("[data-act='go-on']")) {
        bare('all look');
        return press("[data-act='go-on']");
    }
    if (find("[data-act='begin']")) {
        bare('between');
        // In the end stakes take everybody's money.
        const call = all || (W.seen.no && !W.seen.called);
        if (!call) return press("[data-act='begin']");
        // Whoever calls does so in their own hand.
        W.seen.called = true;
        W.stakes = true;
        await press("[data-act='caller']");
        await lift();
        return press("[data-act='call']");
    }
    if (find('.bc-lay')) {
        if (W.stakes) {
            // The last one turns all up.
            if (laid() === 3) { W.stakes = false; return lay(all ? '10100' : '00011'); }
            const own = turn();
            return all ? lay('10100') : twice(who, '00011', '00110', () => [own]);
        }
        if (W.auction) {
            const own = turn();
            if (laid() === 2) W.auction = false;
            return twice(who, '00011', '00110', () => [own, W.actor]);
        }
        // The tenant's is the turn as soon as it lies there.
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
    if (find('.bc-way')) {
        const can = ways();
        const join = W.seen['join no'] && W.seen['join yes'] ? '' : 'kind-2';
        const sale = W.seen.sold && W.seen.closed ? '' : 'kind-4';
        // Two bars taken over give somebody a third one, to be kept for the auction.
        const wanted = [sale, 'kind-0', W.taken < 2 ? 'kind-3' : '', join, 'kind-1', 'kind-2', 'kind-3', 'kind-4'];
        const way = wanted.find(way => can.includes(way));
        W.actor = turn();
        W.auction = way === 'kind-4';
        W.join = way === 'kind-2';
        await press(`[data-way='${way}']`);
        if (find('[data-bar]')) await press('[data-bar]');
        return press(".bc-part [data-act='confirm']");
    }
    await task();
};
(async () => {
    for (let n = 0; n < 12 && !W.faults.length; n++) {
        sessionStorage.walk = JSON.stringify({ seen: W.seen, compared: W.compared });
        if (find("dialog[data-dialog='ending'][open]")) return { ...W, over: true };
        await decide();
    }
    return { ...W, over: false };
})().then(done, fault => done({ ...W, faults: [...W.faults, String(fault.stack) + ' ' + document.querySelector('.bc-panel')?.innerText], over: false }));
"#;

pub(crate) async fn hidden_money(stage: &mut Stage) -> Outcome {
    let table = Table::of(stage);
    let page = table.page;
    // Nothing is moved by itself: what is on the screen is there to be compared.
    table.home().await?;
    table.screen(("settings", "#/settings")).await?;
    page.fill("select[data-act='motion']", "2").await?;
    let mut seen = json!(null);
    let all = ["no", "yes", "join no", "join yes", "sold", "closed", "called"];
    let tried = |seen: &Value| {
        all.iter().all(|what| seen["seen"][what] == json!(true)) && seen["compared"].as_u64() > Some(9)
    };
    // Whose pawn is drawn when is for the bag to say, and a match may be over before all has been tried.
    for _ in 0..4 {
        table.set_up("barracuda", 4).await?;
        table.begin().await?;
        for _ in 0..60 {
            seen = page.promised(&format!("{WALKING}\n{LIBRARY}\n{WALK}")).await?;
            expect!(seen["faults"] == json!([]), "{seen}");
            if !stage.whole() && seen["compared"].as_u64() > Some(2) {
                return Ok(());
            }
            if seen["over"] == json!(true) {
                break;
            }
        }
        expect!(seen["over"] == json!(true), "the match does not end: {seen}");
        if tried(&seen) {
            break;
        }
    }
    expect!(tried(&seen), "not everything was tried, or hardly anything compared: {seen}");
    // What everybody had is open now, and how it went.
    page.tap("dialog[open] [data-act='close']").await?;
    page.seen(".bc-over").await?;
    page.seen(".chart").await?;
    Ok(())
}

/// Neither the home screen nor a reload tells what has been offered.
pub(crate) async fn offer_in_the_save(stage: &mut Stage) -> Outcome {
    let table = Table::of(stage);
    let page = table.page;
    let mut seen = Vec::new();
    for kinds in ["0,4", "1,3"] {
        page.forget().await.ok();
        table.offering(3).await?;
        page.tap(&act("go-on")).await?;
        table.lift_to(".bc-lay").await?;
        for kind in kinds.split(',') {
            page.tap(&format!("[data-add='{kind}']")).await?;
        }
        page.tap(".bc-part [data-act='confirm']").await?;
        page.seen(&act("lift")).await?;
        page.reload().await?;
        table.up("play").await?;
        page.seen(".curtain").await?;
        let open = page.is("document.querySelector(\"[data-wallet], use[href='#bc-note']\")").await?;
        expect!(!open, "a reload shows notes");
        table.home().await?;
        // What is told of the match; the minute may have passed.
        let saves =
            "document.querySelector('main').innerText.split('On the shelf')[0].replace(/\\d+:\\d\\d/g, '')";
        seen.push(page.text_of(saves).await?);
    }
    expect!(seen[0] == seen[1], "home gives an offer away: {} | {}", seen[0], seen[1]);
    Ok(())
}

/// The first round by keys alone, a look at one's own wallet among it.
pub(crate) async fn by_keyboard(stage: &mut Stage) -> Outcome {
    let table = Table::of(stage);
    let page = table.page;
    table.set_up("barracuda", 3).await?;
    table.begin().await?;
    let enter = ENTER.to_string();
    let focus = |what: &str| format!("document.activeElement?.matches(\"{what}\")");
    for _ in 0..3 {
        page.until(&focus("[data-act='lift']")).await?;
        page.keys(&enter).await?;
        page.until(&focus(".curtain [data-act='confirm']")).await?;
        page.keys(&enter).await?;
        page.until(&focus(".bc-way")).await?;
        page.keys(&enter).await?;
        page.seen(".bc-part [data-act='confirm']").await?;
        // The bars of the promenade are buttons too; confirming comes after the actions.
        page.run("document.querySelector('.bc-part [data-act=\"confirm\"]').focus();", json!(null)).await?;
        page.keys(&enter).await?;
    }
    page.until(&focus("[data-act='begin']")).await?;
    page.run("document.querySelector('[data-act=\"visit\"]').focus();", json!(null)).await?;
    page.keys(&enter).await?;
    page.until(&focus("[data-act='lift']")).await?;
    page.keys(&enter).await?;
    page.until(&focus(".curtain [data-act='confirm']")).await?;
    page.keys(&enter).await?;
    page.until(&focus("[data-act='visit-done']")).await?;
    page.seen("[data-wallet='2,3,5,5,7']").await?;
    page.keys(&enter).await?;
    page.until(&focus("[data-act='begin']")).await?;
    expect!(!page.has("[data-wallet]").await?, "the wallet stays open");
    Ok(())
}

/// Bars chosen to be put away never turn up; whoever looks into the bank sees what it holds, and nobody else.
pub(crate) async fn agreed_before(stage: &mut Stage) -> Outcome {
    let table = Table::of(stage);
    let page = table.page;
    table.set_up("barracuda", 5).await?;
    page.fill(&act("away"), "1").await?;
    page.fill(&act("away-two"), "0").await?;
    page.fill(&act("away-one"), "1").await?;
    page.fill(&act("talk"), "1").await?;
    page.tap(&act("look")).await?;
    table.begin().await?;
    for n in 0..10 {
        if n == 5 {
            // Before last order, and without being asked; one of the two may have looked already.
            let mut looked = false;
            for nth in [4, 3] {
                page.seen(&act("begin")).await?;
                let visit = format!("document.querySelectorAll('.bc-player button')[{nth}].click();");
                page.run(&visit, json!(null)).await?;
                table.lift_to(&act("visit-done")).await?;
                if page.has(&act("look")).await? {
                    page.tap(&act("look")).await?;
                    page.until("/bank held 0/.test(document.querySelector('.bc-saw')?.textContent)").await?;
                    looked = true;
                }
                page.tap(&act("visit-done")).await?;
            }
            expect!(looked, "nobody may look before last order");
        }
        if page.has(&act("begin")).await? {
            page.tap(&act("begin")).await?;
        }
        table.lift_to(".bc-way").await?;
        if n == 0 {
            page.tap(&act("look")).await?;
            // Five players begin with all the money there is.
            page.until("/bank held 0/.test(document.querySelector('.bc-saw')?.textContent)").await?;
            expect!(!page.has(&act("look")).await?, "a second look is offered");
        } else if n < 5 {
            let told =
                page.text_of("(document.body.textContent.match(/.{80}bank held.{80}/) ?? [''])[0]").await?;
            expect!(told.is_empty(), "others see it too: {told}");
        }
        page.tap("[data-way='kind-0']").await?;
        page.tap(".bc-part [data-act='confirm']").await?;
    }
    let names =
        page.text_of("[...document.querySelectorAll('.bc-plate b')].map(e => e.textContent).join()").await?;
    expect!(names.split(',').count() == 10, "not ten bars: {names}");
    expect!(!names.contains("Neptune") && !names.contains("Barracuda"), "they were put away: {names}");
    page.tap(&act("begin")).await?;
    table.lift_to(".bc-way").await?;
    page.tap("[data-way='kind-3']").await?;
    page.tap("[data-bar]").await?;
    page.tap(".bc-part [data-act='confirm']").await?;
    page.until("/0:[0-3]/.test(document.querySelector('.bc-timer').textContent)").await?;
    // A closer look at a bar, and at what has happened so far.
    page.tap("[data-spot='0']").await?;
    page.seen("dialog[data-dialog='bar'][open] .bc-info").await?;
    page.tap("dialog[open] [data-act='close']").await?;
    page.tap(&act("ledger")).await?;
    page.until("/rent/.test(document.querySelector(\"dialog[data-dialog='ledger'][open]\").textContent)")
        .await?;
    page.tap("dialog[open] [data-act='close']").await?;
    // An announcement that the table takes back is not talked about any more.
    page.run("document.querySelector(\"[data-act='undo']\").click();", json!(null)).await?;
    page.until(
        "/announced/.test(document.querySelector(\"dialog[data-dialog='confirm'][open]\").textContent)",
    )
    .await?;
    page.tap("dialog[open] [data-act='confirm']").await?;
    table.lift_to(".bc-way").await?;
    Ok(())
}
