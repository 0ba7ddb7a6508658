//! The page's content before the app runs.

use crate::table::{Table, act};
use crate::{Outcome, Stage, expect};

/// Holds the app back until the test calls `start()`.
pub(crate) const HOLD_START: &str = include_str!("../walks/hold_start.js");

/// Records the element with the largest paint.
pub(crate) const LARGEST: &str = include_str!("../walks/largest.js");

/// Returns text and place of each home element that the shell has too.
const PLACES: &str = include_str!("../walks/home_places.js");

/// The window of the app: the page's own, or that of the frame in it.
const WINDOW: &str =
    "const win = document.getElementById('app')?.contentWindow ?? window, doc = win.document;";

/// Home appears before the app runs, and the app replaces it without a jump; a link tapped meanwhile works. Checked at
/// a first visit, with a match in progress, and offline.
pub(crate) async fn replaced_by_the_app(stage: &mut Stage) -> Outcome {
    {
        let table = Table::of(stage);
        table.page.open(&stage.server.framed(360, 740, "#/")).await?;
        stays(&table, "").await?;
        let in_sight = format!(
            "(() => {{ {WINDOW} return [...doc.querySelectorAll('.game')]
                 .every(game => game.getBoundingClientRect().bottom <= win.innerHeight); }})()"
        );
        expect!(table.page.is(&in_sight).await?, "not all games are in sight on a phone");

        table.page.open(&stage.server.url()).await?;
        table.page.until("window.start && document.querySelector('.shell .game-link')").await?;
        stays(&table, "document.querySelectorAll('.shell .game-link')[2].focus();").await?;
        let now = table.page.text_of("document.activeElement.getAttribute('href')").await?;
        expect!(now == "#/problems", "the keyboard was on the problems, now it is on {now:?}");

        table.page.reload().await?;
        table.page.until("window.start").await?;
        table.page.tap(".shell .game-card[href$='barrakuda']").await?;
        table.page.wait_hidden(".shell").await?;
        table.page.eval("window.start()").await?;
        table.up("setup").await?;
        table.page.tap(&act("start")).await?;
        table.up("play").await?;
        table.page.hash("#/").await?;
        table.up("home").await?;
        table.page.reload().await?;
        let with_match = stays(&table, "").await?;
        expect!(with_match.contains(".match-card"), "no match is in sight: {with_match}");
    }
    stage.server.stop().await;
    let table = Table::of(stage);
    table.page.reload().await?;
    stays(&table, "").await.map(drop)
}

/// Compares all places in the shell and in the app, and checks that the largest paint belongs to the shell. `before`
/// runs in between. Returns the places.
async fn stays(table: &Table<'_>, before: &str) -> Outcome<String> {
    // With the service worker ready, no more parts change by themselves.
    let shell = "win.start && win.largest && doc.documentElement.dataset.offline === 'ready'
                 && doc.querySelector('.shell .game-facts')?.getClientRects().length";
    let first = places(table, shell).await?;
    expect!(first.matches(".game-title").count() == 5, "not all games stand on the shelf: {first}");
    table.page.eval(&format!("(() => {{ {WINDOW} {before} win.start(); }})()")).await?;
    let last = places(table, "doc.documentElement.hasAttribute('data-ready')").await?;
    let moved: Vec<_> = first.lines().zip(last.lines()).filter(|(first, last)| first != last).collect();
    expect!(first == last, "what was there at first has moved or changed: {moved:#?}");
    let largest = table.page.text_of(&format!("(() => {{ {WINDOW} return win.largest; }})()")).await?;
    expect!(largest == "shell", "the largest paint is not of the shell but {largest}");
    Ok(first)
}

/// Returns the places of all elements, once `ready` holds.
async fn places(table: &Table<'_>, ready: &str) -> Outcome<String> {
    table.page.until(&format!("(() => {{ {WINDOW} return {ready}; }})()")).await?;
    let script =
        format!("{WINDOW} {PLACES} settled().then(() => done(places()), why => done('failed: ' + why));");
    Ok(table.page.promised(&script).await?.as_str().unwrap_or_default().to_owned())
}
