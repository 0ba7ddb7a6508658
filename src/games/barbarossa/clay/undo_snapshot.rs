//! Saved parts of the clay for undo.

use super::{chunk::SavedChunk, engraving::SavedBrick};

/// The chunks of the field and the bricks of lines that a stroke changed, either as before it or as after it.
#[derive(Default)]
pub(super) struct UndoSnapshot {
    pub(super) chunks: Vec<SavedChunk>,
    pub(super) bricks: Vec<SavedBrick>,
}

impl UndoSnapshot {
    /// Returns an upper bound of its memory in bytes; bricks may be shared.
    pub(super) fn bytes(&self) -> usize {
        let bricks = self
            .bricks
            .iter()
            .map(|(_, brick)| size_of::<SavedBrick>() + brick.as_deref().map_or(0, size_of_val));
        self.chunks.iter().map(SavedChunk::bytes).sum::<usize>() + bricks.sum::<usize>()
    }
}
