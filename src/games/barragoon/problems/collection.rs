//! The collection of problems, `problems.txt`. `examples/problems.rs` found them and prints the file.

use super::{kind::Kind, problem::Problem};

/// All problems by kind, the easier ones of a kind first.
#[derive(Debug)]
pub struct Collection {
    all: Vec<Problem>,
}

impl Collection {
    /// Reads the file, with one problem a line. Unreadable lines are left out.
    pub fn read(lines: &str) -> Collection {
        Collection { all: lines.lines().filter_map(|line| line.parse().ok()).collect() }
    }

    /// Returns all problems.
    pub fn all(&self) -> &[Problem] {
        &self.all
    }

    /// Iterates over the problems of one kind, the easier first.
    pub fn of_kind(&self, kind: Kind) -> impl Iterator<Item = &Problem> {
        self.all.iter().filter(move |problem| problem.kind == kind)
    }

    /// Returns the problem with this id.
    pub fn by_id(&self, id: &str) -> Option<&Problem> {
        self.all.iter().find(|problem| problem.id == id)
    }

    /// Returns its number among the problems of its kind, from 1.
    pub fn number(&self, problem: &Problem) -> usize {
        1 + self.of_kind(problem.kind).take_while(|other| other.id != problem.id).count()
    }

    /// Returns the problem of a day, with days counted from anywhere. All players get the same one, and each problem
    /// comes once before any comes again.
    pub fn of_the_day(&self, day: u64) -> Option<&Problem> {
        let count = self.all.len() as u64;
        let stride = (count * 5 / 8..count).find(|stride| gcd(*stride, count) == 1).unwrap_or(1);
        self.all.get((day.checked_rem(count)? * stride % count) as usize)
    }
}

fn gcd(a: u64, b: u64) -> u64 {
    if b == 0 { a } else { gcd(b, a % b) }
}
