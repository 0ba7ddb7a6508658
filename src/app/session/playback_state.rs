//! The state of a playback without its game, and spoken accounts of events.

use crate::{
    app::{I18n, game_ui::GameUi},
    table::{
        matches::Notices,
        playback::{Phase, Playback},
        report::{Observed, StepReport},
    },
};

/// The state of a playback without its game.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct PlaybackState {
    pub phase: Phase,
    /// The number of public events not shown yet.
    pub unshown: usize,
    /// Whether all players still look, so that curtain and result wait.
    pub is_watched: bool,
    /// Whether bots may act.
    pub is_idle: bool,
}

impl PlaybackState {
    pub(super) fn of<E>(playback: &Playback<E>) -> PlaybackState {
        PlaybackState {
            phase: playback.phase(),
            unshown: playback.unshown(),
            is_watched: playback.is_watched(),
            is_idle: playback.is_idle(),
        }
    }
}

/// The spoken account of the latest step's events, if the game has one. `before`: the match before that step.
pub(super) fn heard<G: GameUi>(
    i18n: I18n,
    before: &Observed<G>,
    after: &Observed<G>,
    notices: &Notices<G>,
) -> Option<String> {
    let step = after.steps().get(before.steps().len())?;
    let report = StepReport::of(before, step, after, notices);
    G::heard(&i18n.language_untracked(), &after.header().names(), &report)
}
