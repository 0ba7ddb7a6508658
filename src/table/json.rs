//! JSON for saves, exports and messages to the bots.

use serde::{Serialize, de::DeserializeOwned};
use serde_json::Value;

/// Error for a JSON value of another shape than expected.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("{path}: {reason}")]
pub struct DecodeError {
    /// Path of the wrong part, such as `players[1].colour`; `.` for the whole value.
    pub path: String,
    pub reason: String,
}

impl DecodeError {
    pub fn new(path: impl Into<String>, reason: impl Into<String>) -> DecodeError {
        DecodeError { path: path.into(), reason: reason.into() }
    }

    /// Returns the error with its path inside the field of a larger value.
    pub fn within(self, field: &str) -> DecodeError {
        let path = if self.path == "." { field.to_owned() } else { format!("{field}.{}", self.path) };
        DecodeError { path, ..self }
    }
}

/// Error for a text that is not JSON.
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

/// Deserialises a JSON value.
///
/// # Errors
/// The first part of the wrong shape.
pub fn from_value<T: DeserializeOwned>(value: &Value) -> Result<T, DecodeError> {
    serde_path_to_error::deserialize(value)
        .map_err(|error| DecodeError::new(error.path().to_string(), error.inner().to_string()))
}

/// Serialises a value of a saved type.
///
/// # Panics
/// If `T` is a map with keys other than strings, or refuses to be written. No saved type does either.
pub fn to_value<T: Serialize + ?Sized>(value: &T) -> Value {
    serde_json::to_value(value).expect("what is saved can be written as JSON")
}

/// Returns the canonical text: fields in alphabetical order, so that equal values give equal texts. Sorting is explicit
/// because a crate in the build may make `serde_json` keep the order of insertion.
///
/// # Panics
/// As [`to_value`].
pub fn to_text<T: Serialize + ?Sized>(value: &T) -> String {
    let mut value = to_value(value);
    value.sort_all_objects();
    value.to_string()
}
