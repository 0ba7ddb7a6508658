//! Why a step is refused.

use crate::{
    app::{
        I18n,
        game_ui::GameUi,
        i18n::{common, rules::RuleCitation},
        refusal_message::RefusalMessage,
    },
    kernel::Illegal,
    table::matches::PlayError,
};

pub fn play_error<G: GameUi>(i18n: I18n, error: &PlayError<G::Refusal>) -> String {
    match error {
        PlayError::Illegal(illegal) => illegal_step::<G>(i18n, illegal),
        PlayError::Ended => i18n.say(common::refused_ended),
        PlayError::NothingToUndo => i18n.say(common::refused_no_undo),
        PlayError::NeedsConsent => i18n.say(common::consent_text),
        PlayError::NothingToRedo => i18n.say(common::refused_no_redo),
        PlayError::CannotResign => i18n.say(common::refused_resign),
        PlayError::CannotHand => i18n.say(common::refused_hand),
        PlayError::CannotAsk => i18n.say(common::refused_hint),
    }
}

/// The refusal of a step in words, with its rule.
pub fn play_refusal<G: GameUi>(i18n: I18n, error: &PlayError<G::Refusal>) -> RefusalMessage {
    let rule = match error {
        PlayError::Illegal(illegal) => rule_of::<G>(illegal),
        _ => None,
    };
    RefusalMessage { words: play_error::<G>(i18n, error), rule }
}

/// The refusal to start a match in words, with its rule.
pub fn illegal_refusal<G: GameUi>(i18n: I18n, illegal: &Illegal<G::Refusal>) -> RefusalMessage {
    RefusalMessage { words: illegal_step::<G>(i18n, illegal), rule: rule_of::<G>(illegal) }
}

fn rule_of<G: GameUi>(illegal: &Illegal<G::Refusal>) -> Option<RuleCitation> {
    let Illegal::Rule(refusal) = illegal else { return None };
    G::rule(refusal)
}

fn illegal_step<G: GameUi>(i18n: I18n, illegal: &Illegal<G::Refusal>) -> String {
    match illegal {
        Illegal::SeatCount(_) => i18n.say(common::refused_seats),
        Illegal::Over => i18n.say(common::refused_ended),
        Illegal::NotYourTurn => i18n.say(common::refused_turn),
        Illegal::NotDue => i18n.say(common::refused_chance),
        Illegal::Rule(refusal) => G::refusal(&i18n.language(), refusal),
    }
}
