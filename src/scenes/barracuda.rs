//! Barracuda as it is drawn: the houses of the promenade, who sits round it, notes on their way out of a wallet, and
//! what one player has done in secret. It decides no rule: what may be done comes with the view.

#[cfg(test)]
mod tests;

use crate::{
    games::barracuda::{
        ActionKind, AllowedAmount, Bank, Bar, Deal, Denomination, Event, Notes, PlayerView, Prompt, Reply,
        Spot, Tenancy, View,
    },
    kernel::Seat,
};

/// One bar of the promenade.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct House {
    pub spot: Spot,
    /// Nothing while it is closed.
    pub bar: Option<Bar>,
    /// What it was when it was open, where it is closed again.
    pub known: Option<Bar>,
    pub tenant: Option<Seat>,
    pub partner: Option<Seat>,
    /// It is what is going on now.
    pub lit: bool,
    /// What is to be done can be done here.
    pub target: bool,
    pub picked: bool,
}

/// Where somebody's turn stands.
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
    /// How many notes lie face down in front of them, while several lay.
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
        houses,
    }
}

/// Where an action can be done.
pub fn targets(view: &View, kind: ActionKind) -> Vec<Spot> {
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

/// Notes laid out of a wallet, before they are slid over.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Tray {
    pub laid: Notes,
    /// What stays in the wallet.
    pub rest: Notes,
    /// The bank has given change for it.
    pub changed: bool,
    /// Of what one more may be laid.
    pub more: Vec<Denomination>,
    pub problem: Option<Problem>,
}

/// Why what lies there cannot go.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Problem {
    /// So much at least, in thousands.
    TooLittle(u16),
    NoNote,
}

pub fn tray(wallet: &Notes, span: &AllowedAmount, laid: Notes) -> Tray {
    let mut rest = *wallet;
    rest.lay(laid, &mut Bank::default());
    let may_lay = |kind: &Denomination| {
        let next = laid.with_one(*kind);
        wallet.can_lay(next) && next.worth() <= span.most
    };
    let more = Denomination::ALL.into_iter().filter(may_lay).collect();
    let problem = if laid.worth() < span.least {
        Some(Problem::TooLittle(span.least))
    } else {
        (span.needs_note && laid.count() == 0).then_some(Problem::NoNote)
    };
    Tray { laid, rest, changed: !wallet.contains(&laid), more, problem }
}

/// Something of one's own that not all others know.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Entry {
    /// An offer of one's own; the reply, once there is one.
    Offered {
        to: Seat,
        at: Spot,
        deal: Deal,
        offer: Notes,
        reply: Option<Reply>,
    },
    /// An offer from somebody.
    Asked {
        by: Seat,
        at: Spot,
        deal: Deal,
        offer: Notes,
        reply: Option<Reply>,
    },
    /// A bid of one's own, and whether it was taken.
    Bid {
        to: Seat,
        at: Spot,
        bid: Notes,
        taken: Option<bool>,
    },
    /// A bid from somebody.
    Heard {
        by: Seat,
        at: Spot,
        bid: Notes,
        taken: Option<bool>,
    },
    /// A stake for the order of play.
    Staked(Notes),
    Rent(u16),
    /// An own bar was closed, for a thousand.
    Closed(Spot),
    /// What was in the bank.
    Saw(u16),
}

/// Whether only some were told.
pub fn is_private(event: &Event) -> bool {
    matches!(event, Event::Offer { .. } | Event::Bid { .. } | Event::InTheBank { .. })
}

/// What a player offered, took, refused, bid, staked and paid, with the round, the oldest first.
pub fn mine(view: &View) -> Vec<(u16, Entry)> {
    let Some(own) = view.own() else { return Vec::new() };
    let mut lines: Vec<(u16, Entry)> = Vec::new();
    let mut round = 1;
    for event in &view.story {
        let entry = match event {
            Event::Round(number) => {
                round = *number;
                continue;
            }
            Event::Offer { seat, to, at, deal, offer } if *seat == own => {
                Entry::Offered { to: *to, at: *at, deal: *deal, offer: *offer, reply: None }
            }
            Event::Offer { seat, at, deal, offer, .. } => {
                Entry::Asked { by: *seat, at: *at, deal: *deal, offer: *offer, reply: None }
            }
            Event::Bid { seat, to, at, bid } if *seat == own => {
                Entry::Bid { to: *to, at: *at, bid: *bid, taken: None }
            }
            Event::Bid { seat, at, bid, .. } => Entry::Heard { by: *seat, at: *at, bid: *bid, taken: None },
            Event::Stakes(stakes) => Entry::Staked(stakes[own.index()]),
            Event::Rent { seat, thousands, .. } if *seat == own => Entry::Rent(*thousands),
            Event::InTheBank { thousands, .. } => Entry::Saw(*thousands),
            Event::Answered { reply, .. } => {
                settle(&mut lines, |entry| match entry {
                    Entry::Offered { reply: open, .. } | Entry::Asked { reply: open, .. } => {
                        Some((open, *reply))
                    }
                    _ => None,
                });
                continue;
            }
            Event::Sold { to: winner, .. } => {
                settle(&mut lines, |entry| match entry {
                    Entry::Bid { taken, .. } => Some((taken, *winner == own)),
                    Entry::Heard { by, taken, .. } => {
                        let won = by == winner;
                        Some((taken, won))
                    }
                    _ => None,
                });
                continue;
            }
            Event::ClosedDown { seat, at, .. } => {
                settle(&mut lines, |entry| match entry {
                    Entry::Bid { taken, .. } | Entry::Heard { taken, .. } => Some((taken, false)),
                    _ => None,
                });
                if *seat != own {
                    continue;
                }
                Entry::Closed(*at)
            }
            _ => continue,
        };
        lines.push((round, entry));
    }
    lines
}

/// Fills in what came of the entries that are still open.
fn settle<T>(lines: &mut [(u16, Entry)], mut of: impl FnMut(&mut Entry) -> Option<(&mut Option<T>, T)>) {
    for (_, entry) in lines {
        if let Some((open, came)) = of(entry) {
            open.get_or_insert(came);
        }
    }
}

/// What all were told, with the round, the oldest first.
pub fn everybodys(view: &View) -> Vec<(u16, &Event)> {
    let mut round = 1;
    let mut lines = Vec::new();
    for event in view.story.iter().filter(|event| !is_private(event)) {
        match event {
            Event::Round(number) => round = *number,
            _ => lines.push((round, event)),
        }
    }
    lines
}
