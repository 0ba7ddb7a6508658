//! The curtain between two players: the state machine alone, and with a game that has secrets.

use bar_a_jeux::{
    kernel::{Game, MAX_SEATS, Seat, Seats, Step, Viewer, conform::SuiteRng},
    table::{
        Handover, Header, Match, Player,
        handover::{
            Device, PendingSeats,
            Screen::{Confirm, Curtain, Open, Public},
        },
    },
};
use proptest::prelude::*;
use rand::{RngExt, SeedableRng};

use crate::testgame::{Config, Trove, scene};

fn seats(list: &[u8]) -> Seats {
    list.iter().copied().map(Seat::nth).collect()
}

/// A device that goes round between these seats, in a game with secrets.
fn shared(humans: &[u8], turn: impl Into<PendingSeats>) -> Handover {
    Handover::new(seats(humans), true, Device::Shared, turn)
}

/// The device of a single person, in a game with secrets.
fn alone(human: u8, turn: impl Into<PendingSeats>) -> Handover {
    Handover::new(seats(&[human]), true, Device::OnePerson, turn)
}

#[test]
fn the_same_player_twice_needs_no_curtain() {
    let [ada, ben] = [Seat::nth(0), Seat::nth(1)];
    let open = PendingSeats { open: true, ..seats(&[0]).into() };
    let mut hand = shared(&[0, 1], open);
    hand.played(ada, seats(&[0]));
    assert_eq!(hand.screen(), Curtain(ada), "others may look all the same");
    assert!(hand.is_likely_held_by(ada) && !hand.is_likely_held_by(ben));
    hand.take(ada);
    hand.played(ada, seats(&[1]));
    assert!(!hand.is_likely_held_by(ben));
    hand.hide();
    assert!(!hand.is_likely_held_by(ada), "the device was put away");
}

#[test]
fn an_open_view_of_another_player_is_noticed() {
    let [ada, ben] = [Seat::nth(0), Seat::nth(1)];
    let mut hand = shared(&[0, 1], seats(&[0, 1]));
    assert!(!hand.is_of_another(ben), "nobody has anything open");
    hand.take(ada);
    assert!(hand.is_of_another(ben) && !hand.is_of_another(ada));
    hand.gather();
    assert!(!hand.is_of_another(ben), "all look at the screen");
    let open = Handover::new(seats(&[0, 1]), false, Device::Shared, seats(&[0]));
    assert!(!open.is_of_another(ben), "a game without secrets");
}

#[test]
fn two_steps_open_and_acting_closes() {
    let mut hand = shared(&[0, 1], seats(&[0]));
    assert_eq!((hand.screen(), hand.viewer()), (Curtain(Seat::nth(0)), Viewer::Public));
    hand.confirm();
    assert_eq!(hand.screen(), Curtain(Seat::nth(0)), "not without the first step");
    hand.lift();
    assert_eq!((hand.screen(), hand.viewer()), (Confirm(Seat::nth(0)), Viewer::Public));
    hand.lift();
    assert_eq!(hand.screen(), Confirm(Seat::nth(0)), "the first step twice is not the second");
    hand.confirm();
    assert_eq!((hand.screen(), hand.viewer()), (Open(Seat::nth(0)), Viewer::Seat(Seat::nth(0))));
    hand.pending(seats(&[1]));
    assert_eq!((hand.screen(), hand.viewer()), (Curtain(Seat::nth(1)), Viewer::Public));
}

#[test]
fn hiding_brings_the_curtain_back_for_the_same_seat() {
    let mut hand = shared(&[0, 1], seats(&[1]));
    hand.lift();
    hand.hide();
    assert_eq!(hand.screen(), Curtain(Seat::nth(1)));
    hand.lift();
    hand.confirm();
    hand.hide();
    assert_eq!(hand.screen(), Curtain(Seat::nth(1)));
    // A reload starts anew, behind the curtain.
    assert_eq!(shared(&[0, 1], seats(&[1])).screen(), Curtain(Seat::nth(1)));
}

