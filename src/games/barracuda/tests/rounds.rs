//! Rounds and rent: BC-2.1 to BC-3.2.

use super::*;

// BC-2.1, BC-2.2
#[test]
fn in_the_first_round_everybody_opens_a_bar_and_pays_nothing() {
    let mut game = start(3);
    for (number, place) in [(2, 0), (0, 1), (1, 5)] {
        assert!(game.pending().is_chance(), "each turn is played before the next draw");
        table(&mut game, &format!("pawn {number}"));
        assert!(game.check(&Step::Chance(Chance::Pawn(seat(number)))).is_err());
        assert_eq!(refused(&game, number, "auction 0"), Refusal::FirstRound);
        let told = told(&act(&mut game, number, &format!("open {place}")));
        assert_eq!(
            told[0],
            Event::Opened { seat: seat(number), at: spot(place), bar: game.bars[usize::from(place)] }
        );
    }
    assert_eq!(cash(&game), [50, 50, 50]);
    assert_eq!((game.round, game.view(Viewer::Public).prompt), (2, Prompt::Between));
}

// BC-2.3, BC-3.1
#[test]
fn rent_comes_before_the_action() {
    let mut game = start(3);
    game.round = 2;
    game.open[1] = Some(Tenancy { bar: game.bars[1], tenant: Some(seat(0)), partner: Some(seat(1)) });
    let first = told(&table(&mut game, "pawn 0"));
    let paid = Event::Rent { seat: seat(0), bars: vec![game.bars[1]], free: None, thousands: 5 };
    assert_eq!(first, [Event::Drawn(seat(0)), paid]);
    act(&mut game, 0, "open 5");
    table(&mut game, "pawn 1");
    assert_eq!(cash(&game), [45, 50, 50], "partners pay none");
}

/// The rulebook's examples: 8,000 for 3+5, 8,000 for 3+5+2, 12,000 for 4+3+6+5.
// BC-3.2
#[test]
fn two_for_three_and_three_for_four() {
    // By rent: 6, 5, 4, 3, 3, 2.
    let [six, five, four, three, other, two] = [0, 1, 4, 7, 8, 11].map(bar);
    assert_eq!(rent(&[three, five]), (8, None));
    assert_eq!(rent(&[three, five, two]), (8, Some(two)));
    assert_eq!(rent(&[four, three, six, five]), (12, Some(six)));
    assert_eq!(rent(&[four, three, six, five, two]), (14, Some(six)));
    assert_eq!(rent(&[five, three, other]).0, 8, "one of two that cost the same");
    assert_eq!(rent(&[]), (0, None));
}

/// Not in the rulebook: a match ends after a number of rounds.
#[test]
fn a_match_has_so_many_rounds() {
    let mut game = start(3);
    game.round = ROUNDS;
    game.bag = vec![Seats::one(seat(1))];
    table(&mut game, "pawn 1");
    act(&mut game, 1, "open 0");
    assert_eq!(game.pending().outcome().unwrap().places, [2, 1, 2]);
}
