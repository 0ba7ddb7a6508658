//! Words, their letters, and equal words.

use crate::games::barbarossa::{
    Config, Fault, LetterIndex, Word,
    word::{MAX_WRITTEN, PHRASE, Spelling, check_guess},
};

fn letters(word: &str) -> Vec<String> {
    Word::new(word, PHRASE).unwrap().letters()
}

fn fault(word: &str) -> Fault {
    Word::new(word, 1).unwrap_err()
}

// BB-2.3: a label may not contain the word, or be it. A longer word is another word.
#[test]
fn labels_that_give_the_word_away() {
    let told = |word: &str, label: &str| Word::new(word, PHRASE).unwrap().is_in(label);
    for label in ["cat", "the CAT", "A fat cat!", "cat, asleep", "my cat's", "l’cat"] {
        assert!(told("cat", label), "{label}");
    }
    assert!(
        told("œuf", "l’oeuf blanc") && told("T-shirt", "un t shirt") && told("sand castle", "a Sand Castle")
    );
    for label in ["", "...", "the long one", "a catalogue", "le chat"] {
        assert!(!told("cat", label), "{label}");
    }
    assert!(!told("sand castle", "a castle"));
}

// BB-2.1: one word, as far as a program can tell.
#[test]
fn one_word() {
    for word in
        ["owl", "éléphant", "cœur", "bird's", "aujourd’hui", "the", "  owl ", "Ångström", "жук", "λύκος"]
    {
        assert!(Word::new(word, 1).is_ok(), "{word}");
    }
    assert_eq!(fault(""), Fault::Empty);
    assert_eq!(fault("   "), Fault::Empty);
    assert_eq!(fault("red fish"), Fault::Words(1));
    // A hyphen makes a compound, and a leading article is not part of the word.
    for word in ["T-shirt", "tire-bouchon", "a\u{2010}b", "a\u{2011}b"] {
        assert_eq!(fault(word), Fault::Hyphen, "{word}");
    }
    let with_article = [
        "the owl",
        "An owl",
        "a  boat",
        "le hibou",
        "L’œuf",
        "l'oeuf",
        "du pain",
        "de l’eau",
        "de la colle",
        "des clés",
        "der Fisch",
        "eine Schnecke",
        "el pez",
        "una casa",
        "lo scudo",
        "un’ape",
        "l’uovo",
        "gli gnocchi",
        "het huis",
        "een vis",
        "de fiets",
        "’t huis",
    ];
    for word in with_article {
        assert_eq!(fault(word), Fault::Article, "{word}");
    }
    assert_eq!(fault("R2D2"), Fault::Signs);
    assert_eq!(fault("what?"), Fault::Signs);
    assert_eq!(fault("🦆"), Fault::Signs);
    assert_eq!(fault("-owl"), Fault::Joints);
    assert_eq!(fault("owl'"), Fault::Joints);
    assert_eq!(fault("a--b"), Fault::Joints);
    assert_eq!(fault("\u{301}owl"), Fault::Joints);
    assert_eq!(fault(&"x".repeat(21)), Fault::Long(20));
    assert_eq!(fault(&"x".repeat(100_000)), Fault::Long(20));
    assert!(Word::new(&"x".repeat(20), 1).is_ok());
    for hidden in ["ow\u{200b}l", "ow\u{7}l", "ow\nl", "ow\u{202e}l", "\u{feff}owl"] {
        assert_eq!(fault(hidden), Fault::Control, "{hidden:?}");
    }
}

// BB-2.2: if several words are allowed, so are hyphens and articles.
#[test]
fn two_words_and_phrases() {
    assert_eq!(Word::new("bird's  nest", 2).unwrap().text(), "bird's nest");
    assert_eq!(Word::new("a bird's nest", 2).unwrap_err(), Fault::Words(2));
    for word in ["T-shirt", "the owl", "l’œuf", "arc-en-ciel"] {
        assert_eq!(Word::new(word, 2).unwrap().text(), word);
    }
    assert!(Word::new("the elephant in the room", PHRASE).is_ok());
    assert_eq!(Word::new("an elephant in the living room", PHRASE).unwrap_err(), Fault::Words(5));
    let long = "xxxxxxxxxxxx ".repeat(4);
    assert_eq!(Word::new(&long, PHRASE).unwrap_err(), Fault::Long(40));
    assert!(check_guess(&"x ".repeat(MAX_WRITTEN / 2)).is_ok());
    // Every letter of the longest word can be asked for, from the front or from the back (BB-3.9).
    for (config, letters) in [(Config::default(), 20), (Config { phrases: true, ..Config::default() }, 40)] {
        assert!(2 * config.furthest() >= letters);
    }
}

