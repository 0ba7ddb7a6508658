//! The order of play of a round, as far as it has been drawn.

use crate::{
    games::barracuda::{Event, View},
    kernel::Seat,
};

/// Players who have played in this round, the drawn pawn, and the pawns still in the bag.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct RoundOrder {
    /// In the order of the draws.
    pub played: Vec<Seat>,
    pub drawn: Seat,
    /// Groups are drawn one after the other (BC-5.2).
    pub bag: Vec<Vec<Seat>>,
}

/// Returns the order of the round right after a draw, and `None` at any other moment.
pub fn round_order(view: &View) -> Option<RoundOrder> {
    let drawn = view
        .turn
        .filter(|seat| !view.over() && view.story.public_news().any(|event| *event == Event::Drawn(*seat)))?;
    let mut played = Vec::new();
    for event in view.story.public() {
        match event {
            Event::Round(_) => played.clear(),
            Event::Drawn(seat) => played.push(*seat),
            _ => {}
        }
    }
    played.pop();
    Some(RoundOrder { played, drawn, bag: view.bag.clone() })
}
