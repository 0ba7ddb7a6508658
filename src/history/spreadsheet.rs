//! Results as comma-separated values, one line for each player of each match.

use csv::{QuoteStyle, WriterBuilder};

use super::people::time;
use crate::{kernel::bot::Level, saves::results::MatchResult};

/// Number of columns.
pub const COLUMNS: usize = 10;

/// What the table needs in the player's language.
pub struct Wording<'a> {
    /// End, evening, game, minutes, player, level of the bot, place, players, whether a player resigned, match id.
    pub headings: [String; COLUMNS],
    /// Formats a time in milliseconds since 1970 so that spreadsheets recognise it: `2026-11-28 20:15`.
    pub time: &'a dyn Fn(u64) -> String,
    /// The name of the evening archived at this time; `None` for the current one.
    pub evening: &'a dyn Fn(Option<u64>) -> String,
    /// The title of the game with this slug.
    pub game: &'a dyn Fn(&str) -> String,
    pub name: &'a dyn Fn(&str) -> String,
    pub level: &'a dyn Fn(Level) -> String,
    pub yes: String,
}

/// The mark by which spreadsheets recognise UTF-8.
const BYTE_ORDER_MARK: &str = "\u{feff}";

/// Returns the results as a table, oldest first, with a line of headings.
pub fn table(results: &[MatchResult], wording: &Wording) -> String {
    let mut writer = WriterBuilder::new().quote_style(QuoteStyle::Necessary).from_writer(Vec::new());
    // Writing to memory does not fail.
    let _ = writer.write_record(&wording.headings);
    for result in results {
        for (player, place) in result.players.iter().zip(&result.places) {
            let minutes = time(result).map(|time| (time / 60_000).to_string());
            let cells = [
                (wording.time)(result.ended),
                (wording.evening)(result.archived),
                (wording.game)(&result.game),
                minutes.unwrap_or_default(),
                (wording.name)(&player.name),
                player.bot.map(|level| (wording.level)(level)).unwrap_or_default(),
                place.to_string(),
                result.players.len().to_string(),
                if result.resigned { wording.yes.clone() } else { String::new() },
                result.id.clone(),
            ];
            let _ = writer.write_record(cells.iter().map(|cell| harmless(cell)));
        }
    }
    let bytes = writer.into_inner().unwrap_or_default();
    [BYTE_ORDER_MARK, &String::from_utf8_lossy(&bytes)].concat()
}

/// Returns a text that no spreadsheet reads as a formula: a name may begin with `=`.
fn harmless(cell: &str) -> String {
    let is_formula = cell.starts_with(['=', '+', '-', '@', '\t', '\r']);
    if is_formula { ["'", cell].concat() } else { cell.to_owned() }
}
