//! A list under one key: read item by item, changed in place, never overwritten while it is unreadable.
//!
//! The app never writes a list from an earlier copy, since another tab may have written in between. A change is a
//! function that [`Library::change_list`] applies to the list as it is stored at that moment. An item keeps fields that
//! this version does not know. An unreadable item keeps its place.

use std::{
    borrow::{Borrow, BorrowMut, Cow},
    cmp::Ordering,
    collections::HashMap,
    marker::PhantomData,
    ops::{Deref, DerefMut},
};

use serde::{Serialize, de::DeserializeOwned};
use serde_json::{Deserializer, Map, Value};

use crate::table::json::{self, JsonFault};

use super::{
    keys,
    library::Library,
    patch::apply_difference,
    save::{LoadError, SaveError},
    store::Storage,
};

/// An item of a list.
pub trait Listed: Clone + Serialize + DeserializeOwned {
    /// Key of an item, unique within its list.
    fn identity(&self) -> String;

    /// Merges another item with the same identity into this one. Returns the number of additions.
    fn absorb(&mut self, _other: Self) -> usize {
        0
    }

    /// Number that an import announces for this item.
    fn count(&self) -> usize {
        1
    }

    /// Removes parts that exceed the app's own limits. Returns the number of parts removed.
    fn trim(&mut self) -> usize {
        0
    }

    /// Order of items merged from two devices; `Equal` keeps the order of arrival.
    fn order(&self, _other: &Self) -> Ordering {
        Ordering::Equal
    }
}

/// Format of a new list. Older versions of the app in another tab can read only this format.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
enum Shape {
    /// The bare items.
    Plain,
    /// `{"items": [...], "schema": 3}`
    Versioned,
}

/// A list of items, by its key.
#[derive(Clone, Debug)]
pub struct StoredList<T> {
    name: Cow<'static, str>,
    /// Maximum number of items after an import.
    pub most: usize,
    shape: Shape,
    items: PhantomData<fn() -> T>,
}

/// An item with the JSON it was read from, so that fields unknown to this version survive a change.
#[derive(Clone, Debug)]
pub struct StoredItem<T> {
    item: T,
    /// The item when it was read, as this version writes it and as it was stored. `None` for a new item.
    read: Option<(Value, Value)>,
}

impl<T> From<T> for StoredItem<T> {
    fn from(item: T) -> StoredItem<T> {
        StoredItem { item, read: None }
    }
}

impl<T> Deref for StoredItem<T> {
    type Target = T;

    fn deref(&self) -> &T {
        &self.item
    }
}

impl<T> DerefMut for StoredItem<T> {
    fn deref_mut(&mut self) -> &mut T {
        &mut self.item
    }
}

impl<T> Borrow<T> for StoredItem<T> {
    fn borrow(&self) -> &T {
        &self.item
    }
}

impl<T> BorrowMut<T> for StoredItem<T> {
    fn borrow_mut(&mut self) -> &mut T {
        &mut self.item
    }
}

impl<T> StoredItem<T> {
    pub fn into_item(self) -> T {
        self.item
    }
}

impl<T: Listed> StoredItem<T> {
    fn read(value: Value) -> Result<StoredItem<T>, Value> {
        match T::deserialize(&value) {
            Ok(item) => Ok(StoredItem { read: Some((json::to_value(&item), value)), item }),
            Err(_) => Err(value),
        }
    }

    fn into_value(self) -> Value {
        let now = json::to_value(&self.item);
        match self.read {
            Some((before, mut stored)) => {
                apply_difference(&mut stored, &before, &now);
                stored
            }
            None => now,
        }
    }
}

/// Parsed text of a list.
struct Items<T> {
    kept: Vec<StoredItem<T>>,
    /// Items that this version cannot read, each with its place.
    unread: Vec<(usize, Value)>,
    /// Fields around the items, if the list is an object.
    envelope: Option<Map<String, Value>>,
    /// Why the text is no valid list. The items are then those before the damage.
    damage: Option<JsonFault>,
}

