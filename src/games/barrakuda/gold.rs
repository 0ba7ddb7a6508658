//! Gold, in pieces.

/// Pieces of gold.
pub type Gold = u16;

/// The most gold that stays on a wreck (BK-4.3).
pub const HEAP: Gold = 4;
