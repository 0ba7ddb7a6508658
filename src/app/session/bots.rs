//! Has the bots of a match think, one after the other, and plays what they choose.

use leptos::prelude::*;

use super::{handle::Session, hint::Hint};
use crate::{
    app::{
        contexts::settings::Pace,
        game_ui::GameUi,
        platform::{bots, journal::Durability},
    },
    bots::Task,
    kernel::Seat,
    table::{
        json,
        playback::{Gate, Phase},
    },
};

/// As long as the match is on the screen. The page is not asked to wait: while one thinks everything can be tapped.
pub(super) fn follow<G: GameUi>(session: Session<G>, live: Signal<bool>) {
    let (controls, current, saves) = (session.controls, session.game.current, session.game.saves);
    // What is being thought about, as the number of entries: they only grow, so that an answer to an old question is
    // known as one.
    let asked = RwSignal::new(None::<usize>);
    let give_up = move || {
        if asked.get_untracked().is_some() {
            asked.set(None);
            controls.thinking.set(None);
            bots::stop();
        }
    };
    Effect::new(move |_| {
        let game = current.get();
        let playback = controls.playback.get();
        let pace = session.settings.now().pace;
        // With the pace "at once" bots do not wait for a trick that lies there.
        let rests = matches!(playback.phase, Phase::Waiting(Gate::Timed(_))) && pace == Pace::AtOnce;
        let still = controls.moment.get().is_some()
            || !(playback.is_idle || rests)
            || controls.hint.read().as_ref().is_some_and(Hint::is_awaited)
            // Nothing happens between a change of who plays and the hands that open it.
            || controls.handover.get().awaits_the_last()
            || controls.fault.get().is_some()
            || controls.clock.get().is_some_and(|clock| clock.is_paused());
        let level = |seat: Seat| Some((seat, game.bots().get(seat).copied().flatten()?));
        let next = game.pending().seats().iter().find_map(level).filter(|_| live.get() && !still);
        let Some((seat, level)) = next else { return give_up() };
        let entries = game.entries().len();
        if asked.get_untracked() == Some(entries) {
            return;
        }
        // Nobody plays faster than the disk can follow: what is on the screen is saved before a bot goes on.
        if saves.durability.get() == Durability::Pending {
            return;
        }
        asked.set(Some(entries));
        controls.thinking.set(Some(seat));
        let task = json::to_text(&Task::of(&game, usize::MAX, seat, level));
        let tell = move |action: Result<G::Action, String>| {
            if current.read_untracked().entries().len() != entries {
                return;
            }
            asked.set(None);
            controls.thinking.set(None);
            let play = |action| session.play_as(seat, action).map_err(|why| why.words);
            let played = action.and_then(play);
            controls.fault.set(played.err());
        };
        bots::ask_for(&task, pace.milliseconds(), tell);
    });
    on_cleanup(bots::stop);
}
