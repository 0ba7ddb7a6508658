//! A round of Barrakuda by few taps, its drawings and its log.

use serde_json::json;

use crate::table::{Table, act};
use crate::{Outcome, Stage, expect};

/// Maximum number of taps in a round of three people; a hold counts as one.
const TAPS: u32 = 10;

/// Plays rounds of three people by few taps on the wrecks. The button names its destination, and holding a wreck needs
/// no button. Then the log shows the rounds, the actions of each player and the flow of gold.
pub(crate) async fn ten_taps(stage: &mut Stage) -> Outcome {
    let table = Table::of(stage);
    let page = table.page;
    table.dives(3).await?;
    let mut taps = 0;
    // Each wreck shows the risk of a bite there, and the card its cost.
    expect!(!page.has("[data-risk]").await?, "what could bite is drawn for whoever does not choose");
    for wreck in ["3", "4", "2"] {
        page.hold(&act("lift"), 800).await?;
        page.wait_visible("[data-own]").await?;
        expect!(
            page.has(&format!("[data-wreck='{wreck}'] [data-risk]")).await?,
            "nothing says what could bite"
        );
        page.tap(&format!("[data-wreck='{wreck}'][data-open]")).await?;
        page.until("/cost 2 gold/.test(document.querySelector('.bk-risk-line').textContent)").await?;
        let says =
            page.text_of("document.querySelector('.bk-panel [data-act=\"confirm\"]').textContent").await?;
        expect!(says.contains(&format!("Dive to wreck {wreck}")), "the button says {says:?}");
        page.tap(".bk-panel [data-act='confirm']").await?;
        page.wait_hidden("[data-own]").await?;
        taps += 3;
    }
    // The log reports no more than the sea shows, though the cards have turned up.
    page.wait_visible(&act("skip")).await?;
    let ahead = "document.querySelectorAll('.side-log .log-text').length > document.querySelectorAll('.bk-story li').length";
    expect!(!page.is(ahead).await?, "the log tells ahead");
    taps += rest_of_round(&table).await?;
    expect!(taps <= TAPS, "{taps} taps in the first round");
    taps = 0;
    // One player stores gold, another takes back or removes a card, so there are decisions to make.
    for wreck in ["1", "5", "4"] {
        page.hold(&act("lift"), 800).await?;
        page.wait_visible("[data-own]").await?;
        page.hold(&format!("[data-wreck='{wreck}'][data-open]"), 800).await?;
        page.wait_hidden("[data-own]").await?;
        taps += 2;
    }
    taps += rest_of_round(&table).await?;
    expect!(taps <= TAPS, "{taps} taps in the second round");
    // One player lures the Barracuda alone: no path is suggested, and the wrecks within reach are offered.
    for card in ["b", "[data-own]", "[data-own]"] {
        page.hold(&act("lift"), 800).await?;
        page.wait_visible("[data-own]").await?;
        let card = if card == "b" { "[data-own='b']" } else { card };
        page.hold(card, 800).await?;
        page.wait_hidden("[data-own]").await?;
    }
    table.tell().await?;
    page.wait_visible(&act("steer")).await?;
    expect!(!page.has(".bk-ways .primary").await?, "a way is proposed to whoever steers");
    let invited = page.eval("document.querySelectorAll('.bk-tile[data-target]').length").await?;
    let ways = page.eval("document.querySelectorAll('[data-act=\"steer\"]').length").await?;
    expect!(invited == ways, "{invited} wrecks invite, there are {ways} ways");
    page.tap(".bk-tile[data-target]").await?;
    page.wait_hidden(&act("steer")).await?;
    rest_of_round(&table).await?;
    // In a high window the curtain leaves room for the log's filter.
    page.device((1280, 1000, 1)).await?;
    // The log has a heading per round, no lines about hidden cards, and gold under its owner's mark.
    let log = |what: &str| {
        format!("[...document.querySelectorAll('.side-log {what}')].map(e => e.textContent).join('|')")
    };
    let headings = page.text_of(&log(".log-heading")).await?;
    expect!(headings == "Round 1|Round 2|Round 3", "headings: {headings}");
    let all = page.text_of(&log(".log-text")).await?;
    expect!(!all.contains("chosen") && !all.contains("face down"), "noise: {all}");
    let marks = "(() => {
        const colour = of => of.querySelector('.mark')?.dataset.colour;
        const whose = new Map([...document.querySelectorAll('.bk-mate')].map(mate => [mate.querySelector('bdi').textContent, colour(mate)]));
        const marked = [...document.querySelectorAll('.side-log .log-line')].map(line => [line.querySelector('.log-text').textContent.match(/^Player \\d/)?.[0], line]);
        const named = marked.filter(([name]) => name);
        return (named.length && whose.size === 3 ? named.filter(([name, line]) => colour(line) !== whose.get(name)) : marked)
            .map(([, line]) => line.textContent).join('|');
    })()";
    let wrong = page.text_of(marks).await?;
    expect!(wrong.is_empty(), "under the wrong mark: {wrong}");
    page.fill(".side-log [data-act='log-filter']", "1").await?;
    page.until(&format!("{} !== {}", log(".log-text"), json!(all))).await?;
    let gold = page.text_of(&log(".log-text")).await?;
    expect!(gold.split('|').all(|line| line.contains("gold")), "gold: {gold}");
    page.fill(".side-log [data-act='log-filter']", "3").await?;
    page.until(&format!("{} !== {}", log(".log-text"), json!(gold))).await?;
    let second = page.text_of(&log(".log-text")).await?;
    expect!(second.split('|').all(|line| line.contains("Player 2")), "about Player 2: {second}");
    Ok(())
}

