//! The places at the table with their cards, and the viewer's hand.

use super::{
    menu::{Everything, Recipe, everything, recipes},
    sweep::Sweep,
};
use crate::{
    games::bouillabaisse::{Card, Scoring, Suit, View},
    kernel::Seat,
};

/// One place at the table.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Place {
    pub seat: Seat,
    /// Number of cards in hand.
    pub left: u8,
    /// The card played to the current trick.
    pub played: Option<Card>,
    pub turn: bool,
    pub dealer: bool,
    /// Whether they took the visible trick.
    pub took: bool,
    /// Points in this round so far, with their sign; `None` if the table hides them. A trick's points count once its
    /// cards have reached its winner.
    pub taken: Option<i32>,
    /// Points just gained by a trick.
    pub gain: Option<i32>,
    /// Points of all finished rounds; `None` before the end of the first.
    pub total: Option<i32>,
    /// Whether no player has fewer points, and some player has more.
    pub leads: bool,
    /// Suits that the player is known not to have.
    pub voids: Vec<Suit>,
}

/// A card in the viewer's hand.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Held {
    pub card: Card,
    /// Whether it may be played now.
    pub playable: bool,
    /// Whether it is lifted, to be played unless it is put back.
    pub lifted: bool,
}

#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Scene {
    pub round: u8,
    /// The menu card.
    pub recipes: Vec<Recipe>,
    pub everything: Option<Everything>,
    /// In the order of play, beginning with the seat at the near edge.
    pub places: Vec<Place>,
    /// Winner of the visible finished trick, and its points if visible.
    pub taken: Option<(Seat, Option<i32>)>,
    /// Whether this moment is hidden until the round is over (BO-5.2).
    pub out_of_sight: bool,
    pub hand: Vec<Held>,
    /// All hands, if the viewer may see them.
    pub open: Vec<Vec<Card>>,
    pub over: bool,
}

/// Returns the scene for the player with the device. `lifted` is the index of the lifted card, `near` the seat at the
/// near edge, and `sweep` the state of a finished trick.
pub fn scene(view: &View, lifted: Option<usize>, near: Seat, sweep: Sweep) -> Scene {
    let is_gone = sweep == Sweep::Gone;
    let taken = view.last_trick().filter(|_| view.trick.is_empty());
    // The report of a trick stays until the next card or the next round.
    let taken = taken.filter(|_| !is_gone || !view.tricks.is_empty());
    let lying = taken.filter(|_| !is_gone).map_or(&view.trick, |trick| &trick.cards);
    let most = view.totals.values().iter().max().copied();
    let least = view.totals.values().iter().min().copied();
    let counted = !view.finished.is_empty();
    let taken_by = taken.map(|trick| {
        // The last trick of a round stays until the next round begins.
        let last = view.tricks.is_empty() && !view.over();
        let scoring = Scoring::of(if last { view.round - 1 } else { view.round });
        (trick.winner, trick.taken.map(|taken| scoring.sign.apply(taken.worth())))
    });
    // The last trick of a round does not count in the next round.
    let brought = taken_by.filter(|_| !view.tricks.is_empty());
    let place = |seat: Seat| {
        let brought = brought.filter(|(winner, _)| *winner == seat).and_then(|(_, points)| points);
        let on_the_way =
            brought.filter(|_| matches!(sweep, Sweep::Resting | Sweep::Going)).unwrap_or_default();
        // After the last round no interim points are shown, since all or nothing may have changed their sign.
        let so_far = view.points.as_ref().filter(|_| !view.over()).and_then(|points| points.get(seat));
        let voids = view.voids.as_ref().filter(|_| !view.over()).and_then(|voids| voids.get(seat));
        Place {
            seat,
            left: view.counts.get(seat).copied().unwrap_or_default(),
            played: lying.iter().find(|played| played.by == seat).map(|played| played.card),
            turn: view.turn == Some(seat),
            dealer: view.dealer == Some(seat),
            took: taken_by.is_some_and(|(winner, _)| winner == seat),
            total: view.totals.get(seat).copied().filter(|_| counted),
            leads: counted && most != least && view.totals.get(seat).copied() == least,
            taken: so_far.map(|points| points - on_the_way),
            gain: brought.filter(|_| is_gone),
            voids: voids.cloned().unwrap_or_default(),
        }
    };
    let held = |(index, card): (usize, &Card)| Held {
        card: *card,
        playable: view.playable().contains(card),
        lifted: lifted == Some(index),
    };
    Scene {
        round: view.round,
        recipes: recipes(view),
        everything: everything(view),
        places: (0..view.seats).map(|step| place(near.after(step, view.seats))).collect(),
        taken: taken_by,
        out_of_sight: view.out_of_sight,
        hand: view.hand().iter().enumerate().map(held).collect(),
        open: view.disclosed.as_ref().map(|disclosed| disclosed.hands.clone().into()).unwrap_or_default(),
        over: view.over(),
    }
}
