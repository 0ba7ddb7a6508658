//! Pauses of Barracuda: the talk about an announced offer, and news for all players.

use std::time::Duration;

use crate::{
    games::barracuda::{Barracuda, Event, Prompt, View},
    kernel::{Notice, Seats},
    table::playback::{Audience, Gate, Phase, Staging, TableMoment},
};

impl Staging for Barracuda {
    fn gates(events: &[Notice<Event>], after: &View, audience: Audience) -> Vec<Gate> {
        // A look into the bank does not interrupt the talk.
        let is_aside =
            |notice: &Notice<Event>| matches!(notice.event, Event::Looked(_) | Event::InTheBank { .. });
        if events.iter().all(is_aside) {
            return vec![Gate::Aside; events.len()];
        }
        let mut gates = vec![Gate::Glance; events.len()];
        let closing = if talks(after, audience.people) {
            Gate::Talk(talk_time(after))
        } else if after.over() || is_news(events, after, audience.people) {
            Gate::Acknowledge
        } else {
            Gate::Glance
        };
        gates.iter_mut().last().into_iter().for_each(|last| *last = closing);
        gates
    }

    /// A comparison, news and an answer are sheets. A turn is chosen on the board, and so is the bar for it.
    fn moment(view: &View, phase: Phase, acting: bool) -> TableMoment {
        match (phase, &view.prompt, view.own()) {
            (Phase::Waiting(Gate::Talk(_)), ..) => TableMoment::sheet("talk"),
            (Phase::Waiting(gate), ..) if gate.is_for_all() => TableMoment::sheet("news"),
            // Bots are acting.
            _ if !acting => TableMoment::board("wait"),
            (_, Prompt::Between, _) => TableMoment::sheet("last-order"),
            (_, Prompt::Acting(by), Some(own)) if *by == own => TableMoment::board("turn"),
            (_, Prompt::Answering { to, .. }, Some(own)) if *to == own => TableMoment::sheet("answer"),
            (_, Prompt::Choosing { by, .. }, Some(own)) if *by == own => TableMoment::sheet("bids"),
            (.., Some(_)) if view.allowed().is_some() => TableMoment::sheet("lay"),
            (.., Some(_)) => TableMoment::sheet("visit"),
            // The first round is played in public (BC-2.2).
            (_, Prompt::Acting(_), None) => TableMoment::board("open"),
            (.., None) => TableMoment::board("wait"),
        }
    }

    fn gate_at_opening(view: &View, audience: Audience) -> Gate {
        if talks(view, audience.people) { Gate::Talk(talk_time(view)) } else { Gate::None }
    }
}

fn talk_time(view: &View) -> Option<Duration> {
    (view.talk > 0).then(|| Duration::from_secs(view.talk.into()))
}

/// Returns whether all players talk now. Before the bids of an auction they do so only with an agreed timer, since the
/// curtain before the first bidder gives time enough (BC-4.8). Bots do not talk.
fn talks(view: &View, people: Seats) -> bool {
    match &view.prompt {
        Prompt::Sliding { by, at, .. } => {
            people.contains(*by) && view.tenant(*at).is_some_and(|tenant| people.contains(tenant))
        }
        Prompt::Bidding { laid, .. } => {
            view.talk > 0 && people.len() > 1 && laid.values().iter().all(Option::is_none)
        }
        _ => false,
    }
}

/// Returns whether all players look at the latest events before the next turn. They do so after a deal or a last order,
/// and before the device changes hands. The first round is public.
fn is_news(events: &[Notice<Event>], after: &View, people: Seats) -> bool {
    let ends_a_deal = |notice: &Notice<Event>| {
        matches!(
            notice.event,
            Event::Answered { .. } | Event::Sold { .. } | Event::ClosedDown { .. } | Event::Stakes(_)
        )
    };
    match after.prompt {
        Prompt::Acting(next) if after.round > 1 => {
            people.len() > 1 && people.contains(next) || events.iter().any(ends_a_deal)
        }
        _ => false,
    }
}
