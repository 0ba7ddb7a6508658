//! Auctions: BC-4.5, BC-4.6, BC-4.7.

use super::*;

const THREE: [(u8, u8, Option<u8>); 4] = [(1, 0, Some(2)), (5, 0, None), (6, 0, None), (7, 1, None)];

// BC-4.5, BC-4.10
#[test]
fn an_auction_goes_to_one_bidder_and_the_others_get_all_back() {
    let mut game = turn(3, 0, &THREE);
    assert_eq!(refused(&game, 0, "auction 7"), Refusal::NotOwn);
    act(&mut game, 0, "auction 1");
    assert_eq!(refused(&game, 1, "bid 0,0,0,0,0"), Refusal::NoNote);
    assert_eq!(illegal(&game, 0, "bid 0,0,0,0,1"), Illegal::NotYourTurn, "the seller does not bid");
    act(&mut game, 2, "bid 0,0,0,0,3");
    act(&mut game, 1, "bid 0,0,2,0,1");
    let bids = |viewer| match game.view(viewer).prompt {
        Prompt::Choosing { bids, laid, .. } => (bids.values().iter().flatten().count(), Vec::from(laid)),
        _ => panic!(),
    };
    assert_eq!(bids(Viewer::Seat(seat(0))).0, 2, "side by side");
    assert_eq!(bids(Viewer::Seat(seat(1))).0, 1, "their own");
    assert_eq!(bids(Viewer::Public), (0, vec![None, Some(3), Some(3)]));
    act(&mut game, 0, "sell 1");
    // The rent was 4 + 4 + 3, with the cheapest bar free.
    assert_eq!((cash(&game), fakes(&game)), (vec![45, 46, 50], vec![8, 6, 7]));
    let bar = game.open[1].unwrap();
    assert_eq!((bar.tenant, bar.partner), (Some(seat(1)), Some(seat(2))), "the partner stays");
}

// BC-4.5
#[test]
fn a_bar_nobody_gets_is_closed_for_a_thousand() {
    let mut game = turn(3, 0, &THREE);
    act(&mut game, 0, "auction 1");
    act(&mut game, 1, "bid 0,0,2,0,1");
    act(&mut game, 2, "bid 0,0,0,0,1");
    act(&mut game, 0, "close");
    assert_eq!((cash(&game), fakes(&game)), (vec![40, 50, 50], vec![7, 7, 7]));
    assert_eq!((game.open[1], game.placed(seat(2))), (None, 0), "the partner leaves");
    // It can be opened again.
    table(&mut game, "pawn 1");
    act(&mut game, 1, "open 1");
}

// BC-4.6
#[test]
fn a_bid_has_no_limit_but_the_wallet() {
    let mut game = turn(3, 0, &THREE);
    act(&mut game, 0, "auction 1");
    assert_eq!(refused(&game, 1, "bid 5,0,0,1,0"), Refusal::NotThere);
    let span = AllowedAmount { least: 0, most: 50, needs_note: true, only_fakes: false };
    assert_eq!(game.view(Viewer::Seat(seat(1))).allowed(), Some(span));
    act(&mut game, 1, "bid 4,1,0,0,0");
    act(&mut game, 2, "bid 0,0,0,0,1");
    act(&mut game, 0, "sell 1");
    assert_eq!(cash(&game), [86, 5, 50]);
    // The rulebook's limit on a stake stays.
    let mut game = start(3);
    game.phase = Phase::Between { passed: Seats::NONE };
    act(&mut game, 0, "call 0");
    assert_eq!(refused(&game, 1, "stake 1,0,1,1,0"), Refusal::Amount(0, 12));
}

/// A player with three bars and no money after the rent.
fn broke() -> Barracuda {
    let mut game = turn(3, 0, &[(1, 0, Some(2)), (5, 0, None), (6, 0, None), (7, 1, Some(1))]);
    leave(&mut game, 0, 0, 7);
    game
}

// BC-4.5, BC-6.1
#[test]
fn an_auction_takes_no_cash_and_saves_whoever_has_none() {
    let bars = [(0, 1, Some(1)), (1, 0, Some(2)), (5, 0, None), (7, 0, None), (2, 2, Some(2)), (6, 1, None)];
    let mut game = later(3, &bars);
    // Six bars are open, no place is free, and no money is left after the rent.
    let due = game.rent_due(seat(0));
    leave(&mut game, 0, due, 7);
    table(&mut game, "pawn 0");
    assert_eq!((cash(&game)[0], &game.phase), (0, &Phase::Act(seat(0))));
    let spots = [1, 5, 7].map(|at| ActionKind::Auction.at(spot(at)));
    assert_eq!(game.offer(seat(0)).actions(), spots);
    act(&mut game, 0, "auction 1");
    act(&mut game, 1, "bid 0,0,0,1,0");
    act(&mut game, 2, "bid 0,0,0,0,1");
    act(&mut game, 0, "sell 1");
    assert_eq!(cash(&game)[0], 1, "saved by a bid");
}

