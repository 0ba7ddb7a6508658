//! Figures folded from results: scoreboards, people, proposals.

mod files;

use std::{
    collections::{BTreeMap, BTreeSet},
    fs,
};

use bar_a_jeux::{
    history::{
        bests::{best, scoring},
        by_game::{ByGame, Sum, Wins, percent},
        filter::{EveningSpan, Filter, evenings},
        is_person,
        next_game::{Candidate, Reason, proposals},
        people::{Figures, GameFigures, LONGEST, figures, interrupted, people, time},
        points::{Points, points},
        scoreboard::{scoreboard, standing},
        winners,
    },
    kernel::bot::Level,
    saves::{
        Library, MemoryStorage,
        evenings::{EveningNote, Guest, Scale},
        lists::RESULTS,
        results::MatchResult,
    },
    table::Player,
    words::placeholder::Placeholder,
};
use proptest::prelude::*;

use crate::{messages::languages, tidiness::root};

const NAMES: [&str; 6] = ["Ada", "Ben", "Zoé", "Player 2", "Somebody 1", "Ida"];
const GAMES: [&str; 3] = ["barragoon", "bouillabaisse", "barracuda"];

fn person(name: &str) -> Player {
    Player::new(name, 0, 0)
}

fn bot(name: &str, level: Level) -> Player {
    Player { bot: Some(level), ..person(name) }
}

/// Result of a match that took ten minutes; its number is its id and its hour.
fn result(id: u64, game: &str, seats: &[(Player, u8)]) -> MatchResult {
    let ended = id * 3_600_000;
    MatchResult {
        id: id.to_string(),
        game: game.to_owned(),
        ended,
        started: Some(ended - 600_000),
        first: Some(0),
        players: seats.iter().map(|(player, _)| player.clone()).collect(),
        places: seats.iter().map(|(_, place)| *place).collect(),
        resigned: false,
        tally: Vec::new(),
        counts: Vec::new(),
        archived: None,
    }
}

/// Result of people alone.
fn of(id: u64, game: &str, seats: &[(&str, u8)]) -> MatchResult {
    let seats: Vec<_> = seats.iter().map(|(name, place)| (person(name), *place)).collect();
    result(id, game, &seats)
}

/// Random results: two to six seats of different names, people or bots, with places as a game gives them.
fn results() -> impl Strategy<Value = Vec<MatchResult>> {
    let seats = (2..=NAMES.len()).prop_flat_map(|seats| {
        let names = Just(NAMES.to_vec()).prop_shuffle();
        (names, prop::collection::vec((1..=4u8, any::<bool>()), seats))
    });
    prop::collection::vec((0..GAMES.len(), seats), 0..30).prop_map(|matches| {
        let seated = matches.into_iter().zip(1..).map(|((game, (names, seats)), id)| {
            let strength: Vec<u8> = seats.iter().map(|(strength, _)| *strength).collect();
            let place = |own: u8| 1 + strength.iter().filter(|other| **other < own).count() as u8;
            let seats: Vec<_> = seats
                .iter()
                .zip(names)
                .map(|((own, is_bot), name)| {
                    let player = if *is_bot { bot(name, Level::Easy) } else { person(name) };
                    (player, place(*own))
                })
                .collect();
            result(id, GAMES[game], &seats)
        });
        seated.collect()
    })
}

/// The figures of all people by name.
fn all_figures(results: &[MatchResult]) -> BTreeMap<String, Figures> {
    let names: BTreeSet<&str> =
        results.iter().flat_map(|result| &result.players).map(|player| player.name.as_str()).collect();
    names.into_iter().filter_map(|name| Some((name.to_owned(), figures(results, name)?))).collect()
}

/// The figures without names, so that they can be compared after a change of names.
fn numbers(figures: &Figures) -> impl PartialEq + std::fmt::Debug + use<> {
    let mut pairs: Vec<_> = figures.pairs.iter().map(|pair| (pair.matches, pair.above, pair.below)).collect();
    pairs.sort_unstable();
    let Figures { tally, games, streak, same_people, best_bot, .. } = figures.clone();
    (tally, games, streak, same_people.wins, same_people.people.len(), best_bot, pairs)
}

