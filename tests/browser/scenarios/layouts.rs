//! The play screen in each moment of docs/moments.md, in windows of phones, tablets and computers, at all text sizes.
//! The board is large and keeps its place, sheets show everything at once, and nothing covers a control.
//!
//! Each run takes a share of the windows, and one language for each moment, all languages in turn. `make layouts` takes
//! all of both.

use std::{
    collections::{BTreeMap, BTreeSet},
    env,
};

use bar_a_jeux::{
    games::{
        barbarossa::Barbarossa,
        barracuda::{self, Barracuda},
        barragoon::Barragoon,
        barrakuda::{self, Barrakuda, WRECKS},
        bouillabaisse::Bouillabaisse,
    },
    kernel::{Step, Viewer, conform::SuiteRng, playout::random_step},
    saves::{library::Library, store::MemoryStorage},
    table::{
        Header, Match, Player,
        moment::TableMoment,
        playback::{Phase, Staging},
    },
};
use rand::SeedableRng;
use serde_json::{Value, json};

use super::AT_REST;
use crate::table::{Table, act};
use crate::{Outcome, Stage, expect};
use crate::{languages, moments_list};

/// Returns the moment, the board's size, and controls out of reach.
const REACH: &str = include_str!("../walks/reach.js");

/// Finds controls that cannot be tapped at some text sizes.
const UNTAPPABLE: &str = include_str!("../walks/untappable.js");

/// Windows in which nothing scrolls at the usual text size, and the board's least share of each.
const USUAL: [((u32, u32), f64); 5] =
    [((360, 640), 0.3), ((360, 740), 0.35), ((740, 360), 0.45), ((820, 1180), 0.45), ((1280, 800), 0.45)];

/// The window that is checked in every moment.
const PHONE: (u32, u32) = (360, 740);

/// Windows of phones, tablets and computers, from 320 to 1280 px wide.
const WINDOWS: [(u32, u32); 8] =
    [(320, 568), (360, 640), (360, 740), (390, 844), (740, 360), (844, 390), (820, 1180), (1280, 800)];

/// The control that leads on from a moment. Some moments come only after others: notes are laid after the talk.
const WAYS_ON: [(&str, &str); 9] = [
    ("last-order", "[data-act='begin']"),
    ("talk", "[data-act='go-on']"),
    ("news", "[data-act='go-on']"),
    ("answer", "[data-act='accept']"),
    ("open", ANOTHER),
    ("present", "[data-act='present-done']"),
    ("letter", ANOTHER),
    ("decide", "[data-act='pass']"),
    ("decide-on-others", "[data-act='strip']"),
];

/// A visit by a player who is not on turn.
const ANOTHER: &str = "li:not([data-seat-turn]) > [data-act='visit']";

/// Maximum number of moments from one match, since some ways lead in a circle.
const LONGEST: usize = 10;

pub(crate) async fn barragoon(stage: &mut Stage) -> Outcome {
    walk(stage, moments::<Barragoon>("Barragoon", 2, 8, Default::default())?, 0).await
}

pub(crate) async fn bouillabaisse(stage: &mut Stage) -> Outcome {
    walk(stage, moments::<Bouillabaisse>("La Bouillabaisse", 4, 1, Default::default())?, 1).await
}

pub(crate) async fn barrakuda(stage: &mut Stage) -> Outcome {
    // An extra card lets a diver pick pockets.
    let config = barrakuda::Config { swapped: [true; WRECKS], ..Default::default() };
    walk(stage, moments::<Barrakuda>("Barrakuda", 4, 4, config)?, 2).await
}

pub(crate) async fn barracuda(stage: &mut Stage) -> Outcome {
    let config = barracuda::Config { talk: 30, ..Default::default() };
    walk(stage, moments::<Barracuda>("Barracuda", 4, 4, config)?, 3).await
}

pub(crate) async fn barbarossa(stage: &mut Stage) -> Outcome {
    walk(stage, moments::<Barbarossa>("Barbarossa", 3, 2, Default::default())?, 4).await
}

/// Returns whether the walks cover all windows and languages.
pub(crate) fn is_whole() -> bool {
    env::var("BAR_LAYOUTS").is_ok()
}

/// Returns the kind of a game's moment from docs/moments.md.
fn kind_of(title: &str, task: &str) -> Option<&'static str> {
    let rows = [title, "Every game"]
        .into_iter()
        .flat_map(|heading| moments_list::rows(moments_list::section(heading)));
    rows.into_iter().find(|(name, _)| *name == task).map(|(_, kind)| kind)
}

