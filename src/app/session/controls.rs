//! `Controls`: the state and actions of a match that the play screen needs for any game.

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
        i18n::{common, sentences},
        lexicon::handed,
        platform::{device, picture::Exhibit, sounds::Sound},
        trouble,
    },
    kernel::{Seat, Seats},
    saves::save::SaveError,
    table::{
        clock::Clock,
        handover::{Handover, PendingSeats, Screen},
        matches::Undo,
        moment::TableMoment,
        player::Player,
    },
};

/// The state and actions of one match, independent of its game. `Copy`; lives as long as the screen that opened the
/// match.
#[derive(Copy, Clone)]
pub struct Controls {
    /// The game's name in addresses and saves.
    pub slug: &'static str,
    /// The moment looked back at, as a number of steps; `None` is the current state.
    pub moment: RwSignal<Option<usize>>,
    pub handover: RwSignal<Handover>,
    /// The progress of the playback, and the gate that it waits for.
    pub playback: Signal<PlaybackState>,
    /// The moment on the screen, which decides the layout.
    pub task: Signal<TableMoment>,
    /// A moment opened by the board, shown instead of the match's moment.
    pub(super) opened: RwSignal<Option<TableMoment>>,
    /// The step that a review compares, and the better action.
    pub(super) compared: RwSignal<Option<(usize, Value)>>,
    /// The board's own sentence for the guide, shown instead of the game's.
    pub board_guide: RwSignal<Option<String>>,
    /// Objects made in the match, for the picture of the result.
    pub exhibits: RwSignal<Option<Callback<(), Vec<Exhibit>>>>,
    /// The viewer's unsaved draft, if any.
    pub draft: RwSignal<Option<String>>,
    /// The seat of the thinking bot.
    pub thinking: RwSignal<Option<Seat>>,
    /// The rule behind the latest refusal.
    pub(super) rules: RuleSheet,
    /// The current hint.
    pub hint: RwSignal<Option<Hint>>,
    /// The seat that may ask for a hint now.
    pub asker: Signal<Option<Seat>>,
    /// Why the bots stopped although it is a bot's turn.
    pub fault: RwSignal<Option<String>>,
    /// Why the current match is not saved.
    pub unsaved: RwSignal<Option<SaveError>>,
    /// The state of the match as the play screen shows it.
    pub status: Signal<Arc<MatchStatus>>,
    /// The log lines of all steps in force, up to the events already shown.
    pub log: Signal<Vec<LogLine>>,
    pub clock: RwSignal<Option<Clock>>,
    about: StoredValue<Arc<MatchInfo>>,
    game: StoredValue<Arc<dyn AnyMatch>>,
    settings: Settings,
    pub(super) saves: Saves,
    pub(super) announcer: Announcer,
    pub(super) i18n: I18n,
}

/// The fixed facts of a match.
pub(super) struct MatchInfo {
    pub(super) id: String,
    pub(super) players: Vec<Player>,
    /// The options of the match, for a rematch.
    pub(super) config_json: String,
    /// The seats that may ask for hints, as agreed before the match; `None` means all.
    pub(super) hints: Option<Seats>,
}

/// The controls of the current match, from context.
pub fn use_controls() -> Controls {
    expect_context()
}

/// The effects of a step on the screen.
pub(super) struct StepInfo {
    /// Whether the step finished a turn.
    pub(super) turn_over: bool,
    /// Whether all players look at the screen after the step.
    pub(super) gathers: bool,
    pub(super) sound: Sound,
    /// The step as a sentence, spoken before the next player's name.
    pub(super) spoken: String,
    /// The spoken account of the step's events, which replaces `spoken`.
    pub(super) heard: Option<String>,
}

