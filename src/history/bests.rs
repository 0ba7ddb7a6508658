//! Personal bests and scores: which number of a game's tally counts, and whether more of it is better.

use super::{
    bg_stats::Scoring,
    people::{GameFigures, Played},
};
use crate::{
    games::{
        barbarossa::Barbarossa, barracuda::Barracuda, barragoon::Barragoon, barrakuda::Barrakuda,
        bouillabaisse::Bouillabaisse,
    },
    kernel::Game,
};

/// Returns the match with the person's best tally; `None` if no tally is known. Of equal ones the earliest.
///
/// Bouillabaisse compares points (fewest), Barracuda money, Barbarossa arrows, Barrakuda gold, Barragoon the pieces left
/// after a win.
pub fn best(figures: &GameFigures) -> Option<&Played> {
    let merit = |played: &Played| {
        let number = |index: usize| played.tally.get(index).copied();
        match &*figures.game {
            Bouillabaisse::SLUG => number(0).map(|points| -points),
            Barracuda::SLUG | Barbarossa::SLUG => number(1),
            Barrakuda::SLUG => number(0),
            Barragoon::SLUG => number(0).filter(|_| played.won),
            _ => None,
        }
    };
    let mut best: Option<(i32, &Played)> = None;
    for played in &figures.played {
        if let Some(merit) = merit(played).filter(|merit| best.is_none_or(|(most, _)| *merit > most)) {
            best = Some((merit, played));
        }
    }
    best.map(|(_, played)| played)
}

/// Returns how a game counts for BG Stats. A game that is not known has no points.
pub fn scoring<'a>(game: &str, title: &'a str) -> Scoring<'a> {
    let (score, highest_wins) = match game {
        Bouillabaisse::SLUG => (Some(0), false),
        Barracuda::SLUG | Barbarossa::SLUG | Barrakuda::SLUG => (Some(0), true),
        _ => (None, true),
    };
    Scoring { title, score, highest_wins }
}
