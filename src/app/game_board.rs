//! The board of a game: what is built on the match that is on the screen.

use leptos::prelude::*;

use super::{game_ui::GameUi, session::Session};

/// A game whose match can be put on the screen.
pub trait GameBoard: GameUi {
    /// The board and the controls that belong to it alone.
    ///
    /// It stands in a slot that fills what the frame leaves: `100 %` of both sides are definite, and
    /// the slot is a size container named `board` (`cqw`, `cqh`), so that a board can be as large as
    /// fits. In landscape the log and the common controls stand beside it, in portrait below.
    fn board(session: Session<Self>) -> AnyView;
}
