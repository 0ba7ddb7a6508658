//! Two teams of two.

use super::*;
use crate::games::barrakuda::{CardChoice, Slot};

fn teams() -> Config {
    Config { teams: true, ..config() }
}

// BK-7.1
#[test]
fn a_team_has_one_vault_and_two_bags() {
    assert_eq!(Barrakuda::new(&teams(), 3), Err(Refusal::Teams(3)));
    let mut game = start(&teams(), 4);
    game.position.sea.vaults = vec![9, 11];
    game.position.sea.divers[seat(2)].bag = 4;
    dive(&mut game, "1 3 5 4");
    while asked(&game).unwrap().0 != 2 {
        act(&mut game, "pass");
    }
    act(&mut game, "bank 2");
    assert_eq!((game.position.sea.vaults.clone(), bags(&game)), (vec![11, 11], vec![2, 2, 2, 2]));
    assert!(game.pending().outcome().is_none(), "8 are not enough");
    pass_all(&mut game);
    dive(&mut game, "5 2 1 3");
    while asked(&game).unwrap().0 != 0 || asked(&game).unwrap().2 != 5 {
        act(&mut game, "pass");
    }
    act(&mut game, "bank 1");
    assert_eq!(game.pending().outcome().unwrap().places, [1, 2, 1, 2]);
}

// BK-7.2
#[test]
fn team_mates_know_what_the_other_has_chosen() {
    let mut game = start(&teams(), 4);
    make(&mut game, &step(0, "play 3"));
    let sees = |viewer| game.view(viewer).chosen[seat(0)];
    assert_eq!(sees(Viewer::Seat(seat(2))), CardChoice::Known(Card::Dive(wreck(3))));
    assert_eq!(sees(Viewer::Seat(seat(1))), CardChoice::Hidden);
    assert_eq!(sees(Viewer::Public), CardChoice::Hidden);
}

// BK-7.3
#[test]
fn team_mates_exchange_gold_instead_of_the_special_action() {
    let mut game = start(&teams(), 4);
    game.position.sea.divers[seat(2)].row = vec![wreck(1)];
    game.position.sea.divers[seat(3)].row = vec![wreck(1)];
    game.position.sea.divers[seat(2)].bag = 1;
    dive(&mut game, "4 3 4 4");
    pass_before(&mut game, 4);
    let options = ["take", "rob 3", "share 0", "share 1", "share 3"].map(str::to_owned).to_vec();
    assert_eq!(asked(&game), Some((0, Slot::Initiative, 4, options)), "team-mates are not robbed");
    let told = act(&mut game, "share 0");
    assert_eq!(told, [Event::Shared { from: seat(0), to: seat(2), gold: 2 }]);
    assert_eq!(bags(&game), [0, 2, 3, 2]);
    assert_eq!(asked(&game), Some((0, Slot::General, 4, vec!["take".into()])), "no special action besides");
}

// BK-7.3
#[test]
fn the_initiative_over_opponents_is_enough() {
    let mut game = start(&teams(), 4);
    game.position.sea.divers[seat(0)].row = vec![wreck(1)];
    dive(&mut game, "4 1 4 2");
    pass_before(&mut game, 4);
    assert_eq!(asked(&game).map(|(by, slot, ..)| (by, slot)), Some((2, Slot::Initiative)), "alone together");
    assert!(offered(&game).contains(&"share 4".to_owned()) && offered(&game).contains(&"take".to_owned()));
}

/// A tie allows no special action, no robbery, and no picking up; but team-mates may exchange gold.
// BK-7.3, BK-4.1, BK-4.4
#[test]
fn team_mates_who_tie_with_each_other_may_exchange_and_no_more() {
    let mut game = start(&teams(), 4);
    game.position.sea.divers[seat(3)].row = vec![wreck(1)];
    game.position.sea.gold[3] = 2;
    dive(&mut game, "4 2 4 4");
    pass_before(&mut game, 4);
    assert!(story(&game).iter().any(|beat| beat.event == Event::Tied(wreck(4))));
    assert_eq!(game.position.sea.gold[3], 2, "nobody collects on a tie");
    let shares = ["share 0", "share 1", "share 3", "share 4"].map(str::to_owned).to_vec();
    assert_eq!(asked(&game), Some((0, Slot::Exchange, 4, shares)), "the first seat, whoever else is there");
    assert_eq!(reason(&game), Some(TurnReason::TiedWithMate));
    act(&mut game, "share 4");
    assert_eq!(bags(&game), [4, 2, 0, 2]);
    assert_eq!(asked(&game), Some((0, Slot::General, 4, vec!["take".into()])));
    // An opponent with as few cards, or fewer, takes even the exchange from them.
    for cards in [vec![], vec![wreck(1)]] {
        let mut game = start(&teams(), 4);
        for number in [0, 2] {
            game.position.sea.divers[seat(number)].row = vec![wreck(1)];
        }
        game.position.sea.divers[seat(1)].row = cards.clone();
        dive(&mut game, "4 4 4 2");
        pass_before(&mut game, 4);
        let (by, slot, ..) = asked(&game).unwrap();
        let wanted = if cards.is_empty() { (1, Slot::Initiative) } else { (0, Slot::General) };
        assert_eq!((by, slot), wanted);
    }
}

// BK-7.3
#[test]
fn nobody_strips_or_robs_their_own() {
    let mut game = start(&teams(), 4);
    game.position.sea.divers[seat(2)].row = vec![wreck(2)];
    dive(&mut game, "1 3 1 4");
    assert_eq!(offered(&game), ["strip 1", "strip 3", "share 0", "share 1", "share 3", "share 4"]);
}

fn pass_before(game: &mut Barrakuda, wreck: u8) {
    while asked(game).unwrap().2 != wreck {
        act(game, "pass");
    }
}
