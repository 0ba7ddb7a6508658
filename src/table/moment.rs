//! The moments of a match, by which the play screen lays out its parts. docs/moments.md lists all of them.

/// How a moment is laid out.
#[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum MomentKind {
    /// The players act on the board, and the panel keeps its place beside it.
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

/// A moment by its name in docs/moments.md, which is also the value of `data-task`.
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
