//! Results as a table for spreadsheets, with names that a table may break at: quotes, commas, line breaks, formulas.
//! `scripts/spreadsheet.sh` has LibreOffice read the table and write it again.
//!
//! `cargo run --no-default-features --example spreadsheet` prints the table; `… -- FILE` compares a file with it, cell
//! by cell.

use std::{env, fs, process::ExitCode};

use bar_a_jeux::{
    history::spreadsheet::{Wording, table},
    kernel::bot::Level,
    saves::results::MatchResult,
    table::Player,
};

/// Names of players that are hard to write into a table.
const NAMES: [&str; 12] = [
    "=1+1",
    "+33 6",
    "-2",
    "@SUM(A1)",
    "\tTab",
    "Zoé, \"Zaza\"",
    "D’Arcy; Fitz",
    "two\nlines",
    "Ἀθηνᾶ שרה",
    "🐟 Ida",
    "'quoted",
    "=HYPERLINK(\"https://example.org\")",
];
const TIMES: [&str; 2] = ["2026-11-28 20:15", "2026-11-28 23:59"];

fn main() -> ExitCode {
    let text = written();
    let Some(path) = env::args().nth(1) else {
        print!("{text}");
        return ExitCode::SUCCESS;
    };
    let back = fs::read_to_string(&path).unwrap_or_else(|error| panic!("{path}: {error}"));
    let (before, after) = (cells(&text), cells(&back));
    let mut differences = 0;
    for (row, column, cell) in &before {
        // LibreOffice recognises a time and adds its seconds.
        let expected = if TIMES.contains(&cell.as_str()) { format!("{cell}:00") } else { cell.clone() };
        let now = after.iter().find(|(r, c, _)| (r, c) == (row, column)).map(|(.., cell)| cell);
        if now != Some(&expected) {
            differences += 1;
            println!("row {row}, column {column}: {cell:?} became {now:?}");
        }
    }
    println!("{} cells, {differences} different; {} cells came back", before.len(), after.len());
    if differences == 0 && before.len() == after.len() { ExitCode::SUCCESS } else { ExitCode::FAILURE }
}

/// The table of a match for each pair of names.
fn written() -> String {
    let player = |name: &str| Player { name: name.to_owned(), ..Player::new("", 0, 0) };
    let result = |(index, names): (usize, &[&str])| MatchResult {
        id: format!("m{index}"),
        game: "bouillabaisse".to_owned(),
        ended: 600_000 * (index as u64 + 1),
        players: names.iter().map(|name| player(name)).collect(),
        places: (1..).take(names.len()).collect(),
        resigned: index == 0,
        tally: Vec::new(),
        archived: (index > 1).then_some(index as u64),
        started: Some(0),
        first: None,
        counts: Vec::new(),
    };
    let mut results: Vec<MatchResult> = NAMES.chunks(2).enumerate().map(result).collect();
    results[1].players[1].bot = Some(Level::Hard);
    let headings =
        ["End", "Evening", "Game", "Minutes", "Player", "Bot", "Place", "Players", "Resigned", "Match"];
    let wording = Wording {
        headings: headings.map(str::to_owned),
        time: &|time| TIMES[usize::from(time > 1_200_000)].to_owned(),
        evening: &|archived| {
            archived.map_or_else(|| "Tonight".to_owned(), |time| format!("Soirée, n° {time}"))
        },
        game: &|_| "La Bouillabaisse".to_owned(),
        name: &str::to_owned,
        level: &|level| level.to_string(),
        yes: "yes".to_owned(),
    };
    table(&results, &wording)
}

/// Row, column and text of each cell with a text.
fn cells(text: &str) -> Vec<(usize, usize, String)> {
    let mut reader = csv::ReaderBuilder::new()
        .has_headers(false)
        .flexible(true)
        .from_reader(text.trim_start_matches('\u{feff}').as_bytes());
    let mut cells = Vec::new();
    for (row, record) in (1..).zip(reader.records()) {
        let record = record.unwrap_or_else(|error| panic!("row {row}: {error}"));
        let filled = (1..).zip(record.iter()).filter(|(_, cell)| !cell.is_empty());
        cells.extend(filled.map(|(column, cell)| (row, column, cell.to_owned())));
    }
    cells
}
