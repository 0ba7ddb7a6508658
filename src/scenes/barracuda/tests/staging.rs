//! What the table waits for after the steps of a turn.

use super::*;
use crate::table::playback::{Audience, Gate, Staging};

fn people(seats: &[u8]) -> Audience {
    Audience { people: seats.iter().copied().map(Seat::nth).collect(), has_bots: false }
}

/// The last gate of a step's events.
fn closing(game: &mut Barracuda, by: u8, action: &str, audience: Audience) -> Gate {
    let step = Step::Player(Seat::nth(by), action.parse().unwrap());
    let events = game.apply(&step);
    *Barracuda::gates(&events, &game.view(Viewer::Public), audience).last().unwrap()
}

#[test]
fn an_offer_is_talked_about_where_both_are_people() {
    for (audience, gate) in [(people(&[0, 1, 2]), Gate::Talk(None)), (people(&[0, 2]), Gate::Glance)] {
        let mut game = opened();
        play(&mut game, Some(0), "begin");
        play(&mut game, None, "pawn 0");
        assert_eq!(closing(&mut game, 0, "take 1", audience), gate);
    }
}

#[test]
fn an_answer_is_looked_at_by_all() {
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
