//! Words: what may be one, its letters as a person counts them, and when two are the same.
//!
//! A letter is a character with whatever is set over or under it, written as one character or as several
//! (`é` may be both). What is typed comes composed; both are read.

/// Why this is no word for a riddle (BB-2.1).
#[derive(Copy, Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum Fault {
    #[error("nothing is written")]
    Empty,
    #[error("more than {LONGEST} letters")]
    Long,
    #[error("one word only")]
    TwoWords,
    #[error("two words at most (BB-2.2)")]
    ThreeWords,
    #[error("letters only")]
    Signs,
    #[error("a hyphen or an apostrophe stands between letters")]
    Joints,
    #[error("an invisible character")]
    Control,
}

/// The most letters a word may have.
pub const LONGEST: usize = 20;

/// The word of a riddle, as it was written.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub struct Word(String);

impl Word {
    /// Checks BB-2.1 as far as a program can; with `two`, BB-2.2.
    pub fn new(text: &str, two: bool) -> Result<Word, Fault> {
        let text = text.trim();
        if text.is_empty() {
            return Err(Fault::Empty);
        }
        // Before it is counted: it may be very long.
        if text.len() > 16 * LONGEST {
            return Err(Fault::Long);
        }
        if text.chars().any(is_hidden) {
            return Err(Fault::Control);
        }
        let fits = |c: char| is_letter(c) || is_mark(c) || is_joint(c) || c == ' ';
        if !text.chars().all(fits) {
            return Err(Fault::Signs);
        }
        match text.split(' ').filter(|word| !word.is_empty()).count() {
            1 => {}
            2 if two => {}
            2 => return Err(Fault::TwoWords),
            _ => return Err(if two { Fault::ThreeWords } else { Fault::TwoWords }),
        }
        let words: Vec<&str> = text.split(' ').filter(|word| !word.is_empty()).collect();
        let whole = |part: &str| part.chars().next().is_some_and(|first| !is_mark(first));
        if !words.iter().all(|word| word.split(is_joint).all(whole)) {
            return Err(Fault::Joints);
        }
        let word = Word(words.join(" "));
        if word.letters().len() > LONGEST { Err(Fault::Long) } else { Ok(word) }
    }

    pub fn text(&self) -> &str {
        &self.0
    }

    /// Its letters, in capitals, with their accents (BB-3.10).
    pub fn letters(&self) -> Vec<String> {
        let mut letters: Vec<String> = Vec::new();
        for c in self.0.chars().filter(|c| !is_joint(*c) && *c != ' ') {
            match letters.last_mut() {
                Some(letter) if is_mark(c) => letter.push(c),
                _ => letters.push(capital(c).to_string()),
            }
        }
        letters
    }

    /// Whether a guess is right at once (BB-4.3).
    pub fn is(&self, guess: &str) -> bool {
        plain(&self.0) == plain(guess)
    }
}

/// Whether this can be written down as a guess.
pub fn check_guess(text: &str) -> Result<(), Fault> {
    if plain(text).is_empty() {
        Err(Fault::Empty)
    } else if text.chars().any(is_hidden) {
        Err(Fault::Control)
    } else if text.chars().count() > 3 * LONGEST {
        Err(Fault::Long)
    } else {
        Ok(())
    }
}

/// Controls, and what makes text look like other text: joiners, turns of direction, marks of byte order.
pub fn is_hidden(c: char) -> bool {
    c.is_control()
        || matches!(c, '\u{ad}' | '\u{61c}' | '\u{180e}' | '\u{200b}'..='\u{200f}' | '\u{2028}'..='\u{202e}'
            | '\u{2060}'..='\u{206f}' | '\u{feff}' | '\u{fff9}'..='\u{fffb}')
}

/// What is set over, under or through the character before it.
fn is_mark(c: char) -> bool {
    matches!(c, '\u{300}'..='\u{36f}' | '\u{483}'..='\u{489}' | '\u{1ab0}'..='\u{1aff}' | '\u{1dc0}'..='\u{1dff}'
        | '\u{20d0}'..='\u{20ff}' | '\u{fe20}'..='\u{fe2f}')
}

/// The letters of the scripts that families here write. The standard library's table of all alphabets would be a
/// hundredth of the app.
fn is_letter(c: char) -> bool {
    c.is_ascii_alphabetic()
        || matches!(c, 'À'..='Ö' | 'Ø'..='ö' | 'ø'..='ʯ' | 'Ά' | 'Έ'..='Ί' | 'Ό' | 'Ύ'..='Ρ' | 'Σ'..='ϵ' | 'Ϸ'..='ҁ'
            | 'Ҋ'..='ԯ' | 'Ա'..='Ֆ' | 'ա'..='ֆ' | 'א'..='ת' | 'ؠ'..='ي' | 'ა'..='ჺ' | 'Ḁ'..='ἕ' | 'ぁ'..='ゖ'
            | 'ァ'..='ヺ' | '一'..='鿿' | '가'..='힣')
}

fn is_joint(c: char) -> bool {
    matches!(c, '-' | '\u{2010}' | '\u{2011}' | '\'' | '\u{2019}' | '\u{2bc}')
}

