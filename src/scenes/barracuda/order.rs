//! The order of play of a round, as far as the bag has told it.

use crate::{
    games::barracuda::{Event, View},
    kernel::Seat,
};

/// Who has played in this round, whose pawn is out, and whose pawns are still in the bag.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct RoundOrder {
    /// In the order in which they were drawn.
    pub played: Vec<Seat>,
    pub drawn: Seat,
    /// One group after the other is drawn (BC-5.2).
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
