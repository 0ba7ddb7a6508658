//! Words of riddles: which texts are words, which letters they have, and which guesses equal them.
//!
//! A letter is a character with all marks over or under it, written as one character or as several (`é` may be both).
//! Typed text arrives composed; both forms are read.

use serde::{Deserialize, Serialize};
use unicode_normalization::char::compose;
use unicode_segmentation::UnicodeSegmentation;

/// Why a text is not a word for a riddle (BB-2.1).
#[derive(Copy, Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum Fault {
    #[error("nothing is written")]
    Empty,
    #[error("more than {0} letters")]
    Long(usize),
    #[error("more than {0} words (BB-2.2)")]
    Words(usize),
    #[error("a leading article")]
    Article,
    #[error("a hyphen")]
    Hyphen,
    #[error("letters only")]
    Signs,
    #[error("a hyphen or an apostrophe stands between letters")]
    Joints,
    #[error("an invisible character")]
    Control,
}

/// Maximum number of words of a phrase (BB-2.2).
pub const PHRASE: usize = 5;

/// Maximum number of letters of one or two words.
const WORD_LETTERS: usize = 20;

/// Maximum number of letters of a phrase.
const PHRASE_LETTERS: usize = 40;

/// Maximum number of characters of a typed word. A phrase with all its spaces and signs fits.
pub const MAX_WRITTEN: usize = 120;

/// The languages by which word and guess are compared (BB-4.3). A match keeps its own, so that its log always folds to
/// the same state.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Spelling {
    /// The articles and ligatures of English and French.
    EnglishFrench,
    /// Also the articles of German, Spanish, Italian and Dutch, ß as ss, and ĳ as ij.
    SixLanguages,
}

impl Spelling {
    /// The spelling of logs without this option.
    pub(super) fn of_older_logs() -> Spelling {
        Spelling::EnglishFrench
    }

    /// Iterates over the articles as written before a word.
    fn articles(self) -> impl Iterator<Item = &'static str> {
        let more: &[&str] = match self {
            Spelling::EnglishFrench => &[],
            Spelling::SixLanguages => &MORE_ARTICLES,
        };
        ARTICLES.iter().chain(more).copied()
    }

    /// Returns the text after a leading article, if there is one.
    fn without_article(self, folded: &str) -> Option<&str> {
        self.articles().find_map(|article| folded.strip_prefix(article)).filter(|rest| !rest.is_empty())
    }

    /// Returns the form in which word and guess are compared (BB-4.3): the folded text without its leading article, with
    /// `hyphen` in place of each hyphen.
    fn plain(self, text: &str, hyphen: &str) -> String {
        let folded = folded(text);
        let plain = self.without_article(&folded).unwrap_or(&folded).replace('-', hyphen);
        match self {
            Spelling::EnglishFrench => plain,
            Spelling::SixLanguages => plain.replace('ß', "ss").replace('ĳ', "ij"),
        }
    }
}

/// The word of a riddle, in its maker's spelling.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub struct Word(String);

impl Word {
    /// Checks BB-2.1 as far as a program can, and BB-2.2 if several words are allowed. `most`: the maximum number of
    /// words.
    ///
    /// # Errors
    /// Why the text is not a word.
    pub fn new(text: &str, most: usize) -> Result<Word, Fault> {
        Word::spelt(text, most, Spelling::SixLanguages)
    }

    /// Like [`Word::new`], with the articles of a match.
    ///
    /// # Errors
    /// Why the text is not a word.
    pub fn spelt(text: &str, most: usize, spelling: Spelling) -> Result<Word, Fault> {
        let text = text.trim();
        let longest = if most > 2 { PHRASE_LETTERS } else { WORD_LETTERS };
        if text.is_empty() {
            return Err(Fault::Empty);
        }
        // Checked before counting letters, because the text may be very long.
        if text.len() > 16 * longest {
            return Err(Fault::Long(longest));
        }
        if text.chars().any(is_hidden) {
            return Err(Fault::Control);
        }
        let fits = |c: char| is_letter(c) || is_mark(c) || is_joint(c) || c == ' ';
        if !text.chars().all(fits) {
            return Err(Fault::Signs);
        }
        let words: Vec<&str> = text.split(' ').filter(|word| !word.is_empty()).collect();
        let simple = most == 1;
        if simple && spelling.without_article(&folded(text)).is_some() {
            return Err(Fault::Article);
        }
        if words.len() > most {
            return Err(Fault::Words(most));
        }
        let whole = |part: &str| part.chars().next().is_some_and(|first| !is_mark(first));
        if !words.iter().all(|word| word.split(is_joint).all(whole)) {
            return Err(Fault::Joints);
        }
        if simple && text.contains(is_hyphen) {
            return Err(Fault::Hyphen);
        }
        let word = Word(words.join(" "));
        if word.letters().len() > longest { Err(Fault::Long(longest)) } else { Ok(word) }
    }

