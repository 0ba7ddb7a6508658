//! Names of players and saved items. Text may be typed, pasted or imported. A stored name is a single readable line
//! that does not affect the text around it. It is composed (NFC), so that each keyboard writes the same "Zoë".

use unicode_segmentation::UnicodeSegmentation;

use super::normal_form::{Form, normalized};

/// How many letters a name has at most, as people count them: an accent, or a family of emoji, is part of a letter.
pub const MAX_LETTERS: usize = 24;

/// The characters that one letter may be made of. A family with its skin tones takes eleven; marks piled up over a
/// page take hundreds.
const LETTER: usize = 12;

/// The `maxlength` of an input for a name, which browsers count in units of UTF-16: more than any name that is kept.
pub const MAX_TYPED: u32 = 2 * (MAX_LETTERS * LETTER) as u32;

/// How many letters this has, as people count them.
pub fn letters(text: &str) -> usize {
    text.graphemes(true).count()
}

/// The text as a name of any length: one line, without what cannot be seen. Empty where nothing can be seen.
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

/// The text as a name that can be kept, cut at a letter where it is too long.
pub fn cut(text: &str) -> String {
    let mut name = tidy(text);
    while let Some((end, _)) = name.grapheme_indices(true).nth(MAX_LETTERS) {
        name = tidy(&name[..end]);
    }
    name
}

/// The name within a sentence. One that is written from right to left is kept from turning the words around it; the
/// two marks are nothing to see.
pub fn isolated(name: &str) -> String {
    // Isolated already, by itself or as a list of such.
    if name.starts_with('\u{2068}') {
        return name.to_owned();
    }
    if name.chars().any(runs_left) { ["\u{2068}", name, "\u{2069}"].concat() } else { name.to_owned() }
}

/// A small word before a name, "de Anna" or "que Ben", as French says it: "d’Anna".
pub fn elided(word: &str, name: &str) -> String {
    match word.strip_suffix('e').filter(|_| sounds_open(name.trim_start_matches('\u{2068}'))) {
        Some(cut) => [cut, "’", name].concat(),
        None => [word, " ", name].concat(),
    }
}

/// First names that are said as if they began with what follows the h. Whether an h is mute nobody can tell by looking at
/// it; before a name that is not here it is left as it is written.
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

/// Whether French says the name with a vowel first.
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

/// Whether a character steers the text around it, or is invisible. Not the joiners: scripts and emoji need them.
fn is_unseen(c: char) -> bool {
    matches!(c,
        // Direction: marks, embeddings and overrides, isolates.
        '\u{61c}' | '\u{200e}' | '\u{200f}' | '\u{202a}'..='\u{202e}' | '\u{2066}'..='\u{206f}'
        // Spaces without width, invisible operators, soft hyphens, annotations, marks of byte order.
        | '\u{ad}' | '\u{180e}' | '\u{200b}' | '\u{2060}'..='\u{2065}' | '\u{feff}' | '\u{fff9}'..='\u{fffb}'
        | '\u{e0000}'..='\u{e001f}')
}

/// What is nothing to see where it stands alone.
fn is_blank(c: char) -> bool {
    matches!(c,
        '\u{34f}' | '\u{115f}' | '\u{1160}' | '\u{17b4}' | '\u{17b5}' | '\u{200c}' | '\u{200d}' | '\u{2800}'
        | '\u{3164}' | '\u{fe00}'..='\u{fe0f}' | '\u{ffa0}' | '\u{e0100}'..='\u{e01ef}')
}

/// The scripts that run from right to left.
fn runs_left(c: char) -> bool {
    matches!(c,
        '\u{590}'..='\u{8ff}' | '\u{fb1d}'..='\u{fdff}' | '\u{fe70}'..='\u{fefe}' | '\u{10800}'..='\u{10fff}'
        | '\u{1e800}'..='\u{1efff}')
}
