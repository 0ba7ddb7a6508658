//! The history of who played which seat.

use bar_a_jeux::{
    games::{barragoon::Barragoon, bouillabaisse::Bouillabaisse},
    kernel::{Game, Seat, Step, bot::Level},
    table::{
        Consent, Entry, EntryOf, Header, Match, Player,
        handover::Device,
        seating::{device, have_swapped},
        timeline::{Annotation, AnnotationKind},
    },
};

const EASY: Option<Level> = Some(Level::Easy);

fn begun<G: Game>(bots: &[Option<Level>]) -> Match<G> {
    let players = bots.iter().map(|bot| Player { bot: *bot, ..Player::new("Ada", 0, 0) }).collect();
    Match::start(Header::new::<G>("s", 0, players, G::Config::default(), None)).unwrap()
}

#[test]
fn a_change_stays_where_it_was_made() {
    let hand = |seat, to| Entry::Hand { seat: Seat::nth(seat), to };
    let mut game = begun::<Barragoon>(&[None, None]);
    let step = |game: &Match<Barragoon>| {
        let seat = game.pending().seats().iter().next().unwrap();
        Entry::Step(Step::Player(seat, game.game().offer(seat).actions()[0]))
    };
    let enter = |game: &mut Match<Barragoon>, entry: EntryOf<Barragoon>| game.enter(entry).unwrap();
    for _ in 0..2 {
        let entry = step(&game);
        enter(&mut game, entry);
    }
    enter(&mut game, hand(1, EASY));
    let entry = step(&game);
    enter(&mut game, entry);
    enter(&mut game, hand(1, None));
    let change = |after, to| Annotation { after, seat: Seat::nth(1), kind: AnnotationKind::Handed(to) };
    assert_eq!(game.timeline().annotations(), [change(2, EASY), change(3, None)]);
    // An undo removes no one from their seat: the change then follows the remaining steps.
    enter(&mut game, Entry::Undo { to: 1, agreed: Consent::Given });
    assert_eq!(game.timeline().annotations(), [change(1, EASY), change(1, None)]);
    enter(&mut game, Entry::Redo { to: 2 });
    assert_eq!(
        game.timeline().annotations(),
        [change(1, EASY), change(1, None)],
        "before what was done again after it"
    );
}

#[test]
fn a_single_person_shares_with_no_other_player() {
    let mut alone = begun::<Bouillabaisse>(&[None, EASY, EASY]);
    assert_eq!(device(&alone), Device::OnePerson);
    alone.hand(Seat::nth(1), Some(Level::Hard)).unwrap();
    assert_eq!(device(&alone), Device::OnePerson, "another bot is no other person");
    alone.hand(Seat::nth(1), None).unwrap();
    assert_eq!(device(&alone), Device::Shared);
    alone.hand(Seat::nth(1), EASY).unwrap();
    assert_eq!(device(&alone), Device::Shared, "there was somebody");
    assert_eq!(device(&begun::<Bouillabaisse>(&[None, None, EASY])), Device::Shared);
    let mut nobody = begun::<Bouillabaisse>(&[EASY, EASY]);
    assert_eq!(device(&nobody), Device::Shared);
    nobody.hand(Seat::nth(0), None).unwrap();
    assert_eq!(device(&nobody), Device::Shared, "whoever comes later has not dealt these cards");
}

// BG-6.1: a player's own settings follow them.
#[test]
fn two_players_who_swap_seats_are_recognised() {
    let table = |names: &[&str]| names.iter().map(|name| Player::new(*name, 0, 0)).collect::<Vec<_>>();
    let ada = table(&["Ada", "Ben"]);
    assert!(have_swapped(&ada, &table(&["Ben", "Ada"])));
    let others: [&[&str]; 5] =
        [&["Ada", "Ben"], &["Ben", "Cleo"], &["Ben"], &["Ben", "Ada", "Cleo"], &["Cleo", "Ben"]];
    for other in others {
        assert!(!have_swapped(&ada, &table(other)), "{other:?}");
    }
    assert!(!have_swapped(&table(&["Ada", "Ada"]), &table(&["Ada", "Ada"])));
}
