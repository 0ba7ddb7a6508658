//! Checks the pairs of matches that the browser tests compare.

#[path = "../pairs/mod.rs"]
mod made;

use bar_a_jeux::{
    games::{
        barbarossa::Barbarossa,
        barracuda::Barracuda,
        barrakuda::Barrakuda,
        bouillabaisse::{Bouillabaisse, Help, View},
    },
    kernel::{Game, Seat, Viewer},
    saves::{Library, MemoryStorage, Storage, shelf::ShelfEntry},
    table::{Ending, Undo, handover::Device, seating::device},
};
use made::{NAMES, pairs, remembered};

/// The games with secrets.
const GAMES: [&str; 4] = ["bouillabaisse", "barrakuda", "barracuda", "barbarossa"];

#[test]
fn pairs_differ_only_in_hidden_information() {
    for game in GAMES {
        let pairs = pairs(game, 24);
        assert_eq!(pairs.len(), 24, "{game}");
        let open = pairs.iter().filter(|pair| pair.pending.iter().any(|seat| pair.differs.contains(seat)));
        let blind = pairs.iter().filter(|pair| pair.pending.iter().any(|seat| !pair.differs.contains(seat)));
        let several = pairs.iter().filter(|pair| pair.pending.len() > 1);
        let steps: Vec<usize> = pairs.iter().map(|pair| pair.steps).collect();
        assert!(open.count() > 2, "{game}: nobody who is to act would see the difference");
        assert!(blind.count() > 2, "{game}: whoever is to act always sees the difference");
        // Cards are played one after the other. Words are chosen by all players at once, but only once per match.
        let fewest = [("bouillabaisse", 0), ("barbarossa", 1)].iter().find(|(name, _)| *name == game);
        let fewest = fewest.map_or(3, |(_, fewest)| *fewest);
        assert!(several.count() >= fewest, "{game}: nobody chooses at the same time");
        assert!(steps.iter().max() > Some(&20), "{game}: all at the beginning: {steps:?}");
        for pair in pairs {
            assert!(pair.kept[0] != pair.kept[1] && !pair.differs.is_empty(), "{game}");
            let [one, two] = [0, 1].map(|nth| pair.exported(&pair.kept[nth]).unwrap());
            assert_ne!(one, two, "{game}: an export holds what is hidden");
            // The shelf's entry and the play screen's use of the log are equal.
            let [one, two] = pair.kept.map(|kept| match game {
                "bouillabaisse" => told::<Bouillabaisse>(pair.id, &kept),
                "barrakuda" => told::<Barrakuda>(pair.id, &kept),
                "barracuda" => told::<Barracuda>(pair.id, &kept),
                _ => told::<Barbarossa>(pair.id, &kept),
            });
            assert_eq!(one, two, "{game}");
        }
    }
}

type LogSummary = (Vec<ShelfEntry>, Vec<Option<Seat>>, (Undo, Undo, bool), bool, Device, Option<Ending>);

/// Returns the shelf's entry of a match, and the play screen's use of its log.
fn told<G: Game>(id: &str, kept: &[(String, String)]) -> LogSummary {
    let storage = MemoryStorage::default();
    kept.iter().for_each(|(key, text)| storage.set(key, text).unwrap());
    let library = Library::new(storage);
    let opened = library.load::<G>(id).unwrap();
    assert!(opened.header().players.iter().zip(NAMES).all(|(player, name)| player.name == name));
    let by: Vec<_> = opened.steps().iter().map(|step| step.seat()).collect();
    let again = opened.timeline().offered_redo().is_some();
    let undo = (opened.undo_state(), opened.restart_state(), opened.can_redo());
    (library.list().unwrap(), by, undo, again, device(&opened), opened.ending())
}

/// Returns the views of all viewers in both matches, now and looking back.
fn seen(help: Help) -> [Vec<View>; 2] {
    let pair = remembered(help);
    pair.kept.map(|kept| {
        let storage = MemoryStorage::default();
        kept.iter().for_each(|(key, text)| storage.set(key, text).unwrap());
        let game = Library::new(storage).load::<Bouillabaisse>(pair.id).unwrap();
        let viewers = || Seat::all(3).map(Viewer::Seat).chain([Viewer::Public]);
        let back = |n| viewers().map(move |viewer| (n, viewer));
        let back =
            (0..=pair.steps).flat_map(back).map(|(n, viewer)| game.game().look_back(&game.at(n), viewer));
        viewers().map(|viewer| game.view(viewer)).chain(back).collect()
    })
}

// BO-5.2
#[test]
fn hidden_tricks_leave_no_trace() {
    let [one, other] = seen(Help::Strict);
    assert!(one == other, "strict");
    let [one, other] = seen(Help::Usual).map(|mut views| {
        let points: Vec<_> = views.iter_mut().map(|view| view.points.take()).collect();
        (views, points)
    });
    assert!(one.0 == other.0, "usual: more can be told than the points");
    assert_ne!(one.1, other.1);
    let [one, other] = seen(Help::Open);
    assert!(one != other, "the two are the same");
}
