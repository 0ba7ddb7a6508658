//! What the table waits for in La Bouillabaisse: a trick that was taken lies there, and a round's costs are looked at.

use std::time::Duration;

use super::taken_trick;
use crate::{
    games::bouillabaisse::{Bouillabaisse, Event, View},
    kernel::{Notice, Seats},
    table::playback::{Gate, Staging},
};

/// How long a trick lies there unless somebody taps it.
pub const REST: Duration = Duration::from_millis(2000);
/// How long its cards are on their way to the player who took it.
pub const WAY: Duration = Duration::from_millis(400);

const TRICK: Gate = Gate::Timed(REST.saturating_add(WAY));

impl Staging for Bouillabaisse {
    fn gates(events: &[Notice<Event>], after: &View, _people: Seats) -> Vec<Gate> {
        let ends_round = |notice: &Notice<Event>| matches!(notice.event, Event::RoundOver { .. });
        let round_is_over = events.iter().any(ends_round);
        let mut gates: Vec<Gate> = events
            .iter()
            .map(|notice| match notice.event {
                Event::Taken { .. } if !round_is_over => TRICK,
                _ => Gate::None,
            })
            .collect();
        if round_is_over && !after.over() {
            gates.iter_mut().last().into_iter().for_each(|last| *last = Gate::Acknowledge);
        }
        gates
    }

    fn gate_at_opening(view: &View, _people: Seats) -> Gate {
        if taken_trick(view).is_some() { TRICK } else { Gate::None }
    }
}
