//! Words without what makes no difference to a search.

use unicode_normalization::{UnicodeNormalization, char::is_combining_mark};

/// A word in small letters without accents, and its simple singulars: "curses" and "curse".
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct Word {
    /// The word as it was typed comes first.
    pub(super) forms: Vec<String>,
}

/// Ends of plurals, and what stands there in the singular, in English and French.
const PLURALS: [(&str, &str); 6] =
    [("s", ""), ("x", ""), ("es", ""), ("ies", "y"), ("ves", "f"), ("aux", "al")];

/// The shortest stem of a plural, in letters: "bus" is none.
const STEM: usize = 3;

impl Word {
    /// A word that is plain already.
    pub(super) fn new(plain: String) -> Word {
        let singular = |(end, single): (&str, &str)| {
            let stem = plain.strip_suffix(end).filter(|stem| stem.len() >= STEM)?;
            Some([stem, single].concat())
        };
        let singulars: Vec<String> = PLURALS.into_iter().filter_map(singular).collect();
        Word { forms: std::iter::once(plain).chain(singulars).collect() }
    }

    /// The words of a text.
    pub(super) fn all(text: &str) -> Vec<Word> {
        let plain = plain(text);
        let words = plain.split(|letter: char| !letter.is_alphanumeric()).filter(|word| !word.is_empty());
        words.map(|word| Word::new(word.to_owned())).collect()
    }

    /// The word as it was typed.
    pub(super) fn typed(&self) -> &str {
        self.forms.first().map_or("", String::as_str)
    }

    /// Whether both are the same word, be it in the plural.
    pub(super) fn is(&self, other: &Word) -> bool {
        self.forms.iter().any(|form| other.forms.contains(form))
    }
}

/// A text in small letters, without accents and ligatures.
pub(super) fn plain(text: &str) -> String {
    let plain: String =
        text.nfd().filter(|letter| !is_combining_mark(*letter)).flat_map(char::to_lowercase).collect();
    plain.replace('œ', "oe").replace('æ', "ae")
}
