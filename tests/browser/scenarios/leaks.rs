//! The leak walk opens two matches that differ only in hidden information, and takes the same path through both. The
//! path covers the menu, controls, log, looking back, saves and home, up to the curtain's second step. At each stop the
//! page must reveal the same.

use serde_json::{Value, json};

use super::WALKING;
use crate::engines::Engine;
use crate::pairs::{NAMES, Pair, pairs};
use crate::table::{Table, act};
use crate::{Outcome, Stage, expect};

/// Returns all that the page reveals: its content, title, address and stored values. It omits element ids and the
/// build's status, which may change at any time.
const PAGE_STATE: &str = include_str!("../walks/page_state.js");

/// A stop of the walk: its name, and the script that leads there from the previous one.
struct Stop {
    name: String,
    way: String,
    /// Whether a field still holds the pasted export, which is no leak.
    pasted: bool,
}

fn stop(name: impl Into<String>, way: impl Into<String>) -> Stop {
    Stop { name: name.into(), way: way.into(), pasted: false }
}

/// Name and content of each stop.
type StopTexts = Vec<(String, String)>;

pub(super) struct Walk<'a> {
    pub(super) table: Table<'a>,
    pub(super) play: String,
    /// The settings at the start; some menu entries change them.
    pub(super) settings: String,
}

