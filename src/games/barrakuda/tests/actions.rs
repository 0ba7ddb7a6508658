//! Single actions of wrecks.

use super::*;
use crate::games::barrakuda::{Slot, TakeBackRule, Wreck, cards::DIVES};

/// The whole bag or no gold.
// BK-4.6
#[test]
fn bank_all_is_all_or_nothing() {
    let mut game = start(&with_actions(WreckAction::BankAll, WreckAction::Nothing), 2);
    game.position.sea.divers[seat(0)].bag = 5;
    dive(&mut game, "2 3");
    assert_eq!(offered(&game), ["bank 5"]);
    assert_eq!(refused(&game, 0, "bank 4"), Refusal::NotOffered);
    act(&mut game, "pass");
    assert_eq!((bags(&game)[0], game.position.sea.vaults[0]), (5, 0), "it can be declined");
}

// BK-5.1
#[test]
fn the_oldest_cards_return_first() {
    let mut game = start(&config(), 2);
    game.position.sea.divers[seat(0)].row = [5, 3, 4].map(wreck).to_vec();
    dive(&mut game, "2 1");
    act(&mut game, "pass");
    act(&mut game, "pass");
    let told = act(&mut game, "back");
    assert_eq!(told, [Event::TookBack { seat: seat(0), cards: vec![wreck(5), wreck(3)] }]);
    assert_eq!(row(&game, 0), [4, 2]);
}

/// The rulebook says "Take back the first X Movement cards you played", and the first may be the last.
// BK-5.1
#[test]
fn by_the_letter_the_card_just_played_comes_back_too() {
    // A table's own cards always follow the rulebook; the app's do if the table chooses so.
    let own = WreckSet { name: "own".into(), ..WreckSet::OURS };
    let letter = [Config { set: own, ..config() }, Config { by_the_letter: true, ..config() }];
    for config in letter {
        assert_eq!(config.take_back_rule(), TakeBackRule::ByTheLetter);
        let mut game = start(&config, 2);
        dive(&mut game, "2 4");
        assert_eq!(offered(&game), ["back"], "the only card of the row");
        let told = act(&mut game, "back");
        assert_eq!(told, [Event::TookBack { seat: seat(0), cards: vec![wreck(2)] }]);
        assert!(row(&game, 0).is_empty() && game.position.sea.diver(seat(0)).hand().len() == 6);
        pass_all(&mut game);
        // The oldest card still comes first, and only as many return as the card says.
        game.position.sea.divers[seat(0)].row = [5, 3].map(wreck).to_vec();
        dive(&mut game, "2 3");
        act(&mut game, "back");
        assert_eq!(row(&game, 0), [2]);
    }
    let mut game = start(&config(), 2);
    dive(&mut game, "2 4");
    assert_eq!(offered(&game), ["take"], "with our cards there is nothing to take back: {:?}", asked(&game));
}

/// The app's own law of section 6: with any of its cards and any row, the card just played stays in the row, so that no
/// player can play one card for ever.
// BK-5.1, BK-6.1
#[test]
fn no_card_gives_back_the_card_just_played() {
    let mut taken = 0;
    for number in 1..=DIVES as u8 {
        for extra in [false, true] {
            for before in 0..DIVES - 1 {
                let swapped = std::array::from_fn(|at| extra && at == usize::from(number) - 1);
                let mut game = start(&Config { swapped, ..config() }, 2);
                let others = Wreck::all().filter(|other| other.number() != number);
                game.position.sea.divers[seat(0)].row = others.take(before).collect();
                game.position.sea.divers[seat(0)].bag = 0;
                let away = if number == 1 { 2 } else { 1 };
                dive(&mut game, &format!("{number} {away}"));
                while !is_choosing(&game) {
                    let by = game.pending().seats().iter().next().unwrap();
                    let back = game.offer(by).actions().contains(&Action::TakeBack) && by == seat(0);
                    taken += u8::from(back);
                    act(&mut game, if back { "back" } else { "pass" });
                }
                assert_eq!(row(&game, 0).last(), Some(&number), "extra: {extra}, {before} cards before");
            }
        }
    }
    assert_eq!(taken, 6, "by wreck 2, and by the extra wreck 1, wherever there was an older card");
}