/// Matches of a game that stand at its moments.
struct Moments {
    title: &'static str,
    ids: Vec<String>,
    /// All of the matches, as an export.
    export: String,
}

/// Collects from random matches the moments that the table or an acting player sees. Keeps one match for each pair of
/// them, since the screen shows either, as the device goes round.
fn moments<G: Staging>(title: &'static str, seats: u8, matches: u64, config: G::Config) -> Outcome<Moments> {
    let mut found: BTreeMap<[TableMoment; 2], Match<G>> = BTreeMap::new();
    for seed in 0..matches {
        let names = ["Anne-Sophie", "Ben", "Cléo", "Dominique"];
        let players = (0..seats).map(|seat| Player::new(names[usize::from(seat)], seat, seat)).collect();
        let header = Header::new::<G>("walk", 1_763_700_000_000, players, config.clone(), None);
        let mut game = Match::start(header)?;
        let mut rng = SuiteRng::seed_from_u64(seed);
        while let Some(step) = random_step(game.game(), &mut rng) {
            if let Step::Player(seat, _) = &step {
                let seen = |viewer| G::moment(&game.view(viewer), Phase::Idle, true);
                let pair = [Viewer::Public, Viewer::Seat(*seat)].map(seen);
                found.entry(pair).or_insert_with(|| game.clone());
            }
            game.play(step)?;
        }
        found.entry([TableMoment::page("over"); 2]).or_insert(game);
    }
    let library = Library::new(MemoryStorage::default());
    let mut ids = Vec::new();
    for game in found.into_values() {
        let id = format!("{}-{}", title.to_lowercase().replace(' ', "-"), ids.len());
        let copy = game.branch(game.steps().len(), id.clone(), 1_763_700_000_000);
        library.save(&copy, 1_763_700_000_000)?;
        ids.push(id);
    }
    Ok(Moments { title, ids, export: library.export_all()? })
}

/// Imports these matches and checks each moment once, or once in each language. `first`: the language of the first match.
async fn walk(stage: &Stage, Moments { title, ids, export }: Moments, first: usize) -> Outcome {
    let table = Table::of(stage);
    let whole = is_whole();
    table.page.device((360, 740, 1)).await?;
    table.home().await?;
    table.take_along(&export).await?;
    let rounds = if whole { languages::COUNT } else { 1 };
    let mut walk =
        Walk { table, whole, language: "", looked: 0, boards: BTreeMap::new(), faults: BTreeSet::new() };
    let mut seen = BTreeSet::new();
    for round in 0..rounds {
        for (index, id) in ids.iter().enumerate() {
            let language = languages::nth(first + index + round);
            walk.language = language;
            walk.table.page.device((360, 740, 1)).await?;
            walk.table.anew_in(language, ("play", &format!("#/play/{id}"))).await?;
            for _ in 0..LONGEST {
                let task = walk.table.page.text_of("document.querySelector('.play').dataset.task").await?;
                if task != "tell" && seen.insert((round, task.clone())) {
                    let kind = kind_of(title, &task).ok_or_else(|| format!("{task} is not listed"))?;
                    walk.look(id, &task, kind).await?;
                    if kind == "sheet" && walk.table.page.has(&act("peek")).await? {
                        walk.look_behind(id, &task).await?;
                    }
                    walk.table.page.device((360, 740, 1)).await?;
                }
                if !walk.go_on(&task).await? {
                    break;
                }
            }
        }
    }
    let Walk { faults, .. } = walk;
    expect!(
        faults.is_empty(),
        "{} faults:\n{}",
        faults.len(),
        faults.into_iter().collect::<Vec<_>>().join("\n")
    );
    Ok(())
}

/// A walk through moments, and the faults found.
struct Walk<'a> {
    table: Table<'a>,
    /// Whether to check all windows.
    whole: bool,
    /// The tag of the page's language.
    language: &'static str,
    /// Number of moments checked.
    looked: usize,
    /// The board's place in each language and window, in moments of the kind "board".
    boards: BTreeMap<(&'static str, (u32, u32)), Value>,
    faults: BTreeSet<String>,
}

