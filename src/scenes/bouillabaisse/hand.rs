//! The fan of a hand: its rows, and the size and overlap of its cards.

use crate::games::bouillabaisse::{PlayedCard, View};

/// Height of a card by its width.
const SHAPE: f64 = 1.5;
/// Part of a card's height that stays in sight above the next row: its index and the suit below that.
const INDEX_HEIGHT: f64 = 0.5;
/// Part of a card's width that its index takes.
const INDEX_WIDTH: f64 = 0.4;
/// Distance by which a lifted card is raised, in CSS pixels.
const LIFT: f64 = 14.0;
/// Widths of a card in CSS pixels.
const LARGEST: f64 = 104.0;
const LEAST: f64 = 48.0;
/// Width of a card's strip that a finger hits, in CSS pixels.
const FINGER: f64 = 24.0;
/// The narrowest strip that shows an index. Narrower ones make another row.
const NARROWEST: f64 = 20.0;
/// The most rows.
const ROWS: u8 = 4;
/// Tolerance of comparisons.
const ROUNDING: f64 = 1e-9;
/// Distance between cards that do not overlap, in CSS pixels.
const GAP: f64 = 3.0;

/// Returns whether the viewer still holds all cards dealt in this round.
pub fn is_fresh(view: &View) -> bool {
    dealt(view) == view.hand().len()
}

/// Returns the number of cards that the viewer was dealt in this round.
pub fn dealt(view: &View) -> usize {
    let played = |card: &PlayedCard| view.own() == Some(card.by);
    view.hand().len() + view.gone + view.tricks.len() + usize::from(view.trick.iter().any(played))
}

/// The place of a hand, in CSS pixels.
#[derive(Copy, Clone, PartialEq, Debug)]
pub struct HandArea {
    pub width: f64,
    pub height: f64,
}

/// Layout of a hand in its area. Lengths are in CSS pixels.
#[derive(Copy, Clone, PartialEq, Debug)]
pub struct Fan {
    pub rows: u8,
    /// Cards in a full row.
    pub across: u8,
    /// Width of a card.
    pub card: f64,
    /// Distance between the left edges of neighbours.
    pub strip: f64,
}

impl Fan {
    /// Returns the fan of `held` cards where `dealt` were dealt. The size of a card follows from `dealt`, so it stays
    /// the same until the next round.
    pub fn new(area: HandArea, dealt: u8, held: u8) -> Fan {
        let (mut rows, mut card) = (0, 0.0);
        while rows < ROWS && (rows == 0 || !shows_index(area, across(dealt, rows), card)) {
            rows += 1;
            card = card_width(area, across(dealt, rows), rows);
        }
        // A smaller hand uses only the rows that it still needs.
        let fits = |rows: &u8| shows_index(area, across(held, *rows), card);
        let rows = (1..rows).find(fits).unwrap_or(rows);
        let across = across(held, rows);
        Fan { rows, across, card, strip: strip(area, across, card).min(card + GAP) }
    }

    /// Height with a lifted card.
    pub fn height(self) -> f64 {
        LIFT + self.card * height_in_widths(self.rows)
    }

    /// Width of a full row.
    pub fn width(self) -> f64 {
        self.card + self.strip * f64::from(self.across.saturating_sub(1))
    }

    /// Visible height of a card: all of it, or the part above the next row.
    pub fn step(self) -> f64 {
        self.card * SHAPE * if self.rows == 1 { 1.0 } else { INDEX_HEIGHT }
    }
}

/// Returns the number of cards in the longest row.
fn across(cards: u8, rows: u8) -> u8 {
    cards.div_ceil(rows).max(1)
}

/// Returns the width of the largest card that leaves each card in its row a strip for its index and for a finger.
fn card_width(area: HandArea, across: u8, rows: u8) -> f64 {
    let highest = ((area.height - LIFT) / height_in_widths(rows)).clamp(0.0, LARGEST);
    let strips = f64::from(across - 1);
    let widest = (area.width - FINGER * strips).min(area.width / (1.0 + INDEX_WIDTH * strips));
    highest.min(widest.max(LEAST))
}

/// Returns the widest strip of a row.
fn strip(area: HandArea, across: u8, card: f64) -> f64 {
    if across < 2 { area.width } else { (area.width - card) / f64::from(across - 1) }
}

/// Returns whether the strips of a row are wide enough for an index.
fn shows_index(area: HandArea, across: u8, card: f64) -> bool {
    strip(area, across, card) >= NARROWEST.max(INDEX_WIDTH * card) - ROUNDING
}

/// Returns the height of this number of rows, in widths of a card.
fn height_in_widths(rows: u8) -> f64 {
    SHAPE * (1.0 + INDEX_HEIGHT * f64::from(rows.saturating_sub(1)))
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Returns areas of hands from a phone 320 px wide to a computer.
    fn areas() -> impl Iterator<Item = HandArea> {
        let widths = (290..=1000).step_by(10);
        widths.flat_map(|width| {
            (120..=320).step_by(20).map(move |height| HandArea { width: width.into(), height: height.into() })
        })
    }

    /// Calls `check` with the fan of each hand of up to `most` cards, in each area.
    fn for_all(most: u8, check: impl Fn(HandArea, u8, u8, Fan)) {
        for area in areas() {
            for dealt in 1..=most {
                (1..=dealt).for_each(|held| check(area, dealt, held, Fan::new(area, dealt, held)));
            }
        }
    }

    #[test]
    fn a_hand_stays_in_its_area() {
        for_all(52, |area, dealt, held, fan| {
            assert!(fan.width() <= area.width + ROUNDING, "{held} of {dealt} cards in {area:?}: {fan:?}");
            assert!(fan.height() <= area.height + ROUNDING, "{held} of {dealt} cards in {area:?}: {fan:?}");
            assert!(fan.rows * fan.across >= held, "{held} of {dealt} cards in {area:?}: {fan:?}");
        });
    }

    #[test]
    fn each_card_shows_its_index() {
        for_all(26, |area, dealt, held, fan| {
            assert!(fan.rows <= 2, "{held} of {dealt} cards in {area:?}: {fan:?}");
            assert!(fan.strip >= NARROWEST, "{held} of {dealt} cards in {area:?}: {fan:?}");
            assert!(
                fan.strip >= INDEX_WIDTH * fan.card - ROUNDING,
                "{held} of {dealt} cards in {area:?}: {fan:?}"
            );
            assert!(fan.card >= 40.0, "{held} of {dealt} cards in {area:?}: {fan:?}");
        });
    }

    #[test]
    fn cards_keep_their_size_as_the_hand_shrinks() {
        for_all(26, |area, dealt, held, fan| {
            let whole = Fan::new(area, dealt, dealt);
            assert_eq!(fan.card, whole.card, "{held} of {dealt} cards in {area:?}");
            assert!(fan.rows <= whole.rows, "{held} of {dealt} cards in {area:?}");
        });
    }

    #[test]
    fn usual_hands_lie_in_one_row() {
        let phone = HandArea { width: 344.0, height: 130.0 };
        let rows = [5, 10, 13, 17, 26].map(|cards| Fan::new(phone, cards, cards).rows);
        assert_eq!(rows, [1, 1, 1, 2, 2]);
        let table = HandArea { width: 890.0, height: 140.0 };
        assert_eq!(Fan::new(table, 26, 26).rows, 1);
        let thirteen = Fan::new(phone, 13, 13);
        assert!(thirteen.strip >= FINGER);
        assert_eq!(thirteen.step(), SHAPE * thirteen.card, "all of a card can be tapped");
    }
}
