//! The table of wins.

use std::task::Poll;

use bar_a_jeux::{
    games::barragoon::Barragoon,
    history::{
        guests::present,
        people::figures,
        scoreboard::{Score, scoreboard},
    },
    kernel::bot::Level,
    saves::{
        counts::incomplete,
        evenings::{EveningNote, Scale},
        keys,
        lists::RESULTS,
        result_reader::ReadState,
        results::evening,
    },
    table::Consent,
};

use super::*;

#[test]
fn the_table_of_the_evening_counts_each_player() {
    let mut won = dealt("m", 2);
    won.resign(Seat::nth(1)).unwrap();
    let won = MatchResult::of(&won, 9).unwrap();
    assert_eq!((won.places.as_slice(), won.resigned, won.ended), (&[1, 2][..], true, 9));
    let draw = MatchResult { places: vec![1, 1], resigned: false, ..won.clone() };
    let both = [won.clone(), draw.clone()];
    let table = scoreboard(&both, &wins_alone());
    let line = |index: usize| {
        let (name, won) = (table[index].player.name.as_str(), table[index].won);
        (name, table[index].lines.len(), won, figures(&both, name).unwrap().tally.drawn)
    };
    assert_eq!((line(0), line(1)), (("Ada", 2, 1, 1), ("Ben", 2, 0, 1)));
    assert!(MatchResult::of(&dealt("m", 2), 9).is_none());
    // A bot of the same name is another player.
    let mut bot = won.clone();
    bot.players[1].bot = Some(Level::Easy);
    let table = scoreboard(&[won, draw, bot], &wins_alone());
    let bens = table.iter().filter(|score| score.player.name == "Ben").map(|ben| ben.lines.len());
    assert_eq!((table.len(), bens.collect::<Vec<_>>()), (3, vec![1, 2]));
}

/// An evening that counts no points.
fn wins_alone() -> EveningNote {
    EveningNote { scale: Scale::None, ..EveningNote::default() }
}

#[test]
fn an_evening_keeps_its_name_and_people_when_it_is_archived_and_reopened() {
    let library = library();
    library.add_result(result("m", 1)).unwrap();
    let people = [Player::new("Ada", 0, 0), Player::new("Ben", 1, 1)];
    library
        .change_evening_note(None, |note| {
            "Cellar".clone_into(&mut note.name);
            note.welcome(&people);
            note.guests[0].left = true;
        })
        .unwrap();
    library.archive_evening(10).unwrap();
    assert_eq!(library.evening_note(None), EveningNote::default(), "the next evening begins anew");
    let note = library.evening_note(Some(10));
    assert_eq!((note.name.as_str(), present(&note.guests)), ("Cellar", people[1..].to_vec()));
    library.reopen_evening(10).unwrap();
    assert_eq!(library.evening_note(None).name, "Cellar");
    library.change_evening_note(None, |note| note.welcome(&people)).unwrap();
    assert_eq!(present(&library.evening_note(None).guests), people, "who comes again is back");
}

/// Result of a finished match of two players.
fn result(id: &str, ended: u64) -> MatchResult {
    let mut game = dealt(id, 2);
    game.resign(Seat::nth(1)).unwrap();
    MatchResult::of(&game, ended).unwrap()
}

fn ids(results: &[MatchResult]) -> Vec<&str> {
    results.iter().map(|result| result.id.as_str()).collect()
}

#[test]
fn all_with_the_most_wins_lead() {
    let won = |places: [u8; 2]| MatchResult { places: places.to_vec(), ..result("m", 1) };
    let names = |results: &[MatchResult]| {
        let leads = |score: &Score| score.rank == 1 && score.won > 0;
        let scores = scoreboard(results, &wins_alone()).into_iter().filter(leads);
        scores.map(|score| score.player.name).collect::<Vec<_>>()
    };
    assert_eq!(names(&[won([1, 2])]), ["Ada"]);
    assert_eq!(names(&[won([1, 2]), won([2, 1])]), ["Ada", "Ben"]);
    assert!(names(&[won([1, 1])]).is_empty(), "a draw");
}

