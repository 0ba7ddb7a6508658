//! The view of a match. Barragoon has no secrets, so it is the same for all viewers.

use super::{
    board::{Board, Squares},
    config::Start,
    phase::Prompt,
    state::Barragoon,
    touch::Touched,
    turn::{Move, Placement, PlayedTurn},
};

/// A match at one moment.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct View {
    pub board: Board,
    /// Number of Barragoons in reserve.
    pub reserve: u8,
    pub prompt: Prompt,
    /// The current turn while placements are owed, else the last completed one.
    pub last: Option<PlayedTurn>,
    /// Number of completed turns since a piece was taken.
    pub quiet_turns: usize,
    /// The legal moves of the side to move, sorted; empty in all other phases.
    pub moves: Vec<Move>,
    /// The move that a refused draw forbids now (BG-5.4). It is not in `moves`.
    pub barred: Option<Move>,
    /// The placement that a refused draw forbids now (BG-5.4).
    pub barred_placement: Option<Placement>,
    /// The binding touches of this turn (BG-4.6). All `moves` comply with them.
    pub touched: Touched,
    /// Squares that would bind if touched now (BG-4.6).
    pub would_bind: Squares,
    /// Express levels of White and Brown (BG-6.1).
    pub express: [u8; 2],
    pub touch_move: bool,
    pub resign: bool,
    /// The start of the match.
    pub start: Start,
    /// The position at the beginning of the turn, as text for copying (BG-7.1).
    pub position_text: String,
}

impl View {
    /// Builds the view of a match.
    pub(super) fn of(game: &Barragoon) -> View {
        let moves = game.legal_moves();
        View {
            board: game.position.board.clone(),
            reserve: game.position.reserve,
            prompt: game.prompt(),
            last: game.last.clone(),
            quiet_turns: game.quiet_turns(),
            would_bind: game.would_bind(&moves),
            moves,
            barred: game.barred_move(),
            barred_placement: game.barred_placement(),
            touched: game.touched,
            express: game.express,
            touch_move: game.touch_move,
            resign: game.resign,
            start: game.start.clone(),
            position_text: game.turn_start.to_string(),
        }
    }
}
