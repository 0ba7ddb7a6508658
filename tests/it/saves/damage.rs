//! Damaged texts: every damage is detected, and none causes a panic.

use super::*;

fn random_match(seed: u64, prods: &[u8]) -> Match<Trove> {
    let mut rng = SuiteRng::seed_from_u64(seed);
    let mut game = start("m", 2 + (seed % 3) as usize);
    for what in prods {
        prod(&mut game, *what, &mut rng);
    }
    game
}

fn prods() -> impl Strategy<Value = Vec<u8>> {
    prop::collection::vec(0..14u8, 0..40)
}

proptest! {
    #[test]
    fn any_match_goes_through_text(seed: u64, prods in prods(), updated: u64) {
        let game = random_match(seed, &prods);
        let library = library();
        library.save(&game, updated).unwrap();
        prop_assert_eq!(load(&library, "m"), Ok(game.clone()));
        let there = super::library();
        import(&there, &library.export_all().unwrap());
        prop_assert_eq!(load(&there, "m"), Ok(game));
    }

    #[test]
    fn a_cut_is_always_noticed(seed: u64, prods in prods(), at: prop::sample::Index) {
        let text = Record::of(&random_match(seed, &prods), 1).write(&CHAIN);
        let cut = &text[..at.index(text.len())];
        prop_assert_eq!(Record::read(cut, &CHAIN), Err(LoadError::Json(JsonFault::Truncated)));
    }

    #[test]
    fn a_changed_byte_is_always_noticed(seed: u64, prods in prods(), at: prop::sample::Index, byte in 0..128u8) {
        let text = Record::of(&random_match(seed, &prods), 1).write(&CHAIN);
        let mut bytes = text.into_bytes();
        let at = at.index(bytes.len());
        prop_assume!(bytes[at] != byte);
        bytes[at] = byte;
        let Ok(text) = String::from_utf8(bytes) else { return Ok(()) };
        prop_assert!(Record::read(&text, &CHAIN).is_err());
    }

    #[test]
    fn reading_never_panics(text in ".{0,200}", seed: u64, at: prop::sample::Index) {
        let library = library();
        put(&library, "a", &text);
        prop_assert!(load(&library, "m").is_err());
        let _ = check(&library, &text);
        let whole = {
            library.save(&random_match(seed, &[9; 9]), 1).unwrap();
            library.export_all().unwrap()
        };
        let at = whole.floor_char_boundary(at.index(whole.len()));
        let _ = check(&library, &format!("{}{text}{}", &whole[..at], &whole[at..]));
    }

    /// Power fails or storage fills up at any moment. A sound save always remains, and it holds at least the match of
    /// the last successful save.
    #[test]
    fn there_is_always_a_good_save(seed: u64, limits in prop::collection::vec(0..3000usize, 1..30)) {
        let mut rng = SuiteRng::seed_from_u64(seed);
        let library = library();
        let mut game = start("m", 2);
        library.save(&game, 1).unwrap();
        let mut kept = game.clone();
        for limit in limits {
            prod(&mut game, 9, &mut rng);
            library.storage().limit(Some(limit));
            if library.save(&game, 2).is_ok() {
                kept = game.clone();
            }
            prop_assert_eq!(load(&library, "m"), Ok(kept.clone()));
        }
    }
}

/// A text could forge only the deal, which is checked like any step.
#[test]
fn a_deal_from_a_text_is_checked() {
    let text = sound();
    let smuggled = rewritten(&text, |record| {
        let deal = Chance::Deal(vec![vec![1, 2, 3, 4, 5], vec![1, 2, 3, 4, 5]]);
        record.entries[0] = json!(EntryOf::<Trove>::Step(Step::Chance(deal)));
    });
    let reason = Cause::new::<Trove>(PlayError::Illegal(Illegal::<Refusal>::NotDue));
    assert_eq!(trouble(&smuggled), LoadError::IllegalStep { index: 0, reason });
}
