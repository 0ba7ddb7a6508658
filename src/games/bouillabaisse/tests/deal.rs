//! The cards and the deal (BO-1).

use super::*;

// BO-1.1
#[test]
fn ace_is_high_and_two_low() {
    assert_eq!(won("2c Ac Kc", TwinRule::First), 1);
    assert_eq!(won("Tc Jc 9c", TwinRule::First), 1);
    assert_eq!(won("3c 2c", TwinRule::First), 0);
}

// BO-1.2
#[test]
fn one_pack_up_to_six_and_two_from_seven() {
    let packs = |seats| Config::default().packs(seats);
    assert_eq!((2..=12).map(packs).collect::<Vec<_>>(), [1, 1, 1, 1, 1, 2, 2, 2, 2, 2, 2]);
    for seats in 2..=12 {
        assert_eq!(Config { packs: 1, ..Config::default() }.packs(seats), 1);
        assert_eq!(Config { packs: 2, ..Config::default() }.packs(seats), 2);
    }
    assert_eq!(Config { packs: 3, ..Config::default() }.cards(4), Err(Refusal::Packs(3)));
    assert_eq!(Bouillabaisse::start(&Config::default(), 1), Err(Illegal::SeatCount(1)));
    assert_eq!(Bouillabaisse::start(&Config::default(), 13), Err(Illegal::SeatCount(13)));
}

// BO-1.3
#[test]
fn the_lowest_cards_stay_out() {
    let out = |packs, seats| left_out(packs, seats).iter().map(Card::to_string).collect::<Vec<_>>().join(" ");
    assert_eq!(out(1, 2), "");
    assert_eq!(out(1, 3), "2c");
    assert_eq!(out(1, 4), "");
    assert_eq!(out(1, 5), "2c 2d");
    assert_eq!(out(1, 6), "2c 2d 2h 2s");
    assert_eq!(out(1, 9), "2c 2d 2h 2s 3c 3d 3h");
    assert_eq!(out(2, 7), "2c 2c 2d 2d 2h 2h");
    assert_eq!(out(2, 10), "2c 2c 2d 2d");
    for packs in 1..=2 {
        for seats in 2..=12 {
            let all = pack(packs, seats);
            assert_eq!(all.len() % usize::from(seats), 0);
            assert_eq!(all.len() + left_out(packs, seats).len(), 52 * usize::from(packs));
            assert!(left_out(packs, seats).iter().all(|low| all.iter().all(|card| low.rank <= card.rank)));
        }
    }
    assert_eq!([3, 5, 6].map(|seats| pack(1, seats).len()), [51, 50, 48]);
}

/// Every number of players, with one pack and with two.
// BO-1.3
#[test]
fn everybody_gets_the_same_number() {
    let mut rng = ChaCha8Rng::seed_from_u64(1);
    for packs in 1..=2 {
        for seats in 2..=12 {
            let config = Config { packs, cost_selection: CostSelection::Random, ..Config::default() };
            let mut game = Bouillabaisse::new(&config, seats).unwrap();
            while game.pending().is_chance() {
                let step = Step::Chance(game.draw_chance(&mut rng));
                game.check(&step).unwrap();
                game.apply(&step);
            }
            let counts = game.view(Viewer::Public).counts;
            assert!(
                counts.values().iter().all(|count| *count == 52 * packs / seats),
                "{seats} {packs}: {counts:?}"
            );
            game.check_invariants().unwrap();
        }
    }
}

// BO-1.4
#[test]
fn the_deal_passes_to_the_left() {
    let mut game = dealt(2, &["3c 2d", "4c 2h", "5c 3h"], Config::default());
    assert_eq!((game.dealer(), game.turn()), (Some(Seat::nth(2)), Some(Seat::nth(0))));
    play(&mut game, "3c 4c 5c 3h 2d 2h");
    assert_eq!((game.round(), game.dealer()), (3, Some(Seat::nth(0))));
    game.apply(&Step::Chance(Chance::Deal(vec![cards("2c"), cards("3c"), cards("4c")])));
    assert_eq!(game.turn(), Some(Seat::nth(1)));
}

#[test]
fn the_first_dealer_is_drawn_by_lot() {
    let mut game = Bouillabaisse::new(&Config::default(), 4).unwrap();
    assert_eq!(game.phase, Phase::Lots);
    assert_eq!(game.check(&Step::Chance(Chance::Dealer(Seat::nth(4)))), Err(Illegal::NotDue));
    game.apply(&Step::Chance(Chance::Dealer(Seat::nth(3))));
    assert_eq!(game.dealer(), Some(Seat::nth(3)));
}
