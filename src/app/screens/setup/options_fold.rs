//! All options of a match, folded behind the name of the house rules, since most tables never open them.

use std::sync::Arc;

use leptos::prelude::*;

use super::{
    clock_card::ClockCard, clock_choice::ClockChoice, hints_card::HintsCard, hints_choice::HintsChoice,
    presets::Presets, seating::use_seating,
};
use crate::app::{
    components::{Picture, icon},
    contexts::use_i18n,
    games::OptionsForm,
    i18n::{common, t},
    lexicon::hints_agreed,
};

/// The options of a game, the clock and the hints. The folded form stays mounted, since options follow the seating.
#[component]
pub fn OptionsFold(
    /// The slug of the game.
    slug: &'static str,
    form: StoredValue<Arc<dyn OptionsForm>>,
    clock: ClockChoice,
    hints: HintsChoice,
) -> impl IntoView {
    let (i18n, seating) = (use_i18n(), use_seating());
    let rules = Memo::new(move |_| form.with_value(|form| form.house_rules()));
    let time = move || clock.minutes().map(|minutes| i18n.say(common::ClockOf { minutes }));
    let told = move || seating.players.with(|players| hints_agreed(i18n, players, hints.seats(players)));
    let has_hints = seating.game.bots;
    view! {
        <details class="card fold options">
            <summary data-act="options">
                <h2>{t!(i18n, common::options)}</h2>
                <strong>{move || rules.read().0.clone()}</strong>
                <small class="help-text">
                    {move || rules.read().1.clone()} " " {time} " " {move || has_hints.then(told).flatten()}
                </small>
                <Picture icon=icon::DOWN />
            </summary>
            <div class="options-fields stack">
                <Presets slug form clock hints />
                {form.with_value(|form| form.fields())}
                <ClockCard clock />
                {has_hints.then(|| view! { <HintsCard hints /> })}
            </div>
        </details>
    }
}
