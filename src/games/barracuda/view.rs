//! What one viewer may see: wallets, offers, bids and stakes only where they are their own.

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

/// What is going on, and who is to do what.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Prompt {
    /// Chance is to shuffle, or to draw a pawn.
    Dealing,
    /// Does anybody call last order?
    Between,
    /// All stake: how many notes each has laid.
    Staking {
        caller: Seat,
        laid: PerSeat<Option<u16>>,
    },
    /// Somebody chooses an action.
    Acting(Seat),
    /// Somebody lays out an offer.
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
    /// All but the seller bid: how many notes each has laid.
    Bidding {
        by: Seat,
        at: Spot,
        laid: PerSeat<Option<u16>>,
    },
    /// The seller chooses among bids that only they see; each bidder still sees their own.
    Choosing {
        by: Seat,
        at: Spot,
        laid: PerSeat<Option<u16>>,
        bids: PerSeat<Option<Notes>>,
        /// Whose bid can be accepted (BC-4.6).
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
    /// Who is still to be drawn, in groups one after the other.
    pub bag: Vec<Vec<Seat>>,
    pub turn: Option<Seat>,
    pub players: PerSeat<PlayerView>,
    /// Who has held all five since their last turn, or since before this round.
    pub held: Vec<Seat>,
    pub prompt: Prompt,
    /// Seconds to talk before an offer; 0: as long as the table likes.
    pub talk: u16,
    /// All that this viewer has been told, the oldest first.
    pub story: Heard<Event>,
    /// Who does not call last order before this round (BC-5.1).
    pub passed: Vec<Seat>,
    /// The two bars put away, where the table chose them (BC-8.1).
    pub agreed: Option<[Bar; 2]>,
    /// What is this viewer's alone.
    pub private: Option<Private>,
    /// Once nothing is secret any more.
    pub disclosed: Option<Disclosed>,
}

/// What all see of one player.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct PlayerView {
    /// In bars.
    pub pawns: u8,
    /// Due next, in thousands.
    pub rent: u16,
    /// The first is 1; nothing before it is over.
    pub place: Option<u8>,
}

/// What one player alone may see.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Private {
    pub seat: Seat,
    pub wallet: Notes,
    /// In one's own turn: all five actions.
    pub availability: Vec<Availability>,
    /// Where one is to lay notes: which.
    pub allowed: Option<AllowedAmount>,
    /// Where one is to answer an offer: what comes of it.
    pub outlook: Option<Outlook>,
    /// Where one is to choose among bids: whether closing the bar can be paid (BC-4.7).
    pub may_close: bool,
    /// One may look into the bank now (BC-8.2).
    pub may_look: bool,
    /// What one saw in the bank, in thousands.
    pub looked: Option<u16>,
}

/// What was secret, for all to see.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Disclosed {
    pub wallets: PerSeat<Notes>,
    /// The two bars put away.
    pub away: Vec<Bar>,
    /// Everybody's money in thousands, at the start of each round and at the end.
    pub money: Vec<PerSeat<u16>>,
    /// What somebody could not do who was ruined because of that (BC-6.1): the five actions, and what stood against each.
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

    /// Who looks.
    pub fn own(&self) -> Option<Seat> {
        self.private.as_ref().map(|private| private.seat)
    }

    /// The viewer's own.
    pub fn wallet(&self) -> Option<Notes> {
        self.private.as_ref().map(|private| private.wallet)
    }

    /// What the viewer may lay now.
    pub fn allowed(&self) -> Option<AllowedAmount> {
        self.private.as_ref()?.allowed
    }

    /// What the viewer may offer in their turn, before they have said so: what is said and what is slid over can be
    /// made up together.
    pub fn may_offer(&self, deal: Deal, at: Spot) -> Option<AllowedAmount> {
        let bar = self.open_at(at)?.bar;
        Some(AllowedAmount::offer(deal.least(bar), self.wallet()?.worth()))
    }

    /// What the viewer may stake who calls last order (BC-5.1).
    pub fn may_stake(&self) -> Option<AllowedAmount> {
        let wallet = self.wallet().filter(|_| self.prompt == Prompt::Between)?;
        Some(AllowedAmount::stake(&wallet))
    }

    /// All five actions in the viewer's own turn; none in another's.
    pub fn availability(&self) -> &[Availability] {
        self.private.as_ref().map_or(&[], |private| &private.availability)
    }

    /// Returns whether a player may skip their action, with all five pawns placed (BC-4.12).
    pub fn may_rest(&self, seat: Seat) -> bool {
        let placed = self.players.get(seat).map_or(0, |player| usize::from(player.pawns));
        self.prompt == Prompt::Acting(seat) && placed == PAWNS
    }

    /// The bars put away, as far as this viewer knows.
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

    /// Who is the tenant there.
    pub fn tenant(&self, at: Spot) -> Option<Seat> {
        self.open_at(at).and_then(|bar| bar.tenant)
    }

    /// What is known of the bar there: closed again it is not forgotten.
    pub fn known_at(&self, at: Spot) -> Option<Bar> {
        self.story.iter().rev().find_map(|event| match event {
            Event::Opened { at: there, bar, .. } if *there == at => Some(*bar),
            _ => None,
        })
    }

    /// The bars that a closed house may still turn out to be.
    pub fn unseen(&self) -> Vec<Bar> {
        let seen: Vec<Bar> = Spot::all().filter_map(|at| self.known_at(at)).collect();
        Bar::all().filter(|bar| !seen.contains(bar) && !self.away().contains(bar)).collect()
    }

    pub fn open_at(&self, at: Spot) -> Option<&Tenancy> {
        self.open.get(at.index())?.as_ref()
    }

    /// The bars in which somebody is the tenant.
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
    /// Nothing where the table has no such seat.
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

/// How many notes each has laid.
fn counts(laid: &PerSeat<Option<Notes>>) -> PerSeat<Option<u16>> {
    laid.map(|_, notes| notes.map(|notes| notes.count()))
}
