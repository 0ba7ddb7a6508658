//! What a level of strength amounts to.

use super::determinize::Memory;
use crate::kernel::bot::Level;

/// The one place where strength is set.
#[derive(Copy, Clone, Debug)]
pub(super) struct Strength {
    /// Playouts for a step.
    pub playouts: u32,
    /// After so many tricks, the one on the table included, a playout ends.
    pub horizon: i32,
    pub memory: Memory,
    /// Whether a tree is grown of good answers to each card: else all play by the policy alone.
    pub grows_tree: bool,
    /// Whether it infers who plays just any card: else all are taken to play by the policy.
    pub models_opponents: bool,
    /// What winning the match is worth to it, in points of the round.
    pub win_bonus: f64,
}

/// More tricks than any round has.
const TO_THE_END: i32 = 52;

impl Strength {
    pub(super) fn of(level: Level) -> Strength {
        let (horizon, memory) = (TO_THE_END, Memory::PERFECT);
        let plain = Strength {
            playouts: 300,
            horizon,
            memory,
            grows_tree: false,
            models_opponents: false,
            win_bonus: 0.0,
        };
        match level {
            Level::Beginner => {
                Strength { playouts: 30, horizon: 2, memory: Memory { tricks: 1, voids: false }, ..plain }
            }
            Level::Easy => {
                Strength { playouts: 100, horizon: 8, memory: Memory { tricks: 4, voids: false }, ..plain }
            }
            Level::Medium => Strength { memory: Memory { tricks: 6, voids: true }, ..plain },
            Level::Hard => Strength { playouts: 2_000, grows_tree: true, ..plain },
            Level::Expert => Strength {
                playouts: 20_000,
                grows_tree: true,
                models_opponents: true,
                win_bonus: 400.0,
                ..plain
            },
        }
    }
}