// BC-4.7
#[test]
fn who_can_neither_sell_nor_close_is_bankrupt() {
    let may_close = |game: &Barracuda, viewer| game.view(viewer).private.map(|private| private.may_close);
    let seats = [0, 1].map(|number| Viewer::Seat(seat(number)));
    // The only acceptable bid, though a fake, must be accepted.
    let mut game = broke();
    act(&mut game, 0, "auction 5");
    act(&mut game, 1, "bid 0,0,0,0,1");
    act(&mut game, 2, "bid 0,0,0,0,1");
    assert_eq!(refused(&game, 0, "close"), Refusal::CannotClose);
    assert_eq!(game.offer(seat(0)).actions(), [Action::Sell(seat(1)), Action::Sell(seat(2))]);
    assert!(matches!(game.view(Viewer::Public).prompt, Prompt::Choosing { .. }));
    assert_eq!(seats.map(|viewer| may_close(&game, viewer)), [Some(false); 2]);
    assert_eq!(may_close(&game, Viewer::Public), None);
    // No bid is acceptable: the bidders have no free pawn, or bid no note.
    let mut game = broke();
    game.open[8] = Some(Tenancy { bar: game.bars[8], tenant: Some(seat(1)), partner: None });
    game.open[2] = Some(Tenancy { bar: game.bars[2], tenant: Some(seat(1)), partner: Some(seat(1)) });
    leave(&mut game, 2, 0, 0);
    act(&mut game, 0, "auction 5");
    act(&mut game, 1, "bid 0,0,0,0,3");
    let last = act(&mut game, 2, "bid 0,0,0,0,0");
    let why = Event::Bankrupt { seat: seat(0), why: Ruin::Auction };
    assert_eq!(told(&last).last(), Some(&why));
    assert_eq!(fakes(&game)[1], 7, "all bids go back");
    assert_eq!(game.open[5].unwrap().tenant, Some(seat(0)), "the bar was neither sold nor closed");
    assert_eq!(game.pending().outcome().unwrap().places, [3, 1, 2]);
    // With a thousand the bar is closed instead.
    let mut game = broke();
    leave(&mut game, 0, 1, 0);
    act(&mut game, 0, "auction 5");
    act(&mut game, 1, "bid 0,0,0,0,1");
    act(&mut game, 2, "bid 0,0,0,0,1");
    let told = seats.map(|viewer| may_close(&game, viewer));
    assert_eq!(told, [Some(true), Some(false)], "only the seller is told");
    act(&mut game, 0, "close");
    assert_eq!(cash(&game)[0], 0);
}

// BC-4.5
#[test]
fn two_bars_are_too_few_for_an_auction() {
    let game = turn(3, 0, &[(1, 0, None), (5, 0, None)]);
    assert_eq!(refused(&game, 0, "auction 1"), Refusal::TooFew);
}

// BC-4.6
#[test]
fn without_a_free_pawn_only_fakes_are_bid() {
    let mut game = turn(
        3,
        0,
        &[(5, 0, None), (6, 0, None), (7, 0, None), (1, 1, Some(1)), (2, 1, Some(1)), (8, 1, None)],
    );
    leave(&mut game, 2, 0, 0);
    act(&mut game, 0, "auction 5");
    assert_eq!(refused(&game, 1, "bid 0,0,0,1,0"), Refusal::OnlyFakes);
    act(&mut game, 1, "bid 0,0,0,0,2");
    act(&mut game, 2, "bid 0,0,0,0,0");
    assert_eq!(refused(&game, 0, "sell 1"), Refusal::NoBid);
    assert_eq!(refused(&game, 0, "sell 2"), Refusal::NoBid);
    act(&mut game, 0, "close");
    // A bidder without fakes then bids no note.
    let mut game = turn(
        3,
        0,
        &[(5, 0, None), (6, 0, None), (7, 0, None), (1, 1, Some(1)), (2, 1, Some(1)), (8, 1, None)],
    );
    leave(&mut game, 1, 20, 0);
    act(&mut game, 0, "auction 5");
    act(&mut game, 1, "bid 0,0,0,0,0");
}
