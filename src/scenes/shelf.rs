//! The games on the shelf: number of players, playing time, age; and the games that fit a table.

use crate::{
    games::{
        barbarossa::Barbarossa, barracuda::Barracuda, barragoon::Barragoon, barrakuda::Barrakuda,
        bouillabaisse::Bouillabaisse,
    },
    kernel::Game,
};

/// Facts on the box of a game. The home screen shows them by the message `<game>.facts`.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct BoxFacts {
    pub slug: &'static str,
    /// Fewest and most players.
    pub seats: (u8, u8),
    /// Least and most minutes of a match.
    pub minutes: (u16, u16),
    /// Minimum age in years.
    pub age: u8,
}

impl BoxFacts {
    const fn of<G: Game>(minutes: (u16, u16), age: u8) -> BoxFacts {
        BoxFacts { slug: G::SLUG, seats: (*G::PLAYERS.start(), *G::PLAYERS.end()), minutes, age }
    }

    /// Returns whether this number of people can play it within this time. An absent wish fits every game.
    pub fn fits(&self, wish: Wish) -> bool {
        let (fewest, most) = self.seats;
        wish.people.is_none_or(|people| (fewest..=most).contains(&people))
            && wish.minutes.is_none_or(|minutes| self.minutes.1 <= minutes)
    }
}

/// All games. Minutes and age of Barracuda come from its rulebook; the other rulebooks give none, so those are
/// estimates of this project.
pub const SHELF: [BoxFacts; 5] = [
    BoxFacts::of::<Barragoon>((20, 45), 8),
    BoxFacts::of::<Bouillabaisse>((30, 60), 8),
    BoxFacts::of::<Barrakuda>((20, 30), 8),
    BoxFacts::of::<Barracuda>((25, 45), 10),
    BoxFacts::of::<Barbarossa>((45, 90), 10),
];

/// Wishes of a table; `None` for any.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Default)]
pub struct Wish {
    pub people: Option<u8>,
    /// The time available.
    pub minutes: Option<u16>,
}

/// Returns the numbers of people that at least one game supports.
pub fn tables() -> Vec<u8> {
    let most = SHELF.iter().map(|game| game.seats.1).max().unwrap_or_default();
    (1..=most)
        .filter(|people| SHELF.iter().any(|game| game.fits(Wish { people: Some(*people), minutes: None })))
        .collect()
}

/// Returns the playing times of the games without repetition, the shortest first.
pub fn times() -> Vec<u16> {
    let mut times: Vec<u16> = SHELF.iter().map(|game| game.minutes.1).collect();
    times.sort_unstable();
    times.dedup();
    times
}

/// Returns the slugs of the games that fit, in the order of the shelf.
pub fn fitting(wish: Wish) -> impl Iterator<Item = &'static str> {
    SHELF.iter().filter(move |game| game.fits(wish)).map(|game| game.slug)
}
