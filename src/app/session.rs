//! One match on the screen. The only place of the app where a `Match` is held: everything a player
//! does goes through here to the log, to the shelf, to ear and eye.
//!
//! [`Place`] holds the match, a [`Desk`] takes the actions of its game, [`Hooks`] say what only the game can say, and
//! [`Telling`] tells of it. The play screen is built on a [`Frame`], which does not know the game.

mod bots;
mod frame;
mod handle;
mod hooks;

use std::{cell::RefCell, ops::Range, sync::Arc};

use leptos::prelude::*;

use super::{
    I18n,
    components::log::LogLine,
    contexts::{app, saves::Saves},
    game_ui::GameUi,
    i18n::Locale,
    lexicon::{handed, say},
    platform::device,
    state::{Derived, State},
    trouble,
};
use crate::{
    bots::Task,
    kernel::{Outcome, Seat, Seats, Step, StepOf, Viewer},
    saves::{results::MatchResult, save::SaveError, store::StoreError},
    table::{
        again,
        clock::Clock,
        handover::{Handover, Screen, Turn},
        json,
        log::Entry,
        matches::{Ending, Match, PlayError, Played as Changed},
        player::Player,
        seating::{self, Change},
    },
};
pub use frame::{Act, Facts, Frame, Handed};
use frame::{Again, Course, Played, Sheet};
pub use handle::{Session, use_session};
use hooks::Hooks;

/// Puts a match on the screen. Where `live` is false it is only looked at: nothing is ever saved.
pub fn open<G: GameUi>(game: Match<G>, live: Signal<bool>) -> (Frame, AnyView) {
    let turn = hooks::turn(game.game(), game.pending().seats());
    let handover = State::new(Handover::new(game.people(), G::SECRETS, seating::device(&game), turn));
    let moment = State::new(None);
    let place = Place { game: State::new(Arc::new(game)), revision: State::new(0) };
    let held = State::new(false);
    let sight = sight(place, moment, handover, held);
    let view = Derived::uncompared(move || sight.get().look());
    let hooks = Hooks { view, i18n: app().i18n };
    let saves = app().saves;
    let telling = Arc::new(Telling { place, hooks, held, saves, made: RefCell::default() });
    let frame = framed(&telling, moment, handover, live);
    let desk = Desk { place, frame, telling: StoredValue::new_local(telling) };
    bots::follow(desk, live);
    let session = Session::new(desk, view.0, live);
    provide_context(session);
    (frame, G::board(session))
}

/// All but the board and the bots.
fn framed<G: GameUi>(
    telling: &Arc<Telling<G>>,
    moment: State<Option<usize>>,
    handover: State<Handover>,
    live: Signal<bool>,
) -> Frame {
    let Telling { place, held, saves, hooks: Hooks { i18n, .. }, .. } = **telling;
    let mut unsaved = None;
    // A match that came from elsewhere may stand where chance is to decide. What was drawn lasts, or a reload
    // would draw anew.
    if live.get_untracked() && place.game_untracked().pending().is_chance() {
        let settled = place.change(|game| {
            game.settle(&mut device::rng());
            Ok(())
        });
        if let Ok(game) = settled {
            let next = hooks::turn(game.game(), game.pending().seats());
            handover.update(|handover| handover.pending(next));
            unsaved = saves.save(&game).err();
        }
    }
    let game = place.game_untracked();
    let header = game.header();
    let (id, seats) = (header.id.clone(), header.seats());
    let clock = header.clock.map(|setting| {
        let kept = saves.with(|library| library.load_clock(&id));
        kept.filter(|clock| clock.seats() == usize::from(seats)).unwrap_or_else(|| Clock::new(setting, seats))
    });
    let sheet = Sheet {
        id,
        players: header.players.clone(),
        config_json: json::to_text(&header.config),
        clock: RefCell::new(clock),
        game: telling.clone(),
        settings: app().settings,
        saves,
        announcer: app().announcer,
        i18n,
    };
    let frame = Frame::new(G::SLUG, moment, handover, held, place.revision, sheet);
    frame.unsaved.set(unsaved);
    frame.begin(live);
    frame
}

/// Where the match is. Nothing is ever borrowed from here, so that signals may be set at any time.
struct Place<G: GameUi> {
    game: State<Arc<Match<G>>>,
    /// Of the [`Frame`], which says so when the match has changed.
    revision: State<u32>,
}

impl<G: GameUi> Clone for Place<G> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<G: GameUi> Copy for Place<G> {}

