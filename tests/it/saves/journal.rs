//! A killed browser loses writes that have not reached the disk; the journal keeps them.

use std::{cell::RefCell, rc::Rc};

use bar_a_jeux::saves::journal::{JoinReport, Journal, Journaled, Note, join, may_drop};

use super::*;

/// The latest note of each key, as a browser keeps them.
#[derive(Default)]
struct Notes(RefCell<Vec<Note>>);

impl Journal for Notes {
    fn note(&self, note: Note) {
        let mut notes = self.0.borrow_mut();
        notes.retain(|other| other.key != note.key);
        notes.push(note);
    }
}

/// A browser: the storage that pages see, the contents of its disk, and its journal.
#[derive(Default)]
struct Browser {
    memory: TightStorage,
    disk: Vec<(String, String)>,
    journal: Rc<Notes>,
}

fn contents(storage: &TightStorage) -> Vec<(String, String)> {
    let keys = storage.keys().unwrap();
    keys.into_iter().map(|key| (key.clone(), storage.get(&key).unwrap().unwrap())).collect()
}

fn holding(contents: &[(String, String)]) -> TightStorage {
    let storage = TightStorage::new();
    contents.iter().for_each(|(key, text)| storage.set(key, text).unwrap());
    storage
}

impl Browser {
    fn library(&self) -> Library<Journaled<TightStorage>> {
        let journal: Rc<dyn Journal> = self.journal.clone();
        Library::with(Journaled::new(self.memory.clone(), journal), KNOWN, CHAIN)
    }

    fn flush(&mut self) {
        self.disk = contents(&self.memory);
    }

    /// Kills the browser, starts it again and joins. Returns the library, and whether the join recovered anything.
    fn killed(&self) -> (Shelves, bool) {
        let library = Library::with(holding(&self.disk), KNOWN, CHAIN);
        let joined = join(&library, self.journal.0.borrow().clone()).unwrap();
        assert_eq!(joined.trouble, None);
        (library, !joined.recovered.is_empty())
    }
}

#[test]
fn steps_missing_on_disk_are_recovered() {
    let mut browser = Browser::default();
    let mut game = dealt("m", 2);
    browser.library().save(&game, 1000).unwrap();
    assert_eq!(load(&browser.killed().0, "m"), Ok(game.clone()), "a match begun just before");
    browser.flush();
    for (seat, coin) in [(0, 2), (1, 3)] {
        game.play(lay(seat, coin)).unwrap();
        browser.library().save(&game, 2000).unwrap();
        let (library, recovered) = browser.killed();
        assert_eq!(load(&library, "m"), Ok(game.clone()));
        assert!(recovered && library.quarantined().unwrap().is_empty());
    }
    browser.flush();
    assert!(!browser.killed().1, "all is on the disk");
}

const HOUR: u64 = 60 * 60 * 1000;

/// A browser whose journal knows the time of each note.
struct Started {
    disk: Vec<(String, String)>,
    journal: Vec<(Note, u64)>,
}

impl Started {
    /// Starts from the disk's contents, joins as the app does, and tidies the journal.
    fn start(&mut self, now: u64) -> Shelves {
        let library = Library::with(holding(&self.disk), KNOWN, CHAIN);
        self.join(&library, now);
        library
    }

    /// Joins at a start, as the app does.
    fn join(&mut self, library: &Shelves, now: u64) {
        let notes = self.journal.iter().map(|(note, _)| note.clone()).collect();
        let JoinReport { needed, rewritten, trouble, .. } = join(library, notes).unwrap();
        for note in rewritten {
            self.journal.retain(|(other, _)| other.key != note.key);
            self.journal.push((note, now));
        }
        if trouble.is_none() {
            self.journal.retain(|(note, at)| !may_drop(&note.key, *at, now, &needed));
        }
    }
}

#[test]
fn recovered_steps_survive_a_second_kill() {
    let mut browser = Browser::default();
    let (mut game, library) = (dealt("m", 2), browser.library());
    library.save(&game, 1000).unwrap();
    put_roster(&library, &players(1));
    browser.flush();
    game.play(lay(0, 2)).unwrap();
    library.save(&game, 2000).unwrap();
    put_roster(&library, &players(2));
    let journal = browser.journal.0.borrow().iter().map(|note| (note.clone(), 0)).collect();
    let mut started = Started { disk: browser.disk, journal };
    let has_all = |library: &Shelves| {
        assert_eq!(load(library, "m"), Ok(game.clone()));
        assert_eq!(library.load_roster(), Ok(players(2)));
    };
    // Killed before each flush, long after the previous start.
    for start in 1..4 {
        has_all(&started.start(start * HOUR));
    }
    // Reloaded in the same browser soon after a recovery, then killed.
    let library = started.start(4 * HOUR);
    started.join(&library, 4 * HOUR + 1000);
    let library = started.start(4 * HOUR + 2000);
    has_all(&library);
    // After the flush the notes may be dropped.
    started.disk = contents(library.storage());
    has_all(&started.start(5 * HOUR));
    assert_eq!(started.journal, []);
}

#[test]
fn quarantined_texts_survive_a_second_kill() {
    let mut browser = Browser::default();
    browser.library().save(&dealt("m", 2), 1000).unwrap();
    browser.flush();
    let key = key("b");
    let broken = Note { key, text: Some("{}".into()), turn: 100 };
    let mut started = Started { disk: browser.disk, journal: vec![(broken, 0)] };
    for start in 1..4 {
        assert_eq!(started.start(start * HOUR).quarantined().unwrap().len(), 1, "start {start}");
    }
}

