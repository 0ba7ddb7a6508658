//! Has the bots of a match think, one after the other, and plays what they choose.

use std::rc::Rc;

use super::Desk;
use crate::{
    app::{
        dom::{at_end, watch},
        game_ui::GameUi,
        platform::{bots, journal::Kept},
        state::{Derived, State},
    },
    bots::Task,
    kernel::Seat,
    table::json,
};

/// As long as the match is on the screen. The page is not asked to wait: while one thinks everything can be tapped.
pub(super) fn follow<G: GameUi>(desk: Desk<G>, live: Derived<bool>) {
    let Desk { place, frame, .. } = desk;
    // What is being thought about, as the number of entries: they only grow, so that an answer to an old question is
    // known as one.
    let asked = State::new(None::<usize>);
    let give_up = move || {
        if asked.get_untracked().is_some() {
            asked.set(None);
            frame.thinking.set(None);
            bots::stop();
        }
    };
    watch(move || {
        let game = place.game();
        let still = frame.moment.get().is_some()
            || frame.held.get()
            || frame.asked.get()
            // Nothing happens between a change of who plays and the hands that open it.
            || frame.handover.get().awaits_the_last()
            || frame.fault.get().is_some()
            || frame.clock().is_some_and(|clock| clock.is_paused());
        let level = |seat: Seat| Some((seat, game.bots().get(seat).copied().flatten()?));
        let next = game.pending().seats().iter().find_map(level).filter(|_| *live.get() && !still);
        let Some((seat, level)) = next else { return give_up() };
        let entries = game.entries().len();
        if asked.get_untracked() == Some(entries) {
            return;
        }
        // Nobody plays faster than the disk can follow: what is on the screen is saved before a bot goes on.
        if frame.sheet().vault.kept.get() == Kept::Soon {
            return;
        }
        asked.set(Some(entries));
        frame.thinking.set(Some(seat));
        let task = json::to_text(&Task::of(&game, usize::MAX, seat, level));
        let pace = frame.sheet().settings.now().pace.milliseconds();
        let tell = move |answer: Result<String, String>| {
            if place.game_untracked().entries().len() != entries {
                return;
            }
            asked.set(None);
            frame.thinking.set(None);
            let action =
                answer.and_then(|text| serde_json::from_str(&text).map_err(|error| error.to_string()));
            let played = action.and_then(|action: G::Action| desk.play(Some(seat), action));
            frame.fault.set(played.err().map(Rc::from));
        };
        bots::ask(&task, pace, Box::new(tell));
    });
    at_end(bots::stop);
}
