//! The log of a match in words.

use std::ops::Range;

use crate::{
    app::{
        I18n,
        components::log::LogLine,
        game_ui::GameUi,
        i18n::common,
        lexicon::handed,
        log_item::{LogItem, LogKind},
    },
    kernel::{StepOf, Viewer},
    table::{
        hints::{self, Asked},
        log::Entry,
        matches::Match,
        player::Player,
        seating::{self, Change},
    },
};

/// The lines of the steps as they were last told, and what they were made from, to tell how many still hold: each new one
/// costs a position.
pub(super) struct Lines<G: GameUi> {
    /// The tag of the language they are in.
    language: String,
    steps: Vec<StepOf<G>>,
    /// Those of each step.
    lines: Vec<Vec<LogLine>>,
}

impl<G: GameUi> Default for Lines<G> {
    fn default() -> Self {
        Lines { language: String::new(), steps: Vec::new(), lines: Vec::new() }
    }
}

impl<G: GameUi> Lines<G> {
    /// The lines of each step in force, and between them who has played from then on. Tracks the language.
    pub(super) fn of(&mut self, i18n: I18n, game: &Match<G>) -> Vec<LogLine> {
        let language = i18n.language();
        let steps = game.steps();
        let same = self.steps.iter().zip(steps).take_while(|(a, b)| a == b).count();
        self.lines.truncate(if self.language == language.tag() { same } else { 0 });
        let players = &game.header().players;
        let names: Vec<String> = players.iter().map(Player::called).collect();
        let mut state = game.at(self.lines.len());
        let mut before = state.view(Viewer::Public);
        for step in &steps[self.lines.len()..] {
            state.apply(step);
            let after = state.view(Viewer::Public);
            let heading = G::log_heading(i18n, &before, step);
            let mut sketch = G::log_sketch(&before, step);
            let number = self.lines.len() + 1;
            let line = |LogItem { by, text, kind }: LogItem| {
                let by = by.and_then(|seat| players.get(seat.index()).cloned());
                // It belongs to the step: once.
                let sketch = sketch.take();
                LogLine { number, change: None, by, text, sketch, heading: heading.clone(), kind }
            };
            let items = G::log_items(i18n, &names, &before, step, &after);
            self.lines.push(items.into_iter().map(line).collect());
            before = after;
        }
        language.tag().clone_into(&mut self.language);
        self.steps = steps.to_vec();
        let asides = asides(i18n, players, game.entries());
        let all = with_asides(&self.lines, asides);
        in_sight(i18n, all, &game.game().forgotten())
    }
}

/// The lines without the last so many things that came of steps: they are still being told.
pub(super) fn so_far(mut lines: Vec<LogLine>, untold: usize) -> Vec<LogLine> {
    let things = lines.iter().filter(|line| line.change.is_none()).count();
    let mut left = things.saturating_sub(untold);
    lines.retain(|line| {
        let told = line.change.is_some() || left > 0;
        left = left.saturating_sub(usize::from(line.change.is_none()));
        told
    });
    lines
}

/// What stands between the steps: who has played from then on, and who asked what they could do.
fn asides<A, C>(i18n: I18n, players: &[Player], entries: &[Entry<A, C>]) -> Vec<LogLine> {
    let line = |number: usize, by: Option<&Player>, text: String| LogLine {
        number,
        change: Some(0),
        by: by.cloned(),
        text,
        sketch: None,
        heading: None,
        kind: LogKind::Plain,
    };
    let name = |by: Option<&Player>| by.map(|player| player.name.clone()).unwrap_or_default();
    let handed = seating::changes(entries).into_iter().map(|Change { after, seat, to }| {
        let by = players.get(seat.index());
        line(after, by, handed(i18n, &name(by), to))
    });
    let asked = hints::asked(entries).into_iter().map(|Asked { after, seat }| {
        let by = players.get(seat.index());
        line(after, by, i18n.say(common::HintLog { name: name(by) }))
    });
    let mut all: Vec<LogLine> = handed.chain(asked).collect();
    all.sort_by_key(|line| line.number);
    (0..).zip(&mut all).for_each(|(nth, line)| line.change = Some(nth));
    all
}

/// The lines of the steps with these between them.
fn with_asides(steps: &[Vec<LogLine>], asides: Vec<LogLine>) -> Vec<LogLine> {
    let after = |step: usize| asides.iter().filter(move |line| line.number.min(steps.len()) == step).cloned();
    let later = steps.iter().enumerate().flat_map(|(nth, lines)| lines.iter().cloned().chain(after(nth + 1)));
    after(0).chain(later).collect()
}

/// One line for all the steps that are to be remembered, and not to be read.
fn in_sight(i18n: I18n, mut lines: Vec<LogLine>, forgotten: &Range<usize>) -> Vec<LogLine> {
    // Lines are counted from 1.
    let is_gone = |line: &LogLine| line.change.is_none() && forgotten.contains(&(line.number - 1));
    let mut kept = false;
    lines.retain(|line| {
        !is_gone(line) || (line.number == forgotten.end && !std::mem::replace(&mut kept, true))
    });
    if let Some(line) = lines.iter_mut().find(|line| is_gone(line)) {
        (line.by, line.sketch, line.kind) = (None, None, LogKind::Plain);
        line.text = i18n.say(common::log_out_of_sight);
    }
    lines
}