/// Reads the items before the damage from an incomplete or broken text.
fn salvaged(text: &str) -> Vec<Value> {
    let start = match text.trim_start().starts_with('[') {
        true => text.find('['),
        false => text.find("\"items\"").and_then(|at| Some(at + text[at..].find('[')?)),
    };
    let Some(mut rest) = start.map(|start| &text[start + 1..]) else { return Vec::new() };
    let mut items = Vec::new();
    loop {
        let mut values = Deserializer::from_str(rest).into_iter::<Value>();
        let Some(Ok(item @ (Value::Object(_) | Value::Array(_)))) = values.next() else { return items };
        rest = rest[values.byte_offset()..].trim_start();
        items.push(item);
        match rest.strip_prefix(',') {
            Some(next) => rest = next,
            None => return items,
        }
    }
}

impl<T: Listed> Items<T> {
    fn read(text: Option<&str>, shape: Shape, current: u16) -> Result<Items<T>, LoadError> {
        let fresh = match shape {
            Shape::Plain => None,
            Shape::Versioned => Some(Map::new()),
        };
        let Some(text) = text else { return Ok(Items::of(Vec::new(), fresh)) };
        let value = serde_json::from_str::<Value>(text);
        let damage = match &value {
            Ok(Value::Array(_)) => None,
            Ok(Value::Object(fields)) => match fields.get("schema").and_then(Value::as_u64) {
                Some(schema) if schema > u64::from(current) => {
                    let schema = u16::try_from(schema).unwrap_or(u16::MAX);
                    return Err(LoadError::NewerSchema { schema });
                }
                Some(_) if fields.get("items").is_some_and(Value::is_array) => None,
                _ => Some(JsonFault::Broken { line: 1, column: 1 }),
            },
            Ok(_) => Some(JsonFault::Broken { line: 1, column: 1 }),
            Err(error) => Some(JsonFault::from(error)),
        };
        Ok(match (damage, value) {
            (None, Ok(Value::Array(values))) => Items::of(values, None),
            (None, Ok(Value::Object(mut fields))) => match fields.remove("items") {
                Some(Value::Array(values)) => Items::of(values, Some(fields)),
                _ => Items::of(Vec::new(), Some(fields)),
            },
            (damage, _) => {
                let mut items = Items::of(salvaged(text), fresh);
                // Quarantine gets the whole text; the list keeps only items that are certainly whole.
                items.unread.clear();
                Items { damage, ..items }
            }
        })
    }

    /// Reads each value by itself, and merges items with the same identity.
    fn of(values: Vec<Value>, envelope: Option<Map<String, Value>>) -> Items<T> {
        let (mut kept, mut unread) = (Vec::<StoredItem<T>>::new(), Vec::new());
        let mut places = HashMap::new();
        for (place, value) in values.into_iter().enumerate() {
            match StoredItem::<T>::read(value) {
                Ok(item) => match places.get(&item.identity()) {
                    Some(index) => {
                        let known: &mut StoredItem<T> = &mut kept[*index];
                        known.absorb(item.item);
                    }
                    None => {
                        places.insert(item.identity(), kept.len());
                        kept.push(item);
                    }
                },
                Err(value) => unread.push((place, value)),
            }
        }
        Items { kept, unread, envelope, damage: None }
    }

    fn into_values(kept: Vec<StoredItem<T>>, unread: Vec<(usize, Value)>) -> Vec<Value> {
        let mut values: Vec<Value> = kept.into_iter().map(StoredItem::into_value).collect();
        for (place, value) in unread {
            values.insert(place.min(values.len()), value);
        }
        values
    }

    fn into_text(self, current: u16) -> String {
        let values = Value::Array(Items::into_values(self.kept, self.unread));
        match self.envelope {
            Some(mut envelope) => {
                envelope.insert("schema".to_owned(), current.into());
                envelope.insert("items".to_owned(), values);
                json::to_text(&envelope)
            }
            None => json::to_text(&values),
        }
    }
}

impl<T: Listed> StoredList<T> {
    /// Describes a list that is written as its bare items.
    pub const fn plain(name: Cow<'static, str>, most: usize) -> StoredList<T> {
        StoredList { name, most, shape: Shape::Plain, items: PhantomData }
    }

