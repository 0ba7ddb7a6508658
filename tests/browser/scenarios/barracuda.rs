//! Barracuda: secret money, a turn by keyboard, the agreements before a match, the cost of a take-back.

use serde_json::{Value, json};

use super::{PAGE, WALKING};
use crate::keys::ENTER;
use crate::page::Page;
use crate::table::{Table, act};
use crate::{Outcome, Stage, expect, soon};

/// Plays some decisions of a match of four people. At every curtain and in every public view, the page contains no
/// face-up notes except revealed stakes. Each set of notes is laid twice, with other notes of the same number. All
/// pages of players who may not know them, public and private, must be identical.
const WALK: &str = include_str!("../walks/barracuda.js");

pub(crate) async fn hidden_money(stage: &mut Stage) -> Outcome {
    let table = Table::of(stage);
    let page = table.page;
    // Motion is off, so that pages can be compared.
    table.home().await?;
    table.screen(("settings", "#/settings")).await?;
    page.fill("select[data-act='motion']", "2").await?;
    let mut seen = json!(null);
    let all = ["no", "yes", "join no", "join yes", "sold", "closed", "called"];
    let tried = |seen: &Value| {
        all.iter().all(|what| seen["seen"][what] == json!(true)) && seen["compared"].as_u64() > Some(9)
    };
    // A match may be over before each case has occurred. The first match is played to its end, later ones until all
    // cases are covered.
    let mut has_ended = false;
    'matches: for _ in 0..4 {
        table.set_up("barracuda", 4).await?;
        table.begin().await?;
        for _ in 0..60 {
            seen = page.promised(&format!("{WALKING}\n{PAGE}\n{WALK}")).await?;
            expect!(seen["faults"] == json!([]), "{seen}");
            if seen["over"] == json!(true) {
                break;
            }
            if has_ended && tried(&seen) {
                break 'matches;
            }
        }
        expect!(seen["over"] == json!(true), "the match does not end: {seen}");
        if !has_ended {
            all_open(page).await?;
            has_ended = true;
        }
        if tried(&seen) {
            break;
        }
    }
    expect!(tried(&seen), "not everything was tried, or hardly anything compared: {seen}");
    Ok(())
}

/// After the end all wallets open, then the sheet shows the chart of money and the notes of every offer.
async fn all_open(page: &Page) -> Outcome {
    page.wait_visible(".bc-over").await?;
    expect!(
        !page.has(".bc-sheet .chart").await?,
        "the chart tells what is in the wallets before they are open"
    );
    page.tap(&act("turn-all")).await?;
    page.wait_visible(".bc-sheet .chart").await?;
    page.tap(&act("turn-all")).await?;
    page.wait_visible(".bc-bluff use[href='#bc-note']").await
}

/// Neither the home screen nor a reload reveals an offer.
pub(crate) async fn offer_in_the_save(stage: &mut Stage) -> Outcome {
    let table = Table::of(stage);
    let page = table.page;
    let mut seen = Vec::new();
    for kinds in ["0,4", "1,3"] {
        page.forget().await.ok();
        table.offering(3).await?;
        page.tap(&act("go-on")).await?;
        table.pass_curtain(".bc-lay").await?;
        for kind in kinds.split(',') {
            page.tap(&format!("[data-add='{kind}']")).await?;
        }
        page.tap(".bc-part [data-act='confirm']").await?;
        page.wait_visible(&act("lift")).await?;
        page.reload().await?;
        table.up("play").await?;
        page.wait_visible(".curtain").await?;
        let open = page.is("document.querySelector(\"[data-wallet], use[href='#bc-note']\")").await?;
        expect!(!open, "a reload shows notes");
        table.home().await?;
        // Home's summary of the match, without the time, as the minute may have changed.
        let saves =
            "document.querySelector('main').innerText.split('On the shelf')[0].replace(/\\d+:\\d\\d/g, '')";
        seen.push(page.text_of(saves).await?);
    }
    expect!(seen[0] == seen[1], "home gives an offer away: {} | {}", seen[0], seen[1]);
    Ok(())
}

/// Notes laid before the talk stay hidden until it ends, even while another player looks at their wallet. A tap then
/// slides them over, or their owner changes them behind the curtain.
pub(crate) async fn talk_before_an_offer(stage: &mut Stage) -> Outcome {
    for changed in [false, true] {
        talk_first(stage, changed).await?;
    }
    Ok(())
}

