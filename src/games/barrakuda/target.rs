//! Names of the parts of the table.

use super::{action::Action, cards::Card, floor::Wreck, state::Barrakuda};
use crate::kernel::{Seat, target::targets};

targets! {
    Barrakuda:
    Boat = "boat",
    /// The fish on the sea floor.
    Barracuda = "barracuda",
    Wreck(wreck: Wreck) = "wreck",
    /// Signs of the actions of a wreck.
    Actions(wreck: Wreck) = "actions",
    /// Gold on a wreck.
    Gold(wreck: Wreck) = "gold",
    Bag(seat: Seat) = "bag",
    /// Vault of a player. A team's vault is named by the first of its players.
    Vault(seat: Seat) = "vault",
    /// Cards that a player has played.
    Row(seat: Seat) = "row",
    /// Sign that a player holds their Barracuda card.
    BarracudaCard(seat: Seat) = "barracuda-card",
    /// Card in the viewer's hand.
    Card(card: Card) = "card",
    /// Card drawn from a pocket.
    Drawn(card: Card) = "drawn",
    /// Button that plays this action.
    Button(action: Action) = "button",
}
