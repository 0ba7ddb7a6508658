//! One language with all that it says.

use std::{
    collections::BTreeMap,
    sync::{Arc, OnceLock, PoisonError, RwLock},
};

use fluent_bundle::{FluentArgs, FluentError, FluentResource, FluentValue, concurrent::FluentBundle};
use intl_memoizer::concurrent::IntlLangMemoizer;
use unic_langid::LanguageIdentifier;

use crate::table::name::{elided, isolated};

/// Writes a number as a language does; leaves all else as it is.
pub type WriteNumber = fn(&FluentValue<'_>, &IntlLangMemoizer) -> Option<String>;

/// A language whose texts are here, at least those of home.
pub struct Language {
    tag: String,
    identifier: LanguageIdentifier,
    /// Plain digits where there is none.
    write_number: Option<WriteNumber>,
    loaded: RwLock<Loaded>,
}

/// Grows while the language is in use.
#[derive(Default)]
struct Loaded {
    /// Names of the parts added so far.
    parts: Vec<&'static str>,
    namespaces: BTreeMap<String, Arc<Namespace>>,
}

/// One Fluent file of a language. Namespaces do not share names.
struct Namespace {
    text: String,
    /// Made of the text when something of it is said for the first time.
    bundle: OnceLock<FluentBundle<FluentResource>>,
}

/// Why something cannot be said as it should.
#[derive(Debug, thiserror::Error)]
pub enum Failure {
    /// The texts of a language are not what they should be.
    #[error("the texts cannot be read")]
    Unreadable(#[from] serde_json::Error),
    /// Not a tag of a language.
    #[error("not the tag of a language")]
    Tag(#[from] unic_langid::LanguageIdentifierError),
    /// No such message.
    #[error("{0}.{1} is missing")]
    Missing(String, String),
    /// An argument is missing, or refers to nothing.
    #[error("{0:?}")]
    Incomplete(Vec<FluentError>),
}

impl Language {
    /// Reads a file of a language: its namespaces, each with its text, as JSON.
    ///
    /// # Errors
    /// What is wrong with the texts, or with the tag.
    pub fn read(tag: &str, texts: &str) -> Result<Language, Failure> {
        Language::new(tag, parsed(texts)?)
    }

    /// A language of these namespaces, each with its text.
    ///
    /// # Errors
    /// That there cannot be such a tag.
    pub fn new(tag: &str, texts: impl IntoIterator<Item = (String, String)>) -> Result<Language, Failure> {
        let loaded = Loaded { parts: Vec::new(), namespaces: namespaces(texts).collect() };
        Ok(Language {
            tag: tag.to_owned(),
            identifier: tag.parse()?,
            write_number: None,
            loaded: RwLock::new(loaded),
        })
    }

    /// Adds the file of a part, which holds namespaces of its own.
    ///
    /// # Errors
    /// The file is no JSON of texts.
    pub fn add(&self, part: &'static str, texts: &str) -> Result<(), Failure> {
        let texts = parsed(texts)?;
        let mut loaded = self.loaded.write().unwrap_or_else(PoisonError::into_inner);
        if !loaded.parts.contains(&part) {
            loaded.parts.push(part);
            loaded.namespaces.extend(namespaces(texts));
        }
        Ok(())
    }

    /// The parts added so far.
    pub fn parts(&self) -> Vec<&'static str> {
        self.loaded.read().unwrap_or_else(PoisonError::into_inner).parts.clone()
    }

    /// The same, with numbers in digits and separators of its own.
    pub fn with_numbers(self, write_number: WriteNumber) -> Language {
        Language { write_number: Some(write_number), ..self }
    }

    /// Its tag (BCP 47).
    pub fn tag(&self) -> &str {
        &self.tag
    }

    /// The message in this language.
    pub fn say<'a, M: Message<'a>>(&self, message: M) -> String {
        message.said(self)
    }

    /// The message with these arguments. One that cannot be found is told by its name: build.rs sees to it that there is
    /// none in the code.
    pub fn fill<'a>(
        &self,
        text: Text,
        arguments: impl IntoIterator<Item = (&'a str, FluentValue<'a>)>,
    ) -> String {
        self.format(text.namespace, text.key, arguments).unwrap_or_else(|_| text.key.to_owned())
    }

    /// The message of this name with these arguments: for names that come from elsewhere.
    ///
    /// # Errors
    /// That there is no such message, or that it needs other arguments.
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
            arguments.into_iter().map(|(name, value)| (name, kept_apart(value))).collect();
        let mut errors = Vec::new();
        let said =
            bundle.format_pattern(pattern.ok_or_else(missing)?, Some(&arguments), &mut errors).into_owned();
        if errors.is_empty() { Ok(said) } else { Err(Failure::Incomplete(errors)) }
    }

    fn namespace(&self, name: &str) -> Option<Arc<Namespace>> {
        self.loaded.read().unwrap_or_else(PoisonError::into_inner).namespaces.get(name).cloned()
    }

    fn bundle_of(&self, text: &str) -> FluentBundle<FluentResource> {
        let mut bundle = FluentBundle::new_concurrent(vec![self.identifier.clone()]);
        // Only what runs from right to left is isolated, and that before it comes here.
        bundle.set_use_isolating(false);
        bundle.set_formatter(self.write_number);
        // Faults of a file are found when the app is built, and the names of functions are ours: what is left is whole.
        let (Ok(resource) | Err((resource, _))) = FluentResource::try_new(text.to_owned());
        bundle.add_resource_overriding(resource);
        let _ = bundle.add_builtins();
        let _ = bundle.add_function("ELIDE", |positional, _| match positional {
            [FluentValue::String(word), FluentValue::String(name)] => elided(word, name).into(),
            // Digits begin with no vowel.
            [FluentValue::String(word), FluentValue::Number(number)] => {
                [word, " ", &number.as_string()].concat().into()
            }
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

/// What somebody has written may run from right to left: it is isolated, so that it does not turn the words around it.
fn kept_apart(value: FluentValue<'_>) -> FluentValue<'_> {
    match value {
        FluentValue::String(text) => isolated(&text).into(),
        other => other,
    }
}

/// Something that can be said in every language.
pub trait Message<'a> {
    fn said(self, language: &Language) -> String;
}

/// A message without variables: where to find it.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct Text {
    namespace: &'static str,
    key: &'static str,
}

impl Text {
    /// The message of this name: for what `build.rs` writes.
    pub(super) const fn new(namespace: &'static str, key: &'static str) -> Text {
        Text { namespace, key }
    }

    /// What it is called in its namespace: for addresses.
    pub fn name(self) -> &'static str {
        self.key
    }
}

impl Message<'_> for Text {
    fn said(self, language: &Language) -> String {
        language.fill(self, [])
    }
}

/// What a variable may be: text or a number.
pub trait Argument<'a> {
    fn argument(self) -> FluentValue<'a>;
}

impl<'a, T: Into<FluentValue<'a>>> Argument<'a> for T {
    fn argument(self) -> FluentValue<'a> {
        self.into()
    }
}

/// What a variable may be that plural forms hang on. Text would choose none of them.
#[diagnostic::on_unimplemented(message = "the message counts by this: it takes a number, not `{Self}`")]
pub trait Number<'a>: Argument<'a> {}

macro_rules! number {
    ($($number:ty),*) => { $(impl Number<'_> for $number {})* };
}
number!(u8, u16, u32, u64, usize, i8, i16, i32, i64, isize, f32, f64);
