//! One match on the screen. The only place of the app where a `Match` is held: everything a player
//! does goes through here to the log, to the shelf, to ear and eye.
//!
//! What knows the game is compiled once for each game and kept small: [`Place`] holds the match,
//! [`Desk`] plays on it, [`Known`] tells of it. All else is a [`Frame`], which has forgotten the
//! game, and the whole play screen is built on that.

mod frame;

use std::{cell::RefCell, rc::Rc};

use leptos::prelude::*;

use super::{
    I18n,
    components::log::LogLine,
    contexts::{app, table::Table, vault::Vault},
    dom::View,
    game_ui::GameUi,
    i18n::Locale,
    lexicon::say,
    platform::device,
    state::{Derived, State},
};
use crate::{
    kernel::{Actor, Game, Outcome, Seat, Seats, Step, Viewer, json},
    table::{
        clock::Clock,
        handover::{Handover, Stage, Turn},
        library::SaveError,
        log::Entry,
        matches::{Ending, Match, PlayError},
        player::Player,
        results::MatchResult,
    },
};
pub use frame::{Act, Facts, Frame};
use frame::{AnyMatch, Played, Sheet};

/// Puts a match on the screen. Where `live` is false it is only looked at: nothing is ever saved.
pub fn open<G: GameUi>(mut game: Match<G>, live: Derived<bool>) -> (Frame, View) {
    let (vault, i18n) = (app().vault, app().i18n);
    // A match that came from elsewhere may stand where the table owes a deal. What is dealt lasts, or a reload
    // would deal anew; where it cannot be saved, the next step says so.
    if *live.get_untracked() && !game.settle(&mut device::rng()).is_empty() {
        let _ = vault.save(&game);
    }
    let header = game.header();
    let seats = header.seats();
    let (id, players, setting) = (header.id.clone(), header.players.clone(), header.clock);
    let config_json = json::write(&header.config).unwrap_or_default();
    let clock = setting.map(|setting| {
        vault.with(|library| library.load_clock(&id)).unwrap_or_else(|| Clock::new(setting, seats))
    });
    let everybody: Seats = Seat::all(seats).collect();
    let handover = State::new(Handover::new(everybody, G::SECRETS, turn(&game)));
    let moment = State::new(None);
    let held = State::new(false);
    let place = Place { game: State::new(Rc::new(game)), revision: State::new(0) };
    let view = Derived::new(move || {
        let game = place.game();
        // A match that was left can be taken up again: its secrets stay.
        let told = matches!(game.ending(), Some(Ending::Played | Ending::Resigned(_)));
        let viewer = if told { Viewer::Open } else { handover.get().viewer() };
        let Some(n) = moment.get() else { return game.view(viewer) };
        let then = game.at(n);
        then.view(if game.game().discloses(&then) { Viewer::Open } else { viewer })
    });
    let sheet = Sheet {
        id,
        players,
        config_json,
        clock: RefCell::new(clock),
        game: Box::new(Known { place, view, held, vault, i18n, made: RefCell::default() }),
        settings: app().settings,
        vault,
        voice: app().voice,
        i18n,
    };
    let frame = Frame::new(G::SLUG, moment, handover, held, place.revision, sheet);
    frame.begin(live);
    let table = Table::new(Desk { place, frame }, view, live);
    (frame, G::board(table))
}

/// Where the match is. Nothing is ever borrowed from here, so that signals may be set at any time.
struct Place<G: GameUi> {
    game: State<Rc<Match<G>>>,
    /// Of the [`Frame`], which says so when the match has changed.
    revision: State<u32>,
}

impl<G: GameUi> Clone for Place<G> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<G: GameUi> Copy for Place<G> {}

/// What came of a change of a match.
type Changed<G, T> = Result<T, PlayError<<G as Game>::Refusal>>;

impl<G: GameUi> Place<G> {
    /// Tracked.
    fn game(self) -> Rc<Match<G>> {
        self.revision.get();
        self.game_untracked()
    }

