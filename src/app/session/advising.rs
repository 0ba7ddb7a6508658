//! What somebody could do, for whoever asks: a bot of the best level is asked with the eyes of their seat, and the log says
//! that they asked. Nothing of it outlasts the moment, or the hand that holds the device.

use std::sync::Arc;

use leptos::prelude::*;

use super::{
    controls::Controls,
    handle::Session,
    hint::{Choice, Hint, Told},
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

/// What decides who may ask.
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
    /// Who may ask now: whoever has the device and what is theirs before them.
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
    /// Asks what whoever may ask could do, or shows again what they were told.
    pub fn ask_hint(self) {
        let Some(seat) = self.asker.get_untracked() else { return };
        self.hint.update(|hint| match hint {
            Some(Hint { told: Told::Choices(_), shown, .. }) => *shown = true,
            Some(hint) if hint.is_awaited() => {}
            _ => *hint = Some(Hint { seat, told: Told::Waiting, picked: 0, shown: true }),
        });
    }

    /// Puts away what was told, or gives the question up.
    pub fn close_hint(self) {
        let is_told = |hint: &Option<Hint>| matches!(hint, Some(Hint { told: Told::Choices(_), .. }));
        if self.hint.with_untracked(is_told) {
            self.hint.update(|hint| hint.iter_mut().for_each(|hint| hint.shown = false));
        } else {
            self.forget_hint();
        }
    }

    /// Lights up another choice.
    pub fn pick_hint(self, choice: usize) {
        self.hint.update(|hint| hint.iter_mut().for_each(|hint| hint.picked = choice));
    }

    /// What was told, in words; tracked.
    pub fn choices(self) -> Vec<Choice> {
        match self.hint.get() {
            Some(Hint { seat, told: Told::Choices(advice), .. }) => {
                self.game().choices(seat, self.handover.read().viewer(), &advice)
            }
            _ => Vec::new(),
        }
    }

    fn forget_hint(self) {
        let Some(hint) = self.hint.get_untracked() else { return };
        if hint.told == Told::Thinking {
            bots::stop();
        }
        self.hint.set(None);
    }

    /// What a bot has answered: it is in the log before it is on the screen.
    fn hear_hint(self, seat: Seat, answer: Result<Vec<Advice>, String>) {
        let noted = answer.and_then(|advice| self.game().note_hint(seat).map(|()| advice));
        let told = match noted {
            Ok(advice) => {
                self.keep();
                self.announcer.say(self.i18n.now(common::HintReady { n: advice.len() }));
                Told::Choices(advice)
            }
            Err(why) => {
                self.announcer.say(untrack(|| trouble::bots_fault(self.i18n, &why)));
                Told::Nothing(why)
            }
        };
        self.hint.update(|hint| {
            if let Some(hint) = hint {
                hint.told = told;
            }
        });
    }
}

/// Has a bot answer what is asked, for as long as the match is on the screen.
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
        let Some(Hint { seat, told: Told::Waiting, .. }) = controls.hint.get() else { return };
        if controls.thinking.get().is_some() {
            return;
        }
        controls.hint.update(|hint| hint.iter_mut().for_each(|hint| hint.told = Told::Thinking));
        let task = json::to_text(&Task::advise(&current.get_untracked(), seat));
        bots::ask_for(&task, 0, move |answer| controls.hear_hint(seat, answer));
    });
}
