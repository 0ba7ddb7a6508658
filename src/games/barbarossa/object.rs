//! An object: what stands in the middle of the table, and the word it stands for.

use std::sync::Arc;

use super::{
    clay,
    config::{Config, Medium},
    refusal::Refusal,
    word::{Word, is_hidden},
};
use crate::kernel::Seat;

/// What an object looks like; everybody may see it once all are made.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Form {
    /// Sculpted in the app: its strokes, packed, as text.
    Strokes(Arc<str>),
    /// Real clay on the table: a photo, as the address of its data.
    Photo(Arc<str>),
    /// Real clay that has only its label.
    None,
}

/// An object as its maker hands it in.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub struct Object {
    pub word: Word,
    pub form: Form,
    /// A label, or a description for those who cannot see the object: for all. May be empty.
    pub label: String,
}

/// The most characters of a photo's data.
pub const MAX_PHOTO: usize = 48 << 10;

/// The most characters of a label.
pub const MAX_LABEL: usize = 80;

const PHOTOS: [&str; 2] = ["data:image/jpeg;base64,", "data:image/webp;base64,"];

impl Object {
    /// Whether it may be handed in where this was agreed (BB-2.1 to BB-2.3).
    ///
    /// # Errors
    /// The rule that says no.
    pub fn check(&self, config: &Config) -> Result<(), Refusal> {
        // A log's words are read with phrases allowed; here the options of the match count.
        Word::new(self.word.text(), config.words()).map_err(Refusal::Word)?;
        if self.label.chars().count() > MAX_LABEL || self.label.chars().any(is_hidden) {
            return Err(Refusal::Label);
        }
        match (&self.form, config.clay) {
            (Form::Strokes(text), Medium::App) => {
                // The studio writes nothing before the first stroke.
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
            // Where a device cannot show clay, an object of a match in the app is of real clay all the same.
            (Form::Photo(data), _) => {
                let coded = PHOTOS.iter().find_map(|head| data.strip_prefix(head));
                let fits = |c: u8| c.is_ascii_alphanumeric() || matches!(c, b'+' | b'/' | b'=');
                if coded.is_some_and(|coded| coded.bytes().all(fits)) && data.len() <= MAX_PHOTO {
                    Ok(())
                } else {
                    Err(Refusal::Photo)
                }
            }
            // BB-2.3: all must be able to tell which object is meant.
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

    /// Whether its label gives its word away (BB-2.3). Nobody is to hand such a one in; logs may have it.
    pub fn is_told(&self) -> bool {
        self.word.is_in(&self.label)
    }
}

/// An object on the table.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct PlacedObject {
    pub object: Object,
    /// Who has solved it: an arrow each, in order (BB-4.1).
    pub solved: Vec<Seat>,
}