impl Walk<'_> {
    pub(super) async fn script(&self, way: &str) -> Outcome<Value> {
        let play = json!(self.play);
        let script = format!(
            "{WALKING}\nconst PLAY = {play};\n{PAGE_STATE}\n(async () => {{ {way} }})().then(done, fault => done('FAULT ' + fault.stack));"
        );
        let seen = self.table.page.promised(&script).await?;
        expect!(!seen.as_str().unwrap_or_default().starts_with("FAULT"), "{way}: {seen}");
        Ok(seen)
    }

    async fn go(&self, told: &mut StopTexts, Stop { name, way, pasted }: Stop) -> Outcome {
        let seen = self.script(&format!("{way}\nreturn await pageState();")).await?;
        let mut text = seen.as_str().unwrap_or_default().to_owned();
        if self.table.page.engine() == Engine::Chromium && !pasted {
            text.push_str(&self.table.page.accessible().await?);
        }
        told.push((name, text));
        Ok(())
    }

    /// Puts one of the two matches into an empty browser and opens it.
    pub(super) async fn arrive(&self, kept: &[(String, String)]) -> Outcome {
        let page = self.table.page;
        // The journal would take one match for newer writes of the other.
        page.forget_journal().await?;
        page.run(
            "const [kept, play, settings] = arguments[0];
             Object.keys(localStorage).filter(key => /\\/match\\//.test(key)).forEach(key => localStorage.removeItem(key));
             kept.forEach(([key, text]) => localStorage.setItem(key, text));
             localStorage.setItem('bar-a-jeux/settings', settings);
             sessionStorage.clear();
             location.hash = play;",
            json!([kept, self.play, self.settings]),
        )
        .await?;
        page.reload().await?;
        self.table.up("play").await?;
        self.table.offline_ready().await
    }

    /// Walks through one of the two matches, from its opening to the curtain's second step.
    async fn all(&self, kept: &[(String, String)], export: &str) -> Outcome<StopTexts> {
        let page = self.table.page;
        let mut told = StopTexts::new();
        self.arrive(kept).await?;
        self.go(&mut told, stop("arrived", "")).await?;
        let entries = self
            .script(
                "await menu(); return [...document.querySelectorAll('.menu-item')].map(e => e.dataset.act);",
            )
            .await?;
        let entries: Vec<String> = serde_json::from_value(entries)?;
        expect!(entries.len() > 6, "hardly a menu: {entries:?}");
        self.go(&mut told, stop("the menu", "")).await?;
        for entry in &entries {
            let press = format!(
                "await home(); await menu(); await press(\"dialog[open] [data-act='{entry}']\"); await task();"
            );
            self.go(&mut told, stop(format!("menu: {entry}"), press)).await?;
            let further: &[(&str, &str)] = match entry.as_str() {
                "replay" => &[
                    ("the first moment", "await press(\"[data-act='first']\");"),
                    (
                        "the next moment",
                        "const next = find(\"[data-act='next']\"); next?.click(); await task();",
                    ),
                    ("the last moment", "find(\"[data-act='last']\")?.click(); await task();"),
                ],
                "hand-over" => &[
                    (
                        "a bot is picked",
                        "for (const select of document.querySelectorAll('dialog[open] select')) { select.value = '2'; select.dispatchEvent(new Event('change', { bubbles: true })); }",
                    ),
                    (
                        "who plays: the question",
                        "await press(\"[data-act='hand-ask']\"); await until(\"dialog[open] [data-act='confirm']\");",
                    ),
                ],
                _ => &[],
            };
            for (name, way) in further {
                self.go(&mut told, stop(*name, *way)).await?;
            }
        }
        self.saves(&mut told, export).await?;
        if page.has(".curtain").await? {
            self.curtain(&mut told).await?;
        }
        Ok(told)
    }

    async fn saves(&self, told: &mut StopTexts, export: &str) -> Outcome {
        let to = |hash: &str, screen: &str| {
            format!("await home(); location.hash = '{hash}'; await until(\"main[data-screen='{screen}']\");")
        };
        self.go(told, stop("saves", to("#/saves", "saves"))).await?;
        let export_one = "await press(\"[data-match] [data-act='export']\"); await until(\"dialog[open] [data-act='confirm']\");";
        self.go(told, stop("saves: the question before an export", export_one)).await?;
        let export_all = "await shut(); await press(\"[data-act='export-all']\"); await until(\"dialog[open] [data-act='confirm']\");";
        self.go(told, stop("saves: the question before the export of all", export_all)).await?;
        let import = format!(
            "await shut(); await press(\"[data-act='import']\");
             const area = await until('#import-text'); area.value = {};
             area.dispatchEvent(new Event('input', {{ bubbles: true }}));
             await press(\"[data-act='import-check']\"); await until(\"[data-import='plan']\");",
            json!(export)
        );
        self.go(told, Stop { pasted: true, ..stop("saves: what an import would do", import) }).await?;
        // Clears the pasted text.
        let cleared = "const area = find('#import-text'); area.value = ''; area.dispatchEvent(new Event('input', { bubbles: true })); await home();";
        self.go(told, stop("back from saves", cleared)).await?;
        let replay = self.play.replace("play", "replay");
        self.go(told, stop("a replay", to(&replay, "replay"))).await?;
        self.go(told, stop("a replay at its end", "await press(\"[data-act='last']\");")).await?;
        self.go(told, stop("home", to("#/", "home"))).await?;
        self.go(told, stop("back from home", "await home();")).await
    }

    /// Walks through the controls beside the curtain, and the curtain's steps except the last.
    async fn curtain(&self, told: &mut StopTexts) -> Outcome {
        let all = self.script("await home(); return [reached().map(called), steps()];").await?;
        let (names, steps) = (&all[0], &all[1]);
        let names: Vec<String> = serde_json::from_value(names.clone())?;
        // Presses about a dozen controls, since a board has some fifty parts that act alike.
        for nth in (0..names.len()).step_by((names.len() / 12).max(1)) {
            let press = format!("await control({nth}, {});", json!(names));
            self.go(told, stop(format!("control {nth}, {}", names[nth]), press)).await?;
        }
        let others = self
            .script("await home(); return document.querySelectorAll(\"[data-act='pass-to']\").length;")
            .await?
            .as_u64();
        for nth in 0..others.unwrap_or_default() {
            // Cancels the request of a player asked before.
            let pass = format!(
                "if (find(\".curtain [data-act='cancel']\")) await press(\".curtain [data-act='cancel']\"); document.querySelectorAll(\"[data-act='pass-to']\")[{nth}].click(); await task();"
            );
            self.go(told, stop(format!("another takes the device, {nth}"), pass)).await?;
        }
        // The player who took the device is at the second step.
        let lift = "if (find(\".curtain [data-act='cancel']\")) await press(\".curtain [data-act='cancel']\"); await press(\".curtain [data-act='lift']\"); await until(\".curtain [data-act='confirm']\");";
        self.go(told, stop("the first step", lift)).await?;
        self.go(told, stop("it was not me", "await press(\".curtain [data-act='cancel']\");")).await?;
        let now = self.script("return steps();").await?;
        expect!(now == *steps, "what can be reached beside the curtain has changed the match");
        Ok(())
    }

    /// Opens the curtain as the awaited player; returns the seat and its page.
    async fn opened(&self) -> Outcome<Option<(usize, String)>> {
        if !self.table.page.has(".curtain").await? {
            return Ok(None);
        }
        let who = self.script("return awaited();").await?;
        let who = who.as_str().unwrap_or_default();
        let seat = NAMES.iter().position(|name| who.ends_with(name)).ok_or("nobody's curtain")?;
        let open =
            "await press(\".curtain [data-act='lift']\"); await press(\".curtain [data-act='confirm']\");
            while (find('.curtain')) await task(); return await pageState();";
        let seen = self.script(open).await?;
        Ok(Some((seat, seen.as_str().unwrap_or_default().to_owned())))
    }
}

/// Returns the places where two texts begin to differ.
pub(super) fn difference(one: &str, other: &str) -> String {
    let same = one.char_indices().zip(other.chars()).find(|((_, a), b)| a != b);
    let at = same.map_or(one.len().min(other.len()), |((at, _), _)| at);
    let around = |text: &str| {
        let from =
            (0..=at.saturating_sub(120)).rev().find(|from| text.is_char_boundary(*from)).unwrap_or_default();
        text[from..].chars().take(240).collect::<String>()
    };
    format!("{}\n   | {}", around(one), around(other))
}

/// Words of the invented objects. The first two occur in no other text of the app.
const WORDS: [&str; 2] = ["éléphant", "cœur"];

async fn walk(stage: &mut Stage, game: &str) -> Outcome {
    let table = Table::of(stage);
    table.home().await?;
    table.offline_ready().await?;
    table.screen(("settings", "#/settings")).await?;
    // Motion is off, so that pages can be compared.
    table.page.fill(&act("motion"), "2").await?;
    let settings = table.page.text_of("localStorage['bar-a-jeux/settings']").await?;
    let mut pairs: Vec<Pair> = pairs(game, 24);
    expect!(pairs.len() == 24, "not enough pairs of {game}");
    // Pairs whose difference shows behind the curtain come first, early and late in a match.
    pairs.sort_by_key(|pair| !pair.pending.iter().any(|seat| pair.differs.contains(seat)));
    let all = stage.page.engine() == Engine::Chromium;
    let chosen = pairs.iter().enumerate().filter(|(nth, _)| *nth == 0 || (all && nth % 12 == 0));
    let (mut noticed, mut stops) = (0, 0);
    for (nth, pair) in chosen {
        let walk =
            Walk { table: Table::of(stage), play: format!("#/play/{}", pair.id), settings: settings.clone() };
        let (mut told, mut opened) = (Vec::new(), Vec::new());
        for kept in &pair.kept {
            told.push(walk.all(kept, &pair.exported(kept).map_err(|why| why.to_string())?).await?);
            opened.push(walk.opened().await?);
        }
        stops += told[0].len();
        let names = |told: &StopTexts| told.iter().map(|(name, _)| name.clone()).collect::<Vec<_>>();
        expect!(
            names(&told[0]) == names(&told[1]),
            "{game} {nth}: another way: {:?}\n{:?}",
            names(&told[0]),
            names(&told[1])
        );
        for ((name, one), (_, other)) in told[0].iter().zip(&told[1]) {
            let at = format!("{game} {nth}, after {} steps, {name}", pair.steps);
            expect!(one == other, "{at}: {}", difference(one, other));
            expect!(!one.contains("data-own=\""), "{game} {nth}, {name}: somebody's own lies open");
            let word = WORDS.iter().find(|word| game == "barbarossa" && one.contains(*word));
            expect!(word.is_none(), "{game} {nth}, {name}: {word:?} can be read");
        }
        if let (Some((seat, one)), Some((_, other))) = (&opened[0], &opened[1]) {
            let differs = pair.differs.iter().any(|other| other.index() == *seat);
            expect!(
                differs || one == other,
                "{game} {nth}, behind the curtain of seat {seat}: {}",
                difference(one, other)
            );
            noticed += usize::from(one != other);
        }
    }
    println!("{game}: {stops} stops, {noticed} differences behind the curtain");
    // In Barbarossa a player's own word appears on no screen before the end, so the walk searches for the words
    // themselves.
    let blind = noticed == 0 && game != "barbarossa";
    expect!(!blind, "{game}: the walk sees no difference even where there is one");
    Ok(())
}

pub(crate) async fn bouillabaisse(stage: &mut Stage) -> Outcome {
    walk(stage, "bouillabaisse").await
}

pub(crate) async fn barrakuda(stage: &mut Stage) -> Outcome {
    walk(stage, "barrakuda").await
}

pub(crate) async fn barracuda(stage: &mut Stage) -> Outcome {
    walk(stage, "barracuda").await
}

pub(crate) async fn barbarossa(stage: &mut Stage) -> Outcome {
    walk(stage, "barbarossa").await
}
