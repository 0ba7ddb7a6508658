//! Actions in a turn: BC-4.1, BC-4.2, BC-4.11, BC-4.12.

use super::*;

// BC-4.1, BC-4.11
#[test]
fn opening_takes_a_free_pawn() {
    let five = [(0, 0, Some(0)), (1, 0, Some(0)), (5, 0, None), (2, 1, None)];
    let game = turn(4, 0, &five);
    for action in ["open 6", "join 2", "take 2"] {
        assert_eq!(refused(&game, 0, action), Refusal::NoPawn, "{action}");
    }
    assert!(game.check(&Step::Player(seat(0), Action::Auction(spot(5)))).is_ok(), "an auction takes none");
}

// BC-4.2
#[test]
fn a_partner_in_an_own_bar_is_free() {
    let mut game = turn(3, 0, &[(1, 0, None), (5, 0, None), (2, 1, None)]);
    assert_eq!(refused(&game, 0, "partner 5"), Refusal::NoPlace, "one place");
    assert_eq!(refused(&game, 0, "partner 2"), Refusal::NotOwn);
    assert_eq!(refused(&game, 0, "partner 9"), Refusal::Closed);
    let before = cash(&game);
    act(&mut game, 0, "partner 1");
    assert_eq!((game.placed(seat(0)), cash(&game)), (3, before));
}

// BC-4.12
#[test]
fn an_action_is_owed_and_the_choice_among_them_is_free() {
    let game = turn(3, 0, &[(1, 0, None), (2, 1, None), (5, 0, None), (6, 0, None)]);
    for action in ["open 7", "partner 1", "join 2", "take 2", "auction 5"] {
        assert!(game.check(&Step::Player(seat(0), action.parse().unwrap())).is_ok(), "{action}");
    }
    for nothing in ["pass", "begin"] {
        assert_eq!(refused(&game, 0, nothing), Refusal::NotNow);
    }
}

/// Not in the rulebook: the screen shows which actions are possible, and why others are not.
#[test]
fn what_cannot_be_done_says_why_to_its_owner_alone() {
    let ways = |game: &Barracuda, number: u8| {
        let view = game.view(Viewer::Seat(seat(number)));
        view.availability().iter().map(|one| one.spots.clone()).collect::<Vec<_>>()
    };
    // Bars 0 and 2 have two places.
    let mut game = turn(3, 0, &[(0, 0, Some(0)), (2, 1, None)]);
    let closed: Vec<Spot> = Spot::all().filter(|spot| game.open_at(*spot).is_none()).collect();
    let two = Ok(vec![spot(2)]);
    let [no_place, too_few] = [Err(Refusal::NoPlace), Err(Refusal::TooFew)];
    assert_eq!(ways(&game, 0), [Ok(closed.clone()), no_place.clone(), two.clone(), two, too_few.clone()]);
    assert_eq!(ways(&game, 1), []);
    assert_eq!(game.view(Viewer::Public).availability(), []);
    leave(&mut game, 0, 0, 7);
    let poor = Err(Refusal::CannotPay);
    assert_eq!(ways(&game, 0), [Ok(closed), no_place, poor.clone(), poor, too_few]);
}