    fn game_untracked(self) -> Rc<Match<G>> {
        self.game.get_untracked()
    }

    /// Changes a copy, which costs less than saving it will, and gives the match as it is then.
    fn change(self, change: &dyn Fn(&mut Match<G>) -> Changed<G, ()>) -> Changed<G, Rc<Match<G>>> {
        let mut game = Match::clone(&self.game_untracked());
        change(&mut game)?;
        let game = Rc::new(game);
        self.game.set(Rc::clone(&game));
        Ok(game)
    }
}

/// Where a board's actions are played.
pub struct Desk<G: GameUi> {
    place: Place<G>,
    pub frame: Frame,
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
        let mut state = game.at(0);
        let fits_now = |state: &G| fits(&state.view(Viewer::Public));
        for (n, step) in game.steps().iter().enumerate() {
            if fits_now(&state) {
                return Some(n);
            }
            state.apply(step);
        }
        fits_now(&state).then_some(game.steps().len())
    }

    /// One action of whoever is to act.
    pub fn play(self, action: G::Action) -> Result<(), G::Refusal> {
        let Desk { place, frame } = self;
        let sheet = frame.sheet();
        let game = place.game_untracked();
        let before = game.view(Viewer::Public);
        let waiting = game.pending().seats();
        let holder = match frame.handover.get_untracked().stage() {
            Stage::Open(seat) if waiting.contains(seat) => Some(seat),
            _ => None,
        };
        let Some(by) = holder.or_else(|| waiting.iter().next()) else { return Ok(()) };
        let step = Step::seat(by, action);
        let played = place.change(&|game| {
            game.play(step.clone())?;
            game.settle(&mut device::rng());
            Ok(())
        });
        match played {
            Ok(game) => {
                let after = game.view(Viewer::Public);
                frame.played(Played {
                    by,
                    next: turn(&game),
                    turn_over: G::turn_over(&after),
                    gathers: G::gathers(&before, &after),
                    sound: G::sound(&step, &before),
                    sentence: untrack(|| G::spoken(sheet.i18n, &names(&sheet.players), &before, &step)),
                });
            }
            Err(PlayError::Refused(refusal)) => return Err(refusal),
            Err(error) => sheet.voice.toast(refused::<G>(sheet.i18n, &error)),
        }
        Ok(())
    }
}

/// Tells of a match whose game is known.
struct Known<G: GameUi> {
    place: Place<G>,
    view: Derived<G::View>,
    held: State<bool>,
    vault: Vault,
    i18n: I18n,
    made: RefCell<Made<G>>,
}

/// The lines of the log, and what they were made from, to tell how many still hold.
type Made<G> = (Option<Locale>, Vec<Step<<G as Game>::Action>>, Vec<LogLine>);