proptest! {
    #[test]
    fn sums_over_people_equal_sums_over_matches(results in results()) {
        let figures = all_figures(&results);
        let sum = |of: &dyn Fn(&Figures) -> u64| figures.values().map(of).sum::<u64>();
        let seats = |of: &dyn Fn(&MatchResult, usize) -> u64| {
            let people = results.iter().flat_map(|result| {
                let is_human = |seat: &usize| result.players[*seat].bot.is_none();
                (0..result.players.len()).filter(is_human).map(move |seat| of(result, seat))
            });
            people.sum::<u64>()
        };
        prop_assert_eq!(sum(&|figures| figures.tally.matches.into()), seats(&|_, _| 1));
        prop_assert_eq!(sum(&|figures| figures.tally.time), seats(&|result, _| time(result).unwrap()));
        let won = |result: &MatchResult, seat: usize| {
            u64::from(result.places[seat] == 1 && result.places.iter().any(|place| *place > 1))
        };
        prop_assert_eq!(sum(&|figures| figures.tally.won.into()), seats(&won));
        let games = |figures: &Figures| figures.games.iter().map(|game| u64::from(game.tally.matches)).sum();
        prop_assert_eq!(sum(&games), seats(&|_, _| 1));
        let places = |figures: &Figures| figures.games.iter().flat_map(|game| &game.places).map(|n| u64::from(*n)).sum();
        prop_assert_eq!(sum(&places), seats(&|_, _| 1));
        // Each comparison is seen from both sides.
        for (name, of_one) in &figures {
            for pair in &of_one.pairs {
                let back = figures[&pair.other.name].pairs.iter().find(|back| back.other.name == *name);
                let back = back.filter(|_| is_person(&of_one.player));
                if is_person(&of_one.player) {
                    prop_assert_eq!(back.map(|back| (back.above, back.below)), Some((pair.below, pair.above)));
                }
            }
        }
    }

    #[test]
    fn a_scoreboard_gives_each_match_away_once(results in results(), scale in prop::sample::select(&Scale::ALL)) {
        let note = EveningNote { scale, ..EveningNote::default() };
        let scores = scoreboard(&results, &note);
        let given: Points = results.iter().flat_map(|result| points(&result.places, scale)).sum();
        prop_assert_eq!(scores.iter().map(|score| score.points).sum::<Points>(), given);
        for score in &scores {
            prop_assert_eq!(score.lines.iter().map(|line| line.points).sum::<Points>(), score.points);
        }
        prop_assert!(scores.is_sorted_by_key(|score| score.rank));
        let lines = standing(&results, &scores, scale);
        for (line, score) in lines.iter().zip(&scores) {
            prop_assert_eq!(line.len(), results.len() + 1);
            let last = if scale == Scale::None { Points::whole(score.won.into()) } else { score.points };
            prop_assert_eq!(i64::from(*line.last().unwrap()), last.tenths());
        }
    }

    #[test]
    fn a_new_name_changes_no_number(results in results()) {
        let library = Library::new(MemoryStorage::new());
        for result in &results {
            library.add_result(result.clone()).unwrap();
        }
        let before = all_figures(&results);
        library.rename_person("Ada", "Éva").unwrap();
        library.forget_person("Ben", |n| format!("Somebody {n}")).unwrap();
        let after = all_figures(&library.load_results().unwrap());
        prop_assert!(!after.contains_key("Ada"));
        // A bot may have the name of a person.
        prop_assert!(!after.contains_key("Ben"));
        for (name, figures) in &before {
            let now = match name.as_str() {
                "Ada" => "Éva",
                "Ben" => "Somebody 2",
                other => other,
            };
            let now = after.get(now).or(after.get("Somebody 1").filter(|_| name == "Ben"));
            prop_assert_eq!(now.map(numbers), Some(numbers(figures)), "{}", name);
        }
    }

    #[test]
    fn merged_people_have_the_sums_of_both(results in results()) {
        let library = Library::new(MemoryStorage::new());
        let apart = |result: &&MatchResult| {
            !["Ada", "Ben"].iter().all(|name| result.players.iter().any(|p| p.name == *name && p.bot.is_none()))
        };
        let results: Vec<MatchResult> = results.iter().filter(apart).cloned().collect();
        library.change_list(&RESULTS, |all| all.extend(results.iter().cloned().map(Into::into))).unwrap();
        let before = all_figures(&results);
        library.rename_person("Ada", "Ben").unwrap();
        let after = all_figures(&library.load_results().unwrap());
        prop_assert!(!after.contains_key("Ada"));
        let matches = |all: &BTreeMap<String, Figures>, name: &str| {
            all.get(name).map_or((0, 0, 0), |one| (one.tally.matches, one.tally.won, one.tally.time))
        };
        let ((ada, ada_won, ada_time), (ben, ben_won, ben_time)) = (matches(&before, "Ada"), matches(&before, "Ben"));
        prop_assert_eq!(matches(&after, "Ben"), (ada + ben, ada_won + ben_won, ada_time + ben_time));
        for name in ["Zoé", "Ida"] {
            prop_assert_eq!(matches(&after, name), matches(&before, name));
        }
    }
}