#[test]
fn a_visitor_may_look_and_leave() {
    let mut hand = shared(&[0, 1, 2], seats(&[0]));
    hand.visit(Seat::nth(2));
    assert_eq!(
        (hand.screen(), hand.viewer()),
        (Confirm(Seat::nth(2)), Viewer::Public),
        "they said who they are"
    );
    // Another player comes instead; the earlier screen is remembered.
    hand.visit(Seat::nth(1));
    hand.confirm();
    assert_eq!((hand.screen(), hand.is_visited()), (Open(Seat::nth(1)), true));
    hand.hide();
    assert_eq!((hand.screen(), hand.is_visited()), (Curtain(Seat::nth(0)), false));
    hand.visit(Seat::nth(1));
    hand.hide();
    assert_eq!((hand.screen(), hand.is_visited()), (Curtain(Seat::nth(0)), false), "it was not them");
    hand.visit(Seat::nth(1));
    hand.pending(seats(&[2]));
    assert_eq!((hand.screen(), hand.is_visited()), (Curtain(Seat::nth(2)), false));
    hand.lift();
    hand.confirm();
    hand.visit(Seat::nth(1));
    assert_eq!(hand.screen(), Open(Seat::nth(2)), "not while somebody's secrets are on the screen");
    let mut alone = alone(0, seats(&[]));
    alone.visit(Seat::nth(0));
    assert!(!alone.is_visited());
}

#[test]
fn a_visitor_stays_after_acting() {
    let visited = || {
        let mut hand = shared(&[0, 1, 2], seats(&[0]));
        hand.visit(Seat::nth(1));
        hand.confirm();
        hand
    };
    let mut hand = visited();
    hand.played(Seat::nth(1), seats(&[0]));
    assert_eq!((hand.screen(), hand.is_visited()), (Open(Seat::nth(1)), true));
    hand.hide();
    assert_eq!(hand.screen(), Curtain(Seat::nth(0)));
    // The visit ends without an open screen if others must act, or after another player's step.
    let mut hand = visited();
    hand.played(Seat::nth(1), seats(&[2]));
    assert_eq!((hand.screen(), hand.is_visited()), (Curtain(Seat::nth(2)), false));
    let mut hand = visited();
    hand.played(Seat::nth(2), seats(&[0]));
    assert_eq!((hand.screen(), hand.is_visited()), (Curtain(Seat::nth(0)), false));
}

#[test]
fn the_same_person_twice_running_keeps_the_device() {
    let mut hand = shared(&[0, 1], seats(&[0]));
    hand.lift();
    hand.confirm();
    hand.pending(seats(&[0]));
    assert_eq!(hand.screen(), Open(Seat::nth(0)));
    hand.pending(seats(&[0, 1]));
    assert_eq!(hand.screen(), Open(Seat::nth(0)));
}

#[test]
fn one_human_needs_no_curtain() {
    // Seat 1 is a bot.
    let mut hand = alone(0, seats(&[1]));
    assert!(!hand.is_needed());
    assert_eq!(hand.viewer(), Viewer::Seat(Seat::nth(0)));
    hand.pending(seats(&[0]));
    assert_eq!(hand.screen(), Open(Seat::nth(0)));
    hand.hide();
    assert_eq!(hand.screen(), Open(Seat::nth(0)));
    hand.pending(seats(&[1]));
    assert_eq!(hand.screen(), Open(Seat::nth(0)));
}

#[test]
fn a_game_without_secrets_needs_no_curtain() {
    let mut hand = Handover::new(seats(&[0, 1]), false, Device::Shared, seats(&[0]));
    assert_eq!(hand.screen(), Open(Seat::nth(0)));
    hand.pending(seats(&[1]));
    hand.hide();
    assert_eq!(hand.screen(), Open(Seat::nth(1)));
}

