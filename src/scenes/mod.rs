//! Turns a view and the players' selections into a plain model for a board to draw.
//!
//! Independent of browser and language: words are enums, colours are roles.

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
pub mod layout_class;
pub mod picture;
pub mod press;
pub mod qr;
pub mod scan;
pub mod shelf;