#[test]
fn an_evening_counts_places_and_explains_each_line() {
    let results = [
        of(1, "bouillabaisse", &[("Ada", 1), ("Ben", 2), ("Ida", 3), ("Zoé", 4)]),
        of(2, "barragoon", &[("Ada", 2), ("Zoé", 1)]),
        of(3, "barracuda", &[("Ada", 1), ("Ben", 1), ("Zoé", 3)]),
    ];
    let late = Guest { player: person("Max"), left: false };
    let gone = Guest { player: person("Ben"), left: true };
    let note = EveningNote { guests: vec![gone, late], ..EveningNote::default() };
    let scores = scoreboard(&results, &note);
    let rows: Vec<_> = scores
        .iter()
        .map(|score| (score.player.name.as_str(), score.rank, score.points.tenths(), score.won, score.left))
        .collect();
    let expected = [
        ("Ada", 1, 100, 2, false),
        ("Ben", 2, 70, 1, true),
        ("Zoé", 2, 70, 1, false),
        ("Ida", 4, 20, 0, false),
        ("Max", 5, 0, 0, false),
    ];
    assert_eq!(rows, expected);
    let line = &scores[0].lines[2];
    assert_eq!(
        (line.game.as_str(), line.place, line.shared, line.seats, line.points.tenths()),
        ("barracuda", 1, true, 3, 40)
    );
    let standing = standing(&results, &scores, note.scale);
    assert_eq!(standing[0], [0, 50, 60, 100]);
    assert_eq!(standing[2], [0, 10, 60, 70]);
    let wins = EveningNote { scale: Scale::Wins, ..note };
    let tenths: Vec<_> = scoreboard(&results, &wins).iter().map(|score| score.points.tenths()).collect();
    assert_eq!(tenths, [15, 10, 5, 0, 0]);
}

#[test]
fn winners_are_those_above_somebody_else() {
    let names = |seats: &[(&str, u8)]| {
        winners(&of(1, "barragoon", seats)).map(|player| player.name.clone()).collect::<Vec<_>>()
    };
    assert_eq!(names(&[("Ada", 2), ("Ben", 1)]), ["Ben"]);
    assert_eq!(names(&[("Ada", 1), ("Ben", 3), ("Zoé", 1)]), ["Ada", "Zoé"]);
    assert!(names(&[("Ada", 1), ("Ben", 1)]).is_empty());
}

