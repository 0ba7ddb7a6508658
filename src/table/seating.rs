//! Who has played which seat when: people and bots change places in the log, and all can read it.

use crate::kernel::{Game, Seat, bot::Level};

use super::{handover::Device, log::Entry, matches::Match, player::Player};

/// A change of who plays a seat: a person, or a bot of some level.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct Change {
    /// The number of steps in force before it.
    pub after: usize,
    pub seat: Seat,
    /// Nothing: a person.
    pub to: Option<Level>,
}

/// All changes, in the order in which they were made. What is taken back afterwards leaves them in force: they then
/// stand behind what is left.
pub fn changes<A, C>(entries: &[Entry<A, C>]) -> Vec<Change> {
    let (mut steps, mut changes) = (0, Vec::<Change>::new());
    for entry in entries {
        match entry {
            Entry::Step(_) => steps += 1,
            Entry::Undo { to, .. } => {
                steps = *to;
                changes.iter_mut().for_each(|change| change.after = change.after.min(steps));
            }
            Entry::Redo { to } => steps = *to,
            Entry::Hand { seat, to } => changes.push(Change { after: steps, seat: *seat, to: *to }),
            Entry::Resign(_) | Entry::Abandon | Entry::Hint(_) => {}
        }
    }
    changes
}

/// Whose hands the device has been in since the match began.
pub fn device<G: Game>(game: &Match<G>) -> Device {
    let mut bots: Vec<bool> = game.header().players.iter().map(|player| player.bot.is_some()).collect();
    let mut changed = false;
    for entry in game.entries() {
        if let Entry::Hand { seat, to } = entry
            && let Some(bot) = bots.get_mut(seat.index())
        {
            changed |= *bot != to.is_some();
            *bot = to.is_some();
        }
    }
    if changed || game.people().len() != 1 { Device::Shared } else { Device::OnePerson }
}

/// Whether the two at a table have changed places.
pub fn have_swapped(before: &[Player], after: &[Player]) -> bool {
    let names = |of: &[Player]| match of {
        [first, second] => Some([first.name.clone(), second.name.clone()]),
        _ => None,
    };
    let turned = names(before).map(|[first, second]| [second, first]);
    turned.is_some() && turned != names(before) && turned == names(after)
}
