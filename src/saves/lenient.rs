//! Reads values that are partly damaged, or come from a newer version.

use serde::{Deserialize, Deserializer, de::DeserializeOwned};
use serde_json::{Map, Value};

/// Reads each field by itself and skips those that fail. Returns `None` if no field can be read.
pub(super) fn readable<T: DeserializeOwned>(value: &Value) -> Option<T> {
    if let Ok(whole) = T::deserialize(value) {
        return Some(whole);
    }
    let alone = |field: &str, value: Value| Value::from(Map::from_iter([(field.to_owned(), value)]));
    let reads = |value: &Value| T::deserialize(value).is_ok();
    let mut fit = Map::new();
    for (field, value) in value.as_object()? {
        if reads(&alone(field, value.clone())) {
            fit.insert(field.clone(), value.clone());
        } else if let Value::Object(inner) = value {
            let inner = inner.iter().filter(|(name, value)| {
                let one = alone(name, (*value).clone());
                reads(&alone(field, one))
            });
            let inner: Map<String, Value> =
                inner.map(|(name, value)| (name.clone(), value.clone())).collect();
            if !inner.is_empty() {
                fit.insert(field.clone(), inner.into());
            }
        }
    }
    T::deserialize(&Value::from(fit)).ok()
}

/// Reads an object from untrusted text; fields that cannot be read get their defaults.
pub(super) fn read_fields<T: DeserializeOwned + Default>(text: &str) -> T {
    serde_json::from_str(text).ok().and_then(|value| readable(&value)).unwrap_or_default()
}

/// Reads a field; a value of another type gives the default.
pub(super) fn or_default<'de, D: Deserializer<'de>, T: DeserializeOwned + Default>(
    deserializer: D,
) -> Result<T, D::Error> {
    Value::deserialize(deserializer).map(|value| T::deserialize(&value).unwrap_or_default())
}
