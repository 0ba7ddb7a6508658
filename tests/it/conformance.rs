//! The suite of the kernel, run on every game.
