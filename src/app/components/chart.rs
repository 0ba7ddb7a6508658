//! What each player had, from round to round, as lines.

use super::icon;
use crate::{
    app::dom::{El, Text, el},
    table::player::Player,
};

const WIDE: i32 = 300;
const TALL: i32 = 140;
const EDGE: i32 = 10;

/// A line for each player, of at least one value, with their symbol at its end. The highest and the lowest value are
/// written beside them as `say` has it; `caption` says what it shows. For whoever listens the numbers must stand
/// elsewhere.
pub fn chart(
    players: &[Player],
    lines: &[Vec<i32>],
    say: &dyn Fn(i32) -> String,
    caption: impl Into<Text>,
) -> El {
    let low = lines.iter().flatten().copied().min().unwrap_or_default().min(0);
    let high = lines.iter().flatten().copied().max().unwrap_or_default().max(low + 1);
    let last = lines.first().map_or(1, |line| line.len().saturating_sub(1)).max(1);
    let at = |round: usize, value: i32| {
        let x = EDGE + (WIDE - 2 * EDGE) * round as i32 / last as i32;
        let y = TALL - EDGE - (TALL - 2 * EDGE) * (value - low) / (high - low);
        [x.to_string(), ",".to_owned(), y.to_string()].concat()
    };
    let mut out =
        String::from("<svg class='chart' viewBox='0 0 300 140' aria-hidden='true' focusable='false'>");
    out += &["<path class='chart-zero' d='M", &at(0, 0), "L", &at(last, 0), "'/>"].concat();
    for value in [low, high] {
        let y = if value == low { TALL - 2 } else { EDGE - 2 };
        out +=
            &["<text class='chart-value' x='2' y='", &y.to_string(), "'>", &say(value), "</text>"].concat();
    }
    for (player, line) in players.iter().zip(lines) {
        let points: Vec<String> = line.iter().enumerate().map(|(round, value)| at(round, *value)).collect();
        let colour = player.colour.to_string();
        out +=
            &["<polyline class='chart-line' data-colour='", &colour, "' points='", &points.join(" "), "'/>"]
                .concat();
        if let Some(end) = points.last().and_then(|end| end.split_once(',')) {
            let symbol = (player.symbol % icon::SYMBOLS).to_string();
            let parts = [
                "<svg class='chart-end' data-colour='",
                &colour,
                "' x='",
                end.0,
                "' y='",
                end.1,
                "' width='14' height='14' viewBox='0 0 24 24' overflow='visible'><use href='#s-",
                &symbol,
                "' x='-12' y='-12' width='24' height='24'/></svg>",
            ];
            out += &parts.concat();
        }
    }
    el("figure.chart-figure").child(el("div").html(out + "</svg>")).child(el("figcaption.hint").text(caption))
}
