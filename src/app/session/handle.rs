//! `Session`: the match on the screen, as its board uses it.

use std::sync::Arc;

use leptos::prelude::*;

use super::{
    any_match::TypedMatch,
    controls::{Controls, StepInfo},
    playback_state::heard,
    status,
};
use crate::{
    app::{
        contexts::{
            announcer::{Announcer, use_announcer},
            settings::{Settings, use_settings},
        },
        game_ui::GameUi,
        i18n::{Text, common, rules::RuleCitation},
        platform::{device, picture::Exhibit},
        refusal_message::RefusalMessage,
    },
    kernel::{Seat, Seats, Step, StepOf, Viewer},
    table::{
        handover::Screen,
        json,
        log::Consent,
        matches::{self, Notices},
        moment::TableMoment,
        player::Player,
        report::{Observed, StepReport},
    },
};

/// One match, live or looked back at: its view, its input state and its actions. A board never gets the game itself.
/// `Copy`; lives as long as the screen that opened the match.
pub struct Session<G: GameUi> {
    /// The current viewer's view at the moment shown; the public view while the curtain is down.
    pub view: Signal<Arc<G::View>>,
    /// Whether the board takes input: not in a replay, and not after the end.
    pub live: Signal<bool>,
    /// Whether a person has to act; the board takes no taps while only bots act.
    pub acting: Signal<bool>,
    pub settings: Settings,
    pub announcer: Announcer,
    players: StoredValue<Arc<[Player]>>,
    names: StoredValue<Arc<[String]>>,
    pub(super) controls: Controls,
    pub(super) game: TypedMatch<G>,
}

impl<G: GameUi> Clone for Session<G> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<G: GameUi> Copy for Session<G> {}

/// The session of the current match, from context.
pub fn use_session<G: GameUi>() -> Session<G> {
    expect_context()
}

impl<G: GameUi> Session<G> {
    /// `open`: whether this tab may continue the match.
    pub(super) fn new(
        controls: Controls,
        game: TypedMatch<G>,
        view: Signal<Arc<G::View>>,
        open: Signal<bool>,
    ) -> Self {
        // Memos, so that a board drops its selection only if these values really change.
        let live = Memo::new(move |_| {
            open.get() && controls.moment.get().is_none() && controls.status.read().ending.is_none()
        });
        let acting = Memo::new(move |_| {
            let status = controls.status.read();
            live.get() && status.pending.iter().any(|seat| status.people.contains(seat))
        });
        let players = controls.players();
        Session {
            view,
            live: live.into(),
            acting: acting.into(),
            settings: use_settings(),
            announcer: use_announcer(),
            names: StoredValue::new(players.iter().map(Player::called).collect()),
            players: StoredValue::new(players.into()),
            controls,
            game,
        }
    }

    /// The players, by seat.
    pub fn players(self) -> Arc<[Player]> {
        self.players.get_value()
    }

    pub fn player(self, seat: Seat) -> Option<Player> {
        self.players.with_value(|players| players.get(seat.index()).cloned())
    }

    /// All names, by seat.
    pub fn names(self) -> Arc<[String]> {
        self.names.get_value()
    }

    pub fn name(self, seat: Seat) -> String {
        self.names.with_value(|names| names.get(seat.index()).cloned().unwrap_or_default())
    }

    /// The seat at the near edge; with `Rotation::Follow` it changes with the turn. Tracked.
    pub fn near(self) -> Seat {
        self.controls.near()
    }

    /// Whether two players sit face to face with the device between them; tracked.
    pub fn is_two_sided(self) -> bool {
        self.controls.is_two_sided()
    }

    /// Plays an action for the acting player. A refused action changes nothing; the caller shows the reason
    /// ([`Session::object`]).
    ///
    /// # Errors
    /// The refusal.
    pub fn play(self, action: G::Action) -> Result<(), RefusalMessage> {
        self.play_by(None, action)
    }

