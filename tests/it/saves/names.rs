//! Names: any typed or imported text becomes a readable name that does not affect the text around it.

use bar_a_jeux::table::name::{MAX_LETTERS, conjoined, cut, elided, isolated, letters, tidy};

use super::*;

const FAMILY: &str = "👨🏽\u{200d}👩🏽\u{200d}👧🏽\u{200d}👦🏽";
const ENGLAND: &str = "🏴\u{e0067}\u{e0062}\u{e0065}\u{e006e}\u{e0067}\u{e007f}";

#[test]
fn names_are_one_line_of_visible_characters() {
    for (typed, kept) in [
        ("Ada", "Ada"),
        ("  Anne-Zoé \t d’Arc ", "Anne-Zoé d’Arc"),
        ("two\nlines\u{2028}or\u{85}three", "two lines or three"),
        ("\u{202e}evil", "evil"),
        ("\u{2066}a\u{2069}\u{200e}\u{200f}\u{61c}b\u{202c}", "ab"),
        ("be\u{7}ll\u{0}\u{1b}[31m", "bell[31m"),
        ("soft\u{ad}\u{200b}\u{2060}\u{feff}", "soft"),
        ("عبد الله", "عبد الله"),
        // Joiners belong to some scripts and to emoji.
        ("می\u{200c}خواهم", "می\u{200c}خواهم"),
        (FAMILY, FAMILY),
        (ENGLAND, ENGLAND),
        ("A\u{e0067}da", "Ada"),
        ("", ""),
        (" \n\u{a0}\u{3000}", ""),
        ("\u{200d}\u{200c}\u{fe0f}\u{3164}\u{2800}", ""),
        ("\u{202e}", ""),
    ] {
        assert_eq!(cut(typed), kept, "{typed:?}");
        assert_eq!(tidy(typed), kept, "{typed:?}");
    }
}

#[test]
fn names_have_as_many_letters_as_people_count() {
    assert_eq!(letters(FAMILY), 1);
    assert_eq!(cut(&FAMILY.repeat(30)), FAMILY.repeat(MAX_LETTERS));
    assert_eq!(cut(&"e\u{301}".repeat(30)), "é".repeat(MAX_LETTERS));
    assert_eq!(cut(&"क्षि".repeat(30)), "क्षि".repeat(MAX_LETTERS));
    assert_eq!(cut(&"x".repeat(30)), "x".repeat(MAX_LETTERS));
    assert_eq!(cut("123456789 123456789 123 56789"), "123456789 123456789 123", "no space at the end");
    let scrawl = "Z\u{337}\u{327}\u{347}";
    assert_eq!(cut(&scrawl.repeat(300)), scrawl.repeat(MAX_LETTERS));
    // Stacked marks that would cover the whole page.
    assert_eq!(cut(&format!("Z{}a", "\u{337}".repeat(300))), format!("Z{}a", "\u{337}".repeat(11)));
}

#[test]
fn names_that_run_from_right_to_left_are_isolated_in_sentences() {
    assert_eq!(isolated("Ada"), "Ada");
    assert_eq!(isolated("日本 🦉 1"), "日本 🦉 1");
    assert_eq!(isolated("عبد"), "\u{2068}عبد\u{2069}");
    assert_eq!(isolated("שרה 1"), "\u{2068}שרה 1\u{2069}");
    assert_eq!(Player::new("שרה", 0, 0).called(), "\u{2068}שרה\u{2069}");
    // A name is not isolated twice.
    assert_eq!(isolated(&isolated("שרה")), "\u{2068}שרה\u{2069}");
}

#[test]
fn small_words_are_elided_before_a_vowel() {
    for (word, name, said) in [
        ("de", "Anna", "d’Anna"),
        ("De", "Émile", "D’Émile"),
        ("que", "Otto", "qu’Otto"),
        ("de", "Ben", "de Ben"),
        ("de", "Hélène", "d’Hélène"),
        ("de", "Hans", "de Hans"),
        ("de", "11", "de 11"),
        ("The", "Ben", "The Ben"),
        ("à", "Anna", "à Anna"),
        ("de", "", "de "),
        ("de", "\u{2068}Anna שרה\u{2069}", "d’\u{2068}Anna שרה\u{2069}"),
    ] {
        assert_eq!(elided(word, name), said);
    }
}

