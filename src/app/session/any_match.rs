//! `AnyMatch`: the trait object through which the play screen acts on a match of any game.

use std::sync::Arc;

use leptos::prelude::*;
use serde_json::Value;

use super::{
    hint::HintChoice,
    playback_state::heard,
    referee::{LEARNER, Referee},
    status,
};
use crate::{
    app::{
        I18n, contexts::saves::Saves, game_ui::GameUi, platform::device, pointing::TargetName,
        refusal_message::RefusalMessage, suggestion::Suggestion, trouble,
    },
    bots::{
        Advice, Task,
        review::{Review, ToJudge},
    },
    kernel::{Game, Seat, Seats, Step, StepOf, Viewer, bot::Level},
    saves::{results::MatchResult, save::SaveError, store::StoreError},
    table::{
        figures::figures,
        handover::PendingSeats,
        json,
        log::Entry,
        matches::{self, Ending, Match, Notices, PlayError, PlayResult},
        playback::{Audience, Phase, Playback},
        report::{Observed, StepReport},
    },
    words::reason,
};

/// An action on a match other than a step of its game.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum MatchAction {
    Undo { agreed: bool },
    RestartTurn { agreed: bool },
    Redo,
    Resign(Seat),
    Abandon,
}

/// A seat and its new player: a bot of this level, or a person.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct SeatChange {
    pub seat: Seat,
    pub to: Option<Level>,
}

/// Everything [`Controls`](super::Controls) need from a match whose game they do not know. Sets no signals except the
/// match and its playback.
pub(super) trait AnyMatch: Send + Sync {
    /// Applies the action.
    ///
    /// # Errors
    /// The reason in words; the match is unchanged.
    fn act(&self, action: MatchAction) -> Result<Changed, String>;
    /// Changes the players of seats. Returns the resulting turn.
    ///
    /// # Errors
    /// The reason in words; the match is unchanged.
    fn hand(&self, changes: &[SeatChange]) -> Result<PendingSeats, String>;
    /// The seats that people play.
    fn people(&self) -> Seats;
    /// Whether a bot made this step, counted from 0, and may explain it now; tracked.
    fn may_ask(&self, step: usize) -> bool;
    /// The bot task that explains this step.
    fn why(&self, step: usize) -> Option<String>;
    /// Whether a new match may branch off after this number of steps; tracked.
    fn may_branch(&self, steps: usize) -> bool;
    /// Branches off a new match after this number of steps. Returns its id.
    ///
    /// # Errors
    /// Why the branch could not be saved.
    fn branch(&self, steps: usize) -> Result<String, SaveError>;
    /// Saves the match, and its result once it is over.
    ///
    /// # Errors
    /// Why the match could not be saved.
    fn keep(&self) -> Result<(), SaveError>;
    /// The current match as an export file.
    fn export(&self) -> String;
    /// Whether this game has hints.
    fn has_hints(&self) -> bool;
    /// Notes in the log that this seat asked for a hint.
    ///
    /// # Errors
    /// The reason in words; the match is unchanged.
    fn note_hint(&self, seat: Seat) -> Result<(), String>;
    /// The hint of this seat in words, as this viewer may see it; tracks the language.
    fn choices(&self, seat: Seat, viewer: Viewer, advice: &[Advice]) -> Vec<HintChoice>;
    /// The game's own view of a finished match, if any; tracked.
    fn afterwards(&self) -> Option<AnyView>;
    /// Whether the match may be reviewed: it is over and its secrets are open; tracked.
    fn may_review(&self) -> bool;
    /// The figures that show who was ahead at each moment.
    fn figures(&self) -> Vec<Vec<i32>>;
    /// Returns a new review of the match, if bots can judge this game.
    fn review(&self) -> Option<Review>;
    /// The bot task that judges a step.
    fn judge(&self, asked: ToJudge) -> Option<String>;
    /// Shows the events between two moments; `None` is the current state.
    fn look(&self, from: Option<usize>, to: Option<usize>);
    /// Shows all remaining events of the playback.
    fn finish(&self);
    /// Pauses or resumes the bots while the table answers a question.
    fn suspend(&self, suspended: bool);
    /// The action of a step in words, or the logged action `instead` in its place; tracks the language.
    fn action_in_words(&self, step: usize, instead: Option<&Value>) -> Option<ActionInWords>;
    /// The game's own part of the review, if any.
    fn reviewed(&self) -> Option<AnyView>;
}

