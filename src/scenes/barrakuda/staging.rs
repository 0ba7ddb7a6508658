//! Playback of a Barrakuda round: players read each beat, and acknowledge the end of a round. Its moments.

use super::haul::Haul;
use crate::{
    games::barrakuda::{Action, Barrakuda, Beat, Event, Prompt, View},
    kernel::{Notice, Viewer},
    table::playback::{Audience, Gate, Phase, Playback, Staging, TableMoment},
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

    fn moment(view: &View, phase: Phase, acting: bool) -> TableMoment {
        match phase {
            Phase::Waiting(Gate::Acknowledge) => TableMoment::board("round-over"),
            Phase::Waiting(_) => TableMoment::board("tell"),
            Phase::Idle if acting => asked(&view.prompt),
            Phase::Idle => TableMoment::board("wait"),
        }
    }

    fn sheet(beat: &Beat) -> Option<TableMoment> {
        Haul::of(beat).map(|haul| TableMoment::sheet(haul.kind.name()))
    }
}

/// The moment in which a player answers this prompt. An answer that affects others is given on a sheet.
pub fn asked(prompt: &Prompt) -> TableMoment {
    match prompt {
        Prompt::Dealing | Prompt::Over => TableMoment::board("wait"),
        Prompt::Choosing => TableMoment::board("choose"),
        Prompt::Steering { .. } => TableMoment::board("steer"),
        Prompt::Deciding { options, .. } => {
            let is_of_others =
                |one: &Action| matches!(one, Action::Rob(_) | Action::Strip(_) | Action::Share(_));
            if options.iter().any(is_of_others) {
                TableMoment::sheet("decide-on-others")
            } else {
                TableMoment::board("decide")
            }
        }
        Prompt::Picking { .. } => TableMoment::sheet("pick"),
        Prompt::Putting { .. } => TableMoment::sheet("put"),
        Prompt::Agreeing { .. } => TableMoment::sheet("agree"),
    }
}

/// Returns whether the event is a beat of [`View::story`]; a card laid face down is none.
pub fn is_beat(event: &Event) -> bool {
    !matches!(event, Event::Chosen(_))
}

/// The visible beats of a view's story.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct Progress {
    /// The first beat with a sentence on the screen.
    pub from: usize,
    /// The number of beats that have been shown.
    pub beats: usize,
}

impl Progress {
    /// Returns the beats of `view` that `playback` has shown. Its events are the latest of the story.
    pub fn of(view: &View, playback: &Playback<Beat>) -> Progress {
        let all = view.story.len();
        let latest = playback.all_visible_to(Viewer::Public).filter(|beat| is_beat(&beat.event)).count();
        Progress { from: all.saturating_sub(latest), beats: all.saturating_sub(playback.unshown()) }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{
        games::barrakuda::{Config, Layout, Preset, Resolution, Slot, TurnReason, Wreck},
        kernel::{Game, Seat, Seats, Step},
        table::playback::MomentKind,
    };

    const ALONE: Audience = Audience { people: Seats::NONE, has_bots: false };

    /// Returns a match of two in which both have chosen, and the events of the second choice.
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
    fn the_end_of_a_round_waits_for_a_player() {
        let (game, events) = revealed();
        let mut after = game.view(Viewer::Public);
        after.prompt = Prompt::Choosing;
        let mut playback = Playback::default();
        playback.push(events.clone(), Barrakuda::gates(&events, &after, ALONE));
        playback.skip();
        assert_eq!(playback.phase(), Phase::Waiting(Gate::Acknowledge));
    }

    #[test]
    fn events_of_others_take_a_sheet() {
        let mut view = choose_view();
        let mut moment = |options: &[&str]| {
            view.prompt = Prompt::Deciding {
                by: Seat::FIRST,
                wreck: Wreck::FIRST,
                slot: Slot::Initiative,
                reason: TurnReason::FewestCards,
                options: options.iter().map(|option| option.parse().unwrap()).collect(),
                rest: Resolution {
                    wreck: Wreck::FIRST,
                    turns: Vec::new(),
                    control: None,
                    pickers: Vec::new(),
                },
            };
            Barrakuda::moment(&view, Phase::Idle, true)
        };
        assert_eq!(moment(&["take"]), TableMoment::board("decide"));
        assert_eq!(moment(&["bank 1", "bank 2"]), TableMoment::board("decide"));
        for option in ["rob 2", "strip 2", "share 0"] {
            assert_eq!(moment(&["take", option]), TableMoment::sheet("decide-on-others"), "{option}");
        }
        assert_eq!(Barrakuda::moment(&view, Phase::Idle, false), TableMoment::board("wait"), "a bot decides");
        let reading = Phase::Waiting(Gate::Read);
        assert_eq!(Barrakuda::moment(&view, reading, true), TableMoment::board("tell"), "more is read first");
    }

    #[test]
    fn the_board_is_visible_while_it_is_used() {
        let mut view = choose_view();
        let (by, from) = (Seat::FIRST, vec![Seat::nth(1)]);
        let mut kind = |prompt| {
            view.prompt = prompt;
            Barrakuda::moment(&view, Phase::Idle, true).kind
        };
        assert_eq!(kind(Prompt::Choosing), MomentKind::Board);
        assert_eq!(kind(Prompt::Steering { by, distance: 2, reach: Vec::new() }), MomentKind::Board);
        assert_eq!(kind(Prompt::Picking { by, from, later: Vec::new() }), MomentKind::Sheet);
        assert_eq!(kind(Prompt::Agreeing { by }), MomentKind::Sheet);
    }

    #[test]
    fn gold_that_changes_hands_is_read_on_a_sheet() {
        let (_, events) = revealed();
        let mut sea = events[0].event.sea.clone();
        let (seat, of, wreck) = (Seat::FIRST, Seat::nth(1), Wreck::FIRST);
        (sea.divers[seat].bag, sea.vaults[0], sea.gold[0]) = (11, 4, 2);
        let sheet = |event| Barrakuda::sheet(&Beat { event, sea: sea.clone() });
        assert_eq!(sheet(Event::Robbed { seat, of, gold: 11 }), Some(TableMoment::sheet("robbery")));
        assert_eq!(sheet(Event::Dropped { seat, wreck, gold: 2, lost: 0 }), Some(TableMoment::sheet("bite")));
        assert_eq!(sheet(Event::Dropped { seat, wreck, gold: 0, lost: 0 }), None, "an empty bag");
        assert_eq!(sheet(Event::Banked { seat, gold: 4 }), Some(TableMoment::sheet("bank")));
        assert_eq!(sheet(Event::Took { seat, wreck, gold: 1 }), None);
    }
}
