//! Plays back the events of a match: timers, spoken sentences, and buttons that continue.

use std::time::Duration;

use leptos::prelude::*;

use super::handle::Session;
use crate::{
    app::{game_ui::GameUi, i18n::sentences, keys::is_behind, platform::root_element::is_still},
    kernel::Viewer,
    table::playback::{Gate, Phase, Playback},
};

/// The least time a sentence is shown, and the extra time per letter.
const BEAT: Duration = Duration::from_millis(900);
const LETTER: Duration = Duration::from_millis(28);
/// Extra time for an event shown on a sheet.
const SHEET: Duration = Duration::from_millis(1200);

impl<G: GameUi> Session<G> {
    /// Reads the playback; tracked.
    pub fn playback<T>(self, read: impl FnOnce(&Playback<G::Event>) -> T) -> T {
        self.game.playback.with(read)
    }

    /// The gate that the playback waits for; tracked.
    pub fn gate(self) -> Gate {
        match self.controls.playback.get().phase {
            Phase::Waiting(gate) => gate,
            Phase::Idle => Gate::None,
        }
    }

    /// Whether all players still look at the latest events; tracked.
    pub fn is_watched(self) -> bool {
        self.controls.is_watched()
    }

    /// Whether events remain to be shown; tracked.
    pub fn is_telling(self) -> bool {
        self.controls.is_telling()
    }

    /// Shows the next event, or ends the last one. A gate that a player must open is opened only by [`Session::go_on`].
    pub fn next(self) {
        if matches!(self.game.phase(), Phase::Waiting(Gate::Read | Gate::Timed(_))) {
            let before = self.shown_count();
            self.game.playback.update(Playback::advance);
            self.say_from(before);
        }
    }

    /// Shows all remaining events at once.
    pub fn skip(self) {
        let before = self.shown_count();
        self.game.playback.update(Playback::skip);
        self.say_from(before);
    }

    /// Ends the events that all players look at or discuss.
    pub fn go_on(self) {
        self.game.playback.update(Playback::finish);
    }

    fn shown_count(self) -> usize {
        self.game.playback.with_untracked(|playback| playback.visible_to(Viewer::Public).count())
    }

    /// Speaks the events shown since the first `already_said`.
    fn say_from(self, already_said: usize) {
        let told = self.told(already_said);
        if !told.is_empty() {
            self.say(sentences(told));
        }
    }

    /// The sentences of the public events shown since the first `already_said`.
    fn told(self, already_said: usize) -> Vec<String> {
        let game = self.game.current.get_untracked();
        let (language, names) = (self.game.i18n.language_untracked(), self.names());
        self.game.playback.with_untracked(|playback| {
            let shown = playback.visible_to(Viewer::Public).skip(already_said);
            shown.map(|event| G::tell(&language, &names, game.public(), event)).collect()
        })
    }

    /// Opens each gate that waits only for time.
    pub(super) fn follow_playback(self) {
        let gate = Memo::new(move |_| self.playback(|playback| (playback.serial(), playback.phase())));
        Effect::new(move |_| {
            let (serial, Phase::Waiting(gate)) = gate.get() else { return };
            let Some(time) = self.time_for(gate) else { return };
            let go_on = move || {
                let playback = self.game.playback;
                let same = playback.try_with_untracked(|playback| playback.serial() == serial);
                // A player may have been faster. With an open dialog, the player shows the next event by hand.
                let reads_on = || gate == Gate::Read && is_behind() && untrack(|| self.is_telling());
                if same == Some(true) && !reads_on() {
                    self.next();
                }
            };
            set_timeout(go_on, time);
        });
    }

    /// The time a gate stays shut; `None` if a player must open it.
    fn time_for(self, gate: Gate) -> Option<Duration> {
        let sheet =
            self.game.playback.with_untracked(|playback| playback.being_read().and_then(G::sheet).is_some());
        match gate {
            Gate::Timed(time) => Some(time),
            // With reduced motion the screen changes only at the player's tap, except after the last event.
            Gate::Read if is_still() => (!sheet && !untrack(|| self.is_telling())).then_some(Duration::ZERO),
            Gate::Read => {
                let latest = sentences(self.told(self.shown_count().saturating_sub(1)));
                let look = if sheet { SHEET } else { Duration::ZERO };
                Some(BEAT + LETTER * latest.chars().count() as u32 + look)
            }
            _ => None,
        }
    }
}
