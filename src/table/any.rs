//! A state of some game, with its type forgotten: what a match is folded with. Actions come as JSON, as they stand
//! in the log, so that all that is done with a match is compiled once and not once a game.

use std::{
    any::Any,
    error::Error,
    fmt::{self, Debug, Display, Formatter},
    mem::discriminant,
    ops::Range,
    rc::Rc,
};

use rand::Rng;
use serde::{Serialize, de::DeserializeOwned};
use serde_json::Value;

use crate::kernel::{Game, Illegal, Outcome, Pending, Seat, Step, StepOf};

use super::json::{self, DecodeError};

/// A step of some game, as it stands in a log.
pub type RawStep = Step<Value, Value>;

impl<A: Serialize, C: Serialize> Step<A, C> {
    /// As it stands in a log.
    pub fn raw(&self) -> RawStep {
        match self {
            Step::Player(seat, action) => Step::Player(*seat, json::to_value(action)),
            Step::Chance(chance) => Step::Chance(json::to_value(chance)),
        }
    }
}

impl RawStep {
    /// As the game means it.
    pub fn read<A: DeserializeOwned, C: DeserializeOwned>(&self) -> Result<Step<A, C>, DecodeError> {
        let step = match self {
            Step::Player(seat, action) => A::deserialize(action).map(|action| Step::Player(*seat, action)),
            Step::Chance(chance) => C::deserialize(chance).map(Step::Chance),
        };
        // An action is one string: there is no field to name.
        step.map_err(|error| DecodeError::new(".", error.to_string()))
    }

    /// As this match means it: nobody acts from a seat that it does not have. So a game is never asked about one.
    pub fn read_in<G: Game>(&self, game: &G) -> Result<StepOf<G>, DecodeError> {
        match self {
            Step::Player(seat, _) if seat.number() >= game.seats() => {
                Err(DecodeError::new("seat", "nobody sits there"))
            }
            Step::Player(..) | Step::Chance(_) => self.read(),
        }
    }
}

/// Why a game did not take a step, or did not start.
#[derive(Clone)]
pub enum Refused {
    /// Not an action, or not options, of this game.
    Unreadable(DecodeError),
    /// What the game says.
    Illegal(Rc<dyn Reason>),
}

/// An [`Illegal`] of some game, for those who know the game. Its English sentence is for developers, and stays out of the
/// download as long as nobody who has forgotten the game asks for it.
pub trait Reason: Any {
    /// Whether it is the same rule that says no.
    fn same(&self, other: &dyn Reason) -> bool;
}

impl<R: Error + 'static> Reason for Illegal<R> {
    fn same(&self, other: &dyn Reason) -> bool {
        let other: Option<&Illegal<R>> = (other as &dyn Any).downcast_ref();
        match (self, other) {
            (Illegal::Rule(refusal), Some(Illegal::Rule(other))) => {
                discriminant(refusal) == discriminant(other)
            }
            (_, Some(other)) => discriminant(self) == discriminant(other),
            (_, None) => false,
        }
    }
}

impl Refused {
    pub fn illegal<R: Error + 'static>(illegal: Illegal<R>) -> Refused {
        Refused::Illegal(Rc::new(illegal))
    }

    /// By a rule of a game.
    pub fn rule<R: Error + 'static>(refusal: R) -> Refused {
        Refused::illegal(Illegal::Rule(refusal))
    }

    /// What this game says.
    pub fn of<G: Game>(&self) -> Option<&Illegal<G::Refusal>> {
        match self {
            Refused::Unreadable(_) => None,
            Refused::Illegal(illegal) => (&**illegal as &dyn Any).downcast_ref(),
        }
    }
}

impl Display for Refused {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        match self {
            Refused::Unreadable(error) => Display::fmt(error, f),
            Refused::Illegal(_) => f.write_str("against the rules"),
        }
    }
}

impl Debug for Refused {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        Display::fmt(self, f)
    }
}

impl Error for Refused {}

impl PartialEq for Refused {
    fn eq(&self, other: &Refused) -> bool {
        match (self, other) {
            (Refused::Unreadable(error), Refused::Unreadable(other)) => error == other,
            (Refused::Illegal(illegal), Refused::Illegal(other)) => (**illegal).same(&**other),
            _ => false,
        }
    }
}

impl Eq for Refused {}

/// What a match asks of its game. All but [`AnyGame::play`] want steps that were played before, or could be.
pub trait AnyGame {
    fn seats(&self) -> u8;
    fn pending(&self) -> Pending;
    fn check(&self, step: &RawStep) -> Result<(), Refused>;
    /// Checks and applies; whether it showed anyone something they did not know.
    fn play(&mut self, step: &RawStep) -> Result<bool, Refused>;
    /// Applies a step that was checked.
    fn fold(&mut self, step: &RawStep);
    /// What chance decides, as it stands in a log.
    fn draw_chance(&self, rng: &mut dyn Rng) -> Value;
    fn reveals_information(&self, step: &RawStep) -> bool;
    fn resign(&self, seat: Seat) -> Option<Outcome>;
    fn may_disclose(&self, then: &dyn AnyGame) -> bool;
    fn forgotten(&self) -> Range<usize>;
    fn copy(&self) -> Box<dyn AnyGame>;
    fn as_any(&self) -> &dyn Any;
}

impl<G: Game> AnyGame for G {
    fn seats(&self) -> u8 {
        Game::seats(self)
    }

    fn pending(&self) -> Pending {
        Game::pending(self)
    }

    fn check(&self, step: &RawStep) -> Result<(), Refused> {
        let step = step.read_in(self).map_err(Refused::Unreadable)?;
        Game::check(self, &step).map_err(Refused::illegal)
    }

    fn play(&mut self, step: &RawStep) -> Result<bool, Refused> {
        let step = step.read_in(self).map_err(Refused::Unreadable)?;
        Game::check(self, &step).map_err(Refused::illegal)?;
        let revealed = Game::reveals_information(self, &step);
        Game::apply(self, &step);
        Ok(revealed)
    }

    fn fold(&mut self, step: &RawStep) {
        if let Ok(step) = step.read_in(self) {
            Game::apply(self, &step);
        }
    }

    fn draw_chance(&self, mut rng: &mut dyn Rng) -> Value {
        json::to_value(&Game::draw_chance(self, &mut rng))
    }

    fn reveals_information(&self, step: &RawStep) -> bool {
        step.read_in(self).is_ok_and(|step| Game::reveals_information(self, &step))
    }

    fn resign(&self, seat: Seat) -> Option<Outcome> {
        Game::resign(self, seat)
    }

    fn may_disclose(&self, then: &dyn AnyGame) -> bool {
        Game::may_disclose(self, typed(then))
    }

    fn forgotten(&self) -> Range<usize> {
        Game::forgotten(self)
    }

    fn copy(&self) -> Box<dyn AnyGame> {
        Box::new(self.clone())
    }

    fn as_any(&self) -> &dyn Any {
        self
    }
}

/// The state with its type, for whoever knows which game it is of.
///
/// # Panics
/// If it is of another game: a fault of the program.
pub fn typed<G: Game>(game: &dyn AnyGame) -> &G {
    match game.as_any().downcast_ref() {
        Some(game) => game,
        None => other_game(),
    }
}

#[cold]
fn other_game() -> ! {
    panic!("a match of another game")
}
