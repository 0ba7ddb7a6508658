//! The controls of a match: what the play screen is built on. They do not know the game.

use std::sync::Arc;

use leptos::prelude::*;
use serde_json::Value;

use super::{
    any_match::{AnyMatch, Changed, MatchAction, SeatChange},
    hint::Hint,
    playback_state::PlaybackState,
    status::MatchStatus,
};
use crate::{
    app::{
        I18n,
        components::log::LogLine,
        contexts::{
            announcer::Announcer,
            rule_sheet::{RuleSheet, use_rule_sheet},
            saves::Saves,
            settings::{Rotation, Settings},
        },
        i18n::common,
        lexicon::handed,
        platform::{device, picture::Exhibit, sounds::Sound},
        trouble,
    },
    kernel::{Seat, Seats},
    saves::save::SaveError,
    table::{
        clock::Clock,
        handover::{Handover, Screen, Turn},
        matches::Undo,
        moment::TableMoment,
        player::Player,
    },
};

/// What there is to know about a match whatever its game is, and the ways to act on it. `Copy`; lives as long as the screen
/// that has opened the match.
#[derive(Copy, Clone)]
pub struct Controls {
    /// The name of the game in addresses and saves.
    pub slug: &'static str,
    /// The moment looked at, as a number of steps; nothing: now.
    pub moment: RwSignal<Option<usize>>,
    pub handover: RwSignal<Handover>,
    /// How far the latest events have been shown, and what the table waits for.
    pub playback: Signal<PlaybackState>,
    /// The moment on the screen, which says how it is laid out.
    pub task: Signal<TableMoment>,
    /// A moment that the board has opened in the place of that of the match.
    pub(super) opened: RwSignal<Option<TableMoment>>,
    /// A step that a review compares, and the better action.
    pub(super) compared: RwSignal<Option<(usize, Value)>>,
    /// A sentence of the board in the place of the guide's.
    pub board_guide: RwSignal<Option<String>>,
    /// Things made in the match, for the picture of its result.
    pub exhibits: RwSignal<Option<Callback<(), Vec<Exhibit>>>>,
    /// What whoever looks has in the making, as a draft; nothing as long as there is nothing to be lost.
    pub draft: RwSignal<Option<String>>,
    /// The bot that thinks.
    pub thinking: RwSignal<Option<Seat>>,
    /// The rule by which something was refused just now.
    pub(super) rules: RuleSheet,
    /// What somebody has asked who wanted to know what they could do.
    pub hint: RwSignal<Option<Hint>>,
    /// Who may ask that now.
    pub asker: Signal<Option<Seat>>,
    /// Why no bot plays, although one is to act.
    pub fault: RwSignal<Option<String>>,
    /// Why the match as it stands is not saved.
    pub unsaved: RwSignal<Option<SaveError>>,
    /// How it stands.
    pub status: Signal<Arc<MatchStatus>>,
    /// The lines of all steps in force, as far as they have been told.
    pub log: Signal<Vec<LogLine>>,
    /// The clock, where the match has one.
    pub clock: RwSignal<Option<Clock>>,
    about: StoredValue<Arc<MatchInfo>>,
    game: StoredValue<Arc<dyn AnyMatch>>,
    settings: Settings,
    pub(super) saves: Saves,
    pub(super) announcer: Announcer,
    pub(super) i18n: I18n,
}

/// What never changes of a match.
pub(super) struct MatchInfo {
    pub(super) id: String,
    pub(super) players: Vec<Player>,
    /// The options it was started with, for a rematch.
    pub(super) config_json: String,
    /// Who may ask what they could do, as agreed; nothing: everybody.
    pub(super) hints: Option<Seats>,
}

/// The controls of the match that the components around are about.
pub fn use_controls() -> Controls {
    expect_context()
}

/// What a step has led to.
pub(super) struct StepInfo {
    /// It has finished a turn.
    pub(super) turn_over: bool,
    /// Everybody looks at the screen after it.
    pub(super) gathers: bool,
    pub(super) sound: Sound,
    /// The step as a sentence, before whose turn it is.
    pub(super) spoken: String,
    /// Its events as they are heard, instead of that.
    pub(super) heard: Option<String>,
}

