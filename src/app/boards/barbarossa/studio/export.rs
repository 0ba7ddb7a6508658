//! Exports an object as a picture, for 3D printing, or for other programs.

use super::{packed::strokes, picture::large};
use crate::scenes::barbarossa::studio::colour;
use crate::{
    app::platform::files,
    games::barbarossa::clay::{
        Clay,
        export::{Whole, glb, stl},
        from_text,
    },
};

/// The file format.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub(crate) enum Kind {
    /// PNG.
    Picture,
    /// STL, for printing.
    Print,
    /// Binary glTF.
    Model,
}

/// Saves an object as a file with this name plus its extension. Returns whether that worked.
pub(crate) fn export(text: &str, colour: u8, name: &str, kind: Kind) -> bool {
    let clay = Clay::of(&strokes(text));
    let (ending, mime, bytes) = match kind {
        Kind::Picture => (".png", "image/png", large(&clay, colour).and_then(|url| bytes(&url))),
        Kind::Print => (".stl", "model/stl", Some(stl(&Whole::of(&clay)))),
        Kind::Model => (".glb", "model/gltf-binary", Some(glb(&Whole::of(&clay), colour::srgb(colour)))),
    };
    bytes.is_some_and(|bytes| files::offer(&format!("{name}{ending}"), mime, &bytes))
}

/// The bytes of a data URL.
fn bytes(url: &str) -> Option<Vec<u8>> {
    let (_, letters) = url.split_once(',')?;
    from_text(&letters.trim_end_matches('=').replace('+', "-").replace('/', "_"))
}
