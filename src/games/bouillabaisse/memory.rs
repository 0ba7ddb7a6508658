//! What is in sight of the tricks that were played, in looking back too (BO-5.2). All have seen every trick: whether they
//! remember it is a part of the game, and what the table does not want to be told of is not in a view before the round
//! is over.

use std::ops::Range;

use super::{
    config::{Config, Help},
    state::Bouillabaisse,
    view::View,
};
use crate::kernel::{Game, PerSeat, Seat, Viewer};

/// What is still in sight now of an earlier moment.
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
    // When the last trick began, the one before it lay there.
    view.tricks.drain(..gone.saturating_sub(view.gone).min(view.tricks.len()));
    view.gone = view.gone.max(gone);
    view
}

/// The view of a moment out of sight: it tells nothing but the trick. Who had already played to it would tell who led,
/// and so who had won the one before.
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

/// The steps with which the tricks were played that are no longer in sight.
pub(super) fn forgotten(game: &Bouillabaisse) -> Range<usize> {
    let seats = usize::from(game.seats);
    let played: usize = game.finished.iter().map(|round| round.tricks.len() * seats).sum();
    // Before the first of them chance has found a dealer and what costs, and dealt each round.
    let start = 1 + game.costs_drawn() + game.finished.len() + 1 + played;
    start..start + game.tricks_out_of_sight() * seats
}

/// What somebody remembers who has seen it all, of this round and of those before.
pub(super) fn remembered(game: &Bouillabaisse, seat: Seat) -> View {
    let config = Config { help: Help::Open, ..game.config.clone() };
    View::of(&Bouillabaisse { config, ..game.clone() }, Viewer::Seat(seat))
}
