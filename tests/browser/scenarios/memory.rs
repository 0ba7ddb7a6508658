//! Help for the memory in La Bouillabaisse: of two matches that differ in nothing but tricks which nobody can look at any
//! more, all the words are the same, in the log, at each moment that is looked back at, in the names and tooltips, in
//! what is said when the next trick is taken. Where points are shown, they alone are not.

use bar_a_jeux::games::bouillabaisse::Help;
use serde_json::json;

use super::leaks::{Walk, difference};
use crate::pairs::remembered;
use crate::table::{Table, act};
use crate::{Outcome, Stage, expect};

/// The page as it is now, at every other moment of this round, whose twenty cards are played, and after the card that
/// completes the trick.
const ALL: &str = include_str!("../walks/memory.js");

/// The stops of this round, from its last moment back and forth again: where they are, and how many say that nothing is in
/// sight. By the buttons, and by the keys of the slider.
const STOPS: &str = include_str!("../walks/stops.js");

/// All that is said of points in this round, taken out of what the page tells.
const POINTS: &str = r#"
const plain = text => text.replace(/[+−]?\d+ points so far in this round/g, '')
    .replace(/<span class="bo-points">[^<]*<\/span>/g, '');
return [told.map(plain), told.map(text => (text.match(/points so far in this round/g) ?? []).length)];
"#;

/// What was said last, and what the log says of the round.
const SAID: &str = "return [document.querySelector('[data-live]').textContent,
    [...document.querySelectorAll('.side-log :is(.log-heading, .log-text)')].map(line => line.textContent).join('\\n'),
    document.querySelector('[data-taken]').textContent];";

struct Told {
    /// Without the points.
    pages: Vec<String>,
    /// How often points are told of, a page each.
    points: Vec<u64>,
    whole: Vec<String>,
    said: [String; 3],
    /// Each stop while going back, forth, and back and forth by keys: the moment of the round, and whether it is empty.
    stops: [Vec<(u64, bool)>; 4],
}

async fn told(walk: &Walk<'_>, kept: &[(String, String)]) -> Outcome<Told> {
    walk.arrive(kept).await?;
    let stops = serde_json::from_value(walk.script(STOPS).await?)?;
    let whole: Vec<String> = serde_json::from_value(walk.script(ALL).await?)?;
    let plain = format!("const told = {};{POINTS}", json!(whole));
    let (pages, points) = serde_json::from_value(walk.script(&plain).await?)?;
    let said = serde_json::from_value(walk.script(SAID).await?)?;
    Ok(Told { pages, points, whole, said, stops })
}

/// A test per grade that compares all the words.
// BO-5.2
pub(crate) async fn memory(stage: &mut Stage) -> Outcome {
    let table = Table::of(stage);
    table.home().await?;
    table.offline_ready().await?;
    table.screen(("settings", "#/settings")).await?;
    table.page.fill(&act("motion"), "2").await?;
    table.page.tap(&act("confirm-moves")).await?;
    let settings = table.page.text_of("localStorage['bar-a-jeux/settings']").await?;
    let grades = [Help::Strict, Help::Usual, Help::Open];
    for help in grades {
        let pair = remembered(help);
        let play = format!("#/play/{}", pair.id);
        let walk = Walk { table: Table::of(stage), play, settings: settings.clone() };
        let one = told(&walk, &pair.kept[0]).await?;
        let other = told(&walk, &pair.kept[1]).await?;
        let [spoken, log, banner] = &one.said;
        let same = |one: &[String], other: &[String]| {
            one.iter().zip(other).find(|(a, b)| a != b).map(|(a, b)| difference(a, b))
        };
        match help {
            Help::Strict => {
                let differs = same(&one.whole, &other.whole);
                expect!(differs.is_none(), "strict: {}", differs.unwrap_or_default());
                expect!(
                    one.points.iter().all(|count| *count == 0),
                    "strict: points are told of: {:?}",
                    one.points
                );
                expect!(!banner.contains(['+', '−']), "strict: the banner tells points: {banner}");
                expect!(!spoken.contains(['+', '−']), "strict: points are spoken: {spoken}");
            }
            Help::Usual => {
                let differs = same(&one.pages, &other.pages);
                expect!(differs.is_none(), "usual: {}", differs.unwrap_or_default());
                expect!(same(&one.whole, &other.whole).is_some(), "usual: the points so far are not shown");
            }
            Help::Open => {
                expect!(same(&one.pages, &other.pages).is_some(), "open: the tricks are not shown");
                expect!(!log.contains("Out of sight"), "open: {log}");
            }
        }
        let [back, forth, keys_back, keys_forth] = &one.stops;
        expect!(back == keys_back && forth == keys_forth, "{help:?}: keys stop elsewhere: {:?}", one.stops);
        let empty = back.iter().filter(|(_, empty)| *empty).count();
        expect!(
            empty == usize::from(help != Help::Open),
            "{help:?}: looking back stops at {empty} empty moments: {back:?}"
        );
        // From the first moment on, and at the last.
        let mut again: Vec<_> = back.iter().rev().copied().collect();
        again.push((20, false));
        expect!(*forth == again, "{help:?}: {back:?}, but {forth:?}");
        if help != Help::Open {
            let since = log.split("Round 5\n").last().unwrap_or_default();
            let lines: Vec<&str> = since.lines().filter(|line| !line.is_empty()).collect();
            // One line for all that is to be remembered, the last trick, and who took it.
            expect!(lines.len() == 5 && lines[0] == "Out of sight for now", "{help:?}: {lines:?}");
            continue;
        }
        expect!(banner.contains('+') && spoken.contains('+'), "{banner}, {spoken}");
    }
    Ok(())
}
