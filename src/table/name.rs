//! Names of players and saved items. Text may be typed, pasted or imported. A stored name is a single readable line
//! that does not affect the text around it. It is composed (NFC), so that each keyboard writes the same "Zoë".

use unicode_segmentation::UnicodeSegmentation;

use super::normal_form::{Form, normalized};

/// Maximum number of letters of a name, as people count them: an accent, or a family of emoji, is part of one letter.
pub const MAX_LETTERS: usize = 24;

/// Maximum number of characters of one letter. A family with its skin tones takes eleven; marks stacked over a page
/// take hundreds.
const LETTER: usize = 12;

/// The `maxlength` of an input for a name, which browsers count in UTF-16 units. It is more than any stored name needs.
pub const MAX_TYPED: u32 = 2 * (MAX_LETTERS * LETTER) as u32;

/// Counts letters as people do: grapheme clusters.
pub fn letters(text: &str) -> usize {
    text.graphemes(true).count()
}

/// Returns the text as a name of any length: one line without invisible characters. Empty if nothing is visible.
pub fn tidy(text: &str) -> String {
    let mut now = text.to_owned();
    // Dropped characters bring new neighbours together, so this repeats until the text stays the same. It terminates:
    // each round drops or composes characters, and the few that composing splits stay split.
    loop {
        let next = tidied(&now);
        if next == now {
            return now;
        }
        now = next;
    }
}

/// Returns the text as a name to store, cut after [`MAX_LETTERS`] letters.
pub fn cut(text: &str) -> String {
    let mut name = tidy(text);
    while let Some((end, _)) = name.grapheme_indices(true).nth(MAX_LETTERS) {
        name = tidy(&name[..end]);
    }
    name
}

/// Returns the name for use within a sentence. Two invisible marks isolate a name that is written from right to left,
/// so that it does not reorder the words around it.
pub fn isolated(name: &str) -> String {
    // Already isolated, alone or as a list of names.
    if name.starts_with('\u{2068}') {
        return name.to_owned();
    }
    if name.chars().any(runs_left) { ["\u{2068}", name, "\u{2069}"].concat() } else { name.to_owned() }
}

/// Joins a small word and a name as French does: "de Anna" becomes "d’Anna", "que Ben" stays.
pub fn elided(word: &str, name: &str) -> String {
    match word.strip_suffix('e').filter(|_| sounds_open(name.trim_start_matches('\u{2068}'))) {
        Some(cut) => [cut, "’", name].concat(),
        None => [word, " ", name].concat(),
    }
}

/// First names with a mute h. Spelling does not tell whether an h is mute; before any other name, the word stays as it
/// is.
const MUTE: [&str; 24] = [
    "hadrien",
    "hector",
    "hélène",
    "helene",
    "héloïse",
    "heloise",
    "henri",
    "henriette",
    "henry",
    "hercule",
    "hermine",
    "hermione",
    "hervé",
    "herve",
    "hilaire",
    "hippolyte",
    "honoré",
    "honorine",
    "horace",
    "hortense",
    "hubert",
    "hugues",
    "huguette",
    "hyacinthe",
];

/// Joins a conjunction and the next word as Spanish and Italian do: "y Inés" becomes "e Inés", "o Olga" "u Olga", and
/// "e Elena" "ed Elena".
pub fn conjoined(word: &str, next: &str) -> String {
    let small = next.trim_start_matches('\u{2068}').to_lowercase();
    // The h of Spanish is mute, and no Italian word has one that counts.
    let mut sounds = small.strip_prefix('h').unwrap_or(&small).chars();
    let is_vowel = |sound: char| "aáàeéèiíìoóòuúù".contains(sound);
    let word = match (word, sounds.next(), sounds.next()) {
        // "y hielo": not before a diphthong.
        ("y", Some('i'), second) if !second.is_some_and(is_vowel) => "e",
        ("y", Some('í' | 'ì'), _) => "e",
        // "e Yvonne", but "y Yolanda".
        ("y", Some('y'), second) if !second.is_none_or(is_vowel) => "e",
        ("o", Some('o' | 'ó' | 'ò'), _) => "u",
        ("e", Some('e' | 'é' | 'è'), _) if !small.starts_with('h') => "ed",
        _ => word,
    };
    [word, " ", next].concat()
}

/// Whether French pronounces the name with a vowel first.
fn sounds_open(name: &str) -> bool {
    const VOWELS: &str = "aàáâäãåeéèêëiîíïoôóöõuùúûüœæ";
    let small = name.to_lowercase();
    let mut letters = small.chars();
    match letters.next() {
        Some('h') => small.split([' ', '-']).next().is_some_and(|first| MUTE.contains(&first)),
        // "d’Yves", but "de Yann".
        Some('y') => letters.next().is_some_and(|second| second.is_alphabetic() && !VOWELS.contains(second)),
        first => first.is_some_and(|first| VOWELS.contains(first)),
    }
}

fn tidied(text: &str) -> String {
    let mut name = String::new();
    for word in text.split_whitespace() {
        let mut kept = String::new();
        let mut last = ' ';
        for c in word.chars() {
            if !c.is_control() && !is_unseen(c) && (!is_tag(c) || is_tag(last) || last == FLAG) {
                kept.push(c);
                last = c;
            }
        }
        if !name.is_empty() && !kept.is_empty() {
            name.push(' ');
        }
        for letter in kept.graphemes(true) {
            name.extend(letter.chars().take(LETTER));
        }
    }
    let name = normalized(&name, Form::Composed);
    let seen = |c: char| !c.is_whitespace() && !is_blank(c) && !is_tag(c);
    if name.chars().any(seen) { name } else { String::new() }
}

/// The black flag. Tag characters after it spell a region: with `gbsct` it is the flag of Scotland.
const FLAG: char = '\u{1f3f4}';

fn is_tag(c: char) -> bool {
    matches!(c, '\u{e0020}'..='\u{e007f}')
}

/// Whether a character controls the text around it, or is invisible. Joiners are allowed: scripts and emoji need them.
fn is_unseen(c: char) -> bool {
    matches!(c,
        // Direction: marks, embeddings and overrides, isolates.
        '\u{61c}' | '\u{200e}' | '\u{200f}' | '\u{202a}'..='\u{202e}' | '\u{2066}'..='\u{206f}'
        // Spaces without width, invisible operators, soft hyphens, annotations, byte order marks.
        | '\u{ad}' | '\u{180e}' | '\u{200b}' | '\u{2060}'..='\u{2065}' | '\u{feff}' | '\u{fff9}'..='\u{fffb}'
        | '\u{e0000}'..='\u{e001f}')
}

/// Whether a character is invisible when it stands alone.
fn is_blank(c: char) -> bool {
    matches!(c,
        '\u{34f}' | '\u{115f}' | '\u{1160}' | '\u{17b4}' | '\u{17b5}' | '\u{200c}' | '\u{200d}' | '\u{2800}'
        | '\u{3164}' | '\u{fe00}'..='\u{fe0f}' | '\u{ffa0}' | '\u{e0100}'..='\u{e01ef}')
}

/// Whether a character belongs to a script that runs from right to left.
fn runs_left(c: char) -> bool {
    matches!(c,
        '\u{590}'..='\u{8ff}' | '\u{fb1d}'..='\u{fdff}' | '\u{fe70}'..='\u{fefe}' | '\u{10800}'..='\u{10fff}'
        | '\u{1e800}'..='\u{1efff}')
}
