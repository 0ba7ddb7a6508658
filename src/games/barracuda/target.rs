//! Names of the parts of the table.

use super::{
    action::{Action, ActionKind},
    money::Denomination,
    promenade::Spot,
    state::Barracuda,
};
use crate::kernel::{Seat, target::targets};

targets! {
    Barracuda:
    House(spot: Spot) = "house",
    Player(seat: Seat) = "player",
    /// Dots for the pawns that a player has placed.
    Pawns(seat: Seat) = "pawns",
    /// Notes that a player has laid face down.
    Laid(seat: Seat) = "laid",
    /// Line with the sum of the viewer's wallet.
    Wallet = "wallet",
    /// Notes of the wallet, to be laid.
    Notes = "notes",
    /// One denomination among them.
    Note(kind: Denomination) = "note",
    /// Sums that can be made up by one tap.
    Sums = "sums",
    /// Notes of an offer, face up.
    Offer = "offer",
    /// Both answers to an offer.
    Answers = "answers",
    /// Bid of a player.
    Bid(seat: Seat) = "bid",
    /// Kind of action to announce.
    Way(kind: ActionKind) = "way",
    /// Button that confirms what is picked or laid.
    Confirm = "confirm",
    /// Button that plays this action.
    Button(action: Action) = "button",
}
