//! Thin wrappers over what browsers offer, each of which does nothing, quietly, where it is missing.

pub mod sounds;