/// An action in a match, played or only possible, in words.
#[derive(Clone, PartialEq, Debug)]
pub struct ActionInWords {
    pub by: Seat,
    pub text: String,
    /// Parts of the board where the action takes place.
    pub at: Vec<TargetName>,
    /// The log heading above the action ("Round 3").
    pub heading: Option<String>,
}

/// The changed match and the events of the change, or the refusal.
pub(super) type ChangeResult<G> = Result<(Arc<Observed<G>>, Notices<G>), PlayError<<G as Game>::Refusal>>;

/// Result of an action other than a step.
pub(super) struct Changed {
    /// The turn after the action.
    pub turn: PendingSeats,
    /// A spoken account of the events, if the game has one.
    pub heard: Option<String>,
}

/// A match of a known game, with its playback, language and storage.
pub(super) struct TypedMatch<G: GameUi> {
    pub current: RwSignal<Arc<Observed<G>>>,
    /// The latest events, and the number already shown.
    pub playback: RwSignal<Playback<G::Event>>,
    pub i18n: I18n,
    pub saves: Saves,
    /// The referee of a lesson, problem or example; such a match is never saved.
    pub referee: StoredValue<Option<Arc<dyn Referee<G>>>>,
}

impl<G: GameUi> Clone for TypedMatch<G> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<G: GameUi> Copy for TypedMatch<G> {}

impl<G: GameUi> TypedMatch<G> {
    /// Changes a copy of the match; copying is cheaper than the save that follows. Returns the changed match and the
    /// events.
    ///
    /// # Errors
    /// The refusal; the match is unchanged.
    pub(super) fn change(self, change: impl FnOnce(&mut Match<G>) -> PlayResult<G>) -> ChangeResult<G> {
        let mut game = Match::clone(&self.current.get_untracked());
        let notices = change(&mut game)?;
        Ok((self.put(game), notices))
    }

    /// Makes all these steps. Returns the changed match and the events.
    ///
    /// # Errors
    /// The refusal of the first illegal step; the match is unchanged.
    pub(super) fn play_all(self, steps: impl IntoIterator<Item = StepOf<G>>) -> ChangeResult<G> {
        self.change(|game| {
            let mut notices = Vec::new();
            for step in steps {
                notices.extend(game.play(step)?);
            }
            Ok(notices)
        })
    }

    fn put(self, game: Match<G>) -> Arc<Observed<G>> {
        let game = Arc::new(Observed::from(game));
        self.current.set(Arc::clone(&game));
        game
    }

    /// Plays back the events of steps just made. Returns whether some event waits for all players to look.
    pub(super) fn play_back(self, notices: Notices<G>) -> bool {
        let game = self.current.get_untracked();
        let gates = G::gates(&notices, game.public(), self.audience());
        let gathers = gates.iter().any(|gate| gate.is_for_all());
        self.playback.update(|playback| playback.push(notices, gates));
        gathers
    }

    /// Shows the events that led to the moment after `steps` steps, without playing them.
    pub(super) fn show_moment(self, steps: usize, fresh: bool) {
        let notices = self.current.get_untracked().notices_before(steps);
        self.playback.update(|playback| playback.show(notices, fresh));
    }

    pub(super) fn audience(self) -> Audience {
        let has_bots = self.current.read_untracked().bots().values().iter().any(Option::is_some);
        Audience { people: untrack(|| self.people_now()), has_bots }
    }

    pub(super) fn phase(self) -> Phase {
        self.playback.with_untracked(Playback::phase)
    }

    /// The seats that people play; tracked. With a referee, the learner is the only person.
    pub(super) fn people_now(self) -> Seats {
        if self.is_refereed() { Seats::one(LEARNER) } else { self.current.read().people() }
    }

