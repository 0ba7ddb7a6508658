//! Bankruptcy and the end: BC-6.1 to BC-7.2.

use super::*;

// BC-6.1, BC-6.2
#[test]
fn who_cannot_pay_the_rent_is_bankrupt_at_once() {
    let mut game = start(3);
    game.round = 2;
    game.open[0] = Some(Tenancy { bar: game.bars[0], tenant: Some(seat(0)), partner: None });
    leave(&mut game, 0, 5, 7);
    let told = told(&table(&mut game, "pawn 0"));
    assert_eq!(told[1..], [Event::Bankrupt { seat: seat(0), why: Ruin::Rent(6) }]);
    assert_eq!(game.pending().outcome().unwrap().places, [3, 1, 1]);
}

// BC-6.1
#[test]
fn who_can_pay_but_not_act_is_bankrupt_too() {
    let all: [(u8, u8, Option<u8>); 6] =
        [(0, 1, Some(1)), (1, 1, Some(2)), (2, 2, Some(2)), (5, 2, None), (6, 2, None), (7, 1, None)];
    let poor = |game: &mut Barracuda| {
        game.round = 2;
        for (spot, tenant, partner) in all {
            let at = usize::from(spot);
            game.open[at] = Some(Tenancy {
                bar: game.bars[at],
                tenant: Some(seat(tenant)),
                partner: partner.map(Seat::nth),
            });
        }
        leave(game, 0, 2, 7);
    };
    let mut game = start(3);
    poor(&mut game);
    let told = told(&table(&mut game, "pawn 0"));
    assert_eq!(
        told[1..],
        [Event::Bankrupt { seat: seat(0), why: Ruin::NoAction }],
        "no bar can be opened, taken over or joined"
    );
    // A free action saves them.
    let mut game = start(3);
    poor(&mut game);
    game.open[7] = None;
    table(&mut game, "pawn 0");
    assert_eq!(game.phase, Phase::Act(seat(0)));
}

/// The first seat has five pawns; other players have only the pawns that matter.
fn five() -> Barracuda {
    turn(3, 0, &[(1, 0, Some(0)), (2, 0, None), (5, 0, None), (7, 1, None)])
}

// BC-7.1
#[test]
fn five_pawns_held_for_a_round_win_before_the_rent() {
    let mut game = five();
    act(&mut game, 0, "partner 2");
    for number in [1, 2] {
        table(&mut game, &format!("pawn {number}"));
        act(&mut game, number, &format!("open {}", 7 + number));
    }
    act(&mut game, 0, "begin");
    let before = cash(&game);
    let told = told(&table(&mut game, "pawn 0"));
    assert_eq!(told[1..], [Event::Won(seat(0))]);
    assert_eq!((cash(&game), game.pending().outcome().unwrap().places[0]), (before, 1));
}

// BC-7.1
#[test]
fn a_pawn_lost_and_won_back_in_the_same_round_was_not_held() {
    let taken = |game: &mut Barracuda| {
        act(game, 1, "take 5");
        act(game, 1, "slide 0,0,2,0,0");
        act(game, 0, "accept");
        // The pawn comes back, as it might by an auction.
        game.open[5].as_mut().unwrap().tenant = Some(seat(0));
    };
    let mut game = five();
    act(&mut game, 0, "partner 2");
    let mut earlier = game.clone();
    for number in [1, 2] {
        table(&mut game, &format!("pawn {number}"));
        act(&mut game, number, &format!("open {}", 7 + number));
    }
    act(&mut game, 0, "begin");
    table(&mut game, "pawn 1");
    taken(&mut game);
    table(&mut game, "pawn 0");
    assert!(matches!(game.phase, Phase::Act(_)), "{:?}", game.phase);
    // In the round before, all five pawns had stood since before that round.
    table(&mut earlier, "pawn 1");
    taken(&mut earlier);
    table(&mut earlier, "pawn 2");
    act(&mut earlier, 2, "open 9");
    act(&mut earlier, 0, "begin");
    table(&mut earlier, "pawn 0");
    assert!(matches!(earlier.phase, Phase::Over { winner: Some(_), .. }), "{:?}", earlier.phase);
}

/// The first player has three bars, the second four pawns. The pawns are drawn in this order.
fn sale(order: [u8; 3]) -> Barracuda {
    let bars = [(5, 0, None), (6, 0, None), (7, 0, None), (1, 1, Some(1)), (2, 1, Some(1))];
    let mut game = later(3, &bars);
    for number in order {
        table(&mut game, &format!("pawn {number}"));
        match number {
            0 => {
                act(&mut game, 0, "auction 5");
                act(&mut game, 1, "bid 0,1,0,0,0");
                act(&mut game, 2, "bid 0,0,0,0,1");
                act(&mut game, 0, "sell 1");
            }
            // A refusal costs them no pawn.
            1 if game.placed(seat(1)) < 5 => {
                act(&mut game, 1, "take 7");
                act(&mut game, 1, "slide 0,1,0,0,0");
                act(&mut game, 0, "refuse");
            }
            1 => return game,
            _ => drop(act(&mut game, 2, "open 8")),
        }
    }
    game
}

// BC-7.1
#[test]
fn five_that_stand_since_before_the_round_win_however_the_fifth_came() {
    // Their turn was before the auction: the next round begins with all five.
    let mut game = sale([1, 2, 0]);
    assert_eq!(game.view(Viewer::Public).held, [seat(1)]);
    assert_eq!(game.story.notices().iter().filter(|note| note.event == Event::AllPlaced(seat(1))).count(), 1);
    act(&mut game, 0, "begin");
    table(&mut game, "pawn 1");
    assert_eq!(game.phase, Phase::Over { winner: Some(seat(1)), bankrupt: None });
    // In the middle of the round, before their turn, it is too late for that turn.
    let game = sale([0, 1, 2]);
    assert_eq!(game.view(Viewer::Public).held, []);
    // With three bars of their own they may hold an auction, but need not (BC-4.12).
    assert!(matches!(game.phase, Phase::Act(_)), "{:?}", game.phase);
}

