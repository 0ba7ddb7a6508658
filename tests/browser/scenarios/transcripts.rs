//! One match of each game as announced to a keyboard player: see [`Transcript`].

use crate::keys::{DOWN, ESCAPE, LEFT, RIGHT, UP};
use crate::table::{SHORT, Step, Table, WHOLE, act, square};
use crate::transcript::Transcript;
use crate::{Outcome, Stage};

/// Returns the head of each file.
fn about(match_: &str) -> String {
    format!(
        "{match_}\n\
         Heard in Chromium, played by keys alone, with the same cards, dice and lots every time. What a key does stands below \
         it:\n\
         the screen, what lies in front of it, what is said, where the focus is.\n\
         Compared line by line by tests/browser/scenarios/transcripts.rs; BLESS=1 writes it anew."
    )
}

/// Begins a match with motion off; the set-up is not part of the transcript.
async fn begin<'a>(table: &Table<'a>, game: &str, seats: usize, match_: &str) -> Outcome<Transcript<'a>> {
    table.home().await?;
    table.screen(("settings", "#/settings")).await?;
    table.page.fill(&act("motion"), "2").await?;
    table.set_up(game, seats).await?;
    start(table, match_).await
}

async fn start<'a>(table: &Table<'a>, match_: &str) -> Outcome<Transcript<'a>> {
    let mut heard = Transcript::of(table.page, &about(match_)).await?;
    heard.tab_to(&act("start")).await?;
    heard.enter().await?;
    table.up("play").await?;
    Ok(heard)
}

/// Opens the curtain by keyboard: both steps for a new player, otherwise the second one alone.
async fn lift(heard: &mut Transcript<'_>, behind: &str) -> Outcome {
    heard.wait("document.activeElement?.matches('.curtain:not([data-locked]) .primary')").await?;
    if heard.has("[data-act='lift']:focus").await? {
        heard.enter().await?;
    }
    heard
        .wait("document.activeElement?.matches(\".curtain:not([data-locked]) [data-act='confirm']\")")
        .await?;
    heard.enter().await?;
    heard.wait(&format!("document.querySelector({:?})", behind)).await
}

/// Abandons a match that would take long to finish.
async fn leave(heard: &mut Transcript<'_>) -> Outcome {
    heard.tab_to(&act("menu")).await?;
    heard.enter().await?;
    heard.tab_to("dialog[open] [data-act='abandon']").await?;
    heard.enter().await?;
    heard.tab_to("dialog[open] [data-act='confirm']").await?;
    heard.enter().await?;
    end(heard).await
}

/// Records the ending and the first action after it.
async fn end(heard: &mut Transcript<'_>) -> Outcome {
    heard.wait("document.querySelector(\"[data-notice='over']\")").await?;
    heard.tab_to(&act("rematch")).await
}

pub(crate) async fn barragoon(stage: &mut Stage) -> Outcome {
    let table = Table::of(stage);
    let page = table.page;
    table.set_up("barragoon", 2).await?;
    page.fill(&act("start-position"), "2").await?;
    page.fill(&act("position"), SHORT).await?;
    let mut heard =
        start(&table, "Barragoon, two players, from a position: to the end, in five steps.").await?;
    for step in &WHOLE {
        let (at, face) = match step {
            Step::Move(from, _) => (*from, None),
            Step::Place(face, at) => (*at, Some(*face)),
        };
        walk(&mut heard, &table, at).await?;
        heard.enter().await?;
        match (step, face) {
            (Step::Move(_, to), _) => {
                walk(&mut heard, &table, to).await?;
                heard.enter().await?;
            }
            (_, Some(face)) => {
                heard.wait("document.activeElement.matches('[data-face]')").await?;
                heard.walk_to(&format!("[data-face='{face}']"), RIGHT, "Right").await?;
                heard.enter().await?;
            }
            _ => {}
        }
    }
    end(&mut heard).await?;
    heard.is("barragoon")
}

/// Walks the board with the arrows. White sits below, so up leads towards rank 9.
async fn walk(heard: &mut Transcript<'_>, table: &Table<'_>, to: &str) -> Outcome {
    if !table.page.is("document.activeElement?.matches('[data-square]')").await? {
        heard.tab_to("[data-square]").await?;
    }
    let at = table.page.text_of("document.activeElement.dataset.square").await?;
    let (at, goal) = (at.as_bytes(), to.as_bytes());
    let file = |name: u8| [format!("[data-square^='{}']", name as char), square(to)];
    let [in_file, there] = file(goal[0]);
    match goal[0].cmp(&at[0]) {
        std::cmp::Ordering::Greater => heard.walk_to(&in_file, RIGHT, "Right").await?,
        std::cmp::Ordering::Less => heard.walk_to(&in_file, LEFT, "Left").await?,
        std::cmp::Ordering::Equal => {}
    }
    match goal[1].cmp(&at[1]) {
        std::cmp::Ordering::Greater => heard.walk_to(&there, UP, "Up").await,
        std::cmp::Ordering::Less => heard.walk_to(&there, DOWN, "Down").await,
        std::cmp::Ordering::Equal => Ok(()),
    }
}

pub(crate) async fn bouillabaisse(stage: &mut Stage) -> Outcome {
    let what = "La Bouillabaisse, three players: two tricks, the keys of the board, and the match is left. Six rounds would fill \
                a book.";
    tricks(stage, what, "bouillabaisse").await
}