impl<G: GameUi> AnyMatch for Known<G> {
    fn facts(&self) -> Facts {
        let (game, i18n) = (self.place.game(), self.i18n);
        let ending = game.ending();
        let ended = ending
            .map(|ending| G::ending(i18n, &names(&game.header().players), &game.view(Viewer::Open), &ending));
        let view = self.view.get();
        let (duty, rules_at) = (G::duty(i18n, &view), G::rules_section(&view));
        let seats = Seat::all(game.header().seats());
        let last = game.steps().iter().rfind(|step| step.by != Actor::Table).filter(|_| ending.is_none());
        let taken_back = last.and_then(|step| G::taken_back(i18n, &names(&game.header().players), step));
        Facts {
            headline: G::headline(i18n, &view, self.held.get()),
            pending: game.pending().seats(),
            ending,
            places: game.outcome().map(|Outcome { places }| places),
            ended: ended.unwrap_or_default(),
            duty: duty.unwrap_or_else(|| say!(i18n, to_move).to_owned()),
            roles: seats.clone().map(|seat| G::role(i18n, seat.0)).collect(),
            mates: seats.clone().map(|seat| G::mate(&view, seat)).collect(),
            rules_at,
            total: game.steps().len(),
            taken_back,
            undo: game.undo_state(),
            restart: game.restart_state(),
            can_redo: game.can_redo() && !(G::SECRETS && tells_a_choice(&game)),
            may_resign: seats.filter(|seat| game.can_resign(*seat)).collect(),
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
        let names = names(players);
        let mut state = game.at(lines.len());
        let mut before = state.view(Viewer::Public);
        for step in &steps[lines.len()..] {
            state.apply(step);
            let after = state.view(Viewer::Public);
            lines.push(LogLine {
                number: lines.len() + 1,
                by: match step.by {
                    Actor::Seat(seat) => players.get(seat.index()).cloned(),
                    Actor::Table => None,
                },
                text: G::log_line(self.i18n, &names, &before, step, &after),
            });
            before = after;
        }
        *was = Some(language);
        *known = steps.to_vec();
        lines.clone()
    }

    fn act(&self, act: Act) -> Result<Turn, String> {
        let changed = self.place.change(&|game| match act {
            Act::Undo { agreed } => game.undo(agreed),
            Act::RestartTurn { agreed } => game.restart_turn(agreed),
            Act::Redo => game.redo().map(drop),
            Act::Resign(seat) => game.resign(seat),
            Act::Abandon => game.abandon(),
        });
        changed.map(|game| turn(&game)).map_err(|error| refused::<G>(self.i18n, &error))
    }

    /// A branch holds all hands: it must not be the way to look at those that still count.
    fn may_branch(&self, steps: usize) -> bool {
        let game = self.place.game();
        !G::SECRETS
            || matches!(game.ending(), Some(Ending::Played | Ending::Resigned(_)))
            || game.game().discloses(&game.at(steps))
    }

    fn branch(&self, steps: usize) -> Result<String, SaveError> {
        let id = device::match_id();
        let mut branch = self.place.game_untracked().branch(steps, id.clone(), device::now());
        branch.settle(&mut device::rng());
        self.vault.save(&branch).map(|()| id)
    }

    fn keep(&self) -> Result<(), SaveError> {
        let game = self.place.game_untracked();
        let saved = self.vault.save(&*game);
        if let Some(result) = MatchResult::of(&game, device::now()) {
            self.vault.add_result(result);
        } else if let Some(Entry::Undo { .. }) = game.entries().last() {
            self.vault.forget_result(&game.header().id);
        }
        saved
    }
}

/// Whether that something can be done again would tell that a secret choice is the same as the one taken back: while
/// several choose, and once somebody has chosen anew.
fn tells_a_choice<G: Game>(game: &Match<G>) -> bool {
    let dealt = |entry: &&Entry<G::Action>| matches!(entry, Entry::Step(Step { by: Actor::Table, .. }));
    let last = game.entries().iter().rev().find(|entry| !dealt(entry));
    game.pending().seats().len() > 1 || !matches!(last, Some(Entry::Undo { .. } | Entry::Redo { .. }))
}

fn names(players: &[Player]) -> Vec<String> {
    players.iter().map(|player| player.name.clone()).collect()
}

/// Who is to act, and how they come to the device.
fn turn<G: GameUi>(game: &Match<G>) -> Turn {
    G::turn(&game.view(Viewer::Public), game.pending().seats())
}

/// Why not, in words.
fn refused<G: GameUi>(i18n: I18n, error: &PlayError<G::Refusal>) -> String {
    untrack(|| match error {
        PlayError::Refused(refusal) => G::refusal(i18n, refusal),
        PlayError::Ended => say!(i18n, refused_ended).to_owned(),
        PlayError::NothingToUndo => say!(i18n, refused_no_undo).to_owned(),
        PlayError::NeedsConsent => say!(i18n, consent_text).to_owned(),
        PlayError::NothingToRedo => say!(i18n, refused_no_redo).to_owned(),
        PlayError::CannotResign => say!(i18n, refused_resign).to_owned(),
    })
}
