//! Examples on the rules pages, and files that are fetched on first use.

use bar_a_jeux::words::offered::{EXAMPLES, OfferedExample};
use serde_json::{Value, json};

use crate::keys::{ENTER, ESCAPE, LEFT, RIGHT, TAB};
use crate::languages;
use crate::table::{Table, act};
use crate::{Outcome, Stage, expect, soon};

/// The smallest supported phone.
const PHONE: (u32, u32, u32) = (360, 740, 2);

/// Expression: the explanation of a step.
const SAID: &str = "document.querySelector('.lesson-said').textContent";

/// Expression: the current step, as "2/5".
const STEP: &str = "document.querySelector('.lesson-steps [aria-hidden]').textContent";

/// Expression: the address of the focused link, if any.
const LINK: &str = "document.activeElement?.getAttribute('href')";

/// Plays an example of each game by keyboard from its passage to its end, one step back, and back to its link.
pub(crate) async fn examples_by_keys(stage: &mut Stage) -> Outcome {
    let table = Table::of(stage);
    let page = table.page;
    page.device(PHONE).await?;
    table.home().await?;
    let games = ["barragoon", "bouillabaisse", "barrakuda", "barracuda", "barbarossa"];
    for (turn, game) in games.into_iter().enumerate() {
        // The lessons begin with the first language.
        table
            .anew_in(languages::nth(turn + languages::COUNT - 1), ("rules", &format!("#/rules/{game}")))
            .await?;
        let mut offered = EXAMPLES.iter().filter(|example| example.game == game);
        for example in offered.clone() {
            let link = format!("#rules-{} a[href='{}']", example.section, href(example));
            soon!(page.has(&link).await?, "{link} is not on the page");
        }
        let last = offered.next_back().ok_or("nothing is shown")?;
        walk(&table, &href(last)).await?;
    }
    Ok(())
}

/// Returns the address of an example.
fn href(example: &OfferedExample) -> String {
    format!("#/rules/{}/{}/{}", example.game, example.section, example.id)
}

/// Goes from the rules to the end of an example, and back to its link.
async fn walk(table: &Table<'_>, own: &str) -> Outcome {
    let page = table.page;
    page.run("document.querySelector(`a[href='${arguments[0]}']`).focus();", json!(own)).await?;
    page.keys(&ENTER.to_string()).await?;
    table.up("example").await?;
    page.until(&format!("{SAID}.length > 10")).await?;
    let steps: usize = page.text_of(&format!("{STEP}.split('/')[1]")).await?.parse()?;
    for step in 2..=steps {
        let before = page.text_of(SAID).await?;
        page.keys(&RIGHT.to_string()).await?;
        page.until(&format!("{STEP} === '{step}/{steps}' && {SAID} !== {}", json!(before))).await?;
        let wide = page.is("document.documentElement.scrollWidth > innerWidth").await?;
        expect!(!wide, "{own}: something is wider than the phone in step {step}");
    }
    // At the end the key has no effect, so holding it down does not leave the example.
    page.keys(&RIGHT.to_string()).await?;
    page.keys(&LEFT.to_string()).await?;
    page.until(&format!("{STEP} === '{}/{steps}'", steps - 1)).await?;
    // No part of the board takes the focus.
    for _ in 0..6 {
        page.keys(&TAB.to_string()).await?;
        let inside = page.is("Boolean(document.activeElement?.closest('.example-board'))").await?;
        expect!(!inside, "{own}: a key leads to the board");
    }
    page.keys(&ESCAPE.to_string()).await?;
    table.up("rules").await?;
    page.until(&format!("{LINK} === {}", json!(own))).await?;
    let there =
        "(box => box.top >= 0 && box.bottom <= innerHeight)(document.activeElement.getBoundingClientRect())";
    page.until(there).await?;
    Ok(())
}

/// A step changes the board and a step back restores it. An example opened by its address leads back to its passage.
pub(crate) async fn example_played(stage: &mut Stage) -> Outcome {
    let table = Table::of(stage);
    let page = table.page;
    table.home().await?;
    page.hash("#/rules/barragoon/moves/moves").await?;
    page.reload().await?;
    table.up("example").await?;
    table.shows(&[("d3", "w3"), ("d6", ".")]).await?;
    page.tap(&act("example-next")).await?;
    table.shows(&[("d3", "."), ("d6", "w3")]).await?;
    page.tap(&act("example-next")).await?;
    table.shows(&[("b9", "."), ("b8", "b2")]).await?;
    page.tap(&act("example-back")).await?;
    table.shows(&[("b9", "b2"), ("b8", "."), ("d6", "w3")]).await?;
    page.tap(&act("example-back")).await?;
    table.shows(&[("d3", "w3")]).await?;
    // The example plays by itself to its end, and again from its beginning.
    page.tap(&act("example-play")).await?;
    page.until(&format!("{STEP} === '2/5'")).await?;
    table.shows(&[("d6", "w3")]).await?;
    page.tap(&act("example-play")).await?;
    let kept = page.eval("Object.keys(localStorage).filter(key => key.includes('/match/')).length").await?;
    expect!(kept == 0, "an example is among the matches");
    page.tap(&act("back")).await?;
    table.up("rules").await?;
    let hash = page.text_of("location.hash").await?;
    expect!(hash == "#/rules/barragoon/moves", "left for {hash}");
    Ok(())
}

/// A file that cannot be fetched on first use gives a message and can be tried again.
pub(crate) async fn fetched_again(stage: &mut Stage) -> Outcome {
    let table = Table::of(stage);
    let page = table.page;
    for (screen, hash) in [
        ("lesson", "#/learn/barrakuda"),
        ("example", "#/rules/barracuda/offers/refused"),
        ("problems", "#/problems"),
    ] {
        table.home().await?;
        page.run("window.own = window.fetch; window.fetch = () => Promise.reject(Error());", Value::Null)
            .await?;
        page.hash(hash).await?;
        table.up("not-fetched").await?;
        page.wait_visible("[data-notice='not-fetched']").await?;
        page.run("window.fetch = window.own;", Value::Null).await?;
        page.tap(&act("fetch-again")).await?;
        table.up(screen).await?;
    }
    Ok(())
}