impl<G: GameUi> Place<G> {
    /// Tracked.
    fn game(self) -> Arc<Match<G>> {
        self.revision.get();
        self.game_untracked()
    }

    fn game_untracked(self) -> Arc<Match<G>> {
        self.game.get_untracked()
    }

    /// Changes a copy, which costs less than saving it will, and gives the match as it is then.
    fn change(
        self,
        change: impl FnOnce(&mut Match<G>) -> Changed<G>,
    ) -> Result<Arc<Match<G>>, PlayError<G::Refusal>> {
        let mut game = Match::clone(&self.game_untracked());
        change(&mut game)?;
        let game = Arc::new(game);
        self.game.set(Arc::clone(&game));
        Ok(game)
    }
}

/// All that a view follows from: compared instead of the view, which has hundreds of parts.
struct Sight<G: GameUi> {
    game: Arc<Match<G>>,
    moment: Option<usize>,
    viewer: Viewer,
}

impl<G: GameUi> PartialEq for Sight<G> {
    /// A match that has changed is another one.
    fn eq(&self, other: &Self) -> bool {
        Arc::ptr_eq(&self.game, &other.game) && (self.moment, self.viewer) == (other.moment, other.viewer)
    }
}

fn sight<G: GameUi>(
    place: Place<G>,
    moment: State<Option<usize>>,
    handover: State<Handover>,
    held: State<bool>,
) -> Derived<Sight<G>> {
    Derived::new(move || {
        let handover = handover.get();
        // Where there is no curtain, what all look at is still what all may see.
        let viewer = if held.get() && !handover.is_needed() { Viewer::Public } else { handover.viewer() };
        Sight { game: place.game(), moment: moment.get(), viewer }
    })
}

impl<G: GameUi> Sight<G> {
    /// The state now, or back at the one after so many steps, as whoever may see most of it here.
    fn look(&self) -> G::View {
        let Sight { game, moment, viewer } = self;
        // A match that was left can be taken up again: its secrets stay.
        let told = matches!(game.ending(), Some(Ending::Played | Ending::Resigned(_)));
        let viewer = if told { Viewer::Omniscient } else { *viewer };
        match moment {
            None => game.view(viewer),
            Some(n) => game.game().look_back(&game.at(*n), viewer),
        }
    }
}

/// Where a board's actions are played.
pub struct Desk<G: GameUi> {
    place: Place<G>,
    pub frame: Frame,
    telling: StoredValue<Arc<Telling<G>>, LocalStorage>,
}

impl<G: GameUi> Clone for Desk<G> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<G: GameUi> Copy for Desk<G> {}

impl<G: GameUi> Desk<G> {
    /// The first moment that looks like this to everybody.
    pub fn find(self, fits: &dyn Fn(&G::View) -> bool) -> Option<usize> {
        let game = self.place.game_untracked();
        (0..=game.steps().len()).find(|n| fits(&game.at(*n).view(Viewer::Public)))
    }

    /// One action of this seat, or of whoever is to act; or why not, in words.
    ///
    /// # Errors
    /// Why not, in words.
    pub fn play(self, by: Option<Seat>, action: G::Action) -> Result<(), String> {
        let before = self.place.game_untracked();
        let waiting = before.pending().seats();
        // Nobody plays for a bot.
        let people = before.people();
        let person = waiting.iter().find(|seat| people.contains(*seat));
        let holder = match self.frame.handover.get_untracked().screen() {
            Screen::Open(seat) if waiting.contains(seat) => Some(seat),
            _ => None,
        };
        let Some(by) = by.or(holder).or(person) else { return Ok(()) };
        let step = Step::Player(by, action);
        let telling = self.telling.get_value();
        let change = |game: &mut Match<G>| {
            game.play(step.clone())?;
            game.settle(&mut device::rng());
            Ok(())
        };
        let after = self.place.change(change).map_err(|error| telling.refused(&error))?;
        self.frame.played(telling.played(by, before.game(), &step, &after));
        Ok(())
    }
}

/// Tells of a match. What its game has to say comes from its hooks.
struct Telling<G: GameUi> {
    place: Place<G>,
    hooks: Hooks<G>,
    held: State<bool>,
    saves: Saves,
    made: RefCell<Made<G>>,
}

/// The lines of the log, and what they were made from, to tell how many still hold.
struct Made<G: GameUi> {
    language: Option<Locale>,
    steps: Vec<StepOf<G>>,
    lines: Vec<LogLine>,
}

impl<G: GameUi> Default for Made<G> {
    fn default() -> Self {
        Made { language: None, steps: Vec::new(), lines: Vec::new() }
    }
}

