//! Events of a round in order, each with the table after it, so that a screen can show them one by one without knowing
//! a rule.

use serde::Serialize;

use super::{cards::Card, floor::Wreck, gold::Gold, sea::Sea, wreck_cards::Slot};
use crate::kernel::{Seat, Seats};

/// A public event.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub enum Event {
    /// The wrecks have been laid (BK-1.1).
    Laid,
    /// A player has chosen a card.
    Chosen(Seat),
    /// All cards are revealed together, by seat (BK-2.1).
    Revealed(Vec<Card>),
    /// A player played the last movement card, so all return (BK-2.2).
    AllBack(Seat),
    /// A roll of both dice (BK-3.1).
    Rolled {
        distance: u8,
        direction: Wreck,
        /// The wrecks that the Barracuda will swim to.
        route: Vec<Wreck>,
        /// The wreck on the route that decided against an equally short one (BK-3.2).
        parting: Option<Wreck>,
    },
    /// A roll of the distance die for the player who controls the Barracuda (BK-3.3).
    Reach { by: Seat, distance: u8 },
    /// The Barracuda swims.
    Swam {
        /// The player who controls it.
        by: Option<Seat>,
        from: Wreck,
        /// The wrecks that it swims to, in order; empty if it stays.
        route: Vec<Wreck>,
    },
    /// The Barracuda stopped on a wreck whose effect gives all players their Barracuda card back (BK-3.4).
    StopRegain {
        wreck: Wreck,
        /// The players whose card was not in their hand.
        regain: Seats,
    },
    /// The Barracuda was flung to this wreck from the one where it stopped (BK-3.4).
    Flung(Wreck),
    /// A diver picks up gold from an earlier round (BK-4.1).
    Collected { seat: Seat, wreck: Wreck, gold: Gold },
    /// The Barracuda makes a diver drop their bag (BK-4.3).
    Dropped {
        seat: Seat,
        wreck: Wreck,
        /// Gold that stays on the wreck.
        gold: Gold,
        /// Gold that is lost.
        lost: Gold,
    },
    /// The Barracuda does not harm a diver (BK-4.3).
    Spared { seat: Seat, wreck: Wreck, by: Shelter },
    /// Several divers have the fewest cards, so there is no special action (BK-4.4).
    Tied(Wreck),
    /// A diver cannot gain by their action, so it is skipped.
    Idle { seat: Seat, wreck: Wreck, slot: Slot },
    /// A player declines an action (BK-4.6).
    Passed { seat: Seat },
    /// A diver takes gold from the reserve.
    Took { seat: Seat, wreck: Wreck, gold: Gold },
    /// Cards of the row return to the hand, the oldest first (BK-5.1).
    TookBack { seat: Seat, cards: Vec<Wreck> },
    /// A player takes their Barracuda card back.
    Regained(Seat),
    /// A player moves an opponent's Barracuda card to the centre.
    Stripped { seat: Seat, of: Seat },
    /// A player moves gold from the bag to the vault.
    Banked { seat: Seat, gold: Gold },
    /// A player takes an opponent's whole bag (BK-4.4).
    Robbed { seat: Seat, of: Seat, gold: Gold },
    /// Team-mates have exchanged gold (BK-7.3).
    Shared { from: Seat, to: Seat, gold: Gold },
    /// A player will pick a pocket at the end of the round.
    WillPick(Seat),
    /// The round is over.
    RoundOver {
        round: u16,
        /// The players who take their Barracuda card back (BK-5.2).
        regain: Seats,
    },
    /// Cards were drawn from a hand. Only one player sees them.
    Drew { seat: Seat, of: Seat, cards: u8 },
    /// One of the drawn cards was put in front of its owner, as if played.
    Put { seat: Seat, of: Seat, card: Card },
    /// The vault of this player, or of their team, is full (BK-5.3).
    Won(Seat),
    /// No player has won after this many rounds: all are asked whether the match ends as a draw (BK-5.5).
    DrawAsked(u16),
    /// A player agrees to a draw.
    Agreed(Seat),
    /// A player wants to play on.
    Refused(Seat),
    /// All have agreed to a draw.
    Drawn,
    /// The last possible round is over, and the match is a draw.
    OutOfRounds,
}

/// Protection of a diver from the Barracuda (BK-4.3).
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize)]
pub enum Shelter {
    /// The diver controls it.
    Control,
    /// The wreck protects divers who stand upright there.
    Wreck,
}

/// An event with the table after it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[serde(into = "Event")]
pub struct Beat {
    pub event: Event,
    pub sea: Sea,
}

impl From<Beat> for Event {
    fn from(beat: Beat) -> Event {
        beat.event
    }
}
