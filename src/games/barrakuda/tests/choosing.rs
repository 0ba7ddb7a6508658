//! Set-up and choosing.

use super::*;
use crate::games::barrakuda::{Preset, Slot};

// BK-1.2, BK-1.3
#[test]
fn everybody_starts_on_the_boat_with_two_gold() {
    let game = start(&config(), 3);
    assert_eq!(bags(&game), [2, 2, 2]);
    assert_eq!(game.position.sea.vaults, [0, 0, 0]);
    assert_eq!(game.position.sea.barracuda, wreck(6));
    for diver in game.position.sea.divers.values() {
        assert_eq!((diver.at, diver.lying), (None, false));
        let hand: Vec<String> = diver.hand().iter().map(Card::to_string).collect();
        assert_eq!(hand, ["1", "2", "3", "4", "5", "b"]);
    }
}

// BK-1.1
#[test]
fn the_table_lays_the_wrecks_unless_it_was_agreed_how() {
    let mut game = start(&Config::default(), 2);
    assert!(game.pending().is_chance());
    assert_eq!(game.check(&chance("floor 0,0 1,0 2,0 0,1 1,1 3,3")), Err(Illegal::NotDue));
    let told = table(&mut game, "floor 0,0 1,0 2,0 0,1 1,1 2,1");
    assert_eq!(told, [Event::Laid]);
    assert_eq!(game.pending().seats().len(), 2);
    for preset in Preset::ALL {
        let game = start(&Config { layout: Layout::Preset(preset), ..Config::default() }, 2);
        assert_eq!(game.position.floor().cells(), preset.cells());
    }
    let torn = [(0, 0), (1, 0), (2, 0), (4, 1), (0, 1), (1, 1)];
    let torn = Barrakuda::new(&Config { layout: Layout::Laid(torn), ..Config::default() }, 2);
    assert!(matches!(torn, Err(Refusal::Floor(_))), "{torn:?}");
}

// BK-2.1
#[test]
fn cards_turn_up_when_the_last_has_chosen() {
    let mut game = start(&config(), 3);
    make(&mut game, &step(2, "play 5"));
    make(&mut game, &step(0, "play b"));
    assert!(game.position.sea.divers.values().iter().all(|diver| diver.at.is_none() && diver.row.is_empty()));
    assert_eq!(refused(&game, 0, "play 1"), Refusal::Chosen);
    let told = make(&mut game, &step(1, "play 3"));
    let cards = vec![Card::Barracuda, Card::Dive(wreck(3)), Card::Dive(wreck(5))];
    assert_eq!(told, [Event::Chosen(seat(1)), Event::Revealed(cards)]);
    assert_eq!(game.position.sea.diver(seat(1)).at, Some(wreck(3)));
    let liar = game.position.sea.diver(seat(0));
    assert!(
        liar.lying && liar.at.is_none() && !liar.holds_barracuda,
        "lies down on the boat, the card is in the centre"
    );
}

// BK-2.1
#[test]
fn a_row_keeps_its_order_and_its_cards_are_out_of_the_hand() {
    let mut game = start(&config(), 2);
    for cards in ["4 1", "2 3"] {
        dive(&mut game, cards);
        pass_all(&mut game);
    }
    assert_eq!((row(&game, 0), row(&game, 1)), (vec![4, 2], vec![1, 3]));
    let held = "play 4".parse().unwrap();
    let Action::Play(card) = held else { panic!() };
    assert_eq!(refused(&game, 0, "play 4"), Refusal::NotHeld(card));
    // A Barracuda card leaves the pawn where it is.
    dive(&mut game, "b 5");
    assert_eq!(game.position.sea.diver(seat(0)).at, Some(wreck(2)));
    assert_eq!(row(&game, 0), [4, 2]);
}

// BK-2.2
#[test]
fn the_last_movement_card_brings_all_back_at_once() {
    let mut game = start(&config(), 2);
    for cards in ["1 2", "2 3", "3 4", "4 b"] {
        dive(&mut game, cards);
        pass_all(&mut game);
    }
    choose(&mut game, "5 5");
    assert!(row(&game, 0).is_empty(), "before the initiative is compared");
    table(&mut game, "roll 1 6");
    assert_eq!(
        asked(&game),
        Some((0, Slot::Initiative, 5, vec!["bank 1".into(), "bank 2".into(), "rob 1".into()]))
    );
    assert_eq!(row(&game, 1), [2, 3, 4, 5]);
}