/// A state in which this wreck's actions can be told apart. The first player has the fewest cards if that matters.
fn situation(config: &Config, what: &str) -> Barrakuda {
    let mut game = start(config, 2);
    for (number, cards) in [(0, vec![5]), (1, vec![5, 4])] {
        let diver = &mut game.position.sea.divers[seat(number)];
        diver.row = cards.into_iter().map(wreck).collect();
        diver.bag = 3;
    }
    if what == "tied" {
        game.position.sea.divers[seat(1)].row.pop();
    }
    // Their Barracuda cards are played, the other player's is not.
    game.position.sea.divers[seat(0)].holds_barracuda = what == "lying";
    game.position.sea.divers[seat(0)].at = Some(wreck(2));
    game.position.sea.barracuda = wreck(5);
    // No player has an action on wreck 1.
    choose(
        &mut game,
        match what {
            "alone" | "bitten" => "2 1",
            "lying" => "b 1",
            _ => "2 2",
        },
    );
    if what == "lying" {
        table(&mut game, "reach 1");
        act(&mut game, "steer 5");
    } else {
        table(&mut game, if what == "bitten" { "roll 2 2" } else { "roll 1 5" });
    }
    game
}

/// Returns the slots in which the first seat is asked on wreck 2, with the options.
fn slots(config: &Config, what: &str) -> Vec<(Slot, Vec<String>)> {
    let mut game = situation(config, what);
    let mut slots = Vec::new();
    while let Some((by, slot, at, options)) = asked(&game) {
        if (by, at) == (0, 2) {
            slots.push((slot, options));
        }
        act(&mut game, "pass");
    }
    slots
}

// BK-4.2, BK-4.3, BK-4.4, BK-4.5
#[test]
fn each_action_is_there_when_the_rules_say_so() {
    let does = |kind: WreckAction| -> Vec<&str> {
        match kind {
            WreckAction::Gold(_) => vec!["take"],
            WreckAction::TakeBack(_) => vec!["back"],
            WreckAction::RegainOrStrip => vec!["regain", "strip 1"],
            WreckAction::BankSeven => vec!["bank 1", "bank 2", "bank 3"],
            WreckAction::BankAll => vec!["bank 3"],
            WreckAction::Pocket => vec!["back", "late"],
            WreckAction::Nothing | WreckAction::Protected => vec![],
        }
    };
    let same = |found: &[(Slot, Vec<String>)], wanted: &[(Slot, Vec<&str>)]| {
        found.len() == wanted.len()
            && found.iter().zip(wanted).all(|(found, wanted)| found.0 == wanted.0 && found.1 == wanted.1)
    };
    let wanted = |slot: Slot, mut actions: Vec<&'static str>| {
        if slot == Slot::Initiative {
            // The initiative always allows a robbery.
            actions.push("rob 1");
        }
        let order = |word: &&str| word.parse::<Action>().unwrap();
        actions.sort_by_key(order);
        if actions.is_empty() { vec![] } else { vec![(slot, actions)] }
    };
    for kind in WreckAction::specials() {
        let config = &with_actions(kind, WreckAction::Nothing);
        let cases = [
            ("alone", wanted(Slot::Special, does(kind))),
            ("contested", wanted(Slot::Initiative, does(kind))),
            ("tied", vec![]),
            ("bitten", vec![]),
            ("lying", vec![]),
        ];
        for (what, wanted) in cases {
            let found = slots(config, what);
            assert!(same(&found, &wanted), "special {kind:?}, {what}: {found:?}");
        }
    }
    for kind in WreckAction::KINDS {
        let config = &with_actions(WreckAction::Nothing, kind);
        let mut bitten = does(kind);
        if kind.banks().is_some() {
            // The bag is empty.
            bitten.clear();
        }
        let both = [wanted(Slot::Initiative, vec![]), wanted(Slot::General, does(kind))].concat();
        let cases = [
            ("alone", wanted(Slot::General, does(kind))),
            ("contested", both),
            ("tied", wanted(Slot::General, does(kind))),
            ("bitten", wanted(Slot::General, bitten)),
            ("lying", vec![]),
        ];
        for (what, wanted) in cases {
            let found = slots(config, what);
            assert!(same(&found, &wanted), "general {kind:?}, {what}: {found:?}");
        }
        let mut game = situation(config, "bitten");
        pass_all(&mut game);
        assert_eq!(bags(&game)[0], if kind == WreckAction::Protected { 3 } else { 0 });
    }
}

