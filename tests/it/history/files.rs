//! Results as files and links for other apps.

use bar_a_jeux::{
    history::{
        bg_stats::{Scoring, play},
        spreadsheet::{COLUMNS, Wording, table},
    },
    kernel::bot::Level,
};

use super::{bot, of, person, result};

#[test]
fn a_spreadsheet_has_a_line_for_each_player() {
    let seats = [(person("=1+1"), 1), (person("Zoé, \"Zaza\""), 2), (bot("Rex", Level::Hard), 3)];
    let mut one = result(1, "bouillabaisse", &seats);
    one.resigned = true;
    let wording = Wording {
        headings: std::array::from_fn(|index| format!("h{index}")),
        time: &|time| format!("t{time}"),
        evening: &|archived| format!("{archived:?}"),
        game: &str::to_uppercase,
        name: &str::to_owned,
        level: &|level| level.to_string(),
        yes: "yes".to_owned(),
    };
    let text = table(&[one], &wording);
    let mut reader = csv::Reader::from_reader(text.trim_start_matches('\u{feff}').as_bytes());
    assert_eq!(reader.headers().unwrap().len(), COLUMNS);
    let rows: Vec<Vec<String>> =
        reader.records().map(|row| row.unwrap().iter().map(str::to_owned).collect()).collect();
    let row = |name: &str, level: &str, place: &str| {
        ["t3600000", "None", "BOUILLABAISSE", "10", name, level, place, "3", "yes", "1"]
            .map(str::to_owned)
            .to_vec()
    };
    assert_eq!(rows, [row("'=1+1", "", "1"), row("Zoé, \"Zaza\"", "", "2"), row("Rex", "hard", "3")]);
}

#[test]
fn a_play_has_the_fields_of_bg_stats() {
    let mut one = of(1, "bouillabaisse", &[("Ada", 2), ("Ben", 1)]);
    one.tally = vec![vec![40], vec![-15]];
    let scoring = Scoring { title: "La Bouillabaisse", score: Some(0), highest_wins: false };
    let text = play(&one, scoring, "1970-01-01 01:00:00".to_owned());
    let expected = serde_json::json!({
        "sourceName": "Bar à Jeux",
        "sourcePlayId": "1",
        "playDate": "1970-01-01 01:00:00",
        "durationMin": 10,
        "game": {
            "name": "La Bouillabaisse",
            "sourceGameId": "bouillabaisse",
            "highestWins": false,
            "noPoints": false,
        },
        "players": [
            {"name": "Ada", "sourcePlayerId": "Ada", "startPlayer": true, "score": "40", "rank": 2, "winner": false},
            {"name": "Ben", "sourcePlayerId": "Ben", "startPlayer": false, "score": "-15", "rank": 1, "winner": true},
        ],
    });
    assert_eq!(serde_json::from_str::<serde_json::Value>(&text).unwrap(), expected);
}
