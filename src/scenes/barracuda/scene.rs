//! The promenade with its houses, and the players around it.

use crate::{
    games::barracuda::{ActionKind, Bar, PlayerView, Prompt, Spot, Tenancy, View, promenade::PAWNS},
    kernel::Seat,
};

/// One bar of the promenade.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct House {
    pub spot: Spot,
    /// `None` while it is closed.
    pub bar: Option<Bar>,
    /// The bar behind a closed door, if it has been open before.
    pub known: Option<Bar>,
    pub tenant: Option<Seat>,
    pub partner: Option<Seat>,
    /// Whether the current prompt concerns it.
    pub lit: bool,
    /// Whether the selected action is possible here.
    pub target: bool,
    pub picked: bool,
}

/// Returns the ice left in the glass, from 6 in the first round to 0 in the seventh and later ones.
pub fn ice(round: u16) -> u16 {
    7_u16.saturating_sub(round.max(1))
}

/// Time of a player's turn in this round.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Pawn {
    /// Already drawn in this round, or not drawn at all.
    Out,
    InBag,
    /// After a last order: the first and the last possible place of the draw.
    Place(u8, u8),
}

/// Public data of a player.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct PlayerScene {
    pub seat: Seat,
    /// Pawns in bars.
    pub pawns: u8,
    /// Rent due next, in thousands.
    pub rent: u16,
    /// Whether they must act.
    pub turn: bool,
    /// Whether all five pawns have stayed since their last turn (BC-7.1).
    pub held: bool,
    pub pawn: Pawn,
    /// Number of notes laid face down, while several players bid or stake at once.
    pub laid: Option<u16>,
    pub won: bool,
    pub bankrupt: bool,
}

#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Scene {
    pub houses: Vec<House>,
    pub players: Vec<PlayerScene>,
    /// Number of bars that may still be opened.
    pub left: u8,
    /// Players who will win soon unless stopped, the closest to winning first.
    pub threats: Vec<Threat>,
}

/// A player with all five pawns in bars.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug)]
pub struct Threat {
    pub seat: Seat,
    /// Whether they win at the next draw of their pawn, rather than the one after (BC-7.1).
    pub next: bool,
}

/// Returns the promenade with the selected action and bar.
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
        players: view.players.iter().map(|(seat, player)| player_scene(view, seat, player)).collect(),
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

/// Returns the only action of the current player in the first round, which is played in public (BC-2.2).
pub fn only_way(view: &View) -> Option<(Seat, ActionKind)> {
    match view.prompt {
        Prompt::Acting(seat) if view.round == 1 => Some((seat, ActionKind::Open)),
        _ => None,
    }
}

/// Returns the spots where an action is possible.
pub fn targets(view: &View, kind: ActionKind) -> Vec<Spot> {
    // The first round is public, so the targets are too.
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

fn player_scene(view: &View, seat: Seat, player: &PlayerView) -> PlayerScene {
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
    PlayerScene {
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
