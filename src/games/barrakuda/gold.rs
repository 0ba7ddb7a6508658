//! Gold, in pieces.

/// Pieces of gold.
pub type Gold = u16;

/// Maximum gold that stays on a wreck (BK-4.3).
pub const HEAP: Gold = 4;