    /// Plays an action for a seat that acts out of turn (`Game::interrupts`).
    ///
    /// # Errors
    /// The refusal.
    pub fn play_as(self, seat: Seat, action: G::Action) -> Result<(), RefusalMessage> {
        self.play_by(Some(seat), action)
    }

    fn play_by(self, by: Option<Seat>, action: G::Action) -> Result<(), RefusalMessage> {
        let before = self.game.current.get_untracked();
        let waiting = before.pending().seats();
        // A person cannot play for a bot.
        let people = untrack(|| self.game.people_now());
        let person = waiting.iter().find(|seat| people.contains(*seat));
        let holder = match self.controls.handover.read_untracked().screen() {
            Screen::Open(seat) if waiting.contains(seat) => Some(seat),
            _ => None,
        };
        let Some(by) = by.or(holder).or(person) else { return Ok(()) };
        let step = Step::Player(by, action);
        let referee = self.game.referee();
        let after = match &referee {
            None => self.game.change(|game| {
                let mut notices = game.play(step.clone())?;
                notices.extend(game.settle(&mut device::rng()));
                Ok(notices)
            }),
            Some(referee) => self.game.play_all(referee.judge(&before, &step)?),
        };
        let (after, notices) = after.map_err(|error| self.game.refused(&error))?;
        let info = self.step_info(&before, &step, &after, notices);
        self.controls.played(by, status::turn(&after), info);
        if let Some(referee) = referee {
            referee.played();
        }
        Ok(())
    }

    /// Makes the steps of a referee's script: those of the other seats and of chance.
    ///
    /// # Errors
    /// The refusal; then no step is made.
    pub fn demonstrate(self, steps: impl IntoIterator<Item = StepOf<G>>) -> Result<(), RefusalMessage> {
        let before = self.game.current.get_untracked();
        let (after, notices) = self.game.play_all(steps).map_err(|error| self.game.refused(&error))?;
        let heard = heard(self.game.i18n, &before, &after, &notices);
        self.game.play_back(notices);
        heard.into_iter().for_each(|sentence| self.say(sentence));
        self.controls.go_on(None, status::turn(&after), false);
        Ok(())
    }

    /// Takes back all steps after the first `steps`.
    pub fn rewind(self, steps: usize) {
        // The undo fails only if no step was played since.
        if let Ok((after, _)) = self.game.change(|game| game.undo_to(steps, Consent::Given)) {
            self.game.show_moment(usize::MAX, false);
            self.controls.go_on(None, status::turn(&after), false);
        }
    }

    /// The action after the moment shown and the better one, while a review compares them; tracked.
    pub fn compared(self) -> Option<[G::Action; 2]> {
        let (step, better) = self.controls.comparison()?;
        let game = self.game.current.read();
        let Step::Player(_, made) = game.steps().get(step)? else { return None };
        Some([made.clone(), json::from_value(&better).ok()?])
    }

    /// The current match, for its referee.
    pub fn played_so_far(self) -> Arc<Observed<G>> {
        self.game.current.get_untracked()
    }

    /// Plays back the events of a step. Returns its effects for the controls.
    fn step_info(
        self,
        before: &Observed<G>,
        step: &StepOf<G>,
        after: &Observed<G>,
        notices: Notices<G>,
    ) -> StepInfo {
        let (language, names) = (self.game.i18n.language_untracked(), self.names());
        let report = StepReport::of(before, step, after, &notices);
        let info = StepInfo {
            turn_over: G::turn_over(report.after),
            gathers: false,
            sound: G::sound(&report),
            spoken: G::spoken(&language, &names, &report),
            heard: G::heard(&language, &names, &report),
        };
        StepInfo { gathers: self.game.play_back(notices), ..info }
    }

    /// The seats that people play.
    pub fn people(self) -> Seats {
        self.controls.status.read_untracked().people
    }

    pub fn is_lesson(self) -> bool {
        self.game.is_refereed()
    }

