//! A language with its texts.

use std::{
    collections::BTreeMap,
    sync::{Arc, OnceLock, PoisonError, RwLock},
};

use fluent_bundle::{FluentArgs, FluentError, FluentResource, FluentValue, concurrent::FluentBundle};
use intl_memoizer::concurrent::IntlLangMemoizer;
use unic_langid::LanguageIdentifier;

use crate::table::name::{conjoined, elided, isolated};

/// Function that writes a number in a language's style. It returns `None` for any other value.
pub type WriteNumber = fn(&FluentValue<'_>, &IntlLangMemoizer) -> Option<String>;

/// A language whose texts are loaded, at least those of the home screen.
pub struct Language {
    tag: String,
    identifier: LanguageIdentifier,
    /// `None`: plain digits.
    write_number: Option<WriteNumber>,
    loaded: RwLock<Loaded>,
}

/// Loaded texts. They grow while the language is in use.
#[derive(Default)]
struct Loaded {
    /// Names of the parts added so far.
    parts: Vec<&'static str>,
    namespaces: BTreeMap<String, Arc<Namespace>>,
}

/// One Fluent file of a language. Namespaces do not share names.
struct Namespace {
    text: String,
    /// Built from the text when one of its messages is first used.
    bundle: OnceLock<FluentBundle<FluentResource>>,
}

/// Why a message cannot be formatted.
#[derive(Debug, thiserror::Error)]
pub enum Failure {
    /// The texts of a language have a wrong format.
    #[error("the texts cannot be read")]
    Unreadable(#[from] serde_json::Error),
    /// The text is not a language tag.
    #[error("not the tag of a language")]
    Tag(#[from] unic_langid::LanguageIdentifierError),
    /// The message does not exist.
    #[error("{0}.{1} is missing")]
    Missing(String, String),
    /// An argument is missing, or a reference leads nowhere.
    #[error("{0:?}")]
    Incomplete(Vec<FluentError>),
}

impl Language {
    /// Reads a file of a language: JSON with the text of each namespace.
    ///
    /// # Errors
    /// Wrong texts, or a wrong tag.
    pub fn read(tag: &str, texts: &str) -> Result<Language, Failure> {
        Language::new(tag, parsed(texts)?)
    }

    /// Creates a language from the texts of its namespaces.
    ///
    /// # Errors
    /// A wrong tag.
    pub fn new(tag: &str, texts: impl IntoIterator<Item = (String, String)>) -> Result<Language, Failure> {
        let loaded = Loaded { parts: Vec::new(), namespaces: namespaces(texts).collect() };
        Ok(Language {
            tag: tag.to_owned(),
            identifier: tag.parse()?,
            write_number: None,
            loaded: RwLock::new(loaded),
        })
    }

    /// Adds the file of a part, with the texts of its namespaces.
    ///
    /// # Errors
    /// If the file is not JSON of texts.
    pub fn add(&self, part: &'static str, texts: &str) -> Result<(), Failure> {
        let texts = parsed(texts)?;
        let mut loaded = self.loaded.write().unwrap_or_else(PoisonError::into_inner);
        if !loaded.parts.contains(&part) {
            loaded.parts.push(part);
            loaded.namespaces.extend(namespaces(texts));
        }
        Ok(())
    }

    /// Returns the names of the parts added so far.
    pub fn parts(&self) -> Vec<&'static str> {
        self.loaded.read().unwrap_or_else(PoisonError::into_inner).parts.clone()
    }

    /// Returns the language with its own digits and separators in numbers.
    pub fn with_numbers(self, write_number: WriteNumber) -> Language {
        Language { write_number: Some(write_number), ..self }
    }

    /// Returns its language tag (BCP 47).
    pub fn tag(&self) -> &str {
        &self.tag
    }

    /// Returns the message in this language.
    pub fn say<'a, M: Message<'a>>(&self, message: M) -> String {
        message.formatted(self)
    }

    /// Returns the message with these arguments. A missing message becomes its name; build.rs ensures that the code
    /// uses no such message.
    pub fn fill<'a>(
        &self,
        text: Text,
        arguments: impl IntoIterator<Item = (&'a str, FluentValue<'a>)>,
    ) -> String {
        self.format(text.namespace, text.key, arguments).unwrap_or_else(|_| text.key.to_owned())
    }

    /// Returns the message of this name with these arguments, for names that do not come from the code.
    ///
    /// # Errors
    /// If the message does not exist, or needs other arguments.
    pub fn format<'a>(
        &self,
        namespace: &str,
        key: &str,
        arguments: impl IntoIterator<Item = (&'a str, FluentValue<'a>)>,
    ) -> Result<String, Failure> {
        let missing = || Failure::Missing(namespace.to_owned(), key.to_owned());
        let namespace = self.namespace(namespace).ok_or_else(missing)?;
        let bundle = namespace.bundle.get_or_init(|| self.bundle_of(&namespace.text));
        let (message, attribute) =
            key.split_once('.').map_or((key, None), |(message, name)| (message, Some(name)));
        let message = bundle.get_message(message).ok_or_else(missing)?;
        let pattern = match attribute {
            None => message.value(),
            Some(name) => message.get_attribute(name).map(|attribute| attribute.value()),
        };
        let arguments: FluentArgs<'_> =
            arguments.into_iter().map(|(name, value)| (name, isolate_text(value))).collect();
        let mut errors = Vec::new();
        let formatted =
            bundle.format_pattern(pattern.ok_or_else(missing)?, Some(&arguments), &mut errors).into_owned();
        if errors.is_empty() { Ok(formatted) } else { Err(Failure::Incomplete(errors)) }
    }

    fn namespace(&self, name: &str) -> Option<Arc<Namespace>> {
        self.loaded.read().unwrap_or_else(PoisonError::into_inner).namespaces.get(name).cloned()
    }

    fn bundle_of(&self, text: &str) -> FluentBundle<FluentResource> {
        let mut bundle = FluentBundle::new_concurrent(vec![self.identifier.clone()]);
        // Right-to-left text is already isolated before it comes here, so Fluent need not isolate any.
        bundle.set_use_isolating(false);
        bundle.set_formatter(self.write_number);
        // The build finds faults of a file, and the function names are ours, so both errors are impossible.
        let (Ok(resource) | Err((resource, _))) = FluentResource::try_new(text.to_owned());
        bundle.add_resource_overriding(resource);
        let _ = bundle.add_builtins();
        let _ = bundle.add_function("ELIDE", |positional, _| match positional {
            [FluentValue::String(word), FluentValue::String(name)] => elided(word, name).into(),
            // No digit begins with a vowel.
            [FluentValue::String(word), FluentValue::Number(number)] => {
                [word, " ", &number.as_string()].concat().into()
            }
            _ => FluentValue::Error,
        });
        let _ = bundle.add_function("CONJOIN", |positional, _| match positional {
            [FluentValue::String(word), FluentValue::String(next)] => conjoined(word, next).into(),
            _ => FluentValue::Error,
        });
        bundle
    }
}