// BB-3.10: as a person counts them.
#[test]
fn letters_are_counted_as_a_person_would() {
    assert_eq!(letters("lion"), ["L", "I", "O", "N"]);
    assert_eq!(letters("éléphant"), ["É", "L", "É", "P", "H", "A", "N", "T"]);
    assert_eq!(letters("cœur"), ["C", "Œ", "U", "R"]);
    assert_eq!(letters("T-shirt"), ["T", "S", "H", "I", "R", "T"]);
    assert_eq!(letters("bird's nest").len(), 9);
    assert_eq!(letters("l’ægagre")[1], "Æ");
    assert_eq!(letters("groß"), ["G", "R", "O", "ẞ"]);
    assert_eq!(letters("piñata"), ["P", "I", "Ñ", "A", "T", "A"]);
    assert_eq!(letters("Löwe"), ["L", "Ö", "W", "E"]);
    // The Dutch ij is two letters, unless it is typed as one character.
    assert_eq!(letters("ijs"), ["I", "J", "S"]);
    assert_eq!(letters("ĳs"), ["Ĳ", "S"]);
    // Accents as separate characters, also two over one letter.
    assert_eq!(letters("e\u{301}te\u{301}"), ["E\u{301}", "T", "E\u{301}"]);
    assert_eq!(letters("hie\u{302}\u{323}n").len(), 4);
}

// BB-3.5, BB-3.9
#[test]
fn places_from_the_front_and_from_the_back() {
    let at = |word: &str, place: i8| LetterIndex::new(place).unwrap().of(&letters(word)).cloned();
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
    assert_eq!([0, 21, -21].map(LetterIndex::new), [None, None, None]);
    assert!(LetterIndex::new(20).is_some() && LetterIndex::new(-20).is_some());
}

// BB-4.3: a guess is right at once if it differs only in case, a leading article, hyphens and ligatures.
#[test]
fn what_is_the_same_word() {
    let same = |word: &str, guess: &str| Word::new(word, PHRASE).unwrap().is(guess, Spelling::SixLanguages);
    for (word, guess) in [
        ("boat", "The Boat"),
        ("boat", "a BOAT"),
        ("owl", " an  owl "),
        ("œuf", "l'oeuf"),
        ("œuf", "l’OEUF"),
        ("œuf", "les œuf"),
        ("l’œuf", "oeuf"),
        ("eau", "de l’eau"),
        ("confiture", "de la confiture"),
        ("ægagre", "AEGAGRE"),
        ("éléphant", "un ÉLÉPHANT"),
        ("éléphant", "e\u{301}le\u{301}phant"),
        ("e\u{301}clair", "éclair"),
        ("λύκος", "ΛΎΚΟΣ"),
        ("T-shirt", "tshirt"),
        ("T-shirt", "T shirt"),
        ("T shirt", "t\u{2011}shirt"),
        ("bird's nest", "the Bird’s nest"),
        ("Fisch", "der fisch"),
        ("Fisch", "ein FISCH"),
        ("Floß", "das Floss"),
        ("FLOSS", "floß"),
        ("pez", "el pez"),
        ("piñata", "una PIÑATA"),
        ("ape", "un’ape"),
        ("uovo", "l'uovo"),
        ("scudo", "uno scudo"),
        ("ijs", "het ĳs"),
        ("huis", "'t huis"),
    ] {
        assert!(same(word, guess), "{word} {guess}");
    }
    for (word, guess) in [
        ("boat", "ship"),
        ("boat", "boats"),
        ("boat", ""),
        ("lion", "la lionne"),
        ("a", "the"),
        // Accents make another word.
        ("pâte", "pâté"),
        ("pâté", "pate"),
        ("éléphant", "un elephant"),
        ("Ångström", "angstrom"),
        ("phở", "pho"),
        ("Löwe", "der Lowe"),
        ("Löwe", "der Loewe"),
        ("piñata", "la pinata"),
        // So does anything else.
        ("bird's nest", "the birds nest"),
        ("bird's nest", "bird's  nests"),
        ("redfish", "red fish"),
        // Text before a hyphen is not an article.
        ("a-frame", "frame"),
    ] {
        assert!(!same(word, guess), "{word} {guess}");
    }
}

/// In a match of an older version the owner has decided about such guesses, and the log has the decision.
#[test]
fn older_logs_keep_their_spelling() {
    let config: Config = serde_json::from_str("{}").unwrap();
    assert_eq!(config, Config { spelling: Spelling::EnglishFrench, ..Config::default() });
    assert_eq!(
        serde_json::from_str::<Config>(&serde_json::to_string(&Config::default()).unwrap()).unwrap(),
        Config::default()
    );
    for (word, guess) in [("Fisch", "der Fisch"), ("Floß", "Floss"), ("huis", "het huis"), ("ape", "un'ape")]
    {
        let word = Word::spelt(word, 1, config.spelling).unwrap();
        assert!(!word.is(guess, config.spelling) && word.is(guess, Spelling::SixLanguages), "{guess}");
    }
    assert!(Word::spelt("un'ape", 1, config.spelling).is_ok());
    assert_eq!(Word::spelt("un'ape", 1, Spelling::SixLanguages), Err(Fault::Article));
    assert!(Word::spelt("owl", 1, config.spelling).unwrap().is("the Owl", config.spelling));
}
