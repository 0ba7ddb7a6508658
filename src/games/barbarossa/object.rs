//! An object of clay and the word it stands for.

use std::sync::Arc;

use super::{
    clay,
    config::{Config, Medium},
    refusal::Refusal,
    word::{Word, is_hidden},
};
use crate::kernel::Seat;

/// Appearance of an object. Everybody may see it once all objects are made.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Form {
    /// Sculpted in the app: the packed strokes as text.
    Strokes(Arc<str>),
    /// Real clay on the table: a photo as a data URL.
    Photo(Arc<str>),
    /// Real clay with a label only.
    None,
}

/// An object as its maker hands it in.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub struct Object {
    pub word: Word,
    pub form: Form,
    /// A public label, or a description for players who cannot see the object. May be empty.
    pub label: String,
}

/// Maximum length of a photo's data URL.
pub const MAX_PHOTO: usize = 48 << 10;

/// Maximum length of a label in characters.
pub const MAX_LABEL: usize = 80;

const PHOTOS: [&str; 2] = ["data:image/jpeg;base64,", "data:image/webp;base64,"];

impl Object {
    /// Whether the object may be handed in under these options (BB-2.1 to BB-2.3).
    ///
    /// # Errors
    /// The rule that refuses it.
    pub fn check(&self, config: &Config) -> Result<(), Refusal> {
        // Reading a log allows phrases in any match; here the options of the match apply.
        Word::spelt(self.word.text(), config.words(), config.spelling).map_err(Refusal::Word)?;
        if self.label.chars().count() > MAX_LABEL || self.label.chars().any(is_hidden) {
            return Err(Refusal::Label);
        }
        match (&self.form, config.clay) {
            (Form::Strokes(text), Medium::App) => {
                // Before the first stroke the studio writes an empty text.
                if text.is_empty() {
                    return Err(Refusal::Bare);
                }
                let strokes = clay::from_text(text).and_then(|bytes| clay::unpack(&bytes).ok());
                match strokes {
                    Some(strokes) if clay::are_bare(&strokes) => Err(Refusal::Bare),
                    Some(_) => Ok(()),
                    None => Err(Refusal::Strokes),
                }
            }
            // A device that cannot show clay takes an object of real clay, even in a match with clay in the app.
            (Form::Photo(data), _) => {
                let coded = PHOTOS.iter().find_map(|head| data.strip_prefix(head));
                let fits = |c: u8| c.is_ascii_alphanumeric() || matches!(c, b'+' | b'/' | b'=');
                if coded.is_some_and(|coded| coded.bytes().all(fits)) && data.len() <= MAX_PHOTO {
                    Ok(())
                } else {
                    Err(Refusal::Photo)
                }
            }
            // BB-2.3: the players must be able to name the object.
            (Form::None, _) => {
                if self.label.trim().is_empty() {
                    Err(Refusal::Nameless)
                } else {
                    Ok(())
                }
            }
            (Form::Strokes(_), Medium::Real) => Err(Refusal::OtherClay),
        }
    }

    /// Whether the label contains the word (BB-2.3). Such an object is refused when handed in; logs may have it.
    pub fn is_told(&self) -> bool {
        self.word.is_in(&self.label)
    }
}

/// An object on the table.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct PlacedObject {
    pub object: Object,
    /// The seats that have solved it, in order; each has an arrow in it (BB-4.1).
    pub solved: Vec<Seat>,
}
