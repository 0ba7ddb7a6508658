//! The contract of every game.
//!
//! A game is a pure value: it draws no random number, reads no clock, and touches neither storage nor a language.
//! Each decision of chance is a step of its own, drawn by [`Game::draw_chance`] and written to the log like any other.
//! So folding a log gives the same match every time.

use std::{
    error::Error,
    fmt::Debug,
    ops::{Range, RangeInclusive},
};

use nonempty::NonEmpty;
use rand::Rng;
use serde::{
    Deserialize, Deserializer, Serialize, Serializer,
    de::{self, DeserializeOwned},
};
use serde_json::Value;

use super::seat::{Seat, Seats, Viewer};

/// Element of a log: a player's action or a decision of chance.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Step<A, C> {
    Player(Seat, A),
    /// Chance decides: a shuffle, a roll, a draw.
    Chance(C),
}

/// A step of this game.
pub type StepOf<G> = Step<<G as Game>::Action, <G as Game>::Chance>;

impl<A, C> Step<A, C> {
    /// Returns the player who made the step; `None` for a step of chance.
    pub fn seat(&self) -> Option<Seat> {
        match self {
            Step::Player(seat, _) => Some(*seat),
            Step::Chance(_) => None,
        }
    }

    /// Returns the player's action; `None` for a step of chance.
    pub fn action(&self) -> Option<&A> {
        match self {
            Step::Player(_, action) => Some(action),
            Step::Chance(_) => None,
        }
    }

    pub fn is_chance(&self) -> bool {
        matches!(self, Step::Chance(_))
    }
}

impl<A> Step<A, NoChance> {
    /// Returns the player and the action. Without chance, each step has both.
    pub fn player(&self) -> (Seat, &A) {
        match self {
            Step::Player(seat, action) => (*seat, action),
            Step::Chance(never) => match *never {},
        }
    }
}

/// JSON of a step in a log: `{"by":0,"do":…}`, or `{"by":"table","do":…}` for chance.
#[derive(Serialize, Deserialize)]
struct StepJson<T> {
    by: By,
    #[serde(rename = "do")]
    what: T,
}

/// A seat's number, or [`CHANCE`].
#[derive(Clone, Serialize, Deserialize)]
#[serde(try_from = "Value", into = "Value")]
struct By(Option<Seat>);

const CHANCE: &str = "table";

impl TryFrom<Value> for By {
    type Error = serde_json::Error;

    fn try_from(by: Value) -> Result<By, serde_json::Error> {
        if by == CHANCE { Ok(By(None)) } else { Seat::deserialize(&by).map(|seat| By(Some(seat))) }
    }
}

impl From<By> for Value {
    fn from(By(seat): By) -> Value {
        seat.map_or_else(|| CHANCE.into(), |seat| seat.number().into())
    }
}

impl<A: Serialize, C: Serialize> Serialize for Step<A, C> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        match self {
            Step::Player(seat, action) => {
                StepJson { by: By(Some(*seat)), what: action }.serialize(serializer)
            }
            Step::Chance(chance) => StepJson { by: By(None), what: chance }.serialize(serializer),
        }
    }
}

impl<'de, A: DeserializeOwned, C: DeserializeOwned> Deserialize<'de> for Step<A, C> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        // `by` decides how `do` is read, and need not come first.
        let StepJson { by, what } = StepJson::<Value>::deserialize(deserializer)?;
        match by {
            By(Some(seat)) => A::deserialize(&what).map(|action| Step::Player(seat, action)),
            By(None) => C::deserialize(&what).map(Step::Chance),
        }
        .map_err(de::Error::custom)
    }
}

/// Type of [`Game::Chance`] in games without chance.
#[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, Deserialize)]
pub enum NoChance {}

/// Input that the match waits for. The number of seats alone distinguishes a turn from simultaneous choices.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Pending {
    /// Each of these seats may act.
    Players(Seats),
    /// A shuffle, a roll or a draw. No seat may act before it.
    Chance,
    Over(Outcome),
}

impl Pending {
    pub fn player(seat: Seat) -> Pending {
        Pending::Players(Seats::one(seat))
    }

