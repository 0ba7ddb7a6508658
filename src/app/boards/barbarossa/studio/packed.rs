//! Stored strokes: packed text.

use crate::games::barbarossa::clay::{Stroke, are_bare, from_text, unpack};

/// Unpacks the strokes of a text; none if it is invalid.
pub(super) fn strokes(text: &str) -> Vec<Stroke> {
    from_text(text).and_then(|bytes| unpack(&bytes).ok()).unwrap_or_default()
}

/// Returns whether a text of strokes makes no clay.
pub(in super::super) fn is_bare(text: &str) -> bool {
    are_bare(&strokes(text))
}
