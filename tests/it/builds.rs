//! The installed builds of the app, the offer to a player, and the builds that current matches need.

use bar_a_jeux::saves::games::GAMES;
use bar_a_jeux::saves::{
    builds::{Builds, Offer, own_rules},
    save::LoadError,
    shelf::{ShelfEntry, Summary},
};
use bar_a_jeux::table::json::JsonFault;

/// The old build plays by rules 1, the middle one by rules 2, and the new one has not run yet.
const THREE: &str = r#"{"served":"mid","newest":"new","kept":{
    "mid":{"trove":2,"other":1},"new":null,"old":{"trove":1,"other":1}}}"#;

fn read(text: &str) -> Builds {
    Builds::read(text).unwrap()
}

#[test]
fn the_newest_build_is_offered_to_all_others() {
    let builds = read(THREE);
    assert_eq!(builds.offer("mid"), Some(Offer::Update));
    assert_eq!(builds.offer("new"), None);
    // The newest build has run here, so a player in another build came from it.
    assert_eq!(read(&THREE.replace("null", "{}")).offer("old"), Some(Offer::Back));
    // Fresh from the host, and perhaps newer than all kept builds.
    assert_eq!(builds.offer("fresh"), None);
    assert_eq!(read(&THREE.replace("\"newest\":\"new\"", "\"newest\":\"lost\"")).offer("mid"), None);
}

#[test]
fn a_match_is_played_by_its_own_rules() {
    let builds = read(THREE);
    assert_eq!(builds.build_for("mid", "trove", 2), Some("mid"));
    assert_eq!(builds.build_for("mid", "trove", 1), Some("old"));
    assert_eq!(
        builds.build_for("mid", "trove", 3),
        None,
        "nobody knows what a build that never ran plays by"
    );
    let run = read(&THREE.replace("null", r#"{"trove":1,"other":1}"#));
    assert_eq!(run.build_for("mid", "trove", 1), Some("new"), "of two the newest");
    assert_eq!(run.build_for("mid", "other", 1), Some("mid"), "the one at hand before all");
    assert_eq!(run.build_for("mid", "unheard-of", 1), None);
}

#[test]
fn needed_builds_are_listed_once() {
    let place = |id: &str, rules, over| {
        let (id, game) = (id.to_owned(), "trove".to_owned());
        let (players, notice) = (Vec::new(), None);
        ShelfEntry::Good(Summary { id, game, rules, players, created: 0, updated: 0, steps: 0, over, notice })
    };
    let broken = ShelfEntry::Broken { id: "e".into(), reason: LoadError::Json(JsonFault::Truncated) };
    let shelf =
        [place("a", 1, false), place("b", 2, false), place("c", 1, false), place("d", 7, false), broken];
    assert_eq!(read(THREE).needed("mid", &shelf), ["old", "mid"]);
    assert_eq!(read(THREE).needed("mid", &[place("a", 1, true)]), [""; 0], "it is over");
}

#[test]
fn answers_of_another_version_are_read_in_part() {
    for nothing in ["", "null", "7", "{}", r#"{"newest":"a","kept":3}"#] {
        assert_eq!(Builds::read(nothing), None, "{nothing}");
    }
    let odd = read(r#"{"newest":5,"kept":{"a":{"trove":"1","other":99999999},"b":[1],"c":{"trove":1}}}"#);
    assert_eq!(odd.newest(), "");
    assert_eq!(odd.offer("a"), None);
    assert_eq!(odd.build_for("a", "other", 65535), None);
    assert_eq!(odd.build_for("b", "trove", 1), Some("c"));
}

#[test]
fn a_build_tells_the_rules_of_all_its_games() {
    let rules = own_rules();
    assert_eq!(rules.as_object().unwrap().len(), GAMES.len());
    for game in GAMES {
        assert_eq!(rules[game.slug], game.rules);
    }
}
