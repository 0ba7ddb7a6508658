//! A suggested card in a few words, with its place in the hand.

use super::words;
use crate::{
    app::{game_ui::Adviser, i18n::Language, suggestion::Suggestion},
    games::bouillabaisse::{Action, Bouillabaisse, Target, View},
    kernel::Seat,
};

impl Adviser for Bouillabaisse {
    fn suggestion(
        language: &Language,
        _names: &[String],
        _view: &View,
        _seat: Seat,
        action: &Action,
    ) -> Suggestion {
        let Action::Play(card) = action;
        Suggestion::new(words::card(language, *card), [Target::Card(*card)])
    }
}
