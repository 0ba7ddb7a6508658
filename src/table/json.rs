//! JSON in and out, always by way of a [`Value`]: text is taken apart and put together in one place,
//! so that each type brings only the little that tells its fields from a value.

use serde::{Serialize, de::DeserializeOwned};
use serde_json::{Error, Map, Value};

/// Reads a text.
pub fn read<T: DeserializeOwned>(text: &str) -> Result<T, Error> {
    from_value(&serde_json::from_str(text)?)
}

/// Reads a value.
pub fn from_value<T: DeserializeOwned>(value: &Value) -> Result<T, Error> {
    T::deserialize(value)
}

/// Writes a text: equal values give equal texts.
pub fn write<T: Serialize + ?Sized>(value: &T) -> Result<String, Error> {
    Ok(print(serde_json::to_value(value)?))
}

/// An object with these fields.
pub fn object(fields: &[(&str, Value)]) -> Value {
    let mut object = Map::new();
    for (name, value) in fields {
        object.insert((*name).to_owned(), value.clone());
    }
    Value::Object(object)
}

/// Prints with the fields in alphabetical order, also where another crate in the build makes
/// `serde_json` keep the order in which they came.
pub fn print(mut value: Value) -> String {
    value.sort_all_objects();
    value.to_string()
}