/// Capitals and their small letters in the Latin, Greek and Cyrillic scripts: the first and the last capital, how many
/// characters from one to the next, and from each to its small letter. The standard library's tables are for all
/// scripts; they would make the app larger by a fortieth.
const CASES: [(char, char, u32, u32); 23] = [
    ('A', 'Z', 1, 32),
    ('À', 'Ö', 1, 32),
    ('Ø', 'Þ', 1, 32),
    ('Ā', 'Į', 2, 1),
    ('Ĳ', 'Ķ', 2, 1),
    ('Ĺ', 'Ň', 2, 1),
    ('Ŋ', 'Ŷ', 2, 1),
    ('Ź', 'Ž', 2, 1),
    ('Ơ', 'Ơ', 2, 1),
    ('Ư', 'Ư', 2, 1),
    ('Ǎ', 'Ǜ', 2, 1),
    ('Ȁ', 'Ȟ', 2, 1),
    ('Ά', 'Ά', 1, 38),
    ('Έ', 'Ί', 1, 37),
    ('Ό', 'Ό', 1, 64),
    ('Ύ', 'Ώ', 1, 63),
    ('Α', 'Ρ', 1, 32),
    ('Σ', 'Ϋ', 1, 32),
    ('Ѐ', 'Џ', 1, 80),
    ('А', 'Я', 1, 32),
    ('Ӑ', 'Ԯ', 2, 1),
    ('Ḁ', 'Ẕ', 2, 1),
    ('Ạ', 'Ỿ', 2, 1),
];

fn small(c: char) -> char {
    let code = u32::from(c);
    let of = |(first, last, step, to): &(char, char, u32, u32)| {
        ((*first..=*last).contains(&c) && (code - u32::from(*first)).is_multiple_of(*step))
            .then_some(code + to)
    };
    match c {
        'Ÿ' => 'ÿ',
        'ẞ' => 'ß',
        _ => CASES.iter().find_map(of).and_then(char::from_u32).unwrap_or(c),
    }
}

fn capital(c: char) -> char {
    let code = u32::from(c);
    let of = |(first, last, step, to): &(char, char, u32, u32)| {
        let from = code.checked_sub(*to)?;
        let fits = (u32::from(*first)..=u32::from(*last)).contains(&from);
        (fits && (from - u32::from(*first)).is_multiple_of(*step)).then_some(from)
    };
    match c {
        'ÿ' => 'Ÿ',
        'ß' => 'ẞ',
        'ς' => 'Σ',
        _ => CASES.iter().find_map(of).and_then(char::from_u32).unwrap_or(c),
    }
}

/// Articles of the languages that are played in.
const ARTICLES: [&str; 13] = ["a", "an", "the", "l", "le", "la", "les", "un", "une", "d", "du", "de", "des"];

/// Without case, accents, articles, hyphens, apostrophes and spaces (BB-4.3).
fn plain(text: &str) -> String {
    let mut words: Vec<String> = vec![String::new()];
    for c in text.chars().map(small) {
        if is_joint(c) || c.is_whitespace() {
            words.push(String::new());
        } else if let Some(word) = words.last_mut()
            && !is_mark(c)
        {
            match without_accent(c) {
                Ok(letter) => word.push(letter),
                Err(letters) => word.push_str(letters),
            }
        }
    }
    words.retain(|word| !word.is_empty());
    if words.len() > 1 && ARTICLES.contains(&words[0].as_str()) {
        words.remove(0);
    }
    words.concat()
}

/// The letter under an accent of the Latin scripts, or the letters of a ligature.
fn without_accent(c: char) -> Result<char, &'static str> {
    Ok(match c {
        'à'..='å' | 'ā' | 'ă' | 'ą' | 'ǎ' | 'ạ'..='ặ' => 'a',
        'ç' | 'ć' | 'ĉ' | 'ċ' | 'č' => 'c',
        'ď' | 'đ' => 'd',
        'è'..='ë' | 'ē' | 'ĕ' | 'ė' | 'ę' | 'ě' | 'ẹ'..='ệ' => 'e',
        'ĝ' | 'ğ' | 'ġ' | 'ģ' | 'ǧ' => 'g',
        'ĥ' | 'ħ' => 'h',
        'ì'..='ï' | 'ĩ' | 'ī' | 'ĭ' | 'į' | 'ı' | 'ǐ' | 'ỉ'..='ị' => 'i',
        'ĵ' => 'j',
        'ķ' => 'k',
        'ĺ' | 'ļ' | 'ľ' | 'ŀ' | 'ł' => 'l',
        'ñ' | 'ń' | 'ņ' | 'ň' => 'n',
        'ò'..='ö' | 'ø' | 'ō' | 'ŏ' | 'ő' | 'ơ' | 'ǒ' | 'ọ'..='ợ' => 'o',
        'ŕ' | 'ŗ' | 'ř' => 'r',
        'ś' | 'ŝ' | 'ş' | 'š' | 'ș' => 's',
        'ţ' | 'ť' | 'ŧ' | 'ț' => 't',
        'ù'..='ü' | 'ũ' | 'ū' | 'ŭ' | 'ů' | 'ű' | 'ų' | 'ư' | 'ǔ' | 'ụ'..='ự' => 'u',
        'ŵ' => 'w',
        'ý' | 'ÿ' | 'ŷ' | 'ỳ'..='ỹ' => 'y',
        'ź' | 'ż' | 'ž' => 'z',
        'œ' => return Err("oe"),
        'æ' => return Err("ae"),
        'ß' => return Err("ss"),
        'ĳ' => return Err("ij"),
        _ => c,
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Against the table of the standard library: what is no letter there is none here, and none of our own
    /// languages is missing.
    #[test]
    fn letters_are_letters() {
        for c in (0..0x3_0000).filter_map(char::from_u32).filter(|c| is_letter(*c)) {
            assert!(c.is_alphabetic(), "{c}");
        }
        for c in ('a'..='ſ').filter(|c| c.is_alphabetic() && !matches!(c, 'ª' | 'µ' | 'º')) {
            assert!(is_letter(c), "{c}");
        }
    }

    /// Against the tables of the standard library.
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
