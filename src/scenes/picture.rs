//! Layout of a picture to share: line breaks, rows, columns and heights. All lengths are in pixels. A measure returns the
//! width of a text, as the canvas draws it.

use unicode_segmentation::UnicodeSegmentation;

/// Width of every picture.
pub const WIDTH: f64 = 1200.0;
/// Distance of cards and objects from the left and right edges.
pub const EDGE: f64 = 50.0;
/// Distance of free text from the left and right edges.
pub const INDENT: f64 = 70.0;
/// Height of a player's card, without the gap below it.
pub const CARD: f64 = 112.0;
/// Left edge of the second column of a row.
pub const COLUMN: f64 = 420.0;
/// Height of the two lines of text below an object.
pub const CAPTION: f64 = 80.0;

/// Most lines of the title, of the text below it, and of a row.
pub const MOST_TITLE: usize = 2;
pub const MOST_LEAD: usize = 3;
pub const MOST_ROW: usize = 3;

/// Most players, rows and objects to put on one picture. Together they fill no more than [`MOST_AREA`].
pub const MOST_CARDS: usize = 24;
pub const MOST_ROWS: usize = 40;
pub const MOST_EXHIBITS: usize = 24;

/// Number of pixels that every supported browser can draw: the limit of older iPhones.
pub const MOST_AREA: f64 = 16_777_216.0;

/// Baseline of the first line of the title.
const TOP: f64 = 130.0;
/// Distances of baselines.
const TITLE_LINE: f64 = 84.0;
const LEAD_LINE: f64 = 48.0;
const ROW_LINE: f64 = 44.0;

/// Gaps between parts, rows and objects.
const PART_GAP: f64 = 44.0;
const ROW_GAP: f64 = 16.0;
const CARD_GAP: f64 = 18.0;
const SQUARE_GAP: f64 = 25.0;

/// Height of the space for the foot.
const FOOT: f64 = 110.0;

/// A square: left edge, top edge and side.
pub type Square = [f64; 3];

/// Numbers of things on a picture, from top to bottom.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Contents {
    /// Lines of the title, and of the text below it.
    pub title: usize,
    pub lead: usize,
    /// Players, one card each.
    pub cards: usize,
    /// Lines of each row below the second heading. Without rows there is no heading.
    pub rows: Vec<usize>,
    pub exhibits: usize,
}

/// Places of things on a picture.
#[derive(Clone, PartialEq, Debug)]
pub struct Layout {
    /// Baselines of the lines of the title, and of the text below it.
    pub title: Vec<f64>,
    pub lead: Vec<f64>,
    /// Top edges of the cards.
    pub cards: Vec<f64>,
    /// Baseline of the second heading.
    pub heading: f64,
    /// Baselines of the lines of each row.
    pub rows: Vec<Vec<f64>>,
    /// Squares for the objects; their text stands below.
    pub exhibits: Vec<Square>,
    /// Baseline of the foot.
    pub foot: f64,
    /// Height of the whole picture.
    pub height: f64,
}

impl Layout {
    pub fn new(contents: &Contents) -> Layout {
        // Top edge of the next part.
        let mut top = TOP - TITLE_LINE;
        let title = lines(&mut top, contents.title, TITLE_LINE);
        top += LEAD_LINE / 2.0;
        let lead = lines(&mut top, contents.lead, LEAD_LINE);
        top += PART_GAP;
        let cards: Vec<f64> = (0..contents.cards).map(|n| top + (CARD + CARD_GAP) * n as f64).collect();
        top += (CARD + CARD_GAP) * contents.cards as f64;
        let mut heading = top;
        let mut rows = Vec::new();
        if !contents.rows.is_empty() {
            heading += PART_GAP;
            top = heading + ROW_GAP;
            for count in &contents.rows {
                rows.push(lines(&mut top, *count, ROW_LINE));
                top += ROW_GAP;
            }
            top += PART_GAP;
        }
        let exhibits = squares(&mut top, contents.exhibits);
        let height = top + FOOT;
        Layout { title, lead, cards, heading, rows, exhibits, foot: height - 42.0, height }
    }
}

