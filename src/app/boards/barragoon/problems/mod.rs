//! Problems on the screen: the list with the progress, and one problem on the board.

mod collection;
mod list;
mod progress;
mod referee;
mod screen;
mod stage;
mod trial;
mod trial_result;
mod words;

pub(super) use self::{list::ProblemList, screen::ProblemScreen};
