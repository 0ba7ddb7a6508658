//! The board of a game: what is built on the match that is on the screen.

use leptos::prelude::*;

use super::{contexts::navigation::Route, game_ui::GameUi, session::Session};
use crate::kernel::Pointable;

/// A game whose match can be put on the screen.
pub trait GameBoard: GameUi + Pointable {
    /// The board and the controls that belong to it alone.
    ///
    /// All in an element of the class `table`, whose parts the play screen lays out (src/app/screens/play/play.css), the same way for all
    /// games: `table-board` fills what the others leave and is a size container named `board` (`cqw`, `cqh`), so that a board
    /// can be as large as fits; `table-players` says who plays, where seats do not; `table-panel` is what one acts with.
    fn board(session: Session<Self>) -> AnyView;

    /// A screen that only this game has, by its address.
    fn page(_route: &Route) -> Option<AnyView> {
        None
    }
}
