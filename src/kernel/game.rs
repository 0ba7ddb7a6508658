//! The contract that every game keeps.
//!
//! A game is a pure value: it never draws a random number, reads a clock, touches storage or knows
//! a language. Whatever chance decides is a step of its own, made by [`Game::draw_chance`] and written
//! in the log like any other, so that folding the log gives the same match for ever.

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

/// What the log is made of.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Step<A, C> {
    /// A player acts.
    Player(Seat, A),
    /// Chance decides: a shuffle, a roll, a draw.
    Chance(C),
}

/// A step of this game.
pub type StepOf<G> = Step<<G as Game>::Action, <G as Game>::Chance>;

impl<A, C> Step<A, C> {
    /// Who made it; nobody where it was left to chance.
    pub fn seat(&self) -> Option<Seat> {
        match self {
            Step::Player(seat, _) => Some(*seat),
            Step::Chance(_) => None,
        }
    }

    /// What a player did.
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
    /// Who made it and what was done: there are no other steps.
    pub fn player(&self) -> (Seat, &A) {
        match self {
            Step::Player(seat, action) => (*seat, action),
            Step::Chance(never) => match *never {},
        }
    }
}

/// A step in a log: `{"by":0,"do":…}`, where chance is `"table"`.
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
        // Who did it tells how to read what was done, and need not come first.
        let StepJson { by, what } = StepJson::<Value>::deserialize(deserializer)?;
        match by {
            By(Some(seat)) => A::deserialize(&what).map(|action| Step::Player(seat, action)),
            By(None) => C::deserialize(&what).map(Step::Chance),
        }
        .map_err(de::Error::custom)
    }
}

/// For games in which nothing is left to chance.
#[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, Deserialize)]
pub enum NoChance {}

/// What the match waits for. Turns and simultaneous choices are told apart by the number of seats alone.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Pending {
    /// Each of these seats may act.
    Players(Seats),
    /// A shuffle, a roll, a draw: nobody may act before.
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

/// Why a step is refused, or a match does not start. `R` is the refusal of the game itself; the other reasons are the
/// same in every game.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum Illegal<R> {
    #[error("nobody can play this with {0}")]
    SeatCount(u8),
    #[error("the match is over")]
    Over,
    #[error("it is not this player's turn")]
    NotYourTurn,
    /// Chance has nothing to decide now, or something else.
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

/// How a match ended: one place a seat, 1 for the best, shared where equal. How it came about is
/// the game's own story, told by its view.
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

    /// The places by one key a seat, in the order of play: the greatest key is first, and equal keys share a place.
    pub fn ranked<K: PartialOrd>(keys: &[K]) -> Outcome {
        let better = |own: &K| keys.iter().filter(|other| *other > own).count() as u8;
        Outcome { places: keys.iter().map(|own| 1 + better(own)).collect() }
    }

    /// The seats in first place; more than one where it is shared.
    pub fn winners(&self) -> Seats {
        Seat::all(self.places.len() as u8).filter(|s| self.places[s.index()] == 1).collect()
    }

    pub fn is_draw(&self) -> bool {
        self.places.iter().all(|place| *place == 1)
    }
}

/// What a seat may do now.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Offer<A> {
    Nothing,
    /// Every legal action, sorted, each once.
    List(Vec<A>),
    /// More than can be listed (a typed word, a sum of money): legal examples, never empty. What
    /// the limits are, the view says.
    Open(Vec<A>),
}

impl<A> Offer<A> {
    /// What a bot is asked to choose from.
    pub fn into_options(self) -> Option<NonEmpty<A>> {
        match self {
            Offer::Nothing => None,
            Offer::List(actions) | Offer::Open(actions) => NonEmpty::from_vec(actions),
        }
    }

    /// The listed actions, or the examples.
    pub fn actions(&self) -> &[A] {
        match self {
            Offer::Nothing => &[],
            Offer::List(actions) | Offer::Open(actions) => actions,
        }
    }
}

/// An event and who may be told of it.
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

    /// Whether this viewer is told. The table hears what all are told; an omniscient viewer hears everything.
    pub fn may_reach(&self, viewer: Viewer) -> bool {
        match self.to {
            Recipients::All => true,
            Recipients::Only(seats) => {
                viewer == Viewer::Omniscient || viewer.seat().is_some_and(|seat| seats.contains(seat))
            }
        }
    }
}

