//! What went wrong, in words: one message for each cause, and never a lost match.

use super::{
    I18n,
    game_ui::GameUi,
    games,
    lexicon::{fill, say, size},
};
use crate::kernel::Illegal;
use crate::saves::{
    import::{ImportError, MAX_BYTES},
    save::{LoadError, SaveError},
    store::StoreError,
};
use crate::table::{json::JsonFault, matches::PlayError};

pub fn store_error(i18n: I18n, error: &StoreError) -> String {
    match error {
        StoreError::Blocked => say!(i18n, store_blocked).to_owned(),
        StoreError::Full => say!(i18n, store_full).to_owned(),
        StoreError::Lost => say!(i18n, store_lost).to_owned(),
        StoreError::Other(what) => fill(say!(i18n, store_other), &[("what", what)]),
    }
}

pub fn save_error(i18n: I18n, error: &SaveError) -> String {
    match error {
        SaveError::Store(error) => store_error(i18n, error),
        SaveError::NewerSchema { .. } => say!(i18n, save_newer).to_owned(),
        SaveError::BadId => fill(say!(i18n, store_other), &[("what", &error.to_string())]),
    }
}

fn json_fault(i18n: I18n, fault: JsonFault) -> String {
    match fault {
        JsonFault::Broken { line, .. } => fill(say!(i18n, load_broken_json), &[("n", &line.to_string())]),
        JsonFault::Truncated => say!(i18n, load_truncated).to_owned(),
    }
}

pub fn load_error(i18n: I18n, error: &LoadError) -> String {
    match error {
        LoadError::Store(error) => store_error(i18n, error),
        LoadError::Missing => say!(i18n, load_missing).to_owned(),
        LoadError::NotASave => say!(i18n, load_not_a_save).to_owned(),
        LoadError::Json(fault) => json_fault(i18n, *fault),
        LoadError::BadChecksum => say!(i18n, load_checksum).to_owned(),
        LoadError::NewerSchema { .. } => say!(i18n, load_newer).to_owned(),
        LoadError::OldSchema { .. } => say!(i18n, load_old).to_owned(),
        LoadError::UnknownGame { slug } => fill(say!(i18n, load_unknown_game), &[("game", slug)]),
        LoadError::OtherRules { .. } => say!(i18n, load_other_rules).to_owned(),
        LoadError::BadHeader { .. } | LoadError::CannotStart { .. } => say!(i18n, load_bad_header).to_owned(),
        LoadError::BadEntry { index, .. } => {
            fill(say!(i18n, load_bad_entry), &[("n", &(index + 1).to_string())])
        }
        LoadError::IllegalStep { index, reason } => {
            let gaps = [("n", &*(index + 1).to_string()), ("why", &*games::cause(i18n, reason))];
            fill(say!(i18n, load_illegal_step), &gaps)
        }
    }
}

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

pub fn import_error(i18n: I18n, error: &ImportError) -> String {
    match error {
        ImportError::TooLong { bytes } => {
            let gaps = [("size", &*size(i18n, *bytes)), ("most", &*size(i18n, MAX_BYTES))];
            fill(say!(i18n, import_too_long), &gaps)
        }
        ImportError::Empty => say!(i18n, import_empty).to_owned(),
        ImportError::Json(fault) => json_fault(i18n, *fault),
        ImportError::NotOurs => say!(i18n, import_not_ours).to_owned(),
        ImportError::NewerSchema { .. } => say!(i18n, load_newer).to_owned(),
        ImportError::Store(error) => store_error(i18n, error),
    }
}
