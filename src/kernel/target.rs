//! Names for the parts of a board that lessons, examples and advice point at.

use std::{
    fmt::{Debug, Display},
    str::FromStr,
};

use serde::{
    Deserialize, Deserializer,
    de::{self, DeserializeOwned},
};

use super::game::Game;

/// A part of one game's board, written as a name and often an argument: `boat`, `bag:2`.
pub trait Target:
    Display + FromStr + DeserializeOwned + Clone + PartialEq + Debug + Send + Sync + 'static
{
}

/// A game whose board names its parts.
pub trait Pointable: Game {
    type Target: Target;
}

/// Reads a target in the one spelling that [`Display`] gives it.
///
/// # Errors
/// If the board has no part of this name. The error repeats the name, since scripts hold no secrets.
pub fn deserialize<'de, T, D>(deserializer: D) -> Result<T, D::Error>
where
    T: FromStr + Display,
    D: Deserializer<'de>,
{
    let name = String::deserialize(deserializer)?;
    let target = name.parse().ok().filter(|target: &T| target.to_string() == name);
    target.ok_or_else(|| de::Error::custom(format_args!("no part of this board is called {name:?}")))
}

/// Declares the `Target` of a game: each variant with its argument, its name and the condition that the argument must
/// fulfil.
macro_rules! targets {
    ($game:ty: $(
        $(#[$doc:meta])*
        $target:ident $(($argument:ident: $kind:ty))? = $name:literal $(if $condition:expr)?,
    )+) => {
        /// Part of the board that lessons, examples and advice point at.
        #[derive(Clone, PartialEq, Eq, Debug)]
        pub enum Target {
            $($(#[$doc])* $target $(($kind))?,)+
        }

        impl std::fmt::Display for Target {
            fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                match self {
                    $(Target::$target $(($argument))? => {
                        f.write_str($name)?;
                        $(write!(f, ":{}", $argument)?;)?
                    })+
                }
                Ok(())
            }
        }

        impl std::str::FromStr for Target {
            type Err = $crate::kernel::NotationError;

            fn from_str(text: &str) -> Result<Target, Self::Err> {
                let (name, argument) = text.split_once(':').unwrap_or((text, ""));
                let target = match name {
                    $($name => {
                        $(let $argument: $kind = argument.parse().map_err(|_| $crate::kernel::NotationError)?;)?
                        $(if !$condition {
                            return Err($crate::kernel::NotationError);
                        })?
                        Target::$target $(($argument))?
                    })+
                    _ => return Err($crate::kernel::NotationError),
                };
                Ok(target)
            }
        }

        impl<'de> serde::Deserialize<'de> for Target {
            fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<Target, D::Error> {
                $crate::kernel::target::deserialize(deserializer)
            }
        }

        impl $crate::kernel::target::Target for Target {}

        impl $crate::kernel::target::Pointable for $game {
            type Target = Target;
        }
    };
}
pub(crate) use targets;
