//! The search parameters of each level.

use super::determinize::Memory;
use crate::kernel::bot::Level;

/// The search parameters of a level; no other place sets strength.
#[derive(Copy, Clone, Debug)]
pub(super) struct Strength {
    /// Playouts for a step.
    pub playouts: u32,
    /// The number of tricks in a playout, including the one on the table.
    pub horizon: i32,
    pub memory: Memory,
    /// Whether it grows a tree of good replies to each card; otherwise all seats play by the policy.
    pub grows_tree: bool,
    /// Whether it infers which seats play random cards; otherwise it assumes the policy of all.
    pub models_opponents: bool,
    /// The value of winning the match, in points of the round.
    pub win_bonus: f64,
    /// The weight of the policy's estimate of each card, in playouts, see [`Prior`](super::candidate::Prior).
    pub prior: f64,
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
            prior: 0.0,
        };
        match level {
            Level::Beginner => {
                Strength { playouts: 30, horizon: 2, memory: Memory { tricks: 1, voids: false }, ..plain }
            }
            Level::Easy => {
                Strength { playouts: 100, horizon: 8, memory: Memory { tricks: 4, voids: false }, ..plain }
            }
            Level::Medium => {
                Strength { playouts: 150, memory: Memory { tricks: 6, voids: false }, prior: 5.0, ..plain }
            }
            Level::Hard => Strength { playouts: 2_000, grows_tree: true, prior: 33.0, ..plain },
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
