//! Drawing model of Barrakuda: wrecks, divers, gold and the Barracuda at a beat of the story, the flow of gold, and the
//! choices. It decides no rules: the view lists the legal actions.

mod afterwards;
mod choices;
mod gold;
mod haul;
mod laying;
mod outlook;
mod resolving;
mod staging;
#[cfg(test)]
mod tests;
mod turns;

use crate::{
    games::barrakuda::{Beat, Card, CardChoice, Event, Gold, Prompt, Sea, View, Wreck},
    kernel::Seat,
};

pub use afterwards::{bites, vault_lines};
pub use choices::{ActionChoice, GoldChange, action_choices, gold_change, slot_action, taken};
pub use gold::{Flow, GoldPlace};
pub use haul::{Haul, HaulKind, Holding};
pub use laying::{is_landscape, lies_flat};
pub use outlook::{Risk, could_win, risks};
pub use resolving::{StepState, WreckStep};
pub use staging::{Progress, asked, is_beat};
pub use turns::{actor, looks_along, order};

/// One wreck card.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Tile {
    pub wreck: Wreck,
    /// Column and row, on a floor in portrait orientation.
    pub cell: (i8, i8),
    /// Gold lying there.
    pub gold: Gold,
    pub divers: Vec<DiverThere>,
    /// Whether the current event is here.
    pub lit: bool,
    /// Whether the Barracuda may be steered here.
    pub target: bool,
}

/// A player's pawn on a wreck.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct DiverThere {
    pub seat: Seat,
    /// Whether the pawn lies on its side.
    pub lying: bool,
}

/// One player.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct DiverView {
    pub seat: Seat,
    pub bag: Gold,
    pub vault: Gold,
    /// Cards played, the oldest first.
    pub row: Vec<Wreck>,
    /// Whether they hold their Barracuda card.
    pub holds_barracuda: bool,
    /// Whether they have chosen; `None` outside the choice.
    pub chosen: Option<bool>,
    /// The card just revealed; in a replay, the card chosen.
    pub card: Option<Card>,
    /// Whether they must act or hold the device.
    pub turn: bool,
    /// Whether they have won.
    pub won: bool,
}

/// A bite of the Barracuda.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug)]
pub struct Bite {
    pub seat: Seat,
    pub wreck: Wreck,
    /// The gold in the bag.
    pub gold: Gold,
    /// Number of its beat, which distinguishes equal bites.
    pub beat: usize,
}

#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Scene {
    /// By number; empty before the wrecks are laid.
    pub tiles: Vec<Tile>,
    /// Columns and rows of the floor.
    pub size: (i8, i8),
    pub barracuda: Wreck,
    /// The route of the Barracuda with its start, while it is shown.
    pub route: Vec<Wreck>,
    pub divers: Vec<DiverView>,
    /// Players who have not dived yet.
    pub boat: Vec<Seat>,
    pub flow: Option<Flow>,
    /// The current bite.
    pub bite: Option<Bite>,
    /// The dice while they lie on the table.
    pub dice: Option<Dice>,
    /// The wrecks in the order of their resolution; empty before and after it.
    pub resolving: Vec<WreckStep>,
}

/// Results of the rolled dice.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct Dice {
    pub distance: Option<u8>,
    pub direction: Option<Wreck>,
}

/// Returns the table after this number of beats, or as it is now if all have been shown.
pub fn scene(view: &View, shown: usize) -> Scene {
    let now = shown >= view.story.len();
    let beat = shown.checked_sub(1).and_then(|last| view.story.get(last));
    let sea = if now { &view.sea } else { beat.map_or(&view.sea, |beat| &beat.sea) };
    let event = beat.map(|beat| &beat.event);
    let (cells, size) = tall(view);
    let reach = match &view.prompt {
        Prompt::Steering { reach, .. } if now => reach.as_slice(),
        _ => &[],
    };
    let here = lit(view, event, now);
    let resolving = resolving::steps(view, shown);
    let tile = |(wreck, cell): (Wreck, (i8, i8))| Tile {
        wreck,
        cell,
        gold: sea.gold[wreck.index()],
        divers: sea.on(wreck).map(|seat| DiverThere { seat, lying: sea.diver(seat).lying }).collect(),
        lit: here == Some(wreck),
        target: reach.contains(&wreck),
    };
    Scene {
        tiles: Wreck::all().zip(cells).map(tile).collect(),
        size,
        barracuda: sea.barracuda,
        route: route(view, shown),
        divers: sea.seats().map(|seat| diver(view, sea, seat, shown)).collect(),
        boat: sea.seats().filter(|seat| sea.diver(*seat).at.is_none()).collect(),
        flow: event.and_then(gold::flow),
        bite: event.and_then(|event| bite(event, shown)),
        // The dice stay until the wrecks are resolved.
        dice: dice(view.story.iter().take(shown)).filter(|_| resolving.is_empty()),
        resolving,
    }
}

