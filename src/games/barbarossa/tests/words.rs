//! Words, their letters, and when two are the same.

use crate::games::barbarossa::{Fault, Place, Word};

fn letters(word: &str) -> Vec<String> {
    Word::new(word, true).unwrap().letters()
}

fn fault(word: &str) -> Fault {
    Word::new(word, false).unwrap_err()
}

/// BB-2.1: one word, as far as a program can tell.
#[test]
fn one_word() {
    for word in
        ["owl", "éléphant", "cœur", "T-shirt", "bird's", "l’œuf", "  owl ", "Ångström", "жук", "λύκος"]
    {
        assert!(Word::new(word, false).is_ok(), "{word}");
    }
    assert_eq!(fault(""), Fault::Empty);
    assert_eq!(fault("   "), Fault::Empty);
    assert_eq!(fault("red fish"), Fault::TwoWords);
    assert_eq!(fault("R2D2"), Fault::Signs);
    assert_eq!(fault("what?"), Fault::Signs);
    assert_eq!(fault("🦆"), Fault::Signs);
    assert_eq!(fault("-owl"), Fault::Joints);
    assert_eq!(fault("owl'"), Fault::Joints);
    assert_eq!(fault("a--b"), Fault::Joints);
    assert_eq!(fault("\u{301}owl"), Fault::Joints);
    assert_eq!(fault(&"x".repeat(21)), Fault::Long);
    assert_eq!(fault(&"x".repeat(100_000)), Fault::Long);
    assert!(Word::new(&"x".repeat(20), false).is_ok());
    for hidden in ["ow\u{200b}l", "ow\u{7}l", "ow\nl", "ow\u{202e}l", "\u{feff}owl"] {
        assert_eq!(fault(hidden), Fault::Control, "{hidden:?}");
    }
}

/// BB-2.2
#[test]
fn two_words_where_they_are_allowed() {
    assert_eq!(Word::new("bird's  nest", true).unwrap().text(), "bird's nest");
    assert_eq!(Word::new("a bird's nest", true).unwrap_err(), Fault::ThreeWords);
}

/// BB-3.10: as a person counts them.
#[test]
fn letters_are_counted_as_a_person_would() {
    assert_eq!(letters("lion"), ["L", "I", "O", "N"]);
    assert_eq!(letters("éléphant"), ["É", "L", "É", "P", "H", "A", "N", "T"]);
    assert_eq!(letters("cœur"), ["C", "Œ", "U", "R"]);
    assert_eq!(letters("T-shirt"), ["T", "S", "H", "I", "R", "T"]);
    assert_eq!(letters("bird's nest").len(), 9);
    assert_eq!(letters("l’ægagre")[1], "Æ");
    assert_eq!(letters("groß"), ["G", "R", "O", "ẞ"]);
    // The accents as characters of their own: two over one letter, too.
    assert_eq!(letters("e\u{301}te\u{301}"), ["E\u{301}", "T", "E\u{301}"]);
    assert_eq!(letters("hie\u{302}\u{323}n").len(), 4);
}

/// BB-3.5, BB-3.9
#[test]
fn places_from_the_front_and_from_the_back() {
    let at = |word: &str, place: i8| Place::new(place).unwrap().of(&letters(word)).cloned();
    assert_eq!(at("lion", 3).as_deref(), Some("O"));
    assert_eq!(at("lion", -1).as_deref(), Some("N"));
    assert_eq!(at("lion", -4).as_deref(), Some("L"));
    assert_eq!(at("lion", 5), None);
    assert_eq!(at("lion", -5), None);
    assert_eq!(at("éléphant", 1).as_deref(), Some("É"));
    assert_eq!(at("cœur", 2).as_deref(), Some("Œ"));
    assert_eq!(at("cœur", -1).as_deref(), Some("R"));
    assert_eq!(at("œuf", 4), None);
    assert_eq!(at("bird's nest", 6).as_deref(), Some("N"));
    assert_eq!([0, 13, -13].map(Place::new), [None, None, None]);
    assert!(Place::new(12).is_some() && Place::new(-12).is_some());
}

/// BB-4.3: right at once.
#[test]
fn what_is_the_same_word() {
    let same = |word: &str, guess: &str| Word::new(word, true).unwrap().is(guess);
    for (word, guess) in [
        ("boat", "The Boat"),
        ("boat", "a BOAT"),
        ("owl", "an owl"),
        ("œuf", "l'oeuf"),
        ("œuf", "l’OEUF"),
        ("œuf", "les œuf"),
        ("éléphant", "un elephant"),
        ("éléphant", "e\u{301}le\u{301}phant"),
        ("T-shirt", "tshirt"),
        ("T-shirt", "T shirt"),
        ("groß", "gross"),
        ("bird's nest", "the birds nest"),
        ("Ångström", "angstrom"),
        ("phở", "pho"),
    ] {
        assert!(same(word, guess), "{word} {guess}");
    }
    for (word, guess) in
        [("boat", "ship"), ("boat", "boats"), ("boat", ""), ("lion", "la lionne"), ("a", "the")]
    {
        assert!(!same(word, guess), "{word} {guess}");
    }
}
