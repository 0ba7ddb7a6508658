//! Tests of the ledgers.

use super::*;

#[test]
fn each_ledger_has_only_its_owners_lines() {
    let mut game = offered();
    let offer = Notes::new([0, 1, 0, 1, 2]);
    let (at, deal) = (spot(1), Deal::TakeOver);
    let entry = |reply| (2, Entry::Offered { to: Seat::nth(1), at, deal, offer, reply });
    let rent = (2, Entry::Rent(6));
    assert_eq!(mine(&of(&game, 0)), [rent.clone(), entry(None)]);
    assert_eq!(mine(&of(&game, 1)), [(2, Entry::Asked { by: Seat::nth(0), at, deal, offer, reply: None })]);
    assert_eq!(mine(&of(&game, 2)), []);
    assert_eq!(scene(&of(&game, 2), None, None).players[0].laid, Some(4), "all see how many notes it is");
    play(&mut game, Some(1), "refuse");
    assert_eq!(mine(&of(&game, 0)), [rent, entry(Some(Reply::Refused))]);
    assert_eq!(everybodys(&of(&game, 0)), everybodys(&of(&game, 2)), "the same for everybody");
}

/// The recipients of an event are decided at its creation, not by a list of secret events.
#[test]
fn a_new_private_event_reaches_only_its_owner() {
    let (own, planted) = (Seat::nth(1), Event::Rested(Seat::nth(3)));
    let game = offered().with_secrets(|secrets| {
        secrets.story.turn_page();
        secrets.story.tell_only([own], planted.clone());
    });
    assert_eq!(of(&game, 1).story.news().next_back(), Some(&planted));
    for viewer in [Viewer::Seat(Seat::nth(0)), Viewer::Seat(own), Viewer::Seat(Seat::nth(2)), Viewer::Public]
    {
        let view = game.view(viewer);
        assert!(viewer == Viewer::Seat(own) || view.story.iter().all(|event| *event != planted));
        assert!(everybodys(&view).iter().all(|(_, event)| **event != planted), "{viewer:?}");
        assert_eq!(latest(&view), Vec::<&Event>::new(), "{viewer:?}");
    }
}

#[test]
fn the_ledger_names_the_tenant_of_that_time() {
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
    // With one more bar, the first player can auction one of three.
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
    assert_eq!(scene(&of(&game, 0), None, None).players[1].laid, Some(1));
    play(&mut game, Some(2), "bid 0,0,0,3,0");
    play(&mut game, Some(0), "sell 2");
    let last = |seat| mine(&of(&game, seat)).last().cloned().map(|(_, entry)| entry);
    let (at, bid) = (spot(0), Notes::new([0, 0, 0, 3, 0]));
    assert_eq!(last(2), Some(Entry::Bid { to: Seat::nth(0), at, bid, taken: Some(true) }));
    assert_eq!(last(0), Some(Entry::Heard { by: Seat::nth(2), at, bid, taken: Some(true) }));
    let lost = Entry::Bid { to: Seat::nth(0), at, bid: Notes::fake(1), taken: Some(false) };
    assert_eq!(last(1), Some(lost));
}
