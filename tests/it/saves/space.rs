//! Sizes of stored texts, deletion of quarantined ones, and the check for space before an import.

use bar_a_jeux::saves::{
    import::MAX_BYTES,
    quarantine::Origin,
    space::{RESERVE, utf16_len},
};

use super::*;

/// Returns an import with only these broken texts, given as (key, text).
fn with_broken(broken: &[(&str, &str)]) -> String {
    let broken: Vec<Value> = broken.iter().map(|(key, text)| json!({"key": key, "text": text})).collect();
    json!({"bar-a-jeux": "export", "schema": SCHEMA, "broken": broken}).to_string()
}

#[test]
fn only_quarantined_texts_are_listed_and_deleted() {
    let (library, ..) = saved_twice();
    put(&library, "b", "scribble");
    open(&library, "m").unwrap();
    for list in ["roster", "results"] {
        library.storage().set(&format!("bar-a-jeux/{list}"), "scrawl").unwrap();
    }
    let (roster, results) = (library.load_roster(), library.load_results());
    assert!(roster.is_err() && results.is_err());
    import(&library, &with_broken(&[("bar-a-jeux/match/n/a", "doodle"), ("?", "blot")]));

    let asides = library.quarantined_texts().unwrap();
    let origins: Vec<&Origin> = asides.iter().map(|aside| &aside.origin).collect();
    let save = Origin::Save { id: "m".into(), sound: false };
    let named = Origin::Import(Some("n".into()));
    let kept = |name: &str| Origin::Stored(name.into());
    assert_eq!(origins, [&save, &named, &kept("results"), &kept("roster"), &Origin::Import(None)]);
    assert_eq!(library.quarantined_text(&asides[1].key).unwrap().as_deref(), Some("doodle"));
    assert_eq!(asides[1].size, asides[1].key.len() + "doodle".len());

    // Reading and deleting by key is limited to quarantined texts.
    let kept = everything(&library);
    for key in [&*key("a"), "bar-a-jeux/settings", "bar-a-jeux/quarantin", ""] {
        assert_eq!(library.quarantined_text(key), Ok(None));
        library.discard(key).unwrap();
    }
    assert_eq!(everything(&library), kept);
    library.discard(&asides[1].key).unwrap();
    let left: Vec<_> = kept.into_iter().filter(|(key, _)| *key != asides[1].key).collect();
    assert_eq!(everything(&library), left);
}

/// A save replaced by another course of events goes into quarantine whole; the list marks it as sound.
#[test]
fn a_sound_quarantined_save_is_recognised() {
    let (library, mut other, _) = saved_twice();
    other.play(lay(0, 2)).unwrap();
    for now in [3000, 4000] {
        library.save(&other, now).unwrap();
    }
    let asides = library.quarantined_texts().unwrap();
    assert!(asides.iter().any(|aside| aside.origin == Origin::Save { id: "m".into(), sound: true }));
}

/// FNV collisions are easy to construct; both texts are kept nevertheless.
#[test]
fn texts_with_equal_hashes_are_both_kept() {
    let library = library();
    let text = with_broken(&[("bar-a-jeux/match/m/a", "scribble")]);
    import(&library, &text);
    let taken = library.quarantined_texts().unwrap().remove(0).key;
    library.storage().set(&taken, "another").unwrap();
    import(&library, &text);
    let mut texts: Vec<String> = library.quarantined().unwrap().into_iter().map(|(_, text)| text).collect();
    texts.sort();
    assert_eq!(texts, ["another", "scribble"]);
}

#[test]
fn sizes_count_all_of_a_match() {
    let (library, ..) = saved_twice();
    library.save(&dealt("m-2", 2), 1).unwrap();
    library.save_clock("m", &Clock::new(ClockSetting { base_s: 60, increment_s: 0 }, 2)).unwrap();
    library.save_draft("m", Seat::nth(1), "an owl 🦉").unwrap();
    library.storage().set("bar-a-jeux/settings", "{}").unwrap();
    let size = |own: &dyn Fn(&str) -> bool| -> usize {
        let all = everything(&library);
        all.iter().filter(|(key, _)| own(key)).map(|(key, text)| utf16_len(key) + utf16_len(text)).sum()
    };
    assert_eq!(utf16_len("an owl 🦉"), 9, "as the browser counts");
    let sizes = library.sizes().unwrap();
    assert_eq!(sizes[0], ("m".into(), size(&|key| key.contains("/m/") || key.ends_with("/m"))));
    assert_eq!(sizes[1], ("m-2".into(), size(&|key| key.contains("/m-2/"))));
    assert_eq!(library.used_space(), Ok(size(&|_| true)));
}