    pub fn seats(&self) -> Seats {
        match self {
            Pending::Players(seats) => *seats,
            Pending::Chance | Pending::Over(_) => Seats::NONE,
        }
    }

    pub fn is_chance(&self) -> bool {
        *self == Pending::Chance
    }

    pub fn outcome(&self) -> Option<&Outcome> {
        match self {
            Pending::Over(outcome) => Some(outcome),
            Pending::Players(_) | Pending::Chance => None,
        }
    }
}

/// Reason why a step is refused or a match does not start. `R` is the game's own refusal; the other reasons are the
/// same in every game.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum Illegal<R> {
    #[error("nobody can play this with {0}")]
    SeatCount(u8),
    #[error("the match is over")]
    Over,
    #[error("it is not this player's turn")]
    NotYourTurn,
    /// No decision of chance is due, or a different one.
    #[error("this is not for chance to decide now")]
    NotDue,
    #[error(transparent)]
    Rule(R),
}

impl<R> Illegal<R> {
    /// The game's own refusal.
    pub fn rule(self) -> Option<R> {
        match self {
            Illegal::Rule(refusal) => Some(refusal),
            _ => None,
        }
    }
}

/// Result of a match: one place a seat, 1 for the best; equal seats share a place. The game's view tells how the
/// match ended.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Outcome {
    pub places: Vec<u8>,
}

impl Outcome {
    /// One winner, all others share the second place.
    pub fn won_by(winner: Seat, seats: u8) -> Outcome {
        Outcome { places: Seat::all(seats).map(|s| if s == winner { 1 } else { 2 }).collect() }
    }

    /// Everybody shares the first place.
    pub fn draw(seats: u8) -> Outcome {
        Outcome { places: vec![1; usize::from(seats)] }
    }

    /// Ranks the seats by one key each, in the order of play. The greatest key gets place 1, and equal keys share a
    /// place.
    ///
    /// ```
    /// use bar_a_jeux::kernel::Outcome;
    ///
    /// assert_eq!(Outcome::ranked(&[30, 50, 30]).places, [2, 1, 2]);
    /// ```
    pub fn ranked<K: PartialOrd>(keys: &[K]) -> Outcome {
        let better = |own: &K| keys.iter().filter(|other| *other > own).count() as u8;
        Outcome { places: keys.iter().map(|own| 1 + better(own)).collect() }
    }

    /// Returns the seats in first place, more than one if they share it.
    pub fn winners(&self) -> Seats {
        Seat::all(self.places.len() as u8).filter(|s| self.places[s.index()] == 1).collect()
    }

    pub fn is_draw(&self) -> bool {
        self.places.iter().all(|place| *place == 1)
    }
}

/// Actions that a seat may take now.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Offer<A> {
    Nothing,
    /// Every legal action, sorted, each once.
    List(Vec<A>),
    /// More actions than a list can hold (a typed word, a sum of money): legal examples, at least one. The view
    /// gives the limits.
    Open(Vec<A>),
}

impl<A> Offer<A> {
    /// Returns the actions for a bot to choose from.
    pub fn into_options(self) -> Option<NonEmpty<A>> {
        match self {
            Offer::Nothing => None,
            Offer::List(actions) | Offer::Open(actions) => NonEmpty::from_vec(actions),
        }
    }

    /// Returns the listed actions or the examples.
    pub fn actions(&self) -> &[A] {
        match self {
            Offer::Nothing => &[],
            Offer::List(actions) | Offer::Open(actions) => actions,
        }
    }
}

/// An event with its recipients.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Notice<E> {
    pub to: Recipients,
    pub event: E,
}

#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Recipients {
    All,
    Only(Seats),
}

impl<E> Notice<E> {
    pub fn all(event: E) -> Self {
        Notice { to: Recipients::All, event }
    }

    pub fn only(seat: Seat, event: E) -> Self {
        Notice::to([seat], event)
    }

    pub fn to(seats: impl IntoIterator<Item = Seat>, event: E) -> Self {
        Notice { to: Recipients::Only(seats.into_iter().collect()), event }
    }

    /// Whether everybody is told.
    pub fn is_public(&self) -> bool {
        self.to == Recipients::All
    }

