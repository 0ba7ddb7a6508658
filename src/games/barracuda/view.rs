//! The view of one viewer. Wallets, offers, bids and stakes are included only if they are the viewer's own.

use super::{
    action::Deal,
    allowed::{AllowedAmount, Availability, Outlook},
    bars::Bar,
    event::Event,
    money::Notes,
    phase::{Announcement, Phase},
    promenade::{PAWNS, Spot, Tenancy},
    state::Barracuda,
};
use crate::kernel::{Game, Heard, PerSeat, Seat, Viewer};

/// Current task, and the player who has it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Prompt {
    /// Chance shuffles, or draws a pawn.
    Dealing,
    /// The players are asked whether to call last order.
    Between,
    /// All players stake. `laid`: the number of notes of each.
    Staking {
        caller: Seat,
        laid: PerSeat<Option<u16>>,
    },
    /// A player chooses an action.
    Acting(Seat),
    /// A player lays out an offer.
    Sliding {
        by: Seat,
        at: Spot,
        deal: Deal,
    },
    /// The tenant answers. `offer` is only for the buyer and the tenant.
    Answering {
        by: Seat,
        to: Seat,
        at: Spot,
        deal: Deal,
        notes: u16,
        offer: Option<Notes>,
    },
    /// All players but the seller bid. `laid`: the number of notes of each.
    Bidding {
        by: Seat,
        at: Spot,
        laid: PerSeat<Option<u16>>,
    },
    /// The seller chooses among the bids and alone sees them all; each bidder still sees their own.
    Choosing {
        by: Seat,
        at: Spot,
        laid: PerSeat<Option<u16>>,
        bids: PerSeat<Option<Notes>>,
        /// Players whose bid can be accepted (BC-4.6).
        may_sell: Vec<Seat>,
    },
    Over {
        winner: Option<Seat>,
        bankrupt: Option<Seat>,
    },
}

#[derive(Clone, PartialEq, Eq, Debug)]
pub struct View {
    pub seats: u8,
    pub round: u16,
    pub open: Vec<Option<Tenancy>>,
    pub most_open: u8,
    /// Players whose pawn is still in the bag, in groups drawn one after another.
    pub bag: Vec<Vec<Seat>>,
    pub turn: Option<Seat>,
    pub players: PerSeat<PlayerView>,
    /// Players whose five pawns have stood since the end of their last turn, or since before this round.
    pub held: Vec<Seat>,
    pub prompt: Prompt,
    /// Seconds to talk before an offer; 0: unlimited.
    pub talk: u16,
    /// All events that the viewer was told of, the oldest first.
    pub story: Heard<Event>,
    /// Players who do not call last order before this round (BC-5.1).
    pub passed: Vec<Seat>,
    /// The two bars put away, if the table chose them (BC-8.1).
    pub agreed: Option<[Bar; 2]>,
    /// The viewer's private information.
    pub private: Option<Private>,
    /// All secrets, once they are disclosed.
    pub disclosed: Option<Disclosed>,
}

/// Public information about one player.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct PlayerView {
    /// Number of pawns in bars.
    pub pawns: u8,
    /// Rent due next, in thousands.
    pub rent: u16,
    /// Place, from 1; `None` before the match is over.
    pub place: Option<u8>,
}

/// Private information of one player.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Private {
    pub seat: Seat,
    pub wallet: Notes,
    /// All five kinds of action, in the player's own turn.
    pub availability: Vec<Availability>,
    /// The amount allowed, if the player must lay notes.
    pub allowed: Option<AllowedAmount>,
    /// Consequences of both answers, if the player must answer an offer.
    pub outlook: Option<Outlook>,
    /// Whether the player can pay for closing the bar, if they choose among bids (BC-4.7).
    pub may_close: bool,
    /// Whether the player may look into the bank now (BC-8.2).
    pub may_look: bool,
    /// The bank's money that the player saw, in thousands.
    pub looked: Option<u16>,
}