#[test]
fn bots_between_two_people_show_the_public_view() {
    let mut hand = shared(&[0, 1], seats(&[0]));
    hand.lift();
    hand.confirm();
    hand.pending(seats(&[2]));
    assert_eq!((hand.screen(), hand.viewer()), (Public, Viewer::Public));
    hand.pending(seats(&[0]));
    assert_eq!(
        hand.screen(),
        Confirm(Seat::nth(0)),
        "it may have been put down meanwhile, but nobody else has had it"
    );
    hand.hide();
    assert_eq!(hand.screen(), Curtain(Seat::nth(0)), "it was somebody else after all");
    hand.lift();
    hand.confirm();
    hand.pending(seats(&[2]));
    hand.pending(seats(&[1]));
    assert_eq!(hand.screen(), Curtain(Seat::nth(1)), "another one is asked");
}

/// The player who holds the device is not asked for their name; after a possible change of hands they are.
#[test]
fn the_holder_is_known_until_another_player_comes() {
    let opened = || {
        let mut hand = shared(&[0, 1], seats(&[0]));
        hand.lift();
        hand.confirm();
        assert!(hand.is_held_by(Seat::nth(0)));
        hand
    };
    type Come = fn(&mut Handover);
    let came: [(&str, Come); 5] = [
        ("all have looked", Handover::gather),
        ("the page was hidden", Handover::hide),
        ("all decided something", |hand| hand.pending(PendingSeats { open: true, ..seats(&[1]).into() })),
        ("another was to act", |hand| hand.pending(seats(&[1]))),
        ("another plays the seat", |hand| hand.people(seats(&[0]))),
    ];
    for (why, come) in came {
        let mut hand = opened();
        come(&mut hand);
        hand.people(seats(&[0, 1]));
        hand.pending(seats(&[2]));
        hand.pending(seats(&[0]));
        assert_eq!(hand.screen(), Curtain(Seat::nth(0)), "{why}");
    }
}

#[test]
fn one_tap_opens_only_for_an_acting_player() {
    let mut hand = shared(&[0, 1, 2], seats(&[0, 1]));
    hand.take(Seat::nth(2));
    assert_eq!(hand.screen(), Curtain(Seat::nth(0)), "seat 2 has nothing to do");
    hand.take(Seat::nth(1));
    assert_eq!((hand.screen(), hand.viewer()), (Open(Seat::nth(1)), Viewer::Seat(Seat::nth(1))));
    hand.take(Seat::nth(0));
    assert_eq!(hand.screen(), Open(Seat::nth(1)), "not over somebody's open hand");
    hand.pending(seats(&[0]));
    hand.visit(Seat::nth(2));
    hand.take(Seat::nth(0));
    assert_eq!(hand.screen(), Confirm(Seat::nth(2)), "a visitor stands before it");
    hand.take(Seat::nth(2));
    assert_eq!((hand.screen(), hand.is_visited()), (Open(Seat::nth(2)), true));
    let mut all = shared(&[0, 1], PendingSeats { open: true, ..seats(&[0]).into() });
    all.take(Seat::nth(0));
    assert_eq!(all.screen(), Public, "there is no curtain to be opened");
}

/// A public decision does not open the only human's hand.
#[test]
fn a_public_decision_hides_the_only_persons_hand() {
    let mut hand = alone(1, seats(&[1]));
    assert_eq!(hand.screen(), Open(Seat::nth(1)), "nobody to hide from");
    hand.pending(PendingSeats { open: true, ..seats(&[0]).into() });
    assert_eq!(hand.screen(), Public);
    hand.pending(seats(&[0]));
    assert_eq!(hand.screen(), Open(Seat::nth(1)), "and goes on looking while bots are at it");
}

#[test]
fn handing_a_seat_over_lowers_the_curtain() {
    let mut hand = alone(0, seats(&[0]));
    hand.people(seats(&[0]));
    assert_eq!(hand.screen(), Open(Seat::nth(0)), "nothing has changed");
    hand.people(seats(&[0, 1]));
    assert_eq!(hand.viewer(), Viewer::Public);
    hand.pending(seats(&[0]));
    assert_eq!(hand.screen(), Curtain(Seat::nth(0)));
}

