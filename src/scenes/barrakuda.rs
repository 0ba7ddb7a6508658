//! Barrakuda as it is drawn: where wrecks, divers, gold and the Barracuda are at a beat of the story, which way gold
//! moves, and what can be chosen. It decides no rule: what may be done comes with the view.

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
    games::barrakuda::{Beat, Card, Choice, Event, Gold, Prompt, Sea, View, Wreck},
    kernel::Seat,
};

pub use afterwards::{bites, vault_lines};
pub use choices::{ActionChoice, GoldChange, action_choices, gold_change, slot_action, taken};
pub use gold::{Flow, GoldPlace};
pub use haul::{Haul, HaulKind, Holding};
pub use laying::{lies_across, lies_flat};
pub use outlook::{Risk, could_win, risks};
pub use resolving::{StepState, WreckStep};
pub use staging::{Progress, asked, is_beat};
pub use turns::{actor, looks_along, order};

/// One wreck card.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Tile {
    pub wreck: Wreck,
    /// Column and row, on a floor that is no wider than it is tall.
    pub cell: (i8, i8),
    /// Gold lying there.
    pub gold: Gold,
    pub divers: Vec<DiverThere>,
    /// Something is going on here.
    pub lit: bool,
    /// The Barracuda may be taken here.
    pub target: bool,
}

/// Somebody's pawn on a wreck.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct DiverThere {
    pub seat: Seat,
    /// On its side.
    pub lying: bool,
}

/// One player.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Crew {
    pub seat: Seat,
    pub bag: Gold,
    pub vault: Gold,
    /// Cards played, the oldest first.
    pub row: Vec<Wreck>,
    /// They hold their Barracuda card.
    pub holds_barracuda: bool,
    /// While all choose: whether they have.
    pub chosen: Option<bool>,
    /// What they have just turned up; looking back, what they had chosen.
    pub card: Option<Card>,
    /// They are to act, or hold the device.
    pub turn: bool,
    /// They have won.
    pub won: bool,
}

/// The Barracuda bites somebody.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug)]
pub struct Bite {
    pub seat: Seat,
    pub wreck: Wreck,
    /// What was in the bag.
    pub gold: Gold,
    /// The beat that tells of it: each bite is another one.
    pub beat: usize,
}

#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Scene {
    /// In the order of their numbers; none before they are laid.
    pub tiles: Vec<Tile>,
    /// Columns and rows of the floor.
    pub size: (i8, i8),
    pub barracuda: Wreck,
    /// The route of the Barracuda, from where it was, while it is shown.
    pub route: Vec<Wreck>,
    pub crew: Vec<Crew>,
    /// Who has not dived yet.
    pub boat: Vec<Seat>,
    pub flow: Option<Flow>,
    /// The Barracuda bites.
    pub bite: Option<Bite>,
    /// The dice while they lie there.
    pub dice: Option<Dice>,
    /// The wrecks in the order in which they are resolved; empty before and after that.
    pub resolving: Vec<WreckStep>,
}

/// What the dice show that were rolled.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct Dice {
    pub distance: Option<u8>,
    pub direction: Option<Wreck>,
}

/// The table after so many beats of the story; as it is now where all have been shown.
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
        crew: sea.seats().map(|seat| crew(view, sea, seat, shown)).collect(),
        boat: sea.seats().filter(|seat| sea.diver(*seat).at.is_none()).collect(),
        flow: event.and_then(gold::flow),
        bite: event.and_then(|event| bite(event, shown)),
        // The dice lie there until the wrecks are resolved.
        dice: dice(view.story.iter().take(shown)).filter(|_| resolving.is_empty()),
        resolving,
    }
}

/// The cells of a floor that is no wider than tall: turned where it is laid across.
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

fn crew(view: &View, sea: &Sea, seat: Seat, shown: usize) -> Crew {
    let diver = sea.diver(seat);
    let now = shown >= view.story.len();
    let chosen = view.chosen.get(seat).filter(|_| now).map(|choice| *choice != Choice::NotYet);
    // The cards lie there until the dice have been rolled.
    let turned_up = match view.story.get(0).map(|beat| &beat.event) {
        Some(Event::Revealed(cards)) if !now || view.prompt != Prompt::Choosing => {
            cards.get(seat.index()).copied()
        }
        _ => None,
    };
    // Looking back shows what somebody had chosen by then; whoever plays sees it in their hand.
    let looked_at = match view.chosen.get(seat) {
        Some(Choice::Known(card)) if view.own.is_none() => Some(*card),
        _ => None,
    };
    Crew {
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

/// The wreck that everybody looks at.
fn lit(view: &View, event: Option<&Event>, now: bool) -> Option<Wreck> {
    match &view.prompt {
        Prompt::Deciding { wreck, .. } if now => return Some(*wreck),
        _ if now => return None,
        _ => {}
    }
    match event? {
        // Where it is going.
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

/// The route that is drawn on the floor: from the throw until the Barracuda has swum.
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

/// The dice of the latest throw for the Barracuda.
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
    /// The same with the floor on its side.
    #[must_use]
    pub fn across(mut self) -> Scene {
        for tile in &mut self.tiles {
            tile.cell = (tile.cell.1, tile.cell.0);
        }
        self.size = (self.size.1, self.size.0);
        self
    }
}