/// What is made of a match for its controls.
pub(super) struct Parts {
    pub(super) slug: &'static str,
    pub(super) moment: RwSignal<Option<usize>>,
    pub(super) handover: RwSignal<Handover>,
    pub(super) playback: Signal<PlaybackState>,
    pub(super) task: Signal<TableMoment>,
    pub(super) opened: RwSignal<Option<TableMoment>>,
    pub(super) status: Signal<Arc<MatchStatus>>,
    pub(super) log: Signal<Vec<LogLine>>,
    pub(super) asker: Signal<Option<Seat>>,
    pub(super) clock: Option<Clock>,
    pub(super) about: MatchInfo,
    pub(super) game: Arc<dyn AnyMatch>,
}

impl Controls {
    pub(super) fn new(
        parts: Parts,
        i18n: I18n,
        settings: Settings,
        saves: Saves,
        announcer: Announcer,
    ) -> Controls {
        let Parts { slug, moment, handover, playback, task, opened, status, log, asker, clock, about, game } =
            parts;
        Controls {
            slug,
            moment,
            handover,
            playback,
            task,
            opened,
            compared: RwSignal::new(None),
            board_guide: RwSignal::new(None),
            exhibits: RwSignal::new(None),
            draft: RwSignal::new(None),
            thinking: RwSignal::new(None),
            rules: use_rule_sheet(),
            hint: RwSignal::new(None),
            asker,
            fault: RwSignal::new(None),
            unsaved: RwSignal::new(None),
            status,
            log,
            clock: RwSignal::new(clock),
            about: StoredValue::new(Arc::new(about)),
            game: StoredValue::new(game),
            settings,
            saves,
            announcer,
            i18n,
        }
    }

    /// Whether events are still to be shown; tracked. `false` where the match is off the screen.
    pub fn is_telling(self) -> bool {
        self.playback.try_get().is_some_and(|playback| playback.untold > 0)
    }

    /// Whether everybody still looks at the latest events, so that curtain and result wait; tracked.
    pub fn is_watched(self) -> bool {
        self.playback.get().is_watched
    }

    /// Holds bots back while the table is asked something.
    pub fn suspend(self, suspended: bool) {
        self.game().suspend(suspended);
    }

    /// The match's id.
    pub fn id(self) -> String {
        self.about.with_value(|about| about.id.clone())
    }

    /// Who plays, by seat.
    pub fn players(self) -> Vec<Player> {
        self.about.with_value(|about| about.players.clone())
    }

    /// Who sits there.
    pub fn player(self, seat: Seat) -> Option<Player> {
        self.about.with_value(|about| about.players.get(seat.index()).cloned())
    }

    pub fn seats(self) -> u8 {
        self.about.with_value(|about| about.players.len() as u8)
    }

    /// The options it was started with, as text, for a rematch.
    pub fn config_json(self) -> String {
        self.about.with_value(|about| about.config_json.clone())
    }

    /// Whether anybody may ever ask what they could do.
    pub fn has_hints(self) -> bool {
        self.hints().is_none_or(|seats| !seats.is_empty()) && self.game().has_hints()
    }

    /// Who may ask what they could do, as agreed before the match; nothing: everybody.
    pub fn hints(self) -> Option<Seats> {
        self.about.with_value(|about| about.hints)
    }

    /// The name of whoever sits there.
    pub fn name(self, seat: Seat) -> String {
        self.player(seat).map(|player| player.name).unwrap_or_default()
    }

    pub(super) fn game(self) -> Arc<dyn AnyMatch> {
        self.game.get_value()
    }

    /// The moment on the screen, as a number of steps; tracked.
    pub fn shown(self) -> usize {
        self.moment.get().unwrap_or(usize::MAX).min(self.status.read().total)
    }

