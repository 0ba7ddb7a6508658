//! The log of a match in words.

use std::ops::Range;

use crate::{
    app::{I18n, components::log::LogLine, game_ui::GameUi, i18n::common, lexicon::handed},
    kernel::{StepOf, Viewer},
    table::{
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
    lines: Vec<LogLine>,
}

impl<G: GameUi> Default for Lines<G> {
    fn default() -> Self {
        Lines { language: String::new(), steps: Vec::new(), lines: Vec::new() }
    }
}

impl<G: GameUi> Lines<G> {
    /// One line a step in force, and between them who has played from then on. Tracks the language.
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
            let by = step.seat().and_then(|seat| players.get(seat.index()).cloned());
            let text = G::log_line(i18n, &names, &before, step, &after);
            let sketch = G::log_sketch(&before, step);
            self.lines.push(LogLine { number: self.lines.len() + 1, change: None, by, text, sketch });
            before = after;
        }
        language.tag().clone_into(&mut self.language);
        self.steps = steps.to_vec();
        let all = with_changes(i18n, players, &self.lines, &seating::changes(game.entries()));
        in_sight(i18n, all, &game.game().forgotten())
    }
}

/// The lines of the steps, and between them those that tell who has played from then on.
fn with_changes(i18n: I18n, players: &[Player], steps: &[LogLine], changes: &[Change]) -> Vec<LogLine> {
    let mut lines = steps.to_vec();
    // From the last one on: what stands before it keeps its place.
    for (nth, change) in changes.iter().enumerate().rev() {
        let by = players.get(change.seat.index()).cloned();
        let text = handed(i18n, by.as_ref().map_or("", |player| &player.name), change.to);
        let line = LogLine { number: change.after, change: Some(nth), by, text, sketch: None };
        lines.insert(change.after.min(lines.len()), line);
    }
    lines
}

/// One line for all the steps that are to be remembered, and not to be read.
fn in_sight(i18n: I18n, mut lines: Vec<LogLine>, forgotten: &Range<usize>) -> Vec<LogLine> {
    // Lines are counted from 1.
    let is_gone = |line: &LogLine| line.change.is_none() && forgotten.contains(&(line.number - 1));
    lines.retain(|line| !is_gone(line) || line.number == forgotten.end);
    if let Some(line) = lines.iter_mut().find(|line| is_gone(line)) {
        (line.by, line.sketch) = (None, None);
        line.text = i18n.say(common::log_out_of_sight);
    }
    lines
}