#[test]
fn any_acting_player_can_take_the_device() {
    let mut hand = shared(&[0, 1, 2], seats(&[0, 1]));
    hand.pass_to(Seat::nth(1));
    assert_eq!(
        (hand.screen(), hand.viewer()),
        (Confirm(Seat::nth(1)), Viewer::Public),
        "they said who they are"
    );
    hand.pass_to(Seat::nth(2));
    assert_eq!(hand.screen(), Confirm(Seat::nth(1)), "seat 2 has nothing to do");
    hand.confirm();
    hand.pass_to(Seat::nth(0));
    assert_eq!(hand.screen(), Curtain(Seat::nth(0)));
}

#[test]
fn simultaneous_choices_follow_the_given_order() {
    let turn = |seats: &[u8], next| PendingSeats {
        next: Some(Seat::nth(next)),
        ..PendingSeats::from(self::seats(seats))
    };
    let mut hand = shared(&[0, 1, 2], turn(&[0, 1, 2], 2));
    assert_eq!(hand.screen(), Curtain(Seat::nth(2)));
    hand.lift();
    hand.confirm();
    hand.pending(turn(&[0, 1], 0));
    assert_eq!(hand.screen(), Curtain(Seat::nth(0)));
}

#[test]
fn public_actions_need_no_curtain() {
    let open = |seat| PendingSeats { open: true, ..PendingSeats::from(seats(&[seat])) };
    let mut hand = shared(&[0, 1], seats(&[1]));
    hand.pending(open(0));
    assert_eq!((hand.screen(), hand.viewer()), (Public, Viewer::Public));
    hand.pending(seats(&[0]));
    assert_eq!(hand.screen(), Curtain(Seat::nth(0)));
    hand.lift();
    hand.confirm();
    hand.pending(open(0));
    assert_eq!(hand.viewer(), Viewer::Public, "whoever looked at their own does so no longer");
}

#[test]
fn after_all_have_looked_the_next_player_gets_the_device() {
    let mut hand = shared(&[0, 1, 2, 3], seats(&[2]));
    hand.lift();
    hand.confirm();
    hand.gather();
    assert_eq!(hand.viewer(), Viewer::Public);
    hand.pending(PendingSeats { next: Some(Seat::nth(1)), ..PendingSeats::from(seats(&[0, 1, 2, 3])) });
    assert_eq!(hand.screen(), Curtain(Seat::nth(1)), "and does not stay with whoever had it");
    let mut open = Handover::new(seats(&[0, 1]), false, Device::Shared, seats(&[0]));
    open.gather();
    assert_eq!(open.screen(), Open(Seat::nth(0)), "nothing is anybody's own");
}

/// All others become bots at the curtain; the last person opens their own hand, once.
#[test]
fn the_last_person_opens_their_own_view() {
    let mut hand = shared(&[0, 1, 2], seats(&[1]));
    hand.people(seats(&[1]));
    assert_eq!(hand.viewer(), Viewer::Public, "before anybody has said who is next");
    hand.pending(seats(&[1]));
    assert_eq!((hand.screen(), hand.awaits_the_last()), (Curtain(Seat::nth(1)), true));
    hand.lift();
    assert_eq!((hand.viewer(), hand.awaits_the_last()), (Viewer::Public, true));
    hand.hide();
    assert_eq!(hand.screen(), Curtain(Seat::nth(1)), "the device is still on its way");
    hand.lift();
    hand.confirm();
    assert_eq!((hand.screen(), hand.is_needed(), hand.awaits_the_last()), (Open(Seat::nth(1)), false, false));
    hand.hide();
    hand.pending(seats(&[0]));
    assert_eq!(hand.screen(), Open(Seat::nth(1)), "nobody is left to hide from");
    // A change of a bot's level changes no person.
    hand.people(seats(&[1]));
    assert_eq!(hand.screen(), Open(Seat::nth(1)));
    hand.people(seats(&[0, 1]));
    hand.people(seats(&[0]));
    hand.pending(seats(&[0]));
    assert_eq!(hand.screen(), Curtain(Seat::nth(0)), "with each change anew");
    // The same after a reload.
    assert_eq!(shared(&[1], seats(&[1])).screen(), Curtain(Seat::nth(1)));
}