#[test]
fn a_person_has_a_streak_a_rival_and_a_nemesis() {
    let results = [
        of(1, "barragoon", &[("Ada", 1), ("Ben", 2)]),
        of(2, "barragoon", &[("Ada", 1), ("Ben", 2)]),
        of(3, "barragoon", &[("Ada", 2), ("Zoé", 1)]),
        of(4, "barragoon", &[("Ada", 1), ("Ben", 2)]),
        of(5, "bouillabaisse", &[("Ada", 2), ("Zoé", 1), ("Player 3", 3)]),
        of(6, "bouillabaisse", &[("Ada", 2), ("Zoé", 1), ("Ida", 3)]),
        of(7, "bouillabaisse", &[("Ada", 1), ("Zoé", 2), ("Ida", 1)]),
        result(8, "barragoon", &[(person("Ada"), 1), (bot("Rex", Level::Medium), 2)]),
        result(9, "barragoon", &[(person("Ada"), 2), (bot("Rex", Level::Expert), 1)]),
        result(10, "barragoon", &[(bot("Kim", Level::Hard), 1), (bot("Rex", Level::Expert), 2)]),
    ];
    let ada = figures(&results, "Ada").unwrap();
    assert_eq!((ada.tally.matches, ada.tally.won, ada.tally.drawn), (9, 5, 0));
    assert_eq!((ada.tally.time, ada.tally.timed), (9 * 600_000, 9));
    assert_eq!((ada.streak, ada.same_people.wins), (2, 3));
    assert_eq!(ada.same_people.people, ["Ada", "Ben"]);
    assert_eq!(ada.best_bot, Some(Level::Medium));
    let names = |pairs: Vec<&bar_a_jeux::history::people::Pair>| {
        pairs.into_iter().map(|pair| (pair.other.name.clone(), pair.above, pair.below)).collect::<Vec<_>>()
    };
    // Ida was met only twice.
    assert_eq!(names(ada.rivals()), [("Zoé".to_owned(), 1, 3)]);
    assert_eq!(names(ada.nemeses()), [("Zoé".to_owned(), 1, 3)]);
    let ben = figures(&results, "Ben").unwrap();
    assert_eq!(names(ben.nemeses()), [("Ada".to_owned(), 0, 3)]);
    let games: Vec<_> = ada.games.iter().map(|game| (game.game.as_str(), game.places.clone())).collect();
    assert_eq!(games, [("barragoon", vec![4, 2]), ("bouillabaisse", vec![1, 2])]);
    assert_eq!(Figures::form(&results, "Ada"), [100, 100, 0, 100, 50, 50, 75, 100, 0]);
    let known: Vec<String> = people(&results).into_iter().map(|player| player.name).collect();
    assert_eq!(known, ["Ada", "Zoé", "Ida", "Ben"], "neither bots nor unnamed seats");
    assert_eq!(figures(&results, "Rex"), None);
}

#[test]
fn the_time_of_an_interrupted_match_is_unknown() {
    let mut one = of(1, "barragoon", &[("Ada", 1), ("Ben", 2)]);
    assert_eq!(time(&one), Some(600_000));
    one.started = one.ended.checked_sub(LONGEST + 1).or(Some(0));
    one.ended += 10 * LONGEST;
    assert_eq!(time(&one), None);
    one.started = None;
    assert_eq!(time(&one), None);
}

#[test]
fn a_filter_selects_by_all_its_conditions() {
    let mut results = [
        of(1, "barragoon", &[("Ada", 1), ("Ben", 2)]),
        of(2, "bouillabaisse", &[("Ada", 1), ("Zoé", 2)]),
        of(3, "barragoon", &[("Zoé", 1), ("Ben", 2)]),
    ];
    results[0].archived = Some(9);
    let ids = |filter: &Filter| {
        let selected = results.iter().filter(|result| filter.selects(result));
        selected.map(|result| result.id.clone()).collect::<String>()
    };
    let all = Filter::default();
    assert!(all.is_empty());
    assert_eq!(ids(&all), "123");
    assert_eq!(ids(&Filter { game: Some("barragoon".into()), ..all.clone() }), "13");
    assert_eq!(ids(&Filter { person: Some("Ada".into()), ..all.clone() }), "12");
    assert_eq!(ids(&Filter { evening: Some(None), ..all.clone() }), "23");
    assert_eq!(ids(&Filter { evening: Some(Some(9)), ..all.clone() }), "1");
    assert_eq!(ids(&Filter { since: Some(results[1].ended), before: Some(results[2].ended), ..all }), "2");
}

#[test]
fn evenings_to_select_have_their_first_and_last_day() {
    let mut results = [1, 2, 3, 4].map(|id| of(id, "barragoon", &[("Ada", 1), ("Ben", 2)]));
    results[0].archived = Some(7);
    results[1].archived = Some(9);
    results[2].archived = Some(9);
    let span = |archived, first: usize, last: usize| EveningSpan {
        archived,
        first: results[first].ended,
        last: results[last].ended,
    };
    assert_eq!(evenings(&results), [span(None, 3, 3), span(Some(9), 1, 2), span(Some(7), 0, 0)]);
    assert_eq!(evenings(&[]), []);
}

