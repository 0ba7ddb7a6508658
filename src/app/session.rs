//! One match on the screen. The only place of the app where a `Match` is held: everything a player
//! does goes through here to the log, to the shelf, to ear and eye.
//!
//! What knows the game is compiled once for each game and kept small: [`Hooks`] say what only the game
//! can say, and a [`Desk`] takes its actions. All else has forgotten the game: [`Place`] holds the match,
//! [`Known`] tells of it, and the whole play screen is built on a [`Frame`].

mod bots;
mod frame;
mod hooks;

use std::{cell::RefCell, marker::PhantomData, ops::Range, rc::Rc};

use leptos::prelude::*;
use serde_json::Value;

use super::{
    I18n,
    components::log::LogLine,
    contexts::{app, table::Table, vault::Vault},
    dom::View,
    game_ui::GameUi,
    i18n::Locale,
    lexicon::{handed, say},
    platform::device,
    state::{Derived, State},
    trouble,
};
use crate::{
    bots::Task,
    kernel::{Outcome, Seat, Seats, Step, Viewer},
    saves::{library::SaveError, results::MatchResult, store::StoreError},
    table::{
        again,
        any::{AnyGame, RawStep, typed},
        clock::Clock,
        handover::{Handover, Stage, Turn},
        json,
        log::Entry,
        matches::{AnyMatch, Ending, PlayError},
        player::Player,
        seating::{self, Change, is_shared},
    },
};
pub use frame::{Act, Facts, Frame, Handed};
use frame::{Again, Course, Played, Sheet};
use hooks::{Hooks, Of};

/// Puts a match on the screen. Where `live` is false it is only looked at: nothing is ever saved.
pub fn open<G: GameUi>(game: AnyMatch, live: Derived<bool>) -> (Frame, View) {
    let turn = hooks::turn::<G>(game.state(), game.pending().seats());
    let handover = State::new(Handover::new(game.people(), G::SECRETS, is_shared(&game), turn));
    let moment = State::new(None);
    let place = Place { game: State::new(Rc::new(game)), revision: State::new(0) };
    let held = State::new(false);
    let sight = sight(place, moment, handover, held);
    let view = Derived::anew(move || {
        sight.get().look(|now, then, viewer| {
            let now = typed::<G>(now);
            then.map_or_else(|| now.view(viewer), |then| now.look_back(typed(then), viewer))
        })
    });
    let frame =
        framed(G::SLUG, place, moment, handover, held, Box::new(Of::<G> { view, i18n: app().i18n }), live);
    (frame, G::board(Table::new(Desk { place, frame, game: PhantomData }, view, live)))
}

/// All but the board.
fn framed(
    slug: &'static str,
    place: Place,
    moment: State<Option<usize>>,
    handover: State<Handover>,
    held: State<bool>,
    hooks: Box<dyn Hooks>,
    live: Derived<bool>,
) -> Frame {
    let (vault, i18n) = (app().vault, app().i18n);
    let mut unsaved = None;
    // A match that came from elsewhere may stand where chance is to decide. What was drawn lasts, or a reload
    // would draw anew.
    if *live.get_untracked() && place.game_untracked().pending().is_chance() {
        let settled = place.change(&|game| {
            game.settle(&mut device::rng());
            Ok(())
        });
        if let Ok(game) = settled {
            let next = hooks.turn(game.state(), game.pending().seats());
            handover.update(|handover| handover.pending(next));
            unsaved = vault.save(&game).err();
        }
    }
    let game = place.game_untracked();
    let header = game.header();
    let (id, seats) = (header.id.clone(), header.seats());
    let clock = header.clock.map(|setting| {
        let kept = vault.with(|library| library.load_clock(&id));
        kept.filter(|clock| clock.seats() == usize::from(seats)).unwrap_or_else(|| Clock::new(setting, seats))
    });
    let sheet = Sheet {
        id,
        players: header.players.clone(),
        config_json: json::to_text(&header.config),
        clock: RefCell::new(clock),
        game: Box::new(Known { place, hooks, held, vault, i18n, made: RefCell::default() }),
        settings: app().settings,
        vault,
        voice: app().voice,
        i18n,
    };
    let frame = Frame::new(slug, moment, handover, held, place.revision, sheet);
    frame.unsaved.set(unsaved);
    frame.begin(live);
    bots::follow(place, frame, live);
    frame
}

/// Where the match is. Nothing is ever borrowed from here, so that signals may be set at any time.
#[derive(Copy, Clone)]
struct Place {
    game: State<Rc<AnyMatch>>,
    /// Of the [`Frame`], which says so when the match has changed.
    revision: State<u32>,
}

/// What came of a change of a match.
type Changed<T> = Result<T, PlayError>;

impl Place {
    /// Tracked.
    fn game(self) -> Rc<AnyMatch> {
        self.revision.get();
        self.game_untracked()
    }

