//! Short names of the wrecks' actions, for tables and fields.

use crate::{
    app::i18n::{Language, Text, barrakuda as key},
    games::barrakuda::{LairEffect, WreckAction},
};

/// The name of a kind of action, without its amount.
pub(super) fn kind(language: &Language, kind: WreckAction) -> String {
    match kind {
        WreckAction::Gold(_) => language.say(key::kind_gold),
        WreckAction::TakeBack(_) => language.say(key::kind_back),
        other => action(language, other),
    }
}

/// The name of an action.
pub(super) fn action(language: &Language, action: WreckAction) -> String {
    match action {
        WreckAction::Nothing => language.say(key::r_card_nothing),
        WreckAction::Gold(n) => language.say(key::RCardGold { n }),
        WreckAction::TakeBack(n) => language.say(key::RCardBack { n }),
        WreckAction::RegainOrStrip => language.say(key::r_card_regain),
        WreckAction::BankSeven => language.say(key::r_card_bank_seven),
        WreckAction::BankAll => language.say(key::r_card_bank_all),
        WreckAction::Pocket => language.say(key::r_card_pocket),
        WreckAction::Protected => language.say(key::r_card_protected),
    }
}

/// The name of the Barracuda's effect where it stops.
pub(super) fn stop(stop: LairEffect) -> Text {
    match stop {
        LairEffect::Nothing => key::r_card_nothing,
        LairEffect::Regain => key::r_card_all_regain,
        LairEffect::Fling => key::r_card_fling,
    }
}