    /// Whether this viewer is told. [`Viewer::Public`] hears public events only, [`Viewer::Omniscient`] hears every
    /// event.
    pub fn may_reach(&self, viewer: Viewer) -> bool {
        match self.to {
            Recipients::All => true,
            Recipients::Only(seats) => {
                viewer == Viewer::Omniscient || viewer.seat().is_some_and(|seat| seats.contains(seat))
            }
        }
    }
}

/// The rules of one game, implemented by the state of one match.
pub trait Game: Clone + PartialEq + Debug + Sized + 'static {
    /// Stable id in saves and addresses. It never changes.
    const SLUG: &'static str;
    /// Version of the rules, raised whenever an old log would fold to a different state.
    const RULES_VERSION: u16;
    /// Numbers of players that the game supports.
    const PLAYERS: RangeInclusive<u8>;
    /// Upper bound for the steps of a match; `usize::MAX` if the rules set none.
    const MAX_STEPS: usize;
    /// Whether bots play the game. If so, it implements [`Bot`](super::bot::Bot).
    const BOTS: bool = false;
    /// Smallest cost of a decision that can turn a match, in the unit in which the game's bot values actions.
    const BLUNDER_THRESHOLD: i32 = 0;

    /// Options agreed before the start. Only `Config`, `Action` and `Chance` are saved.
    type Config: Clone + PartialEq + Debug + Default + Serialize + DeserializeOwned + 'static;
    type Action: Clone + Ord + Debug + Serialize + DeserializeOwned + 'static;
    /// A decision of chance; [`NoChance`] in games without chance.
    type Chance: Clone + PartialEq + Debug + Serialize + DeserializeOwned + 'static;
    /// Everything that one viewer may see: owned, and built from scratch, never a state with fields blanked.
    type View: Clone + PartialEq + Debug + 'static;
    /// An event that a viewer may be told of. Golden playthroughs contain events; saves do not.
    type Event: Clone + PartialEq + Debug + Serialize + 'static;
    /// One variant for each rule that can refuse an action.
    type Refusal: Error + Clone + PartialEq + Send + Sync + 'static;

    /// Creates a match for a number of seats within [`Game::PLAYERS`]. Call [`Game::start`], which checks the number.
    ///
    /// # Errors
    /// If the options are not playable, or not with this many players.
    fn new(config: &Self::Config, seats: u8) -> Result<Self, Self::Refusal>;

    /// Checks the number of seats and creates the first state of a match.
    ///
    /// # Errors
    /// As [`Game::new`], and if the game does not support this many players.
    fn start(config: &Self::Config, seats: u8) -> Result<Self, Illegal<Self::Refusal>> {
        if !Self::PLAYERS.contains(&seats) {
            return Err(Illegal::SeatCount(seats));
        }
        Self::new(config, seats).map_err(Illegal::Rule)
    }

    fn seats(&self) -> u8;

    fn pending(&self) -> Pending;

    /// Returns the final result of a seat as numbers whose meaning only the game knows; empty if the game counts
    /// nothing. The list of results stores them, so they contain no language. Called once the match is over or resigned.
    fn tally(&self, _seat: Seat) -> Vec<i32> {
        Vec::new()
    }

    /// Returns a list of numbers for each seat, for statistics about people. Only the game knows their meaning. Each
    /// list has the same length in all matches of the game. Empty if the game counts nothing. Results store the lists,
    /// so they contain no language. Called once the match is over or resigned, with all events of the match in order.
    fn counts(&self, _events: &[Self::Event]) -> Vec<Vec<i32>> {
        Vec::new()
    }

    /// Returns a number for each seat, or for each side in the order of first seats, that tells who is ahead. It may
    /// use secrets, since it is for looking back at a finished match. Empty if the game has no such number.
    fn figures(&self) -> Vec<i32> {
        Vec::new()
    }

    /// Returns the seats that may act without being asked, such as a curse between two questions or a private note.
    /// The action is a step of that seat, no matter which player holds the device.
    fn interrupts(&self) -> Seats {
        Seats::NONE
    }

    /// Returns the actions of a seat: non-empty exactly for the pending seats and [`Game::interrupts`].
    fn offer(&self, seat: Seat) -> Offer<Self::Action>;

    /// Checks an action of a pending seat: either the action that the match waits for, or an interrupt.
    ///
    /// # Errors
    /// The rule that refuses the action.
    fn check_action(&self, seat: Seat, action: &Self::Action) -> Result<(), Self::Refusal>;

    /// Checks an interrupt by a seat that is not pending, see [`Game::interrupts`]. `None` if the action is never an
    /// interrupt: then the refusal is that it is not this seat's turn.
    fn check_interrupt(&self, _seat: Seat, _action: &Self::Action) -> Option<Result<(), Self::Refusal>> {
        None
    }

    /// Whether chance has this to decide and can decide it this way. Called only while [`Pending::Chance`].
    fn is_possible(&self, chance: &Self::Chance) -> bool;

    /// Checks whether a step is legal. No other function decides that.
    ///
    /// # Errors
    /// The reason why the step is illegal now.
    fn check(&self, step: &StepOf<Self>) -> Result<(), Illegal<Self::Refusal>> {
        check(self, step)
    }

    /// Applies a checked step and returns its events.
    ///
    /// # Panics
    /// If [`Game::check`] refuses the step, see [`unchecked`].
    fn apply(&mut self, step: &StepOf<Self>) -> Vec<Notice<Self::Event>>;

    /// Draws the decision of chance. Called only while [`Pending::Chance`].
    fn draw_chance(&self, rng: &mut impl Rng) -> Self::Chance;

    fn view(&self, viewer: Viewer) -> Self::View;

    /// Whether this legal step shows a viewer something new. Undo needs the table's consent to pass such a step.
    fn reveals_information(&self, step: &StepOf<Self>) -> bool {
        step.is_chance()
    }

    /// Whether any viewer may now see everything that was hidden in `then`, an earlier state of this match.
    fn may_disclose(&self, _then: &Self) -> bool {
        false
    }

    /// Returns the view of a viewer who looks back at `then`, an earlier state of this match. It may show less than the
    /// viewer saw at that time if remembering is part of the game.
    fn look_back(&self, then: &Self, viewer: Viewer) -> Self::View {
        then.view(if self.may_disclose(then) { Viewer::Omniscient } else { viewer })
    }

    /// Returns the steps, counted from 0, that no view shows until they are disclosed because remembering them is part
    /// of the game.
    fn forgotten(&self) -> Range<usize> {
        0..0
    }

    /// Returns the outcome if this seat resigns now; `None` if it cannot.
    fn resign(&self, _seat: Seat) -> Option<Outcome> {
        None
    }

    /// Checks the game's law of conservation, which holds after every step: money, cards, pieces.
    ///
    /// # Errors
    /// The broken law, described for a developer.
    fn check_invariants(&self) -> Result<(), String> {
        Ok(())
    }
}

/// Panics for a game that is told to apply a step which [`Game::check`] refuses.
///
/// # Panics
/// Always. The message contains neither step nor state: the page of a failed app shows it, and they may be secret.
#[track_caller]
pub fn unchecked() -> ! {
    unreachable!("a step is applied that was not checked")
}

/// The default of [`Game::check`]. [`Game::pending`] decides whose turn it is, so no game checks that itself.
///
/// # Errors
/// The reason why the step is illegal now.
pub fn check<G: Game>(game: &G, step: &StepOf<G>) -> Result<(), Illegal<G::Refusal>> {
    match (game.pending(), step) {
        (Pending::Over(_), _) => Err(Illegal::Over),
        (Pending::Chance, Step::Chance(chance)) if game.is_possible(chance) => Ok(()),
        (_, Step::Chance(_)) => Err(Illegal::NotDue),
        (pending, Step::Player(seat, action)) => {
            let checked = if pending.seats().contains(*seat) {
                Some(game.check_action(*seat, action))
            } else if seat.number() < game.seats() {
                game.check_interrupt(*seat, action)
            } else {
                None
            };
            checked.ok_or(Illegal::NotYourTurn)?.map_err(Illegal::Rule)
        }
    }
}
