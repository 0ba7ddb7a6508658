//! Pauses of La Bouillabaisse: a finished trick stays for a while, and players look at the score of a round.

use std::time::Duration;

use super::taken_trick;
use crate::{
    games::bouillabaisse::{Bouillabaisse, Event, View},
    kernel::Notice,
    table::playback::{Audience, Gate, Phase, Staging, TableMoment},
};

/// Time for which a trick stays unless a player taps it.
pub const REST: Duration = Duration::from_millis(2000);
/// Time in which its cards travel to its winner.
pub const WAY: Duration = Duration::from_millis(400);

const TRICK: Gate = Gate::Timed(REST.saturating_add(WAY));

impl Staging for Bouillabaisse {
    fn gates(events: &[Notice<Event>], after: &View, audience: Audience) -> Vec<Gate> {
        let ends_round = |notice: &Notice<Event>| matches!(notice.event, Event::RoundOver { .. });
        let round_is_over = events.iter().any(ends_round);
        let mut gates: Vec<Gate> = events
            .iter()
            .map(|notice| match notice.event {
                Event::Taken { .. } if !round_is_over => TRICK,
                _ => Gate::None,
            })
            .collect();
        // The score sheet opens. With bots it must be acknowledged, since they would play on behind it; otherwise it
        // only closes hands.
        let closing = if audience.has_bots { Gate::Acknowledge } else { Gate::Glance };
        if round_is_over && !after.over() {
            gates.iter_mut().last().into_iter().for_each(|last| *last = closing);
        }
        gates
    }

    fn moment(view: &View, phase: Phase, acting: bool) -> TableMoment {
        match phase {
            // The sheet is a dialog over the table; with twelve players and six rounds it scrolls.
            Phase::Waiting(gate) if gate.is_for_all() => TableMoment::board("score-sheet"),
            _ if taken_trick(view).is_some() => TableMoment::board("trick"),
            _ if acting => TableMoment::board("hand"),
            _ => TableMoment::board("table"),
        }
    }

    fn gate_at_opening(view: &View, _audience: Audience) -> Gate {
        if taken_trick(view).is_some() { TRICK } else { Gate::None }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{
        games::bouillabaisse::{Card, Config, Taken},
        kernel::{Game, Seat, Seats, Viewer},
        table::playback::Playback,
    };

    const BOTS: Audience = Audience { people: Seats::NONE, has_bots: true };
    const PEOPLE: Audience = Audience { people: Seats::NONE, has_bots: false };

    fn events(ends_round: bool) -> Vec<Notice<Event>> {
        let card: Card = "7h".parse().unwrap();
        let mut events = vec![
            Event::Played { by: Seat::FIRST, card },
            Event::Taken { by: Seat::FIRST, taken: None::<Taken> },
        ];
        events.extend(ends_round.then(|| Event::RoundOver { round: 1, scores: Vec::new() }));
        events.into_iter().map(Notice::all).collect()
    }

    fn phase(ends_round: bool, audience: Audience) -> Phase {
        let after = Bouillabaisse::new(&Config::default(), 4).unwrap().view(Viewer::Public);
        let events = events(ends_round);
        let gates = Bouillabaisse::gates(&events, &after, audience);
        let mut playback = Playback::default();
        playback.push(events, gates);
        assert_eq!(playback.unshown(), 0, "the log is complete at once");
        playback.phase()
    }

    #[test]
    fn a_trick_delays_only_bots() {
        assert_eq!(phase(false, BOTS), Phase::Waiting(TRICK));
        assert!(!TRICK.is_for_all());
    }

    #[test]
    fn bots_wait_while_costs_are_shown() {
        assert_eq!(phase(true, BOTS), Phase::Waiting(Gate::Acknowledge));
        assert_eq!(phase(true, PEOPLE), Phase::Idle, "the sheet lies over the curtain");
    }
}
