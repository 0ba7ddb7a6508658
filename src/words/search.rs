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
}
