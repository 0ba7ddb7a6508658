//! The reaction to a tap on the hand.

use crate::games::bouillabaisse::{Card, Suit, View};

/// Reaction to a tap on a card of the hand.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Tap {
    /// The card is lifted, and played unless it is put back.
    Lift(Card),
    /// The card is put back.
    PutBack,
    /// The card cannot be played.
    Refuse(CardRefusal),
}

/// Reason why a card cannot be played.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum CardRefusal {
    NotYourTurn,
    /// This suit was led, and the hand has it (BO-2.1).
    FollowSuit(Suit),
}

/// Returns the reaction to a tap on the card at this index.
pub fn tap(view: &View, lifted: Option<usize>, index: usize) -> Option<Tap> {
    let card = *view.hand().get(index)?;
    if lifted == Some(index) {
        return Some(Tap::PutBack);
    }
    Some(why_not(view, index).map_or(Tap::Lift(card), Tap::Refuse))
}

/// Returns why the card at this index cannot be played; `None` if it can, or if there is no such card.
pub fn why_not(view: &View, index: usize) -> Option<CardRefusal> {
    let card = view.hand().get(index)?;
    if view.playable().contains(card) {
        return None;
    }
    let led = view.suit_led().filter(|_| view.turn == view.own());
    Some(led.map_or(CardRefusal::NotYourTurn, CardRefusal::FollowSuit))
}
