//! Merges changes into JSON values and keeps all fields that did not change.

use serde_json::Value;

/// Applies the difference between `before` and `after` to `stored`. Fields that neither of them has stay in `stored`: a
/// newer version of the app wrote them.
pub(super) fn apply_difference(stored: &mut Value, before: &Value, after: &Value) {
    if before == after {
        return;
    }
    let (Value::Object(stored), Value::Object(before), Value::Object(after)) = (&mut *stored, before, after)
    else {
        stored.clone_from(after);
        return;
    };
    for (field, was) in before {
        match (after.get(field), stored.get_mut(field)) {
            (None, _) => drop(stored.remove(field)),
            (Some(now), Some(stored)) => apply_difference(stored, was, now),
            (Some(now), None) if now != was => drop(stored.insert(field.clone(), now.clone())),
            (Some(_), None) => {}
        }
    }
    for (field, now) in after {
        if !before.contains_key(field) {
            stored.insert(field.clone(), now.clone());
        }
    }
}

/// Adds to `here` the fields, and the items of lists of strings, that only `theirs` has. Returns the number of values
/// added.
pub(super) fn add_missing(here: &mut Value, theirs: &Value) -> usize {
    match (here, theirs) {
        (Value::Object(here), Value::Object(theirs)) => {
            let mut added = 0;
            for (field, value) in theirs {
                added += match here.get_mut(field) {
                    Some(known) => add_missing(known, value),
                    None => {
                        here.insert(field.clone(), value.clone());
                        leaves(value)
                    }
                };
            }
            added
        }
        (Value::Array(here), Value::Array(theirs)) if here.iter().chain(theirs).all(Value::is_string) => {
            let news: Vec<Value> = theirs.iter().filter(|value| !here.contains(value)).cloned().collect();
            here.extend(news.iter().cloned());
            news.len()
        }
        _ => 0,
    }
}

/// Returns the number of leaves in a value: those that hold no other values.
pub(super) fn leaves(value: &Value) -> usize {
    match value {
        Value::Object(fields) => fields.values().map(leaves).sum(),
        Value::Array(items) => items.iter().map(leaves).sum(),
        _ => 1,
    }
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;

    #[test]
    fn a_change_keeps_other_fields() {
        let mut stored = json!({ "a": 1, "hat": "red", "in": { "b": 2, "new": [3] }, "gone": 1 });
        let before = json!({ "a": 1, "in": { "b": 2 }, "gone": 1, "default": 5 });
        let after = json!({ "a": 4, "in": { "b": 2, "c": 6 }, "default": 5 });
        apply_difference(&mut stored, &before, &after);
        assert_eq!(stored, json!({ "a": 4, "hat": "red", "in": { "b": 2, "c": 6, "new": [3] } }));
    }

    #[test]
    fn existing_fields_stay_and_missing_ones_are_added() {
        let mut here = json!({ "a": 1, "in": { "names": ["Ada"] } });
        let theirs = json!({ "a": 9, "b": [1, 2], "in": { "names": ["Ada", "Zoé"], "c": true } });
        assert_eq!(add_missing(&mut here, &theirs), 4);
        assert_eq!(here, json!({ "a": 1, "b": [1, 2], "in": { "names": ["Ada", "Zoé"], "c": true } }));
        assert_eq!(add_missing(&mut here, &theirs), 0);
    }
}
