//! Offers for an open bar: BC-4.3, BC-4.4, BC-4.7 to BC-4.10.

use super::*;
use crate::games::barracuda::Outlook;

// BC-4.3, BC-4.8, BC-4.9
#[test]
fn an_accepted_partner_pays_the_tenant_once() {
    let mut game = turn(3, 0, &[(1, 1, None)]);
    assert_eq!(told(&act(&mut game, 0, "join 1")).len(), 1, "it is announced");
    assert_eq!(refused(&game, 0, "slide 0,0,0,0,3"), Refusal::Amount(1, 12));
    assert_eq!(refused(&game, 0, "slide 1,0,1,1,0"), Refusal::Amount(1, 12));
    assert_eq!(refused(&game, 0, "slide 0,0,0,1,8"), Refusal::NotThere);
    let notes = act(&mut game, 0, "slide 0,1,0,0,2");
    let public: Vec<&Event> =
        notes.iter().filter(|note| note.may_reach(Viewer::Seat(seat(2)))).map(|note| &note.event).collect();
    assert_eq!(public, [&Event::Slid { seat: seat(0), to: seat(1), at: spot(1), notes: 3 }]);
    assert_eq!(illegal(&game, 0, "slide 0,1,0,0,2"), Illegal::NotYourTurn, "it cannot be changed");
    act(&mut game, 1, "accept");
    assert_eq!((cash(&game), fakes(&game)), (vec![45, 55, 50], vec![5, 9, 7]));
    assert_eq!(game.open[1].unwrap().partner, Some(seat(0)));
    assert_eq!(game.rent_due(seat(0)), 0, "nothing is ever owed for it");
}

// BC-4.3, BC-4.10
#[test]
fn a_refused_partner_costs_both() {
    let mut game = turn(3, 0, &[(1, 1, None)]);
    act(&mut game, 0, "join 1");
    act(&mut game, 0, "slide 0,1,0,0,2");
    act(&mut game, 1, "refuse");
    assert_eq!((cash(&game), fakes(&game)), (vec![45, 45, 50], vec![5, 9, 7]), "fakes are never given back");
    assert_eq!((game.open[1].unwrap().partner, game.bank.worth()), (None, 110));
}

/// The rulebook's example: 6,000 are offered, 12,000 come back.
// BC-4.4, BC-4.10
#[test]
fn a_refused_take_over_pays_the_buyer() {
    let mut game = turn(3, 0, &[(4, 1, None)]);
    act(&mut game, 0, "take 4");
    assert_eq!(refused(&game, 0, "slide 0,0,1,1,0"), Refusal::Amount(4, 12), "at least the rent");
    act(&mut game, 0, "slide 0,1,0,1,1");
    act(&mut game, 1, "refuse");
    assert_eq!((cash(&game), fakes(&game)), (vec![56, 44, 50], vec![6, 8, 7]));
    assert_eq!(game.open[4].unwrap().tenant, Some(seat(1)));
}

// BC-4.4
#[test]
fn an_accepted_take_over_sends_partners_home_but_the_buyer() {
    for (partner, stays) in [(Some(2), None), (Some(1), None), (Some(0), Some(seat(0))), (None, None)] {
        let mut game = turn(3, 0, &[(1, 1, partner)]);
        act(&mut game, 0, "take 1");
        act(&mut game, 0, "slide 0,1,0,0,0");
        act(&mut game, 1, "accept");
        let bar = game.open[1].unwrap();
        assert_eq!((bar.tenant, bar.partner), (Some(seat(0)), stays), "{partner:?}");
        assert_eq!(cash(&game), [45, 55, 50]);
    }
    let game = turn(3, 0, &[(1, 0, None)]);
    assert_eq!(refused(&game, 0, "take 1"), Refusal::Own);
}

// BC-4.7
#[test]
fn who_cannot_pay_for_a_refusal_cannot_refuse() {
    for (offer, left) in [("join 1", 4), ("take 1", 4)] {
        let mut game = turn(3, 0, &[(1, 1, None)]);
        leave(&mut game, 1, left, 3);
        act(&mut game, 0, offer);
        act(&mut game, 0, "slide 0,1,0,0,0");
        assert_eq!(refused(&game, 1, "refuse"), Refusal::MustAccept);
        assert_eq!(game.offer(seat(1)).actions(), ["accept".parse().unwrap()]);
        let may_refuse = |number: u8| {
            let outlook = game.view(Viewer::Seat(seat(number))).private.unwrap().outlook;
            outlook.map(|outlook| outlook.refused.is_some())
        };
        assert_eq!((may_refuse(1), may_refuse(0)), (Some(false), None));
    }
}

// BC-4.7
#[test]
fn both_answers_are_counted_out() {
    let outlook = |left: u16| {
        let mut game = turn(3, 0, &[(1, 1, None)]);
        leave(&mut game, 1, left, 0);
        act(&mut game, 0, "take 1");
        act(&mut game, 0, "slide 0,1,0,1,2");
        [0, 1].map(|number| game.view(Viewer::Seat(seat(number))).private.unwrap().outlook)
    };
    let rich = Outlook { now: 37, accepted: 43, refused: Some(31) };
    assert_eq!(outlook(37), [None, Some(rich)], "only the tenant's money is counted, for the tenant");
    assert_eq!(outlook(5)[1].unwrap().refused, None);
}