    pub fn has_bots(self) -> bool {
        self.controls.status.read_untracked().has_bots()
    }

    /// The match's id, the key of data stored beside it.
    pub fn id(self) -> String {
        self.controls.id()
    }

    /// Looks back at the first moment whose public view passes the test.
    pub fn look_at(self, fits: &dyn Fn(&G::View) -> bool) {
        let game = self.game.current.get_untracked();
        let found =
            (0..=game.steps().len()).find(|step| fits(&matches::view(&game.at(*step), Viewer::Public)));
        if let Some(step) = found {
            self.controls.look_at(step);
        }
    }

    /// Sets the viewer's unsaved draft; `None` if there is nothing to lose.
    pub fn making(self, draft: Option<String>) {
        if self.controls.draft.get_untracked() != draft {
            self.controls.draft.set(draft);
        }
    }

    /// Shows the layout of this sheet while the calling component is mounted.
    pub fn open_sheet(self, name: &'static str) {
        self.open_moment(TableMoment::sheet(name));
    }

    /// Shows the layout of this moment while the calling component is mounted.
    pub fn open_moment(self, moment: TableMoment) {
        let opened = self.controls.opened;
        opened.set(Some(moment));
        on_cleanup(move || {
            // Another component may have opened its own moment by now.
            if opened.get_untracked() == Some(moment) {
                opened.set(None);
            }
        });
    }

    /// Replaces the guide's sentence while this function returns one. Only the board knows the names and the selection.
    pub fn guide(self, sentence: impl Fn() -> Option<String> + 'static) {
        let guide = self.controls.board_guide;
        Effect::new(move |_| guide.set(sentence()));
        on_cleanup(move || {
            guide.try_set(None);
        });
    }

    /// Adds these objects to the picture of the result while the calling component is mounted.
    pub fn exhibit(self, made: impl Fn() -> Vec<Exhibit> + Send + Sync + 'static) {
        let exhibits = self.controls.exhibits;
        exhibits.set(Some(Callback::new(move |()| made())));
        on_cleanup(move || {
            exhibits.try_set(None);
        });
    }

    /// Opens the curtain for a player who is not acting but wants to see their own view.
    pub fn visit(self, seat: Seat) {
        self.controls.handover.update(|handover| handover.visit(seat));
    }

    /// Whether this seat can look at its own view behind a curtain; tracked.
    pub fn hides(self, seat: Seat) -> bool {
        self.controls.handover.read().hides(seat)
    }

    /// Whether a visitor who is not acting looks at their own view; tracked.
    pub fn is_visited(self) -> bool {
        self.controls.handover.get().is_visited()
    }

    /// Ends a visit and lowers the curtain.
    pub fn leave(self) {
        self.controls.hide();
    }

    pub fn say(self, sentence: impl Into<String>) {
        self.announcer.say(sentence);
    }

    /// Shows a refusal with a link to its rule. With a referee, the referee shows the refusal.
    pub fn object(self, refusal: RefusalMessage) {
        let rules = self.controls.rules;
        rules.offer(refusal.rule);
        match (self.game.referee(), refusal.rule) {
            (Some(referee), _) => referee.refused(refusal),
            (None, None) => self.announcer.toast(refusal.words),
            (None, Some(rule)) => {
                let label = self.controls.i18n.now(common::rule);
                let far = untrack(|| self.controls.acts_far());
                self.announcer.toast_with(refusal.words, label, move || rules.show(rule, far));
            }
        }
    }

    /// Shows a refusal made by the board itself, with the rule sentence it rests on.
    pub fn object_by(self, words: String, sentence: Text) {
        self.object(RefusalMessage { words, rule: Some(RuleCitation { game: G::SLUG, sentence }) });
    }

    /// Shows a short message. With a referee, the referee shows the message.
    pub fn toast(self, text: impl Into<String>) {
        self.object(RefusalMessage::from(text.into()));
    }
}
