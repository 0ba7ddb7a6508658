//! The match on the screen, as its board knows it.

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
        objection::Objection,
        platform::{device, picture::Exhibit},
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

/// One match, live or looked back at: what to draw, whether to listen, where to send actions. A board never gets the
/// game itself. `Copy`; it lives as long as the screen that has opened the match.
pub struct Session<G: GameUi> {
    /// What may be seen at the moment shown by whoever looks: while the curtain is down, what all may see.
    pub view: Signal<Arc<G::View>>,
    /// Whether the board takes input: not in a replay, not after the end.
    pub live: Signal<bool>,
    /// Whether a person is to act: while bots alone are at it there is nothing to tap.
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

/// The match that the components around are about.
pub fn use_session<G: GameUi>() -> Session<G> {
    expect_context()
}

impl<G: GameUi> Session<G> {
    /// `open`: whether this tab may play on.
    pub(super) fn new(
        controls: Controls,
        game: TypedMatch<G>,
        view: Signal<Arc<G::View>>,
        open: Signal<bool>,
    ) -> Self {
        // Memos, so that a board lets go of what it has in hand only where this really changes.
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

    /// Who plays, by seat.
    pub fn players(self) -> Arc<[Player]> {
        self.players.get_value()
    }

    /// Who sits there.
    pub fn player(self, seat: Seat) -> Option<Player> {
        self.players.with_value(|players| players.get(seat.index()).cloned())
    }

    /// Everybody's name, by seat.
    pub fn names(self) -> Arc<[String]> {
        self.names.get_value()
    }

    pub fn name(self, seat: Seat) -> String {
        self.names.with_value(|names| names.get(seat.index()).cloned().unwrap_or_default())
    }

    /// The seat that sits at the near edge: in `Follow` it changes with the turn. Tracked.
    pub fn near(self) -> Seat {
        self.controls.near()
    }

    /// Whether two sit face to face, the device between them; tracked.
    pub fn is_two_sided(self) -> bool {
        self.controls.is_two_sided()
    }

    /// Plays for whoever is to move. What is refused changes nothing; the caller says why ([`Session::object`]).
    ///
    /// # Errors
    /// Why not.
    pub fn play(self, action: G::Action) -> Result<(), Objection> {
        self.play_by(None, action)
    }

    /// The same for somebody who acts of their own accord (`Game::interrupts`).
    ///
    /// # Errors
    /// Why not.
    pub fn play_as(self, seat: Seat, action: G::Action) -> Result<(), Objection> {
        self.play_by(Some(seat), action)
    }

    fn play_by(self, by: Option<Seat>, action: G::Action) -> Result<(), Objection> {
        let before = self.game.current.get_untracked();
        let waiting = before.pending().seats();
        // Nobody plays for a bot.
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

    /// Makes steps that nobody at this table makes: what others do and what chance decides, where a referee has a say.
    ///
    /// # Errors
    /// Why not; then none of them is made.
    pub fn demonstrate(self, steps: impl IntoIterator<Item = StepOf<G>>) -> Result<(), Objection> {
        let before = self.game.current.get_untracked();
        let (after, notices) = self.game.play_all(steps).map_err(|error| self.game.refused(&error))?;
        let heard = heard(self.game.i18n, &before, &after, &notices);
        self.game.play_back(notices);
        heard.into_iter().for_each(|sentence| self.say(sentence));
        self.controls.go_on(None, status::turn(&after), false);
        Ok(())
    }

    /// Takes back what was played from this step on.
    pub fn rewind(self, steps: usize) {
        // Where nothing was played since there is nothing to take back.
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

    /// The match as it stands, for whoever has a say in it.
    pub fn played_so_far(self) -> Arc<Observed<G>> {
        self.game.current.get_untracked()
    }

    /// Plays back the events of a step, and returns what the controls need of it.
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

    /// Whose seats no bot plays.
    pub fn people(self) -> Seats {
        self.controls.status.read_untracked().people
    }

    /// Whether a referee has a say, as in a lesson.
    pub fn is_lesson(self) -> bool {
        self.game.is_refereed()
    }

    /// Whether any seat is a bot's.
    pub fn has_bots(self) -> bool {
        self.controls.status.read_untracked().has_bots()
    }

    /// The match's id, for what is kept beside it.
    pub fn id(self) -> String {
        self.controls.id()
    }

    /// Looks back at the first moment that looks like this to everybody.
    pub fn look_at(self, fits: &dyn Fn(&G::View) -> bool) {
        let game = self.game.current.get_untracked();
        let found =
            (0..=game.steps().len()).find(|step| fits(&matches::view(&game.at(*step), Viewer::Public)));
        if let Some(step) = found {
            self.controls.look_at(step);
        }
    }

    /// What whoever looks has in the making; nothing as long as there is nothing to be lost.
    pub fn making(self, draft: Option<String>) {
        if self.controls.draft.get_untracked() != draft {
            self.controls.draft.set(draft);
        }
    }

    /// Lays out the screen as this sheet for as long as the component around is on it.
    pub fn open_sheet(self, name: &'static str) {
        self.open_moment(TableMoment::sheet(name));
    }

    /// The same for a moment of any kind.
    pub fn open_moment(self, moment: TableMoment) {
        let opened = self.controls.opened;
        opened.set(Some(moment));
        on_cleanup(move || {
            // Another component may have opened its own by now.
            if opened.get_untracked() == Some(moment) {
                opened.set(None);
            }
        });
    }

    /// Puts this sentence in the place of the guide's, while there is one: the board knows names and wishes.
    pub fn guide(self, sentence: impl Fn() -> Option<String> + 'static) {
        let guide = self.controls.board_guide;
        Effect::new(move |_| guide.set(sentence()));
        on_cleanup(move || {
            guide.try_set(None);
        });
    }

    /// Adds these things to the picture of the result, for as long as the component around is on the screen.
    pub fn exhibit(self, made: impl Fn() -> Vec<Exhibit> + Send + Sync + 'static) {
        let exhibits = self.controls.exhibits;
        exhibits.set(Some(Callback::new(move |()| made())));
        on_cleanup(move || {
            exhibits.try_set(None);
        });
    }

    /// The curtain for somebody who is not to act but wants to see what is theirs.
    pub fn visit(self, seat: Seat) {
        self.controls.handover.update(|handover| handover.visit(seat));
    }

    /// Whether this seat has something behind a curtain of its own to look at; tracked.
    pub fn hides(self, seat: Seat) -> bool {
        self.controls.handover.read().hides(seat)
    }

    /// Whether somebody is looking who is not to act; tracked.
    pub fn is_visited(self) -> bool {
        self.controls.handover.get().is_visited()
    }

    /// They have seen enough.
    pub fn leave(self) {
        self.controls.hide();
    }

    /// Speaks one sentence in the live region.
    pub fn say(self, sentence: impl Into<String>) {
        self.announcer.say(sentence);
    }

    /// Shows why something is not done, with the way to the rule by which it is refused; where a referee has a say, it is
    /// theirs to show.
    pub fn object(self, objection: Objection) {
        let rules = self.controls.rules;
        rules.offer(objection.rule);
        match (self.game.referee(), objection.rule) {
            (Some(referee), _) => referee.objected(objection),
            (None, None) => self.announcer.toast(objection.words),
            (None, Some(rule)) => {
                let label = self.controls.i18n.now(common::rule);
                let far = untrack(|| self.controls.acts_far());
                self.announcer.toast_with(objection.words, label, move || rules.show(rule, far));
            }
        }
    }

    /// The same of what the board itself refuses, by this sentence of the rules.
    pub fn object_by(self, words: String, sentence: Text) {
        self.object(Objection { words, rule: Some(RuleCitation { game: G::SLUG, sentence }) });
    }

    /// Shows a short message; where a referee has a say, it is theirs to show.
    pub fn toast(self, text: impl Into<String>) {
        self.object(Objection::from(text.into()));
    }
}
