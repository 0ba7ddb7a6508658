//! Seat changes between people and bots, and their consequences for the device.

use std::mem;

use crate::kernel::Game;

use super::{
    handover::Device,
    matches::{Match, first_bots},
    player::Player,
    timeline::AnnotationKind,
};

/// Whether one person alone has used the device since the match began.
pub fn device<G: Game>(game: &Match<G>) -> Device {
    let mut bots = first_bots::<G>(game.header());
    let changed = game.timeline().annotations().iter().any(|annotation| match annotation.kind {
        AnnotationKind::Handed(to) => mem::replace(&mut bots[annotation.seat], to).is_some() != to.is_some(),
        AnnotationKind::Hint => false,
    });
    if changed || game.people().len() != 1 { Device::Shared } else { Device::OnePerson }
}

/// Whether the two players at a table have swapped seats.
pub fn have_swapped(before: &[Player], after: &[Player]) -> bool {
    let names = |of: &[Player]| match of {
        [first, second] => Some([first.name.clone(), second.name.clone()]),
        _ => None,
    };
    let turned = names(before).map(|[first, second]| [second, first]);
    turned.is_some() && turned != names(before) && turned == names(after)
}