/// Former secrets, for all to see.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Disclosed {
    pub wallets: PerSeat<Notes>,
    /// The two bars put away.
    pub away: Vec<Bar>,
    /// Money of all players in thousands, at the start of each round and at the end.
    pub money: Vec<PerSeat<u16>>,
    /// The five kinds of action with the obstacle to each, for a player ruined for want of an action (BC-6.1).
    pub stuck: Vec<Availability>,
}

impl View {
    pub(super) fn new(game: &Barracuda, viewer: Viewer) -> View {
        View {
            seats: game.players.seats(),
            round: game.round,
            open: game.open.to_vec(),
            most_open: game.most_open(),
            bag: game.bag.iter().map(|group| group.iter().collect()).collect(),
            turn: game.turn,
            players: PlayerView::all(game),
            held: game.held.iter().collect(),
            prompt: Prompt::new(game, viewer),
            talk: game.config.talk,
            story: game.story.heard_by(viewer),
            passed: game.passed().iter().collect(),
            agreed: game.agreed(),
            private: viewer.seat().and_then(|seat| Private::new(game, seat)),
            disclosed: (viewer == Viewer::Omniscient).then(|| Disclosed {
                wallets: game.players.map(|_, player| player.wallet),
                away: game.away.clone(),
                money: game.money.clone(),
                stuck: game.stuck(),
            }),
        }
    }

    /// Returns the viewer's seat.
    pub fn own(&self) -> Option<Seat> {
        self.private.as_ref().map(|private| private.seat)
    }

    /// Returns the viewer's wallet.
    pub fn wallet(&self) -> Option<Notes> {
        self.private.as_ref().map(|private| private.wallet)
    }

    /// Returns the amount that the viewer may lay now.
    pub fn allowed(&self) -> Option<AllowedAmount> {
        self.private.as_ref()?.allowed
    }

    /// Returns the amount that the viewer may offer in their turn, before the announcement. So the screen can let them
    /// prepare announcement and notes together.
    pub fn may_offer(&self, deal: Deal, at: Spot) -> Option<AllowedAmount> {
        let bar = self.open_at(at)?.bar;
        Some(AllowedAmount::offer(deal.least(bar), self.wallet()?.worth()))
    }

    /// Returns the amount that the viewer may stake when calling last order (BC-5.1).
    pub fn may_stake(&self) -> Option<AllowedAmount> {
        let wallet = self.wallet().filter(|_| self.prompt == Prompt::Between)?;
        Some(AllowedAmount::stake(&wallet))
    }

    /// Returns all five kinds of action in the viewer's own turn; empty in another player's.
    pub fn availability(&self) -> &[Availability] {
        self.private.as_ref().map_or(&[], |private| &private.availability)
    }

    /// Returns whether a player may skip their action, with all five pawns placed (BC-4.12).
    pub fn may_rest(&self, seat: Seat) -> bool {
        let placed = self.players.get(seat).map_or(0, |player| usize::from(player.pawns));
        self.prompt == Prompt::Acting(seat) && placed == PAWNS
    }

    /// Returns the bars put away, if the viewer knows them.
    pub fn away(&self) -> &[Bar] {
        match (&self.disclosed, &self.agreed) {
            (Some(disclosed), _) => &disclosed.away,
            (None, Some(agreed)) => agreed,
            (None, None) => &[],
        }
    }

    pub fn over(&self) -> bool {
        matches!(self.prompt, Prompt::Over { .. })
    }

    /// Returns the tenant at a spot.
    pub fn tenant(&self, at: Spot) -> Option<Seat> {
        self.open_at(at).and_then(|bar| bar.tenant)
    }

    /// Returns the bar at a spot if it is known. A bar closed again stays known.
    pub fn known_at(&self, at: Spot) -> Option<Bar> {
        self.story.iter().rev().find_map(|event| match event {
            Event::Opened { at: there, bar, .. } if *there == at => Some(*bar),
            _ => None,
        })
    }

