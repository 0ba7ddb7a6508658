//! Why a step is not taken.

use crate::{
    app::{I18n, game_ui::GameUi, lexicon::say},
    kernel::Illegal,
    table::matches::PlayError,
};

pub fn play_error<G: GameUi>(i18n: I18n, error: &PlayError<G::Refusal>) -> String {
    match error {
        PlayError::Illegal(illegal) => illegal_step::<G>(i18n, illegal),
        PlayError::Ended => say!(i18n, refused_ended).to_owned(),
        PlayError::NothingToUndo => say!(i18n, refused_no_undo).to_owned(),
        PlayError::NeedsConsent => say!(i18n, consent_text).to_owned(),
        PlayError::NothingToRedo => say!(i18n, refused_no_redo).to_owned(),
        PlayError::CannotResign => say!(i18n, refused_resign).to_owned(),
        PlayError::CannotHand => say!(i18n, refused_hand).to_owned(),
    }
}

/// Why a step is not taken, or a match does not start.
pub fn illegal_step<G: GameUi>(i18n: I18n, illegal: &Illegal<G::Refusal>) -> String {
    match illegal {
        Illegal::SeatCount(_) => say!(i18n, refused_seats).to_owned(),
        Illegal::Over => say!(i18n, refused_ended).to_owned(),
        Illegal::NotYourTurn => say!(i18n, refused_turn).to_owned(),
        Illegal::NotDue => say!(i18n, refused_chance).to_owned(),
        Illegal::Rule(refusal) => G::refusal(i18n, refusal),
    }
}
