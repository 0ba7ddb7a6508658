//! Normalises words for the search.

use crate::table::normal_form::{Form, normalized};

/// A word in lower case without accents, with its possible singulars, such as "curses" and "curse".
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct Word {
    /// All forms; the word as typed comes first.
    pub(super) forms: Vec<String>,
}

/// Plural endings of English and French, each with its singular ending.
const PLURALS: [(&str, &str); 6] =
    [("s", ""), ("x", ""), ("es", ""), ("ies", "y"), ("ves", "f"), ("aux", "al")];

/// Stands where a long word may break.
const SOFT_HYPHEN: char = '\u{ad}';

/// Shortest stem of a plural, in letters: "bus" is no plural.
const STEM: usize = 3;

impl Word {
    /// Creates a word from normalised text.
    pub(super) fn new(plain: String) -> Word {
        let singular = |(end, single): (&str, &str)| {
            let stem = plain.strip_suffix(end).filter(|stem| stem.len() >= STEM)?;
            Some([stem, single].concat())
        };
        let singulars: Vec<String> = PLURALS.into_iter().filter_map(singular).collect();
        Word { forms: std::iter::once(plain).chain(singulars).collect() }
    }

    /// Splits a text into words.
    pub(super) fn all(text: &str) -> Vec<Word> {
        let plain = plain(text);
        let words = plain.split(|letter: char| !letter.is_alphanumeric()).filter(|word| !word.is_empty());
        words.map(|word| Word::new(word.to_owned())).collect()
    }

    /// Returns the word as typed, normalised.
    pub(super) fn typed(&self) -> &str {
        self.forms.first().map_or("", String::as_str)
    }

    /// Returns whether both words share a form.
    pub(super) fn is(&self, other: &Word) -> bool {
        self.forms.iter().any(|form| other.forms.contains(form))
    }
}

/// Returns a text in lower case, without accents, ligatures and soft hyphens.
pub(super) fn plain(text: &str) -> String {
    let apart = normalized(text, Form::Decomposed);
    let plain: String = apart
        .chars()
        .filter(|letter| !is_accent(*letter) && *letter != SOFT_HYPHEN)
        .flat_map(char::to_lowercase)
        .collect();
    plain.replace('œ', "oe").replace('æ', "ae")
}

/// Returns whether a character is a combining mark of Latin, Greek or Cyrillic letters.
fn is_accent(letter: char) -> bool {
    matches!(letter, '\u{300}'..='\u{36f}')
}
