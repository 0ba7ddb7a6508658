//! What a tap comes to.

use crate::games::bouillabaisse::{Card, Suit, View};

/// What a tap on a card of the hand comes to.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Tap {
    /// It is lifted, and will be played.
    Lift(Card),
    /// It is put back.
    PutBack,
    /// It cannot be played.
    Refuse(Why),
}

/// Why a card cannot be played.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Why {
    NotYourTurn,
    /// This suit was led, and it is in the hand (BO-2.1).
    FollowSuit(Suit),
}

/// A tap on the card at this place of the hand.
pub fn tap(view: &View, lifted: Option<usize>, index: usize) -> Option<Tap> {
    let card = *view.hand().get(index)?;
    if lifted == Some(index) {
        return Some(Tap::PutBack);
    }
    Some(why_not(view, index).map_or(Tap::Lift(card), Tap::Refuse))
}

/// Why the card at this place of the hand cannot be played; nothing where it can, or where there is none.
pub fn why_not(view: &View, index: usize) -> Option<Why> {
    let card = view.hand().get(index)?;
    if view.playable().contains(card) {
        return None;
    }
    let led = view.suit_led().filter(|_| view.turn == view.own());
    Some(led.map_or(Why::NotYourTurn, Why::FollowSuit))
}