/// Returns the baselines of lines of text, and moves `top` below them.
fn lines(top: &mut f64, count: usize, height: f64) -> Vec<f64> {
    let baselines = (1..=count).map(|n| *top + height * n as f64).collect();
    *top += height * count as f64;
    baselines
}

/// Number of objects in a full row: small squares hold as many as a large group needs.
fn columns(count: usize) -> usize {
    if count > 9 { 4 } else { 3 }
}

/// Returns a square for each object, in rows. A row that is not full is centred. Moves `top` below them.
fn squares(top: &mut f64, count: usize) -> Vec<Square> {
    let columns = columns(count);
    let side = (WIDTH - 2.0 * EDGE - SQUARE_GAP * (columns - 1) as f64) / columns as f64;
    let (right, down) = (side + SQUARE_GAP, side + CAPTION + SQUARE_GAP);
    let square = |n: usize| {
        let row = n / columns;
        let in_row = columns.min(count - row * columns) as f64;
        let first = (WIDTH - in_row * right + SQUARE_GAP) / 2.0;
        [first + right * (n % columns) as f64, *top + down * row as f64, side]
    };
    let squares = (0..count).map(square).collect();
    *top += down * count.div_ceil(columns) as f64;
    squares
}

/// Breaks a text into lines that are no wider than `width`. A word wider than a line is broken too. Of more than `most`
/// lines the last one ends with "…".
pub fn wrapped(text: &str, width: f64, most: usize, measure: impl Fn(&str) -> f64) -> Vec<String> {
    let fits = |line: &str| measure(line) <= width;
    let mut lines: Vec<String> = Vec::new();
    // A no-break space does not end a word.
    for word in text.split(' ').filter(|word| !word.is_empty()) {
        if let Some(last) = lines.last_mut() {
            let longer = [last.as_str(), word].join(" ");
            if fits(&longer) {
                *last = longer;
                continue;
            }
        }
        lines.extend(pieces(word, fits));
    }
    if lines.len() > most {
        lines.truncate(most);
        if let Some(last) = lines.last_mut() {
            *last = shortened(last, fits);
        }
    }
    lines
}

/// Breaks a word into pieces that fit.
fn pieces(word: &str, fits: impl Fn(&str) -> bool) -> Vec<String> {
    let mut pieces = vec![String::new()];
    for letter in word.graphemes(true) {
        match pieces.last_mut() {
            Some(last) if last.is_empty() || fits(&[last.as_str(), letter].concat()) => last.push_str(letter),
            _ => pieces.push(letter.to_owned()),
        }
    }
    pieces
}

