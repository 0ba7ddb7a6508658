//! The end of a round and of a match.

use super::*;
use crate::games::barrakuda::{AGAIN, LONG, ROUNDS, config::GOALS};

// BK-5.1
#[test]
fn pawns_stand_up_when_the_round_is_over() {
    let mut game = start(&config(), 2);
    dive(&mut game, "1 2");
    pass_all(&mut game);
    dive(&mut game, "b 4");
    assert!(game.position.sea.diver(seat(0)).lying);
    pass_all(&mut game);
    assert!(!game.position.sea.diver(seat(0)).lying);
}

// BK-5.2
#[test]
fn barracuda_cards_return_when_it_is_home_or_all_are_played() {
    let away = |game: &mut Barrakuda, cards: &str| {
        choose(game, cards);
        if control(game).is_some() {
            table(game, "reach 1");
            act(game, "steer 3");
        } else {
            table(game, "roll 1 3");
        }
        pass_all(game);
        game.position.sea.divers.values().iter().map(|diver| diver.holds_barracuda).collect::<Vec<bool>>()
    };
    let mut game = start(&config(), 3);
    assert_eq!(away(&mut game, "b 1 1"), [false, true, true]);
    assert_eq!(away(&mut game, "1 b 2"), [false, false, true]);
    assert_eq!(away(&mut game, "2 2 b"), [true, true, true], "all played");
    assert_eq!(away(&mut game, "b 3 3"), [false, true, true]);
    choose(&mut game, "3 4 4");
    table(&mut game, "roll 1 6");
    pass_all(&mut game);
    assert!(game.position.sea.diver(seat(0)).holds_barracuda, "it is home");
}

// BK-5.3
#[test]
fn the_first_full_vault_wins_at_once() {
    for goal in GOALS {
        let mut game = start(&Config { goal, ..config() }, 2);
        game.position.sea.vaults = vec![goal - 3, 0];
        game.position.sea.divers[seat(0)].bag = 9;
        dive(&mut game, "5 2");
        act(&mut game, "pass");
        act(&mut game, "bank 2");
        assert!(game.pending().outcome().is_none(), "one piece is missing");
        pass_all(&mut game);
        game.position.sea.divers[seat(0)].row.clear();
        dive(&mut game, "5 1");
        act(&mut game, "pass");
        act(&mut game, "pass");
        let told = act(&mut game, "bank 1");
        assert_eq!(
            told,
            [Event::Banked { seat: seat(0), gold: 1 }, Event::Won(seat(0))],
            "no general action"
        );
        assert_eq!(game.pending().outcome().unwrap().places, [1, 2]);
        assert_eq!(game.check(&step(1, "pass")), Err(Illegal::Over));
    }
    let odd = Barrakuda::new(&Config { goal: 9, ..config() }, 2);
    assert_eq!(odd, Err(Refusal::Goal(9)));
}

// BK-5.4
#[test]
fn where_several_could_win_the_initiative_decides() {
    let mut game = start(&with_actions(WreckAction::Nothing, WreckAction::BankAll), 3);
    game.position.sea.vaults = vec![7, 7, 7];
    for (number, cards) in [(0, vec![3, 4]), (1, vec![1]), (2, vec![1, 3])] {
        game.position.sea.divers[seat(number)].row = cards.into_iter().map(wreck).collect();
    }
    dive(&mut game, "2 2 2");
    act(&mut game, "pass");
    assert_eq!(asked(&game).unwrap().0, 1, "the fewest cards");
    act(&mut game, "pass");
    assert_eq!(asked(&game).unwrap().0, 0, "as many cards as the third: the seat decides");
    act(&mut game, "bank 2");
    assert_eq!(game.pending().outcome().unwrap().places, [1, 2, 2]);
}

/// A match at the end of this round, without a winner.
fn after_round(round: u16) -> Barrakuda {
    let mut game = start(&config(), 3);
    game.position.round = round;
    game.position.sea.vaults = vec![3, 5, 5];
    dive(&mut game, "1 2 3");
    while matches!(game.position.phase, Phase::Resolving { .. }) {
        act(&mut game, "pass");
    }
    game
}

/// Not in the rulebook: after many rounds without a winner, all players may agree to a draw.
// BK-5.5
#[test]
fn a_long_match_ends_as_a_draw_if_all_agree() {
    let mut game = after_round(LONG);
    assert_eq!(story(&game).last().unwrap().event, Event::DrawAsked(LONG));
    for number in 0..3 {
        assert_eq!(game.view(Viewer::Public).prompt, Prompt::Agreeing { by: seat(number) });
        assert_eq!(game.offer(seat(number)).actions(), [Action::Agree, Action::Refuse]);
        let told = act(&mut game, "agree");
        assert_eq!(told[0], Event::Agreed(seat(number)));
    }
    assert_eq!(story(&game).last().unwrap().event, Event::Drawn);
    assert!(game.pending().outcome().unwrap().is_draw(), "whatever is in the vaults");
    // A single refusal lets the match go on; the next question comes much later.
    let mut game = after_round(LONG);
    act(&mut game, "agree");
    let told = act(&mut game, "refuse");
    assert_eq!(told, [Event::Refused(seat(1))]);
    assert_eq!((&game.position.phase, game.position.round), (&Phase::choosing(3), LONG + 1));
    let asked = |round: u16| matches!(after_round(round).position.phase, Phase::Agreeing { .. });
    assert!(!asked(LONG - 1) && !asked(LONG + 1) && asked(LONG + AGAIN) && asked(LONG + 2 * AGAIN));
}

/// A log ends somewhere, and no bag ever exceeds the range of its type.
// BK-5.5
#[test]
fn the_last_round_there_is_is_far_away_and_a_draw() {
    let game = after_round(ROUNDS);
    assert_eq!(story(&game).last().unwrap().event, Event::OutOfRounds);
    assert!(game.pending().outcome().unwrap().is_draw());
    assert_eq!(game.view(Viewer::Public).winners.len(), 3);
    let most = u32::from(ROUNDS) * 4 * 2 * u32::from(crate::games::barrakuda::wreck_cards::MOST_GOLD) + 4 * 2;
    assert!(most <= u32::from(Gold::MAX), "four divers who take all there is for so many rounds: {most}");
}
