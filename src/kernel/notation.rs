//! Types with a notation. In JSON, each value is one string.

use std::{
    fmt::{self, Display, Write},
    str::FromStr,
};

use serde::{Deserialize, Deserializer, de};

/// Error for a text that is not in the expected notation. It does not repeat the text, which may be a secret.
#[derive(Copy, Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("not in this notation")]
pub struct NotationError;

impl NotationError {
    /// Ignores the text of a failed parse. For `strum`.
    pub fn of(_text: &str) -> NotationError {
        NotationError
    }
}

/// Reads a string in the one spelling that [`Display`] gives, so two logs of the same steps are the same text.
///
/// # Errors
/// If the string is not in the notation of `T`, or is another spelling of it.
pub fn deserialize<'de, T, D>(deserializer: D) -> Result<T, D::Error>
where
    T: FromStr + Display,
    D: Deserializer<'de>,
{
    let text = String::deserialize(deserializer)?;
    let value: Option<T> = text.parse().ok();
    value.filter(|value| is_spelled(value, &text)).ok_or_else(|| de::Error::custom("not in its notation"))
}

/// Whether the notation of `value` is exactly `text`. Compares piecewise: a sculpture is long, so no copy is made.
fn is_spelled(value: &impl Display, text: &str) -> bool {
    /// The part of the text that is not compared yet.
    struct Rest<'a>(&'a str);

    impl Write for Rest<'_> {
        fn write_str(&mut self, part: &str) -> fmt::Result {
            self.0 = self.0.strip_prefix(part).ok_or(fmt::Error)?;
            Ok(())
        }
    }

    let mut rest = Rest(text);
    write!(rest, "{value}").is_ok() && rest.0.is_empty()
}

/// Implements `Serialize` and `Deserialize` through `Display` and `FromStr`, see [`deserialize`].
macro_rules! serde_by_notation {
    ($($kind:ty),+) => {
        $(impl serde::Serialize for $kind {
            fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
                serializer.collect_str(self)
            }
        }

        impl<'de> serde::Deserialize<'de> for $kind {
            fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
                $crate::kernel::notation::deserialize(deserializer)
            }
        })+
    };
}
pub(crate) use serde_by_notation;