/// The second seat has four pawns, and the first holds an auction before its turn. `own`: more bars of the second seat.
fn forced(own: &[(u8, u8, Option<u8>)]) -> Barracuda {
    let mut bars = vec![(0, 0, Some(1)), (2, 0, Some(1)), (5, 0, None)];
    bars.extend(own);
    let mut game = turn(3, 0, &bars);
    assert_eq!(game.placed(seat(1)), 4);
    act(&mut game, 0, "auction 5");
    // Every player must bid (BC-4.5), a fake at least.
    act(&mut game, 1, "bid 0,0,0,0,1");
    act(&mut game, 2, "bid 0,0,0,0,1");
    act(&mut game, 0, "sell 1");
    game
}

// BC-4.12, BC-6.1, BC-7.1
#[test]
fn a_fifth_pawn_by_a_forced_bid_ruins_nobody() {
    let mut game = forced(&[(1, 1, Some(1))]);
    let told = told(&table(&mut game, "pawn 1"));
    assert!(matches!(told[1], Event::Rent { thousands: 9, .. }), "{told:?}");
    // Two bars allow no auction, and no pawn is free for another action (BC-4.11).
    assert_eq!(told[2..], [Event::Rested(seat(1)), Event::AllPlaced(seat(1))]);
    assert_eq!((cash(&game)[1], &game.phase), (41, &Phase::Draw), "not ruined with 41,000 in hand");
    // The five pawns hold from now on, and win at the next turn.
    table(&mut game, "pawn 2");
    act(&mut game, 2, "open 8");
    act(&mut game, 0, "begin");
    table(&mut game, "pawn 1");
    assert_eq!(game.phase, Phase::Over { winner: Some(seat(1)), bankrupt: None });
}

// BC-4.12
#[test]
fn whoever_could_hold_an_auction_with_five_pawns_need_not() {
    let mut game = forced(&[(1, 1, None), (6, 1, None)]);
    assert_eq!(refused(&turn(3, 0, &[(1, 0, None)]), 0, "rest"), Refusal::OwesAction, "with a free pawn");
    table(&mut game, "pawn 1");
    let offered = game.offer(seat(1)).actions().to_vec();
    assert!(offered.contains(&Action::Rest) && offered.contains(&Action::Auction(spot(5))), "{offered:?}");
    assert_eq!(offered.len(), 4, "three bars to put up, or nothing: {offered:?}");
    assert!(game.view(Viewer::Public).may_rest(seat(1)));
    assert_eq!(told(&act(&mut game, 1, "rest"))[0], Event::Rested(seat(1)));
    assert_eq!((game.placed(seat(1)), &game.phase), (5, &Phase::Draw));
}

// BC-7.2
#[test]
fn after_a_bankruptcy_pawns_then_cash_then_rents_decide() {
    let end = |let_to: &[(u8, u8, Option<u8>)], money: [u16; 4]| {
        let mut game = start(4);
        game.round = 2;
        for (spot, tenant, partner) in let_to {
            let at = usize::from(*spot);
            game.open[at] = Some(Tenancy {
                bar: game.bars[at],
                tenant: Some(seat(*tenant)),
                partner: partner.map(Seat::nth),
            });
        }
        for (number, thousands) in (0..).zip(money) {
            leave(&mut game, number, thousands, 0);
        }
        table(&mut game, "pawn 0");
        match game.pending() {
            Pending::Over(outcome) => outcome.places,
            Pending::Players(_) | Pending::Chance => panic!("not bankrupt"),
        }
    };
    // The bankrupt player has the most pawns, and is last all the same.
    let pawns = [(0, 0, Some(0)), (1, 0, Some(0)), (2, 1, Some(1)), (5, 2, None), (6, 3, None)];
    assert_eq!(end(&pawns, [1, 5, 50, 6]), [4, 1, 2, 3]);
    let even = [(0, 0, None), (1, 1, None), (5, 2, None), (6, 3, None)];
    assert_eq!(end(&even, [1, 5, 5, 7]), [4, 2, 3, 1], "cash, then the rents");
    let shared = [(0, 0, None), (1, 1, None), (2, 2, None), (6, 3, None)];
    assert_eq!(end(&shared, [1, 5, 5, 4]), [4, 1, 1, 3]);
}

/// Not in the rulebook: the money of all players is shown once the match is over, and not before.
#[test]
fn the_end_opens_what_everybody_had() {
    let mut game = start(3);
    for (number, spot) in [(2, 4), (0, 5), (1, 6)] {
        table(&mut game, &format!("pawn {number}"));
        act(&mut game, number, &format!("open {spot}"));
    }
    assert_eq!(game.view(Viewer::Seat(seat(0))).disclosed, None);
    leave(&mut game, 1, 0, 3);
    act(&mut game, 0, "begin");
    table(&mut game, "pawn 1");
    let view = game.view(Viewer::Omniscient);
    assert!(view.over());
    let disclosed = view.disclosed.unwrap();
    let money: Vec<&[u16]> = disclosed.money.iter().map(|money| money.values()).collect();
    assert_eq!(money, [[50, 50, 50], [50, 50, 50], [50, 0, 50]]);
    assert_eq!(disclosed.wallets[seat(1)], Notes::fake(3));
    assert_eq!(view.story.news().count(), 2, "the pawn that was drawn, and who is bankrupt");
}