/// Inputs of `Controls::new`.
pub(super) struct ControlsInputs {
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
        inputs: ControlsInputs,
        i18n: I18n,
        settings: Settings,
        saves: Saves,
        announcer: Announcer,
    ) -> Controls {
        let ControlsInputs {
            slug,
            moment,
            handover,
            playback,
            task,
            opened,
            status,
            log,
            asker,
            clock,
            about,
            game,
        } = inputs;
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

    /// Whether events remain to be shown; tracked. `false` if the match is off the screen.
    pub fn is_telling(self) -> bool {
        self.playback.try_get().is_some_and(|playback| playback.unshown > 0)
    }

    /// Whether all players still look at the latest events, so that curtain and result wait; tracked.
    pub fn is_watched(self) -> bool {
        self.playback.get().is_watched
    }

    /// Pauses or resumes the bots while the table answers a question.
    pub fn suspend(self, suspended: bool) {
        self.game().suspend(suspended);
    }

    pub fn id(self) -> String {
        self.about.with_value(|about| about.id.clone())
    }

    /// The players, by seat.
    pub fn players(self) -> Vec<Player> {
        self.about.with_value(|about| about.players.clone())
    }

    pub fn player(self, seat: Seat) -> Option<Player> {
        self.about.with_value(|about| about.players.get(seat.index()).cloned())
    }

    pub fn seats(self) -> u8 {
        self.about.with_value(|about| about.players.len() as u8)
    }

    /// The options of the match as JSON, for a rematch.
    pub fn config_json(self) -> String {
        self.about.with_value(|about| about.config_json.clone())
    }

    /// Whether any player may ask for hints in this match.
    pub fn has_hints(self) -> bool {
        self.hints().is_none_or(|seats| !seats.is_empty()) && self.game().has_hints()
    }

    /// The seats that may ask for hints, as agreed before the match; `None` means all.
    pub fn hints(self) -> Option<Seats> {
        self.about.with_value(|about| about.hints)
    }

    /// The name of the player at this seat.
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

    pub fn near(self) -> Seat {
        let status = self.status.get();
        match (status.people.only(), self.settings.get().rotation) {
            (Some(seat), _) => seat,
            (None, Rotation::Follow) => status.pending.iter().next().unwrap_or(Seat::FIRST),
            (None, Rotation::Game | Rotation::Fixed | Rotation::FaceToFace) => Seat::FIRST,
        }
    }

    /// Whether two players sit face to face with the device between them; tracked.
    pub fn is_two_sided(self) -> bool {
        self.seats() == 2
            && self.settings.get().rotation == Rotation::FaceToFace
            && self.status.read().people.only().is_none()
    }

    /// Whether the acting player reads the device from its far side; tracked. A device passed from hand to hand is
    /// always upright.
    pub(super) fn acts_far(self) -> bool {
        self.is_two_sided()
            && !self.handover.read().is_needed()
            && self.status.read().pending.only() == Some(Seat::FIRST.next(2))
    }

    /// Starts the clock at the first turn. The clock of a resumed match stays paused until a player resumes it.
    pub(super) fn begin(self, live: Signal<bool>) {
        let status = self.status.get_untracked();
        let fresh =
            self.clock.with_untracked(|clock| clock.as_ref().is_some_and(|clock| clock.running().is_empty()));
        if live.get_untracked() && fresh && status.ending.is_none() {
            self.time_for(status.pending, true);
        }
    }

    /// Applies an undo, a resignation or another action that is not a step.
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
                // The redone step may be one that all players look at.
                if action == MatchAction::Redo {
                    self.hand(&|handover| handover.gather());
                }
                self.go_on(None, next, false);
            }
            Err(words) => self.announcer.toast(words),
        }
    }

    /// Changes the players of these seats, after the whole table has agreed.
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

    /// The seat changes as sentences; tracks the language.
    pub fn handed(self, changes: &[SeatChange]) -> String {
        let all = changes.iter().map(|SeatChange { seat, to }| handed(self.i18n, &self.name(*seat), *to));
        sentences(all)
    }

    pub fn is_covered(self) -> bool {
        let (looking_back, watched) = (self.moment.get().is_some(), self.is_watched());
        self.handover.read().is_down(looking_back, watched)
    }

    /// Whether the acting player or the whole table sees the match, so that no undo happens behind a curtain; tracked.
    fn is_before_them(self) -> bool {
        !self.is_covered() && !self.handover.get().is_visited()
    }

    /// The undo possible now; tracked. A draft blocks it, since the undo would lose the draft. The draft's owner may
    /// still take back their own last step.
    pub fn undo(self) -> Undo {
        let status = self.status.get();
        let free = status.maker.is_none_or(|maker| status.last == Some(maker) && self.draft.get().is_none());
        match status.undo {
            _ if !free || !self.is_before_them() => Undo::Nothing,
            Undo::Free if self.undoes_another().is_some() => Undo::NeedsConsent,
            undo => undo,
        }
    }

    /// The seat whose step an undo would take back while another player's view is open; tracked. Both may have chosen
    /// at once, and neither sees the other's choice.
    pub fn undoes_another(self) -> Option<Seat> {
        self.status.read().last.filter(|last| self.handover.read().is_of_another(*last))
    }

    /// Whether the player can restart the turn now; tracked.
    pub fn restart(self) -> Undo {
        let status = self.status.get();
        if status.maker.is_none() && self.is_before_them() { status.restart } else { Undo::Nothing }
    }

    /// Whether the player can redo an undone step now; tracked.
    pub fn can_redo(self) -> bool {
        let status = self.status.get();
        let Some(redo) = &status.redo else { return false };
        let theirs = redo.by.is_none_or(|seat| self.handover.get().screen() == Screen::Open(seat));
        let making = self.draft.get().filter(|_| status.maker.is_some());
        theirs && making.is_none_or(|draft| Some(draft) == redo.draft) && self.is_before_them()
    }

    /// The step before the moment shown, if a bot made it and may explain it; tracked.
    pub fn to_explain(self) -> Option<usize> {
        let step = self.shown().checked_sub(1)?;
        self.game().may_ask(step).then_some(step)
    }

    /// The bot task that explains this step, see [`Controls::to_explain`].
    pub fn why(self, step: usize) -> Option<String> {
        self.game().why(step)
    }

    /// Whether a new match may branch off at the moment shown; tracked.
    pub fn may_branch(self) -> bool {
        self.game().may_branch(self.shown())
    }

    /// Branches off a new match after this number of steps. Returns its id.
    pub fn branch(self, steps: usize) -> Option<String> {
        let branch = self.game().branch(steps);
        if let Err(error) = &branch {
            self.announcer.toast(untrack(|| trouble::save_error(self.i18n, error)));
        }
        branch.ok()
    }

    /// Lowers the curtain again, if the match has one.
    pub fn hide(self) {
        self.hush();
        self.hand(&|handover| handover.hide());
    }

    /// Silences words meant for one player alone, before the next player takes the device.
    pub fn hush(self) {
        if self.handover.get_untracked().is_needed() {
            self.announcer.hush();
            self.rules.withdraw();
        }
    }

    /// Handles everything after a step of this seat: sound, speech, clock and hand-over to `next`.
    pub(super) fn played(self, by: Seat, next: PendingSeats, step: StepInfo) {
        let StepInfo { turn_over, gathers, sound, spoken, heard } = step;
        self.settings.play(sound);
        if self.settings.now().vibration {
            device::vibrate(if sound == Sound::Capture { 40 } else { 15 });
        }
        let turn = next.next.filter(|seat| *seat != by);
        let turn = turn.map(|seat| self.i18n.now(common::TurnOf { name: self.name(seat) }));
        if self.game().people().contains(by) {
            self.announcer.move_on();
        }
        self.hush();
        self.rules.withdraw();
        self.announcer.say(heard.unwrap_or_else(|| sentences([spoken, turn.unwrap_or_default()])));
        // A step resumes a paused clock.
        self.wind(&|clock, now| clock.resume(now));
        if gathers {
            self.hand(&|handover| handover.gather());
        }
        self.go_on(Some(by), next, turn_over);
    }

    /// Handles a change of the match: hands the device to `next`, runs the clock and saves. `by`: the seat that made a
    /// step, if any.
    pub(super) fn go_on(self, by: Option<Seat>, next: PendingSeats, turn_over: bool) {
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

    /// Saves the match. A notice shows the reason as long as saving fails.
    pub fn keep(self) {
        self.unsaved.set(self.game().keep().err());
    }

    /// The current match as an export file, saved or not.
    pub fn export(self) -> String {
        self.game().export()
    }

    /// The game's own view of a finished match, if any; tracked.
    pub fn afterwards(self) -> Option<AnyView> {
        self.game().afterwards()
    }

    pub(super) fn hand(self, change: &dyn Fn(&mut Handover)) {
        self.handover.update(|handover| change(handover));
    }
}
