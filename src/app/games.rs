//! The games on the shelf, with their types forgotten: a row of functions for each, so that the
//! screens are compiled once and not once a game.

use std::sync::Arc;

use leptos::prelude::*;

use super::{
    I18n,
    aid::AidPart,
    components::rules_page::Rules,
    contexts::{
        saves::{Saves, use_saves},
        use_i18n,
    },
    example::example_of,
    game_board::GameBoard,
    game_ui::GameUi,
    keys::KeyGroup,
    lesson::lesson_of,
    objection::Objection,
    platform::device,
    session::{self, Controls},
    trouble,
};
use crate::games::barbarossa::Barbarossa;
use crate::games::{
    barracuda::Barracuda, barragoon::Barragoon, barrakuda::Barrakuda, bouillabaisse::Bouillabaisse,
};
use crate::kernel::Seats;
use crate::saves::save::{Cause, LoadError};
use crate::table::{
    clock::ClockSetting,
    json,
    log::Header,
    matches::{Match, StartError},
    player::Player,
};
use crate::words::offered::Offered;

/// A game that can be played.
#[derive(Copy, Clone)]
pub struct Shown {
    pub slug: &'static str,
    /// Fewest and most players.
    pub seats: (u8, u8),
    /// How many mostly play it.
    pub usual: u8,
    /// Something in it is hidden from somebody.
    pub secrets: bool,
    /// Its board shows who sits where.
    pub seated: bool,
    /// Bots play it.
    pub bots: bool,
    /// There are problems to solve.
    pub problems: bool,
    pub title: fn(I18n) -> String,
    pub tagline: fn(I18n) -> String,
    pub facts: fn(I18n) -> String,
    pub role: fn(I18n, u8) -> Option<String>,
    /// What a seat has at the end, in words, by what was counted.
    pub tally_line: fn(I18n, u8, &[i32]) -> Option<String>,
    /// The side that a seat played for, by the same.
    pub side: fn(&[i32]) -> Option<usize>,
    /// A bot's estimate tells who is ahead.
    pub estimated: bool,
    /// What the line of who was ahead shows.
    pub figures_title: fn(I18n) -> String,
    /// How a number of this line is written.
    pub figure: fn(I18n, i32) -> String,
    /// What a decision cost, by what the best one and the one that was made were worth.
    pub cost: fn(I18n, i32, i32) -> String,
    pub rules: &'static Rules,
    /// Its lesson, from where it was left.
    pub lesson: fn() -> AnyView,
    /// A passage of its rules, shown.
    pub example: fn(&'static Offered) -> AnyView,
    /// The card to keep beside the board, by the options as text (those of a new match where it is none), for so many.
    pub aid: fn(I18n, &str, u8) -> Vec<AidPart>,
    /// The keys of its board alone.
    pub keys: fn(I18n) -> Vec<KeyGroup>,
    /// The options of a rematch, as text, where everybody moves on by one seat.
    pub moved_on: fn(&str) -> Option<String>,
    /// Why a save does not fold, in words; nothing where another game says it.
    cause: fn(I18n, &Cause) -> Option<String>,
    /// The options of a match of these players.
    pub options: fn(RwSignal<Vec<Player>>) -> Arc<dyn OptionsForm>,
    /// A match to be played, or, last, only to be looked at.
    pub open: fn(Saves, &str, Signal<bool>, bool) -> Result<Opened, LoadError>,
}

/// A match on the screen, and why its newest save could not be used or played on, where that is so.
pub struct Opened {
    pub controls: Controls,
    pub board: AnyView,
    pub notice: Option<LoadError>,
}

/// The options of a match that is being set up, whatever the game: the border between the screen, which does not know its
/// game, and what is the game's own.
pub trait OptionsForm: Send + Sync {
    /// The fields to fill in.
    fn fields(&self) -> AnyView;
    /// What it is called where it has a name, and the line that says what it is; tracked.
    fn house_rules(&self) -> (String, String);
    /// What is agreed as text, to be kept as a preset; not tracked.
    fn json(&self) -> String;
    /// Follows what is agreed.
    fn track(&self);
    /// Takes a preset; what it does not understand it leaves.
    fn load(&self, text: &str);
    /// Saves a new match, in which these may ask what they could do, or everybody, and gives its id.
    ///
    /// # Errors
    /// What stands against it.
    fn start(
        &self,
        players: Vec<Player>,
        clock: Option<ClockSetting>,
        hints: Option<Seats>,
    ) -> Result<String, Objection>;
}

/// Every game that can be played.
pub const GAMES: &[Shown] = &[
    Shown::of::<Barragoon>(),
    Shown::of::<Bouillabaisse>(),
    Shown::of::<Barrakuda>(),
    Shown::of::<Barracuda>(),
    Shown::of::<Barbarossa>(),
];

/// The game with this slug.
pub fn find(slug: &str) -> Option<&'static Shown> {
    GAMES.iter().find(|game| game.slug == slug)
}

