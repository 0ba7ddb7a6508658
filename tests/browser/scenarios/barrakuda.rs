//! Barrakuda: hidden cards, cards drawn from a pocket, a round by keyboard, editors for the floor and the wreck cards.

use serde_json::json;

use super::{HASTE, PAGE, WALKING};
use crate::keys::ENTER;
use crate::table::{Table, act};
use crate::{Outcome, Stage, expect};

/// Plays one round of a match of four people. Each player chooses twice, with two different cards. The next player's
/// pages, before the curtain and behind it, must be identical.
const ROUND: &str = include_str!("../walks/barrakuda.js");

/// A hasty second tap opens nothing. A player with an open hand cannot take back another's hidden card alone: the table
/// is asked, by name.
pub(crate) async fn undo_of_anothers_card(stage: &mut Stage) -> Outcome {
    let table = Table::of(stage);
    let page = table.page;
    table.dives(3).await?;
    page.wait_visible(&act("lift")).await?;
    page.promised(&format!("{WALKING}\n{HASTE}")).await?;
    expect!(!page.is("document.querySelector('[data-own]')").await?, "two taps in haste open a hand");
    table.lift().await?;
    table.dive("3").await?;
    table.lift().await?;
    page.tap("[data-own='4']").await?;
    page.tap(&act("undo")).await?;
    let asked = "document.querySelector(\"dialog[data-dialog='confirm'][open]\")?.textContent";
    page.until(&format!("{asked}?.includes('Player 1')")).await?;
    expect!(!page.has("[data-own]").await?, "a hand lies open below the question");
    page.tap("dialog[open] [data-act='cancel']").await?;
    table.lift().await?;
    table.dive("4").await?;
    // If the table agrees, only that card returns.
    table.lift().await?;
    page.tap(&act("undo")).await?;
    page.tap("dialog[open] [data-act='confirm']").await?;
    page.wait_visible(".curtain").await?;
    page.until("document.querySelectorAll('.bk-chosen').length === 1").await?;
    // The curtain offers the device to no bot.
    table.set_up("barrakuda", 3).await?;
    table.bot(2, "easy").await?;
    table.begin().await?;
    page.wait_visible(&act("lift")).await?;
    let others = page.eval("document.querySelectorAll('.curtain-others .button').length").await?;
    expect!(others == 1, "{others} may take the device first, of whom one is a bot");
    Ok(())
}

