//! The part of a playback that the controls read, and its events as they are heard.

use crate::{
    app::{I18n, game_ui::GameUi},
    table::{
        matches::Notices,
        playback::{Phase, Playback},
        report::{Observed, StepReport},
    },
};

/// The part of a playback that does not know the game.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct PlaybackState {
    pub phase: Phase,
    /// The number of public events that have not been shown.
    pub untold: usize,
    /// Everybody still looks: curtain and result wait.
    pub is_watched: bool,
    /// Bots may act.
    pub is_idle: bool,
}

impl PlaybackState {
    pub(super) fn of<E>(playback: &Playback<E>) -> PlaybackState {
        PlaybackState {
            phase: playback.phase(),
            untold: playback.untold(),
            is_watched: playback.is_watched(),
            is_idle: playback.is_idle(),
        }
    }
}

/// The events of the latest step as they are heard, where they are. `before`: the match before that step.
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
