//! La Bouillabaisse: hands that only their owners may see, and a trick by keyboard alone.

use serde_json::json;

use super::{HASTE, WALKING};
use crate::keys::{ENTER, RIGHT};
use crate::table::{Table, act};
use crate::{Outcome, Stage, expect};

/// Reads all hands from the save and searches the page for their cards. Three places may name cards: the menu card, the
/// log, and the last trick until the next card. The latter two show earlier rounds, which had the same cards.
pub(crate) const LIBRARY: &str = include_str!("../walks/hands.js");

/// Plays some steps of a match of four people, within the driver's time limit for scripts. At each curtain the page
/// contains no card of any hand, and behind it only the player's own.
const WALK: &str = include_str!("../walks/bouillabaisse.js");

pub(crate) async fn hidden_hands(stage: &mut Stage) -> Outcome {
    let table = Table::of(stage);
    table.home().await?;
    table.screen(("settings", "#/settings")).await?;
    // With the second step a button, the test need not wait for a timer.
    table.page.tap(&act("confirm-moves")).await?;
    table.cards(4).await?;
    table.page.wait_visible(".curtain").await?;
    let (mut curtains, mut rounds) = (0, 0);
    // One round is enough, since later ones show hands and curtains in the same way.
    for _ in 0..15 {
        let seen = table.page.promised(&format!("{WALKING}\n{LIBRARY}\n{WALK}")).await?;
        expect!(seen["faults"] == json!([]), "{seen}");
        curtains += seen["curtains"].as_u64().unwrap_or_default();
        rounds += seen["rounds"].as_u64().unwrap_or_default();
        if rounds == 1 {
            break;
        }
    }
    expect!(rounds == 1 && curtains > 30, "{rounds} rounds, {curtains} curtains");
    // Leaving the screen silences a hand that is being read out.
    table.cards(4).await?;
    table.lift().await?;
    table.page.tap(&act("read-hand")).await?;
    table.page.until("/ of /.test(document.querySelector('[data-live]').textContent)").await?;
    table.screen(("settings", "#/settings")).await?;
    let said = table.page.text_of("document.querySelector('[data-live]').textContent").await?;
    expect!(!said.contains(" of "), "still to be heard: {said}");
    // A reload in the middle of the next match leads back to the curtain.
    table.cards(4).await?;
    table.lift().await?;
    table.page.reload().await?;
    table.up("play").await?;
    table.page.wait_visible(".curtain").await?;
    let seen = table.page.promised(&format!("{WALKING}\n{LIBRARY}\ndone(shown(hands().flat()));")).await?;
    expect!(seen == json!([]), "shown after a reload: {seen}");
    Ok(())
}

/// Plays a trick by keyboard alone: passes each curtain, walks along the hand, lifts a card, puts it back and plays it.
/// Holding the key or a finger at the curtain opens it at once.
pub(crate) async fn by_keyboard(stage: &mut Stage) -> Outcome {
    let table = Table::of(stage);
    let page = table.page;
    table.home().await?;
    table.cards(4).await?;
    for seat in 0..4 {
        page.until("document.activeElement?.matches(\".curtain:not([data-locked]) [data-act='lift']\")")
            .await?;
        match seat {
            1 => page.hold_key(ENTER, 900).await?,
            2 => {
                page.hold(&act("lift"), 900).await?;
                // Lifting a finger moves no keyboard focus.
                page.wait_visible("[data-own]").await?;
                page.run("document.querySelector('.bo-can').focus();", json!(null)).await?;
            }
            _ => {
                // This press is too short for a hold, so it is a tap.
                page.hold_key(ENTER, 100).await?;
                page.until(
                    "document.activeElement?.matches(\".curtain:not([data-locked]) [data-act='confirm']\")",
                )
                .await?;
                page.keys(&ENTER.to_string()).await?;
            }
        }
        page.until("document.activeElement?.classList.contains('bo-can')").await?;
        expect!(
            page.has(".bo-place:first-child[data-turn]").await?,
            "seat {seat} has the device, and sits far from it"
        );
        if seat == 0 {
            let first = page.text_of("document.activeElement.dataset.own").await?;
            page.keys(&RIGHT.to_string()).await?;
            page.until(&format!("document.activeElement.dataset.own !== {}", json!(first))).await?;
            // Lifts the card and puts it back before it is played.
            page.keys(&format!("{ENTER}{ENTER}")).await?;
            page.until("!document.querySelector('.bo-up')").await?;
        }
        expect!(!page.has(".bo-up").await?, "the key that was held down at the curtain lifts a card");
        page.keys(&ENTER.to_string()).await?;
        page.until(&format!("document.querySelectorAll('[data-card]').length === {}", seat + 1)).await?;
    }
    page.wait_visible("[data-taken]").await?;
    let cost = page.text_of("document.querySelector('[data-taken]').textContent").await?;
    expect!(cost.contains("+5"), "what the trick cost is not said: {cost:?}");
    // A tap sends the cards to the trick's winner and clears the table; the cost remains visible.
    page.tap(".bo-ring").await?;
    page.wait_hidden("[data-card]").await?;
    page.wait_visible("[data-taken]").await?;
    // The costs of all six rounds stay visible, with the current one marked.
    let strip = "[...document.querySelectorAll('.bo-recipe')].map(e => e.dataset.when + e.querySelector(':scope > b').textContent).join(' ')";
    let strip = page.text_of(strip).await?;
    expect!(strip == "now+5 later+10 later+50 later+200 later+ later−", "on the menu: {strip}");
    Ok(())
}

