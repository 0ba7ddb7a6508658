//! Rounds of the rulebook and of the rules page.

use super::*;
use crate::games::barrakuda::Slot;

/// The next round, as in `docs/rules/barrakuda.md` and on the rules page.
// BK-3.3, BK-4.1, BK-4.3, BK-4.5, BK-5.1, BK-5.2
#[test]
fn the_second_example_goes_as_told() {
    let layout = Layout::Laid(floor(&["614", "235"]).unwrap().cells());
    let mut game = start(&Config { layout, ..Config::default() }, 4);
    for (number, at, row, bag) in
        [(0, 2, vec![5, 2], 4), (1, 4, vec![4], 5), (2, 2, vec![4, 1, 2], 1), (3, 3, vec![3], 1)]
    {
        let diver = &mut game.position.sea.divers[seat(number)];
        (diver.at, diver.bag) = (Some(wreck(at)), bag);
        diver.row = row.into_iter().map(wreck).collect();
    }
    game.position.sea.gold[2] = 3;
    game.position.sea.barracuda = wreck(3);
    choose(&mut game, "b 5 3 2");
    table(&mut game, "reach 2");
    let told = act(&mut game, "steer 5");
    assert!(told.contains(&Event::Collected { seat: seat(2), wreck: wreck(3), gold: 3 }), "{told:?}");
    assert_eq!(asked(&game).map(|(by, slot, ..)| (by, slot)), Some((3, Slot::Initiative)), "upright alone");
    act(&mut game, "rob 0");
    act(&mut game, "take");
    assert_eq!((bags(&game)[0], bags(&game)[3]), (0, 6));
    act(&mut game, "take");
    let told = act(&mut game, "take");
    assert_eq!((bags(&game)[2], row(&game, 2)), (8, vec![4, 1, 2, 3]));
    assert!(told.contains(&Event::Dropped { seat: seat(1), wreck: wreck(5), gold: 4, lost: 1 }), "{told:?}");
    assert_eq!(offered(&game), ["take"], "no special action");
    act(&mut game, "take");
    assert_eq!(
        (
            game.position.round,
            game.position.sea.diver(seat(0)).lying,
            game.position.sea.diver(seat(0)).holds_barracuda
        ),
        (2, false, false)
    );
}

/// The rulebook's example: Red, Blue, Yellow and Green have played 2, 4, 2 and 3.
// BK-2.1, BK-3.1, BK-3.2, BK-4.2, BK-4.3, BK-4.4
#[test]
fn the_example_of_a_round_ends_as_in_the_rulebook() {
    let layout = Layout::Laid(floor(&["614", "235"]).unwrap().cells());
    let mut game = start(&Config { layout, ..Config::default() }, 4);
    let [red, blue, yellow, green] = [0, 1, 2, 3].map(seat);
    game.position.sea.divers[red].row = vec![wreck(5)];
    game.position.sea.divers[yellow].row = vec![wreck(4), wreck(1)];
    game.position.sea.divers[yellow].bag = 1;
    game.position.sea.divers[green].bag = 3;
    game.position.sea.vaults[3] = 1;
    choose(&mut game, "2 4 2 3");
    let told = table(&mut game, "roll 2 3");
    let route = vec![wreck(2), wreck(3)];
    assert_eq!(
        told[0],
        Event::Rolled { distance: 2, direction: wreck(3), route, parting: Some(wreck(2)) },
        "by 2, not by 1"
    );
    // A. Red has the initiative over Yellow.
    assert_eq!(asked(&game), Some((0, Slot::Initiative, 2, vec!["back".into(), "rob 2".into()])));
    let told = act(&mut game, "rob 2");
    assert_eq!(told, [Event::Robbed { seat: red, of: yellow, gold: 1 }]);
    act(&mut game, "take");
    assert_eq!(asked(&game).unwrap().0, yellow.number());
    // B. Green drops three pieces on the wreck and keeps the one in the vault.
    let told = act(&mut game, "take");
    assert!(told.contains(&Event::Dropped { seat: green, wreck: wreck(3), gold: 3, lost: 0 }), "{told:?}");
    assert_eq!((game.position.sea.gold[2], game.position.sea.vaults[3]), (3, 1));
    assert_eq!(asked(&game), Some((3, Slot::General, 3, vec!["take".into()])), "the general action alone");
    act(&mut game, "take");
    // C. Blue is alone and collects three pieces in all.
    act(&mut game, "take");
    act(&mut game, "take");
    assert_eq!(bags(&game), [4, 5, 1, 1]);
    assert_eq!(game.position.sea.diver(blue).at, Some(wreck(4)));
    assert_eq!((game.position.round, row(&game, 3)), (2, vec![3]));
}
