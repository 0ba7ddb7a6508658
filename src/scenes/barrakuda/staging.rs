//! The playback of a round of Barrakuda: each beat is read, and the end of a round is acknowledged.

use crate::{
    games::barrakuda::{Barrakuda, Beat, Event, Prompt, View},
    kernel::{Notice, Viewer},
    table::playback::{Audience, Gate, Playback, Staging},
};

impl Staging for Barrakuda {
    fn gates(events: &[Notice<Beat>], after: &View, _audience: Audience) -> Vec<Gate> {
        let gate = |notice: &Notice<Beat>| if is_beat(&notice.event.event) { Gate::Read } else { Gate::None };
        let mut gates: Vec<Gate> = events.iter().map(gate).collect();
        if let Some(last) = gates.last_mut().filter(|last| **last == Gate::Read)
            && after.prompt == Prompt::Choosing
        {
            *last = Gate::Acknowledge;
        }
        gates
    }
}

/// Whether the event is a beat of [`View::story`]: a card that lies face down is none.
pub fn is_beat(event: &Event) -> bool {
    !matches!(event, Event::Chosen(_))
}

/// The beats of a view's story that are on the screen.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct Progress {
    /// The first beat with a sentence on the screen.
    pub from: usize,
    /// The number of beats that have been shown.
    pub beats: usize,
}

impl Progress {
    /// The beats of `view` that `playback` has shown. Its events are the latest of the story.
    pub fn of(view: &View, playback: &Playback<Beat>) -> Progress {
        let all = view.story.len();
        let latest = playback.all_visible_to(Viewer::Public).filter(|beat| is_beat(&beat.event)).count();
        Progress { from: all.saturating_sub(latest), beats: all.saturating_sub(playback.untold()) }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{
        games::barrakuda::{Config, Layout, Preset},
        kernel::{Game, Seat, Seats, Step},
        table::playback::Phase,
    };

    const ALONE: Audience = Audience { people: Seats::NONE, has_bots: false };

    /// A table at which one of two has chosen, and the events of the other's choice.
    fn revealed() -> (Barrakuda, Vec<Notice<Beat>>) {
        let config = Config { layout: Layout::Preset(Preset::First), ..Config::default() };
        let mut game = Barrakuda::new(&config, 2).unwrap();
        let mut choose = |seat| game.apply(&Step::Player(Seat::nth(seat), "play 1".parse().unwrap()));
        let chosen = choose(0);
        assert_eq!(Barrakuda::gates(&chosen, &choose_view(), ALONE), [Gate::None], "a choice is no beat");
        let events = choose(1);
        (game, events)
    }

    fn choose_view() -> View {
        Barrakuda::new(&Config::default(), 2).unwrap().view(Viewer::Public)
    }

    #[test]
    fn a_round_is_played_back_beat_by_beat() {
        let (game, events) = revealed();
        let view = game.view(Viewer::Public);
        let gates = Barrakuda::gates(&events, &view, ALONE);
        let mut playback = Playback::default();
        playback.push(events, gates);
        assert_eq!(Progress::of(&view, &playback), Progress { from: 0, beats: 1 }, "the cards turn up");
        playback.finish();
        assert_eq!(Progress::of(&view, &playback).beats, view.story.len());
    }

    #[test]
    fn the_end_of_a_round_waits_for_somebody() {
        let (game, events) = revealed();
        let mut after = game.view(Viewer::Public);
        after.prompt = Prompt::Choosing;
        let mut playback = Playback::default();
        playback.push(events.clone(), Barrakuda::gates(&events, &after, ALONE));
        playback.skip();
        assert_eq!(playback.phase(), Phase::Waiting(Gate::Acknowledge));
    }
}
