//! The checks of `build.rs` on the languages of `locales/`.

use std::{collections::BTreeMap, sync::LazyLock};

#[path = "../../build/messages.rs"]
pub mod file;

use file::{Languages, Namespace, Use, differences, read, rust};

use crate::tidiness::files;

/// Returns `locales/languages.json`.
pub fn listed() -> Languages {
    let (_, list) =
        files("locales", "json").into_iter().find(|(name, _)| name == "locales/languages.json").unwrap();
    serde_json::from_str(&list).unwrap()
}

/// Returns the tag of each language, and its own name.
pub fn languages() -> Vec<(String, String)> {
    listed().into_iter().map(|(tag, entry)| (tag, entry.name)).collect()
}

/// Returns the Fluent files of a language, by namespace.
pub fn texts(tag: &str) -> BTreeMap<String, String> {
    let name = |path: &str| path.rsplit('/').next().unwrap().trim_end_matches(".ftl").to_owned();
    files(&format!("locales/{tag}"), "ftl").into_iter().map(|(path, text)| (name(&path), text)).collect()
}

/// Returns the content of each namespace.
pub fn namespaces(tag: &str) -> &'static BTreeMap<String, Namespace> {
    static ALL: LazyLock<BTreeMap<String, BTreeMap<String, Namespace>>> = LazyLock::new(|| {
        let namespaces = |tag: &str| {
            let read = |(name, text): (String, String)| (name.clone(), read(&name, &text).unwrap());
            texts(tag).into_iter().map(read).collect()
        };
        languages().iter().map(|(tag, _)| (tag.clone(), namespaces(tag))).collect()
    });
    &ALL[tag]
}

#[test]
fn a_faulty_message_file_is_refused_with_its_place() {
    for (text, fault) in [
        ("a = A\nb = { $n", "f.ftl:2"),
        ("a = A\nb =\nc = C", "f.ftl:2"),
        ("a = { FORMAT($n) }", "f.ftl:a: there is no function FORMAT"),
        ("a = { -brand } { b }", "f.ftl:a: there is no -brand"),
        ("a = { b }\nb = { a }", "f.ftl:a: a refers to itself"),
        ("a = A\na = B", "f.ftl:a: occurs twice"),
        ("a = { $n ->\n    [one] 1\n}", "f.ftl:3"),
    ] {
        let faults = read("f.ftl", text).expect_err(text);
        assert!(faults.iter().any(|told| told.starts_with(fault)), "{text:?}: {faults:?}");
    }
}

#[test]
fn all_languages_have_the_same_variables() {
    let english = "a = A\nb = { $name } and { $n }\nc = C\n    .hint = Hint";
    for (other, fault) in [
        (
            "a = Ah\nc = Cé\n    .hint = Hint\nb = { $n ->\n    [one] { $name }\n   *[other] { $name }\n}",
            None,
        ),
        ("b = { $name } { $n }\nc = C\n    .hint = H", Some("f.ftl:a: is missing")),
        ("a = A\nb = { $name } { $n }\nc = C", Some("f.ftl:c.hint: is missing")),
        (
            "a = A\nb = { $name } { $n }\nc = C\n    .hint = H\nd = D",
            Some("f.ftl:d: English has no such message"),
        ),
        (
            "a = A\nb = { $nmae } { $name } { $n }\nc = C\n    .hint = H",
            Some("f.ftl:b: English has no $nmae"),
        ),
        ("a = A\nb = { $name }\nc = C\n    .hint = H", Some("f.ftl:b: $n is not used")),
        ("-x = X\na = { -x }\nb = { $name } { $n }\nc = C\n    .hint = H", None),
    ] {
        let [english, other] = [english, other].map(|text| read("f.ftl", text).unwrap());
        let found = differences("f.ftl", &english, &other);
        assert_eq!(found, fault.map(str::to_owned).into_iter().collect::<Vec<_>>());
    }
}

#[test]
fn languages_choose_by_the_words_of_english() {
    let english = "card = { $rank ->\n    [ace] ace\n   *[other] { $rank }\n} of { $suit ->\n    [hearts] hearts\n   \
                   *[spades] spades\n}\nled = { $suit }";
    for (other, fault) in [
        (
            "card = { $suit ->\n    [hearts] Herz\n   *[spades] Pik\n}-{ $rank ->\n    [ace] Ass\n   *[other] { $rank }\n}",
            None,
        ),
        ("card = { $suit ->\n    [hearts] Herz\n   *[other] Pik\n}-{ $rank }", None),
        (
            "card = { $suit ->\n    [heart] Herz\n   *[spades] Pik\n}-{ $rank }",
            Some("f.ftl:card: English has no [heart] for $suit"),
        ),
        (
            "card = { $rank ->\n    [ass] Ass\n   *[other] { $rank }\n} { $suit }",
            Some("f.ftl:card: English has no [ass] for $rank"),
        ),
    ] {
        let other = format!("{other}\nled = {{ $suit ->\n    [hearts] Herz\n   *[other] Pik\n}}");
        let [english, other] = [english, &*other].map(|text| read("f.ftl", text).unwrap());
        let found = differences("f.ftl", &english, &other);
        assert_eq!(found, fault.map(str::to_owned).into_iter().collect::<Vec<_>>());
        let code = rust("bouillabaisse", &english, &[&english, &other]).unwrap();
        assert!(code.contains("/// `suit`: `hearts`, `spades`.\n"), "{code}");
        assert!(code.contains("/// `rank`: `ace`.\n"), "{code}");
    }
}

#[test]
fn only_counted_variables_must_be_numbers() {
    let text = "\
-term = { $case ->\n    [genitive] of it\n   *[other] it\n}
a = { $n ->\n    [one] one { $what }\n   *[other] { $n }\n}
b = { $who ->\n    [herself] her\n   *[other] them\n}
c = { NUMBER($n, minimumFractionDigits: 1) } { ELIDE(\"de\", $name) } { a } { -term(case: \"genitive\") }
d = { $n ->\n    [0] none\n   *[other] { b }\n}";
    let namespace = read("f.ftl", text).unwrap();
    let uses = |key: &str| -> Vec<(&str, Use)> {
        namespace.messages[key].iter().map(|(name, of)| (name.as_str(), *of)).collect()
    };
    assert_eq!(uses("a"), [("n", Use::Number), ("what", Use::Text)]);
    assert_eq!(uses("b"), [("who", Use::Text)]);
    assert_eq!(uses("c"), [("n", Use::Number), ("name", Use::Text), ("what", Use::Text)]);
    assert_eq!(uses("d"), [("n", Use::Number), ("who", Use::Text)]);
    assert!(!namespace.messages.contains_key("-term"), "a term is nothing to the code");
}

#[test]
fn each_message_becomes_a_constant_or_a_type() {
    let english = read("f.ftl", "back = Back\nsteps_n = { $n } steps of { $name }").unwrap();
    let french =
        read("f.ftl", "back = Retour\nsteps_n = { $n ->\n   [one] a\n  *[other] b\n} { $name }").unwrap();
    let code = rust("common", &english, &[&english, &french]).unwrap();
    assert!(code.contains("pub const back: super::Text"), "{code}");
    assert!(code.contains("pub struct StepsN<A, B>"), "{code}");
    assert!(code.contains("A: super::Number<'a>, B: super::Argument<'a>"), "French counts: {code}");
    let twice = read("f.ftl", "a_b = { $n }\na-b = { $n }").unwrap();
    assert!(rust("common", &twice, &[&twice]).is_err(), "one name for two");
}
