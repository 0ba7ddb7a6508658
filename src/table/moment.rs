//! The kinds of moments in a match, by which the play screen lays out its parts. docs/moments.md lists all of them.

/// How a moment is laid out.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Default)]
pub enum MomentKind {
    /// One acts on the board, and the panel keeps its place beside it.
    #[default]
    Board,
    /// Several things are seen together and answered: the panel takes the play area, and the board stands behind it.
    Sheet,
    /// Something to read, such as a result: the screen is a page that scrolls as a whole.
    Page,
}

impl MomentKind {
    /// The value of `data-moment`.
    pub fn name(self) -> &'static str {
        match self {
            MomentKind::Board => "board",
            MomentKind::Sheet => "sheet",
            MomentKind::Page => "page",
        }
    }
}