    /// The seat at the near edge; tracked.
    pub fn near(self) -> Seat {
        let status = self.status.get();
        match (status.people.only(), self.settings.get().rotation) {
            (Some(seat), _) => seat,
            (None, Rotation::Follow) => status.pending.iter().next().unwrap_or(Seat::FIRST),
            (None, Rotation::Game | Rotation::Fixed | Rotation::FaceToFace) => Seat::FIRST,
        }
    }

    /// Whether two sit face to face, the device between them; tracked.
    pub fn is_two_sided(self) -> bool {
        self.seats() == 2
            && self.settings.get().rotation == Rotation::FaceToFace
            && self.status.read().people.only().is_none()
    }

    /// Whether whoever is to act reads the device from its far side, where it lies between two; tracked. What goes from hand
    /// to hand is held as one reads it.
    pub(super) fn acts_far(self) -> bool {
        self.is_two_sided()
            && !self.handover.read().is_needed()
            && self.status.read().pending.only() == Some(Seat::FIRST.next(2))
    }

    /// The first turn starts the clock. That of a match that was left goes on from where it stood,
    /// when somebody says so.
    pub(super) fn begin(self, live: Signal<bool>) {
        let status = self.status.get_untracked();
        let fresh =
            self.clock.with_untracked(|clock| clock.as_ref().is_some_and(|clock| clock.running().is_empty()));
        if live.get_untracked() && fresh && status.ending.is_none() {
            self.time_for(status.pending, true);
        }
    }

    /// Takes a take-back, a resignation and the like to the match.
    pub fn act(self, action: MatchAction) {
        match self.game().act(action) {
            Ok(Changed { turn: next, heard }) => {
                self.back_to_now();
                self.hush();
                self.announcer.say(heard.unwrap_or_else(|| {
                    untrack(|| match action {
                        MatchAction::Undo { .. } | MatchAction::RestartTurn { .. } => {
                            self.i18n.say(common::said_undone)
                        }
                        MatchAction::Redo => self.i18n.say(common::said_redone),
                        MatchAction::Resign(_) | MatchAction::Abandon => String::new(),
                    })
                }));
                self.fault.set(None);
                // What is done again may be something that all look at.
                if action == MatchAction::Redo {
                    self.hand(&|handover| handover.gather());
                }
                self.go_on(None, next, false);
            }
            Err(words) => self.announcer.toast(words),
        }
    }

    /// Other people or bots play these seats from now on: the whole table has agreed.
    pub fn hand_on(self, changes: &[SeatChange]) {
        match self.game().hand(changes) {
            Ok(next) => {
                self.back_to_now();
                self.hush();
                self.announcer.say(untrack(|| self.handed(changes)));
                self.fault.set(None);
                self.go_on(None, next, false);
            }
            Err(words) => self.announcer.toast(words),
        }
    }

    /// Who plays which seat from then on, as sentences; tracks the language.
    pub fn handed(self, changes: &[SeatChange]) -> String {
        let all = changes.iter().map(|SeatChange { seat, to }| handed(self.i18n, &self.name(*seat), *to));
        all.collect::<Vec<_>>().join(" ")
    }

    /// Whether a curtain is down; tracked.
    pub fn is_covered(self) -> bool {
        let (looking_back, watched) = (self.moment.get().is_some(), self.is_watched());
        self.handover.read().is_down(looking_back, watched)
    }

    /// Whether the match is before all of the table, or before whoever is to act: nobody takes anything back from
    /// behind a curtain; tracked.
    fn is_before_them(self) -> bool {
        !self.is_covered() && !self.handover.get().is_visited()
    }

    /// What can be taken back now; tracked. Whoever has something in the making would lose it, but for what they
    /// themselves have handed in just now.
    pub fn undo(self) -> Undo {
        let status = self.status.get();
        let free = status.maker.is_none_or(|maker| status.last == Some(maker) && self.draft.get().is_none());
        match status.undo {
            _ if !free || !self.is_before_them() => Undo::Nothing,
            Undo::Free if self.undoes_another().is_some() => Undo::NeedsConsent,
            undo => undo,
        }
    }

    /// Whose step a take-back would undo, where another has what is theirs open: the two may have chosen at once, and
    /// nobody sees what the other has; tracked.
    pub fn undoes_another(self) -> Option<Seat> {
        self.status.read().last.filter(|last| self.handover.read().is_of_another(*last))
    }

