//! The acting player, the order of choice, and the team-mate who may look along.

use crate::{
    games::barrakuda::{Prompt, View},
    kernel::Seat,
};

/// Returns the single player who must act.
pub fn actor(view: &View) -> Option<Seat> {
    match &view.prompt {
        Prompt::Steering { by, .. }
        | Prompt::Deciding { by, .. }
        | Prompt::Picking { by, .. }
        | Prompt::Putting { by, .. }
        | Prompt::Agreeing { by } => Some(*by),
        Prompt::Dealing | Prompt::Choosing | Prompt::Over => None,
    }
}

/// Returns the team-mate who may look at a player's cards behind the curtain (BK-7.2). Cards drawn from a pocket are
/// for their player alone.
pub fn looks_along(view: &View, seat: Seat) -> Option<Seat> {
    if matches!(view.prompt, Prompt::Putting { .. }) { None } else { view.sea.mate(seat) }
}

/// Returns the order of choice. Each round another player begins, and team-mates follow each other.
pub fn order(view: &View) -> Vec<Seat> {
    let begins = (view.round.saturating_sub(1) % u16::from(view.seats.max(1))) as u8;
    let seat = |step: u8| Seat::FIRST.after(begins + step, view.seats);
    if view.teams { [0, 2, 1, 3].map(seat).to_vec() } else { (0..view.seats).map(seat).collect() }
}
