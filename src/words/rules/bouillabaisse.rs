//! The rules of La Bouillabaisse, and the sentences for its refusals.

use super::CitesRule;
use crate::{
    games::bouillabaisse::Refusal,
    words::{Text, bouillabaisse as key},
};

include!(concat!(env!("OUT_DIR"), "/rules_bouillabaisse.rs"));

/// Order of play and allowed cards (BO-2.1).
pub const FOLLOWING: Text = key::r_tricks_a;

impl CitesRule for Refusal {
    fn sentence(&self) -> Option<Text> {
        Some(match self {
            Refusal::Packs(_) => key::r_cards_b,
            Refusal::NoFigure(_) | Refusal::NotInPlay(_) => key::r_costs_a,
            Refusal::NotHeld(_) | Refusal::FollowSuit(_) => FOLLOWING,
        })
    }
}
