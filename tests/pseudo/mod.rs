//! A language that nobody speaks: English with accents, and longer by two fifths, as German or Finnish would be. What is
//! cut off, or spelt out in the program, shows.

use fluent_syntax::{
    ast::{Entry, Expression, Pattern, PatternElement},
    parser::parse,
    serializer::serialize,
};

/// By how much texts are longer, in hundredths.
const LONGER: usize = 40;

/// The file of a namespace in that language.
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

/// Vowels are doubled until the text is long enough.
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
