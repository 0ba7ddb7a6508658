//! What came of a step, as a log tells it.

use crate::kernel::Seat;

/// One thing that came of a step, as the log tells it.
#[derive(Clone, PartialEq, Debug)]
pub struct LogItem {
    /// Whom it is about, or who did it; nobody where it happened to the table.
    pub by: Option<Seat>,
    pub text: String,
    pub kind: LogKind,
}

/// What a line of the log is, for whoever looks for something in it.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug, Default)]
pub enum LogKind {
    #[default]
    Plain,
    /// What is counted was moved: it stands in the ledger too.
    Ledger,
    /// Nobody wants to read it.
    Quiet,
}
