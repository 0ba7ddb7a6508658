//! A rule in front of the current screen, with the rest of its section.

use leptos::prelude::*;

use crate::app::{
    components::{Dialog, Sentences, open_while_picked},
    contexts::{navigation::use_navigation, rule_sheet::use_rule_sheet, use_i18n},
    games,
};

/// The sheet about a refusal's rule; used once per page. The screen behind it stays unchanged.
#[component]
pub fn RuleDialog() -> impl IntoView {
    let (i18n, sheet) = (use_i18n(), use_rule_sheet());
    let open = open_while_picked(sheet.shown);
    let found = move || {
        let rule = sheet.shown.get()?;
        let rules = games::find(rule.game)?.loaded()?.module.rules;
        Some((rules, rules.section_of(rule.sentence)?, rule.sentence))
    };
    let title = move || found().map(|(_, section, _)| i18n.say(section.title)).unwrap_or_default();
    let section = move || {
        let (rules, section, sentence) = found()?;
        Some(view! {
            <div class="rules-section rule-sheet">
                <Sentences section lit=Some(sentence) />
                {(rules.pictures)(section)}
            </div>
        })
    };
    // A refusal belongs to its screen, so a change of screen closes the sheet.
    let route = use_navigation().route();
    Effect::new(move |_| {
        route.track();
        sheet.shown.set(None);
        sheet.withdraw();
    });
    // The button that opened the sheet may be gone; then the focus returns to the board.
    Effect::new(move |was_open: Option<bool>| {
        let open = open.get();
        if was_open == Some(true) && !open {
            request_animation_frame(move || sheet.give_back());
        }
        open
    });
    view! {
        <Dialog name="rule" open title far=sheet.far>
            {section}
        </Dialog>
    }
}
