//! All problems that there are: `problems.txt`. `examples/problems.rs` has found them, and prints the file anew.

use super::{kind::Kind, problem::Problem};

/// All of them, by kind, within a kind the easier first.
#[derive(Debug)]
pub struct Collection {
    all: Vec<Problem>,
}

impl Collection {
    /// Reads the file, which has a problem a line; one that cannot be read is left out.
    pub fn read(lines: &str) -> Collection {
        Collection { all: lines.lines().filter_map(|line| line.parse().ok()).collect() }
    }

    /// All of them.
    pub fn all(&self) -> &[Problem] {
        &self.all
    }

    /// Those of one kind, the easier first.
    pub fn of_kind(&self, kind: Kind) -> impl Iterator<Item = &Problem> {
        self.all.iter().filter(move |problem| problem.kind == kind)
    }

    /// The one with this id.
    pub fn by_id(&self, id: &str) -> Option<&Problem> {
        self.all.iter().find(|problem| problem.id == id)
    }

    /// Its place among those of its kind, counted from 1.
    pub fn number(&self, problem: &Problem) -> usize {
        1 + self.of_kind(problem.kind).take_while(|other| other.id != problem.id).count()
    }

    /// The one of a day, counted from anywhere: all get the same, and it takes as many days as there are problems until
    /// one comes again.
    pub fn of_the_day(&self, day: u64) -> Option<&Problem> {
        let count = self.all.len() as u64;
        let stride = (count * 5 / 8..count).find(|stride| gcd(*stride, count) == 1).unwrap_or(1);
        self.all.get((day.checked_rem(count)? * stride % count) as usize)
    }
}

fn gcd(a: u64, b: u64) -> u64 {
    if b == 0 { a } else { gcd(b, a % b) }
}
