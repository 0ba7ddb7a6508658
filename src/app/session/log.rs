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
    table::{
        hints::{self, Asked},
        log::Entry,
        player::Player,
        report::{Observed, Reporter},
        seating::{self, Change},
    },
};

/// The lines of the steps of a match. Lines of steps that still hold are kept.
pub(super) struct Lines<G: GameUi> {
    /// The tag of the language they are in.
    language: String,
    reporter: Reporter<G>,
    /// The lines of each step.
    lines: Vec<Vec<LogLine>>,
}

impl<G: GameUi> Default for Lines<G> {
    fn default() -> Self {
        Lines { language: String::new(), reporter: Reporter::default(), lines: Vec::new() }
    }
}

impl<G: GameUi> Lines<G> {
    /// The lines of each step in force, and between them changes of seats and hints. The last `untold` lines of steps
    /// are left out, as their events have not been shown. Tracks the language.
    pub(super) fn of(&mut self, i18n: I18n, game: &Observed<G>, untold: usize) -> Vec<LogLine> {
        let language = i18n.language();
        let same = if self.language == language.tag() { self.reporter.unchanged(game) } else { 0 };
        self.lines.truncate(same);
        let players = &game.header().players;
        let names: Vec<String> = players.iter().map(Player::called).collect();
        self.reporter.report(game, same, |report| {
            let heading = G::log_heading(i18n, report);
            let mut sketch = G::log_sketch(report);
            let number = self.lines.len() + 1;
            let line = |LogItem { by, text, kind }: LogItem| {
                let by = by.and_then(|seat| players.get(seat.index()).cloned());
                // The sketch belongs to the step: one line of it has it.
                let sketch = sketch.take();
                LogLine { number, change: None, by, text, sketch, heading: heading.clone(), kind }
            };
            self.lines.push(G::log_items(i18n, &names, report).into_iter().map(line).collect());
        });
        language.tag().clone_into(&mut self.language);
        let asides = asides(i18n, players, game.entries());
        let all = with_asides(&shown(&self.lines, untold), asides);
        in_sight(i18n, all, &game.game().forgotten())
    }
}

/// All but the last `untold` of these lines.
fn shown(steps: &[Vec<LogLine>], untold: usize) -> Vec<Vec<LogLine>> {
    let mut steps = steps.to_vec();
    let mut untold = untold;
    for lines in steps.iter_mut().rev() {
        let kept = lines.len().saturating_sub(untold);
        untold -= lines.len() - kept;
        lines.truncate(kept);
    }
    steps
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