    pub(super) fn is_refereed(self) -> bool {
        self.referee.with_value(Option::is_some)
    }

    /// The referee of a lesson, problem or example; `None` in an ordinary match.
    pub(super) fn referee(self) -> Option<Arc<dyn Referee<G>>> {
        self.referee.get_value()
    }

    /// The reason for a refusal, with its rule.
    pub(super) fn refused(self, error: &PlayError<G::Refusal>) -> RefusalMessage {
        untrack(|| trouble::play_refusal::<G>(self.i18n, error))
    }

    /// Saves the handmade part of each undone step as a draft again, for the player who made it.
    fn keep_drafts(self, before: &Match<G>, after: &Match<G>) -> Result<(), StoreError> {
        let id = &before.header().id;
        for (at, step) in before.steps().iter().enumerate().skip(after.steps().len()) {
            let Some(seat) = step.seat() else { continue };
            let kept = self.saves.with(|library| library.load_draft(id, seat));
            let own = matches::view(&before.at(at), Viewer::Seat(seat));
            if let Some(draft) = G::draft(&own, step, kept.as_deref()) {
                self.saves.with(|library| library.save_draft(id, seat, &draft))?;
            }
        }
        Ok(())
    }
}

impl<G: GameUi> AnyMatch for TypedMatch<G> {
    fn act(&self, action: MatchAction) -> Result<Changed, String> {
        let before = self.current.get_untracked();
        let mut after = Match::clone(&before);
        let changed = match action {
            MatchAction::Undo { agreed } => after.undo(agreed.into()),
            MatchAction::RestartTurn { agreed } => after.restart_turn(agreed.into()),
            MatchAction::Redo => after.redo(),
            MatchAction::Resign(seat) => after.resign(seat),
            MatchAction::Abandon => after.abandon(),
        };
        let notices = changed.map_err(|error| self.refused(&error).words)?;
        // An undo is refused if the drafts cannot be saved.
        let kept = self.keep_drafts(&before, &after);
        kept.map_err(|error| untrack(|| trouble::store_error(self.i18n, &error)))?;
        let after = self.put(after);
        let mut said = None;
        match action {
            MatchAction::Undo { .. } | MatchAction::RestartTurn { .. } => {
                self.show_moment(usize::MAX, false);
            }
            MatchAction::Redo => {
                said = heard(self.i18n, &before, &after, &notices);
                self.play_back(notices);
            }
            MatchAction::Resign(_) | MatchAction::Abandon => self.finish(),
        }
        Ok(Changed { turn: status::turn(&after), heard: said })
    }

    fn look(&self, from: Option<usize>, to: Option<usize>) {
        let moment = |moment: Option<usize>| moment.unwrap_or(usize::MAX);
        self.show_moment(moment(to), to.is_some() && moment(from) < moment(to));
    }

    fn finish(&self) {
        self.playback.update(Playback::finish);
    }

    fn suspend(&self, suspended: bool) {
        self.playback.update(|playback| playback.suspend(suspended));
    }

    fn hand(&self, changes: &[SeatChange]) -> Result<PendingSeats, String> {
        let changed = self.change(|game| {
            for SeatChange { seat, to } in changes {
                game.hand(*seat, *to)?;
            }
            Ok(Vec::new())
        });
        changed.map(|(game, _)| status::turn(&game)).map_err(|error| self.refused(&error).words)
    }

    fn has_hints(&self) -> bool {
        G::BOTS
    }

    fn note_hint(&self, seat: Seat) -> Result<(), String> {
        // A repeated hint at the same point needs no second log entry.
        if self.current.read_untracked().entries().last() == Some(&Entry::Hint(seat)) {
            return Ok(());
        }
        self.change(|game| game.ask(seat)).map(drop).map_err(|error| self.refused(&error).words)
    }