#[test]
fn joining_twice_is_joining_once() {
    let browser = Browser::default();
    let game = dealt("m", 2);
    browser.library().save(&game, 1000).unwrap();
    let (library, _) = browser.killed();
    let once = contents(library.storage());
    assert_eq!(join(&library, browser.journal.0.borrow().clone()).unwrap().recovered, [""; 0]);
    assert_eq!(contents(library.storage()), once);
}

#[test]
fn writes_without_a_note_stay() {
    let mut browser = Browser::default();
    let mut game = dealt("m", 2);
    browser.library().save(&game, 1000).unwrap();
    game.play(lay(0, 2)).unwrap();
    // The journal failed, and its counter did not advance.
    Library::with(browser.memory.clone(), KNOWN, CHAIN).save(&game, 2000).unwrap();
    browser.flush();
    let (library, recovered) = browser.killed();
    assert_eq!(load(&library, "m"), Ok(game));
    assert!(!recovered);
}

#[test]
fn both_of_two_courses_are_kept() {
    let mut browser = Browser::default();
    let start = dealt("m", 2);
    browser.library().save(&start, 1000).unwrap();
    browser.flush();
    let (mut noted, mut stored) = (start.clone(), start);
    noted.play(lay(0, 2)).unwrap();
    browser.library().save(&noted, 2000).unwrap();
    // A start without the journal: the match went on from the disk's state, further than in the journal.
    let forgetful = holding(&browser.disk);
    stored.play(lay(0, 0)).unwrap();
    let journal: Rc<dyn Journal> = Rc::new(Notes::default());
    let library = Library::with(Journaled::new(forgetful.clone(), journal), KNOWN, CHAIN);
    library.save(&stored, 3000).unwrap();
    library.save(&stored, 3000).unwrap();
    let library = Library::with(forgetful, KNOWN, CHAIN);
    let joined = join(&library, browser.journal.0.borrow().clone()).unwrap();
    assert_eq!(joined.recovered, [""; 0]);
    assert_eq!(load(&library, "m"), Ok(stored));
    let put_aside = library.quarantined().unwrap();
    assert_eq!(put_aside.len(), 1);
    assert_eq!(Record::read(&put_aside[0].1, &CHAIN).unwrap().entries.len(), noted.entries().len());
}

#[test]
fn a_broken_slot_is_mended() {
    let mut browser = Browser::default();
    let mut game = dealt("m", 2);
    browser.library().save(&game, 1000).unwrap();
    game.play(lay(0, 2)).unwrap();
    browser.library().save(&game, 2000).unwrap();
    browser.memory.set(&key("b"), "{}").unwrap();
    browser.flush();
    let (library, recovered) = browser.killed();
    assert!(recovered);
    assert_eq!(open(&library, "m"), Ok((game, None)));
    assert_eq!(library.quarantined().unwrap().len(), 1, "the broken text is kept");
}

#[test]
fn lists_settings_and_drafts_are_as_last_written() {
    let mut browser = Browser::default();
    let library = browser.library();
    library.storage().set("bar-a-jeux/settings", "old").unwrap();
    library.save_draft("m", Seat::FIRST, "strokes").unwrap();
    browser.flush();
    library.storage().set("bar-a-jeux/settings", "new").unwrap();
    put_roster(&library, &players(2));
    library.drop_draft("m", Seat::FIRST).unwrap();
    let (after, _) = browser.killed();
    assert_eq!(after.storage().get("bar-a-jeux/settings"), Ok(Some("new".into())));
    assert_eq!(after.load_roster(), Ok(players(2)));
    assert_eq!(after.load_draft("m", Seat::FIRST), None);
    // Changed without a journal: the counter has not moved, so the note does not look older.
    browser.flush();
    let mut disk = browser.disk.clone();
    disk.iter_mut()
        .filter(|(key, _)| key.ends_with("settings"))
        .for_each(|(_, text)| *text = "newest".into());
    let library = Library::with(holding(&disk), KNOWN, CHAIN);
    join(&library, browser.journal.0.borrow().clone()).unwrap();
    assert_eq!(library.storage().get("bar-a-jeux/settings"), Ok(Some("newest".into())));
}

#[test]
fn a_deleted_match_stays_deleted() {
    let mut browser = Browser::default();
    browser.library().save(&dealt("m", 2), 1000).unwrap();
    browser.library().delete("m").unwrap();
    browser.flush();
    assert_eq!(load(&browser.killed().0, "m"), Err(LoadError::Missing));
}

#[test]
fn notes_without_space_stay_in_the_journal() {
    let browser = Browser::default();
    let game = dealt("m", 2);
    browser.library().save(&game, 1000).unwrap();
    let library = Library::with(TightStorage::new(), KNOWN, CHAIN);
    library.storage().limit(Some(20));
    let notes = browser.journal.0.borrow().clone();
    let joined = join(&library, notes.clone()).unwrap();
    assert_eq!(joined.needed, [key("a")]);
    assert_eq!(joined.trouble, Some(SaveError::Store(StoreError::Full)));
    library.storage().limit(None);
    assert_eq!(join(&library, notes).unwrap().recovered, ["m"]);
    assert_eq!(load(&library, "m"), Ok(game));
}
