//! The twelve bars (BC-1.1): what they cost, who fits in, and what they are called.

use serde::Serialize;

/// A bar of the box, by its place in the list.
#[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize)]
pub struct Bar(u8);

/// Who fits in a bar (BC-1.1).
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Places {
    /// Its tenant alone.
    One,
    /// A partner, too.
    Two,
}

/// The two bars that are put away: one of each kind (BC-1.2).
pub const AWAY: [Places; 2] = [Places::Two, Places::One];

/// What is printed on a bar.
struct BarCard {
    /// In thousands.
    rent: u16,
    places: Places,
    name: &'static str,
}

/// How many bars cost how much is the rulebook's, as are the names of Karambole, Albatros, Octopus, Banana Bar and
/// Barracuda, what the first two of them cost, and that Karambole has two places. The rest is ours (BC-1.1).
const BARS: [BarCard; 12] = [
    BarCard { rent: 6, places: Places::Two, name: "Neptune" },
    BarCard { rent: 5, places: Places::Two, name: "Karambole" },
    BarCard { rent: 5, places: Places::Two, name: "La Lagune" },
    BarCard { rent: 5, places: Places::Two, name: "Caravelle" },
    BarCard { rent: 4, places: Places::Two, name: "Albatros" },
    BarCard { rent: 4, places: Places::Two, name: "Octopus" },
    BarCard { rent: 4, places: Places::One, name: "Banana Bar" },
    BarCard { rent: 3, places: Places::One, name: "Barracuda" },
    BarCard { rent: 3, places: Places::One, name: "Mistral" },
    BarCard { rent: 3, places: Places::One, name: "Sirena" },
    BarCard { rent: 3, places: Places::One, name: "Tortuga" },
    BarCard { rent: 2, places: Places::One, name: "L’Ancre" },
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

    fn card(self) -> &'static BarCard {
        &BARS[usize::from(self.0)]
    }

    /// In thousands.
    pub fn rent(self) -> u16 {
        self.card().rent
    }

    pub fn places(self) -> Places {
        self.card().places
    }

    /// Whether there is a second place, for a partner.
    pub fn has_partner_place(self) -> bool {
        self.places() == Places::Two
    }

    pub fn name(self) -> &'static str {
        self.card().name
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