/// Each action has exactly its effect.
#[test]
fn each_action_does_what_it_says() {
    let after = |kind: WreckAction, action: &str| {
        let mut game = situation(&with_actions(kind, WreckAction::Nothing), "alone");
        while asked(&game).unwrap().2 != 2 {
            act(&mut game, "pass");
        }
        let before = game.position.sea.clone();
        act(&mut game, action);
        (before, game.position.sea)
    };
    for gold in [1, 2, 3, 12, 20] {
        let (mut sea, now) = after(WreckAction::Gold(gold), "take");
        sea.divers[seat(0)].bag += Gold::from(gold);
        assert_eq!(sea, now);
    }
    for cards in 1..=5 {
        let (mut sea, now) = after(WreckAction::TakeBack(cards), "back");
        sea.divers[seat(0)].row = vec![wreck(2)];
        assert_eq!(sea, now, "{cards} of one: what was just played stays");
    }
    let (mut sea, now) = after(WreckAction::RegainOrStrip, "regain");
    sea.divers[seat(0)].holds_barracuda = true;
    assert_eq!(sea, now);
    let (before, now) = after(WreckAction::RegainOrStrip, "strip 1");
    // With it all cards are played, and return as the round ends (BK-5.2).
    assert!(
        before.divers[seat(1)].holds_barracuda
            && now.divers.values().iter().all(|diver| diver.holds_barracuda)
    );
    let (mut sea, now) = after(WreckAction::BankSeven, "bank 2");
    (sea.divers[seat(0)].bag, sea.vaults[0]) = (1, 2);
    assert_eq!(sea, now);
    let (mut sea, now) = after(WreckAction::Pocket, "back");
    sea.divers[seat(0)].row.remove(0);
    assert_eq!(sea, now);
}

#[test]
fn seven_is_the_most_that_goes_to_the_vault_in_one_go() {
    for (kind, most) in [(WreckAction::BankSeven, "bank 7"), (WreckAction::BankAll, "bank 9")] {
        let mut game = start(&with_actions(kind, WreckAction::Nothing), 2);
        game.position.sea.divers[seat(0)].bag = 9;
        dive(&mut game, "2 3");
        assert_eq!(offered(&game).last().unwrap(), most);
    }
}