/// Expression: the place of the button that opens a curtain, in whole pixels.
const OPENER: &str = "(({ x, y, width, height }) => [x, y, width, height].map(Math.round).join())(
    document.querySelector('.curtain [data-act=\"lift\"]').getBoundingClientRect())";

/// A double tap that drops the curtain opens nothing, even in one-tap mode. A double tap on the curtain's button
/// neither opens a hand nor goes back, and the button keeps its place.
pub(crate) async fn double_taps(stage: &mut Stage) -> Outcome {
    let table = Table::of(stage);
    let page = table.page;
    page.device((844, 390, 1)).await?;
    table.set_up("barrakuda", 2).await?;
    page.tap(&act("one-tap")).await?;
    let shut = async |what: &str| -> Outcome {
        page.wait_visible(".curtain:not([data-locked])").await?;
        expect!(!page.has("[data-own]").await?, "{what}: a hand lies open");
        Ok(())
    };
    page.tap_twice(&act("start")).await?;
    table.up("play").await?;
    shut("Start").await?;
    page.tap(&act("lift")).await?;
    page.wait_visible("[data-own]").await?;
    // The curtain falls under a tap on its own button.
    page.run("window.dispatchEvent(new Event('blur'));", json!(null)).await?;
    shut("its own button").await?;
    page.tap(&act("lift")).await?;
    page.tap("[data-own]").await?;
    page.tap_twice(".bk-panel [data-act='confirm']").await?;
    shut("a card").await?;

    table.set_up("barrakuda", 2).await?;
    page.tap(&act("one-tap")).await?;
    table.begin().await?;
    shut("the first curtain").await?;
    let before = page.text_of(OPENER).await?;
    page.tap_twice(&act("lift")).await?;
    page.wait_visible(".curtain [data-act='confirm']").await?;
    shut("a double tap").await?;
    expect!(page.has(".curtain [data-act='confirm']").await?, "a double tap throws back");
    let after = page.text_of(OPENER).await?;
    expect!(before == after, "the button was at {before}, and is at {after}");
    page.tap(".curtain [data-act='confirm']").await?;
    page.wait_visible("[data-own]").await
}

/// Plays the rest of the round with the first option of each decision, up to the next round. Returns the number of
/// taps; the playback needs none.
async fn rest_of_round(table: &Table<'_>) -> Outcome<u32> {
    let page = table.page;
    let mut taps = 0;
    loop {
        table.tell().await?;
        page.wait_visible(".bk-ways .button").await?;
        taps += 1;
        if page.has(&act("go-on")).await? {
            page.tap(&act("go-on")).await?;
            page.wait_visible(&act("lift")).await?;
            return Ok(taps);
        }
        let before = page.text_of("document.querySelector('.bk-panel').textContent").await?;
        page.tap(".bk-ways .button").await?;
        page.until(&format!("document.querySelector('.bk-panel').textContent !== {}", json!(before))).await?;
    }
}
