//! Tests of the warning of bankruptcy.

use super::*;

#[test]
fn players_who_could_not_pay_the_rent_are_warned() {
    let game = offered();
    let view = of(&game, 1);
    // The bars are Neptune, Karambole and La Lagune: 6,000, 5,000 and 5,000.
    assert_eq!(danger(&view, 5, Change::Nothing), None);
    assert_eq!(danger(&view, 4, Change::Nothing), Some(Danger { rent: 5, left: 4 }));
    let neptune = Bar::all().next().unwrap();
    assert_eq!(danger(&view, 10, Change::Gains(neptune)), Some(Danger { rent: 11, left: 10 }));
    assert_eq!(danger(&view, 0, Change::Loses(view.bars_of(Seat::nth(1))[0])), None);
    // The cheapest bar that may still turn up costs 2,000.
    assert_eq!(danger(&view, 6, Change::Opens), Some(Danger { rent: 7, left: 6 }));
    assert_eq!(danger(&view, 7, Change::Opens), None);
    assert_eq!(danger(&game.view(Viewer::Public), 0, Change::Nothing), None, "nobody looks");
}

#[test]
fn the_first_round_has_one_public_action() {
    let mut game = Barracuda::new(&Config::default(), 3).unwrap();
    play(&mut game, None, "deal 0,1,2,3,4,6,7,8,9,10,5,11");
    play(&mut game, None, "pawn 1");
    let view = game.view(Viewer::Public);
    assert_eq!(only_way(&view), Some((Seat::nth(1), ActionKind::Open)));
    assert_eq!(targets(&view, ActionKind::Open).len(), 10);
    play(&mut game, Some(1), "open 4");
    play(&mut game, None, "pawn 0");
    assert!(!targets(&game.view(Viewer::Public), ActionKind::Open).contains(&spot(4)));
    let later = opened().view(Viewer::Public);
    assert_eq!((only_way(&later), targets(&later, ActionKind::Open)), (None, Vec::new()));
}

#[test]
fn an_offer_shows_its_announcement() {
    let game = offered();
    let view = game.view(Viewer::Public);
    let told = latest(&view);
    assert!(matches!(told[..], [Event::Announced { .. }, Event::Slid { notes: 4, .. }]), "{told:?}");
    let mut game = opened();
    play(&mut game, Some(0), "begin");
    play(&mut game, None, "pawn 0");
    play(&mut game, Some(0), "take 1");
    assert!(matches!(latest(&game.view(Viewer::Public))[..], [Event::Announced { .. }]));
}
