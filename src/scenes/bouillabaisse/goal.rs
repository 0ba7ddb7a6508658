//! What a round wants, and what it asks of whoever is to play.

use super::menu::{Cost, Everything, costs, everything};
use crate::games::bouillabaisse::{ROUNDS, Suit, View};

/// What is good to take in a round, and what to leave to the others (BO-3.3).
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Goal {
    /// The one thing that costs.
    Avoid(Cost),
    /// Everything that was drawn costs, tricks too.
    AvoidAll,
    /// What costs is not drawn yet.
    AvoidUnknown,
    /// The same things count below zero.
    TakeAll,
    /// So they do, but whoever takes everything has the sign turned (BO-4.1).
    TakeNotAll,
    /// All rounds are played.
    Fewest,
}

/// What the round wants of all.
pub fn goal(view: &View) -> Goal {
    let costs = costs(view, view.round);
    match costs[..] {
        _ if view.over() => Goal::Fewest,
        _ if view.round == ROUNDS && everything(view) == Some(Everything::NotAll) => Goal::TakeNotAll,
        _ if view.round == ROUNDS => Goal::TakeAll,
        [] => Goal::AvoidUnknown,
        [cost] => Goal::Avoid(cost),
        _ => Goal::AvoidAll,
    }
}

/// What is to be done with the hands at the table (BO-2.1).
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Duty {
    /// Chance is at it, or nothing is left to be done.
    Nothing,
    /// The viewer waits for somebody else.
    Wait,
    /// The viewer leads: any card.
    Lead,
    /// The viewer has the suit led.
    Follow(Suit),
    /// The viewer has none of it: any card.
    Discard(Suit),
    /// All see that somebody leads.
    SomebodyLeads,
    /// All see which suit is to be followed.
    SomebodyFollows(Suit),
}

/// What is to be done now, in the eyes of whoever looks.
pub fn duty(view: &View) -> Duty {
    match (view.turn, view.own(), view.suit_led()) {
        (None, ..) => Duty::Nothing,
        (Some(_), None, None) => Duty::SomebodyLeads,
        (Some(_), None, Some(suit)) => Duty::SomebodyFollows(suit),
        (Some(turn), Some(own), _) if turn != own => Duty::Wait,
        (Some(_), Some(_), None) => Duty::Lead,
        (Some(_), Some(_), Some(suit)) if view.playable().iter().all(|card| card.suit == suit) => {
            Duty::Follow(suit)
        }
        (Some(_), Some(_), Some(suit)) => Duty::Discard(suit),
    }
}
