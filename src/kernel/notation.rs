//! Types that have a notation: as JSON they are one string.

use std::{
    fmt::{self, Display, Write},
    str::FromStr,
};

use serde::{Deserialize, Deserializer, de};

/// A text that is not in the notation of what was wanted. It does not repeat the text: that may hold somebody's secret.
#[derive(Copy, Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("not in this notation")]
pub struct NotationError;

impl NotationError {
    /// The error of parsing `text`: for `strum`.
    pub fn of(_text: &str) -> NotationError {
        NotationError
    }
}

/// Reads a string in the one spelling that [`Display`] gives: two logs that say the same are the same text.
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

/// Whether `value` is written as `text`, to the letter. A sculpture is long: it is not written out for it.
fn is_spelled(value: &impl Display, text: &str) -> bool {
    /// What is still to come.
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

/// `Serialize` and `Deserialize` by `Display` and `FromStr`, see [`deserialize`].
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
