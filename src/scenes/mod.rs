//! From a view and what the hands at the table hold to a plain model that a board draws.
//!
//! Nothing here knows a browser or a language: words are enums, colours are roles.

pub mod barbarossa;
pub mod barracuda;
pub mod barragoon;
pub mod barrakuda;
pub mod bouillabaisse;
pub mod chart;
pub mod curtain;
pub mod drop_down;
pub mod install;
pub mod keys;
pub mod press;
pub mod room;
pub mod shelf;
