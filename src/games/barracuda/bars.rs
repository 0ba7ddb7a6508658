//! The twelve bars (BC-1.1): what they cost, who fits in, and what they are called.

use serde::Serialize;

/// A bar of the box, by its place in the list.
#[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize)]
pub struct Bar(u8);

/// Rent in thousands, whether there is a place for a partner, name. How many bars cost how much is the rulebook's,
/// as are the names of Karambole, Albatros, Octopus, Banana Bar and Barracuda, what the first two of them cost, and
/// that Karambole has two places. The rest is ours (BC-1.1).
const BARS: [(u16, bool, &str); 12] = [
    (6, true, "Neptune"),
    (5, true, "Karambole"),
    (5, true, "La Lagune"),
    (5, true, "Caravelle"),
    (4, true, "Albatros"),
    (4, true, "Octopus"),
    (4, false, "Banana Bar"),
    (3, false, "Barracuda"),
    (3, false, "Mistral"),
    (3, false, "Sirena"),
    (3, false, "Tortuga"),
    (2, false, "L’Ancre"),
];

impl Bar {
    pub const FIRST: Bar = Bar(0);

    pub fn new(index: u8) -> Option<Bar> {
        (usize::from(index) < BARS.len()).then_some(Bar(index))
    }

    pub fn all() -> impl Iterator<Item = Bar> + Clone {
        (0..BARS.len() as u8).map(Bar)
    }

    pub fn index(self) -> u8 {
        self.0
    }

    /// In thousands.
    pub fn rent(self) -> u16 {
        BARS[usize::from(self.0)].0
    }

    /// Whether there is a second place, for a partner.
    pub fn has_partner_place(self) -> bool {
        BARS[usize::from(self.0)].1
    }

    pub fn name(self) -> &'static str {
        BARS[usize::from(self.0)].2
    }
}

/// The rents of somebody's bars, in thousands, counted one by one.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Default)]
pub struct Rents {
    count: u8,
    sum: u16,
    cheapest: u16,
    dearest: u16,
}

impl Rents {
    pub fn add(&mut self, rent: u16) {
        self.cheapest = if self.count == 0 { rent } else { self.cheapest.min(rent) };
        self.dearest = self.dearest.max(rent);
        self.sum += rent;
        self.count += 1;
    }

    /// The rent of the one that is free (BC-3.2): of three the cheapest, of four or five the dearest.
    fn free(self) -> Option<u16> {
        match self.count {
            0..=2 => None,
            3 => Some(self.cheapest),
            _ => Some(self.dearest),
        }
    }

    /// What their tenant pays.
    pub fn due(self) -> u16 {
        self.sum - self.free().unwrap_or(0)
    }
}

/// What the tenant of these bars pays, in thousands, and which of them is free.
pub fn rent(bars: &[Bar]) -> (u16, Option<Bar>) {
    let mut rents = Rents::default();
    bars.iter().for_each(|bar| rents.add(bar.rent()));
    // Of the dearest the last is free, of the cheapest the first.
    let of = |rent: u16| {
        let mut all = bars.iter().filter(|bar| bar.rent() == rent);
        if bars.len() == 3 { all.next() } else { all.next_back() }
    };
    (rents.due(), rents.free().and_then(of).copied())
}
