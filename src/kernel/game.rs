//! The contract that every game keeps.
//!
//! A game is a pure value: it never draws a random number, reads a clock, touches storage or knows
//! a language. Whatever chance decides is a step of the table, made by [`Game::deal`] and written
//! in the log like any other, so that folding the log gives the same match for ever.

use std::{error::Error, fmt::Debug, ops::Range};

use rand::Rng;
use serde::{Deserialize, Serialize, de::DeserializeOwned};

use super::seat::{Seat, Seats, Viewer};

/// Who made a step.
#[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(from = "ActorJson", into = "ActorJson")]
pub enum Actor {
    /// Chance: a shuffle, a roll, a draw.
    Table,
    Seat(Seat),
}

/// An [`Actor`] in a log: a seat's number, or `"table"`.
#[derive(Serialize, Deserialize)]
#[serde(untagged)]
enum ActorJson {
    Seat(Seat),
    Table(Table),
}

#[derive(Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
enum Table {
    Table,
}

impl From<ActorJson> for Actor {
    fn from(json: ActorJson) -> Actor {
        match json {
            ActorJson::Seat(seat) => Actor::Seat(seat),
            ActorJson::Table(Table::Table) => Actor::Table,
        }
    }
}

impl From<Actor> for ActorJson {
    fn from(actor: Actor) -> ActorJson {
        match actor {
            Actor::Seat(seat) => ActorJson::Seat(seat),
            Actor::Table => ActorJson::Table(Table::Table),
        }
    }
}

/// One action and who made it: what the log is made of.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Step<A> {
    pub by: Actor,
    #[serde(rename = "do")]
    pub action: A,
}

impl<A> Step<A> {
    pub fn seat(seat: Seat, action: A) -> Self {
        Step { by: Actor::Seat(seat), action }
    }

    pub fn table(action: A) -> Self {
        Step { by: Actor::Table, action }
    }
}

/// Who may act now. Turns and simultaneous choices are told apart by the number of seats alone.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Pending {
    /// These seats may act; where `table` is set, the table owes a deal and nobody else may act.
    Waiting {
        seats: Seats,
        table: bool,
    },
    Over(Outcome),
}

impl Pending {
    pub fn one(seat: Seat) -> Pending {
        Pending::Waiting { seats: Seats::one(seat), table: false }
    }

    pub fn table() -> Pending {
        Pending::Waiting { seats: Seats::NONE, table: true }
    }

    pub fn seats(&self) -> Seats {
        match self {
            Pending::Waiting { seats, .. } => *seats,
            Pending::Over(_) => Seats::NONE,
        }
    }

    pub fn table_owes(&self) -> bool {
        matches!(self, Pending::Waiting { table: true, .. })
    }

    pub fn outcome(&self) -> Option<&Outcome> {
        match self {
            Pending::Over(outcome) => Some(outcome),
            Pending::Waiting { .. } => None,
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
pub struct Note<E> {
    pub to: Audience,
    pub event: E,
}

#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Audience {
    All,
    Only(Seats),
}

impl<E> Note<E> {
    pub fn all(event: E) -> Self {
        Note { to: Audience::All, event }
    }

    pub fn only(seat: Seat, event: E) -> Self {
        Note { to: Audience::Only(Seats::one(seat)), event }
    }

    pub fn may_reach(&self, viewer: Viewer) -> bool {
        match (self.to, viewer) {
            (Audience::All, _) | (_, Viewer::Open) => true,
            (Audience::Only(seats), Viewer::Seat(seat)) => seats.contains(seat),
            (Audience::Only(_), Viewer::Public) => false,
        }
    }
}

/// The rules of one game, as a value that holds one match of it.
pub trait Game: Clone + PartialEq + Debug + Sized + 'static {
    /// Stable id in saves and addresses. Never changed.
    const SLUG: &'static str;
    /// Raised whenever an old log would fold to something else.
    const RULES: u16;
    /// The seats it can be played by, fewest and most.
    const SEATS: (u8, u8);
    /// No match has more steps than this; `usize::MAX` where the rules set no bound.
    const LONGEST: usize;
    /// Whether bots play it: then it is a [`Bot`](super::bot::Bot).
    const BOTS: bool = false;

    /// What is agreed before the start. With `Action` and `Outcome` the only types that are saved.
    type Config: Clone + PartialEq + Debug + Default + Serialize + DeserializeOwned + 'static;
    type Action: Clone + Ord + Debug + Serialize + DeserializeOwned + 'static;
    /// What one viewer may see: owned, built up from nothing, never the state with fields blanked.
    type View: Clone + PartialEq + Debug + 'static;
    /// What one viewer may be told.
    type Event: Clone + PartialEq + Debug + 'static;
    /// One variant for each rule that can say no.
    type Refusal: Error + Clone + PartialEq + 'static;

    fn new(config: &Self::Config, seats: u8) -> Result<Self, Self::Refusal>;

    fn seats(&self) -> u8;

    fn pending(&self) -> Pending;

    /// Who may act of their own accord although nobody waits for them: a curse between two questions, a private
    /// note. What they do is their own step, whoever holds the device.
    fn asides(&self) -> Seats {
        Seats::NONE
    }

    /// Non-empty exactly for the pending seats and [`Game::asides`].
    fn offer(&self, seat: Seat) -> Offer<Self::Action>;

    /// The authority on what is legal. Also refuses a malformed deal.
    fn check(&self, step: &Step<Self::Action>) -> Result<(), Self::Refusal>;

    /// Total for a checked step.
    fn apply(&mut self, step: &Step<Self::Action>) -> Vec<Note<Self::Event>>;

    /// What the table owes. Called only while [`Pending::table_owes`].
    fn deal(&self, rng: &mut impl Rng) -> Self::Action;

    fn view(&self, viewer: Viewer) -> Self::View;

    /// Whether this legal step shows anyone something they did not know: undo stops after it.
    fn reveals(&self, step: &Step<Self::Action>) -> bool {
        step.by == Actor::Table
    }

    /// Whether all that was hidden in `then`, an earlier moment of this match, may be shown to anybody now:
    /// for looking back.
    fn discloses(&self, _then: &Self) -> bool {
        false
    }

    /// What this viewer sees who looks back now at `then`, an earlier moment of this match. Less than they saw then, where
    /// it is a part of the game to remember it.
    fn look_back(&self, then: &Self, viewer: Viewer) -> Self::View {
        then.view(if self.discloses(then) { Viewer::Open } else { viewer })
    }

    /// Steps of this match, counted from 0, that nobody is told of any more before they are disclosed: it is a part of
    /// the game to remember them.
    fn forgotten(&self) -> Range<usize> {
        0..0
    }

    /// How the match ends if this seat gives up now; nothing where that cannot be.
    fn resign(&self, _seat: Seat) -> Option<Outcome> {
        None
    }

    /// A law that must hold at every step (money, cards, pieces); what is wrong otherwise.
    fn audit(&self) -> Result<(), String> {
        Ok(())
    }
}
