//! Visibility of earlier tricks (BO-5.2), and of hands.

use super::*;

/// Histories of round 2 with three tricks and one more to come. They differ in the first trick: another winner, other
/// points, or a player who did not follow. After the third trick only memory can tell them apart.
fn histories(help: Help) -> [Vec<Bouillabaisse>; 3] {
    let played = [
        (["9h 3c 3d 5d 5h", "8s 4c 4d 6d 6s", "2h Ac 2d 7d 7h"], "9h 8s 2h 3c 4c Ac 2d 3d 4d"),
        (["9h 3c 3d 5d 5h", "8h 4c 4d 6d 6s", "2h Ac 2d 7d 7h"], "9h 8h 2h 3c 4c Ac 2d 3d 4d"),
        (["8h 3c 3d 5d 5h", "9h 4c 4d 6d 6s", "2h Ac 2d 7d 7h"], "8h 9h 2h 4c Ac 3c 2d 3d 4d"),
    ];
    played.map(|(hands, plays)| {
        let mut game = dealt(2, &hands, Config { help, ..Config::default() });
        let mut moments = vec![game.clone()];
        for card in plays.split(' ') {
            play(&mut game, card);
            moments.push(game.clone());
        }
        moments
    })
}

/// Returns the views of all viewers, now and looking back at every moment of the round.
fn seen(moments: &[Bouillabaisse]) -> Vec<View> {
    let now = moments.last().unwrap();
    let viewers: Vec<Viewer> = Seat::all(3).map(Viewer::Seat).chain([Viewer::Public]).collect();
    let back = moments.iter().flat_map(|then| viewers.iter().map(|viewer| now.look_back(then, *viewer)));
    viewers.iter().map(|viewer| now.view(*viewer)).chain(back).collect()
}

// BO-5.2
#[test]
fn what_the_table_does_not_show_is_in_no_view() {
    let points = |game: &Bouillabaisse| game.view(Viewer::Public).points.map(Vec::from);
    let [no_void, more, other] = histories(Help::Strict).map(|moments| seen(&moments));
    assert!(no_void == more && more == other, "strict: it can be told what was played before the last trick");
    assert!(more.iter().all(|view| !view.shows_points() && view.voids.is_none()));
    let usual = histories(Help::Usual);
    assert_eq!(
        [&usual[0], &usual[1], &usual[2]].map(|moments| points(&moments[9])),
        [[20, 0, 0], [30, 0, 0], [0, 30, 0]].map(|points| Some(points.to_vec()))
    );
    // Only the points differ.
    let [no_void, more, other] = usual.map(|moments| {
        let mut seen = seen(&moments);
        seen.iter_mut().for_each(|view| view.points = None);
        seen
    });
    assert!(no_void == more && more == other, "usual: more can be told than the points");
    let [no_void, more, _] = histories(Help::Open).map(|moments| moments[9].view(Viewer::Public));
    assert_eq!((no_void.tricks.len(), no_void.gone), (3, 0));
    assert_eq!(no_void.voids.unwrap().values(), [vec![], vec![Suit::Hearts], vec![]]);
    assert!(no_void.tricks != more.tricks);
}

// BO-5.2
#[test]
fn the_last_trick_can_be_looked_back_at_and_no_other() {
    for help in [Help::Usual, Help::Strict] {
        let moments = &histories(help)[0];
        let now = &moments[9];
        let view = now.view(Viewer::Public);
        assert_eq!((view.tricks.len(), view.gone), (1, 2));
        assert_eq!(view.last_trick().unwrap().cards[0].card, card("2d"));
        let own = Viewer::Seat(Seat::nth(0));
        for (n, then) in moments.iter().enumerate() {
            let back = now.look_back(then, own);
            assert_eq!(back.out_of_sight, n < 6, "{n}");
            assert_eq!(back.hand().is_empty(), n < 6, "{n}");
            // When the last trick began, the one before it was still visible.
            assert_eq!(back.last_trick().is_some(), n == 9, "{n}");
            assert_eq!(back.trick.len(), if n < 6 { 0 } else { n % 3 });
        }
        assert_eq!(now.look_back(now, own), now.view(own));
        // Six steps are hidden. This shortened match has no steps of chance.
        let forgotten = now.forgotten();
        assert_eq!(forgotten.len(), 6);
        // Once the round is over, everything is visible.
        let mut over = now.clone();
        play(&mut over, "6d 7d 5d 7h 5h 6s");
        assert_eq!(over.finished.len(), 2);
        let back = over.look_back(&moments[1], Viewer::Public);
        let hands = back.disclosed.unwrap().hands.seats();
        assert_eq!((back.trick.len(), hands, back.out_of_sight), (1, 3, false));
        assert_eq!(over.view(Viewer::Public).finished[1].tricks.len(), 5);
        assert!(over.forgotten().is_empty());
    }
    let moments = &histories(Help::Open)[0];
    assert!(moments.iter().all(|then| !moments[9].look_back(then, Viewer::Public).out_of_sight));
    assert!(moments[9].forgotten().is_empty());
}

/// Event and view tell the same of a trick.
// BO-5.2
#[test]
fn a_trick_is_told_with_its_points_or_without() {
    let told = |help| {
        let mut game = dealt(1, &["3c 5c", "4c 6c"], Config { help, ..Config::default() });
        play(&mut game, "3c");
        let notes = game.apply(&Step::Player(game.turn().unwrap(), Action::Play(card("4c"))));
        let Event::Taken { taken, .. } = notes[1].event else { panic!("{notes:?}") };
        assert_eq!(taken, game.view(Viewer::Public).tricks[0].taken);
        (taken.map(Taken::worth), game.view(Viewer::Omniscient).tricks[0].taken.map(Taken::worth))
    };
    assert_eq!(Config::default().help, Help::Usual);
    assert_eq!(told(Help::Open), (Some(5), Some(5)));
    assert_eq!(told(Help::Usual), (Some(5), Some(5)));
    assert_eq!(told(Help::Strict), (None, Some(5)), "whoever may see everything sees it");
}

#[test]
fn a_view_holds_no_hand_but_the_viewers_own() {
    let game = dealt(1, &["3c 5c", "4d Ah"], Config::default());
    let view = game.view(Viewer::Seat(Seat::nth(1)));
    assert_eq!((view.hand(), &view.disclosed), (&cards("4d Ah")[..], &None));
    let view = game.view(Viewer::Public);
    assert_eq!((view.private, view.disclosed), (None, None));
    assert_eq!(view.counts.values(), [2, 2]);
    let all = game.view(Viewer::Omniscient);
    assert_eq!(
        (all.private, all.disclosed.unwrap().hands.values()),
        (None, &[cards("3c 5c"), cards("4d Ah")][..])
    );
}
