//! Short sounds, synthesised: no samples to load.

/// What has just happened, as far as the ear is concerned.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Sound {
    Move,
    Capture,
    Place,
    Win,
    Draw,
}