#[test]
fn free_space_is_found_by_trying() {
    let (library, ..) = saved_twice();
    let before = everything(&library);
    let (used, most) = (library.used_space().unwrap(), 5 << 20);
    assert_eq!(library.free_space(), Ok(most - used), "where nothing else is known");
    for free in [0, 3_000, 700_000] {
        library.storage().limit(Some(used + free));
        let space = library.free_space().unwrap();
        assert!((free.saturating_sub(1024)..=free).contains(&space), "{space} of {free}");
        assert_eq!(library.has_space(free + 1), Ok(false));
    }
    assert_eq!(everything(&library), before, "nothing stays behind");
}

#[test]
fn an_import_tells_its_size() {
    let (here, ..) = saved_twice();
    put_roster(&here, &players(2));
    let text = here.export_all().unwrap();
    let there = library();
    there.save(&dealt("x", 2), 1).unwrap();
    // Replaced texts free their space.
    put_roster(&there, &[Player::new("Zoé", 5, 5)]);
    let used = there.used_space().unwrap();
    let plan = check(&there, &text).unwrap();
    there.import(&plan).unwrap();
    assert_eq!(there.used_space(), Ok(used + plan.needs), "to the character");
    assert_eq!(check(&there, &text).unwrap().needs, 0);
}

/// An attack: a text of several megabytes that would fill the storage permanently.
#[test]
fn an_import_without_space_writes_nothing() {
    let there = library();
    there.save(&dealt("x", 2), 1).unwrap();
    let (used, before) = (there.used_space().unwrap(), everything(&there));
    let text = with_broken(&[("bar-a-jeux/match/n/a", &"z".repeat(50_000))]);
    let needs = check(&there, &text).unwrap().needs;
    assert!(needs > 50_000);

    there.storage().limit(Some(used + RESERVE + needs - 1));
    let plan = check(&there, &text).unwrap();
    let short = plan.short.unwrap();
    assert!(short < needs && short + 2048 > needs, "{short} of {needs}");
    assert_eq!(there.import(&plan), Err(SaveError::Store(StoreError::Full)));
    assert_eq!(everything(&there), before);

    there.storage().limit(Some(used + RESERVE + needs));
    let plan = check(&there, &text).unwrap();
    assert_eq!(plan.short, None);
    there.import(&plan).unwrap();
    there.storage().limit(Some(there.storage().used() + 10));
    assert!(check(&there, &text).unwrap().does_nothing(), "what changes nothing needs no space");
    assert_eq!(check(&there, &text).unwrap().short, None);
}

#[test]
fn a_text_too_long_to_store_is_not_read() {
    let text = "x".repeat(MAX_BYTES + 1);
    assert_eq!(check(&library(), &text), Err(ImportError::TooLong { bytes: MAX_BYTES + 1 }));
    assert_eq!(check(&library(), &text[1..]), Err(ImportError::NotOurs));
}

/// A storage that is full after this number of writes, as if another tab had filled it.
#[derive(Debug)]
struct Filling {
    kept: TightStorage,
    left: std::cell::Cell<Option<usize>>,
}

impl Storage for Filling {
    fn get(&self, key: &str) -> Result<Option<String>, StoreError> {
        self.kept.get(key)
    }

    fn set(&self, key: &str, value: &str) -> Result<(), StoreError> {
        match self.left.get() {
            // Neither a probe nor a rollback counts as a write.
            Some(0) if !key.ends_with("/probe") && self.kept.get(key)?.is_none() => Err(StoreError::Full),
            Some(left) if left > 0 && !key.ends_with("/probe") => {
                self.left.set(Some(left - 1));
                self.kept.set(key, value)
            }
            _ => self.kept.set(key, value),
        }
    }

    fn remove(&self, key: &str) -> Result<(), StoreError> {
        self.kept.remove(key)
    }

    fn keys(&self) -> Result<Vec<String>, StoreError> {
        self.kept.keys()
    }
}

#[test]
fn an_import_that_fails_half_way_is_undone() {
    let (here, older, _) = saved_twice();
    for id in ["n", "o"] {
        here.save(&dealt(id, 2), 1).unwrap();
    }
    put_roster(&here, &players(2));
    here.storage().set("bar-a-jeux/match/p/a", "scribble").unwrap();
    let text = here.export_all().unwrap();
    // Existing keys are overwritten or extended, and new keys are added.
    let base = library();
    base.save(&older, 1).unwrap();
    base.save(&older, 2).unwrap();
    put_roster(&base, &[Player::new("Zoé", 5, 5)]);
    let before = everything(&base);

    let mut failed = 0;
    for left in 0.. {
        let storage = Filling { kept: base.storage().clone(), left: Some(left).into() };
        let there = Library::with(storage, KNOWN, CHAIN);
        let plan = check(&there, &text).unwrap();
        if there.import(&plan).is_ok() {
            break;
        }
        failed += 1;
        assert_eq!(everything(&base), before, "after {left} writes");
    }
    assert!(failed > 2, "it never failed in the middle");
    assert_ne!(everything(&base), before);
}