    pub fn text(&self) -> &str {
        &self.0
    }

    /// Returns its letters as capitals, with their accents (BB-3.10).
    pub fn letters(&self) -> Vec<String> {
        let letters = self.0.graphemes(true).filter(|letter| *letter != " " && !letter.starts_with(is_joint));
        letters.map(|letter| letter.chars().map(capital).collect()).collect()
    }

    /// Whether a guess is right at once (BB-4.3): it has the same words, but may omit a hyphen or replace it by a
    /// space.
    pub fn is(&self, guess: &str, spelling: Spelling) -> bool {
        ["", " "].into_iter().any(|hyphen| spelling.plain(&self.0, hyphen) == spelling.plain(guess, hyphen))
    }

    /// Whether a text contains the word among its words.
    pub fn is_in(&self, text: &str) -> bool {
        let (word, text) = (parts(&self.0), parts(text));
        text.windows(word.len().max(1)).any(|some| some == word)
    }
}

/// Splits a text into its words, without a leading article and the characters between them.
fn parts(text: &str) -> Vec<String> {
    let plain = Spelling::SixLanguages.plain(text, " ");
    let parts = plain.split(|c| !is_letter(c) && !is_mark(c)).filter(|part| !part.is_empty());
    parts.map(str::to_owned).collect()
}

/// Checks that a text can be written down as a guess.
///
/// # Errors
/// Why it cannot.
pub fn check_guess(text: &str) -> Result<(), Fault> {
    if text.chars().all(|c| is_joint(c) || is_mark(c) || c.is_whitespace()) {
        Err(Fault::Empty)
    } else if text.chars().any(is_hidden) {
        Err(Fault::Control)
    } else if text.chars().count() > MAX_WRITTEN {
        Err(Fault::Long(MAX_WRITTEN))
    } else {
        Ok(())
    }
}

/// Whether a character is a control, or makes text look like other text: joiners, direction marks, byte order marks.
pub fn is_hidden(c: char) -> bool {
    c.is_control()
        || matches!(c, '\u{ad}' | '\u{61c}' | '\u{180e}' | '\u{200b}'..='\u{200f}' | '\u{2028}'..='\u{202e}'
            | '\u{2060}'..='\u{206f}' | '\u{feff}' | '\u{fff9}'..='\u{fffb}')
}

/// Whether a character is a mark over, under or through the character before it.
fn is_mark(c: char) -> bool {
    matches!(c, '\u{300}'..='\u{36f}' | '\u{483}'..='\u{489}' | '\u{1ab0}'..='\u{1aff}' | '\u{1dc0}'..='\u{1dff}'
        | '\u{20d0}'..='\u{20ff}' | '\u{fe20}'..='\u{fe2f}')
}

/// Whether words may contain this letter. More letters here need a new rules version, since older builds would refuse
/// the logs.
fn is_letter(c: char) -> bool {
    c.is_ascii_alphabetic()
        || matches!(c, 'À'..='Ö' | 'Ø'..='ö' | 'ø'..='ʯ' | 'Ά' | 'Έ'..='Ί' | 'Ό' | 'Ύ'..='Ρ' | 'Σ'..='ϵ' | 'Ϸ'..='ҁ'
            | 'Ҋ'..='ԯ' | 'Ա'..='Ֆ' | 'ա'..='ֆ' | 'א'..='ת' | 'ؠ'..='ي' | 'ა'..='ჺ' | 'Ḁ'..='ἕ' | 'ぁ'..='ゖ'
            | 'ァ'..='ヺ' | '一'..='鿿' | '가'..='힣')
}

fn is_hyphen(c: char) -> bool {
    matches!(c, '-' | '\u{2010}' | '\u{2011}')
}

fn is_apostrophe(c: char) -> bool {
    matches!(c, '\'' | '\u{2019}' | '\u{2bc}')
}

fn is_joint(c: char) -> bool {
    is_hyphen(c) || is_apostrophe(c)
}

/// Whether a guess may have a small letter instead of this capital. For other letters the owner decides (BB-4.3) and
/// the log has the answer; with more letters here, older logs would fold to another state.
fn has_small(c: char) -> bool {
    matches!(c, 'A'..='Z' | 'À'..='Ž' | 'Ơ' | 'Ư' | 'Ǎ'..='Ǜ' | 'Ȁ'..='Ȟ' | 'Ά'..='Ϋ' | 'Ѐ'..='Я' | 'Ӑ'..='Ԯ' | 'Ḁ'..='Ẕ'
        | 'ẞ'..='Ỿ')
}

fn small(c: char) -> char {
    only(c.to_lowercase()).filter(|_| has_small(c)).unwrap_or(c)
}

