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
        player::Player,
        report::{Observed, Reporter},
        timeline::{Annotation, AnnotationKind},
    },
};

/// The log lines of a match. Lines of unchanged steps are reused.
pub(super) struct Lines<G: GameUi> {
    /// Language tag of the lines.
    language: String,
    reporter: Reporter<G>,
    lines: Vec<Vec<LogLine>>,
}

impl<G: GameUi> Default for Lines<G> {
    fn default() -> Self {
        Lines { language: String::new(), reporter: Reporter::default(), lines: Vec::new() }
    }
}

impl<G: GameUi> Lines<G> {
    /// The lines of each step in force, with seat changes and hints between them. The last `unshown` lines of steps are
    /// left out, since their events have not been shown. Tracks the language.
    pub(super) fn of(&mut self, i18n: I18n, game: &Observed<G>, unshown: usize) -> Vec<LogLine> {
        let language = i18n.language();
        let same = if self.language == language.tag() { self.reporter.unchanged(game) } else { 0 };
        self.lines.truncate(same);
        let players = &game.header().players;
        let names: Vec<String> = players.iter().map(Player::called).collect();
        self.reporter.report(game, same, |report| {
            let heading = G::log_heading(&language, report);
            let mut sketch = G::log_sketch(report);
            let number = self.lines.len() + 1;
            let line = |LogItem { by, text, kind }: LogItem| {
                let by = by.and_then(|seat| players.get(seat.index()).cloned());
                // The step has one sketch, so only its first line shows the sketch.
                let sketch = sketch.take();
                LogLine { number, change: None, by, text, sketch, heading: heading.clone(), kind }
            };
            self.lines.push(G::log_items(&language, &names, report).into_iter().map(line).collect());
        });
        language.tag().clone_into(&mut self.language);
        let annotations = annotation_lines(i18n, players, game.timeline().annotations());
        let all = with_annotations(&shown(&self.lines, unshown), annotations);
        in_sight(i18n, all, &game.game().forgotten())
    }
}

/// Groups the lines by step, without the last `unshown` of them.
fn shown(steps: &[Vec<LogLine>], mut unshown: usize) -> Vec<&[LogLine]> {
    let mut shown: Vec<&[LogLine]> = steps.iter().map(Vec::as_slice).collect();
    for lines in shown.iter_mut().rev() {
        let left_out = unshown.min(lines.len());
        *lines = &lines[..lines.len() - left_out];
        unshown -= left_out;
    }
    shown
}

/// The lines between the steps: seat changes and hints.
fn annotation_lines(i18n: I18n, players: &[Player], annotations: &[Annotation]) -> Vec<LogLine> {
    let mut annotations = annotations.to_vec();
    // Hints after the same step come last.
    annotations.sort_by_key(|annotation| (annotation.after, annotation.kind == AnnotationKind::Hint));
    let line = |(nth, Annotation { after, seat, kind }): (_, Annotation)| {
        let by = players.get(seat.index()).cloned();
        let name = by.as_ref().map(|player| player.name.clone()).unwrap_or_default();
        let text = match kind {
            AnnotationKind::Handed(to) => handed(i18n, &name, to),
            AnnotationKind::Hint => i18n.say(common::HintLog { name }),
        };
        LogLine {
            number: after,
            change: Some(nth),
            by,
            text,
            sketch: None,
            heading: None,
            kind: LogKind::Plain,
        }
    };
    (0..).zip(annotations).map(line).collect()
}

/// Merges the annotation lines into the lines of the steps.
fn with_annotations(steps: &[&[LogLine]], annotations: Vec<LogLine>) -> Vec<LogLine> {
    let after =
        |step: usize| annotations.iter().filter(move |line| line.number.min(steps.len()) == step).cloned();
    let later = steps.iter().enumerate().flat_map(|(nth, lines)| lines.iter().cloned().chain(after(nth + 1)));
    after(0).chain(later).collect()
}

/// Replaces the lines of steps that players must remember by a single line.
fn in_sight(i18n: I18n, mut lines: Vec<LogLine>, forgotten: &Range<usize>) -> Vec<LogLine> {
    // Line numbers start at 1.
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
