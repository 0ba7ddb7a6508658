//! Bots at the table: matches without people, seats handed on, and failures of the bots' program.

use serde_json::{Value, json};

use crate::table::{Step, Table, act, square};
use crate::{Outcome, Stage, expect, soon};

/// Runs before the page: lets the test control the workers, or pretend that there are none.
pub(crate) const WORKERS: &str = include_str!("../walks/workers.js");

/// The games with bots, the number of bots, and the least number of steps, or `None` to play to the end.
const GAMES: [(&str, usize, Option<u64>); 4] = [
    ("barragoon", 2, None),
    ("bouillabaisse", 3, Some(12)),
    ("barrakuda", 3, Some(12)),
    ("barracuda", 3, None),
];

/// An impatient spectator who skips everything.
const IMPATIENT: &str = r#"
setInterval(() => document.querySelector(`.bk-panel [data-act='skip'], .bk-panel [data-act='next'], [data-act='go-on'],
    dialog[open] [data-act='close']`)?.click(), 10);
"#;

/// Plays matches of bots only, offline, one after the other.
pub(crate) async fn alone(stage: &mut Stage) -> Outcome {
    {
        let table = Table::of(stage);
        at_once(&table).await?;
        table.offline_ready().await?;
    }
    stage.server.stop().await;
    let table = Table::of(stage);
    for (game, seats, steps) in GAMES {
        by_themselves(&table, game, seats, steps).await?;
        if steps.is_none() {
            why(&table).await?;
        }
    }
    Ok(())
}

/// Reads a bot's reason in French.
pub(crate) async fn explained_in_french(stage: &mut Stage) -> Outcome {
    let table = Table::of(stage);
    at_once(&table).await?;
    by_themselves(&table, "barrakuda", 2, None).await?;
    // The result shows a chart with a line for each vault, and all bites.
    table.over().await?;
    table.page.wait_visible(".ending .bk-over .chart").await?;
    let back = table.page.text_of("document.querySelector('.ending .bk-over').textContent").await?;
    expect!(
        back.matches("plus long trajet").count() == 2 && back.contains("Le Barracuda"),
        "afterwards: {back}"
    );
    table.page.keys("\u{e00c}").await?;
    table.page.wait_hidden("dialog[open]").await?;
    let said = why(&table).await?;
    let french = [" il ", " Il ", " n’", " sa ", "Même"].iter().any(|word| format!(" {said}").contains(word));
    expect!(french, "not in French: {said:?}");
    Ok(())
}

/// Removes the bots' pause before a step.
async fn at_once(table: &Table<'_>) -> Outcome {
    table.home().await?;
    table.pace("1").await?;
    // With reduced motion, Barrakuda tells its story as fast as it is skipped.
    table.screen(("settings", "#/settings")).await?;
    table.page.fill(&act("motion"), "2").await
}

/// Plays a match between bots, for at least this many steps, or to its end.
async fn by_themselves(table: &Table<'_>, game: &str, seats: usize, steps: Option<u64>) -> Outcome {
    table.set_up(game, seats).await?;
    table.page.tap(&act("bots")).await?;
    for seat in 0..seats {
        table.bot(seat, "easy").await?;
    }
    table.begin().await?;
    table.page.run(IMPATIENT, Value::Null).await?;
    let over = "document.querySelector(\"[data-notice='over']\")";
    let made = "document.querySelectorAll('.side-log [data-step]').length";
    while !table.page.is(&format!("!!{over}")).await? {
        let before = table.page.eval(made).await?;
        if before.as_u64() >= steps.or(Some(u64::MAX)) {
            return Ok(());
        }
        table.page.until(&format!("{over} || {made} > {before}")).await?;
    }
    Ok(())
}

/// Returns the reason of the first step of a bot, in words.
async fn why(table: &Table<'_>) -> Outcome<String> {
    table.over().await?;
    table.page.tap(&format!(".ending {}", act("replay"))).await?;
    while !table.page.has(&act("why")).await? {
        table.page.tap(&act("next")).await?;
    }
    table.page.tap(&act("why")).await?;
    let said = "document.querySelector('.why p').textContent";
    table.page.until(&format!("{said}.endsWith('.')")).await?;
    table.page.text_of(said).await
}

