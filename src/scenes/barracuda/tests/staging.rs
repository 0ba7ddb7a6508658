//! Tests of the pauses after the steps of a turn.

use super::*;
use crate::table::playback::{Audience, Gate, Phase, Staging, TableMoment};

fn people(seats: &[u8]) -> Audience {
    Audience { people: seats.iter().copied().map(Seat::nth).collect(), has_bots: false }
}

/// Returns the last gate of a step's events.
fn closing(game: &mut Barracuda, by: u8, action: &str, audience: Audience) -> Gate {
    let step = Step::Player(Seat::nth(by), action.parse().unwrap());
    let events = game.apply(&step);
    *Barracuda::gates(&events, &game.view(Viewer::Public), audience).last().unwrap()
}

#[test]
fn people_talk_about_offers() {
    for (audience, gate) in [(people(&[0, 1, 2]), Gate::Talk(None)), (people(&[0, 2]), Gate::Glance)] {
        let mut game = opened();
        play(&mut game, Some(0), "begin");
        play(&mut game, None, "pawn 0");
        assert_eq!(closing(&mut game, 0, "take 1", audience), gate);
    }
}

#[test]
fn all_look_at_an_answer() {
    let mut game = offered();
    let gate = closing(&mut game, 1, "refuse", people(&[0, 1, 2]));
    assert_eq!(gate, Gate::Glance, "nobody is to act before the next pawn is drawn");
    let mut game = offered();
    let step = Step::Player(Seat::nth(1), "refuse".parse().unwrap());
    let mut events = game.apply(&step);
    events.extend(game.apply(&Step::Chance("pawn 1".parse().unwrap())));
    let gates = Barracuda::gates(&events, &game.view(Viewer::Public), people(&[0, 1, 2]));
    assert_eq!(gates.last(), Some(&Gate::Acknowledge));
}

/// Returns the last gate of a step and of the draw after it.
fn closing_with_draw(game: &mut Barracuda, by: u8, action: &str, pawn: u8, audience: Audience) -> Gate {
    let mut events = game.apply(&Step::Player(Seat::nth(by), action.parse().unwrap()));
    events.extend(game.apply(&Step::Chance(format!("pawn {pawn}").parse().unwrap())));
    *Barracuda::gates(&events, &game.view(Viewer::Public), audience).last().unwrap()
}

#[test]
fn a_turn_and_the_draw_after_it_are_seen_before_a_person_acts() {
    let drawn = |people: Audience| {
        let mut game = opened();
        let begun = closing_with_draw(&mut game, 0, "begin", 0, people);
        (begun, closing_with_draw(&mut game, 0, "open 3", 1, people))
    };
    assert_eq!(drawn(people(&[0, 1, 2])), (Gate::Acknowledge, Gate::Acknowledge));
    assert_eq!(drawn(people(&[0, 2])), (Gate::Acknowledge, Gate::Glance), "a bot goes on by itself");
    assert_eq!(drawn(people(&[0])), (Gate::Glance, Gate::Glance), "alone nobody hands the device on");
}

#[test]
fn the_first_round_is_played_in_one_go() {
    let mut game = Barracuda::new(&Config::default(), 3).unwrap();
    play(&mut game, None, "deal 0,1,2,3,4,6,7,8,9,10,5,11");
    play(&mut game, None, "pawn 0");
    assert_eq!(closing_with_draw(&mut game, 0, "open 0", 1, people(&[0, 1, 2])), Gate::Glance);
}

#[test]
fn a_turn_is_chosen_on_the_board_and_deals_are_sheets() {
    let moment = |game: &Barracuda, viewer| Barracuda::moment(&game.view(viewer), Phase::Idle, true);
    let seat = |number| Viewer::Seat(Seat::nth(number));
    let mut game = opened();
    assert_eq!(moment(&game, Viewer::Public), TableMoment::sheet("last-order"));
    play(&mut game, Some(0), "begin");
    play(&mut game, None, "pawn 0");
    let news = Phase::Waiting(Gate::Acknowledge);
    assert_eq!(Barracuda::moment(&game.view(Viewer::Public), news, true), TableMoment::sheet("news"));
    assert_eq!(moment(&game, seat(0)), TableMoment::board("turn"));
    assert_eq!(moment(&game, seat(1)), TableMoment::sheet("visit"));
    play(&mut game, Some(0), "take 1");
    let talk = Phase::Waiting(Gate::Talk(None));
    assert_eq!(Barracuda::moment(&game.view(Viewer::Public), talk, true), TableMoment::sheet("talk"));
    assert_eq!(moment(&game, seat(0)), TableMoment::sheet("lay"));
    play(&mut game, Some(0), "slide 0,1,0,1,2");
    assert_eq!(moment(&game, seat(1)), TableMoment::sheet("answer"));
    assert_eq!(Barracuda::moment(&of(&game, 0), Phase::Idle, false), TableMoment::board("wait"));
}
