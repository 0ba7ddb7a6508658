//! The way from what was refused to the rule by which it was.

use leptos::prelude::*;

use super::{Button, icon};
use crate::app::{
    contexts::{rule_sheet::use_rule_sheet, use_i18n},
    i18n::{common, rules::Passage, t},
};

/// Opens the sheet with the rule. Beside the words that say why not.
#[component]
pub fn RuleLink(rule: Passage) -> impl IntoView {
    let (i18n, sheet) = (use_i18n(), use_rule_sheet());
    view! {
        <Button
            icon=icon::RULES
            label=t!(i18n, common::rule)
            on_press=move || sheet.shown.set(Some(rule))
            act="rule"
            class="quiet rule-link"
        />
    }
}