#[test]
fn conjunctions_change_before_their_own_sound() {
    for (word, next, said) in [
        ("y", "Inés", "e Inés"),
        ("y", "Íñigo", "e Íñigo"),
        ("y", "Hilda", "e Hilda"),
        ("y", "Yvonne", "e Yvonne"),
        ("y", "Yolanda", "y Yolanda"),
        ("y", "hielo", "y hielo"),
        ("y", "Ana", "y Ana"),
        ("y", "Y", "y Y"),
        ("y", "", "y "),
        ("y", "\u{2068}Inés שרה\u{2069}", "e \u{2068}Inés שרה\u{2069}"),
        ("o", "Olga", "u Olga"),
        ("o", "Homero", "u Homero"),
        ("o", "Ana", "o Ana"),
        ("e", "Elena", "ed Elena"),
        ("e", "Helga", "e Helga"),
        ("e", "Anna", "e Anna"),
        ("and", "Inés", "and Inés"),
    ] {
        assert_eq!(conjoined(word, next), said);
    }
}

proptest! {
    /// A match stays the same however often it is saved and read.
    #[test]
    fn a_stored_name_stays(
        typed in proptest::collection::vec(prop_oneof![
            any::<char>(),
            proptest::sample::select(
                "a \u{200d}\u{200c}\u{301}\u{337}👩🏽🏴\u{e0067}\u{e007f}🇫🇷\u{600}क\u{94d}ि한\u{1160}\u{202e}\n"
                    .chars()
                    .collect::<Vec<_>>()
            ),
        ], 0..80),
    ) {
        let typed: String = typed.into_iter().collect();
        let kept = cut(&typed);
        prop_assert_eq!(cut(&kept), kept.clone());
        prop_assert!(letters(&kept) <= MAX_LETTERS);
        prop_assert!(kept.chars().count() <= MAX_LETTERS * 12);
        prop_assert!(!kept.chars().any(|c| c.is_control()));
        prop_assert_eq!(kept.trim(), &kept);
        prop_assert_eq!(tidy(&kept), kept);
    }
}

fn read(name: &str) -> Player {
    serde_json::from_value::<Player>(json!({"name": name, "colour": 1, "symbol": 2})).unwrap()
}

#[test]
fn no_name_costs_a_match() {
    assert_eq!(read(&"x".repeat(9_999)).name, "x".repeat(MAX_LETTERS));
    assert_eq!(read("\n").name, "?", "somebody sits there");

    let (here, _, game) = saved_twice();
    let edited = here.export("m").unwrap().replace("Ada", "\\u202eAda\\n\\u0007");
    // The added characters are removed, so this is the same match.
    assert_eq!(comparisons(&here, &edited), [Comparison::Same]);
    let there = library();
    import(&there, &edited);
    assert_eq!(load(&there, "m"), Ok(game));

    let long = here.export("m").unwrap().replace("Ada", &"y".repeat(300));
    assert_eq!(comparisons(&here, &long), [Comparison::Conflict { new_id: "m-2".into() }]);
    let there = library();
    import(&there, &long);
    assert_eq!(load(&there, "m").unwrap().header().players[0].name, "y".repeat(MAX_LETTERS));
}

/// Reading a save shortens the name; the text and its checksum stay unchanged.
#[test]
fn a_save_with_a_name_too_long_is_played_on() {
    let (library, _, game) = saved_twice();
    for slot in ["a", "b"] {
        let long =
            rewritten(&get(&library, slot).unwrap(), |record| record.header.players[0].name = "y".repeat(30));
        put(&library, slot, &long);
    }
    let before = everything(&library);
    let mut back = load(&library, "m").unwrap();
    assert_eq!(back.steps(), game.steps());
    assert_eq!(back.header().players[0].name, "y".repeat(MAX_LETTERS));
    assert_eq!(everything(&library), before);
    back.play(lay(1, 3)).unwrap();
    library.save(&back, 3000).unwrap();
    assert_eq!(load(&library, "m"), Ok(back));
    assert!(library.quarantined().unwrap().is_empty(), "the same match all the time");
}
