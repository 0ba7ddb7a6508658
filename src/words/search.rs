//! Finding what somebody looks for in a text, however they write it: capitals and accents make no difference.

use unicode_normalization::{UnicodeNormalization, char::is_combining_mark};

/// What somebody looks for: words, or the beginnings of words, that must all be there.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Wanted(Vec<String>);

impl Wanted {
    pub fn of(text: &str) -> Wanted {
        Wanted(words(&plain(text)).map(str::to_owned).collect())
    }

    /// Whether all of it is in these texts together, each as the beginning of a word; nothing is nowhere.
    pub fn is_in(&self, texts: &[&str]) -> bool {
        let texts: Vec<String> = texts.iter().map(|text| plain(text)).collect();
        let mut all = texts.iter().flat_map(|text| words(text)).collect::<Vec<_>>();
        all.sort_unstable();
        !self.0.is_empty() && self.0.iter().all(|wanted| all.iter().any(|word| word.starts_with(&**wanted)))
    }

    /// A text in pieces that make it up again, and of each whether it is a word that was looked for.
    pub fn marked(&self, text: &str) -> Vec<(String, bool)> {
        let mut pieces: Vec<(String, bool)> = Vec::new();
        let mut rest = text;
        while let Some(letter) = rest.chars().next() {
            let in_word = letter.is_alphanumeric();
            let end = rest.find(|other: char| other.is_alphanumeric() != in_word).unwrap_or(rest.len());
            let (piece, after) = rest.split_at(end);
            let word = plain(piece);
            let found = in_word && self.0.iter().any(|wanted| word.starts_with(&**wanted));
            match pieces.last_mut() {
                Some((before, false)) if !found => before.push_str(piece),
                _ => pieces.push((piece.to_owned(), found)),
            }
            rest = after;
        }
        pieces
    }
}

/// In small letters without accents.
fn plain(text: &str) -> String {
    text.nfd().filter(|letter| !is_combining_mark(*letter)).flat_map(char::to_lowercase).collect()
}

/// What stands between signs and blanks.
fn words(text: &str) -> impl Iterator<Item = &str> {
    text.split(|letter: char| !letter.is_alphanumeric()).filter(|word| !word.is_empty())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn capitals_and_accents_make_no_difference() {
        let text = ["Le dernier ordre", "L’enchère : qui mise le plus l’emporte."];
        for wanted in ["enchere", "ENCHÈRE", "ench mise", "dernier plus", "l'emporte"] {
            assert!(Wanted::of(wanted).is_in(&text), "{wanted}");
        }
        for wanted in ["", "  ", "chere", "enchere rente", "?"] {
            assert!(!Wanted::of(wanted).is_in(&text), "{wanted:?}");
        }
    }

    #[test]
    fn the_words_that_were_found_are_marked() {
        let text = "L’enchère : qui mise le plus l’emporte.";
        let pieces = Wanted::of("ench PLUS").marked(text);
        let marked: Vec<&str> =
            pieces.iter().filter(|(_, found)| *found).map(|(piece, _)| piece.as_str()).collect();
        assert_eq!(marked, ["enchère", "plus"]);
        assert_eq!(pieces.len(), 5, "{pieces:?}");
        assert_eq!(pieces.iter().map(|(piece, _)| piece.as_str()).collect::<String>(), text);
        assert_eq!(Wanted::of("").marked(text), [(text.to_owned(), false)]);
    }
}
