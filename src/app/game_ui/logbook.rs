//! The log of a match.

use crate::{
    app::{
        i18n::{Language, Text},
        log_item::LogItem,
        sketch::Sketch,
    },
    kernel::Game,
    table::report::StepReport,
};

/// A game whose steps are logged.
pub trait Logbook: Game {
    /// Label of the filter for counted lines, if the game marks such lines
    /// ([`LogKind::Ledger`](crate::app::log_item::LogKind::Ledger)).
    const LEDGER: Option<Text> = None;

    /// The lines of a step: one line per event, or the step itself in notation.
    fn log_items(language: &Language, names: &[String], report: &StepReport<'_, Self>) -> Vec<LogItem>;

    /// The heading above the lines of a step ("Round 3"), if the game has rounds.
    fn log_heading(_language: &Language, _report: &StepReport<'_, Self>) -> Option<String> {
        None
    }

    /// A small picture beside the line of a step.
    fn log_sketch(_report: &StepReport<'_, Self>) -> Option<Sketch> {
        None
    }
}
