//! A lesson on the screen: the board of its game, the words of a teacher, and the way from one beat to the next.

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