fn capital(c: char) -> char {
    match c {
        'ß' => 'ẞ',
        'ς' => 'Σ',
        _ => only(c.to_uppercase()).filter(|capital| small(*capital) == c).unwrap_or(c),
    }
}

/// Returns the character if there is exactly one.
fn only(mut characters: impl Iterator<Item = char>) -> Option<char> {
    characters.next().filter(|_| characters.next().is_none())
}

/// English and French articles as written before a word.
const ARTICLES: [&str; 13] =
    ["a ", "an ", "the ", "de l'", "de la ", "l'", "le ", "la ", "les ", "un ", "une ", "du ", "des "];

/// Articles of German, Spanish, Italian and Dutch that are not among [`ARTICLES`], as written before a word. Of several
/// that fit, the longest comes first.
const MORE_ARTICLES: [&str; 31] = [
    "der ", "die ", "das ", "den ", "ein ", "eine ", "einen ", "el ", "los ", "las ", "una ", "unos ",
    "unas ", "il ", "lo ", "i ", "gli ", "un'", "uno ", "dell'", "dello ", "della ", "dei ", "degli ",
    "delle ", "del ", "de ", "het ", "een ", "'t ", "'n ",
];

/// Returns the text in small letters and without ligatures. It also unifies spelling variants: spaces, apostrophes,
/// hyphens, and accents typed as separate characters.
fn folded(text: &str) -> String {
    let mut folded = String::new();
    for c in text.chars().map(small) {
        match c {
            'œ' => folded.push_str("oe"),
            'æ' => folded.push_str("ae"),
            // Final sigma.
            'ς' => folded.push('σ'),
            _ if is_hyphen(c) => folded.push('-'),
            _ if is_apostrophe(c) => folded.push('\''),
            _ if c.is_whitespace() => folded.push(' '),
            _ => match folded.chars().next_back().and_then(|letter| composed(letter, c)) {
                Some(letter) => {
                    folded.pop();
                    folded.push(letter);
                }
                None => folded.push(c),
            },
        }
    }
    folded.split_whitespace().collect::<Vec<_>>().join(" ")
}

/// Letters whose mark may be a separate character in a guess. For others the owner decides, see [`has_small`].
const COMPOSED: &str = "àèìòùáéíóúýćńśźĺŕâêîôûãñõăğżäëïöüÿåůőűčďěňřšťžçşţąę";

/// Returns a letter and its mark as one character, by Unicode's composition.
fn composed(letter: char, mark: char) -> Option<char> {
    compose(letter, mark).filter(|composed| COMPOSED.contains(*composed))
}

#[cfg(test)]
mod tests {
    use unicode_normalization::UnicodeNormalization;

    use super::*;

    /// The table contains letters only, and all letters of the app's own languages.
    #[test]
    fn letters_are_letters() {
        for c in (0..0x3_0000).filter_map(char::from_u32).filter(|c| is_letter(*c)) {
            assert!(c.is_alphabetic(), "{c}");
        }
        for c in ('a'..='ſ').filter(|c| c.is_alphabetic() && !matches!(c, 'ª' | 'µ' | 'º')) {
            assert!(is_letter(c), "{c}");
        }
    }

    /// Each pair of letter and mark gives its own letter.
    #[test]
    fn marks_and_their_letters() {
        let mut all: Vec<char> = Vec::new();
        for accented in COMPOSED.chars() {
            assert!(is_letter(accented) && small(accented) == accented);
            let apart: Vec<char> = accented.nfd().collect();
            assert!(apart.len() == 2 && is_mark(apart[1]), "{accented}");
            assert_eq!(composed(apart[0], apart[1]), Some(accented));
            all.push(accented);
        }
        let count = all.len();
        all.sort_unstable();
        all.dedup();
        assert_eq!(all.len(), count);
        // Unicode composes more pairs; here these stay two characters.
        assert_eq!((composed('o', '\u{31b}'), composed('o', '\u{304}')), (None, None));
    }

    /// Compares with the tables of the standard library.
    #[test]
    fn capitals_and_small_letters() {
        let one = |mut letters: std::char::ToLowercase| letters.next().filter(|_| letters.next().is_none());
        let scripts = ['A'..='ſ', 'Ǎ'..='Ǜ', 'Ά'..='ώ', 'Ѐ'..='џ', 'Ḁ'..='ẕ', 'Ạ'..='ỹ'];
        for c in scripts.into_iter().flatten() {
            if let Some(other) = one(c.to_lowercase()).filter(|other| *other != c) {
                assert_eq!((small(c), capital(other)), (other, c), "{c}");
            } else if c != 'İ' {
                assert_eq!(small(c), c, "{c}");
            }
        }
        for c in "日אع+1".chars() {
            assert_eq!((small(c), capital(c)), (c, c));
        }
    }
}