pub(crate) async fn bouillabaisse_fr(stage: &mut Stage) -> Outcome {
    tricks(stage, "La Bouillabaisse, in French: the same match.", "bouillabaisse-fr").await
}

async fn tricks(stage: &mut Stage, what: &str, name: &str) -> Outcome {
    let table = Table::of(stage);
    let mut heard = begin(&table, "bouillabaisse", 3, what).await?;
    for nth in 0..6 {
        // The winner of a trick leads the next one.
        if heard.has(".curtain").await? {
            lift(&mut heard, "[data-own]").await?;
        }
        heard.wait("document.activeElement?.matches('.bo-can')").await?;
        let held = table.page.eval("document.querySelectorAll('[data-own]').length").await?;
        if nth == 1 {
            // A card that may not be played gives its reason, before it is tapped and when it is.
            let barred = ".bo-hold[aria-disabled='true']";
            let first = format!("document.querySelector('.bo-hold') === document.querySelector({barred:?})");
            let (key, called) = if table.page.is(&first).await? { (LEFT, "Left") } else { (RIGHT, "Right") };
            heard.walk_to(barred, key, called).await?;
            heard.enter().await?;
            let back = if key == LEFT { (RIGHT, "Right") } else { (LEFT, "Left") };
            heard.walk_to(".bo-can", back.0, back.1).await?;
        }
        heard.enter().await?;
        heard.wait(&format!("document.querySelectorAll('[data-own]').length !== {held}")).await?;
    }
    heard.press('?', "? ").await?;
    heard.press(ESCAPE, "Esc ").await?;
    leave(&mut heard).await?;
    heard.is(name)
}

pub(crate) async fn barrakuda(stage: &mut Stage) -> Outcome {
    let table = Table::of(stage);
    let what = "Barrakuda, two players: two rounds, and the match is left. Eight gold can take twenty.";
    let mut heard = begin(&table, "barrakuda", 2, what).await?;
    let mut rounds = 0;
    for _ in 0..60 {
        if heard.has(".curtain").await? {
            if rounds == 2 {
                leave(&mut heard).await?;
                return heard.is("barrakuda");
            }
            lift(&mut heard, "[data-own], [data-drawn]").await?;
            if heard.has("[data-own]").await? {
                heard.tab_to(&format!("[data-own='{}']", 2 + rounds)).await?;
                heard.enter().await?;
                heard.tab_to(".bk-panel [data-act='confirm']").await?;
            }
        }
        heard.wait("document.activeElement?.matches('.bk-panel button')").await?;
        rounds += u32::from(heard.has(&act("go-on")).await?);
        heard.enter().await?;
    }
    Err("the rounds do not end".into())
}

pub(crate) async fn barracuda(stage: &mut Stage) -> Outcome {
    let table = Table::of(stage);
    let what = "Barracuda, three players: each opens a bar, one offers for another, and the match is left.";
    let mut heard = begin(&table, "barracuda", 3, what).await?;
    for _ in 0..3 {
        heard.tab_to(".bc-part [data-act='confirm']").await?;
        heard.enter().await?;
    }
    heard.tab_to(&act("begin")).await?;
    heard.enter().await?;
    heard.tab_to(&act("go-on")).await?;
    heard.enter().await?;
    lift(&mut heard, ".bc-action").await?;
    heard.tab_to("[data-way='kind-3']").await?;
    heard.enter().await?;
    heard.tab_to(".bc-house[data-target]").await?;
    heard.enter().await?;
    heard.tab_to("[data-add='1']").await?;
    heard.enter().await?;
    heard.tab_to(".bc-part [data-act='confirm']:not(:disabled)").await?;
    heard.enter().await?;
    heard.tab_to(&act("go-on")).await?;
    heard.enter().await?;
    lift(&mut heard, "[data-act='accept']").await?;
    heard.tab_to(&act("accept")).await?;
    heard.enter().await?;
    leave(&mut heard).await?;
    heard.is("barracuda")
}

pub(crate) async fn barbarossa(stage: &mut Stage) -> Outcome {
    let table = Table::of(stage);
    let what = "Barbarossa, three players, in real clay: nine objects, a turn, and the match is left.";
    table.home().await?;
    table.screen(("settings", "#/settings")).await?;
    table.page.fill(&act("motion"), "2").await?;
    table.set_up("barbarossa", 3).await?;
    table.page.fill(&act("clay"), "1").await?;
    let mut heard = start(&table, what).await?;
    let words = ["owl", "boat", "lion", "comb", "drum", "egg", "fork", "goat", "harp"];
    for word in words {
        if heard.has(".curtain").await? {
            lift(&mut heard, &act("made")).await?;
        }
        heard.tab_to(&act("word")).await?;
        heard.write(word).await?;
        heard.tab_to(&act("label")).await?;
        heard.write("of clay").await?;
        heard.tab_to(&act("made")).await?;
        heard.enter().await?;
    }
    heard.tab_to(&act("present-done")).await?;
    heard.enter().await?;
    heard.tab_to(&act("roll")).await?;
    heard.enter().await?;
    if heard.has(".curtain").await? {
        lift(&mut heard, "[data-private] .bb-panel").await?;
    }
    leave(&mut heard).await?;
    heard.is("barbarossa")
}