fn parsed(texts: &str) -> Result<BTreeMap<String, String>, Failure> {
    Ok(serde_json::from_str(texts)?)
}

fn namespaces(
    texts: impl IntoIterator<Item = (String, String)>,
) -> impl Iterator<Item = (String, Arc<Namespace>)> {
    let namespace = |text| Arc::new(Namespace { text, bundle: OnceLock::new() });
    texts.into_iter().map(move |(name, text)| (name, namespace(text)))
}

/// Isolates text written by players, since right-to-left text would reorder the words around it.
fn isolate_text(value: FluentValue<'_>) -> FluentValue<'_> {
    match value {
        FluentValue::String(text) => isolated(&text).into(),
        other => other,
    }
}

/// A message that exists in every language.
pub trait Message<'a> {
    /// Returns the message in a language.
    fn formatted(self, language: &Language) -> String;
}

/// Name of a message without variables.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct Text {
    namespace: &'static str,
    key: &'static str,
}

impl Text {
    /// Creates the name of a message, for the code that `build.rs` writes.
    pub(super) const fn new(namespace: &'static str, key: &'static str) -> Text {
        Text { namespace, key }
    }

    /// Returns its name within its namespace, for addresses.
    pub fn name(self) -> &'static str {
        self.key
    }
}

impl Message<'_> for Text {
    fn formatted(self, language: &Language) -> String {
        language.fill(self, [])
    }
}

/// A value of a variable: text or a number.
pub trait Argument<'a> {
    fn argument(self) -> FluentValue<'a>;
}

impl<'a, T: Into<FluentValue<'a>>> Argument<'a> for T {
    fn argument(self) -> FluentValue<'a> {
        self.into()
    }
}

/// A value of a variable that selects plural forms. A text would select none of them.
#[diagnostic::on_unimplemented(message = "the message counts by this: it takes a number, not `{Self}`")]
pub trait Number<'a>: Argument<'a> {}

macro_rules! number {
    ($($number:ty),*) => { $(impl Number<'_> for $number {})* };
}
number!(u8, u16, u32, u64, usize, i8, i16, i32, i64, isize, f32, f64);