#[test]
fn a_new_evening_archives_the_previous_one() {
    let library = library();
    for (id, ended) in [("m", 1), ("n", 2)] {
        library.add_result(result(id, ended)).unwrap();
    }
    library.archive_evening(10).unwrap();
    library.add_result(result("o", 11)).unwrap();
    library.archive_evening(20).unwrap();
    library.add_result(result("p", 21)).unwrap();
    let all = library.load_results().unwrap();
    assert_eq!(ids(&evening(&all, None)), ["p"]);
    assert_eq!(ids(&evening(&all, Some(20))), ["o"]);
    assert_eq!(ids(&evening(&all, Some(10))), ["m", "n"]);
    // Export and import on another device keep the evenings.
    let text = library.export_all().unwrap();
    let other = self::library();
    other.import(&check(&other, &text).unwrap()).unwrap();
    assert_eq!(other.load_results().unwrap(), all);
    library.reopen_evening(20).unwrap();
    assert_eq!(ids(&evening(&library.load_results().unwrap(), None)), ["o", "p"]);
}

#[test]
fn an_evening_is_archived_whole_or_not_at_all() {
    let library = library();
    library.add_result(result("m", 1)).unwrap();
    library.change_evening_note(None, |note| note.scale = Scale::Wins).unwrap();
    let (before, used) = (everything(&library), library.storage().used());
    library.archive_evening(10).unwrap();
    let grown = library.storage().used() - used;
    library.reopen_evening(10).unwrap();
    assert_eq!(everything(&library), before);
    // Enough space for the results, but not for the note as well.
    library.storage().limit(Some(used + grown - 1));
    assert_eq!(library.archive_evening(10), Err(SaveError::Store(StoreError::Full)));
    assert_eq!(everything(&library), before);
}

#[test]
fn deleting_an_evening_leaves_the_others_and_can_be_undone() {
    let library = library();
    library.add_result(result("m", 1)).unwrap();
    library.archive_evening(10).unwrap();
    library.add_result(result("n", 11)).unwrap();
    let before = library.load_results().unwrap();
    let deleted = library.delete_evening(10).unwrap();
    assert_eq!(
        (
            deleted.results.iter().map(|result| result.id.as_str()).collect(),
            ids(&library.load_results().unwrap())
        ),
        (vec!["m"], vec!["n"])
    );
    library.put_back_evening(&deleted).unwrap();
    assert_eq!(library.load_results().unwrap(), before);
    // Its name and scale come and go with it.
    library.change_evening_note(Some(10), |note| note.scale = Scale::Wins).unwrap();
    let deleted = library.delete_evening(10).unwrap();
    assert_eq!(library.evening_note(Some(10)).scale, Scale::Places);
    library.put_back_evening(&deleted).unwrap();
    assert_eq!(library.evening_note(Some(10)).scale, Scale::Wins);
    // A match that ends again belongs to the current evening.
    let deleted = library.delete_evening(10).unwrap();
    library.add_result(result("m", 12)).unwrap();
    library.put_back_evening(&deleted).unwrap();
    assert_eq!(ids(&evening(&library.load_results().unwrap(), None)), ["n", "m"]);
}

#[test]
fn results_of_older_versions_belong_to_the_current_evening() {
    let library = library();
    let player = r#"{"name":"Ada","colour":0,"symbol":0}"#;
    let old = format!(
        r#"{{"schema":2,"items":[{{"id":"m","game":"trove","ended":5,"players":[{player}],"places":[1]}}]}}"#
    );
    library.storage().set("bar-a-jeux/results", &old).unwrap();
    let read = library.load_results().unwrap();
    assert_eq!((ids(&read), read[0].archived), (vec!["m"], None));
}

