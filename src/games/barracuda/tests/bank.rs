//! The look into the bank: BC-8.2.

use super::*;
use crate::games::barracuda::Private;

fn own(game: &Barracuda, number: u8) -> Private {
    game.view(Viewer::Seat(seat(number))).private.unwrap()
}

// BC-8.2
#[test]
fn a_look_at_the_bank_is_had_once_and_alone() {
    let mut game = Barracuda::new(&Config { look: true, ..Config::default() }, 3).unwrap();
    table(&mut game, "deal 0,1,2,3,4,6,7,8,9,10,5,11");
    table(&mut game, "pawn 2");
    let notes = act(&mut game, 2, "look");
    let heard = |number: u8| notes.iter().filter(|note| note.may_reach(Viewer::Seat(seat(number)))).count();
    assert_eq!((heard(2), heard(0)), (2, 1));
    assert_eq!(own(&game, 2).looked, Some(100));
    assert_eq!(refused(&game, 2, "look"), Refusal::NoLook);
    let mut game = start(3);
    table(&mut game, "pawn 2");
    assert_eq!(refused(&game, 2, "look"), Refusal::NoLook, "where it was not agreed");
}

// BC-8.2
#[test]
fn the_bank_may_be_looked_at_at_any_time() {
    let looking = || Barracuda::new(&Config { look: true, ..Config::default() }, 3).unwrap();
    let mut game = looking();
    assert!(game.interrupts().is_empty(), "the table is still at it");
    table(&mut game, "deal 0,1,2,3,4,6,7,8,9,10,5,11");
    for number in 0..3 {
        table(&mut game, &format!("pawn {number}"));
        act(&mut game, number, &format!("open {number}"));
    }
    // Before last order, for the player who is asked and for another.
    let mut before = game.clone();
    act(&mut before, 0, "look");
    act(&mut before, 2, "look");
    assert_eq!(before.view(Viewer::Public).prompt, Prompt::Between);
    assert_eq!(before.offer(seat(2)).actions(), [Action::Call(seat(2)), Action::Pass], "once");
    // While answering an offer, and while another player does.
    act(&mut game, 0, "begin");
    table(&mut game, "pawn 0");
    act(&mut game, 0, "take 1");
    act(&mut game, 0, "slide 0,1,0,0,0");
    let answer = game.offer(seat(1));
    assert_eq!(answer.actions(), ["accept", "refuse", "look"].map(|text| text.parse().unwrap()));
    act(&mut game, 1, "look");
    act(&mut game, 2, "look");
    assert_eq!(own(&game, 1).looked, Some(106));
    assert!(!own(&game, 2).may_look && own(&game, 0).may_look);
    act(&mut game, 1, "accept");
    // While all players lay at the same time, also for one who has laid already.
    let mut staking = looking();
    staking.phase = Phase::Between { passed: Seats::NONE };
    act(&mut staking, 0, "call 0");
    act(&mut staking, 0, "stake 0,0,0,0,1");
    for number in 0..3 {
        act(&mut staking, number, "look");
    }
    assert!(staking.interrupts().is_empty());
}
