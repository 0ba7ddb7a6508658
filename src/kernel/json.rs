//! JSON in and out, always by way of a [`Value`]: text is taken apart and put together in one place,
//! so that each type brings only the little that tells its fields from a value.

use serde::{
    Serialize,
    de::{self, DeserializeOwned},
};
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

/// What is under this name; nothing there is as good as `null`.
pub fn field<T: DeserializeOwned, E: de::Error>(value: &Value, name: &str) -> Result<T, E> {
    let field = value.get(name).unwrap_or(&Value::Null);
    from_value(field).map_err(|error| E::custom([name, ": ", &error.to_string()].concat()))
}

/// `Deserialize` of a struct by the names of its fields; behind `or`, those that may be missing; with `..`,
/// all may, and are then as in the struct's default. The derive macro's reads streams and lists too, which
/// makes three times as much program, for each of our structs.
macro_rules! read_by_name {
    ($kind:ident { $($field:ident),*, .. }) => {
        impl<'de> serde::Deserialize<'de> for $kind {
            fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
                let value = serde_json::Value::deserialize(deserializer)?;
                let mut read = $kind::default();
                $(if let Some(field) = $crate::kernel::json::field(&value, stringify!($field))? {
                    read.$field = field;
                })*
                Ok(read)
            }
        }
    };
    ($kind:ident { $($field:ident),* } $(or $($more:ident),*)?) => {
        impl<'de> serde::Deserialize<'de> for $kind {
            fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
                let value = serde_json::Value::deserialize(deserializer)?;
                Ok($kind {
                    $($field: $crate::kernel::json::field(&value, stringify!($field))?,)*
                    $($($more: $crate::kernel::json::field::<Option<_>, D::Error>(&value, stringify!($more))?
                        .unwrap_or_default(),)*)?
                })
            }
        }
    };
}
pub(crate) use read_by_name;

/// `Serialize` and `Deserialize` of a type that has a notation: by its `Display` and `FromStr`.
macro_rules! by_text {
    ($kind:ident) => {
        impl serde::Serialize for $kind {
            fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
                serializer.collect_str(self)
            }
        }

        impl<'de> serde::Deserialize<'de> for $kind {
            fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
                String::deserialize(deserializer)?.parse().map_err(serde::de::Error::custom)
            }
        }
    };
}
pub(crate) use by_text;

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