/// If `changed`, a player looks at their wallet during the talk, and the notes are opened again.
async fn talk_first(stage: &Stage, changed: bool) -> Outcome {
    let table = Table::of(stage);
    let page = table.page;
    table.set_up("barracuda", 3).await?;
    table.begin().await?;
    table.bars(3).await?;
    table.first_turn().await?;
    for tap in [
        "[data-way='kind-3']",
        ".bc-house[data-target]",
        "[data-add='0']",
        "[data-add='4']",
        "[data-add='4']",
    ] {
        page.tap(tap).await?;
    }
    page.tap(".bc-part [data-act='confirm']").await?;
    page.wait_visible(".bc-timer").await?;
    expect!(!page.has(".bc-laid, .bc-panel use[href='#bc-note']").await?, "all see what is not laid yet");
    if !changed {
        // A tap beside the buttons goes on, once there was time to read.
        page.until("(document.querySelector('.bc-talk')?.click(), document.querySelector('.curtain'))")
            .await?;
        return table.pass_curtain(".bc-answers").await;
    }
    // BC-1.3: players may look at their own money during the talk.
    page.tap(".bc-player:not([data-seat-turn]) [data-act='visit']").await?;
    table.pass_curtain(&act("visit-done")).await?;
    page.tap(&act("visit-done")).await?;
    page.tap(&act("change")).await?;
    table.pass_curtain(".bc-lay").await?;
    let laid =
        page.text_of("[...document.querySelectorAll('.bc-take b')].map(e => e.textContent).join()").await?;
    expect!(laid == "1,0,0,0,2", "another offer: {laid}");
    page.tap(".bc-part [data-act='confirm']").await?;
    // The tenant's screen starts without notes.
    table.pass_curtain(".bc-answers").await
}

/// A person alone with bots always sees their wallet. Bots show none, so no seat opens a wallet.
pub(crate) async fn alone_with_bots(stage: &mut Stage) -> Outcome {
    let table = Table::of(stage);
    let page = table.page;
    table.set_up("barracuda", 3).await?;
    page.tap(&act("bots")).await?;
    table.begin().await?;
    page.wait_visible(".bc-player").await?;
    expect!(!page.has("[data-act='visit']:enabled").await?, "a plate leads nowhere");
    Ok(())
}

/// Plays the first round by keyboard, including a look at the player's own wallet.
pub(crate) async fn by_keyboard(stage: &mut Stage) -> Outcome {
    let table = Table::of(stage);
    let page = table.page;
    table.set_up("barracuda", 3).await?;
    table.begin().await?;
    let enter = ENTER.to_string();
    let focus = |what: &str| format!("document.activeElement?.matches(\"{what}\")");
    for nth in 1..=3 {
        page.until(&focus(".bc-part [data-act='confirm']")).await?;
        page.keys(&enter).await?;
        page.until(&format!("document.querySelectorAll('.bc-plate').length === {nth}")).await?;
    }
    page.until(&focus("[data-act='begin']")).await?;
    page.run("document.querySelector('[data-act=\"visit\"]').focus();", json!(null)).await?;
    page.keys(&enter).await?;
    // The first step, naming the wallet's owner, is done already.
    page.until(&focus(".curtain:not([data-locked]) [data-act='confirm']")).await?;
    page.keys(&enter).await?;
    page.until(&focus("[data-act='visit-done']")).await?;
    page.wait_visible("[data-wallet='2,3,5,5,7']").await?;
    page.keys(&enter).await?;
    page.until(&focus("[data-act='begin']")).await?;
    expect!(!page.has("[data-wallet]").await?, "the wallet stays open");
    Ok(())
}

/// Three people play with few taps. One sheet has the other player, the deal and the amount, and the app composes the
/// notes. The device changes hands only where another player must see it. Each tap waits for its target, so that none
/// is lost.
pub(crate) async fn taps(stage: &mut Stage) -> Outcome {
    let table = Table::of(stage);
    let page = table.page;
    let hand_over = [".curtain [data-act='lift']", ".curtain [data-act='confirm']"];
    let lay = [".bc-make:last-of-type", ".bc-part [data-act='confirm']:not(:disabled)"];
    // All players look at the result, or at the question before the next round.
    let go_on = "[data-act='go-on'], [data-act='begin']";
    table.set_up("barracuda", 3).await?;
    table.begin().await?;
    // The first round takes one tap per player.
    table.bars(3).await?;
    // Last order takes at most four taps per hand and one for all.
    let mut taps = 0;
    let call = ["[data-act='caller']", ".curtain [data-act='confirm']"];
    let others = hand_over.iter().chain(&lay);
    for tap in call.iter().chain(&lay).chain(others.clone()).chain(others).chain([&go_on]) {
        page.tap(tap).await?;
        taps += 1;
    }
    expect!(taps <= 13, "last order takes {taps} taps");
    // Counts from the offer's maker to the answer seen by all players.
    next_curtain(page, go_on).await?;
    table.pass_curtain(".bc-action").await?;
    let mut taps = 0;
    let offer = ["[data-way='kind-3']", ".bc-house[data-target]"];
    // A tap ends the talk and slides the laid notes over.
    let talked = ["[data-act='go-on']"];
    let answer = ["[data-act='accept']", go_on];
    for tap in offer.iter().chain(&lay).chain(&talked).chain(&hand_over).chain(&answer) {
        page.tap(tap).await?;
        taps += 1;
    }
    expect!(taps <= 9, "an offer takes {taps} taps");
    // Opens bars until a player has three.
    for _ in 0..12 {
        next_curtain(page, go_on).await?;
        table.pass_curtain(".bc-action").await?;
        if page.has("button[data-way='kind-4']:not([aria-disabled])").await? {
            break;
        }
        let first = page.is("/Player 1/.test(document.querySelector('.bc-title').textContent)").await?;
        let mut way = if first { "kind-3" } else { "kind-1" };
        for free in ["kind-0", way] {
            if page.has(&format!("button[data-way='{free}']:not([aria-disabled])")).await? {
                way = free;
                break;
            }
            way = "kind-3";
        }
        page.tap(&format!("[data-way='{way}']")).await?;
        if way == "kind-3" {
            let offer = [".bc-house[data-target]"];
            for tap in offer.iter().chain(&lay).chain(&talked).chain(&hand_over).chain(&answer) {
                page.tap(tap).await?;
            }
            continue;
        }
        if page.has(".bc-choose").await? {
            page.tap(".bc-house[data-target]").await?;
        }
        page.tap(".bc-part [data-act='confirm']").await?;
    }
    // An auction takes three taps to offer the bar, one after the talk, four per bid, three to choose, one for all.
    let mut taps = 0;
    let up = ["[data-way='kind-4']", ".bc-house[data-target]", ".bc-part [data-act='confirm']"];
    let bid = hand_over.iter().chain(&lay);
    let sell = ["[data-act='sell']", go_on];
    for tap in up.iter().chain(&talked).chain(bid.clone()).chain(bid).chain(&hand_over).chain(&sell) {
        page.tap(tap).await?;
        taps += 1;
    }
    expect!(taps <= 16, "an auction takes {taps} taps");
    Ok(())
}