    fn choices(&self, seat: Seat, viewer: Viewer, advice: &[Advice]) -> Vec<HintChoice> {
        let game = self.current.read_untracked();
        let (view, language) = (game.seen_by(viewer), self.i18n.language());
        let names = game.header().names();
        let choice = |advice: &Advice| {
            // The action comes from a bot of the same build, so it always parses.
            let action = json::from_value(&advice.action).ok()?;
            let suggestion = G::suggestion(&language, &names, &view, seat, &action);
            Some(HintChoice { suggestion, why: reason::advice(&language, &advice.why) })
        };
        advice.iter().filter_map(choice).collect()
    }

    fn afterwards(&self) -> Option<AnyView> {
        let game = self.current.get();
        game.ending()?;
        G::afterwards(&game.game().view(Viewer::Omniscient), &game.header().players)
    }

    fn people(&self) -> Seats {
        untrack(|| self.people_now())
    }

    /// A bot's reasons may contain secrets, so they stay closed until the end.
    fn may_ask(&self, step: usize) -> bool {
        let game = self.current.read();
        game.ending().is_some() && game.timeline().played_by().get(step).is_some_and(Option::is_some)
    }

    fn why(&self, step: usize) -> Option<String> {
        Task::why(&self.current.read_untracked(), step).map(|task| json::to_text(&task))
    }

    /// A branch contains all hands, so branching must not reveal hands that still count.
    fn may_branch(&self, steps: usize) -> bool {
        let game = self.current.read();
        !G::SECRETS
            || matches!(game.ending(), Some(Ending::Completed | Ending::Resigned(_)))
            || game.game().may_disclose(&game.at(steps))
    }

    fn branch(&self, steps: usize) -> Result<String, SaveError> {
        let id = device::match_id();
        let mut branch = self.current.read_untracked().branch(steps, id.clone(), device::now());
        branch.settle(&mut device::rng());
        self.saves.save(&branch).map(|()| id)
    }

    fn keep(&self) -> Result<(), SaveError> {
        if self.is_refereed() {
            return Ok(());
        }
        let game = self.current.get_untracked();
        let saved = self.saves.save(&game);
        if let Some(result) = MatchResult::of(&game, device::now()) {
            self.saves.add_result(result);
        } else if let Some(Entry::Undo { .. }) = game.entries().last() {
            self.saves.forget_result(&game.header().id);
        }
        saved
    }

    /// An abandoned match can be resumed, so its secrets stay hidden.
    fn may_review(&self) -> bool {
        let is_open = match self.current.read().ending() {
            Some(Ending::Completed | Ending::Resigned(_)) => true,
            Some(Ending::Abandoned) => !G::SECRETS,
            None => false,
        };
        is_open && !self.is_refereed()
    }

    fn figures(&self) -> Vec<Vec<i32>> {
        figures(&self.current.read_untracked())
    }

    fn review(&self) -> Option<Review> {
        G::BOTS.then(|| Review::of(&self.current.read_untracked()))
    }

    fn judge(&self, asked: ToJudge) -> Option<String> {
        Task::weigh(&self.current.read_untracked(), asked.step, asked.level).map(|task| json::to_text(&task))
    }

    fn action_in_words(&self, step: usize, instead: Option<&Value>) -> Option<ActionInWords> {
        let game = self.current.read_untracked();
        let Step::Player(by, made) = game.steps().get(step)? else { return None };
        let action = match instead {
            Some(action) => json::from_value(action).ok()?,
            None => made.clone(),
        };
        let (before, after) = (game.at(step), game.at(step + 1));
        let [before, after] = [before, after].map(|state| matches::view(&state, Viewer::Omniscient));
        let names = game.header().names();
        let language = self.i18n.language();
        let Suggestion { what: text, at } = G::suggestion(&language, &names, &before, *by, &action);
        let step = &Step::Player(*by, action);
        let report = StepReport { step, events: Vec::new(), before: &before, after: &after };
        let heading = G::log_heading(&language, &report);
        Some(ActionInWords { by: *by, text, at, heading })
    }

    fn reviewed(&self) -> Option<AnyView> {
        let game = self.current.read_untracked();
        G::reviewed(&game.game().view(Viewer::Omniscient), &game.header().players)
    }

    fn export(&self) -> String {
        let game = self.current.get_untracked();
        self.saves.with(|library| library.export_now(&game, device::now()))
    }
}
