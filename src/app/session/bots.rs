//! Runs the bots of a match one after the other and plays their choices.

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

/// Follows the match for as long as it is on the screen. Bots think in the background, so the page stays responsive.
pub(super) fn follow<G: GameUi>(session: Session<G>, live: Signal<bool>) {
    let (controls, current, saves) = (session.controls, session.game.current, session.game.saves);
    // The number of log entries when the bot was asked. Entries only grow, so a late answer to an old question is
    // recognised.
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
        // At the pace "at once", bots do not wait until a finished trick is cleared away.
        let rests = matches!(playback.phase, Phase::Waiting(Gate::Timed(_))) && pace == Pace::AtOnce;
        let still = controls.moment.get().is_some()
            || !(playback.is_idle || rests)
            || controls.hint.read().as_ref().is_some_and(Hint::is_awaited)
            // If a change of seats leaves one human, bots wait until that player has opened the curtain.
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
        // Bots wait until the latest step is on disk, so that a fast match cannot outrun its saves.
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
