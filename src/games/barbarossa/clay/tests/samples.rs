//! Objects made by hand.
