//! What the page holds until the app runs.

use crate::table::{Table, act};
use crate::{Outcome, Stage, expect};

/// Holds the app back until the test calls `start()`.
pub(crate) const HELD: &str = include_str!("../walks/held.js");

/// What of home is in both, as text and place of each element.
const PLACES: &str = include_str!("../walks/places.js");

/// The window of the app: the page's own, or that of the frame in it.
const WINDOW: &str =
    "const win = document.getElementById('app')?.contentWindow ?? window, doc = win.document;";

/// Home stands before the app runs, and the app takes its place without a jump; whoever taps it meanwhile gets there.
pub(crate) async fn taken_over(stage: &mut Stage) -> Outcome {
    let table = Table::of(stage);
    for url in [stage.server.url(), stage.server.framed(360, 740, "#/")] {
        table.page.open(&url).await?;
        let before =
            places(&table, "win.start && doc.querySelector('.shell .game-facts')?.getClientRects().length")
                .await?;
        expect!(before.matches(".game-title").count() == 5, "not all games stand on the shelf: {before}");
        table.page.eval(&format!("(() => {{ {WINDOW} win.start(); }})()")).await?;
        let after = places(&table, "doc.documentElement.hasAttribute('data-ready')").await?;
        let moved: Vec<_> =
            before.lines().zip(after.lines()).filter(|(before, after)| before != after).collect();
        let in_sight = format!(
            "(() => {{ {WINDOW} return [...doc.querySelectorAll('.game')]
                 .every(game => game.getBoundingClientRect().bottom <= win.innerHeight); }})()"
        );
        expect!(
            !url.contains("360x740") || table.page.is(&in_sight).await?,
            "not all games are in sight on a phone"
        );
        expect!(before == after, "what was there at first has moved or changed, at {url}: {moved:#?}");
    }

    table.page.open(&stage.server.url()).await?;
    table.page.until("window.start && document.querySelector('.shell .game-link')").await?;
    table.page.eval("document.querySelectorAll('.shell .game-link')[2].focus()").await?;
    let focused = "document.activeElement.getAttribute('href')";
    let link = table.page.text_of(focused).await?;
    table.page.eval("window.start()").await?;
    table.up("home").await?;
    let now = table.page.text_of(focused).await?;
    expect!(!link.is_empty() && now == link, "the keyboard was on {link}, now it is on {now:?}");

    table.page.reload().await?;
    table.page.until("window.start").await?;
    table.page.tap(".shell .game-card[href$='barrakuda']").await?;
    table.page.gone(".shell").await?;
    table.page.eval("window.start()").await?;
    table.up("setup").await?;

    // With a match above the shelf nothing would stand where it does now.
    table.page.tap(&act("start")).await?;
    table.up("play").await?;
    table.page.hash("#/").await?;
    table.up("home").await?;
    table.page.reload().await?;
    table.page.until("window.start").await?;
    expect!(!table.page.has(".shell").await?, "the shelf stands where the matches will be");
    table.page.eval("window.start()").await?;
    table.page.seen(".match-card").await
}

/// Where everything is, once `ready` is so.
async fn places(table: &Table<'_>, ready: &str) -> Outcome<String> {
    table.page.until(&format!("(() => {{ {WINDOW} return {ready}; }})()")).await?;
    let script =
        format!("{WINDOW} {PLACES} settled().then(() => done(places()), why => done('failed: ' + why));");
    Ok(table.page.promised(&script).await?.as_str().unwrap_or_default().to_owned())
}
