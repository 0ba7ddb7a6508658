//! One match being played.