/// The last person is not on turn yet: the bots go on, and no hand opens by itself.
#[test]
fn bots_act_in_public_until_the_last_person_opens() {
    let mut hand = shared(&[0, 1], seats(&[0]));
    hand.lift();
    hand.confirm();
    hand.people(seats(&[1]));
    hand.pending(seats(&[0]));
    assert_eq!((hand.screen(), hand.awaits_the_last()), (Public, false));
    hand.pending(seats(&[2]));
    assert_eq!(hand.viewer(), Viewer::Public);
    hand.gather();
    hand.pending(seats(&[1]));
    assert_eq!(hand.screen(), Curtain(Seat::nth(1)));
    // A visit to the player's own secrets counts as opening, even if another is on turn.
    let mut other = shared(&[1], seats(&[0]));
    other.visit(Seat::nth(1));
    other.confirm();
    other.hide();
    other.pending(seats(&[1]));
    assert_eq!(other.screen(), Open(Seat::nth(1)));
    // Without people, the public view is shown.
    let mut none = shared(&[0, 1], seats(&[0]));
    none.people(seats(&[]));
    none.pending(seats(&[0]));
    assert_eq!(none.viewer(), Viewer::Public);
}

#[test]
fn a_replay_has_no_curtain() {
    let [ada, ben] = [Seat::nth(0), Seat::nth(1)];
    let mut hand = shared(&[0, 1, 2], seats(&[0]));
    assert!(hand.is_down(false, false) && !hand.is_down(false, true) && !hand.is_down(true, false));
    // A look back ends the first step, a visit, and a visit with an open hand.
    hand.lift();
    assert!(hand.is_down(false, true), "somebody stands before it");
    hand.look_back();
    assert_eq!((hand.screen(), hand.is_down(true, false)), (Curtain(ada), false));
    hand.visit(ben);
    hand.look_back();
    assert_eq!((hand.screen(), hand.is_visited()), (Curtain(ada), false));
    hand.visit(ben);
    hand.confirm();
    hand.look_back();
    assert_eq!((hand.screen(), hand.is_visited()), (Curtain(ada), false));
    let mut all = shared(&[0, 1], PendingSeats { open: true, ..seats(&[0]).into() });
    all.visit(ben);
    all.look_back();
    assert_eq!((all.screen(), all.is_visited()), (Public, false), "a decision before everybody's eyes");
}

#[test]
fn a_hand_needs_confirmation_after_a_replay() {
    let ada = Seat::nth(0);
    let mut hand = shared(&[0, 1], seats(&[0]));
    hand.take(ada);
    hand.look_back();
    assert_eq!(hand.viewer(), Viewer::Seat(ada), "what one had at that time is one's own");
    hand.come_back();
    assert_eq!((hand.screen(), hand.viewer()), (Confirm(ada), Viewer::Public));
    assert!(hand.is_down(false, false) && hand.is_held_by(ada));
    hand.confirm();
    assert_eq!(hand.screen(), Open(ada));
    let mut alone = alone(0, seats(&[0]));
    alone.look_back();
    alone.come_back();
    assert_eq!(alone.screen(), Open(ada), "nobody to hide from");
}

