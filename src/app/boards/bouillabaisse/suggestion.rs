//! What could be played, in a few words and where in the hand.

use super::words;
use crate::{
    app::{i18n::Language, suggestion::Suggestion},
    games::bouillabaisse::{Action, Target},
};

pub(super) fn suggestion(language: &Language, action: &Action) -> Suggestion {
    let Action::Play(card) = action;
    Suggestion::new(words::card(language, *card), [Target::Card(*card)])
}
