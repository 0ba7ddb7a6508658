//! Advice to players.

use crate::{
    app::{i18n::Language, suggestion::Suggestion},
    kernel::{Game, Seat},
};

/// A game in which a player can ask what to do.
pub trait Adviser: Game {
    /// Whether advice may be shown to all players; true where it depends on no secret.
    fn advised_openly(_view: &Self::View) -> bool {
        false
    }

    /// Puts an action that a bot advises into words, for the viewer of this view.
    fn suggestion(
        _language: &Language,
        _names: &[String],
        _view: &Self::View,
        _seat: Seat,
        _action: &Self::Action,
    ) -> Suggestion {
        Suggestion::default()
    }
}
