//! Barragoon, for two: pieces that move their exact value, and captures that put new blocks in the
//! way. Clause numbers (BG-4.3) are those of `docs/rules/barragoon.md`.

pub mod board;
