//! A lesson on the screen: the board of its game, the teacher's texts, and the steps between them.

mod course;
mod lesson_of;
mod parts;
mod teacher;
mod words;

pub use self::{
    lesson_of::lesson_of,
    parts::{MissingWords, Steps},
    words::Words,
};
