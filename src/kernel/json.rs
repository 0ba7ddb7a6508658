//! JSON in and out, always by way of a [`Value`]: text is taken apart and put together in one place,
//! so that each type brings only the little that tells its fields from a value.

use std::{
    error::Error,
    fmt::{self, Display, Formatter, Write},
    str::FromStr,
};

use serde_json::{Map, Value};

/// What can be written as JSON. Serde's own ways could write to anything and read from anything; with values alone it
/// takes a fraction of the program.
pub trait ToJson {
    fn to_json(&self) -> Value;
}

/// What can be read from JSON. Nothing is copied on the way.
pub trait FromJson: Sized {
    fn from_json(value: &Value) -> Result<Self, Unfit>;
}

/// The JSON is something else than what was wanted: the innermost field that does not fit, where there is one.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct Unfit(pub &'static str);

impl Unfit {
    /// Where no field is in play.
    pub const WHOLE: Unfit = Unfit("value");

    fn within(self, name: &'static str) -> Unfit {
        if self == Unfit::WHOLE { Unfit(name) } else { self }
    }
}

impl Display for Unfit {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        f.write_str("does not fit: ")?;
        f.write_str(self.0)
    }
}

impl Error for Unfit {}

/// Reads a text.
pub fn read<T: FromJson>(text: &str) -> Result<T, Unfit> {
    let value: Value = serde_json::from_str(text).map_err(|_| Unfit("no JSON"))?;
    T::from_json(&value)
}

/// Writes a text: equal values give equal texts.
pub fn write<T: ToJson + ?Sized>(value: &T) -> String {
    print(value.to_json())
}

/// What is under this name; nothing there is as good as `null`.
pub fn field<T: FromJson>(value: &Value, name: &'static str) -> Result<T, Unfit> {
    T::from_json(value.get(name).unwrap_or(&Value::Null)).map_err(|unfit| unfit.within(name))
}

/// An enum: the name of a variant, or what it holds under that name. So the name comes with `null` where it holds
/// nothing.
pub fn variant(value: &Value) -> Result<(&str, &Value), Unfit> {
    match value {
        Value::String(name) => Ok((name, &Value::Null)),
        Value::Object(map) if map.len() == 1 => {
            map.iter().next().map(|(name, held)| (name.as_str(), held)).ok_or(Unfit::WHOLE)
        }
        _ => Err(Unfit::WHOLE),
    }
}

impl ToJson for Value {
    fn to_json(&self) -> Value {
        self.clone()
    }
}

impl FromJson for Value {
    fn from_json(value: &Value) -> Result<Value, Unfit> {
        Ok(value.clone())
    }
}

/// For a game without options.
impl ToJson for () {
    fn to_json(&self) -> Value {
        Value::Null
    }
}

impl FromJson for () {
    fn from_json(_: &Value) -> Result<(), Unfit> {
        Ok(())
    }
}

impl ToJson for bool {
    fn to_json(&self) -> Value {
        Value::Bool(*self)
    }
}

impl FromJson for bool {
    fn from_json(value: &Value) -> Result<bool, Unfit> {
        value.as_bool().ok_or(Unfit::WHOLE)
    }
}

impl ToJson for String {
    fn to_json(&self) -> Value {
        Value::String(self.clone())
    }
}

impl FromJson for String {
    fn from_json(value: &Value) -> Result<String, Unfit> {
        value.as_str().map(str::to_owned).ok_or(Unfit::WHOLE)
    }
}

macro_rules! whole_numbers {
    ($($kind:ident)*) => {
        $(impl ToJson for $kind {
            fn to_json(&self) -> Value {
                Value::from(*self)
            }
        }

        impl FromJson for $kind {
            fn from_json(value: &Value) -> Result<$kind, Unfit> {
                value.as_u64().and_then(|number| number.try_into().ok()).ok_or(Unfit::WHOLE)
            }
        })*
    };
}
whole_numbers!(u8 u16 u32 u64 usize);

impl<T: ToJson> ToJson for Option<T> {
    fn to_json(&self) -> Value {
        self.as_ref().map_or(Value::Null, T::to_json)
    }
}

impl<T: FromJson> FromJson for Option<T> {
    fn from_json(value: &Value) -> Result<Option<T>, Unfit> {
        if value.is_null() { Ok(None) } else { T::from_json(value).map(Some) }
    }
}

impl<T: ToJson> ToJson for [T] {
    fn to_json(&self) -> Value {
        let mut list = Vec::new();
        for item in self {
            list.push(item.to_json());
        }
        Value::Array(list)
    }
}