/// Holding the button opens the curtain under the finger; releasing it presses no card below. A hand can be sorted, and
/// a drag to the table plays a card.
pub(crate) async fn held_at_the_curtain(stage: &mut Stage) -> Outcome {
    let table = Table::of(stage);
    let page = table.page;
    page.device((740, 360, 1)).await?;
    table.cards(3).await?;
    for turn in 0..3 {
        page.hold(&act("lift"), 900).await?;
        page.wait_visible("[data-own]").await?;
        page.promised("requestAnimationFrame(() => requestAnimationFrame(() => done(true)))").await?;
        expect!(!page.has(".bo-up").await?, "the finger that opened the curtain has lifted a card");
        // The next touch counts.
        if turn == 1 {
            page.tap(&act("sort-hand")).await?;
            page.until(BY_RANK).await?;
            page.drag(".bo-can", ".bo-ring").await?;
        } else {
            page.tap(".bo-can").await?;
        }
        page.wait_visible(".curtain, [data-taken]").await?;
    }
    Ok(())
}

/// Expression: whether the hand lies from the highest rank to the lowest.
const BY_RANK: &str =
    "[...document.querySelectorAll('[data-own]')].map(card => 'AKQJT98765432'.indexOf(card.dataset.own[0]))
    .every((rank, at, all) => !at || all[at - 1] <= rank)";

/// Exports, branches and abandoned matches hold all hands, but reveal none to bypass the curtain.
pub(crate) async fn curtain_not_bypassed(stage: &mut Stage) -> Outcome {
    let table = Table::of(stage);
    let page = table.page;
    table.home().await?;
    table.cards(3).await?;
    let none = async |what: &str| -> Outcome {
        let seen = page.promised(&format!("{WALKING}\n{LIBRARY}\ndone(shown(hands().flat()));")).await?;
        expect!(seen == json!([]), "{what}: {seen}");
        Ok(())
    };
    page.wait_visible(&act("lift")).await?;
    page.promised(&format!("{WALKING}\n{HASTE}")).await?;
    none("two taps").await?;
    // The table is asked while a player looks at their hand.
    if page.has(&act("lift")).await? {
        page.tap(&act("lift")).await?;
    }
    page.tap(&act("confirm")).await?;
    page.tap(".bo-can").await?;
    page.until("document.querySelectorAll('[data-card]').length === 1").await?;
    table.lift().await?;
    page.tap(&act("read-hand")).await?;
    page.tap(&act("undo")).await?;
    page.wait_visible("dialog[open] .primary").await?;
    none("the question to the table").await?;
    page.tap("dialog[open] [data-act='close'], dialog[open] .dialog-body button:not(.primary)").await?;
    page.tap(&act("menu")).await?;
    page.tap(&act("export")).await?;
    page.until("/hands/.test(document.querySelector('dialog[open] .dialog-body')?.textContent)").await?;
    expect!(!page.has(&act("export-file")).await?, "all hands, and nobody was asked");
    none("the question before the export").await?;
    page.tap("dialog[open] [data-act='confirm']").await?;
    page.wait_visible(&act("export-file")).await?;
    none("the export").await?;
    page.tap("dialog[open] [data-act='close']").await?;
    // Another window takes the focus.
    table.lift().await?;
    page.run("window.dispatchEvent(new Event('blur'));", json!(null)).await?;
    page.tap(&act("lift")).await?;
    none("the window without the focus").await?;
    // After the curtain's first step, a look back needs no curtain; the way back leads to that step.
    page.wait_visible(".curtain [data-act='confirm']").await?;
    page.tap(&act("menu")).await?;
    page.tap(&act("replay")).await?;
    page.wait_visible(".timeline").await?;
    expect!(!page.has(".curtain").await?, "a curtain over what is looked back at");
    none("looking back").await?;
    let branch = page.eval("document.querySelector(\"[data-act='branch']\").disabled").await?;
    expect!(branch == json!(true), "a branch would hold all hands");
    page.tap(&act("to-now")).await?;
    table.lift().await?;
    // After a look back, an open hand is behind the curtain again.
    page.tap(&act("menu")).await?;
    page.tap(&act("replay")).await?;
    page.tap(&act("to-now")).await?;
    page.wait_visible(".curtain [data-act='confirm']").await?;
    none("back from looking back").await?;
    page.tap(&act("menu")).await?;
    page.tap(&act("abandon")).await?;
    page.tap("dialog[open] .danger").await?;
    page.wait_visible("[data-notice='over']").await?;
    none("a match that was left").await
}

