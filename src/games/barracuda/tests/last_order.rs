//! Last order: BC-5.1, BC-5.2.

use super::*;

// BC-5.1
#[test]
fn last_order_is_called_between_rounds_and_all_stake() {
    let mut game = start(3);
    game.round = 2;
    game.phase = Phase::Between { passed: Seats::NONE };
    leave(&mut game, 2, 0, 0);
    act(&mut game, 1, "call 1");
    assert_eq!(game.pending().seats().len(), 3);
    assert_eq!(refused(&game, 0, "stake 0,0,0,0,0"), Refusal::NoNote);
    assert_eq!(refused(&game, 0, "stake 1,0,1,1,0"), Refusal::Amount(0, 12));
    act(&mut game, 2, "stake 0,0,0,0,0");
    act(&mut game, 0, "stake 0,0,0,0,1");
    act(&mut game, 1, "stake 0,0,0,1,0");
    assert_eq!(game.bag, [[seat(0), seat(2)].into_iter().collect::<Seats>(), Seats::one(seat(1))]);
    assert!(game.check(&Step::Chance(Chance::Pawn(seat(1)))).is_err());
    let step = Step::Player(seat(0), Action::Call(seat(0)));
    assert!(game.check(&step).is_err(), "once before each round");
}

// BC-5.1
#[test]
fn last_order_is_called_by_nobody_but_oneself() {
    let mut game = start(3);
    game.round = 2;
    game.phase = Phase::Between { passed: Seats::NONE };
    for (number, caller) in [(0, 1), (1, 0), (2, 0)] {
        assert_eq!(refused(&game, number, &format!("call {caller}")), Refusal::NotYourCall);
    }
    assert_eq!(game.interrupts().len(), 3, "nobody needs to be asked for it");
    assert_eq!(game.offer(seat(2)).actions(), [Action::Call(seat(2)), Action::Pass]);
    assert_eq!(illegal(&game, 2, "begin"), Illegal::NotYourTurn, "the first is asked first");
    act(&mut game, 2, "call 2");
    let Phase::Stakes(stakes) = &game.phase else { panic!() };
    assert_eq!(stakes.caller, seat(2));
    assert_eq!(refused(&game, 0, "call 0"), Refusal::NotNow);
}

// BC-5.1
#[test]
fn where_all_are_asked_the_first_to_call_has_it() {
    let mut game = start(3);
    game.round = 2;
    game.phase = Phase::Between { passed: Seats::NONE };
    let before = game.clone();
    act(&mut game, 0, "pass");
    assert_eq!(game.pending().seats(), Seats::one(Seat::nth(1)));
    assert!(
        !before.reveals_information(&Step::Player(Seat::nth(0), Action::Pass)),
        "passing shows nobody anything"
    );
    act(&mut game, 1, "pass");
    let mut called = game.clone();
    act(&mut game, 2, "pass");
    assert!(game.pending().is_chance(), "nobody has called: a pawn is drawn");
    act(&mut called, 2, "call 2");
    assert_eq!(called.pending().seats().len(), 3);
}

// BC-5.1
#[test]
fn nobody_is_asked_twice() {
    let mut game = start(4);
    game.round = 2;
    game.phase = Phase::Between { passed: Seats::NONE };
    // Two people, with a bot between them and one after them, pass at once.
    act(&mut game, 0, "pass");
    act(&mut game, 2, "pass");
    assert_eq!(illegal(&game, 2, "pass"), Illegal::NotYourTurn, "that was said already");
    let mut called = game.clone();
    for bot in [1, 3] {
        assert_eq!(game.pending(), Pending::player(seat(bot)));
        act(&mut game, bot, "pass");
    }
    assert!(game.pending().is_chance(), "all have said it: a pawn is drawn");
    act(&mut called, 2, "call 2");
    assert_eq!(called.pending().seats().len(), 4, "nobody is held to it");
}

/// The rulebook's example: A and B stake only fakes, C 2,000, D and E 4,000 each.
// BC-5.2
#[test]
fn the_lower_stake_plays_earlier() {
    let mut game = start(5);
    game.round = 2;
    game.phase = Phase::Between { passed: Seats::NONE };
    act(&mut game, 3, "call 3");
    for (number, stake) in
        [(0, "0,0,0,0,2"), (1, "0,0,0,0,1"), (2, "0,0,1,0,0"), (3, "0,0,2,0,1"), (4, "0,0,1,2,0")]
    {
        act(&mut game, number, &format!("stake {stake}"));
    }
    let groups: Vec<Vec<u8>> =
        game.bag.iter().map(|group| group.iter().map(|seat| seat.number()).collect()).collect();
    assert_eq!(groups, [vec![0, 1], vec![2], vec![3, 4]]);
    assert_eq!(
        (cash(&game), fakes(&game)),
        (vec![50, 50, 48, 46, 46], vec![5, 6, 7, 6, 7]),
        "all to the bank"
    );
    // Players with equal stakes are drawn from the bag.
    table(&mut game, "pawn 1");
}

// BC-4.3, BC-4.6, BC-5.1
#[test]
fn what_may_be_laid_is_told_to_whoever_is_to_lay_it() {
    let mut game = turn(3, 0, &[(0, 1, None)]);
    leave(&mut game, 0, 9, 2);
    act(&mut game, 0, "take 0");
    let span = |game: &Barracuda, number: u8| game.view(Viewer::Seat(seat(number))).allowed();
    let least = game.bars[0].rent();
    assert_eq!(span(&game, 0), Some(AllowedAmount { least, most: 9, needs_note: true, only_fakes: false }));
    assert_eq!(span(&game, 1), None);
    let mut game = start(3);
    game.phase = Phase::Between { passed: Seats::NONE };
    act(&mut game, 2, "call 2");
    leave(&mut game, 1, 0, 0);
    assert_eq!(
        span(&game, 0),
        Some(AllowedAmount { least: 0, most: 12, needs_note: true, only_fakes: false })
    );
    assert_eq!(
        span(&game, 1),
        Some(AllowedAmount { least: 0, most: 0, needs_note: false, only_fakes: false })
    );
}
