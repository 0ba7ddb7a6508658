//! The order in which a round's wrecks are resolved, and its progress.

use std::cmp::Ordering;

use crate::{
    games::barrakuda::{Beat, Event, Prompt, Sea, View, Wreck},
    kernel::Seat,
};

/// A wreck to be resolved.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct WreckStep {
    pub wreck: Wreck,
    /// The divers concerned, in the order of their actions.
    pub seats: Vec<Seat>,
    pub state: StepState,
}

#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug)]
pub enum StepState {
    Done,
    /// `by`: the diver who acts or is affected.
    Now {
        by: Option<Seat>,
    },
    Later,
}

/// Returns the wrecks of the round after this number of beats; empty before and after their resolution.
pub(super) fn steps(view: &View, shown: usize) -> Vec<WreckStep> {
    let told: Vec<&Beat> = view.story.iter().take(shown).collect();
    let Some(swum) = told.iter().rposition(|beat| is_of_the_barracuda(&beat.event)) else {
        return Vec::new();
    };
    let resolved = &told[swum + 1..];
    let decided = match view.prompt {
        Prompt::Deciding { by, wreck, .. } if shown >= view.story.len() => Some((wreck, Some(by))),
        _ => None,
    };
    let is_end = |beat: &&Beat| matches!(beat.event, Event::RoundOver { .. } | Event::Won(_));
    if (resolved.is_empty() && decided.is_none()) || resolved.iter().any(is_end) {
        return Vec::new();
    }
    let now = decided.or_else(|| resolved.iter().rev().find_map(|beat| place(beat)));
    // A card that a diver takes back does not change the order on another wreck.
    let sea = &told[swum].sea;
    let step = |wreck: Wreck| {
        let state = match now.map(|(now, by)| (wreck.cmp(&now), by)) {
            Some((Ordering::Less, _)) => StepState::Done,
            Some((Ordering::Equal, by)) => StepState::Now { by },
            Some((Ordering::Greater, _)) | None => StepState::Later,
        };
        WreckStep { wreck, seats: concerned(sea, wreck), state }
    };
    Wreck::all().map(step).filter(|step| !step.seats.is_empty()).collect()
}

/// Upright divers act. The Barracuda bites lying divers too.
fn concerned(sea: &Sea, wreck: Wreck) -> Vec<Seat> {
    let lying = sea.on(wreck).filter(|seat| sea.barracuda == wreck && sea.diver(*seat).lying);
    sea.upright(wreck).into_iter().chain(lying).collect()
}

/// Returns the wreck of an event, and its diver. Gold from an earlier round is collected before the first wreck.
fn place(beat: &Beat) -> Option<(Wreck, Option<Seat>)> {
    let seat = match beat.event {
        Event::Tied(wreck) => return Some((wreck, None)),
        Event::Dropped { seat, .. }
        | Event::Spared { seat, .. }
        | Event::Idle { seat, .. }
        | Event::Passed { seat }
        | Event::Took { seat, .. }
        | Event::TookBack { seat, .. }
        | Event::Regained(seat)
        | Event::Stripped { seat, .. }
        | Event::Banked { seat, .. }
        | Event::Robbed { seat, .. }
        | Event::Shared { from: seat, .. }
        | Event::WillPick(seat) => seat,
        _ => return None,
    };
    Some((beat.sea.diver(seat).at?, Some(seat)))
}

/// Returns whether the event belongs to the Barracuda's movement, after which the wrecks are resolved.
pub(super) fn is_of_the_barracuda(event: &Event) -> bool {
    matches!(
        event,
        Event::Rolled { .. }
            | Event::Reach { .. }
            | Event::Swam { .. }
            | Event::StopRegain { .. }
            | Event::Flung(_)
    )
}