    fn game_untracked(self) -> Rc<AnyMatch> {
        self.game.get_untracked()
    }

    /// Changes a copy, which costs less than saving it will, and gives the match as it is then.
    fn change(self, change: &dyn Fn(&mut AnyMatch) -> Changed<()>) -> Changed<Rc<AnyMatch>> {
        let mut game = AnyMatch::clone(&self.game_untracked());
        change(&mut game)?;
        let game = Rc::new(game);
        self.game.set(Rc::clone(&game));
        Ok(game)
    }
}

/// All that a view follows from: compared instead of the view, which has hundreds of parts.
struct Sight {
    game: Rc<AnyMatch>,
    moment: Option<usize>,
    viewer: Viewer,
}

impl PartialEq for Sight {
    /// A match that has changed is another one.
    fn eq(&self, other: &Sight) -> bool {
        Rc::ptr_eq(&self.game, &other.game) && (self.moment, self.viewer) == (other.moment, other.viewer)
    }
}

fn sight(
    place: Place,
    moment: State<Option<usize>>,
    handover: State<Handover>,
    held: State<bool>,
) -> Derived<Sight> {
    Derived::new(move || {
        let handover = handover.get();
        // Where there is no curtain, what all look at is still what all may see.
        let viewer = if held.get() && !handover.is_needed() { Viewer::Public } else { handover.viewer() };
        Sight { game: place.game(), moment: moment.get(), viewer }
    })
}

impl Sight {
    /// Looks at the state now, or back at the one after so many steps, as whoever may see most of it here.
    fn look<V>(&self, look: fn(&dyn AnyGame, Option<&dyn AnyGame>, Viewer) -> V) -> V {
        let Sight { game, moment, viewer } = self;
        // A match that was left can be taken up again: its secrets stay.
        let told = matches!(game.ending(), Some(Ending::Played | Ending::Resigned(_)));
        let viewer = if told { Viewer::Omniscient } else { *viewer };
        let then = moment.map(|n| game.state_at(n));
        look(game.state(), then.as_deref(), viewer)
    }
}

/// Where a board's actions are played.
pub struct Desk<G: GameUi> {
    place: Place,
    pub frame: Frame,
    game: PhantomData<fn() -> G>,
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
        (0..=game.steps().len()).find(|n| fits(&typed::<G>(&*game.state_at(*n)).view(Viewer::Public)))
    }

    /// One action of this seat, or of whoever is to act; or why not, in words.
    pub fn play(self, by: Option<Seat>, action: &G::Action) -> Result<(), String> {
        play(self.place, self.frame, by, json::to_value(action))
    }
}

fn play(place: Place, frame: Frame, by: Option<Seat>, action: Value) -> Result<(), String> {
    let before = place.game_untracked();
    let waiting = before.pending().seats();
    // Nobody plays for a bot.
    let people = before.people();
    let person = waiting.iter().find(|seat| people.contains(*seat));
    let holder = match frame.handover.get_untracked().stage() {
        Stage::Open(seat) if waiting.contains(seat) => Some(seat),
        _ => None,
    };
    let Some(by) = by.or(holder).or(person) else { return Ok(()) };
    let step = Step::Player(by, action);
    let sheet = frame.sheet();
    let change = |game: &mut AnyMatch| {
        game.make(step.clone())?;
        game.settle(&mut device::rng());
        Ok(())
    };
    let after = place.change(&change).map_err(|error| sheet.game.refused(&error))?;
    frame.played(sheet.game.played(by, before.state(), &step, &after));
    Ok(())
}

/// Tells of a match. What its game has to say comes from its hooks.
struct Known {
    place: Place,
    hooks: Box<dyn Hooks>,
    held: State<bool>,
    vault: Vault,
    i18n: I18n,
    made: RefCell<Made>,
}

/// The lines of the log, and what they were made from, to tell how many still hold.
type Made = (Option<Locale>, Vec<RawStep>, Vec<LogLine>);

impl Known {
    fn change(&self, game: &mut AnyMatch, act: Act) -> Changed<()> {
        match act {
            Act::Undo { agreed } => game.undo(agreed),
            Act::RestartTurn { agreed } => game.restart_turn(agreed),
            Act::Redo => game.redo(),
            Act::Resign(seat) => game.resign(seat),
            Act::Abandon => game.abandon(),
        }
    }

    /// What was made by hand and is taken back is a draft again, for whoever made it.
    fn keep_drafts(&self, before: &AnyMatch, after: &AnyMatch) -> Result<(), StoreError> {
        let id = &before.header().id;
        for (at, step) in before.steps().iter().enumerate().skip(after.steps().len()) {
            let Some(seat) = step.seat() else { continue };
            let kept = self.vault.with(|library| library.load_draft(id, seat));
            if let Some(draft) = self.hooks.draft(&*before.state_at(at), step, kept.as_deref()) {
                self.vault.with(|library| library.save_draft(id, seat, &draft))?;
            }
        }
        Ok(())
    }