    /// Describes a list that is written with the schema number of saves.
    pub const fn versioned(name: Cow<'static, str>, most: usize) -> StoredList<T> {
        StoredList { name, most, shape: Shape::Versioned, items: PhantomData }
    }

    /// Returns its key without the common prefix.
    pub fn name(&self) -> &str {
        &self.name
    }

    /// Applies the change between `before` and `after` to the text `now`, which lacks it. Returns `None` if a text
    /// cannot be read. No part of [`AnyList`], so that home loads only this of each list.
    pub(super) fn reasserted(
        &self,
        before: Option<&str>,
        after: &str,
        now: Option<&str>,
        current: u16,
    ) -> Option<String> {
        let read =
            |text| Items::<T>::read(text, self.shape, current).ok().filter(|items| items.damage.is_none());
        let (before, after, mut now) = (read(before)?.kept, read(Some(after))?.kept, read(now)?);
        let (known, ours) = (places(&before), places(&after));
        now.kept.retain(|item| {
            let identity = item.identity();
            ours.contains_key(&identity) || !known.contains_key(&identity)
        });
        let here = places(&now.kept);
        for item in after {
            let was = known.get(&item.identity()).map(|place| before[*place].clone().into_value());
            match (was, here.get(&item.identity())) {
                (Some(was), Some(place)) => {
                    let mut value = now.kept[*place].clone().into_value();
                    apply_difference(&mut value, &was, &item.into_value());
                    now.kept[*place] = StoredItem::read(value).ok()?;
                }
                (None, None) => now.kept.push(item),
                // Another tab has removed the item, or has added the same one.
                (Some(_), None) | (None, Some(_)) => {}
            }
        }
        Some(now.into_text(current))
    }
}

/// Items of a list, as stored.
pub(super) struct Values {
    pub(super) values: Vec<Value>,
    /// Whether these are only the items before the damage.
    pub(super) is_damaged: bool,
}

/// Result of comparing an imported list with the one here.
pub(super) struct ListComparison {
    /// Items that add to the list here.
    pub(super) values: Vec<Value>,
    /// Number of additions.
    pub(super) news: usize,
    /// Number of entries beyond the limits.
    pub(super) left_out: usize,
    /// Items that this version cannot read.
    pub(super) unread: Vec<Value>,
}

/// A list of an export, with its item type erased.
pub(super) trait AnyList {
    fn most(&self) -> usize;

    /// Returns the items of a text as stored, readable or not.
    ///
    /// # Errors
    /// A list that a newer version wrote.
    fn values(&self, text: &str, current: u16) -> Result<Values, LoadError>;

    /// Compares imported items with the list here.
    ///
    /// # Errors
    /// A list that a newer version wrote.
    fn compare(
        &self,
        here: Option<&str>,
        theirs: Vec<Value>,
        current: u16,
    ) -> Result<ListComparison, LoadError>;

    /// Returns the text of the list here with imported items added, and whether the text here was damaged.
    ///
    /// # Errors
    /// A list that a newer version wrote.
    fn joined(&self, here: Option<&str>, theirs: &[Value], current: u16)
    -> Result<(String, bool), LoadError>;
}

impl<T: Listed> AnyList for StoredList<T> {
    fn most(&self) -> usize {
        self.most
    }

    fn values(&self, text: &str, current: u16) -> Result<Values, LoadError> {
        let Items { kept, unread, damage, .. } = Items::<T>::read(Some(text), self.shape, current)?;
        Ok(Values { values: Items::into_values(kept, unread), is_damaged: damage.is_some() })
    }

    fn compare(
        &self,
        here: Option<&str>,
        theirs: Vec<Value>,
        current: u16,
    ) -> Result<ListComparison, LoadError> {
        let mut items = Items::<T>::read(here, self.shape, current)?.kept;
        let mut places = places(&items);
        let mut compared = ListComparison { values: Vec::new(), news: 0, left_out: 0, unread: Vec::new() };
        for value in theirs {
            let mut item = match StoredItem::<T>::read(value) {
                Ok(item) => item,
                Err(value) => {
                    compared.unread.push(value);
                    continue;
                }
            };
            compared.left_out += item.trim();
            let bringing = item.clone();
            let brings = match places.get(&item.identity()) {
                Some(index) => items[*index].absorb(item.item),
                None if items.len() >= self.most => {
                    compared.left_out += item.count();
                    0
                }
                None => {
                    let count = item.count();
                    places.insert(item.identity(), items.len());
                    items.push(item);
                    count
                }
            };
            if brings > 0 {
                compared.news += brings;
                compared.values.push(bringing.into_value());
            }
        }
        Ok(compared)
    }

