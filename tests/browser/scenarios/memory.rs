//! Memory aids in La Bouillabaisse. Two matches that differ only in tricks out of sight have identical text: in the
//! log, at each replayed moment, in names and tooltips, and in announcements. If points are shown, only the points
//! differ.

use bar_a_jeux::games::bouillabaisse::Help;
use serde_json::json;

use super::leaks::{Walk, difference};
use crate::pairs::remembered;
use crate::table::{Table, act};
use crate::{Outcome, Stage, expect};

/// Returns the page now, at every second moment of this round, which has twenty played cards, and after the card that
/// completes the trick.
const ALL: &str = include_str!("../walks/memory.js");

/// Returns the stops of this round's replay, from its last moment back and forth: each place, and whether the trick is
/// out of sight. Walks with the buttons, then with the slider's keys.
const REPLAY_STOPS: &str = include_str!("../walks/replay_stops.js");

/// Removes the points of this round from the pages.
const POINTS: &str = r#"
const plain = text => text.replace(/[+−]?\d+ points so far in this round/g, '')
    .replace(/<span class="bo-points">[^<]*<\/span>/g, '');
return [told.map(plain), told.map(text => (text.match(/points so far in this round/g) ?? []).length)];
"#;

/// Returns the last announcement and the log of the round.
const SAID: &str = "return [document.querySelector('[data-live]').textContent,
    [...document.querySelectorAll('.side-log :is(.log-heading, .log-text)')].map(line => line.textContent).join('\\n'),
    document.querySelector('[data-taken]').textContent];";

struct Revealed {
    /// The pages without points.
    pages: Vec<String>,
    /// How often each page mentions points.
    points: Vec<u64>,
    whole: Vec<String>,
    said: [String; 3],
    /// Each stop on the way back, forth, and back and forth by keys: the moment of the round, and whether it is empty.
    stops: [Vec<(u64, bool)>; 4],
}

async fn told(walk: &Walk<'_>, kept: &[(String, String)]) -> Outcome<Revealed> {
    walk.arrive(kept).await?;
    let stops = serde_json::from_value(walk.script(REPLAY_STOPS).await?)?;
    let whole: Vec<String> = serde_json::from_value(walk.script(ALL).await?)?;
    let plain = format!("const told = {};{POINTS}", json!(whole));
    let (pages, points) = serde_json::from_value(walk.script(&plain).await?)?;
    let said = serde_json::from_value(walk.script(SAID).await?)?;
    Ok(Revealed { pages, points, whole, said, stops })
}

/// Compares all text for each grade of help.
// BO-5.2
pub(crate) async fn memory_aids(stage: &mut Stage) -> Outcome {
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
                expect!(!log.contains("Hidden for now"), "open: {log}");
            }
        }
        let [back, forth, keys_back, keys_forth] = &one.stops;
        expect!(back == keys_back && forth == keys_forth, "{help:?}: keys stop elsewhere: {:?}", one.stops);
        let empty = back.iter().filter(|(_, empty)| *empty).count();
        expect!(
            empty == usize::from(help != Help::Open),
            "{help:?}: looking back stops at {empty} empty moments: {back:?}"
        );
        // The way forth starts at the first moment and also stops at the last.
        let mut again: Vec<_> = back.iter().rev().copied().collect();
        again.push((20, false));
        expect!(*forth == again, "{help:?}: {back:?}, but {forth:?}");
        if help != Help::Open {
            let since = log.split("Round 5\n").last().unwrap_or_default();
            let lines: Vec<&str> = since.lines().filter(|line| !line.is_empty()).collect();
            // One line for all that players must remember, the last trick, and its winner.
            expect!(lines.len() == 5 && lines[0] == "Hidden for now", "{help:?}: {lines:?}");
            continue;
        }
        expect!(banner.contains('+') && spoken.contains('+'), "{banner}, {spoken}");
    }
    Ok(())
}