    /// Whether the turn can be begun anew now; tracked.
    pub fn restart(self) -> Undo {
        let status = self.status.get();
        if status.maker.is_none() && self.is_before_them() { status.restart } else { Undo::Nothing }
    }

    /// Whether what was taken back can be done again now; tracked.
    pub fn can_redo(self) -> bool {
        let status = self.status.get();
        let Some(redo) = &status.redo else { return false };
        let theirs = redo.by.is_none_or(|seat| self.handover.get().screen() == Screen::Open(seat));
        let making = self.draft.get().filter(|_| status.maker.is_some());
        theirs && making.is_none_or(|draft| Some(draft) == redo.draft) && self.is_before_them()
    }

    /// The step before the moment shown, where a bot made it and may be asked why; tracked.
    pub fn to_explain(self) -> Option<usize> {
        let step = self.shown().checked_sub(1)?;
        self.game().may_ask(step).then_some(step)
    }

    /// The task that asks why a bot made this step, see [`Controls::to_explain`].
    pub fn why(self, step: usize) -> Option<String> {
        self.game().why(step)
    }

    /// Whether a new match may start from the moment shown; tracked.
    pub fn may_branch(self) -> bool {
        self.game().may_branch(self.shown())
    }

    /// A new match that starts from the first so many steps; its id.
    pub fn branch(self, steps: usize) -> Option<String> {
        let branch = self.game().branch(steps);
        if let Err(error) = &branch {
            self.announcer.toast(untrack(|| trouble::save_error(self.i18n, error)));
        }
        branch.ok()
    }

    /// The curtain falls again, where there is one.
    pub fn hide(self) {
        self.hush();
        self.hand(&|handover| handover.hide());
    }

    /// Takes back what was said to one player alone: it is not for the next.
    pub fn hush(self) {
        if self.handover.get_untracked().is_needed() {
            self.announcer.hush();
            self.rules.withdraw();
        }
    }

    /// All that follows a step of this seat, after which these are to act.
    pub(super) fn played(self, by: Seat, next: Turn, step: StepInfo) {
        let StepInfo { turn_over, gathers, sound, spoken: mut sentence, heard } = step;
        self.settings.play(sound);
        if self.settings.now().vibration {
            device::vibrate(if sound == Sound::Capture { 40 } else { 15 });
        }
        if let Some(seat) = next.next
            && seat != by
        {
            let words = self.i18n.now(common::TurnOf { name: self.name(seat) });
            sentence = format!("{sentence} {words}");
        }
        if self.game().people().contains(by) {
            self.announcer.move_on();
        }
        self.hush();
        self.rules.withdraw();
        self.announcer.say(heard.unwrap_or(sentence));
        // Whoever plays lets the time run again.
        self.wind(&|clock, now| clock.resume(now));
        if gathers {
            self.hand(&|handover| handover.gather());
        }
        self.go_on(Some(by), next, turn_over);
    }

    /// The match has changed, by a step of this seat where there was one, and these seats are to act.
    pub(super) fn go_on(self, by: Option<Seat>, next: Turn, turn_over: bool) {
        let people = self.game().people();
        self.hand(&|handover| {
            handover.people(people);
            match by {
                Some(by) => handover.played(by, next),
                None => handover.pending(next),
            }
        });
        self.time_for(next.seats, turn_over);
        self.compared.set(None);
        self.keep();
    }

    /// Saves the match. Where it cannot be saved a notice says why for as long as that is so.
    pub fn keep(self) {
        self.unsaved.set(self.game().keep().err());
    }

    /// The match as it is now, saved or not, to be taken along.
    pub fn export(self) -> String {
        self.game().export()
    }

    /// What there is to look back at, once it is over; tracked.
    pub fn afterwards(self) -> Option<AnyView> {
        self.game().afterwards()
    }

    pub(super) fn hand(self, change: &dyn Fn(&mut Handover)) {
        self.handover.update(|handover| change(handover));
    }
}