/// A person plays against a bot: undo while it searches, hurry it, take its seat and give it back.
pub(crate) async fn handed_on(stage: &mut Stage) -> Outcome {
    let table = Table::of(stage);
    let page = table.page;
    table.home().await?;
    table.pace("2").await?;
    table.against("medium").await?;
    table.move_piece("c2", "c3").await?;
    page.wait_visible(".seat.thinking").await?;
    expect!(!page.has("[data-square][data-target]").await?, "the bot's pieces can be tapped");
    page.tap(&act("undo")).await?;
    page.wait_hidden(".seat.thinking").await?;
    table.shows(&[("c2", "w2"), ("c3", ".")]).await?;
    // The answer to the undone question never arrives.
    table.move_piece("e2", "e3").await?;
    page.tap(&act("move-now")).await?;
    table.steps(2).await?;
    table.shows(&[("c2", "w2"), ("e3", "w2")]).await?;
    // After an undo of the bot's answer, with a person in its place, both seats are people.
    table.hand(1, "0").await?;
    page.wait_hidden(".seat .bot-sign").await?;
    page.tap(&act("undo")).await?;
    table.steps(1).await?;
    table.move_piece("c8", "c7").await?;
    table.move_piece("c2", "c3").await?;
    table.steps(3).await?;
    expect!(!page.has(".seat.thinking").await?, "a person's seat thinks by itself");
    table.hand(1, "1").await?;
    table.steps(4).await?;
    // The seat stays the bot's after a reload.
    page.reload().await?;
    table.up("play").await?;
    page.wait_visible(".seat .bot-sign").await?;
    table.any_move().await?;
    table.steps(6).await
}

/// A worker is killed during a search, one cannot start, and one has another build. Each time the page searches itself,
/// and the match goes on.
pub(crate) async fn without_a_worker(stage: &mut Stage) -> Outcome {
    let table = Table::of(stage);
    let page = table.page;
    table.home().await?;
    table.pace("1").await?;
    table.against("hard").await?;
    page.run("workers.killed = true;", Value::Null).await?;
    table.move_piece("c2", "c3").await?;
    table.steps(2).await?;
    expect!(page.is("workers.length === 1").await?, "the page did not think");
    page.run("workers.killed = false; workers.stale = true;", Value::Null).await?;
    table.move_piece("e2", "e3").await?;
    table.steps(4).await?;
    expect!(page.is("workers.length === 2").await?, "a new worker was not tried");
    page.reload().await?;
    table.up("play").await?;
    page.run("workers.none = true;", Value::Null).await?;
    table.move_piece("c3", "c4").await?;
    table.steps(6).await?;
    expect!(page.is("workers.length === 0").await?, "there was a worker after all");
    Ok(())
}

/// The page is hidden for longer than the timeout of a silent worker. It is asked again, not replaced.
pub(crate) async fn after_a_hidden_page(stage: &mut Stage) -> Outcome {
    let table = Table::of(stage);
    let page = table.page;
    table.home().await?;
    table.pace("1").await?;
    table.against("hard").await?;
    let look = |hidden: bool| {
        format!(
            "workers.asleep = {hidden}; Object.defineProperty(document, 'hidden', {{ get: () => {hidden}, configurable: true }});
             document.dispatchEvent(new Event('visibilitychange'));
             if (!workers.asleep) workers.missed.splice(0).forEach(hear => hear());"
        )
    };
    // While the page sleeps, timers of six seconds fire fast.
    let fast = "const wait = window.setTimeout; window.waited = 0;
        window.setTimeout = (act, time, ...more) => time === 6000 && workers.asleep
            ? wait(() => { window.waited += 1; act(); }, 200) : wait(act, time, ...more);";
    page.run(fast, Value::Null).await?;
    page.run(&look(true), Value::Null).await?;
    table.move_piece("c2", "c3").await?;
    page.until("window.workers.missed.length && window.waited > 2").await?;
    page.run(&look(false), Value::Null).await?;
    table.steps(2).await?;
    expect!(page.is("workers.length === 1").await?, "another worker was called");
    table.move_piece("e2", "e3").await?;
    table.steps(4).await?;
    expect!(page.is("workers.length === 1").await?, "the one that slept is not asked again");
    Ok(())
}

