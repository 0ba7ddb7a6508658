//! Endings of La Bouillabaisse with a clear answer, made by `--example advice`.

use std::collections::BTreeSet;

use bar_a_jeux::{games::bouillabaisse::Sign, kernel::bot::Level};

#[path = "../../examples/advice/bouillabaisse/endings.rs"]
mod endings;
#[path = "../../examples/advice/bouillabaisse/exhaustive.rs"]
mod exhaustive;

use endings::endings;
use exhaustive::{Exhaustive, Open, Others, Table};

/// The first of two players holds 4 and 2 of the only suit, the other 5 and 3. Each trick counts 25.
#[test]
fn exhaustive_play_knows_the_simplest_ending() {
    let mut prices = [0; 52];
    prices[..13].fill(10);
    let card = |rank: usize| rank - 2;
    let hand = |ranks: [usize; 2]| ranks.iter().fold(0, |hand, rank| hand | 1_u64 << card(*rank));
    let hands = [hand([4, 2]), hand([5, 3]), 0, 0, 0];
    let open = Open { hands, turn: 0, played: 0, best: 0, winner: 0, stake: 0, points: [0; 5] };
    let points = |sign: Sign, others: Others, rank: usize| {
        let table = Table { seats: 2, sign, prices, trick: 5 };
        Exhaustive::new(&table, 0, others).points(open, card(rank)).unwrap()
    };
    for lead in [4, 2] {
        // The player who stays below with the 3, or takes the 2 with the 5 and leads the 3, has one trick less.
        assert_eq!(points(Sign::Plus, Others::ForThemselves, lead), 25.0);
        assert_eq!(points(Sign::Plus, Others::Against, lead), 25.0);
        assert_eq!(points(Sign::Plus, Others::AtRandom, lead), 12.5);
        // If tricks are wanted, the 5 takes one and the 3 the other.
        assert_eq!(points(Sign::Minus, Others::ForThemselves, lead), 0.0);
        assert_eq!(points(Sign::Minus, Others::AtRandom, lead), -12.5);
    }
}

/// The share of right answers that each level must reach.
#[test]
fn endings_with_a_clear_answer_are_played_right() {
    let endings = endings(24, 1);
    let kinds: BTreeSet<(u8, u8)> = endings.iter().map(|ending| (ending.seats, ending.round)).collect();
    assert_eq!((endings.len(), kinds.len()), (24, 24), "one of each round for each number of players");
    let right = |level: Level| endings.iter().filter(|ending| ending.is_right(level, 1)).count();
    let [medium, hard] = [Level::Medium, Level::Expert].map(right);
    assert!(hard >= 23, "hard: {hard} of 24");
    assert!(medium >= 18, "medium: {medium} of 24");
}
