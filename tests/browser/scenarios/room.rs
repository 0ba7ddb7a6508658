//! The room on the screen while a match is on: the board is large and stays where it is, and what one acts with is in reach
//! without scrolling, in each phase of each game.

use serde_json::{Value, json};

use crate::table::{SHORT, Table, WHOLE, act};
use crate::{Outcome, Stage, expect};

/// The board, and what cannot be reached.
const REACH: &str = include_str!("../walks/reach.js");

/// Finds controls that cannot be tapped at some text sizes.
const SWEEP: &str = include_str!("../walks/sweep.js");

/// A window, and how much of it the board takes at least.
type Size = ((u32, u32), f64);

pub(crate) async fn phone(stage: &mut Stage) -> Outcome {
    room(stage, ((360, 740), 0.4)).await
}

/// The page may scroll here: bars and objects need more height than this phone has.
pub(crate) async fn small_phone(stage: &mut Stage) -> Outcome {
    room(stage, ((360, SMALL), 0.3)).await
}

pub(crate) async fn lying_phone(stage: &mut Stage) -> Outcome {
    room(stage, ((740, 360), 0.45)).await
}

pub(crate) async fn tablet(stage: &mut Stage) -> Outcome {
    room(stage, ((820, 1180), 0.45)).await
}

pub(crate) async fn laptop(stage: &mut Stage) -> Outcome {
    room(stage, ((1280, 800), 0.45)).await
}

/// Height of the smallest phone on which the walk visits all boards.
const SMALL: u32 = 640;

/// Windows of phones, tablets and computers, from 320 to 1280 px wide.
const WINDOWS: [(u32, u32); 8] =
    [(320, 568), (360, 640), (360, 740), (390, 844), (740, 360), (844, 390), (820, 1180), (1280, 800)];

/// At every text size and in every window, each control of each game can be scrolled to and tapped.
pub(crate) async fn text_sizes(stage: &mut Stage) -> Outcome {
    let table = Table::of(stage);
    let mut faults = Vec::new();
    table.home().await?;
    table.start(Some(SHORT)).await?;
    table.step(&WHOLE[0]).await?;
    table.page.tap("[data-square='a9']").await?;
    table.page.tap("[data-face='rN']").await?;
    sweep(&table, "barragoon, placing", &mut faults).await?;
    table.cards(2).await?;
    table.lift().await?;
    // The menu card has turned over.
    table
        .page
        .until(
            "document.getAnimations().some(a => a.animationName === 'bo-away' && a.playState === 'finished')",
        )
        .await?;
    sweep(&table, "bouillabaisse, a hand", &mut faults).await?;
    table.dives(4).await?;
    table.lift().await?;
    table.page.tap("[data-own]").await?;
    sweep(&table, "barrakuda, a card", &mut faults).await?;
    table.set_up("barracuda", 5).await?;
    table.begin().await?;
    table.bars(5).await?;
    table.announced().await?;
    table.page.tap(&act("go-on")).await?;
    table.lift_to(".bc-lay").await?;
    table.page.tap("[data-add='0']").await?;
    sweep(&table, "barracuda, an offer", &mut faults).await?;
    table.riddles(3).await?;
    sweep(&table, "barbarossa, a turn", &mut faults).await?;
    table.page.tap("[data-cave='3']").await?;
    table.page.tap(&act("pay")).await?;
    table.page.tap(".bb-work[data-target]").await?;
    sweep(&table, "barbarossa, questions", &mut faults).await?;
    expect!(faults.is_empty(), "{} faults:\n{}", faults.len(), faults.join("\n"));
    Ok(())
}

async fn sweep(table: &Table<'_>, phase: &str, faults: &mut Vec<String>) -> Outcome {
    let percents: Vec<u32> = (80..=200).step_by(10).collect();
    for (width, height) in WINDOWS {
        table.page.device((width, height, 1)).await?;
        let seen = table.page.run(SWEEP, json!(percents)).await?;
        let told = seen.as_array().into_iter().flatten();
        faults.extend(told.map(|why| format!("{phase}, {width}x{height}, {why}")));
    }
    // The browser's own text size, half as large again.
    table.page.default_font(24).await?;
    table.page.device((360, 740, 1)).await?;
    let seen = table.page.run(SWEEP, json!([100])).await?;
    faults.extend(seen.as_array().into_iter().flatten().map(|why| format!("{phase}, 24 px, {why}")));
    table.page.default_font(16).await
}

async fn room(stage: &Stage, ((width, height), share): Size) -> Outcome {
    let table = Table::of(stage);
    table.page.device((width, height, 1)).await?;
    table.home().await?;
    let may_scroll = height == SMALL;
    let mut walk = Walk { table, share, may_scroll, board: Value::Null, faults: Vec::new() };
    walk.barragoon("0").await?;
    walk.barragoon(FACE_TO_FACE).await?;
    walk.bouillabaisse().await?;
    walk.barrakuda().await?;
    walk.barracuda().await?;
    walk.barbarossa().await?;
    let Walk { faults, .. } = walk;
    expect!(faults.is_empty(), "{} faults at {width}x{height}:\n{}", faults.len(), faults.join("\n"));
    Ok(())
}

/// The place of "face to face" among the rotations.
const FACE_TO_FACE: &str = "3";

