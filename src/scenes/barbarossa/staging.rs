//! The moments of Barbarossa. Only a solved object waits for the players; animations end by themselves, see
//! [`cues`](super::cues).

use crate::{
    games::barbarossa::{Barbarossa, Event, Prompt, View},
    kernel::Notice,
    table::playback::{Audience, Gate, Phase, Staging, TableMoment},
};

impl Staging for Barbarossa {
    /// All players look at a solved object. A learner is alone, and the teacher reports it.
    fn gates(events: &[Notice<Event>], _after: &View, audience: Audience) -> Vec<Gate> {
        let mut gates = vec![Gate::None; events.len()];
        let solves = events.iter().any(|notice| matches!(notice.event, Event::Arrow { .. }));
        if let Some(last) = gates.last_mut().filter(|_| solves && audience.people.len() > 1) {
            *last = Gate::Acknowledge;
        }
        gates
    }

    fn moment(view: &View, phase: Phase, _acting: bool) -> TableMoment {
        if matches!(phase, Phase::Waiting(gate) if gate.is_for_all()) {
            return TableMoment::sheet("solved");
        }
        match (view.own(), &view.prompt) {
            (Some(_), Prompt::Making(_)) => TableMoment::sheet("make"),
            (Some(own), Prompt::Looking(by)) if *by == own => TableMoment::sheet("look"),
            (Some(own), Prompt::Guessing { by, .. }) if *by == own => TableMoment::sheet("guess"),
            (Some(own), Prompt::Judging { riddle, .. }) if riddle.owner == own => TableMoment::sheet("judge"),
            (Some(_), _) => TableMoment::sheet("notes"),
            (None, Prompt::Moving(_)) => TableMoment::board("move"),
            (None, Prompt::Letter(_)) => TableMoment::board("letter"),
            (None, Prompt::Asking { .. }) => TableMoment::board("ask"),
            (None, Prompt::Answering { .. }) => TableMoment::sheet("answer"),
            (None, Prompt::Granted(_)) => TableMoment::sheet("granted"),
            (None, _) => TableMoment::board("wait"),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{
        kernel::{Game, Seat, Viewer},
        scenes::barbarossa::tests::{act, events, start},
        table::playback::MomentKind,
    };

    fn table(people: u8) -> Audience {
        Audience { people: Seat::all(people).collect(), has_bots: false }
    }

    fn moment(game: &Barbarossa, viewer: Viewer) -> &'static str {
        Barbarossa::moment(&game.view(viewer), Phase::Idle, true).name
    }

    #[test]
    fn each_prompt_has_its_moment() {
        let [one, two] = [0, 1].map(|seat| Viewer::Seat(Seat::nth(seat)));
        let mut game = start();
        assert_eq!([Viewer::Public, one].map(|viewer| moment(&game, viewer)), ["move", "notes"]);
        act(&mut game, 0, "pay 3");
        assert_eq!(moment(&game, Viewer::Public), "ask");
        act(&mut game, 0, "ask 1.0");
        assert_eq!(moment(&game, Viewer::Public), "answer");
        act(&mut game, 1, "answer no");
        act(&mut game, 0, "try 1.0");
        assert_eq!(
            [Viewer::Public, one, two].map(|viewer| moment(&game, viewer)),
            ["wait", "guess", "notes"]
        );
        act(&mut game, 0, "guess bird");
        assert_eq!([one, two].map(|viewer| moment(&game, viewer)), ["notes", "judge"]);
    }

    #[test]
    fn a_solved_riddle_waits_for_the_table() {
        let mut game = start();
        act(&mut game, 0, "pay 3");
        act(&mut game, 0, "enough");
        act(&mut game, 0, "try 1.0");
        let solved = events(&mut game, 0, "guess owl");
        let view = game.view(Viewer::Public);
        let gates = Barbarossa::gates(&solved, &view, table(4));
        assert_eq!(gates.last(), Some(&Gate::Acknowledge));
        assert!(gates.iter().rev().skip(1).all(|gate| *gate == Gate::None), "{gates:?}");
        let waiting = Phase::Waiting(Gate::Acknowledge);
        assert_eq!(Barbarossa::moment(&view, waiting, true).kind, MomentKind::Sheet);
        assert!(Barbarossa::gates(&solved, &view, table(1)).iter().all(|gate| *gate == Gate::None));
    }
}
