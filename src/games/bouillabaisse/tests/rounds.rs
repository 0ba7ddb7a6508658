//! The end of a round and of the match (BO-3.5, BO-5.1).

use super::*;

// BO-3.5
#[test]
fn the_lowest_total_wins_and_equal_ones_share() {
    let mut game = dealt(6, &["3c", "4d", "5h"], Config { skip: false, ..Config::default() });
    game.finished[0] = finished(&[30, 10, 15]);
    // The first player wins the last trick, which has a heart: -15.
    play(&mut game, "3c 4d 5h");
    assert_eq!(game.totals().values(), [15, 10, 15]);
    assert_eq!(game.pending(), Pending::Over(Outcome { places: vec![2, 1, 2] }));
    assert_eq!(game.check(&Step::Player(Seat::nth(0), Action::Play(card("3c")))), Err(Illegal::Over));
}

// BO-5.1
#[test]
fn a_round_ends_when_nothing_in_it_can_score() {
    let hands = ["Qh 3s 4d", "2h Ks 5d"];
    let rounds = |round, skip| {
        let mut game = dealt(round, &hands, Config { skip, ..Config::default() });
        let mut tricks = 0;
        for trick in ["Qh 2h", "3s Ks", "5d 4d"] {
            if game.round() != round || game.phase == Phase::Over {
                break;
            }
            play(&mut game, trick);
            tricks += 1;
        }
        (tricks, points(&game), game.finished.last().unwrap().skipped)
    };
    assert_eq!(rounds(2, true), (1, vec![20, 0], true));
    assert_eq!(rounds(3, true), (1, vec![50, 0], true));
    assert_eq!(rounds(4, true), (2, vec![0, 200], true));
    for round in 2..=4 {
        let ((_, early, _), (tricks, late, skipped)) = (rounds(round, true), rounds(round, false));
        assert_eq!(early, late, "ending early changes no score");
        assert_eq!((tricks, skipped), (3, false));
    }
    // In rounds in which tricks score, every one is played.
    for round in [1, 5] {
        assert_eq!((rounds(round, true).0, rounds(round, true).2), (3, false));
    }
}

#[test]
fn a_round_that_is_over_may_be_looked_at_openly() {
    let first = dealt(2, &["3h", "4h"], Config::default());
    let mut then = first.clone();
    play(&mut then, "3h");
    assert!(!then.may_disclose(&first));
    play(&mut then, "4h");
    assert!(then.may_disclose(&first));
}