impl Walk<'_> {
    /// Lifts the curtain or taps the control that leads on from this moment. Returns false if there is none.
    async fn go_on(&self, task: &str) -> Outcome<bool> {
        let page = self.table.page;
        let elsewhere = format!(".play:not([data-task='{task}'])");
        if task == "curtain" {
            self.table.pass_curtain(&elsewhere).await?;
            return Ok(true);
        }
        if task == "tell" {
            self.table.tell().await?;
        } else {
            let way = WAYS_ON.into_iter().find(|(from, _)| *from == task);
            let Some((_, way)) = way else { return Ok(false) };
            if !page.has(way).await? {
                return Ok(false);
            }
            page.tap(way).await?;
        }
        page.wait_visible(&elsewhere).await?;
        Ok(true)
    }

    async fn look(&mut self, id: &str, task: &str, kind: &str) -> Outcome {
        let page = self.table.page;
        let place = format!("{id}, {task}, {}", self.language);
        // The phone in every moment, and half of the other windows in turn.
        let (whole, looked) = (self.whole, self.looked);
        let usual = USUAL
            .into_iter()
            .enumerate()
            .filter(|(index, (window, _))| whole || *window == PHONE || (index + looked).is_multiple_of(2));
        for (_, (window, share)) in usual {
            page.device((window.0, window.1, 1)).await?;
            page.until(AT_REST).await?;
            let seen = page.run(REACH, Value::Null).await?;
            let told = self.faults_of(&seen, (task, kind), window, share);
            self.faults.extend(told.into_iter().map(|why| format!("{place}, {window:?}: {why}")));
        }
        let windows = WINDOWS.iter().copied().enumerate();
        let share = windows.filter(|(index, _)| self.whole || (index + self.looked).is_multiple_of(12));
        let percents: Vec<u32> = (80..=200).step_by(10).collect();
        for (_, window) in share {
            page.device((window.0, window.1, 1)).await?;
            // A few at a time: one script may not take longer than the driver waits.
            for percents in percents.chunks(4) {
                let seen = page.run(UNTAPPABLE, json!(percents)).await?;
                let told = seen.as_array().into_iter().flatten().filter_map(Value::as_str);
                self.faults.extend(told.map(|why| format!("{place}, {window:?}, {why}")));
            }
        }
        // The browser's own text size, enlarged by half.
        if self.whole || self.looked.is_multiple_of(6) {
            page.default_font(24).await?;
            page.device((360, 740, 1)).await?;
            let seen = page.run(UNTAPPABLE, json!([100])).await?;
            page.default_font(16).await?;
            let told = seen.as_array().into_iter().flatten().filter_map(Value::as_str);
            self.faults.extend(told.map(|why| format!("{place}, 24 px, {why}")));
        }
        self.looked += 1;
        Ok(())
    }

    /// Looks behind a sheet on a phone, where nothing may scroll. Another window brings the sheet back.
    async fn look_behind(&mut self, id: &str, task: &str) -> Outcome {
        let page = self.table.page;
        page.device((360, 740, 1)).await?;
        page.tap(&act("peek")).await?;
        page.wait_visible(".play[data-peek]").await?;
        let seen = page.run(REACH, Value::Null).await?;
        if seen["scrolls"].as_i64().is_none_or(|beyond| beyond > 1) {
            self.faults.insert(format!(
                "{id}, behind {task}, {}: the page is {} px too high",
                self.language, seen["scrolls"]
            ));
        }
        page.device((820, 1180, 1)).await?;
        page.wait_hidden(".play[data-peek]").await
    }

    /// Returns the faults in a window at the usual text size.
    fn faults_of(
        &mut self,
        seen: &Value,
        (task, kind): (&str, &str),
        window: (u32, u32),
        share: f64,
    ) -> Vec<String> {
        let mut faults = Vec::new();
        if seen["moment"] != json!(kind) {
            faults.push(format!("its kind is {}", seen["moment"]));
        }
        if kind == "page" {
            if seen["boxes"] != json!([]) {
                faults.push(format!("parts that scroll by themselves: {}", seen["boxes"]));
            }
            return faults;
        }
        // Notes may scroll, as they have a row for each object.
        let scrolls = seen["scrolls"].as_i64().is_none_or(|beyond| beyond > 1);
        if scrolls && task != "notes" {
            faults.push(format!("the page is {} px too high", seen["scrolls"]));
        } else if !scrolls && seen["out"] != json!([]) {
            faults.push(format!("out of reach: {}", seen["out"]));
        }
        if kind == "board" {
            if seen["share"].as_f64().is_none_or(|seen| seen < share) {
                faults.push(format!("the board has {} of the window", seen["share"]));
            }
            let before = self.boards.entry((self.language, window)).or_insert_with(|| seen["board"].clone());
            if *before != seen["board"] {
                faults.push(format!("the board is at {}, and was at {before}", seen["board"]));
            }
        }
        faults
    }
}
