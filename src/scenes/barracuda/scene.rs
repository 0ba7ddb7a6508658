//! The promenade with its houses, and who sits round it.

use crate::{
    games::barracuda::{ActionKind, Bar, PlayerView, Prompt, Spot, Tenancy, View, promenade::PAWNS},
    kernel::Seat,
};

/// One bar of the promenade.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct House {
    pub spot: Spot,
    /// Nothing while it is closed.
    pub bar: Option<Bar>,
    /// The bar that a closed house is known to be, since it was open before.
    pub known: Option<Bar>,
    pub tenant: Option<Seat>,
    pub partner: Option<Seat>,
    /// It is what is going on now.
    pub lit: bool,
    /// Whether the picked action can be done here.
    pub target: bool,
    pub picked: bool,
}

/// How much ice is left in the glass, from 6 in the first round to none in the seventh and after.
pub fn ice(round: u16) -> u16 {
    7_u16.saturating_sub(round.max(1))
}

/// When a player has their turn in this round.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Pawn {
    /// Drawn in this round already, or not to be drawn.
    Out,
    InBag,
    /// After a last order: the first and the last place in which it can be drawn.
    Place(u8, u8),
}

/// Somebody at the table, as all see them.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Guest {
    pub seat: Seat,
    /// Pawns in bars.
    pub pawns: u8,
    /// Rent due next, in thousands.
    pub rent: u16,
    /// They are to act.
    pub turn: bool,
    /// All five pawns have stood since their last turn (BC-7.1).
    pub held: bool,
    pub pawn: Pawn,
    /// How many notes they have laid face down, while several bid or stake at once.
    pub laid: Option<u16>,
    pub won: bool,
    pub bankrupt: bool,
}

#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Scene {
    pub houses: Vec<House>,
    pub guests: Vec<Guest>,
    /// Bars that may still be opened.
    pub left: u8,
    /// Who wins soon unless somebody does something about it, the nearest to it first.
    pub threats: Vec<Threat>,
}

/// Somebody has all five pawns in bars.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug)]
pub struct Threat {
    pub seat: Seat,
    /// They win as their pawn is next drawn, and not only the time after that (BC-7.1).
    pub next: bool,
}

/// The promenade, with what is picked there: an action, and a bar for it.
pub fn scene(view: &View, kind: Option<ActionKind>, picked: Option<Spot>) -> Scene {
    let here = spot(&view.prompt);
    let targets = kind.map(|kind| targets(view, kind)).unwrap_or_default();
    let house = |(spot, open): (Spot, &Option<Tenancy>)| House {
        spot,
        bar: open.map(|bar| bar.bar),
        known: if open.is_none() { view.known_at(spot) } else { None },
        tenant: open.and_then(|bar| bar.tenant),
        partner: open.and_then(|bar| bar.partner),
        lit: here == Some(spot),
        target: targets.contains(&spot),
        picked: picked == Some(spot),
    };
    let houses: Vec<House> = Spot::all().zip(&view.open).map(house).collect();
    let open = houses.iter().filter(|house| house.bar.is_some()).count() as u8;
    Scene {
        guests: view.players.iter().map(|(seat, player)| guest(view, seat, player)).collect(),
        left: view.most_open.saturating_sub(open),
        threats: threats(view),
        houses,
    }
}

fn threats(view: &View) -> Vec<Threat> {
    if view.over() {
        return Vec::new();
    }
    let five = view.players.iter().filter(|(_, player)| usize::from(player.pawns) == PAWNS);
    let mut all: Vec<Threat> =
        five.map(|(seat, _)| Threat { seat, next: view.held.contains(&seat) }).collect();
    all.sort_by_key(|threat| !threat.next);
    all
}

/// The one action that there is for whoever is to act, under everybody's eyes: in the first round (BC-2.2).
pub fn only_way(view: &View) -> Option<(Seat, ActionKind)> {
    match view.prompt {
        Prompt::Acting(seat) if view.round == 1 => Some((seat, ActionKind::Open)),
        _ => None,
    }
}

/// Where an action can be done.
pub fn targets(view: &View, kind: ActionKind) -> Vec<Spot> {
    // Nothing of it is anybody's secret.
    if kind == ActionKind::Open && only_way(view).is_some() {
        return Spot::all().filter(|at| view.open_at(*at).is_none()).collect();
    }
    let one = view.availability().iter().find(|one| one.kind == kind);
    one.and_then(|one| one.spots.clone().ok()).unwrap_or_default()
}

fn spot(prompt: &Prompt) -> Option<Spot> {
    match prompt {
        Prompt::Sliding { at, .. }
        | Prompt::Answering { at, .. }
        | Prompt::Bidding { at, .. }
        | Prompt::Choosing { at, .. } => Some(*at),
        _ => None,
    }
}

fn guest(view: &View, seat: Seat, player: &PlayerView) -> Guest {
    let laid = match &view.prompt {
        Prompt::Staking { laid, .. } | Prompt::Bidding { laid, .. } | Prompt::Choosing { laid, .. } => {
            laid[seat]
        }
        Prompt::Answering { by, notes, .. } if *by == seat => Some(*notes),
        _ => None,
    };
    let turn = match view.prompt {
        Prompt::Acting(by) | Prompt::Sliding { by, .. } | Prompt::Choosing { by, .. } => by == seat,
        Prompt::Answering { to, .. } => to == seat,
        Prompt::Staking { .. } | Prompt::Bidding { .. } => {
            view.own() == Some(seat) && view.allowed().is_some()
        }
        Prompt::Dealing | Prompt::Between | Prompt::Over { .. } => false,
    };
    let group = view.bag.iter().position(|group| group.contains(&seat));
    let pawn = match group {
        _ if matches!(view.prompt, Prompt::Between | Prompt::Staking { .. } | Prompt::Over { .. }) => {
            Pawn::Out
        }
        None => Pawn::Out,
        Some(_) if view.bag.len() == 1 => Pawn::InBag,
        Some(group) => {
            let sizes: Vec<u8> = view.bag.iter().map(|group| group.len() as u8).collect();
            let drawn = view.seats - sizes.iter().sum::<u8>();
            let before = drawn + sizes[..group].iter().sum::<u8>();
            Pawn::Place(before + 1, before + sizes[group])
        }
    };
    let (won, bankrupt) = match view.prompt {
        Prompt::Over { winner, bankrupt } => (winner == Some(seat), bankrupt == Some(seat)),
        _ => (false, false),
    };
    Guest {
        seat,
        pawns: player.pawns,
        rent: player.rent,
        turn,
        held: view.held.contains(&seat),
        pawn,
        laid,
        won,
        bankrupt,
    }
}
