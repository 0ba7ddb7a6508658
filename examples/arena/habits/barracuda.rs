//! Habits that try to exploit the bot for Barracuda.

use bar_a_jeux::{
    games::barracuda::{Action, Barracuda, Notes},
    kernel::Seat,
};

use super::Habit;

/// The habits; each needs a level, which decides the other actions.
pub(crate) const ALL: &[Habit<Barracuda>] = &[
    Habit { name: "refuse", likes: |_, _, action| i32::from(*action == Action::Refuse) },
    Habit { name: "accept", likes: |_, _, action| i32::from(*action == Action::Accept) },
    // Bids only fakes, in the hope that the seller prefers any bid to closing.
    Habit {
        name: "bluff",
        likes: |_, _, action| matches!(action, Action::Bid(laid) if is_bluff(laid)).into(),
    },
    Habit { name: "least", likes: |_, _, action| -offered(action) },
    Habit { name: "most", likes: |_, _, action| offered(action) },
    Habit {
        name: "own-bars",
        likes: |_, _, action| matches!(action, Action::Open(_) | Action::Partner(_) | Action::Rest).into(),
    },
    // Calls last order before each round, with a fake only.
    Habit {
        name: "last-order",
        likes: |_, _, action| match action {
            Action::Call(_) => 1,
            Action::Stake(laid) => is_bluff(laid).into(),
            _ => 0,
        },
    },
    Habit { name: "take-over", likes: |_, _, action| matches!(action, Action::TakeOver(_)).into() },
    Habit { name: "join", likes: |_, _, action| matches!(action, Action::Join(_)).into() },
    Habit { name: "auction", likes: |_, _, action| matches!(action, Action::Auction(_)).into() },
    Habit { name: "miser", likes: miser },
];

/// Whether all notes are fakes.
fn is_bluff(laid: &Notes) -> bool {
    laid.fakes() > 0 && laid.worth() == 0
}

/// The sum offered, in thousands.
fn offered(action: &Action) -> i32 {
    match action {
        Action::Slide(notes) => notes.worth().into(),
        _ => 0,
    }
}

/// Prefers own bars, never offers less than the rent, and lays the least otherwise: cash decides after a bankruptcy.
fn miser(_: &Barracuda, _: Seat, action: &Action) -> i32 {
    match action {
        Action::Open(_) | Action::Partner(_) | Action::Rest | Action::Accept | Action::Pass => 1,
        Action::Bid(laid) | Action::Stake(laid) => is_bluff(laid).into(),
        Action::Slide(notes) => -i32::from(notes.worth()),
        _ => 0,
    }
}
