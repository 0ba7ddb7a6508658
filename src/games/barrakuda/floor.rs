//! The sea floor: six wreck cards side by side, and the Barracuda's routes between them.

use std::{array, fmt, str::FromStr};

use rand::{Rng, RngExt, seq::SliceRandom};
use serde::Serialize;

use crate::kernel::NotationError;

/// Number of wrecks.
pub const WRECKS: usize = 6;

/// A wreck card by its number, 1 to 6.
#[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize)]
#[serde(into = "u8")]
pub struct Wreck(u8);

/// Its number from 1.
impl From<Wreck> for u8 {
    fn from(wreck: Wreck) -> u8 {
        wreck.number()
    }
}

impl Wreck {
    pub const FIRST: Wreck = Wreck(1);

    /// The last wreck, where the Barracuda starts and to which no diver goes (BK-1.3).
    pub const LAIR: Wreck = Wreck(WRECKS as u8);

    /// Returns the wreck with this number, or `None` for a wrong number.
    pub fn new(number: u8) -> Option<Wreck> {
        (1..=WRECKS as u8).contains(&number).then_some(Wreck(number))
    }

    /// Iterates over all wrecks in the order of their numbers.
    pub fn all() -> impl DoubleEndedIterator<Item = Wreck> + Clone {
        (1..=WRECKS as u8).map(Wreck)
    }

    pub fn number(self) -> u8 {
        self.0
    }

    /// Its index in lists, from 0.
    pub fn index(self) -> usize {
        usize::from(self.0) - 1
    }
}

impl fmt::Debug for Wreck {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.0)
    }
}

/// In notations, a wreck is its number.
impl fmt::Display for Wreck {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

impl FromStr for Wreck {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Wreck, NotationError> {
        text.parse().ok().and_then(Wreck::new).ok_or(NotationError)
    }
}

/// A cell of the grid: column, and row from above.
pub type Cell = (i8, i8);

/// Writes six cells: `0,0 1,0 ...`.
pub(super) fn write_cells(cells: &[Cell; WRECKS]) -> String {
    cells.map(|(x, y)| format!("{x},{y}")).join(" ")
}

/// Parses the text of [`write_cells`].
///
/// # Errors
/// If the text is not six cells.
pub(super) fn read_cells(text: &str) -> Result<[Cell; WRECKS], NotationError> {
    let cells: Vec<Cell> = text.split(' ').map(read_cell).collect::<Result<_, _>>()?;
    cells.try_into().map_err(|_| NotationError)
}

fn read_cell(text: &str) -> Result<Cell, NotationError> {
    let (x, y) = text.split_once(',').ok_or(NotationError)?;
    // A column or a row. No table is larger.
    let read =
        |number: &str| number.parse().ok().filter(|place| (0..64).contains(place)).ok_or(NotationError);
    Ok((read(x)?, read(y)?))
}

/// Why a layout is not allowed.
#[derive(Copy, Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum FloorFault {
    #[error("two cards lie on the same place")]
    Overlap,
    /// BK-1.1
    #[error("there is no way to this card: {0:?}")]
    Apart(Wreck),
}

/// Layout of the six cards (BK-1.1): connected by sides and moved into the upper left corner, so that equal layouts are
/// equal values.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Floor {
    cells: [Cell; WRECKS],
    /// Number of steps between each two wrecks.
    steps: [[u8; WRECKS]; WRECKS],
    /// Wrecks on the route between each two wrecks as a bit set, without the start (BK-3.2).
    ways: [[u8; WRECKS]; WRECKS],
}

/// Distance of unconnected wrecks.
const FAR: u8 = u8::MAX;

impl Floor {
    /// Creates a floor from these cells, in the order of the wrecks' numbers.
    ///
    /// # Errors
    /// If two wrecks share a cell, or one is not connected to the others.
    pub fn new(cells: [Cell; WRECKS]) -> Result<Floor, FloorFault> {
        if (0..WRECKS).any(|one| cells[..one].contains(&cells[one])) {
            return Err(FloorFault::Overlap);
        }
        let left = cells.iter().map(|(x, _)| *x).min().unwrap_or_default();
        let top = cells.iter().map(|(_, y)| *y).min().unwrap_or_default();
        let cells = cells.map(|(x, y)| (x - left, y - top));
        let steps = array::from_fn(|from| steps(&cells, from));
        let floor = Floor { cells, steps, ways: ways(&steps) };
        // The wreck in the smallest connected group is the one to report.
        let near = |wreck: &Wreck| floor.steps[wreck.index()].iter().filter(|steps| **steps != FAR).count();
        match Wreck::all().min_by_key(near).filter(|wreck| near(wreck) < WRECKS) {
            Some(apart) => Err(FloorFault::Apart(apart)),
            None => Ok(floor),
        }
    }

    /// Lays the cards one after another, each at a random free side of those already laid.
    pub fn random(rng: &mut impl Rng) -> Floor {
        let mut laid: Vec<Cell> = vec![(0, 0)];
        while laid.len() < WRECKS {
            let beside: Vec<Cell> =
                laid.iter().flat_map(|cell| around(*cell)).filter(|cell| !laid.contains(cell)).collect();
            laid.push(beside[rng.random_range(0..beside.len())]);
        }
        laid.shuffle(rng);
        let cells = array::from_fn(|index| laid[index]);
        Floor::new(cells).unwrap_or_else(|_| unreachable!("each was laid beside another"))
    }

