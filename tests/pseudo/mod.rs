//! A pseudo-language: English with accents, and longer by two fifths, as German or Finnish would be. It reveals texts
//! that are cut off, or written in the program.

use fluent_syntax::{
    ast::{Entry, Expression, Pattern, PatternElement},
    parser::parse,
    serializer::serialize,
};

/// Additional length of texts, in percent.
const LONGER: usize = 40;

/// Returns a namespace's file in that language.
pub(crate) fn pseudo(english: &str) -> String {
    let mut resource = parse(english.to_owned()).unwrap_or_else(|(_, faults)| panic!("{faults:?}"));
    for entry in &mut resource.body {
        match entry {
            Entry::Message(message) => {
                message.value.iter_mut().for_each(translate);
                message.attributes.iter_mut().for_each(|attribute| translate(&mut attribute.value));
            }
            Entry::Term(term) => translate(&mut term.value),
            _ => {}
        }
    }
    serialize(&resource)
}

fn translate(pattern: &mut Pattern<String>) {
    for element in &mut pattern.elements {
        match element {
            PatternElement::TextElement { value } => *value = accented(value),
            PatternElement::Placeable { expression: Expression::Select { variants, .. } } => {
                variants.iter_mut().for_each(|variant| translate(&mut variant.value));
            }
            PatternElement::Placeable { expression: Expression::Inline(_) } => {}
        }
    }
}

/// Accents vowels and doubles them until the text is long enough.
fn accented(text: &str) -> String {
    let mut owed = 0;
    let mut out = String::new();
    for letter in text.chars() {
        let other = match letter {
            'a' => 'á',
            'e' => 'ê',
            'i' => 'ï',
            'o' => 'ö',
            'u' => 'ü',
            'A' => 'Á',
            'E' => 'Ê',
            'I' => 'Ï',
            'O' => 'Ö',
            'U' => 'Ü',
            other => other,
        };
        owed += LONGER;
        out.push(other);
        while owed >= 100 && other != letter {
            out.push(other.to_lowercase().next().unwrap_or(other));
            owed -= 100;
        }
    }
    out
}