impl Shown {
    pub const fn of<G: GameBoard>() -> Shown {
        Shown {
            slug: G::SLUG,
            seats: (*G::PLAYERS.start(), *G::PLAYERS.end()),
            usual: G::USUAL,
            secrets: G::SECRETS,
            seated: G::SEATED,
            bots: G::BOTS,
            problems: G::PROBLEMS,
            title: |i18n| i18n.say(G::TITLE),
            tagline: |i18n| i18n.say(G::TAGLINE),
            facts: |i18n| i18n.say(G::FACTS),
            role: |i18n, seat| G::ROLES.get(usize::from(seat)).map(|role| i18n.say(*role)),
            tally_line: |i18n, seat, counted| G::tally_line(&i18n.language(), seat, counted),
            side: G::side,
            estimated: G::FIGURES.estimated,
            figures_title: |i18n| i18n.say(G::FIGURES.title),
            figure: |i18n, number| (G::FIGURES.figure)(&i18n.language(), number),
            cost: |i18n, best, made| (G::FIGURES.cost)(&i18n.language(), best, made),
            rules: G::RULES,
            lesson: lesson_of::<G>,
            example: example_of::<G>,
            aid: |i18n, config, seats| G::AID(i18n, &serde_json::from_str(config).unwrap_or_default(), seats),
            keys: |i18n| G::KEYS(&i18n.language()),
            moved_on: |config| {
                serde_json::from_str(config).ok().map(|config| json::to_text(&G::moved_on(config)))
            },
            cause: cause_of::<G>,
            options: options::<G>,
            open: open::<G>,
        }
    }
}

fn cause_of<G: GameUi>(i18n: I18n, cause: &Cause) -> Option<String> {
    cause.of().map(|error| trouble::play_error::<G>(i18n, error))
}

/// Why a save does not fold, in words.
pub fn cause(i18n: I18n, cause: &Cause) -> String {
    GAMES.iter().find_map(|game| (game.cause)(i18n, cause)).unwrap_or_else(|| cause.to_string())
}

fn open<G: GameBoard>(saves: Saves, id: &str, live: Signal<bool>, look: bool) -> Result<Opened, LoadError> {
    let opened = saves.with(|library| if look { library.look::<G>(id) } else { library.open(id) })?;
    let (controls, session) = session::open(opened.game, live);
    Ok(Opened { controls, board: G::board(session), notice: opened.notice })
}

fn options<G: GameUi>(players: RwSignal<Vec<Player>>) -> Arc<dyn OptionsForm> {
    let config = RwSignal::new(G::FIRST_OPTIONS());
    Arc::new(FormOf::<G> { config, players, saves: use_saves(), i18n: use_i18n() })
}

struct FormOf<G: GameUi> {
    config: RwSignal<G::Config>,
    players: RwSignal<Vec<Player>>,
    saves: Saves,
    i18n: I18n,
}

impl<G: GameUi> OptionsForm for FormOf<G> {
    fn fields(&self) -> AnyView {
        G::options(self.config, self.players)
    }

    fn house_rules(&self) -> (String, String) {
        G::HOUSE_RULES(self.i18n, &self.config.read())
    }

    fn json(&self) -> String {
        json::to_text(&self.config.get_untracked())
    }

    fn track(&self) {
        self.config.track();
    }

    fn load(&self, text: &str) {
        if let Ok(config) = serde_json::from_str(text) {
            self.config.set(config);
        }
    }

    fn start(
        &self,
        players: Vec<Player>,
        clock: Option<ClockSetting>,
        hints: Option<Seats>,
    ) -> Result<String, Objection> {
        let FormOf { config, saves, i18n, .. } = *self;
        let header =
            Header::new::<G>(device::match_id(), device::now(), players, config.get_untracked(), clock);
        let hints = hints.filter(|_| G::BOTS);
        let mut game = Match::<G>::start(Header { hints, ..header }).map_err(|error| match error {
            StartError::Unreadable(error) => error.to_string().into(),
            StartError::Illegal(illegal) => untrack(|| trouble::illegal_objection::<G>(i18n, &illegal)),
        })?;
        game.settle(&mut device::rng());
        // A match that cannot be saved is played all the same; the page says that it will not last.
        saves.save(&game).map_err(|error| untrack(|| trouble::save_error(i18n, &error)))?;
        Ok(game.header().id.clone())
    }
}
