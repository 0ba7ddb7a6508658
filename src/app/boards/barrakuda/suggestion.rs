//! What could be done, in a few words and where on the table.

use super::words;
use crate::{
    app::{
        i18n::{Language, barrakuda as key},
        suggestion::Suggestion,
    },
    games::barrakuda::{Action, Card, View, Wreck},
    kernel::Seat,
};

pub(super) fn suggestion(
    language: &Language,
    names: &[String],
    view: &View,
    seat: Seat,
    action: &Action,
) -> Suggestion {
    let wreck = |at: Wreck| format!(".bk-tile[data-wreck='{}']", at.number());
    let bag = |of: Seat| format!(".bk-crew [data-spot=bag-{}]", of.number());
    let button = |act: &str| vec![format!(".bk-ways [data-act={act}]")];
    let what = match action {
        Action::Play(card) => words::dive(language, *card),
        Action::Put(card) => language.say(key::DoPut { card: words::card(language, *card) }),
        _ => words::action(language, names, view, seat, action),
    };
    let at = match action {
        Action::Play(card) => {
            let own = format!(".bk-hand [data-own='{card}']");
            match card {
                Card::Dive(at) => vec![own, wreck(*at)],
                Card::Barracuda => vec![own],
            }
        }
        Action::Steer(to) => vec![wreck(*to)],
        Action::Rob(whom) | Action::Pocket(whom) | Action::Strip(whom) => vec![bag(*whom)],
        Action::Bank(_) | Action::Share(_) => vec![bag(seat)],
        Action::Put(card) => vec![format!(".bk-draw[data-drawn='{card}']")],
        Action::Pass => button("pass"),
        Action::Agree => button("agree"),
        Action::Refuse => button("refuse"),
        Action::Take | Action::TakeBack | Action::Regain | Action::Late => button("way"),
    };
    Suggestion { what, at }
}
