//! The rules, one file for each chapter: checks and effects.

mod costs;
mod deal;
mod rounds;
mod tricks;
