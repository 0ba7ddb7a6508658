//! What the scene shows at moments of a small match.

use super::*;
use crate::{
    games::barracuda::{Barracuda, Config},
    kernel::{Game, Step, Viewer},
};

fn spot(number: u8) -> Spot {
    Spot::new(number).unwrap()
}

fn play(game: &mut Barracuda, by: Option<u8>, text: &str) {
    let step = match by {
        Some(seat) => Step::Player(Seat::nth(seat), text.parse().unwrap()),
        None => Step::Chance(text.parse().unwrap()),
    };
    game.check(&step).unwrap_or_else(|refusal| panic!("{step:?}: {refusal}"));
    game.apply(&step);
}

/// Three have opened a bar with two places each, and before round 2 nobody calls last order.
fn opened() -> Barracuda {
    let mut game = Barracuda::new(&Config::default(), 3).unwrap();
    play(&mut game, None, "deal 0,1,2,3,4,6,7,8,9,10,5,11");
    for (seat, spot) in [(0, 0), (1, 1), (2, 2)] {
        play(&mut game, None, &format!("pawn {seat}"));
        play(&mut game, Some(seat), &format!("open {spot}"));
    }
    game
}

/// The first one offers 6 000 and two fakes for the bar of the second.
fn offered() -> Barracuda {
    let mut game = opened();
    play(&mut game, Some(0), "begin");
    play(&mut game, None, "pawn 0");
    play(&mut game, Some(0), "take 1");
    play(&mut game, Some(0), "slide 0,1,0,1,2");
    game
}

fn of(game: &Barracuda, seat: u8) -> View {
    game.view(Viewer::Seat(Seat::nth(seat)))
}

#[test]
fn bars_light_up_where_an_action_can_be_done() {
    let mut game = opened();
    play(&mut game, Some(0), "begin");
    play(&mut game, None, "pawn 0");
    let targets = |kind, seat| {
        let houses = scene(&of(&game, seat), Some(kind), Some(spot(2))).houses;
        houses.into_iter().filter(|house| house.target).map(|house| house.spot.number()).collect::<Vec<_>>()
    };
    assert_eq!(targets(ActionKind::TakeOver, 0), [1, 2]);
    assert_eq!(targets(ActionKind::Partner, 0), [0]);
    assert!(targets(ActionKind::TakeOver, 1).is_empty(), "it is not their turn");
    let shown = scene(&of(&game, 0), None, Some(spot(2)));
    assert!(shown.houses[2].picked && !shown.houses[1].picked);
    assert_eq!((shown.left, shown.guests[0].turn, shown.guests[1].turn), (3, true, false));
    let pawns: Vec<Pawn> = shown.guests.iter().map(|guest| guest.pawn).collect();
    assert_eq!(pawns, [Pawn::Out, Pawn::InBag, Pawn::InBag]);
}

#[test]
fn stakes_say_whose_pawn_is_drawn_when() {
    let mut game = opened();
    play(&mut game, Some(1), "call 1");
    for (seat, notes) in [(0, "0,0,0,0,1"), (1, "0,0,1,0,0"), (2, "0,0,0,0,3")] {
        play(&mut game, Some(seat), &format!("stake {notes}"));
    }
    let pawns = |game: &Barracuda| {
        let guests = scene(&of(game, 1), None, None).guests;
        guests.into_iter().map(|guest| guest.pawn).collect::<Vec<_>>()
    };
    assert_eq!(pawns(&game), [Pawn::Place(1, 2), Pawn::Place(3, 3), Pawn::Place(1, 2)]);
    play(&mut game, None, "pawn 2");
    assert_eq!(pawns(&game), [Pawn::Place(2, 2), Pawn::Place(3, 3), Pawn::Out]);
    assert_eq!(mine(&of(&game, 1)), [(2, Entry::Staked(Notes::new([0, 0, 1, 0, 0])))]);
}

#[test]
fn notes_are_laid_one_by_one_as_far_as_they_reach() {
    use Denomination::{Fake, Five, One, Two};
    let wallet = Notes::new([0, 1, 0, 2, 1]);
    let span = AllowedAmount { least: 5, most: 7, needs_note: true, only_fakes: false };
    let none = tray(&wallet, &span, Notes::NONE);
    assert_eq!(none.more, [Five, Two, One, Fake], "no 10 000, but 2 000 by way of the bank");
    assert_eq!(none.problem, Some(Problem::TooLittle(5)));
    let three = tray(&wallet, &span, Notes::new([0, 0, 3, 0, 1]));
    assert_eq!((three.rest, three.changed, three.problem), (Notes::new([0, 0, 0, 1, 0]), true, None));
    assert_eq!(three.more, [One]);
    let five = tray(&wallet, &span, Notes::new([0, 1, 0, 0, 0]));
    assert_eq!((five.rest, five.changed), (Notes::new([0, 0, 0, 2, 1]), false));
    let stake = AllowedAmount { least: 0, ..span };
    assert_eq!(tray(&wallet, &stake, Notes::NONE).problem, Some(Problem::NoNote));
    assert_eq!(tray(&wallet, &AllowedAmount { needs_note: false, ..stake }, Notes::NONE).problem, None);
    assert_eq!(Notes::NONE.with_one(Two).without_one(Two), Notes::NONE);
    assert_eq!(Notes::NONE.without_one(Two), Notes::NONE);
    assert_eq!(Notes::new([0, 1, 0, 2, 1]).one_by_one().collect::<Vec<_>>(), [Five, One, One, Fake]);
}

