//! Kept clay: duplicates, the order of the gallery, and gallery entries of older versions.

use bar_a_jeux::saves::keepsakes::{Keepsake, Order, groups, latest};

fn made(word: &str, by: &str, kept: Option<u64>) -> Keepsake {
    let (word, by) = (word.to_owned(), by.to_owned());
    Keepsake { word, by, kept, label: String::new(), colour: 1, strokes: "AQID".to_owned(), votes: 0 }
}

fn hung(all: &[Keepsake], order: Order) -> Vec<(String, Vec<String>)> {
    let day =
        |kept: Option<u64>| kept.map_or_else(|| "earlier".to_owned(), |when| format!("day {}", when / 10));
    let words = |group: Vec<Keepsake>| group.into_iter().map(|one| one.word).collect();
    let compare = |a: &str, b: &str| a.to_lowercase().cmp(&b.to_lowercase());
    groups(all, order, day, compare).into_iter().map(|(name, group)| (name, words(group))).collect()
}

fn group(name: &str, words: &[&str]) -> (String, Vec<String>) {
    (name.to_owned(), words.iter().map(|word| (*word).to_owned()).collect())
}

#[test]
fn a_gallery_by_evening_by_maker_and_by_word() {
    let all = [
        made("owl", "Ben", None),
        made("Boat", "anna", Some(11)),
        made("comb", "Ben", Some(12)),
        made("drum", "Anna", Some(25)),
    ];
    assert_eq!(
        hung(&all, Order::Evening),
        [group("day 2", &["drum"]), group("day 1", &["comb", "Boat"]), group("earlier", &["owl"])]
    );
    assert_eq!(hung(&all, Order::Word), [group("", &["Boat", "comb", "drum", "owl"])]);
    let by = hung(&all, Order::Maker);
    assert_eq!(by.last(), Some(&group("Ben", &["comb", "owl"])));
}

#[test]
fn a_picture_takes_the_latest_objects_in_their_order() {
    let all = [
        made("drum", "Anna", Some(25)),
        made("owl", "Ben", None),
        made("boat", "Anna", Some(11)),
        made("comb", "Ben", Some(11)),
        made("lamp", "Zoé", Some(30)),
    ];
    let words = |most| latest(&all, most).into_iter().map(|one| one.word).collect::<Vec<_>>();
    assert_eq!(words(3), ["drum", "boat", "lamp"]);
    assert_eq!(words(4), ["drum", "boat", "comb", "lamp"]);
    assert_eq!(words(9), ["drum", "owl", "boat", "comb", "lamp"]);
    assert!(words(0).is_empty());
}

#[test]
fn a_keepsake_is_stored_only_once() {
    let (first, later) = (made("owl", "Ben", None), Keepsake { votes: 2, ..made("owl", "Ben", Some(7)) });
    assert!(first.is_same(&later));
    assert!(!first.is_same(&Keepsake { strokes: "AQIE".to_owned(), ..first.clone() }));
}

#[test]
fn keepsakes_of_older_versions_are_read() {
    let old = r#"[{"word":"duck","label":"","by":"Anna","colour":2,"strokes":"AQ"}]"#;
    let all: Vec<Keepsake> = serde_json::from_str(old).unwrap();
    assert_eq!((all[0].kept, all[0].votes), (None, 0));
    assert_eq!(serde_json::to_string(&all).unwrap(), old);
}