/// A walk through the phases of matches, and what was wrong on the way.
struct Walk<'a> {
    table: Table<'a>,
    share: f64,
    /// Whether the page may scroll to parts that do not fit.
    may_scroll: bool,
    /// Where it was seen first in this match.
    board: Value,
    faults: Vec<String>,
}

impl Walk<'_> {
    /// Another match: its board may be somewhere else.
    fn anew(&mut self) {
        self.board = Value::Null;
    }

    /// Looks at the screen as it is.
    async fn look(&mut self, phase: &str) -> Outcome {
        let page = self.table.page;
        page.seen(".table-board").await?;
        // What comes in comes to rest.
        page.until("document.getAnimations().every(a => a.playState !== 'running' || a.effect?.getTiming().iterations === Infinity)")
            .await?;
        let seen = page.run(REACH, Value::Null).await?;
        if self.board.is_null() {
            self.board = seen["board"].clone();
        }
        if seen["board"] != self.board {
            self.faults
                .push(format!("{phase}: the board is at {}, and was at {}", seen["board"], self.board));
        }
        let scrolls = seen["scrolls"] == json!(true);
        if scrolls && !self.may_scroll {
            self.faults.push(format!("{phase}: the page scrolls"));
        }
        if !scrolls && seen["out"] != json!([]) {
            self.faults.push(format!("{phase}: out of reach: {}", seen["out"]));
        }
        if seen["covered"] != json!([]) {
            self.faults.push(format!("{phase}: covered: {}", seen["covered"]));
        }
        if seen["share"].as_f64().is_none_or(|share| share < self.share) {
            self.faults.push(format!("{phase}: the board has {} of the window", seen["share"]));
        }
        Ok(())
    }

    async fn barragoon(&mut self, rotation: &str) -> Outcome {
        self.anew();
        self.table.screen(("settings", "#/settings")).await?;
        self.table.page.fill(&format!("select{}", act("rotation")), rotation).await?;
        self.table.screen(("home", "#/")).await?;
        self.table.start(Some(SHORT)).await?;
        self.look("barragoon, to move").await?;
        let (last, steps) = WHOLE.split_last().ok_or("no steps")?;
        for step in steps {
            self.table.step(step).await?;
            self.look(&format!("barragoon ({rotation}), after a step")).await?;
            if self.table.page.has("[data-face]").await? {
                self.table.page.tap("[data-mark='vacant']").await?;
                self.table.page.tap("[data-face='rN']").await?;
                self.look(&format!("barragoon ({rotation}), a Barragoon about to be placed")).await?;
                self.table.page.keys("\u{e00c}").await?;
            }
        }
        self.table.step(last).await?;
        self.table.over().await
    }

    async fn bouillabaisse(&mut self) -> Outcome {
        self.anew();
        self.table.cards(4).await?;
        self.look("bouillabaisse, curtain").await?;
        for _ in 0..4 {
            self.table.lift().await?;
            self.look("bouillabaisse, hand").await?;
            self.table.page.tap(".bo-can").await?;
            self.table.page.seen(".curtain").await?;
            self.look("bouillabaisse, next").await?;
        }
        Ok(())
    }

    async fn barrakuda(&mut self) -> Outcome {
        self.anew();
        self.table.dives(4).await?;
        self.look("barrakuda, curtain").await?;
        for _ in 0..4 {
            self.table.lift().await?;
            self.look("barrakuda, hand").await?;
            self.table.page.tap("[data-own]").await?;
            self.look("barrakuda, card").await?;
            self.table.page.tap(".bk-panel [data-act='confirm']").await?;
            self.table.page.gone("[data-own]").await?;
        }
        self.look("barrakuda, told").await?;
        self.table.tell().await?;
        self.look("barrakuda, to decide").await
    }

    async fn barracuda(&mut self) -> Outcome {
        self.anew();
        self.table.set_up("barracuda", 4).await?;
        self.table.begin().await?;
        self.look("barracuda, first bar").await?;
        self.table.bars(4).await?;
        self.look("barracuda, last order").await?;
        self.table.announced().await?;
        self.look("barracuda, talk").await?;
        self.table.page.tap(&act("go-on")).await?;
        self.look("barracuda, curtain").await?;
        self.table.lift_to(".bc-lay").await?;
        self.look("barracuda, offer").await?;
        self.table.page.tap("[data-add='0']").await?;
        self.table.page.tap(".bc-part [data-act='confirm']").await?;
        self.table.lift_to(".bc-answers").await?;
        self.look("barracuda, answer").await?;
        self.table.page.tap(&act("accept")).await?;
        self.look("barracuda, answered").await?;
        self.table.page.tap(&act("go-on")).await?;
        self.table.lift_to(".bc-way").await?;
        self.look("barracuda, turn").await
    }

    async fn barbarossa(&mut self) -> Outcome {
        self.anew();
        self.table.riddles(3).await?;
        self.look("barbarossa, turn").await?;
        // Three caves on are questions.
        self.table.page.tap("[data-cave='3']").await?;
        self.look("barbarossa, a cave").await?;
        self.table.page.tap(&act("pay")).await?;
        self.table.page.tap(".bb-work[data-target]").await?;
        self.look("barbarossa, questions").await?;
        self.table.page.tap(".bb-answers [data-act='no']").await?;
        self.table.page.seen(&act("try")).await?;
        self.look("barbarossa, guesses").await
    }
}
