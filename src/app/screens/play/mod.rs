//! A match on the screen: what stands around every game's board.

mod badge;
mod controls_bar;
mod ending;
mod gate;
mod guide;
mod handing;
mod leaving;
mod menu;
mod once;
mod panels;
mod podium;
mod result_picture;
mod review;
mod room;
mod stage;
mod timeline;
mod told;

pub use gate::{Play, Replay};