/// Returns the cells of the floor in portrait orientation, and its size.
fn tall(view: &View) -> (Vec<(i8, i8)>, (i8, i8)) {
    let Some(floor) = &view.floor else { return (Vec::new(), (3, 2)) };
    let cells = floor.cells();
    let (across, down) = floor.size();
    if across > down {
        (cells.iter().map(|(x, y)| (*y, *x)).collect(), (down, across))
    } else {
        (cells.to_vec(), (across, down))
    }
}

fn diver(view: &View, sea: &Sea, seat: Seat, shown: usize) -> DiverView {
    let diver = sea.diver(seat);
    let now = shown >= view.story.len();
    let chosen = view.chosen.get(seat).filter(|_| now).map(|choice| *choice != CardChoice::NotYet);
    // The cards stay until the dice have been rolled.
    let turned_up = match view.story.get(0).map(|beat| &beat.event) {
        Some(Event::Revealed(cards)) if !now || view.prompt != Prompt::Choosing => {
            cards.get(seat.index()).copied()
        }
        _ => None,
    };
    // A replay shows the cards chosen by then; a player sees theirs in the hand.
    let looked_at = match view.chosen.get(seat) {
        Some(CardChoice::Known(card)) if view.own.is_none() => Some(*card),
        _ => None,
    };
    DiverView {
        seat,
        bag: diver.bag,
        vault: sea.vault(seat),
        row: diver.row.clone(),
        holds_barracuda: diver.holds_barracuda,
        chosen,
        card: turned_up.filter(|_| shown > 0).or(looked_at),
        turn: now && (actor(view) == Some(seat) || view.own == Some(seat)),
        won: now && view.winners.contains(&seat),
    }
}

/// Returns the wreck of the current event or decision.
fn lit(view: &View, event: Option<&Event>, now: bool) -> Option<Wreck> {
    match &view.prompt {
        Prompt::Deciding { wreck, .. } if now => return Some(*wreck),
        _ if now => return None,
        _ => {}
    }
    match event? {
        // The route's end.
        Event::Rolled { route, .. } => route.last().copied(),
        Event::Collected { wreck, .. }
        | Event::Dropped { wreck, .. }
        | Event::Spared { wreck, .. }
        | Event::Idle { wreck, .. }
        | Event::Took { wreck, .. }
        | Event::Tied(wreck)
        | Event::Flung(wreck) => Some(*wreck),
        _ => None,
    }
}

/// Returns the drawn route, shown from the throw until the Barracuda has swum.
fn route(view: &View, shown: usize) -> Vec<Wreck> {
    let Some(beat) = shown.checked_sub(1).and_then(|last| view.story.get(last)) else { return Vec::new() };
    match &beat.event {
        Event::Rolled { route, .. } if !route.is_empty() => {
            [&[beat.sea.barracuda], route.as_slice()].concat()
        }
        Event::Swam { from, route, .. } if !route.is_empty() => [&[*from], route.as_slice()].concat(),
        _ => Vec::new(),
    }
}

/// Returns the dice of the Barracuda's latest throw.
fn dice<'a>(told: impl Iterator<Item = &'a Beat>) -> Option<Dice> {
    let show = |distance, direction| Some(Dice { distance, direction });
    let told: Vec<&Beat> = told.collect();
    let thrown = told.into_iter().rev().take_while(|beat| resolving::is_of_the_barracuda(&beat.event));
    thrown.map(|beat| &beat.event).find_map(|event| match event {
        Event::Rolled { distance, direction, .. } => show(Some(*distance), Some(*direction)),
        Event::Reach { distance, .. } => show(Some(*distance), None),
        Event::Flung(wreck) => show(None, Some(*wreck)),
        _ => None,
    })
}

fn bite(event: &Event, beat: usize) -> Option<Bite> {
    match *event {
        Event::Dropped { seat, wreck, gold, lost } => Some(Bite { seat, wreck, gold: gold + lost, beat }),
        _ => None,
    }
}

impl Scene {
    /// Turns the floor into landscape orientation.
    #[must_use]
    pub fn across(mut self) -> Scene {
        for tile in &mut self.tiles {
            tile.cell = (tile.cell.1, tile.cell.0);
        }
        self.size = (self.size.1, self.size.0);
        self
    }
}