    fn joined(
        &self,
        here: Option<&str>,
        theirs: &[Value],
        current: u16,
    ) -> Result<(String, bool), LoadError> {
        let mut items = Items::<T>::read(here, self.shape, current)?;
        let mut places = places(&items.kept);
        for item in theirs.iter().filter_map(|value| StoredItem::<T>::read(value.clone()).ok()) {
            match places.get(&item.identity()) {
                Some(index) => drop(items.kept[*index].absorb(item.item)),
                None => {
                    places.insert(item.identity(), items.kept.len());
                    items.kept.push(item);
                }
            }
        }
        items.kept.sort_by(|one, other| one.order(other));
        let damaged = items.damage.is_some();
        Ok((items.into_text(current), damaged))
    }
}

fn places<T: Listed>(items: &[StoredItem<T>]) -> HashMap<String, usize> {
    items.iter().enumerate().map(|(place, item)| (item.identity(), place)).collect()
}

impl<S: Storage> Library<S> {
    /// Returns the readable items of a list. A broken text goes to quarantine; the items before the damage replace it.
    ///
    /// # Errors
    /// A list without any readable item (reported once), or written by a newer version; a storage that fails.
    pub fn list_of<T: Listed>(&self, list: &StoredList<T>) -> Result<Vec<T>, LoadError> {
        let key = keys::key(&list.name);
        let Some(text) = self.storage().get(&key)? else { return Ok(Vec::new()) };
        let items = Items::<T>::read(Some(&text), list.shape, self.chain.current)?;
        if let Some(fault) = items.damage {
            self.quarantine_list(&list.name, &text)?;
            if items.kept.is_empty() {
                self.storage().remove(&key)?;
                return Err(fault.into());
            }
            let Items { kept, unread, envelope, damage } = items;
            let rest = Items { kept: kept.clone(), unread, envelope, damage };
            self.storage().set(&key, &rest.into_text(self.chain.current))?;
            return Ok(kept.into_iter().map(|kept| kept.item).collect());
        }
        Ok(items.kept.into_iter().map(|kept| kept.item).collect())
    }

    /// Changes a list as it is stored now, and returns the stored result.
    ///
    /// ```
    /// use bar_a_jeux::{
    ///     saves::{Library, MemoryStorage, lists::ROSTER},
    ///     table::Player,
    /// };
    ///
    /// let library = Library::new(MemoryStorage::new());
    /// library.change_list(&ROSTER, |players| players.push(Player::new("Ada", 0, 0).into())).unwrap();
    /// assert_eq!(library.load_roster().unwrap()[0].name, "Ada");
    /// ```
    ///
    /// # Errors
    /// A list that a newer version wrote; a storage that is blocked, full or fails. Nothing is changed then.
    pub fn change_list<T: Listed>(
        &self,
        list: &StoredList<T>,
        change: impl FnOnce(&mut Vec<StoredItem<T>>),
    ) -> Result<Vec<T>, SaveError> {
        let key = keys::key(&list.name);
        let text = self.storage().get(&key)?;
        let mut items = Items::<T>::read(text.as_deref(), list.shape, self.chain.current)
            .map_err(LoadError::into_refusal)?;
        change(&mut items.kept);
        let now = items.kept.iter().map(|kept| kept.item.clone()).collect();
        if let (Some(text), true) = (&text, items.damage.is_some()) {
            self.quarantine_list(&list.name, text)?;
        }
        let after = items.into_text(self.chain.current);
        if text.as_ref() != Some(&after) {
            self.storage().set(&key, &after)?;
        }
        Ok(now)
    }
}