/// Ben lays before Ada in both rounds, and Ada lays another card of the second round after an undo.
fn undone(id: &str) -> Match<Trove> {
    let mut game = dealt(id, 2);
    for (seat, card) in [(1, 1), (0, 0), (1, 3), (0, 2)] {
        game.play(lay(seat, card)).unwrap();
    }
    assert_eq!(game.events().len(), 2 + 4 + 2, "two hands, four cards, two tricks");
    game.undo_to(4, Consent::Given).unwrap();
    assert_eq!(game.events().len(), 2 + 3 + 1);
    game.play(lay(0, 4)).unwrap();
    game
}

#[test]
fn a_result_counts_the_steps_in_force() {
    let mut game = undone("m");
    assert!(MatchResult::of(&game, 9).is_none());
    game.resign(Seat::nth(0)).unwrap();
    let result = MatchResult::of(&game, 9).unwrap();
    // Cards laid and tricks taken: the 1 beats the 0, and the 4 beats the 3.
    assert_eq!(result.counts, [[2, 1], [2, 1]]);
    assert_eq!((result.started, result.first), (Some(1_763_700_000_000), Some(1)));
}

/// Stores the results as text that an older version wrote, in an archived evening, with a field that this version does
/// not know.
fn older(library: &Shelves, results: &[&MatchResult]) -> Value {
    let items = results.iter().map(|result| {
        let mut item = serde_json::to_value(result).unwrap();
        for field in ["counts", "started", "first", "tally"] {
            item.as_object_mut().unwrap().remove(field);
        }
        item["archived"] = 77.into();
        item["hat"] = "red".into();
        item
    });
    let stored = json!({ "items": items.collect::<Vec<_>>(), "schema": 3 });
    library.storage().set("bar-a-jeux/results", &stored.to_string()).unwrap();
    stored
}

/// Folds a match to its end, and returns the number of results that this completes.
fn complete(library: &Shelves, id: &str, checker: &Checker) -> usize {
    let Some(mut fold) = library.fold(id, checker) else { return 0 };
    let folded = loop {
        if let Poll::Ready(result) = fold.advance() {
            break result;
        }
    };
    assert_eq!(folded.as_ref().map(|result| result.ended), folded.as_ref().map(|_| saved_at(library, id)));
    library.complete_results(&Vec::from_iter(folded)).unwrap()
}

fn saved_at(library: &Shelves, id: &str) -> u64 {
    library.summary(id).unwrap().updated
}

fn stored(library: &Shelves) -> Value {
    serde_json::from_str(&library.storage().get("bar-a-jeux/results").unwrap().unwrap()).unwrap()
}

#[test]
fn an_older_result_gets_the_counts_of_its_match() {
    let library = library();
    let mut game = undone("m");
    game.resign(Seat::nth(0)).unwrap();
    library.save(&game, 5000).unwrap();
    let mut before = older(&library, &[&MatchResult::of(&game, 9).unwrap(), &result("gone", 10)]);
    assert_eq!(library.load_results().unwrap()[0].counts.len(), 0);
    assert_eq!(complete(&library, "gone", &CHECKERS[0]), 0);
    assert_eq!(complete(&library, "m", &Checker::of::<Barragoon>()), 0);
    assert_eq!(stored(&library), before);
    assert_eq!(complete(&library, "m", &CHECKERS[0]), 1);
    let item = &mut before["items"][0];
    item["counts"] = json!([[2, 1], [2, 1]]);
    item["started"] = 1_763_700_000_000_u64.into();
    item["first"] = 1.into();
    assert_eq!(stored(&library), before, "time, evening and unknown fields stay");
    assert_eq!(complete(&library, "m", &CHECKERS[0]), 0, "once");
}

#[test]
fn the_latest_results_are_completed_first() {
    let library = library();
    let all = ["m", "n", "gone", "o", "p"].map(|id| result(id, 5));
    let mut read: Vec<MatchResult> = all.to_vec();
    for one in read.iter_mut().filter(|one| one.id != "n") {
        one.counts.clear();
    }
    for id in ["m", "n", "o", "p", "q"] {
        library.save(&dealt(id, 2), 1).unwrap();
    }
    let kept = library.ids().unwrap();
    let lacking = incomplete(&read, &kept);
    assert_eq!(lacking.iter().map(|one| one.id.as_str()).collect::<Vec<_>>(), ["p", "o", "m"]);
    assert_eq!(lacking[0].game, "trove");
    assert_eq!(incomplete(&read, &[]), []);
}