/// Returns the beginning of a line, with "…" at its end, so that it fits.
fn shortened(line: &str, fits: impl Fn(&str) -> bool) -> String {
    let mut letters: Vec<&str> = line.graphemes(true).collect();
    loop {
        let start = letters.concat();
        let cut = [start.trim_end_matches([' ', ',', ';']), "…"].concat();
        if letters.pop().is_none() || fits(&cut) {
            return cut;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A measure in which every letter is 20 pixels wide.
    fn measure(text: &str) -> f64 {
        20.0 * text.graphemes(true).count() as f64
    }

    #[test]
    fn text_is_broken_between_words_and_cut_after_the_last_line() {
        assert_eq!(wrapped("", 200.0, 3, measure), Vec::<String>::new());
        assert_eq!(wrapped("Ada wins", 200.0, 3, measure), ["Ada wins"]);
        assert_eq!(wrapped("Ada, Ben and Zoé win", 200.0, 3, measure), ["Ada, Ben", "and Zoé", "win"]);
        assert_eq!(wrapped("Ada, Ben, Zoé, Ida", 200.0, 1, measure), ["Ada, Ben…"]);
        // A default name stays in one line.
        assert_eq!(wrapped("It is Player\u{a0}3", 200.0, 3, measure), ["It is", "Player\u{a0}3"]);
    }

    #[test]
    fn long_words_are_broken_between_letters() {
        assert_eq!(wrapped("WWWWWWWWWWWW!", 120.0, 3, measure), ["WWWWWW", "WWWWWW", "!"]);
        // An accent, and the tones of a family, stay with their letter.
        let family = "👩🏽\u{200d}👩🏽\u{200d}👧🏽";
        let word = [family, "e\u{301}", family].concat();
        assert_eq!(wrapped(&word, 40.0, 3, measure), [[family, "e\u{301}"].concat(), family.to_owned()]);
    }

    #[test]
    fn names_from_right_to_left_keep_their_letters() {
        let name = "\u{2068}דנה הלוי\u{2069}";
        let text = format!("{name}, Ben, {name}");
        let lines = wrapped(&text, 200.0, 9, measure);
        assert!(lines.iter().all(|line| measure(line) <= 200.0), "{lines:?}");
        assert_eq!(lines.join(" "), text);
    }

    /// Returns the vertical extents of all parts, from top to bottom.
    fn parts(layout: &Layout) -> Vec<(f64, f64)> {
        let mut parts: Vec<(f64, f64)> = Vec::new();
        parts.extend(layout.title.iter().map(|line| (line - 60.0, line + 16.0)));
        parts.extend(layout.lead.iter().map(|line| (line - 30.0, line + 8.0)));
        parts.extend(layout.cards.iter().map(|top| (*top, top + CARD)));
        if !layout.rows.is_empty() {
            parts.push((layout.heading - 34.0, layout.heading + 10.0));
        }
        parts.extend(layout.rows.iter().flatten().map(|line| (line - 28.0, line + 8.0)));
        let mut tiles: Vec<(f64, f64)> =
            layout.exhibits.iter().map(|[_, top, side]| (*top, top + side + CAPTION)).collect();
        tiles.dedup();
        parts.extend(tiles);
        parts.push((layout.foot - 26.0, layout.foot + 8.0));
        parts
    }

    #[test]
    fn no_part_covers_another() {
        for cards in [0, 2, 12, MOST_CARDS] {
            for rows in [vec![], vec![1], vec![1, MOST_ROW, 2]] {
                for exhibits in [0, 1, 9, 10, MOST_EXHIBITS] {
                    let contents = Contents { title: 2, lead: 3, cards, rows: rows.clone(), exhibits };
                    let layout = Layout::new(&contents);
                    for pair in parts(&layout).windows(2) {
                        assert!(pair[0].1 <= pair[1].0, "{contents:?}: {pair:?}");
                    }
                    assert!(layout.foot + 8.0 < layout.height);
                }
            }
        }
    }

    #[test]
    fn objects_stay_between_the_edges_and_apart() {
        for count in 0..=40 {
            let contents = Contents { title: 1, exhibits: count, ..Contents::default() };
            let layout = Layout::new(&contents);
            assert_eq!(layout.exhibits.len(), count);
            for [left, _, side] in &layout.exhibits {
                assert!(*left >= EDGE - 0.01 && left + side <= WIDTH - EDGE + 0.01, "{left} of {count}");
            }
            for pair in layout.exhibits.windows(2) {
                let is_beside = pair[0][1] == pair[1][1] && pair[0][0] + pair[0][2] < pair[1][0];
                assert!(is_beside || pair[0][1] + pair[0][2] + CAPTION < pair[1][1], "{pair:?}");
            }
        }
    }

    #[test]
    fn the_fullest_picture_can_be_drawn() {
        let contents = Contents {
            title: MOST_TITLE,
            lead: MOST_LEAD,
            cards: MOST_CARDS,
            rows: vec![MOST_ROW; MOST_ROWS],
            exhibits: MOST_EXHIBITS,
        };
        let area = WIDTH * Layout::new(&contents).height;
        assert!(area <= MOST_AREA, "{area}");
    }
}