    /// Returns the cells of all wrecks, in the order of their numbers.
    pub fn cells(&self) -> [Cell; WRECKS] {
        self.cells
    }

    /// Returns its width and height in cards.
    pub fn size(&self) -> Cell {
        let far = |one: fn(&Cell) -> i8| 1 + self.cells.iter().map(one).max().unwrap_or_default();
        (far(|cell| cell.0), far(|cell| cell.1))
    }

    /// Returns the cell of a wreck.
    pub fn cell(&self, wreck: Wreck) -> Cell {
        self.cells[wreck.index()]
    }

    /// Iterates over the wrecks whose sides touch this one, in the order of their numbers.
    pub fn beside(&self, wreck: Wreck) -> impl Iterator<Item = Wreck> {
        Wreck::all().filter(move |other| self.steps(wreck, *other) == 1)
    }

    /// Returns the number of cards that the Barracuda swims from one wreck to another, never diagonally (BK-3.1).
    pub fn steps(&self, from: Wreck, to: Wreck) -> u8 {
        self.steps[from.index()][to.index()]
    }

    /// Returns the wrecks on the Barracuda's route to another wreck, for at most this number of cards (BK-3.1). The
    /// route is a shortest one; of several, the one with the highest number on it (BK-3.2).
    pub fn route(&self, from: Wreck, to: Wreck, most: u8) -> Vec<Wreck> {
        let mut route = Vec::new();
        let mut at = from;
        while route.len() < usize::from(most) {
            let Some(next) = self.nearer(at, to).max_by_key(|next| self.rank(*next, to)) else { break };
            route.push(next);
            at = next;
        }
        route
    }

    /// Returns the highest number on a [`Floor::route`] that decides against equally short ones which diverge within
    /// these cards; `None` if there is no other (BK-3.2).
    pub fn parting(&self, from: Wreck, to: Wreck, most: u8) -> Option<Wreck> {
        let (mut at, mut before) = (from, 0);
        // The wrecks on all other routes, which decide nothing, and the step at which the first of them diverges.
        let mut others: Option<(u8, Wreck)> = None;
        for next in self.route(from, to, most) {
            for other in self.nearer(at, to).filter(|other| *other != next) {
                let way = before | bit(other) | self.way(other, to);
                others = Some(others.map_or((way, next), |(common, step)| (common & way, step)));
            }
            before |= bit(next);
            at = next;
        }
        let (common, step) = others?;
        let own = self.way(from, to) & !common;
        // Routes over the same wrecks differ by the step at which they diverge.
        Some(Wreck::all().rev().find(|wreck| bit(*wreck) & own != 0).unwrap_or(step))
    }

    /// Returns the neighbours of a wreck that are a step nearer to another.
    fn nearer(&self, at: Wreck, to: Wreck) -> impl Iterator<Item = Wreck> {
        let steps = self.steps(at, to);
        self.beside(at).filter(move |next| self.steps(*next, to) < steps)
    }

    /// Returns the wrecks on the route between two wrecks as a bit set, without the start.
    fn way(&self, from: Wreck, to: Wreck) -> u8 {
        self.ways[from.index()][to.index()]
    }

    /// Rank of a step among shortest routes: by the numbers on its route, highest first, then by the step itself
    /// (BK-3.2).
    fn rank(&self, next: Wreck, to: Wreck) -> (u8, Wreck) {
        (bit(next) | self.way(next, to), next)
    }

    /// Iterates over the wrecks to which the player who controls the Barracuda can move it, staying included (BK-3.3).
    pub fn reach(&self, from: Wreck, most: u8) -> impl Iterator<Item = Wreck> {
        Wreck::all().filter(move |to| self.steps(from, *to) <= most)
    }
}

fn around((x, y): Cell) -> [Cell; 4] {
    [(x, y - 1), (x + 1, y), (x, y + 1), (x - 1, y)]
}

fn touch((ax, ay): Cell, (bx, by): Cell) -> bool {
    ax.abs_diff(bx) + ay.abs_diff(by) == 1
}

/// Returns the steps from one card to all others, by breadth-first search.
fn steps(cells: &[Cell; WRECKS], from: usize) -> [u8; WRECKS] {
    let mut steps = [FAR; WRECKS];
    steps[from] = 0;
    for far in 0..WRECKS as u8 {
        for at in 0..WRECKS {
            let near = (0..WRECKS).any(|other| steps[other] == far && touch(cells[at], cells[other]));
            if steps[at] == FAR && near {
                steps[at] = far + 1;
            }
        }
    }
    steps
}

/// Returns a wreck as one bit. The greater of two bit sets has the highest number that is only in one of them.
fn bit(wreck: Wreck) -> u8 {
    1 << wreck.index()
}

/// Returns the best shortest route between each two wrecks, by the numbers on it, highest first.
fn ways(steps: &[[u8; WRECKS]; WRECKS]) -> [[u8; WRECKS]; WRECKS] {
    let mut ways = [[0; WRECKS]; WRECKS];
    for to in 0..WRECKS {
        for far in 1..WRECKS as u8 {
            for from in (0..WRECKS).filter(|from| steps[*from][to] == far) {
                let next = (0..WRECKS).filter(|next| steps[from][*next] == 1 && steps[*next][to] == far - 1);
                ways[from][to] = next.map(|next| (1 << next) | ways[next][to]).max().unwrap_or_default();
            }
        }
    }
    ways
}
