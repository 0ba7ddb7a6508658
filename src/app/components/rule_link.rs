//! A link from a refusal to its rule.

use leptos::prelude::*;

use super::{Button, IconButton, Quiet, icon};
use crate::app::{
    contexts::{rule_sheet::use_rule_sheet, use_i18n},
    i18n::{common, rules::RuleCitation, t},
};

/// A button that opens the rule's sheet, beside the reason for the refusal.
#[component]
pub fn RuleLink(
    rule: RuleCitation,
    /// Shows only the icon, where space is short.
    #[prop(optional)]
    small: bool,
) -> impl IntoView {
    let (i18n, sheet) = (use_i18n(), use_rule_sheet());
    let label = t!(i18n, common::rule);
    let on_press = move || sheet.show(rule, false);
    if small {
        view! { <IconButton icon=icon::RULES label on_press act="rule" /> }.into_any()
    } else {
        view! { <Button label on_press act="rule" appearance=Quiet class="rule-link" /> }.into_any()
    }
}