/// A pocket is picked after all players have taken their cards back.
// BK-5.1, BK-2.2
#[test]
fn a_pocket_is_picked_late_and_unseen() {
    let mut game = start(&with_actions(WreckAction::Pocket, WreckAction::Nothing), 3);
    game.position.sea.divers[seat(1)].row = [1, 3, 4].map(wreck).to_vec();
    dive(&mut game, "2 b b");
    act(&mut game, "late");
    let Prompt::Picking { by, from, .. } = game.view(Viewer::Public).prompt else {
        panic!("{:?}", game.position.phase)
    };
    assert_eq!((by, from), (seat(0), vec![seat(1), seat(2)]));
    assert!(
        game.position.sea.divers.values().iter().all(|diver| diver.holds_barracuda),
        "cards are back by now"
    );
    act(&mut game, "pocket 1");
    assert_eq!(game.check(&chance("draw 1 2")), Err(Illegal::NotDue), "1 is not in that hand");
    assert_eq!(game.check(&chance("draw 2")), Err(Illegal::NotDue), "two cards");
    table(&mut game, "draw 2 b");
    let sees = |viewer| match game.view(viewer).prompt {
        Prompt::Putting { drawn, .. } => drawn.map_or(0, |drawn| drawn.len()),
        _ => panic!(),
    };
    assert_eq!(sees(Viewer::Seat(seat(0))), 2);
    assert_eq!((sees(Viewer::Seat(seat(1))), sees(Viewer::Seat(seat(2))), sees(Viewer::Public)), (0, 0, 0));
    assert_eq!(refused(&game, 0, "put 5"), Refusal::NotOffered);
    let told = act(&mut game, "put 2");
    assert_eq!(told, [Event::Put { seat: seat(0), of: seat(1), card: Card::Dive(wreck(2)) }]);
    assert_eq!((row(&game, 1), game.position.round), (vec![1, 3, 4, 2], 2));

    // A last movement card brings all back, as if played; a Barracuda card goes to the centre.
    game.position.sea.divers[seat(0)].row.clear();
    dive(&mut game, "2 b 3");
    pass_until(&mut game, "late");
    pass_until(&mut game, "pocket 1");
    table(&mut game, "draw 5 b");
    let told = act(&mut game, "put 5");
    assert_eq!(told[1], Event::AllBack(seat(1)));
    assert!(row(&game, 1).is_empty());
    game.position.sea.divers[seat(0)].row.clear();
    dive(&mut game, "2 1 4");
    pass_until(&mut game, "late");
    pass_until(&mut game, "pocket 1");
    table(&mut game, "draw 2 b");
    act(&mut game, "put b");
    assert!(!game.position.sea.diver(seat(1)).holds_barracuda);
}

/// Declines actions until this one can be taken, and takes it.
fn pass_until(game: &mut Barrakuda, text: &str) {
    let action: Action = text.parse().unwrap();
    loop {
        let by = game.pending().seats().iter().next().unwrap();
        if game.offer(by).actions().contains(&action) {
            act(game, text);
            return;
        }
        act(game, "pass");
    }
}

/// The only card of a hand must be put down.
#[test]
fn a_single_card_is_drawn_where_there_is_no_other() {
    let mut game = start(&with_actions(WreckAction::Pocket, WreckAction::Nothing), 2);
    game.position.sea.divers[seat(1)].row = [1, 3, 4].map(wreck).to_vec();
    choose(&mut game, "2 b");
    table(&mut game, "reach 2");
    act(&mut game, "steer 3");
    game.position.sea.divers[seat(1)].row.push(wreck(2));
    act(&mut game, "late");
    act(&mut game, "pocket 1");
    table(&mut game, "draw 5");
    act(&mut game, "put 5");
    assert!(row(&game, 1).is_empty());
}

// BK-6.1
#[test]
fn an_extra_card_replaces_the_base_card_of_its_number() {
    for number in 0..DIVES {
        let mut swapped = [false; 6];
        swapped[number] = true;
        let cards = Config { swapped, ..config() }.cards();
        for other in 0..DIVES {
            let from = if other == number { WreckSet::OURS.extra } else { WreckSet::OURS.base };
            assert_eq!(cards.0[other], from.0[other]);
        }
        assert_eq!(cards.of(Wreck::LAIR).stop, LairEffect::Regain);
    }
    assert_eq!(Config { swapped: [true; 6], ..config() }.cards(), WreckSet::OURS.extra);
    // In play it gives four, where the base card gives three.
    let mut game = start(&Config { swapped: [false, false, false, true, false, false], ..config() }, 2);
    dive(&mut game, "4 3");
    while !is_choosing(&game) {
        act(&mut game, "take");
    }
    assert_eq!(bags(&game)[0], 2 + 3 + 1);
}

/// A table's own set may not contain actions that no diver can use.
#[test]
fn protection_is_no_special_action() {
    let refused = Barrakuda::new(&with_actions(WreckAction::Protected, WreckAction::Nothing), 2);
    assert_eq!(refused, Err(Refusal::WreckSet));
}