pub(crate) async fn hidden_choices(stage: &mut Stage) -> Outcome {
    let table = Table::of(stage);
    let page = table.page;
    // Motion is off, so that pages can be compared.
    table.home().await?;
    table.screen(("settings", "#/settings")).await?;
    page.fill("select[data-act='motion']", "2").await?;
    table.dives(4).await?;
    let (mut rounds, mut compared) = (0, 0);
    let enough = 5;
    while rounds < enough {
        let seen = page.promised(&format!("{WALKING}\n{PAGE}\n{ROUND}")).await?;
        expect!(seen["faults"] == json!([]), "round {}: {seen}", rounds + 1);
        compared += seen["compared"].as_u64().unwrap_or_default();
        rounds += 1;
        if seen["over"] == json!(true) {
            // A match may be short; the next one continues the count of rounds.
            table.dives(4).await?;
        }
    }
    expect!(compared > 2 * enough, "hardly a choice was compared: {compared}");
    // Neither the home screen nor a reload reveals the hidden cards.
    let mut seen = Vec::new();
    for card in ["1", "5"] {
        // Makes this match the only one on the shelf.
        page.forget().await?;
        table.dives(2).await?;
        table.lift().await?;
        table.dive(card).await?;
        page.reload().await?;
        table.up("play").await?;
        page.wait_visible(".curtain:not([data-locked])").await?;
        // Each match has its wrecks elsewhere.
        let play = "(() => { const main = document.querySelector('main').cloneNode(true);
            main.querySelectorAll('.bk-sea').forEach(part => part.remove());
            return main.outerHTML.replace(/(id|for|aria-describedby)=\"[^\"]*\"/g, ''); })()";
        let play = page.text_of(play).await?;
        table.home().await?;
        // The minute may have changed, and the app may have become ready for offline play.
        let saves = "[...document.querySelectorAll('main > :not(.state)')].map(e => e.innerText.replace(/\\d+:\\d\\d/g, '')).join()";
        let saves = page.text_of(saves).await?;
        seen.push((play, saves));
    }
    expect!(seen[0].0 == seen[1].0, "a reload gives a choice away: {} | {}", seen[0].0, seen[1].0);
    expect!(seen[0].1 == seen[1].1, "home gives a choice away: {} | {}", seen[0].1, seen[1].1);
    Ok(())
}

/// Two cards drawn from a hand appear only behind the curtain of the player who drew them.
pub(crate) async fn picked_pocket(stage: &mut Stage) -> Outcome {
    let table = Table::of(stage);
    let page = table.page;
    table.set_up("barrakuda", 3).await?;
    page.tap("[data-swap='1']").await?;
    // A line with the lair at its end, far from all divers; only the dice move the Barracuda.
    page.fill(&act("ground"), "4").await?;
    table.begin().await?;
    for _ in 0..30 {
        for card in ["1", "4", "3"] {
            table.lift().await?;
            // The first chooser changes each round; the first seat dives for the pocket.
            let first = page.is("document.querySelector('.bk-hand') && document.querySelectorAll('.bk-chosen').length === 0").await?;
            let card = if first { "1" } else { card };
            let there = page.has(&format!("[data-own='{card}']")).await?;
            let card = if there {
                card.to_owned()
            } else {
                page.text_of("document.querySelector('[data-own]').dataset.own").await?
            };
            table.dive(&card).await?;
        }
        let late =
            "[...document.querySelectorAll('.bk-ways .button')].find(b => /pocket/.test(b.textContent))";
        let mut drawn = false;
        loop {
            table.tell().await?;
            // A bare number would look like the count of cards that return.
            let counted = "[...document.querySelectorAll('.bk-ways .button')]
                .some(b => /^Take back \\d/.test(b.textContent))";
            expect!(!page.is(counted).await?, "the cards that come back look like a number of cards");
            if page.is(late).await? {
                page.eval(&format!("{late}.click()")).await?;
            } else if page.has(&act("go-on")).await? {
                page.tap(&act("go-on")).await?;
                break;
            } else if page.has(".curtain").await? {
                drawn = true;
                break;
            } else if page.has(".bk-ways .primary").await? {
                page.tap(".bk-ways .primary").await?;
            } else if page.has(&act("steer")).await? {
                page.tap(&act("steer")).await?;
            }
        }
        if drawn {
            let none = !page.is("document.querySelector('[data-drawn]')").await?;
            expect!(none, "the cards drawn are in the page before the curtain is up");
            page.tap(&act("lift")).await?;
            expect!(!page.is("document.querySelector('[data-drawn]')").await?, "shown at the second step");
            page.tap(".curtain [data-act='confirm']").await?;
            page.until("document.querySelectorAll('[data-drawn]').length === 2").await?;
            page.run("window.dispatchEvent(new Event('blur'));", json!(null)).await?;
            page.wait_visible(&act("lift")).await?;
            expect!(
                !page.is("document.querySelector('[data-drawn]')").await?,
                "still there behind the curtain"
            );
            page.tap(&act("lift")).await?;
            page.tap(".curtain [data-act='confirm']").await?;
            page.tap(&act("put")).await?;
            page.until("/as if played/.test(document.querySelector('.bk-story').textContent)").await?;
            return Ok(());
        }
    }
    Err("nobody was ever alone on wreck 1".into())
}

/// Plays a round by keyboard alone: each curtain, a card, and every decision by Enter.
pub(crate) async fn by_keyboard(stage: &mut Stage) -> Outcome {
    let table = Table::of(stage);
    let page = table.page;
    table.dives(3).await?;
    let enter = ENTER.to_string();
    for seat in 0..3 {
        page.until("document.activeElement?.matches(\".curtain:not([data-locked]) [data-act='lift']\")")
            .await?;
        page.keys(&enter).await?;
        page.until("document.activeElement?.matches(\".curtain:not([data-locked]) [data-act='confirm']\")")
            .await?;
        page.keys(&enter).await?;
        page.until("document.activeElement?.dataset.own").await?;
        page.keys(&"\u{E004}".repeat(seat)).await?;
        page.keys(&enter).await?;
        page.until("document.querySelector('[data-own][aria-pressed=\"true\"]')").await?;
        // The confirm button follows the hand.
        page.run("document.querySelector('.bk-panel [data-act=\"confirm\"]').focus();", json!(null)).await?;
        page.keys(&enter).await?;
    }
    for _ in 0..60 {
        page.until(
            "document.activeElement?.closest('.bk-panel') && document.activeElement.matches('button')",
        )
        .await?;
        if page.is("document.activeElement.dataset.act === 'go-on'").await? {
            page.keys(&enter).await?;
            page.until("document.activeElement?.matches(\".curtain:not([data-locked]) [data-act='lift']\")")
                .await?;
            return Ok(());
        }
        let before = page.text_of("document.querySelector('.bk-panel').textContent").await?;
        page.keys(&enter).await?;
        page.until(&format!("document.querySelector('.bk-panel').textContent !== {}", json!(before))).await?;
    }
    Err("the round does not end".into())
}

/// A round without decisions is still played back; then another player chooses first.
pub(crate) async fn nothing_to_decide(stage: &mut Stage) -> Outcome {
    let table = Table::of(stage);
    let page = table.page;
    table.dives(2).await?;
    for _ in 0..2 {
        table.lift().await?;
        table.dive("b").await?;
    }
    page.until("/All cards are turned up/.test(document.querySelector('.bk-story').textContent)").await?;
    expect!(!page.has(".curtain").await?, "the curtain falls before it has been told");
    table.tell().await?;
    page.tap(&act("go-on")).await?;
    page.until("/Player 2/.test(document.querySelector('.curtain h2').textContent)").await?;
    // After a take-back by consent and a redo, the round is played back again.
    let covered = page.is("document.querySelector(\"[data-act='undo']\").disabled").await?;
    expect!(covered, "somebody can take a step back from behind the curtain");
    page.tap(&act("lift")).await?;
    page.tap(".curtain [data-act='confirm']").await?;
    page.wait_hidden(".curtain").await?;
    page.run("document.querySelector(\"[data-act='undo']\").click();", json!(null)).await?;
    page.tap("dialog[open] .primary").await?;
    page.until("document.querySelectorAll('.bk-chosen').length === 1").await?;
    Ok(())
}

/// A disconnected floor is refused with its reason; the table's own wreck cards are saved and used.
pub(crate) async fn floor_and_sets(stage: &mut Stage) -> Outcome {
    let table = Table::of(stage);
    let page = table.page;
    table.set_up("barrakuda", 2).await?;
    // A first match suggests the floor of the rulebook's example.
    let ground = page.text_of(&format!("document.querySelector(\"select{}\").value", act("ground"))).await?;
    expect!(ground == "1", "the floor of a first match is {ground}");
    let lair =
        page.text_of("document.querySelector('[data-swap=\"6\"] .visually-hidden').textContent").await?;
    expect!(lair.contains("When the Barracuda stops here: everyone"), "when it happens is not said: {lair}");
    page.fill(&act("ground"), "3").await?;
    page.fill(&act("ground"), "5").await?;
    // Wreck 6 goes to a separate corner.
    page.tap("[data-cell='3,3']").await?;
    page.tap("[data-cell='5,5']").await?;
    page.until("/wreck 6/.test(document.querySelector('.bk-verdict').textContent)").await?;
    page.tap(&act("start")).await?;
    page.until("/wreck 6/.test(document.querySelector('.setup-start .wrong').textContent)").await?;
    page.tap("[data-cell='5,5']").await?;
    page.tap("[data-cell='4,2']").await?;
    page.until("/are connected/.test(document.querySelector('.bk-verdict').textContent)").await?;
    page.wait_visible(&act("letter")).await?;
    // A set needs a name. A named set is used at once and survives a reload.
    page.tap(&act("edit-set")).await?;
    // Any amount is allowed, and a stop action on any wreck.
    page.fill("dialog[open] [data-act='special']", "1").await?;
    for _ in 0..4 {
        page.tap("dialog[open] [data-edit='1'] [data-act='amount'] [data-act='more']").await?;
    }
    page.fill("dialog[open] [data-edit='1'] [data-act='stop']", "2").await?;
    page.tap(&act("keep-set")).await?;
    page.wait_visible("dialog[open] .wrong").await?;
    page.fill(&act("set-name"), "Chez nous").await?;
    page.tap(&act("keep-set")).await?;
    page.until("document.querySelector('select[data-act=\"wreck-set\"]').selectedOptions[0]?.textContent === 'Chez nous'").await?;
    // The table's own cards always follow the rulebook, so there is no choice of reading.
    page.wait_hidden(&act("letter")).await?;
    page.reload().await?;
    table.up("setup").await?;
    let sets = page.text_of("document.querySelector('select[data-act=\"wreck-set\"]').textContent").await?;
    expect!(sets.contains("Chez nous"), "the set is lost: {sets}");
    page.fill(&act("wreck-set"), "1").await?;
    // The refused floor is still there for changes.
    page.fill(&act("ground"), "2").await?;
    // The option hides the warnings about bites.
    table.unfold().await?;
    page.tap(&act("warned")).await?;
    table.begin().await?;
    page.tap("[data-wreck='1']").await?;
    page.until("/Special action: 5 gold/.test(document.querySelector('dialog[open]').textContent)").await?;
    page.until("/Barracuda stops here:.*flings/.test(document.querySelector('dialog[open]').textContent)")
        .await?;
    let ours = page.is("/our own choice/.test(document.querySelector('dialog[open]').textContent)").await?;
    expect!(!ours, "the table's own cards are said to be ours");
    page.keys("\u{e00c}").await?;
    page.wait_hidden("dialog[open]").await?;
    page.tap("[data-wreck='2']").await?;
    page.until("/2 oldest movement cards(?!; the one just played stays)/.test(document.querySelector('dialog[open]')?.textContent)").await?;
    page.keys("\u{e00c}").await?;
    table.lift().await?;
    page.wait_visible(".bk-tile[data-open]").await?;
    expect!(!page.has("[data-risk]").await?, "what could bite is told to a table that wants it hard");
    Ok(())
}