impl<T: ToJson> ToJson for Vec<T> {
    fn to_json(&self) -> Value {
        self.as_slice().to_json()
    }
}

impl<T: FromJson> FromJson for Vec<T> {
    fn from_json(value: &Value) -> Result<Vec<T>, Unfit> {
        let mut list = Vec::new();
        for item in value.as_array().ok_or(Unfit::WHOLE)? {
            list.push(T::from_json(item)?);
        }
        Ok(list)
    }
}

impl<T: ToJson, const N: usize> ToJson for [T; N] {
    fn to_json(&self) -> Value {
        self.as_slice().to_json()
    }
}

impl<T: FromJson, const N: usize> FromJson for [T; N] {
    fn from_json(value: &Value) -> Result<[T; N], Unfit> {
        Vec::from_json(value)?.try_into().map_err(|_| Unfit::WHOLE)
    }
}

/// [`ToJson`] and [`FromJson`] of a struct by the names of its fields; behind `or`, those that may be missing; with
/// `..`, all may, and are then as in the struct's default.
macro_rules! by_name {
    (@write $kind:ident $($field:ident)*) => {
        impl $crate::kernel::json::ToJson for $kind {
            fn to_json(&self) -> serde_json::Value {
                $crate::kernel::json::object(&[$((stringify!($field), &self.$field)),*])
            }
        }
    };
    // Reads over what is there already the fields that the text has.
    (@over $read:ident $value:ident $($field:ident)*) => {
        $(if let Some(field) = $crate::kernel::json::field($value, stringify!($field))? {
            $read.$field = field;
        })*
    };
    ($kind:ident { $($field:ident),*, .. }) => {
        $crate::kernel::json::by_name!(@write $kind $($field)*);

        impl $crate::kernel::json::FromJson for $kind {
            fn from_json(value: &serde_json::Value) -> Result<Self, $crate::kernel::json::Unfit> {
                let mut read = $kind::default();
                $crate::kernel::json::by_name!(@over read value $($field)*);
                Ok(read)
            }
        }
    };
    ($kind:ident { $($field:ident),* } $(or $($more:ident),*)?) => {
        $crate::kernel::json::by_name!(@write $kind $($field)* $($($more)*)?);

        impl $crate::kernel::json::FromJson for $kind {
            fn from_json(value: &serde_json::Value) -> Result<Self, $crate::kernel::json::Unfit> {
                Ok($kind {
                    $($field: $crate::kernel::json::field(value, stringify!($field))?,)*
                    $($($more: $crate::kernel::json::field::<Option<_>>(value, stringify!($more))?
                        .unwrap_or_default(),)*)?
                })
            }
        }
    };
}
pub(crate) use by_name;

/// Reads what has a notation, in the one spelling that its `Display` gives: two logs that say the same are the same text.
pub fn from_text<T: FromStr + Display>(text: &str) -> Result<T, Unfit> {
    text.parse().ok().filter(|read| is_spelled(read, text)).ok_or(Unfit::WHOLE)
}

/// Whether this is written like that, to the letter. A sculpture is long: it is not written out for it.
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

/// [`ToJson`] and [`FromJson`] of a type that has a notation: by its `Display` and `FromStr`, see [`from_text`].
macro_rules! by_text {
    ($kind:ident) => {
        impl $crate::kernel::json::ToJson for $kind {
            fn to_json(&self) -> serde_json::Value {
                serde_json::Value::String(self.to_string())
            }
        }

        impl $crate::kernel::json::FromJson for $kind {
            fn from_json(value: &serde_json::Value) -> Result<Self, $crate::kernel::json::Unfit> {
                value
                    .as_str()
                    .ok_or($crate::kernel::json::Unfit::WHOLE)
                    .and_then($crate::kernel::json::from_text)
            }
        }
    };
}
pub(crate) use by_text;

/// An object with these fields.
pub fn object(fields: &[(&str, &dyn ToJson)]) -> Value {
    let mut object = Map::new();
    for (name, value) in fields {
        object.insert((*name).to_owned(), value.to_json());
    }
    Value::Object(object)
}

/// Prints with the fields in alphabetical order, also where another crate in the build makes
/// `serde_json` keep the order in which they came.
pub fn print(mut value: Value) -> String {
    value.sort_all_objects();
    // Not by its `Display`, which brings errors of formatters and all that they could be. A value has a text.
    serde_json::to_string(&value).unwrap_or_default()
}
