//! What could be played, in a few words and where in the hand.

use super::words;
use crate::{
    app::{i18n::Language, suggestion::Suggestion},
    games::bouillabaisse::Action,
};

pub(super) fn suggestion(language: &Language, action: &Action) -> Suggestion {
    let Action::Play(card) = action;
    Suggestion { what: words::card(language, *card), at: vec![format!(".bo-hand [data-own='{card}']")] }
}
