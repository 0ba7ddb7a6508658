//! What the table waits for while it plays Barracuda: talk about an announced offer, and news that everybody looks at.

use std::time::Duration;

use crate::{
    games::barracuda::{Barracuda, Event, Prompt, View},
    kernel::{Notice, Seats},
    table::playback::{Audience, Gate, Staging},
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
        } else if after.over() || is_news(events, after) {
            Gate::Acknowledge
        } else {
            Gate::Glance
        };
        gates.iter_mut().last().into_iter().for_each(|last| *last = closing);
        gates
    }

    fn gate_at_opening(view: &View, audience: Audience) -> Gate {
        if talks(view, audience.people) { Gate::Talk(talk_time(view)) } else { Gate::None }
    }
}

fn talk_time(view: &View) -> Option<Duration> {
    (view.talk > 0).then(|| Duration::from_secs(view.talk.into()))
}

/// Whether everybody talks now. Before the bids of an auction they do only where the table has agreed on a timer, as the
/// curtain before the first bidder is time enough (BC-4.8). Bots have nothing to say.
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

/// Whether something has happened that everybody wants to see before the device goes on.
fn is_news(events: &[Notice<Event>], after: &View) -> bool {
    let is_news = |notice: &Notice<Event>| {
        matches!(
            notice.event,
            Event::Answered { .. } | Event::Sold { .. } | Event::ClosedDown { .. } | Event::Stakes(_)
        )
    };
    matches!(after.prompt, Prompt::Acting(_)) && events.iter().any(is_news)
}
