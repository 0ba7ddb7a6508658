//! All or nothing (BO-4).

use super::*;

fn taken(tricks: u8, suit: u8, figure: u8, card: u8) -> Taken {
    Taken { tricks, suit, figure, card }
}

fn turned(round: u8, taken: &[Taken], all_or_nothing: AllOrNothing) -> Vec<i32> {
    let taken = taken.iter().copied().collect();
    scores(round, &taken, all_or_nothing).values().iter().map(|score| score.points).collect()
}

// BO-4.1
#[test]
fn who_takes_everything_has_the_sign_turned() {
    let none = Taken::default();
    for on in [AllOrNothing::Cards, AllOrNothing::Tricks] {
        assert_eq!(turned(1, &[taken(13, 0, 0, 0), none], on), [-65, 0]);
        assert_eq!(turned(1, &[taken(12, 0, 0, 0), taken(1, 0, 0, 0)], on), [60, 5]);
        assert_eq!(turned(2, &[none, taken(0, 13, 0, 0)], on), [0, -130]);
        assert_eq!(turned(3, &[taken(0, 0, 4, 0), none], on), [-200, 0]);
        assert_eq!(turned(3, &[taken(0, 0, 3, 0), taken(0, 0, 1, 0)], on), [150, 50]);
        assert_eq!(turned(5, &[taken(13, 13, 4, 1), none], on), [-595, 0]);
        assert_eq!(turned(6, &[taken(13, 13, 4, 1), none], on), [595, 0]);
        let config = Config { all_or_nothing: on, ..Config::default() };
        assert_eq!(two_tricks(2, config), [-20, 0]);
    }
    // A variant that is off by default.
    assert_eq!(Config::default().all_or_nothing, AllOrNothing::Off);
    assert_eq!(turned(1, &[taken(13, 0, 0, 0), none], AllOrNothing::Off), [65, 0]);
}

/// In rounds 5 and 6 tricks score, too. With `Cards`, all cards are everything, no matter which tricks are missing.
// BO-4.1
#[test]
fn everything_is_all_cards_that_score_or_every_trick() {
    let (most, rest) = (taken(9, 13, 4, 1), taken(4, 0, 0, 0));
    // The example of the rules page.
    assert_eq!(turned(6, &[most, rest], AllOrNothing::Cards), [575, -20]);
    assert_eq!(turned(5, &[most, rest], AllOrNothing::Cards), [-575, 20]);
    assert_eq!(turned(6, &[most, rest], AllOrNothing::Tricks), [-575, -20]);
    assert_eq!(turned(5, &[most, rest], AllOrNothing::Tricks), [575, 20]);
    // With one heart in another trick the sign is not turned.
    assert_eq!(turned(6, &[taken(9, 12, 4, 1), taken(4, 1, 0, 0)], AllOrNothing::Cards), [-565, -30]);
    // Played out: the first player takes the only heart with its queen, the second a trick without costs.
    let config = Config { all_or_nothing: AllOrNothing::Cards, ..Config::default() };
    let mut game = dealt(6, &["Qh 3c", "2h 4c"], config);
    play(&mut game, "Qh 2h 3c 4c");
    assert_eq!(points(&game), [75, -5]);
    assert!(game.finished.last().unwrap().scores[Seat::nth(0)].turned);
}

// BO-4.2
#[test]
fn the_one_card_is_not_everything() {
    for on in [AllOrNothing::Cards, AllOrNothing::Tricks] {
        assert_eq!(two_tricks(4, Config { all_or_nothing: on, ..Config::default() }), [0, 200]);
        // Two packs, with both copies in one hand.
        let mut game = dealt(
            4,
            &["As 3c", "Ks 4c", "Ks 5c"],
            Config { all_or_nothing: on, packs: 2, ..Config::default() },
        );
        play(&mut game, "As Ks Ks");
        assert_eq!(points(&game), [400, 0, 0]);
    }
}
