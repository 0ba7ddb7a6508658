//! Visibility of earlier tricks, also while looking back (BO-5.2). All players have seen every trick, but remembering
//! them is part of the game. Information that the table has chosen not to show is in no view before the round is over.

use std::ops::Range;

use super::{
    config::{Config, Help},
    state::Bouillabaisse,
    view::View,
};
use crate::kernel::{Game, PerSeat, Seat, Viewer};

/// Returns the view of an earlier moment, as far as it is still visible now.
pub(super) fn look_back(now: &Bouillabaisse, then: &Bouillabaisse, viewer: Viewer) -> View {
    let gone = now.tricks_out_of_sight();
    if now.may_disclose(then) {
        return View::of(then, Viewer::Omniscient);
    }
    let Some(round) = then.round_in_play().filter(|_| viewer != Viewer::Omniscient && gone > 0) else {
        return View::of(then, viewer);
    };
    if round.tricks.len() < gone {
        return out_of_sight(then);
    }
    let mut view = View::of(then, viewer);
    // When the last trick began, the one before it was still visible.
    view.tricks.drain(..gone.saturating_sub(view.gone).min(view.tricks.len()));
    view.gone = view.gone.max(gone);
    view
}

/// Returns the view of a hidden moment. Even the cards of its current trick are left out: they would tell who led, and
/// so who won the trick before.
fn out_of_sight(then: &Bouillabaisse) -> View {
    let left = then.hands().values().iter().map(Vec::len).max().unwrap_or_default() as u8;
    View {
        turn: None,
        counts: PerSeat::filled(then.seats, left),
        trick: Vec::new(),
        tricks: Vec::new(),
        gone: 0,
        points: None,
        voids: None,
        out_of_sight: true,
        ..View::of(then, Viewer::Public)
    }
}

/// Returns the steps of the tricks that are no longer visible.
pub(super) fn forgotten(game: &Bouillabaisse) -> Range<usize> {
    let seats = usize::from(game.seats);
    let played: usize = game.finished.iter().map(|round| round.tricks.len() * seats).sum();
    // Before the first of these tricks, chance has drawn the dealer and the costs, and has dealt each round.
    let start = 1 + game.costs_drawn() + game.finished.len() + 1 + played;
    start..start + game.tricks_out_of_sight() * seats
}

/// Returns the view of a player who remembers everything, of this round and of earlier ones.
pub(super) fn remembered(game: &Bouillabaisse, seat: Seat) -> View {
    let config = Config { help: Help::Open, ..game.config.clone() };
    View::of(&Bouillabaisse { config, ..game.clone() }, Viewer::Seat(seat))
}
