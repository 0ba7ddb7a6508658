//! The twelve bars (BC-1.1): their rents, places and names.

use serde::Serialize;

/// A bar of the box, by its index in the list.
#[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize)]
pub struct Bar(u8);

/// Number of places in a bar (BC-1.1).
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Places {
    /// Only the tenant.
    One,
    /// The tenant and a partner.
    Two,
}

/// Kinds of the two bars that are put away: one of each (BC-1.2).
pub const AWAY: [Places; 2] = [Places::Two, Places::One];

/// Printed data of a bar.
struct BarCard {
    /// Rent in thousands.
    rent: u16,
    places: Places,
    name: &'static str,
}

/// From the rulebook: the number of bars of each rent; the names Karambole, Albatros, Octopus, Banana Bar and
/// Barracuda; the rents of the first two; and the two places of Karambole. The rest is the app's own (BC-1.1).
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

    /// Rent in thousands.
    pub fn rent(self) -> u16 {
        self.card().rent
    }

    pub fn places(self) -> Places {
        self.card().places
    }

    /// Whether there is a place for a partner.
    pub fn has_partner_place(self) -> bool {
        self.places() == Places::Two
    }

    pub fn name(self) -> &'static str {
        self.card().name
    }
}

/// Accumulated rents of a tenant's bars, in thousands.
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

    /// Returns the rent of the bar that is free (BC-3.2): the cheapest of three, the dearest of four or five.
    fn free(self) -> Option<u16> {
        match self.count {
            0..=2 => None,
            3 => Some(self.cheapest),
            _ => Some(self.dearest),
        }
    }

    /// Returns the rent that the tenant pays.
    pub fn due(self) -> u16 {
        self.sum - self.free().unwrap_or(0)
    }
}

/// Returns the rent of the tenant of these bars, in thousands, and the bar that is free.
pub fn rent(bars: &[Bar]) -> (u16, Option<Bar>) {
    let mut rents = Rents::default();
    bars.iter().for_each(|bar| rents.add(bar.rent()));
    // Among equal rents, the last of the dearest or the first of the cheapest is free.
    let of = |rent: u16| {
        let mut all = bars.iter().filter(|bar| bar.rent() == rent);
        if bars.len() == 3 { all.next() } else { all.next_back() }
    };
    (rents.due(), rents.free().and_then(of).copied())
}
