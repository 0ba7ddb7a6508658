//! Problems on the screen: the list with the progress, and one problem on the board.

mod here;
mod list;
mod progress;
mod referee;
mod screen;
mod stage;
mod trial;
mod verdict;
mod words;

pub(super) use self::{list::ProblemList, screen::ProblemScreen};
