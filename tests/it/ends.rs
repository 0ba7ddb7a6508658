//! The end of a match: ranks, scores and their wording.

use bar_a_jeux::{
    games::{
        barbarossa::Barbarossa, barracuda::Barracuda, barragoon::Barragoon, barrakuda::Barrakuda,
        bouillabaisse::Bouillabaisse,
    },
    kernel::{Game, Seat},
    saves::results::MatchResult,
    table::{
        Header, Match, Player,
        podium::{Rank, ranking, step},
    },
    words::{Language, common},
};
use serde_json::json;

use crate::messages;

#[test]
fn the_best_come_first_and_ties_share_a_place() {
    let rank = |seat, place, shared| Rank { seat: Seat::nth(seat), place, shared };
    assert_eq!(ranking(&[2, 1], &[]), [rank(1, 1, false), rank(0, 2, false)]);
    let ranks = ranking(&[3, 1, 5, 3, 1], &[]);
    assert_eq!(
        ranks,
        [rank(1, 1, true), rank(4, 1, true), rank(0, 3, true), rank(3, 3, true), rank(2, 5, false)]
    );
    assert_eq!(ranks.iter().filter(|rank| rank.has_step()).count(), 4, "the fifth stands below");
    assert_eq!(ranking(&[], &[]), []);
    let teams = ranking(&[2, 1, 2, 1], &[Some(0), Some(1), Some(0), Some(1)]);
    assert_eq!(
        teams,
        [rank(1, 1, false), rank(3, 1, false), rank(0, 2, false), rank(2, 2, false)],
        "one side, one place"
    );
    let drawn = ranking(&[1, 1, 1, 1], &[Some(0), Some(1), Some(0), Some(1)]);
    assert!(drawn.iter().all(|rank| rank.shared), "with the other side");
    // From left to right: the fourth, the second, the first, the third, the fifth.
    let mut order: Vec<usize> = (0..5).collect();
    order.sort_by_key(|index| step(*index));
    assert_eq!(order, [3, 1, 0, 2, 4]);
}

#[test]
fn places_are_said_as_places() {
    let say = |tag: &str, n: u8| Language::new(tag, messages::texts(tag)).unwrap().say(common::PlaceN { n });
    let [english, french] = ["en", "fr"].map(|tag| [1, 2, 3, 4, 11].map(|n| say(tag, n)).join(" "));
    assert_eq!(english, "1st 2nd 3rd 4th 11th");
    assert_eq!(french, "1er 2e 3e 4e 11e");
}

/// Returns a match before its first step.
fn begun<G: Game>(seats: u8) -> Match<G> {
    let players = (0..seats).map(|n| Player::new(format!("p{n}"), n, n)).collect();
    Match::start(Header::new::<G>("m", 0, players, G::Config::default(), None)).unwrap()
}

fn counted<G: Game>(seats: u8) -> Vec<i32> {
    begun::<G>(seats).game().tally(Seat::FIRST)
}

#[test]
fn each_game_counts_what_its_rules_count() {
    assert_eq!(counted::<Barragoon>(2), [7], "pieces (BG-1.2)");
    assert_eq!(counted::<Bouillabaisse>(4), [0], "points (BO-3.5)");
    assert_eq!(counted::<Barrakuda>(3), [0], "gold in the vault (BK-1.2)");
    assert_eq!(counted::<Barracuda>(3), [0, 50], "pawns in bars, money (BC-1.3)");
    assert_eq!(counted::<Barbarossa>(3), [6, 0], "points, arrows (BB-1.4)");
}

#[test]
fn the_result_stores_a_known_tally() {
    let mut game = begun::<Barragoon>(2);
    game.resign(Seat::nth(1)).unwrap();
    let result = MatchResult::of(&game, 9).unwrap();
    assert_eq!(result.tally, [[7], [7]]);
    let mut text = serde_json::to_value(&result).unwrap();
    assert_eq!(text["tally"], json!([[7], [7]]), "numbers, and no sentence");
    assert_eq!(serde_json::from_value::<MatchResult>(text.clone()).unwrap(), result);
    // As older versions stored it.
    for field in ["tally", "started", "counts"] {
        text.as_object_mut().unwrap().remove(field).unwrap();
    }
    let old: MatchResult = serde_json::from_value(text.clone()).unwrap();
    assert_eq!((old.places.as_slice(), old.tally.len()), (&[1, 2][..], 0));
    assert_eq!((old.started, old.first, old.counts.len()), (None, None, 0));
    assert_eq!(serde_json::to_value(&old).unwrap(), text, "what is not known is not written");
    // Numbers of the wrong length or type lose no result.
    for (field, wrong) in [
        ("tally", json!([[7]])),
        ("counts", json!([[7, 0, 0]])),
        ("counts", json!([vec![0; 65], vec![0; 65]])),
        ("counts", json!([[7, "two"], [7]])),
        ("counts", json!("many")),
        ("started", json!(-1)),
        ("first", json!(2)),
        ("first", json!("Ada")),
    ] {
        let mut text = text.clone();
        text[field] = wrong.clone();
        assert_eq!(serde_json::from_value::<MatchResult>(text).unwrap(), old, "{field}: {wrong}");
    }
}
