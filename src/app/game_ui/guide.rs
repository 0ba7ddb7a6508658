//! Explanations for players who do not know the rules.

use crate::{
    app::{
        I18n, aid::AidPart, components::rules_page::Rules, guidance::Guidance, i18n::Language, keys::KeyGroup,
    },
    kernel::Game,
};

/// A game that explains itself. All explanations are public and contain no secret.
pub trait Guide: Game {
    /// The rules page.
    const RULES: &'static Rules;

    /// The keys of the board, without those of the whole app.
    const KEYS: fn(&Language) -> Vec<KeyGroup> = |_| Vec::new();

    /// The reference card, for this number of players with these options.
    const AID: fn(I18n, &Self::Config, u8) -> Vec<AidPart>;

    /// The current task and the aim, in a few words.
    fn guidance(language: &Language, view: &Self::View) -> Guidance;

    /// The rules section for the current moment.
    fn rules_section(view: &Self::View) -> &'static str;
}
