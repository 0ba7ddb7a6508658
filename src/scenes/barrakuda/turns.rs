//! Who is to act, who chooses before whom, and who may look along.

use crate::{
    games::barrakuda::{Prompt, View},
    kernel::Seat,
};

/// Who is to act alone.
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

/// Who of the team may look along at what somebody holds behind the curtain: at the cards to choose from (BK-7.2), not
/// at what is drawn from a pocket, which is for whoever drew it alone.
pub fn looks_along(view: &View, seat: Seat) -> Option<Seat> {
    if matches!(view.prompt, Prompt::Putting { .. }) { None } else { view.sea.mate(seat) }
}

/// Who chooses first, and on: another one begins each round, and team-mates follow each other.
pub fn order(view: &View) -> Vec<Seat> {
    let begins = (view.round.saturating_sub(1) % u16::from(view.seats.max(1))) as u8;
    let seat = |step: u8| Seat::FIRST.after(begins + step, view.seats);
    if view.teams { [0, 2, 1, 3].map(seat).to_vec() } else { (0..view.seats).map(seat).collect() }
}