/// The bots cannot be loaded, since the connection is silent or refuses. The match says so, waits, and goes on after
/// they load.
pub(crate) async fn unreachable(stage: &mut Stage) -> Outcome {
    let table = Table::of(stage);
    let page = table.page;
    table.home().await?;
    table.pace("1").await?;
    table.against("easy").await?;
    // The time limit of six seconds is cut to a tenth.
    page.run(
        "workers.none = true; workers.fetch = window.fetch; window.fetch = () => new Promise(() => {});
         const wait = window.setTimeout;
         window.setTimeout = (act, time, ...more) => wait(act, time === 6000 ? 600 : time, ...more);",
        Value::Null,
    )
    .await?;
    table.move_piece("c2", "c3").await?;
    let said = "/could not be loaded/.test(document.querySelector(\"[data-notice='no-bots']\")?.textContent)";
    page.until(said).await?;
    page.run("window.fetch = () => Promise.reject();", Value::Null).await?;
    page.tap(&act("bots-again")).await?;
    page.until(said).await?;
    page.run("window.fetch = workers.fetch;", Value::Null).await?;
    page.tap(&act("bots-again")).await?;
    table.steps(2).await?;
    soon!(!page.has("[data-notice='no-bots']").await?, "the notice stays");
    Ok(())
}

impl Table<'_> {
    /// Sets the pace of the bots, by its index in the settings.
    pub(super) async fn pace(&self, place: &str) -> Outcome {
        self.screen(("settings", "#/settings")).await?;
        self.page.fill(&act("pace"), place).await?;
        self.screen(("home", "#/")).await
    }

    /// Gives a seat of the set-up to a bot.
    pub(super) async fn bot(&self, seat: usize, level: &str) -> Outcome {
        self.page.tap(&format!("[data-seat='{seat}'] [data-act='seat']")).await?;
        self.page.tap(&format!("dialog[open] {}", act(level))).await?;
        self.page.wait_hidden("dialog[open]").await
    }

    /// Starts a match of Barragoon: a person, White, against a bot.
    pub(super) async fn against(&self, level: &str) -> Outcome {
        self.set_up("barragoon", 2).await?;
        self.bot(1, level).await?;
        self.begin().await
    }

    /// Hands a seat on, by the index in the list of its possible players.
    async fn hand(&self, seat: usize, to: &str) -> Outcome {
        self.page.tap(&act("menu")).await?;
        self.page.tap(&act("hand-over")).await?;
        self.page.fill(&format!("dialog[open] li:nth-child({}) select", seat + 1), to).await?;
        self.page.tap(&act("hand-ask")).await?;
        self.page.tap("dialog[data-dialog='confirm'][open] [data-act='confirm']").await?;
        self.page.wait_hidden("dialog[open]").await
    }

    async fn move_piece(&self, from: &'static str, to: &'static str) -> Outcome {
        self.page.wait_hidden(".seat.thinking").await?;
        self.step(&Step::Move(from, to)).await
    }

    /// Makes a move that captures nothing, on any board.
    async fn any_move(&self) -> Outcome {
        self.page.wait_hidden(".seat.thinking").await?;
        self.page.wait_visible("[data-state='own']").await?;
        let own = self
            .page
            .text_of(
                "[...document.querySelectorAll(\"[data-state='own']\")].map(e => e.dataset.square).join(' ')",
            )
            .await?;
        for at in own.split(' ') {
            self.page.tap(&square(at)).await?;
            self.page.wait_visible("[data-state='held']").await?;
            if self.page.has("[data-mark='quiet']").await? {
                return self.page.tap("[data-mark='quiet']").await;
            }
            self.page.tap(&square(at)).await?;
            self.page.wait_hidden("[data-state='held']").await?;
        }
        Err("no piece can move".into())
    }

    /// Waits until this many steps have been made, without those undone.
    async fn steps(&self, count: usize) -> Outcome {
        let made = "document.querySelectorAll('.side-log [data-step]').length";
        self.page.until(&format!("{made} === {}", json!(count))).await.map(drop)
    }
}
