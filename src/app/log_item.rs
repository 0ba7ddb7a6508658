//! The events of a step as log lines.

use crate::kernel::Seat;

/// One event of a step, as a log line.
#[derive(Clone, PartialEq, Debug)]
pub struct LogItem {
    /// The player that the line is about; `None` if it concerns the whole table.
    pub by: Option<Seat>,
    pub text: String,
    pub kind: LogKind,
}

/// The kind of a log line, for the log filter.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug, Default)]
pub enum LogKind {
    #[default]
    Plain,
    /// A change of counted goods; also listed in the ledger.
    Ledger,
    /// Left out of the log.
    Quiet,
}