/// All others become bots at the curtain: the table is asked and the log says so. No hand opens and no bot plays before
/// the last person has opened their hand.
pub(crate) async fn handed_at_the_curtain(stage: &mut Stage) -> Outcome {
    let table = Table::of(stage);
    let page = table.page;
    table.home().await?;
    table.cards(3).await?;
    page.wait_visible(&act("lift")).await?;
    let dealt = page.promised(&format!("{WALKING}\n{LIBRARY}\ndone(acts().length);")).await?;
    let none = async |what: &str| -> Outcome {
        let seen = page.promised(&format!("{WALKING}\n{LIBRARY}\ndone([shown(hands().flat()), acts().length, document.querySelectorAll('[data-own]').length]);")).await?;
        expect!(seen[0] == json!([]) && seen[2] == json!(0), "{what}: {seen}");
        expect!(seen[1] == dealt, "{what}: somebody has played: {seen}");
        Ok(())
    };
    page.tap(&act("menu")).await?;
    page.tap(&act("hand-over")).await?;
    page.until("document.querySelector(\"[data-act='hand-ask']\").disabled").await?;
    for seat in [1, 3] {
        page.fill(&format!("dialog[open] li:nth-child({seat}) select"), "1").await?;
    }
    none("picking").await?;
    page.tap(&act("hand-ask")).await?;
    page.until("(document.querySelector(\"dialog[data-dialog='confirm'][open]\")?.textContent.match(/bot takes over for/gi) ?? []).length === 2").await?;
    none("the question").await?;
    page.tap("dialog[open] [data-act='cancel']").await?;
    none("the answer was no").await?;
    expect!(!page.has(".seat .bot-sign, .log-change").await?, "done without the table");
    page.tap(&act("menu")).await?;
    page.tap(&act("hand-over")).await?;
    for seat in [1, 3] {
        page.fill(&format!("dialog[open] li:nth-child({seat}) select"), "1").await?;
    }
    page.tap(&act("hand-ask")).await?;
    page.tap("dialog[open] [data-act='confirm']").await?;
    page.until("document.querySelectorAll('.side-log .log-change').length === 2").await?;
    let said = page.text_of("document.querySelector('.side-log').innerText").await?;
    expect!(
        said.contains("A bot takes over for Player 1 (beginner)"),
        "the log does not say who plays: {said}"
    );
    // Waits for the remaining person behind the curtain; bots act in public.
    page.until("document.querySelector(\"[data-act='lift']\")").await?;
    let open = "document.querySelectorAll('[data-own]').length";
    expect!(page.is(&format!("{open} === 0")).await?, "a hand lies open");
    // The same after a reload.
    page.reload().await?;
    table.up("play").await?;
    page.wait_visible(&act("lift")).await?;
    expect!(page.is(&format!("{open} === 0")).await?, "a hand lies open after a reload");
    page.until("document.querySelector('.side-log .log-change')").await?;
    table.lift().await?;
    // Opened once, the hand stays open, as there are no other people to hide it from.
    page.run("window.dispatchEvent(new Event('blur'));", json!(null)).await?;
    expect!(!page.has(".curtain").await?, "a curtain with nobody to hide from");
    // With two people again, a curtain lies between them.
    page.tap(&act("menu")).await?;
    page.tap(&act("hand-over")).await?;
    page.fill("dialog[open] li:nth-child(1) select", "0").await?;
    page.tap(&act("hand-ask")).await?;
    page.wait_visible("dialog[data-dialog='confirm'][open]").await?;
    page.tap("dialog[open] [data-act='confirm']").await?;
    page.until("document.querySelectorAll('.side-log .log-change').length === 3").await?;
    page.wait_visible(&act("lift")).await?;
    expect!(page.is(&format!("{open} === 0")).await?, "two people, and a hand lies open");
    Ok(())
}

/// The clock runs for the player who holds the device, from the first turn on, and stops at the curtain.
pub(crate) async fn clock_and_curtain(stage: &mut Stage) -> Outcome {
    let table = Table::of(stage);
    let page = table.page;
    table.set_up("bouillabaisse", 2).await?;
    page.tap(&act("clock")).await?;
    page.tap(&act("start")).await?;
    table.lift().await?;
    // The first turn starts the clock, though the deal came before it.
    page.until("[...document.querySelectorAll('.clock')].some(clock => clock.textContent !== '15:00')")
        .await?;
    page.run("window.dispatchEvent(new Event('blur'));", json!(null)).await?;
    page.wait_visible(&act("lift")).await?;
    page.until("!document.querySelector('.clock.running')").await.map(drop)
}
