//! The rules, a chapter a file: what may be done, and what comes of it.

mod costs;
mod deal;
mod rounds;
mod tricks;
