//! The state of one match of Barracuda. `rules` has the checks and effects of actions.

use super::{
    bars::{Bar, rent},
    config::Config,
    event::Event,
    money::{Bank, Notes},
    phase::Phase,
    promenade::{PAWNS, SPOTS, Spot, Tenancy},
    refusal::Refusal,
};
use crate::kernel::{PerSeat, Seat, Seats, Story};

/// Last round of a match. It then ends as after a bankruptcy, with no player bankrupt.
pub const ROUNDS: u16 = 60;

/// Private data of one player.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct Player {
    pub(super) wallet: Notes,
    /// The bank's money in thousands, if the player has looked (BC-8.2).
    pub(super) looked: Option<u16>,
}

#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Barracuda {
    pub(super) config: Config,
    /// The bar at each spot, closed or open. No player knows the closed ones.
    pub(super) bars: Vec<Bar>,
    /// The two bars put away.
    pub(super) away: Vec<Bar>,
    /// The open bars, by spot.
    pub(super) open: [Option<Tenancy>; SPOTS],
    pub(super) players: PerSeat<Player>,
    pub(super) bank: Bank,
    /// Counted from 1.
    pub(super) round: u16,
    /// Players whose pawns are still in the bag, in groups drawn one after another.
    pub(super) bag: Vec<Seats>,
    /// The player whose turn it is, or was last.
    pub(super) turn: Option<Seat>,
    pub(super) phase: Phase,
    /// Players whose five pawns have stood in bars since the end of their last turn, or since before this round
    /// (BC-7.1).
    pub(super) held: Seats,
    /// All events, with their recipients.
    pub(super) story: Story<Event>,
    /// Money of all players in thousands, at the start of each round and at the end.
    pub(super) money: Vec<PerSeat<u16>>,
}

impl Barracuda {
    pub(super) fn before_the_deal(config: &Config, seats: u8) -> Result<Barracuda, Refusal> {
        config.put_away()?;
        Ok(Barracuda {
            config: config.clone(),
            bars: Vec::new(),
            away: Vec::new(),
            open: [None; SPOTS],
            // BC-1.3
            players: PerSeat::filled(seats, Player { wallet: Notes::START, looked: None }),
            bank: Bank::new(seats),
            round: 1,
            bag: vec![Seat::all(seats).collect()],
            turn: None,
            phase: Phase::Shuffle,
            held: Seats::NONE,
            story: Story::default(),
            money: vec![PerSeat::filled(seats, Notes::START.worth())],
        })
    }

    pub(super) fn all(&self) -> impl DoubleEndedIterator<Item = Seat> + Clone + use<> {
        Seat::all(self.players.seats())
    }

    pub fn wallet(&self, seat: Seat) -> &Notes {
        &self.players[seat].wallet
    }

    pub fn open_at(&self, at: Spot) -> Option<&Tenancy> {
        self.open[at.index()].as_ref()
    }

    /// Returns the bar at a spot for changing it. The bar must be open.
    pub(super) fn open_mut(&mut self, at: Spot) -> &mut Tenancy {
        self.open[at.index()].as_mut().unwrap_or_else(|| unreachable!("checked: it is open"))
    }

    pub(super) fn tenant(&self, at: Spot) -> Option<Seat> {
        self.open_at(at).and_then(|bar| bar.tenant)
    }

    pub(super) fn open_count(&self) -> usize {
        self.open.iter().flatten().count()
    }

    /// Maximum number of open bars (BC-1.5).
    pub fn most_open(&self) -> u8 {
        super::promenade::most_open(self.players.seats())
    }

    /// Iterates over the bars of which a player is the tenant.
    pub fn tenancies(&self, seat: Seat) -> impl Iterator<Item = &Tenancy> {
        self.open.iter().flatten().filter(move |bar| bar.tenant == Some(seat))
    }

    pub(super) fn bars_of(&self, seat: Seat) -> Vec<Bar> {
        self.tenancies(seat).map(|bar| bar.bar).collect()
    }

    /// Returns the rent that a player owes at the start of their turn, in thousands (BC-3.1, BC-3.2).
    pub fn rent_due(&self, seat: Seat) -> u16 {
        rent(&self.bars_of(seat)).0
    }

    /// Number of a player's pawns in bars.
    pub fn placed(&self, seat: Seat) -> usize {
        let pawns =
            |bar: &Tenancy| usize::from(bar.tenant == Some(seat)) + usize::from(bar.partner == Some(seat));
        self.open.iter().flatten().map(pawns).sum()
    }

    /// Whether a player has a pawn that is in no bar (BC-4.11).
    pub(super) fn has_pawn(&self, seat: Seat) -> bool {
        self.placed(seat) < PAWNS
    }

    pub(super) fn tell(&mut self, event: Event) {
        self.story.tell(event);
    }

    /// Returns the money of each player, in thousands.
    pub(super) fn cash(&self) -> PerSeat<u16> {
        self.players.map(|_, player| player.wallet.worth())
    }

    /// Takes these notes out of a wallet, with change from the bank if needed.
    pub(super) fn lay(&mut self, seat: Seat, notes: Notes) -> Notes {
        self.players[seat].wallet.lay(notes, &mut self.bank)
    }

    /// Pays a sum to the bank, in real money.
    pub(super) fn pay(&mut self, seat: Seat, thousands: u16) {
        let notes = self.lay(seat, Notes::of(thousands));
        self.bank.take(notes);
    }

    /// Checks that all notes of the box are accounted for (BC-1.3).
    pub(super) fn check_notes(&self) -> Result<(), String> {
        let mut all = self.bank;
        self.players.values().iter().for_each(|player| all.take(player.wallet));
        self.phase.notes().into_iter().for_each(|notes| all.take(notes));
        if all != Bank::new(0) {
            return Err(format!("{all:?} instead of the notes of the box"));
        }
        if self.bank.worth() < 0 || self.bank.fakes() < 0 {
            return Err(format!("the bank has {:?}", self.bank));
        }
        Ok(())
    }

    /// Checks that no player has too many pawns in bars, and that not too many bars are open (BC-1.4, BC-1.5).
    pub(super) fn check_bars(&self) -> Result<(), String> {
        if let Some(seat) = self.all().find(|seat| self.placed(*seat) > PAWNS) {
            return Err(format!("{seat:?} has too many pawns in bars"));
        }
        let auctioned = matches!(self.phase, Phase::Bids(_) | Phase::Choose(_));
        if self.open.iter().flatten().any(|bar| bar.tenant.is_none()) != auctioned {
            return Err("a bar without a tenant".to_owned());
        }
        if self.open_count() > usize::from(self.most_open()) {
            return Err(format!("{} bars are open", self.open_count()));
        }
        Ok(())
    }
}