/// It stays deleted: only a match that ends gets a result.
#[test]
fn a_deleted_result_is_not_folded_again() {
    let library = library();
    let mut game = undone("m");
    game.resign(Seat::nth(0)).unwrap();
    library.save(&game, 5000).unwrap();
    library.add_result(MatchResult::of(&game, 9).unwrap()).unwrap();
    library.delete_results(["m"]).unwrap();
    assert_eq!(complete(&library, "m", &CHECKERS[0]), 0);
    assert_eq!(library.load_results(), Ok(Vec::new()));
}

#[test]
fn only_a_match_that_ended_as_its_result_says_completes_it() {
    let library = library();
    let mut won = undone("m");
    won.resign(Seat::nth(0)).unwrap();
    let noted = MatchResult::of(&won, 9).unwrap();
    let running = MatchResult { id: "runs".into(), ..noted.clone() };
    let other = MatchResult { id: "rules".into(), ..noted.clone() };
    let broken = MatchResult { id: "broken".into(), ..noted.clone() };
    let before = older(&library, &[&MatchResult { places: vec![2, 1], ..noted }, &running, &other, &broken]);
    // The match was resumed after its result was recorded, and won by Ada.
    let mut again = undone("m");
    again.resign(Seat::nth(1)).unwrap();
    library.save(&again, 1).unwrap();
    library.save(&undone("runs"), 1).unwrap();
    let mut ruled = undone("rules");
    ruled.resign(Seat::nth(0)).unwrap();
    library.save(&ruled, 1).unwrap();
    let slot = "bar-a-jeux/match/rules/a";
    let text = library.storage().get(slot).unwrap().unwrap();
    library.storage().set(slot, &rewritten(&text, |record| record.header.rules = 7)).unwrap();
    library.storage().set("bar-a-jeux/match/broken/a", "scribble").unwrap();
    for id in ["m", "runs", "rules", "broken", "nobody"] {
        let is_folded = library.fold(id, &CHECKERS[0]).is_some();
        assert_eq!((is_folded, complete(&library, id, &CHECKERS[0])), (id == "m", 0), "{id}");
    }
    assert_eq!(stored(&library), before);
}

#[test]
fn results_are_read_in_steps() {
    let library = library();
    let one = |id: &str, ended: u64| serde_json::to_value(result(id, ended)).unwrap();
    let broken = serde_json::json!({"id": "x", "players": "nobody"});
    let items = [one("m", 1), broken, one("n", 2), one("m", 3), one("o", 4)];
    let plain = serde_json::to_string(&items).unwrap();
    let versioned = |schema: u16| serde_json::json!({"items": items, "schema": schema}).to_string();
    let state = |text: &str, steps: usize| {
        let mut reader = library.read_results(text.to_owned());
        let state = (0..steps).map(|_| reader.step(2)).last().unwrap();
        (state, ids(&reader.into_parts().1.results).join(" "))
    };
    for text in [&*plain, &versioned(3), "[]", r#"{"items":[],"schema":1}"#] {
        library.storage().set(&keys::key(RESULTS.name()), text).unwrap();
        let all = library.load_results().unwrap();
        assert_eq!(state(text, 4), (ReadState::Done, ids(&all).join(" ")), "{text}");
        let read = library.results_of(text).unwrap();
        assert_eq!((&read.results[..], read.unread), (&all[..], text.matches("nobody").count()));
    }
    assert_eq!(state(&plain, 1), (ReadState::Reading, "m".to_owned()));
    // Damage, and what a newer version wrote, is for `load_results`.
    let damaged = [&plain[..plain.len() - 1], &plain[..60], &plain.replace("},{", "} {"), "{}", "", "null"];
    for text in damaged.into_iter().chain([&*versioned(99)]) {
        assert_eq!(state(text, 9).0, ReadState::Unsuited, "{text}");
    }
}
