//! The play screen: everything around a game's board.

mod announcements;
mod badge;
mod controls_bar;
mod ending;
mod falling;
mod gate;
mod guide;
mod handing;
mod hints;
mod keeping;
mod leaving;
mod menu;
mod notices;
mod once;
mod over;
mod panels;
mod podium;
mod result_picture;
mod review;
mod sheet_handle;
mod stage;
mod timeline;
mod top;

pub use gate::{Play, Replay};
