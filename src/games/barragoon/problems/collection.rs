//! All problems that there are. `examples/problems.rs` has found them, and prints the file anew.

use std::sync::LazyLock;

use super::{kind::Kind, problem::Problem};

/// A problem a line; within a kind the easier first.
pub(super) const LINES: &str = include_str!("problems.txt");

static ALL: LazyLock<Vec<Problem>> =
    LazyLock::new(|| LINES.lines().filter_map(|line| line.parse().ok()).collect());

/// All of them, by kind, within a kind the easier first.
pub fn all() -> &'static [Problem] {
    &ALL
}

/// Those of one kind, the easier first.
pub fn of_kind(kind: Kind) -> impl Iterator<Item = &'static Problem> {
    all().iter().filter(move |problem| problem.kind == kind)
}

/// The one with this id.
pub fn by_id(id: &str) -> Option<&'static Problem> {
    all().iter().find(|problem| problem.id == id)
}

/// The one of a day, counted from anywhere: all get the same, and it takes as many days as there are problems until one
/// comes again.
pub fn of_the_day(day: u64) -> Option<&'static Problem> {
    let count = all().len() as u64;
    let stride = (count * 5 / 8..count).find(|stride| gcd(*stride, count) == 1).unwrap_or(1);
    all().get((day.checked_rem(count)? * stride % count) as usize)
}

fn gcd(a: u64, b: u64) -> u64 {
    if b == 0 { a } else { gcd(b, a % b) }
}