#[test]
fn the_best_match_is_the_earliest_with_the_best_tally() {
    let best_of = |game: &str, tallies: &[(&[i32], u8)]| {
        let matches = (1..).zip(tallies).map(|(id, (tally, place))| {
            let mut one = of(id, game, &[("Ada", *place), ("Ben", 3 - place)]);
            one.tally = vec![tally.to_vec(), Vec::new()];
            one
        });
        let figures = figures(&matches.collect::<Vec<_>>(), "Ada").unwrap();
        best(&figures.games[0]).map(|played| played.id.clone())
    };
    let third = Some("3".to_owned());
    assert_eq!(best_of("bouillabaisse", &[(&[], 1), (&[40], 1), (&[-15], 2), (&[-15], 1)]), third);
    assert_eq!(best_of("barracuda", &[(&[5, 9], 1), (&[], 1), (&[1, 20], 2), (&[6, 20], 1)]), third);
    assert_eq!(best_of("barragoon", &[(&[7], 2), (&[2], 1), (&[5], 1)]), third);
    assert_eq!(best_of("barragoon", &[(&[7], 2)]), None);
    assert_eq!(best_of("chess", &[(&[7], 1)]), None);
}

#[test]
fn the_fewest_points_win_one_game_alone() {
    let scored = |game| (scoring(game, "").score, scoring(game, "").highest_wins);
    assert_eq!(scored("bouillabaisse"), (Some(0), false));
    assert_eq!(scored("barbarossa"), (Some(0), true));
    assert_eq!(scored("barragoon"), (None, true));
}

#[test]
fn interrupted_matches_are_counted() {
    let mut results = [1, 2, 3].map(|id| of(id, "barragoon", &[("Ada", 1), ("Ben", 2)]));
    for (result, time) in results.iter_mut().zip([LONGEST, LONGEST + 1, 0]) {
        result.ended = 10 * LONGEST;
        result.started = Some(result.ended - time);
    }
    results[2].started = None;
    assert_eq!((interrupted(&results, "Ada"), interrupted(&results, "Zoé")), (1, 0));
    assert_eq!(figures(&results, "Ada").unwrap().tally.timed, 1);
}

#[test]
fn the_next_game_fits_the_people_and_the_time() {
    let candidate = |slug, players, minutes| Candidate { slug, players, minutes };
    let games = [
        candidate("barragoon", 2..=2, 30),
        candidate("bouillabaisse", 2..=12, 40),
        candidate("barracuda", 3..=5, 60),
    ];
    let present = ["Ada", "Ben", "Zoé"].map(person);
    let before = [of(1, "barracuda", &[("Ada", 2), ("Ben", 2), ("Zoé", 1)])];
    let tonight = [of(2, "bouillabaisse", &[("Ada", 1), ("Ben", 2), ("Zoé", 3)])];
    let all = [before[0].clone(), tonight[0].clone()];
    let slugs = |present: &[Player], minutes, tonight: &[MatchResult]| {
        let proposals = proposals(&games, present, minutes, tonight, &all);
        proposals.into_iter().map(|proposal| (proposal.slug, proposal.reasons)).collect::<Vec<_>>()
    };
    let zoe = || Reason::ChanceFor("Zoé".into());
    assert_eq!(
        slugs(&present, None, &tonight),
        [("barracuda", vec![Reason::LeastPlayed(0), zoe()]), ("bouillabaisse", vec![])]
    );
    assert_eq!(slugs(&present, Some(45), &tonight), [("bouillabaisse", vec![Reason::LeastPlayed(1)])]);
    // Alone or with too little time there is no game.
    assert_eq!(slugs(&present[..1], None, &tonight), []);
    assert_eq!(slugs(&present, Some(10), &tonight), []);
    let new = slugs(&present[..2], None, &[]);
    assert_eq!(new, [("barragoon", vec![Reason::New]), ("bouillabaisse", vec![])]);
}