impl<G: GameUi> Telling<G> {
    fn change(&self, game: &mut Match<G>, act: Act) -> Changed<G> {
        match act {
            Act::Undo { agreed } => game.undo(agreed.into()),
            Act::RestartTurn { agreed } => game.restart_turn(agreed.into()),
            Act::Redo => game.redo(),
            Act::Resign(seat) => game.resign(seat),
            Act::Abandon => game.abandon(),
        }
    }

    /// What was made by hand and is taken back is a draft again, for whoever made it.
    fn keep_drafts(&self, before: &Match<G>, after: &Match<G>) -> Result<(), StoreError> {
        let id = &before.header().id;
        for (at, step) in before.steps().iter().enumerate().skip(after.steps().len()) {
            let Some(seat) = step.seat() else { continue };
            let kept = self.saves.with(|library| library.load_draft(id, seat));
            if let Some(draft) = self.hooks.draft(&before.at(at), step, kept.as_deref()) {
                self.saves.with(|library| library.save_draft(id, seat, &draft))?;
            }
        }
        Ok(())
    }

    /// What may be done again.
    fn again(&self, game: &Match<G>) -> Option<Again> {
        if !game.can_redo() {
            return None;
        }
        if !G::SECRETS {
            return Some(Again { by: None, draft: None });
        }
        let step = again::offered(game.entries())?;
        let seat = step.seat()?;
        let several = game.pending().seats().len() > 1;
        let draft = self.hooks.draft(game.game(), step, None);
        Some(Again { by: (several || draft.is_some()).then_some(seat), draft })
    }

    /// All that follows a step that was played.
    fn played(&self, by: Seat, before: &G, step: &StepOf<G>, after: &Match<G>) -> Played {
        let names = names(&after.header().players);
        let next = hooks::turn(after.game(), after.pending().seats());
        untrack(|| Played { by, next, news: self.hooks.news(&names, before, step, after.game()) })
    }

    /// Why not, in words.
    fn refused(&self, error: &PlayError<G::Refusal>) -> String {
        untrack(|| trouble::play_error::<G>(self.hooks.i18n, error))
    }
}

impl<G: GameUi> Course for Telling<G> {
    fn facts(&self) -> Facts {
        let (game, i18n) = (self.place.game(), self.hooks.i18n);
        let names = names(&game.header().players);
        let ending = game.ending();
        let ended = ending.map(|ending| self.hooks.ending(&names, game.game(), &ending));
        let seats = Seat::all(game.header().seats());
        let told = self.hooks.told(game.header().seats(), self.held.get());
        let seen = matches!(ending, Some(Ending::Played | Ending::Resigned(_)));
        let last = game.steps().iter().rfind(|step| !step.is_chance()).filter(|_| ending.is_none());
        Facts {
            headline: told.headline,
            pending: game.pending().seats(),
            ending,
            places: game.outcome().map(|Outcome { places }| places),
            ended: ended.unwrap_or_default(),
            duty: told.duty.unwrap_or_else(|| say!(i18n, to_move).to_owned()),
            roles: told.roles,
            beside: told.beside,
            mates: told.mates,
            maker: told.maker,
            rules_at: told.rules_at,
            total: game.steps().len(),
            out_of_sight: game.game().forgotten(),
            taken_back: if seen && G::SECRETS {
                Some(say!(i18n, consent_seen).to_owned())
            } else {
                last.and_then(|step| self.hooks.taken_back(&names, step))
            },
            last: last_person(&game),
            undo: game.undo_state(),
            restart: game.restart_state(),
            again: self.again(&game),
            may_resign: seats.filter(|seat| game.can_resign(*seat)).collect(),
            bots: game.bots().values().to_vec(),
            people: game.people(),
        }
    }

    /// Lines already known are kept: each costs a position.
    fn log(&self) -> Vec<LogLine> {
        let (game, language) = (self.place.game(), self.hooks.i18n.get_locale());
        let Made { language: was, steps: known, lines } = &mut *self.made.borrow_mut();
        let steps = game.steps();
        let same = known.iter().zip(steps).take_while(|(a, b)| a == b).count();
        lines.truncate(if *was == Some(language) { same } else { 0 });
        let players = &game.header().players;
        let new = &steps[lines.len()..];
        let texts = self.hooks.log_lines(&names(players), game.at(lines.len()), new);
        for (step, text) in new.iter().zip(texts) {
            let by = step.seat().and_then(|seat| players.get(seat.index()).cloned());
            lines.push(LogLine { number: lines.len() + 1, change: None, by, text });
        }
        *was = Some(language);
        *known = steps.to_vec();
        let all = with_changes(self.hooks.i18n, players, lines, &seating::changes(game.entries()));
        in_sight(self.hooks.i18n, all, &game.game().forgotten())
    }

