//! A suggested action in a few words, with its place on the table.

use super::words;
use crate::{
    app::{
        game_ui::Adviser,
        i18n::{Language, barrakuda as key},
        suggestion::Suggestion,
    },
    games::barrakuda::{Action, Barrakuda, Card, Prompt, Target, View},
    kernel::Seat,
};

impl Adviser for Barrakuda {
    /// Only the chosen card and the drawn cards are secret.
    fn advised_openly(view: &View) -> bool {
        !matches!(view.prompt, Prompt::Choosing | Prompt::Putting { .. })
    }

    fn suggestion(
        language: &Language,
        names: &[String],
        view: &View,
        seat: Seat,
        action: &Action,
    ) -> Suggestion {
        let what = match action {
            Action::Play(card) => words::dive(language, *card),
            Action::Put(card) => language.say(key::DoPut { card: words::card(language, *card) }),
            _ => words::action(language, names, view, seat, action),
        };
        let at = match action {
            Action::Play(card) => match card {
                Card::Dive(wreck) => vec![Target::Card(*card), Target::Wreck(*wreck)],
                Card::Barracuda => vec![Target::Card(*card)],
            },
            Action::Steer(to) => vec![Target::Wreck(*to)],
            Action::Rob(whom) | Action::Pocket(whom) | Action::Strip(whom) => vec![Target::Bag(*whom)],
            Action::Bank(_) | Action::Share(_) => vec![Target::Bag(seat)],
            Action::Put(card) => vec![Target::Drawn(*card)],
            Action::Pass
            | Action::Agree
            | Action::Refuse
            | Action::Take
            | Action::TakeBack
            | Action::Regain
            | Action::Late => vec![Target::Button(action.clone())],
        };
        Suggestion::new(what, at)
    }
}
