use bar_a_jeux::games::barragoon::{Action, Barragoon, Cell, Move};

use super::Habit;

pub(crate) const ALL: &[Habit<Barragoon>] =
    &[Habit { name: "greedy", likes: |game, _, action| greed(game, *action) }];

/// The value of the piece that an action takes.
fn greed(game: &Barragoon, action: Action) -> i32 {
    let Action::Move(Move { to, .. }) = action else { return 0 };
    match game.position().board()[to] {
        Cell::Piece(piece) => i32::from(piece.value.full()),
        _ => 0,
    }
}
