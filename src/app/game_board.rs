//! The board component of a game.

use leptos::prelude::*;

use super::{contexts::navigation::Route, game_ui::GameUi, session::Session};
use crate::kernel::Pointable;

/// A game whose match can be shown on the screen.
pub trait GameBoard: GameUi + Pointable {
    /// The board with its own controls.
    ///
    /// The outer element has the class `table`; the play screen lays out its parts the same way for all games
    /// (src/app/screens/play/play.css). `table-board` fills the remaining space and is a size container named `board`
    /// (`cqw`, `cqh`), so that a board can use all of it. `table-players` shows the players if the seat badges do not.
    /// `table-panel` holds the player's controls.
    fn board(session: Session<Self>) -> AnyView;

    /// A screen that only this game has, if the route names it.
    fn page(_route: &Route) -> Option<AnyView> {
        None
    }
}
