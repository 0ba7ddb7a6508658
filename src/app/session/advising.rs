//! Hints: an expert bot sees only what the asker's seat sees, and the log notes the question. A hint is dropped when
//! the match goes on or the device changes hands.

use std::sync::Arc;

use leptos::prelude::*;

use super::{
    controls::Controls,
    handle::Session,
    hint::{Hint, HintChoice, HintState},
    playback_state::PlaybackState,
    status::MatchStatus,
};
use crate::{
    app::{game_ui::GameUi, i18n::common, platform::bots, trouble},
    bots::{Advice, Task},
    kernel::Seat,
    table::{
        handover::{Handover, Screen},
        json,
    },
};

#[derive(Copy, Clone)]
pub(super) struct Asking {
    pub(super) status: Signal<Arc<MatchStatus>>,
    pub(super) moment: RwSignal<Option<usize>>,
    pub(super) handover: RwSignal<Handover>,
    pub(super) playback: Memo<PlaybackState>,
    /// Whether the match is played here.
    pub(super) live: Signal<bool>,
}

impl Asking {
    /// Returns the seat that may ask for a hint now: the player who holds the device and sees their own view.
    pub(super) fn asker(self) -> Signal<Option<Seat>> {
        let Asking { status, moment, handover, playback, live } = self;
        Memo::new(move |_| {
            let (status, handover) = (status.read(), handover.read());
            let seat = match handover.screen() {
                _ if !live.get() || moment.read().is_some() || playback.get().is_watched => None,
                Screen::Open(seat) => Some(seat),
                Screen::Public if status.advised_openly || !handover.is_needed() => status.may_ask.only(),
                Screen::Public | Screen::Curtain(_) | Screen::Confirm(_) => None,
            };
            seat.filter(|seat| status.may_ask.contains(*seat))
        })
        .into()
    }
}

impl Controls {
    /// Asks for a hint for the current asker, or shows the latest hint again.
    pub fn ask_hint(self) {
        let Some(seat) = self.asker.get_untracked() else { return };
        self.hint.update(|hint| match hint {
            Some(Hint { state: HintState::Choices(_), shown, .. }) => *shown = true,
            Some(hint) if hint.is_awaited() => {}
            _ => *hint = Some(Hint { seat, state: HintState::Waiting, picked: 0, shown: true }),
        });
    }

    /// Hides the hint, or cancels a question without an answer yet.
    pub fn close_hint(self) {
        let is_ready = |hint: &Option<Hint>| matches!(hint, Some(Hint { state: HintState::Choices(_), .. }));
        if self.hint.with_untracked(is_ready) {
            self.hint.update(|hint| hint.iter_mut().for_each(|hint| hint.shown = false));
        } else {
            self.forget_hint();
        }
    }

    /// Highlights the choice with this index.
    pub fn pick_hint(self, choice: usize) {
        self.hint.update(|hint| hint.iter_mut().for_each(|hint| hint.picked = choice));
    }

    /// The suggested choices in words; tracked.
    pub fn choices(self) -> Vec<HintChoice> {
        match self.hint.get() {
            Some(Hint { seat, state: HintState::Choices(advice), .. }) => {
                self.game().choices(seat, self.handover.read().viewer(), &advice)
            }
            _ => Vec::new(),
        }
    }

    fn forget_hint(self) {
        let Some(hint) = self.hint.get_untracked() else { return };
        if hint.state == HintState::Thinking {
            bots::stop();
        }
        self.hint.set(None);
    }

    /// Stores a bot's answer. The hint is in the log before it is on the screen.
    fn hear_hint(self, seat: Seat, answer: Result<Vec<Advice>, String>) {
        let noted = answer.and_then(|advice| self.game().note_hint(seat).map(|()| advice));
        let state = match noted {
            Ok(advice) => {
                self.keep();
                self.announcer.say(self.i18n.now(common::HintReady { n: advice.len() }));
                HintState::Choices(advice)
            }
            Err(why) => {
                self.announcer.say(untrack(|| trouble::bots_fault(self.i18n, &why)));
                HintState::Nothing(why)
            }
        };
        self.hint.update(|hint| {
            if let Some(hint) = hint {
                hint.state = state;
            }
        });
    }
}

/// Sends each hint request to a bot while the match is on the screen, and drops the hint when the match goes on.
pub(super) fn follow<G: GameUi>(session: Session<G>) {
    let (controls, current) = (session.controls, session.game.current);
    let here = Memo::new(move |_| (controls.asker.get(), controls.status.read().total));
    Effect::new(move |before: Option<(Option<Seat>, usize)>| {
        let now = here.get();
        if before.is_some_and(|before| before != now) {
            controls.forget_hint();
        }
        now
    });
    Effect::new(move |_| {
        let Some(Hint { seat, state: HintState::Waiting, .. }) = controls.hint.get() else { return };
        if controls.thinking.get().is_some() {
            return;
        }
        controls.hint.update(|hint| hint.iter_mut().for_each(|hint| hint.state = HintState::Thinking));
        let task = json::to_text(&Task::advise(&current.get_untracked(), seat));
        bots::ask_for(&task, 0, move |answer| controls.hear_hint(seat, answer));
    });
}
