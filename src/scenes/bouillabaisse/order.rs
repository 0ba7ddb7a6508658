//! The order in which a player sees their hand. The rules prescribe none.

use std::cmp::Reverse;

use crate::games::bouillabaisse::Card;

/// Automatic order of a hand.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Default)]
pub enum HandSort {
    /// By suit, each from the lowest card to the highest: the order of the view.
    #[default]
    Suit,
    /// From the highest rank to the lowest.
    Rank,
}

impl HandSort {
    pub fn other(self) -> HandSort {
        match self {
            HandSort::Suit => HandSort::Rank,
            HandSort::Rank => HandSort::Suit,
        }
    }
}

/// Returns the cards with their indices in `hand`, in display order. `own` is an order by hand: cards played since are
/// skipped, and it has no effect on another deal.
pub fn arranged(hand: &[Card], sort: HandSort, own: &[Card]) -> Vec<(usize, Card)> {
    let mut cards: Vec<(usize, Card)> = hand.iter().copied().enumerate().collect();
    let place = |card: &Card| own.iter().position(|one| one == card);
    if hand.iter().all(|card| place(card).is_some()) {
        cards.sort_by_key(|(_, card)| place(card));
    } else if sort == HandSort::Rank {
        cards.sort_by_key(|(index, card)| (Reverse(card.rank), *index));
    }
    cards
}

/// Returns the order by hand after moving `card` before the card displayed at `to`, or to the end.
pub fn moved(shown: &[(usize, Card)], card: Card, to: usize) -> Vec<Card> {
    let (before, after) = shown.split_at(to.min(shown.len()));
    let others = |cards: &[(usize, Card)]| {
        cards.iter().map(|(_, one)| *one).filter(|one| *one != card).collect::<Vec<_>>()
    };
    [others(before), vec![card], others(after)].concat()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn cards(text: &str) -> Vec<Card> {
        text.split_whitespace().map(|card| card.parse().unwrap()).collect()
    }

    fn shown(hand: &str, sort: HandSort, own: &str) -> String {
        let hand = cards(hand);
        let arranged = arranged(&hand, sort, &cards(own));
        assert!(arranged.iter().all(|(index, card)| hand[*index] == *card));
        arranged.iter().map(|(_, card)| card.to_string()).collect::<Vec<_>>().join(" ")
    }

    #[test]
    fn a_hand_is_shown_by_suit_by_rank_or_by_hand() {
        let hand = "2c Ac 7d Kd 7s";
        assert_eq!(shown(hand, HandSort::Suit, ""), hand);
        assert_eq!(shown(hand, HandSort::Rank, ""), "Ac Kd 7d 7s 2c");
        assert_eq!(shown(hand, HandSort::Rank, "7s 3h 2c Ac 7d Kd"), "7s 2c Ac 7d Kd", "a card was played");
        assert_eq!(shown(hand, HandSort::Suit, "7s 2c"), hand, "another deal");
    }

    #[test]
    fn a_card_is_put_before_another_or_at_the_end() {
        let hand = cards("2c 3c 4c 5c");
        let shown = arranged(&hand, HandSort::Suit, &[]);
        let put = |card: &str, to| moved(&shown, card.parse().unwrap(), to);
        assert_eq!(put("5c", 1), cards("2c 5c 3c 4c"));
        assert_eq!(put("2c", 3), cards("3c 4c 2c 5c"));
        assert_eq!(put("2c", 4), cards("3c 4c 5c 2c"));
        assert_eq!(put("3c", 1), hand);
    }
}
