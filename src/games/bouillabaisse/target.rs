//! Names of the parts of the table.

use super::{cards::Card, score::ROUNDS, state::Bouillabaisse};
use crate::kernel::{Seat, target::targets};

targets! {
    Bouillabaisse:
    /// All cards of the viewer.
    Hand = "hand",
    /// One card of the viewer's hand.
    Card(card: Card) = "card",
    /// Card in the current trick.
    Played(card: Card) = "played",
    /// Round on the menu card.
    Round(round: u8) = "round" if (1..=ROUNDS).contains(&round),
    Player(seat: Seat) = "player",
    /// Points of a player over all finished rounds.
    Total(seat: Seat) = "total",
    /// Button that opens the score sheet.
    ScoreSheet = "score-sheet",
}