/// Passes the public screens up to the next curtain.
async fn next_curtain(page: &Page, go_on: &str) -> Outcome {
    loop {
        page.until(&format!("document.querySelector(\".curtain, {go_on}\")")).await?;
        if page.has(".curtain").await? {
            return Ok(());
        }
        page.tap(go_on).await?;
    }
}

/// Bars excluded before the match never turn up. Only the player who looks into the bank sees its contents.
pub(crate) async fn agreed_options(stage: &mut Stage) -> Outcome {
    let table = Table::of(stage);
    let page = table.page;
    table.set_up("barracuda", 5).await?;
    page.fill(&act("away"), "1").await?;
    page.fill(&act("away-two"), "0").await?;
    page.fill(&act("away-one"), "1").await?;
    page.fill(&act("talk"), "1").await?;
    page.tap(&act("look")).await?;
    table.begin().await?;
    table.bars(5).await?;
    // The look comes before last order. A player who then looks at their wallet learns nothing of it.
    let told = "/bank held 0/.test(document.body.textContent)";
    for nth in [4, 3] {
        page.wait_visible(&act("begin")).await?;
        let visit = format!("document.querySelectorAll('.bc-player button')[{nth}].click();");
        page.run(&visit, json!(null)).await?;
        table.pass_curtain(&act("visit-done")).await?;
        expect!(!page.is(told).await?, "others see it too");
        page.wait_visible(&act("look")).await?;
        if nth == 4 {
            page.tap(&act("look")).await?;
            // Five players begin with all the money, so the bank is empty.
            page.until("/bank held 0/.test(document.querySelector('.bc-saw')?.textContent)").await?;
            soon!(!page.has(&act("look")).await?, "a second look is offered");
        }
        page.tap(&act("visit-done")).await?;
    }
    page.tap(&act("begin")).await?;
    for _ in 0..5 {
        page.tap(&act("go-on")).await?;
        table.pass_curtain(".bc-action").await?;
        let looked =
            page.is("/Player 5/.test(document.querySelector('.bc-part .bc-title').textContent)").await?;
        soon!(page.has(&act("look")).await? != looked, "a look is offered to the wrong one");
        soon!(page.is(told).await? == looked, "others see it too");
        page.tap("[data-way='kind-0']").await?;
        page.tap(".bc-part [data-act='confirm']").await?;
    }
    let names =
        page.text_of("[...document.querySelectorAll('.bc-plate b')].map(e => e.textContent).join()").await?;
    expect!(names.split(',').count() == 10, "not ten bars: {names}");
    expect!(!names.contains("Neptune") && !names.contains("Barracuda"), "they were put away: {names}");
    table.announced().await?;
    page.until("/0:[0-3]/.test(document.querySelector('.bc-timer').textContent)").await?;
    // Opens the details of a bar, and the ledger.
    page.tap("[data-spot='0']").await?;
    page.wait_visible("dialog[data-dialog='bar'][open] .bc-info").await?;
    page.tap("dialog[open] [data-act='close']").await?;
    page.tap(&act("ledger")).await?;
    page.until("/rent/.test(document.querySelector(\"dialog[data-dialog='ledger'][open]\").textContent)")
        .await?;
    page.tap("dialog[open] [data-act='close']").await?;
    // Taking back an announcement ends the talk about it.
    page.run("document.querySelector(\"[data-act='undo']\").click();", json!(null)).await?;
    page.until(
        "/announced/.test(document.querySelector(\"dialog[data-dialog='confirm'][open]\").textContent)",
    )
    .await?;
    page.tap("dialog[open] [data-act='confirm']").await?;
    table.pass_curtain(".bc-action").await?;
    Ok(())
}
