//! The aim of a round, and the task of the player on turn.

use super::menu::{Cost, Everything, costs, everything};
use crate::games::bouillabaisse::{ROUNDS, Suit, View};

/// Aim of a round: cards to take, and cards to avoid (BO-3.3).
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Goal {
    /// A single cost counts.
    Avoid(Cost),
    /// All drawn costs count, and tricks too.
    AvoidAll,
    /// The cost is not drawn yet.
    AvoidUnknown,
    /// The same costs count negative.
    TakeAll,
    /// Costs count negative, but the sign flips for a player who takes everything (BO-4.1).
    TakeNotAll,
    /// All rounds are played.
    Fewest,
}

/// Returns the aim of the round.
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

/// Task at the table (BO-2.1).
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Duty {
    /// Chance is acting, or the match is over.
    Nothing,
    /// The viewer waits for another player.
    Wait,
    /// The viewer leads with any card.
    Lead,
    /// The viewer has the suit led.
    Follow(Suit),
    /// The viewer has no card of the suit led, and may play any card.
    Discard(Suit),
    /// In public: a player leads.
    SomebodyLeads,
    /// In public: a player must follow this suit.
    SomebodyFollows(Suit),
}

/// Returns the current task from the viewer's perspective.
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
