//! Barragoon, for two: pieces move exactly their value, and each capture puts new blocks on the board. Clause numbers
//! such as BG-4.3 are those of `docs/rules/barragoon.md`.

pub mod action;
pub mod board;
pub mod bot;
pub mod config;
pub mod counts;
pub mod draws;
pub mod ending;
pub mod event;
mod game;
pub mod moves;
pub mod notation;
mod paths;
pub mod phase;
pub mod position;
pub mod problems;
pub mod refusal;
mod repetition;
mod rules;
pub mod state;
pub mod target;
#[cfg(test)]
mod tests;
pub mod touch;
pub mod turn;
pub mod view;

pub use action::Action;
pub use board::{Axis, Board, Cell, Face, Heading, Piece, Side, Square, Squares, Value};
pub use config::{Config, Start};
pub use ending::{DrawReason, End, WinReason};
pub use event::Event;
pub use phase::{PlaceReason, Prompt};
pub use position::{Position, Setup};
pub use refusal::{ConfigFault, MoveRefusal, PositionFault, Refusal};
pub use state::Barragoon;
pub use target::Target;
pub use touch::Touched;
pub use turn::{Move, Placed, Placement, PlayedTurn};
pub use view::View;
