//! Moments of a match, which decide the layout of the play screen. docs/moments.md lists all of them.

/// Layout of a moment.
#[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum MomentKind {
    /// The players act on the board, and the panel keeps its place beside it.
    Board,
    /// Several items are viewed together and answered: the panel takes the play area, and the board is behind it.
    Sheet,
    /// Text to read, such as a result: the whole screen scrolls as a page.
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

/// A moment with its name from docs/moments.md, which is also the value of `data-task`.
#[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub struct TableMoment {
    pub name: &'static str,
    pub kind: MomentKind,
}

impl TableMoment {
    pub const fn board(name: &'static str) -> TableMoment {
        TableMoment { name, kind: MomentKind::Board }
    }

    pub const fn sheet(name: &'static str) -> TableMoment {
        TableMoment { name, kind: MomentKind::Sheet }
    }

    pub const fn page(name: &'static str) -> TableMoment {
        TableMoment { name, kind: MomentKind::Page }
    }
}