/// The rules of one game, as a value that holds one match of it.
pub trait Game: Clone + PartialEq + Debug + Sized + 'static {
    /// Stable id in saves and addresses. Never changed.
    const SLUG: &'static str;
    /// Raised whenever an old log would fold to something else.
    const RULES_VERSION: u16;
    /// How many can play it.
    const PLAYERS: RangeInclusive<u8>;
    /// No match has more steps than this; `usize::MAX` where the rules set no bound.
    const MAX_STEPS: usize;
    /// Whether bots play it: then it is a [`Bot`](super::bot::Bot).
    const BOTS: bool = false;
    /// A decision that cost less than this turned no match, in the unit in which its bot tells what actions are worth.
    const SLIP: i32 = 0;

    /// The options agreed before the start. With `Action` and `Chance` the only types of a game that are saved.
    type Config: Clone + PartialEq + Debug + Default + Serialize + DeserializeOwned + 'static;
    type Action: Clone + Ord + Debug + Serialize + DeserializeOwned + 'static;
    /// What chance decides; [`NoChance`] where nothing is left to it.
    type Chance: Clone + PartialEq + Debug + Serialize + DeserializeOwned + 'static;
    /// What one viewer may see: owned, built up from nothing, never the state with fields blanked.
    type View: Clone + PartialEq + Debug + 'static;
    /// What one viewer may be told. Written in golden playthroughs, never saved.
    type Event: Clone + PartialEq + Debug + Serialize + 'static;
    /// One variant for each rule that can say no.
    type Refusal: Error + Clone + PartialEq + Send + Sync + 'static;

    /// A new match for a number of seats that [`Game::PLAYERS`] allows. Callers use [`Game::start`], which checks that.
    ///
    /// # Errors
    /// Where the options cannot be played, or not by so many.
    fn new(config: &Self::Config, seats: u8) -> Result<Self, Self::Refusal>;

    /// The first state of a match.
    ///
    /// # Errors
    /// As [`Game::new`], and where nobody can play it with so many.
    fn start(config: &Self::Config, seats: u8) -> Result<Self, Illegal<Self::Refusal>> {
        if !Self::PLAYERS.contains(&seats) {
            return Err(Illegal::SeatCount(seats));
        }
        Self::new(config, seats).map_err(Illegal::Rule)
    }

    fn seats(&self) -> u8;

    fn pending(&self) -> Pending;

    /// What this seat has at the end, as numbers whose meaning is the game's own: they are kept with the result, in no
    /// language. Asked of a match that is over, or that somebody has given up; nothing where nothing counts.
    fn tally(&self, _seat: Seat) -> Vec<i32> {
        Vec::new()
    }

    /// Who is ahead, as the one number that tells it now, whoever may know it: by seat, or by side in the order of their
    /// first seats. For looking back at a match that is over; nothing where no number tells.
    fn figures(&self) -> Vec<i32> {
        Vec::new()
    }

    /// Who may act of their own accord although nobody waits for them: a curse between two questions, a private
    /// note. What they do is their own step, whoever holds the device.
    fn interrupts(&self) -> Seats {
        Seats::NONE
    }

    /// Non-empty exactly for the pending seats and [`Game::interrupts`].
    fn offer(&self, seat: Seat) -> Offer<Self::Action>;

    /// Whether a seat that the match waits for may do this, be it what is asked of it or an interrupt of its own
    /// accord.
    ///
    /// # Errors
    /// The rule that says no.
    fn check_action(&self, seat: Seat, action: &Self::Action) -> Result<(), Self::Refusal>;

    /// Whether a seat that the match does not wait for may interrupt with this action, see [`Game::interrupts`].
    /// Nothing where the action is never an interrupt: then it is simply not this seat's turn.
    fn check_interrupt(&self, _seat: Seat, _action: &Self::Action) -> Option<Result<(), Self::Refusal>> {
        None
    }

    /// Whether this is what chance is to decide, and can come of it. Asked only while [`Pending::Chance`].
    fn is_possible(&self, chance: &Self::Chance) -> bool;

    /// The authority on what is legal.
    ///
    /// # Errors
    /// Why this step cannot be taken now.
    fn check(&self, step: &StepOf<Self>) -> Result<(), Illegal<Self::Refusal>> {
        check(self, step)
    }

    /// Makes a step that was checked, and tells what came of it.
    ///
    /// # Panics
    /// Where the step is one that [`Game::check`] refuses, by [`unchecked`].
    fn apply(&mut self, step: &StepOf<Self>) -> Vec<Notice<Self::Event>>;

    /// What chance decides. Called only while [`Pending::Chance`].
    fn draw_chance(&self, rng: &mut impl Rng) -> Self::Chance;

    fn view(&self, viewer: Viewer) -> Self::View;

    /// Whether this legal step shows anyone something they did not know: undo stops after it.
    fn reveals_information(&self, step: &StepOf<Self>) -> bool {
        step.is_chance()
    }

    /// Whether all that was hidden in `then`, an earlier moment of this match, may be shown to anybody now:
    /// for looking back.
    fn may_disclose(&self, _then: &Self) -> bool {
        false
    }

    /// What a viewer sees who looks back now at `then`, an earlier moment of this match: less than they saw at that
    /// moment, where remembering is part of the game.
    fn look_back(&self, then: &Self, viewer: Viewer) -> Self::View {
        then.view(if self.may_disclose(then) { Viewer::Omniscient } else { viewer })
    }

    /// The steps, counted from 0, that no view shows any more until they are disclosed, since remembering them is part
    /// of the game.
    fn forgotten(&self) -> Range<usize> {
        0..0
    }

    /// How the match ends if this seat gives up now; nothing where that cannot be.
    fn resign(&self, _seat: Seat) -> Option<Outcome> {
        None
    }

    /// A law that must hold at every step: money, cards, pieces.
    ///
    /// # Errors
    /// What is wrong, for whoever mends the game.
    fn check_invariants(&self) -> Result<(), String> {
        Ok(())
    }
}

/// For a game that is to apply a step which [`Game::check`] refuses.
///
/// # Panics
/// Always. Nothing is said of the step or the state: the page of a failed app shows it, and they may be somebody's secret.
#[track_caller]
pub fn unchecked() -> ! {
    unreachable!("a step is applied that was not checked")
}

/// The default of [`Game::check`]. Whose turn it is follows from [`Game::pending`], so that no game checks it itself.
///
/// # Errors
/// Why this step cannot be taken now.
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