#[test]
fn names_that_the_app_gave_are_known_in_every_language() {
    for (language, _) in languages() {
        let text = fs::read_to_string(root().join(format!("locales/{language}/common.ftl"))).unwrap();
        let message = |key: &str| {
            let line = text.lines().find(|line| line.starts_with(&format!("{key} = "))).unwrap();
            line.split_once(" = ").unwrap().1.replace("{ $n }", "3")
        };
        assert_eq!(Placeholder::of(&message("player_n")), Some(Placeholder::Player(3)), "{language}");
        assert_eq!(Placeholder::of(&message("somebody_n")), Some(Placeholder::Somebody(3)), "{language}");
    }
    for typed in ["Ada", "Player", "Player One", "Player 0", "Player -1", "3", ""] {
        assert_eq!(Placeholder::of(typed), None, "{typed}");
    }
}

#[test]
fn a_game_has_figures_of_its_own() {
    let numbers = |id, game, seats: [(&str, u8); 2], tally: [&[i32]; 2], counts: [&[i32]; 2]| MatchResult {
        tally: tally.map(<[i32]>::to_vec).to_vec(),
        counts: counts.map(<[i32]>::to_vec).to_vec(),
        ..of(id, game, &seats)
    };
    let (ada, ben) = ([("Ada", 1), ("Ben", 2)], [("Ben", 1), ("Ada", 2)]);
    let results = [
        numbers(1, "barragoon", ada, [&[3], &[0]], [&[20, 7, 1], &[19, 4, 0]]),
        numbers(2, "barragoon", ben, [&[3], &[0]], [&[10, 7, 1], &[9, 4, 0]]),
        numbers(
            3,
            "bouillabaisse",
            ada,
            [&[-10], &[40]],
            [&[2, 30, -40, 0, 0, 0, 0], &[2, 50, -10, 0, 0, 0, 0]],
        ),
        numbers(4, "bouillabaisse", ben, [&[5], &[90]], [&[1, 5, 0, 0, 0, 0, 0], &[1, 90, 0, 0, 0, 0, 0]]),
        numbers(5, "barrakuda", ada, [&[8, 0], &[3, 1]], [&[9, 12, 1, 2, 1], &[9, 8, 3, 5, 1]]),
        numbers(6, "barrakuda", ben, [&[8], &[2]], [&[7, 9, 0, 0, 0], &[7, 5, 2, 3, 0]]),
        numbers(7, "barracuda", ada, [&[5, 12], &[2, 30]], [&[3, 1, 0, 2], &[0, 2, 3, 1]]),
        numbers(8, "barbarossa", ada, [&[20, 4], &[15, 2]], [&[4, 9, 1, 3, 6], &[2, 4, 0, 1, 4]]),
        // An older version knew no counts.
        of(9, "barragoon", &ada),
    ];
    let ada = figures(&results, "Ada").unwrap();
    let of_game =
        |slug: &str| ada.games.iter().find(|game| game.game == slug).and_then(GameFigures::by_game).unwrap();
    let wins = |matches, won| Wins { matches, won };
    let sum = |total, count| Sum { total, count };
    assert_eq!(
        of_game("barragoon"),
        ByGame::Barragoon { white: wins(2, 2), brown: wins(1, 0), moves: sum(29, 2), fastest: Some(20) }
    );
    let rounds = [sum(120, 2), sum(-40, 1), sum(0, 0), sum(0, 0), sum(0, 0), sum(0, 0)];
    assert_eq!(of_game("bouillabaisse"), ByGame::Bouillabaisse { rounds, best: Some(-10) });
    assert_eq!((sum(-25, 2).average(), sum(0, 0).average()), (Some(-12.5), None));
    assert_eq!(
        (percent(2, 3), percent(1, 2), percent(0, 3), percent(0, 0)),
        (Some(67), Some(50), Some(0), None)
    );
    let barrakuda = ByGame::Barrakuda {
        alone: wins(1, 0),
        teams: wins(1, 1),
        dives: 16,
        found: 17,
        bites: 3,
        dropped: 5,
    };
    assert_eq!(of_game("barrakuda"), barrakuda);
    assert_eq!(
        of_game("barracuda"),
        ByGame::Barracuda { believed: 3, caught: 1, fell_for: 0, refused: 2, best: Some(12) }
    );
    assert_eq!(of_game("barbarossa"), ByGame::Barbarossa { right: 4, letters: 6, wrong: 1, best: Some(4) });
    let old = figures(&results[8..], "Ada").unwrap();
    assert_eq!(old.games[0].by_game(), None);
}
