//! JSON at the edge: what is saved, exported or handed to the bots, and what is read again.

use serde::{Serialize, de::DeserializeOwned};
use serde_json::Value;

/// A JSON value that is something else than what was wanted.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("{path}: {reason}")]
pub struct DecodeError {
    /// Where it does not fit, as `players[1].colour`; `.` for the whole.
    pub path: String,
    pub reason: String,
}

impl DecodeError {
    pub fn new(path: impl Into<String>, reason: impl Into<String>) -> DecodeError {
        DecodeError { path: path.into(), reason: reason.into() }
    }

    /// As the field of this name of a larger value.
    pub fn within(self, field: &str) -> DecodeError {
        let path = if self.path == "." { field.to_owned() } else { format!("{field}.{}", self.path) };
        DecodeError { path, ..self }
    }
}

/// A text that is no JSON.
#[derive(Copy, Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum JsonFault {
    #[error("broken at line {line}, column {column}")]
    Broken { line: usize, column: usize },
    /// The end is missing.
    #[error("the text ends too early")]
    Truncated,
}

impl From<&serde_json::Error> for JsonFault {
    fn from(error: &serde_json::Error) -> JsonFault {
        if error.is_eof() {
            JsonFault::Truncated
        } else {
            JsonFault::Broken { line: error.line(), column: error.column() }
        }
    }
}

/// Reads a value.
///
/// # Errors
/// The first part that does not fit.
pub fn from_value<T: DeserializeOwned>(value: &Value) -> Result<T, DecodeError> {
    serde_path_to_error::deserialize(value)
        .map_err(|error| DecodeError::new(error.path().to_string(), error.inner().to_string()))
}

/// The value as JSON.
///
/// # Panics
/// If `T` is a map by something else than strings, or refuses to be written: none of the types that are saved does.
pub fn to_value<T: Serialize + ?Sized>(value: &T) -> Value {
    serde_json::to_value(value).expect("what is saved can be written as JSON")
}

/// The text that is kept: fields in alphabetical order, so that equal values give equal texts. Also where another crate
/// in the build makes `serde_json` keep the order in which they came.
///
/// # Panics
/// As [`to_value`].
pub fn to_text<T: Serialize + ?Sized>(value: &T) -> String {
    let mut value = to_value(value);
    value.sort_all_objects();
    value.to_string()
}
