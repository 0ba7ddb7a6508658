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
    /// The dice: how far, and where to (BK-3.1). `parting`: the wreck by which it goes where another way is as
    /// short (BK-3.2).
    Rolled {
        distance: u8,
        direction: Wreck,
        route: Vec<Wreck>,
        parting: Option<Wreck>,
    },
    /// The distance die for whoever controls the Barracuda (BK-3.3).
    Reach {
        by: Seat,
        distance: u8,
    },
    /// It swims, wreck by wreck; nowhere where it stays. Somebody may have taken it there.
    Swam {
        by: Option<Seat>,
        from: Wreck,
        route: Vec<Wreck>,
    },
    /// These take their Barracuda card back: it stopped on a wreck that says so (BK-3.4).
    StopRegain {
        wreck: Wreck,
        regain: Seats,
    },
    /// It was flung there from the wreck where it stopped (BK-3.4).
    Flung(Wreck),
    /// Gold from an earlier round is picked up (BK-4.1).
    Collected {
        seat: Seat,
        wreck: Wreck,
        gold: Gold,
    },
    /// The Barracuda makes somebody drop their bag: so much lies on the wreck then, so much is gone (BK-4.3).
    Dropped {
        seat: Seat,
        wreck: Wreck,
        gold: Gold,
        lost: Gold,
    },
    /// It does nothing to somebody: they control it, or the wreck protects them (BK-4.3).
    Spared {
        seat: Seat,
        wreck: Wreck,
        control: bool,
    },
    /// Several have the fewest cards: no special action (BK-4.4).
    Tied(Wreck),
    /// There is nothing in this action for them now.
    Idle {
        seat: Seat,
        wreck: Wreck,
        slot: Slot,
    },
    /// They decline an action (BK-4.6).
    Passed {
        seat: Seat,
    },
    /// Gold from the reserve.
    Took {
        seat: Seat,
        wreck: Wreck,
        gold: Gold,
    },
    /// Cards of the row return, the oldest first (BK-5.1).
    TookBack {
        seat: Seat,
        cards: Vec<Wreck>,
    },
    Regained(Seat),
    Stripped {
        seat: Seat,
        of: Seat,
    },
    Banked {
        seat: Seat,
        gold: Gold,
    },
    Robbed {
        seat: Seat,
        of: Seat,
        gold: Gold,
    },
    /// Team-mates have exchanged gold: so much went from the one to the other (BK-7.3).
    Shared {
        from: Seat,
        to: Seat,
        gold: Gold,
    },
    /// They will pick a pocket at the end of the round.
    WillPick(Seat),
    /// The round is over; these take their Barracuda card back (BK-5.2).
    RoundOver {
        round: u16,
        regain: Seats,
    },
    /// Cards were drawn from a hand; only one player sees which.
    Drew {
        seat: Seat,
        of: Seat,
        cards: u8,
    },
    /// One of them was put in front of their owner, as if played.
    Put {
        seat: Seat,
        of: Seat,
        card: Card,
    },
    /// A vault is full (BK-5.3): of this player or their team.
    Won(Seat),
    /// Nobody has won after so many rounds: everybody is asked whether it is to be a draw (BK-5.5).
    DrawAsked(u16),
    Agreed(Seat),
    Refused(Seat),
    /// All have agreed.
    Drawn,
    /// The last round there is has been played, and it is a draw.
    OutOfRounds,
}

/// An event, and the table after it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Beat {
    pub event: Event,
    pub sea: Sea,
}