    /// Returns the bars that a closed house may still be.
    pub fn unseen(&self) -> Vec<Bar> {
        let seen: Vec<Bar> = Spot::all().filter_map(|at| self.known_at(at)).collect();
        Bar::all().filter(|bar| !seen.contains(bar) && !self.away().contains(bar)).collect()
    }

    pub fn open_at(&self, at: Spot) -> Option<&Tenancy> {
        self.open.get(at.index())?.as_ref()
    }

    /// Returns the bars of which a player is the tenant.
    pub fn bars_of(&self, seat: Seat) -> Vec<Bar> {
        self.open.iter().flatten().filter(|bar| bar.tenant == Some(seat)).map(|bar| bar.bar).collect()
    }
}

impl PlayerView {
    fn all(game: &Barracuda) -> PerSeat<PlayerView> {
        let pending = game.pending();
        PerSeat::new(game.players.seats(), |seat| PlayerView {
            pawns: game.placed(seat) as u8,
            rent: game.rent_due(seat),
            place: pending.outcome().map(|outcome| outcome.places[seat.index()]),
        })
    }
}

impl Private {
    /// Returns `None` if the table does not have the seat.
    fn new(game: &Barracuda, seat: Seat) -> Option<Private> {
        let player = game.players.get(seat)?;
        let acts = game.phase == Phase::Act(seat);
        Some(Private {
            seat,
            wallet: player.wallet,
            availability: if acts { game.availability(seat) } else { Vec::new() },
            allowed: game.allowed_now(seat),
            outlook: match game.phase {
                Phase::Answer(offer) if offer.announced.to == seat => Some(game.outlook(offer)),
                _ => None,
            },
            may_close: match &game.phase {
                Phase::Choose(auction) if auction.seller == seat => game.check_close(seat).is_ok(),
                _ => false,
            },
            may_look: game.may_look(seat),
            looked: player.looked,
        })
    }
}

impl Prompt {
    fn new(game: &Barracuda, viewer: Viewer) -> Prompt {
        match &game.phase {
            Phase::Shuffle | Phase::Draw => Prompt::Dealing,
            Phase::Between { .. } => Prompt::Between,
            Phase::Stakes(stakes) => Prompt::Staking { caller: stakes.caller, laid: counts(&stakes.laid) },
            Phase::Act(seat) => Prompt::Acting(*seat),
            Phase::Slide(Announcement { by, at, deal, .. }) => {
                Prompt::Sliding { by: *by, at: *at, deal: *deal }
            }
            Phase::Answer(offer) => {
                let Announcement { by, to, at, deal } = offer.announced;
                Prompt::Answering {
                    by,
                    to,
                    at,
                    deal,
                    notes: offer.notes.count(),
                    offer: (viewer.sees(by) || viewer.sees(to)).then_some(offer.notes),
                }
            }
            Phase::Bids(auction) => {
                Prompt::Bidding { by: auction.seller, at: auction.at, laid: counts(&auction.laid) }
            }
            Phase::Choose(auction) => {
                let seller = auction.seller;
                let seen = |seat| viewer.sees(seller) || viewer.sees(seat);
                Prompt::Choosing {
                    by: seller,
                    at: auction.at,
                    laid: counts(&auction.laid),
                    bids: auction.laid.map(|seat, bid| bid.filter(|_| seen(seat))),
                    may_sell: game.acceptable(auction),
                }
            }
            Phase::Over { winner, bankrupt } => Prompt::Over { winner: *winner, bankrupt: *bankrupt },
        }
    }
}

/// Counts the notes that each player has laid.
fn counts(laid: &PerSeat<Option<Notes>>) -> PerSeat<Option<u16>> {
    laid.map(|_, notes| notes.map(|notes| notes.count()))
}