proptest! {
    /// Under any input, a seat's view opens only in three ways: two steps for that seat, the single action that
    /// replaces both, or an earlier opening by the only person. The device takes a player for its holder only if they
    /// say so or had it last.
    #[test]
    fn a_view_opens_in_no_other_way(prods in prop::collection::vec((0..11u8, 0..128u16), 1..60)) {
        let mut humans = seats(&[0, 1, 3]);
        let mut hand = Handover::new(humans, true, Device::Shared, seats(&[0]));
        let mut opened = None;
        let mut last = None;
        for (prod, arg) in prods {
            let before = hand.screen();
            let nth = Seat::nth((arg % u16::from(MAX_SEATS)) as u8);
            match (prod, before) {
                (1, Confirm(seat)) if humans.only() == Some(seat) => opened = Some(seat),
                (7, Confirm(_) | Curtain(_)) if humans.only() == Some(nth) => opened = Some(nth),
                _ => {}
            }
            match prod {
                7 => hand.take(nth),
                9 => hand.look_back(),
                10 => hand.come_back(),
                8 => hand.visit(nth),
                6 => {
                    let now = Seat::all(4).filter(|seat| arg & 1 << seat.number() != 0).collect();
                    if now != humans {
                        opened = None;
                    }
                    humans = now;
                    hand.people(humans);
                }
                5 => hand.gather(),
                0 => hand.lift(),
                1 => hand.confirm(),
                2 => hand.hide(),
                3 => hand.pass_to(nth),
                _ => {
                    let seats: Seats = Seat::all(4).filter(|seat| arg & 1 << seat.number() != 0).collect();
                    hand.pending(PendingSeats { open: arg & 16 != 0, next: Some(Seat::nth((arg >> 5 & 3) as u8)), ..seats.into() });
                }
            }
            match hand.screen() {
                Open(seat) => {
                    let asked = before == Open(seat)
                        || (prod == 1 && before == Confirm(seat))
                        || (prod == 7 && nth == seat && matches!(before, Curtain(_) | Confirm(_)));
                    prop_assert!(asked || opened == Some(seat));
                    prop_assert!(humans.contains(seat));
                    last = Some(seat);
                }
                Confirm(seat) => {
                    let said = (prod == 0 && before == Curtain(seat)) || (matches!(prod, 3 | 8) && nth == seat);
                    // After a visit the screen is as before.
                    prop_assert!(before == Confirm(seat) || said || matches!(prod, 2 | 9) || last == Some(seat));
                }
                Curtain(seat) => last = last.filter(|last| *last == seat),
                Public => {}
            }
        }
    }
}

/// A whole match of the game with secrets, passed round; checks the drawing for each viewer.
#[test]
fn no_card_is_drawn_while_the_curtain_is_up() {
    let mut rng = SuiteRng::seed_from_u64(3);
    let players = ["Ada", "Ben", "Cleo"].map(|name| Player::new(name, 0, 0)).to_vec();
    let header = Header::new::<Trove>("t", 0, players, Config::default(), None);
    let mut game = Match::<Trove>::start(header).unwrap();
    game.settle(&mut rng);
    let mut hand = shared(&[0, 1, 2], game.pending().seats());
    let mut curtains = 0;
    while game.ending().is_none() {
        let turned_up = game.view(Viewer::Public).rounds.last().cloned().unwrap_or_default();
        let hidden = |text: &str| {
            let shown = text.split('#').skip(1).map(|rest| rest.split([' ', ',']).next().unwrap());
            shown.map(|card| card.parse::<u8>().unwrap()).all(|card| turned_up.contains(&card))
        };
        if let Curtain(_) = hand.screen() {
            curtains += 1;
            assert!(hidden(&scene(&game.view(hand.viewer()))));
            hand.lift();
            assert!(hidden(&scene(&game.view(hand.viewer()))));
            hand.confirm();
        }
        let Open(seat) = hand.screen() else { panic!("{:?}", hand.screen()) };
        assert!(!hidden(&scene(&game.view(hand.viewer()))), "whoever opened it sees their hand");
        let offer = game.game().offer(seat);
        let action = offer.actions()[rng.random_range(0..offer.actions().len())].clone();
        game.play(Step::Player(seat, action)).unwrap();
        hand.pending(game.pending().seats());
    }
    assert_eq!(curtains, 7, "three in the first round; then whoever laid last goes on first, twice");
    assert_eq!(hand.viewer(), Viewer::Public);
}

#[test]
fn only_people_among_others_have_a_curtain() {
    let table = shared(&[0, 1], seats(&[0]));
    assert!(table.hides(Seat::nth(0)) && table.hides(Seat::nth(1)));
    assert!(!table.hides(Seat::nth(2)), "a bot");
    assert!(!alone(0, seats(&[0])).hides(Seat::nth(0)), "nobody to hide from");
}