#[test]
fn each_ledger_tells_of_its_owner_alone() {
    let mut game = offered();
    let offer = Notes::new([0, 1, 0, 1, 2]);
    let (at, deal) = (spot(1), Deal::TakeOver);
    let entry = |reply| (2, Entry::Offered { to: Seat::nth(1), at, deal, offer, reply });
    let rent = (2, Entry::Rent(6));
    assert_eq!(mine(&of(&game, 0)), [rent.clone(), entry(None)]);
    assert_eq!(mine(&of(&game, 1)), [(2, Entry::Asked { by: Seat::nth(0), at, deal, offer, reply: None })]);
    assert_eq!(mine(&of(&game, 2)), []);
    assert_eq!(scene(&of(&game, 2), None, None).guests[0].laid, Some(4), "all see how many notes it is");
    play(&mut game, Some(1), "refuse");
    assert_eq!(mine(&of(&game, 0)), [rent, entry(Some(Reply::Refused))]);
    assert!(everybodys(&of(&game, 1)).iter().all(|(_, event)| !is_private(event)));
    assert_eq!(everybodys(&of(&game, 0)), everybodys(&of(&game, 2)), "the same for everybody");
}

#[test]
fn the_ledger_names_whoever_was_the_tenant_then() {
    let mut game = offered();
    play(&mut game, Some(1), "accept");
    let view = of(&game, 2);
    let announced = everybodys(&view).into_iter().find_map(|(_, event)| match event {
        Event::Announced { seat, to, .. } => Some((*seat, *to)),
        _ => None,
    });
    assert_eq!((announced, view.tenant(spot(1))), (Some((Seat::nth(0), Seat::nth(1))), Some(Seat::nth(0))));
}

#[test]
fn a_bar_closed_again_is_not_forgotten() {
    let mut game = opened();
    play(&mut game, Some(0), "begin");
    for (seat, action) in [(0, "open 5"), (1, "partner 1"), (2, "partner 2")] {
        play(&mut game, None, &format!("pawn {seat}"));
        play(&mut game, Some(seat), action);
    }
    play(&mut game, Some(0), "begin");
    for (seat, action) in [(0, "open 7"), (1, "open 8"), (2, "take 0")] {
        play(&mut game, None, &format!("pawn {seat}"));
        play(&mut game, Some(seat), action);
    }
    play(&mut game, Some(2), "slide 0,1,0,1,0");
    play(&mut game, Some(0), "refuse");
    play(&mut game, Some(0), "begin");
    play(&mut game, None, "pawn 0");
    play(&mut game, Some(0), "auction 5");
    play(&mut game, Some(1), "bid 0,0,0,0,1");
    play(&mut game, Some(2), "bid 0,0,0,0,1");
    play(&mut game, Some(0), "close");
    let houses = scene(&of(&game, 1), None, None).houses;
    assert_eq!((houses[5].bar, houses[5].known.map(Bar::name)), (None, Some("Banana Bar")));
    assert_eq!((houses[6].bar, houses[6].known), (None, None), "never open");
    assert_eq!(houses[7].known, None, "open now");
}

#[test]
fn bids_are_in_the_ledgers_of_bidder_and_seller() {
    let mut game = opened();
    let round = |game: &mut Barracuda, spots: [u8; 2]| {
        play(game, Some(0), "begin");
        for (seat, spot) in [(1, spots[0]), (0, spots[1])] {
            play(game, None, &format!("pawn {seat}"));
            play(game, Some(seat), &format!("open {spot}"));
        }
        play(game, None, "pawn 2");
        play(game, Some(2), "partner 2");
    };
    round(&mut game, [5, 6]);
    // One bar more, and the first one can put one of three up.
    play(&mut game, Some(0), "begin");
    play(&mut game, None, "pawn 0");
    play(&mut game, Some(0), "open 7");
    for seat in [1, 2] {
        play(&mut game, None, &format!("pawn {seat}"));
        play(&mut game, Some(seat), "take 0");
        play(&mut game, Some(seat), "slide 0,1,0,1,0");
        play(&mut game, Some(0), "refuse");
    }
    play(&mut game, Some(0), "begin");
    play(&mut game, None, "pawn 0");
    play(&mut game, Some(0), "auction 0");
    play(&mut game, Some(1), "bid 0,0,0,0,1");
    assert_eq!(scene(&of(&game, 0), None, None).guests[1].laid, Some(1));
    play(&mut game, Some(2), "bid 0,0,0,3,0");
    play(&mut game, Some(0), "sell 2");
    let last = |seat| mine(&of(&game, seat)).last().cloned().map(|(_, entry)| entry);
    let (at, bid) = (spot(0), Notes::new([0, 0, 0, 3, 0]));
    assert_eq!(last(2), Some(Entry::Bid { to: Seat::nth(0), at, bid, taken: Some(true) }));
    assert_eq!(last(0), Some(Entry::Heard { by: Seat::nth(2), at, bid, taken: Some(true) }));
    let lost = Entry::Bid { to: Seat::nth(0), at, bid: Notes::fake(1), taken: Some(false) };
    assert_eq!(last(1), Some(lost));
}
