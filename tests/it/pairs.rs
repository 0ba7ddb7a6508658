//! The pairs of matches that the tests with a page compare are what they say.

#[path = "../pairs/mod.rs"]
mod made;

use bar_a_jeux::table::{Library, MemoryStorage, Storage, again::offered, seating::is_shared};
use made::{NAMES, pairs};

/// The games with secrets.
const GAMES: [&str; 4] = ["bouillabaisse", "barrakuda", "barracuda", "barbarossa"];

#[test]
fn pairs_differ_in_what_is_hidden_alone() {
    for game in GAMES {
        let pairs = pairs(game, 24);
        assert_eq!(pairs.len(), 24, "{game}");
        let open = pairs.iter().filter(|pair| pair.pending.iter().any(|seat| pair.differs.contains(seat)));
        let blind = pairs.iter().filter(|pair| pair.pending.iter().any(|seat| !pair.differs.contains(seat)));
        let several = pairs.iter().filter(|pair| pair.pending.len() > 1);
        let steps: Vec<usize> = pairs.iter().map(|pair| pair.steps).collect();
        assert!(open.count() > 2, "{game}: nobody who is to act would see the difference");
        assert!(blind.count() > 2, "{game}: whoever is to act always sees the difference");
        // Cards are played one after the other; words are chosen by all at once, but only once a match.
        let fewest = [("bouillabaisse", 0), ("barbarossa", 1)].iter().find(|(name, _)| *name == game);
        let fewest = fewest.map_or(3, |(_, fewest)| *fewest);
        assert!(several.count() >= fewest, "{game}: nobody chooses at the same time");
        assert!(steps.iter().max() > Some(&20), "{game}: all at the beginning: {steps:?}");
        for pair in pairs {
            assert!(pair.kept[0] != pair.kept[1] && !pair.differs.is_empty(), "{game}");
            let [one, two] = [0, 1].map(|nth| pair.exported(&pair.kept[nth]).unwrap());
            assert_ne!(one, two, "{game}: an export holds what is hidden");
            // What the shelf says of them, and what the play screen makes of the log, is the same.
            let [one, two] = pair.kept.map(|kept| {
                let storage = MemoryStorage::default();
                kept.iter().for_each(|(key, text)| storage.set(key, text).unwrap());
                let library = Library::new(storage);
                let opened = library.open(pair.id).unwrap().game;
                assert!(opened.header().players.iter().zip(NAMES).all(|(player, name)| player.name == name));
                let by: Vec<_> = opened.steps().iter().map(|step| step.by).collect();
                let again = offered(opened.entries()).is_some();
                let undo = (opened.undo_state(), opened.restart_state(), opened.can_redo());
                (library.list().unwrap(), by, undo, again, is_shared(&opened), opened.ending())
            });
            assert_eq!(one, two, "{game}");
        }
    }
}