    /// What may be done again.
    fn again(&self, game: &AnyMatch) -> Option<Again> {
        if !game.can_redo() {
            return None;
        }
        if !self.hooks.secrets() {
            return Some(Again { by: None, draft: None });
        }
        let step = again::offered(game.entries())?;
        let seat = step.seat()?;
        let several = game.pending().seats().len() > 1;
        let draft = self.hooks.draft(game.state(), step, None);
        Some(Again { by: (several || draft.is_some()).then_some(seat), draft })
    }
}

impl Course for Known {
    fn facts(&self) -> Facts {
        let (game, i18n) = (self.place.game(), self.i18n);
        let names = names(&game.header().players);
        let ending = game.ending();
        let ended = ending.map(|ending| self.hooks.ending(&names, game.state(), &ending));
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
            out_of_sight: game.state().forgotten(),
            taken_back: if seen && self.hooks.secrets() {
                Some(say!(i18n, consent_seen).to_owned())
            } else {
                last.and_then(|step| self.hooks.taken_back(&names, step))
            },
            last: last_person(&game),
            undo: game.undo_state(),
            restart: game.restart_state(),
            again: self.again(&game),
            may_resign: seats.filter(|seat| game.can_resign(*seat)).collect(),
            bots: game.bots().to_vec(),
            people: game.people(),
        }
    }

    /// Lines already known are kept: each costs a position.
    fn log(&self) -> Vec<LogLine> {
        let (game, language) = (self.place.game(), self.i18n.get_locale());
        let (was, known, lines) = &mut *self.made.borrow_mut();
        let steps = game.steps();
        let same = known.iter().zip(steps).take_while(|(a, b)| a == b).count();
        lines.truncate(if *was == Some(language) { same } else { 0 });
        let players = &game.header().players;
        let new = &steps[lines.len()..];
        let texts = self.hooks.log_lines(&names(players), game.state_at(lines.len()), new);
        for (step, text) in new.iter().zip(texts) {
            let by = step.seat().and_then(|seat| players.get(seat.index()).cloned());
            lines.push(LogLine { number: lines.len() + 1, change: None, by, text });
        }
        *was = Some(language);
        *known = steps.to_vec();
        let all = with_changes(self.i18n, players, lines, &seating::changes(game.entries()));
        in_sight(self.i18n, all, &game.state().forgotten())
    }

    fn played(&self, by: Seat, before: &dyn AnyGame, step: &RawStep, after: &AnyMatch) -> Played {
        let names = names(&after.header().players);
        let next = self.hooks.turn(after.state(), after.pending().seats());
        untrack(|| Played { by, next, news: self.hooks.news(&names, before, step, after.state()) })
    }

    fn refused(&self, error: &PlayError) -> String {
        untrack(|| trouble::play_error(self.i18n, error))
    }

    fn act(&self, act: Act) -> Result<Turn, String> {
        let before = self.place.game_untracked();
        let mut after = AnyMatch::clone(&before);
        self.change(&mut after, act).map_err(|error| self.refused(&error))?;
        // What cannot be kept is not taken back.
        let kept = self.keep_drafts(&before, &after);
        kept.map_err(|error| untrack(|| trouble::store_error(self.i18n, &error)))?;
        let turn = self.hooks.turn(after.state(), after.pending().seats());
        self.place.game.set(Rc::new(after));
        Ok(turn)
    }

    fn hand(&self, changes: &[Handed]) -> Result<Turn, String> {
        let changed = self
            .place
            .change(&|game| changes.iter().try_for_each(|Handed { seat, to }| game.hand(*seat, *to)));
        let game = changed.map_err(|error| self.refused(&error))?;
        Ok(self.hooks.turn(game.state(), game.pending().seats()))
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
        !self.hooks.secrets()
            || matches!(game.ending(), Some(Ending::Played | Ending::Resigned(_)))
            || game.state().may_disclose(&*game.state_at(steps))
    }

    fn branch(&self, steps: usize) -> Result<String, SaveError> {
        let id = device::match_id();
        let mut branch = self.place.game_untracked().branch_off(steps, id.clone(), device::now());
        branch.settle(&mut device::rng());
        self.vault.save(&branch).map(|()| id)
    }

    fn keep(&self) -> Result<(), SaveError> {
        let game = self.place.game_untracked();
        let saved = self.vault.save(&game);
        if let Some(result) = MatchResult::of(&game, device::now()) {
            self.vault.add_result(result);
        } else if let Some(Entry::Undo { .. }) = game.entries().last() {
            self.vault.forget_result(&game.header().id);
        }
        saved
    }

    fn export(&self) -> String {
        let game = self.place.game_untracked();
        self.vault.with(|library| library.export_now(&game, device::now()))
    }
}

/// The seat that has made the step which an undo takes back.
fn last_person(game: &AnyMatch) -> Option<Seat> {
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
