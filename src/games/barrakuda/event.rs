//! What has happened in a round, one thing after the other, each with the table as it is then: so that a screen can
//! show it step by step without knowing a rule.

use serde::Serialize;

use super::{cards::Card, floor::Wreck, gold::Gold, sea::Sea, wreck_cards::Slot};
use crate::kernel::{Seat, Seats};

/// One thing that everybody is told.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub enum Event {
    /// The wrecks have been laid (BK-1.1).
    Laid,
    /// Somebody has chosen a card.
    Chosen(Seat),
    /// All cards turn together, by seat (BK-2.1).
    Revealed(Vec<Card>),
    /// The last movement card was played: all return (BK-2.2).
    AllBack(Seat),
    /// Both dice (BK-3.1).
    Rolled {
        distance: u8,
        direction: Wreck,
        /// The wrecks that the Barracuda will swim to.
        route: Vec<Wreck>,
        /// Wreck on its route that decided against an equally short one (BK-3.2).
        parting: Option<Wreck>,
    },
    /// The distance die for whoever controls the Barracuda (BK-3.3).
    Reach { by: Seat, distance: u8 },
    /// The Barracuda swims.
    Swam {
        /// Who controls it.
        by: Option<Seat>,
        from: Wreck,
        /// The wrecks it swims to, one after the other; none where it stays.
        route: Vec<Wreck>,
    },
    /// The Barracuda stopped on a wreck by which all take their Barracuda card back (BK-3.4).
    StopRegain {
        wreck: Wreck,
        /// Whose cards were not in the hand.
        regain: Seats,
    },
    /// The Barracuda was flung there from the wreck where it stopped (BK-3.4).
    Flung(Wreck),
    /// Gold from an earlier round is picked up (BK-4.1).
    Collected { seat: Seat, wreck: Wreck, gold: Gold },
    /// The Barracuda makes somebody drop their bag (BK-4.3).
    Dropped {
        seat: Seat,
        wreck: Wreck,
        /// What stays on the wreck.
        gold: Gold,
        /// What does not stay there.
        lost: Gold,
    },
    /// The Barracuda does nothing to somebody (BK-4.3).
    Spared { seat: Seat, wreck: Wreck, by: Shelter },
    /// Several have the fewest cards: no special action (BK-4.4).
    Tied(Wreck),
    /// Somebody has nothing to gain by their action.
    Idle { seat: Seat, wreck: Wreck, slot: Slot },
    /// Somebody declines an action (BK-4.6).
    Passed { seat: Seat },
    /// Gold from the reserve.
    Took { seat: Seat, wreck: Wreck, gold: Gold },
    /// Cards of the row return, the oldest first (BK-5.1).
    TookBack { seat: Seat, cards: Vec<Wreck> },
    /// Somebody takes their Barracuda card back.
    Regained(Seat),
    /// An opponent's Barracuda card goes to the centre.
    Stripped { seat: Seat, of: Seat },
    /// Gold goes from a bag to a vault.
    Banked { seat: Seat, gold: Gold },
    /// An opponent's whole bag is taken (BK-4.4).
    Robbed { seat: Seat, of: Seat, gold: Gold },
    /// Team-mates have exchanged gold (BK-7.3).
    Shared { from: Seat, to: Seat, gold: Gold },
    /// Somebody will pick a pocket at the end of the round.
    WillPick(Seat),
    /// The round is over.
    RoundOver {
        round: u16,
        /// Who takes their Barracuda card back (BK-5.2).
        regain: Seats,
    },
    /// Cards were drawn from a hand; only one player sees which.
    Drew { seat: Seat, of: Seat, cards: u8 },
    /// One of the drawn cards was put in front of its owner, as if played.
    Put { seat: Seat, of: Seat, card: Card },
    /// A vault is full (BK-5.3): of this player or their team.
    Won(Seat),
    /// Nobody has won after so many rounds: everybody is asked whether it is to be a draw (BK-5.5).
    DrawAsked(u16),
    /// Somebody agrees to a draw.
    Agreed(Seat),
    /// Somebody wants to play on.
    Refused(Seat),
    /// All have agreed to a draw.
    Drawn,
    /// The last round there is has been played, and it is a draw.
    OutOfRounds,
}

/// What keeps a diver from the Barracuda (BK-4.3).
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize)]
pub enum Shelter {
    /// They control it.
    Control,
    /// The wreck protects whoever works there.
    Wreck,
}

/// An event, and the table after it.
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
