//! What the actions of wrecks are called, as short as can be: in tables and in fields.

use crate::{
    app::{
        i18n::{Locale, Word, barrakuda as key},
        lexicon::fill,
    },
    games::barrakuda::{LairEffect, WreckAction},
};

/// What a kind of action is called, whatever its amount.
pub(super) fn kind(locale: Locale, kind: WreckAction) -> String {
    match kind {
        WreckAction::Gold(_) => locale.word(key::kind_gold).to_owned(),
        WreckAction::TakeBack(_) => locale.word(key::kind_back).to_owned(),
        other => action(locale, other),
    }
}

/// What an action is called.
pub(super) fn action(locale: Locale, action: WreckAction) -> String {
    let (word, number) = match action {
        WreckAction::Nothing => (key::r_card_nothing, 0),
        WreckAction::Gold(1) => (key::r_card_gold_one, 1),
        WreckAction::Gold(gold) => (key::r_card_gold, gold),
        WreckAction::TakeBack(cards) => (key::r_card_back, cards),
        WreckAction::RegainOrStrip => (key::r_card_regain, 0),
        WreckAction::BankSeven => (key::r_card_bank_seven, 0),
        WreckAction::BankAll => (key::r_card_bank_all, 0),
        WreckAction::Pocket => (key::r_card_pocket, 0),
        WreckAction::Protected => (key::r_card_protected, 0),
    };
    fill(locale.word(word), &[("n", &number.to_string())])
}

/// What happens where the Barracuda stops.
pub(super) fn stop(stop: LairEffect) -> Word {
    match stop {
        LairEffect::Nothing => key::r_card_nothing,
        LairEffect::Regain => key::r_card_all_regain,
        LairEffect::Fling => key::r_card_fling,
    }
}