    fn act(&self, act: Act) -> Result<Turn, String> {
        let before = self.place.game_untracked();
        let mut after = Match::clone(&before);
        self.change(&mut after, act).map_err(|error| self.refused(&error))?;
        // What cannot be kept is not taken back.
        let kept = self.keep_drafts(&before, &after);
        kept.map_err(|error| untrack(|| trouble::store_error(self.hooks.i18n, &error)))?;
        let turn = hooks::turn(after.game(), after.pending().seats());
        self.place.game.set(Arc::new(after));
        Ok(turn)
    }

    fn hand(&self, changes: &[Handed]) -> Result<Turn, String> {
        let changed = self
            .place
            .change(|game| changes.iter().try_for_each(|Handed { seat, to }| game.hand(*seat, *to)));
        let game = changed.map_err(|error| self.refused(&error))?;
        Ok(hooks::turn(game.game(), game.pending().seats()))
    }

    fn people(&self) -> Seats {
        self.place.game_untracked().people()
    }

    /// What a bot has weighed may be what nobody should know before the end.
    fn may_ask(&self, step: usize) -> bool {
        let game = self.place.game();
        game.ending().is_some() && game.played_by().get(step).is_some_and(Option::is_some)
    }

    fn why(&self, step: usize) -> Option<String> {
        Task::why(&self.place.game_untracked(), step).map(|task| json::to_text(&task))
    }

    /// A branch holds all hands: it must not be the way to look at those that still count.
    fn may_branch(&self, steps: usize) -> bool {
        let game = self.place.game();
        !G::SECRETS
            || matches!(game.ending(), Some(Ending::Played | Ending::Resigned(_)))
            || game.game().may_disclose(&game.at(steps))
    }

    fn branch(&self, steps: usize) -> Result<String, SaveError> {
        let id = device::match_id();
        let mut branch = self.place.game_untracked().branch(steps, id.clone(), device::now());
        branch.settle(&mut device::rng());
        self.saves.save(&branch).map(|()| id)
    }

    fn keep(&self) -> Result<(), SaveError> {
        let game = self.place.game_untracked();
        let saved = self.saves.save(&game);
        if let Some(result) = MatchResult::of(&game, device::now()) {
            self.saves.add_result(result);
        } else if let Some(Entry::Undo { .. }) = game.entries().last() {
            self.saves.forget_result(&game.header().id);
        }
        saved
    }

    fn export(&self) -> String {
        let game = self.place.game_untracked();
        self.saves.with(|library| library.export_now(&game, device::now()))
    }
}

/// The seat that has made the step which an undo takes back.
fn last_person<G: GameUi>(game: &Match<G>) -> Option<Seat> {
    let people = game.people();
    game.steps().iter().rev().find_map(|step| step.seat().filter(|seat| people.contains(*seat)))
}

/// The lines of the steps, and between them those that tell who has played from then on.
fn with_changes(i18n: I18n, players: &[Player], steps: &[LogLine], changes: &[Change]) -> Vec<LogLine> {
    let mut lines = steps.to_vec();
    // From the last one on: what stands before it keeps its place.
    for (nth, change) in changes.iter().enumerate().rev() {
        let by = players.get(change.seat.index()).cloned();
        let text = handed(i18n, by.as_ref().map_or("", |player| &player.name), change.to);
        let line = LogLine { number: change.after, change: Some(nth), by, text };
        lines.insert(change.after.min(lines.len()), line);
    }
    lines
}

/// One line for all the steps that are to be remembered, and not to be read.
fn in_sight(i18n: I18n, mut lines: Vec<LogLine>, forgotten: &Range<usize>) -> Vec<LogLine> {
    // Lines are counted from 1.
    let is_gone = |line: &LogLine| line.change.is_none() && forgotten.contains(&(line.number - 1));
    lines.retain(|line| !is_gone(line) || line.number == forgotten.end);
    if let Some(line) = lines.iter_mut().find(|line| is_gone(line)) {
        (line.by, line.text) = (None, say!(i18n, log_out_of_sight).to_owned());
    }
    lines
}

fn names(players: &[Player]) -> Vec<String> {
    players.iter().map(Player::called).collect()
}
