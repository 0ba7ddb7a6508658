//! The rule behind a refusal, shown in front of the unchanged screen.

use leptos::prelude::*;
use wasm_bindgen::JsCast;
use web_sys::HtmlElement;

use crate::words::rules::RuleCitation;

/// The rule shown, and the rule on offer.
#[derive(Copy, Clone)]
pub struct RuleSheet {
    /// The sentence shown; `None` if the sheet is closed.
    pub shown: RwSignal<Option<RuleCitation>>,
    /// Whether the sheet is turned to a player on the far side.
    pub far: RwSignal<bool>,
    /// The rule behind the latest refusal.
    offered: StoredValue<Option<RuleCitation>>,
    /// The element that had the focus at the refusal.
    keyboard: StoredValue<Option<HtmlElement>, LocalStorage>,
}

/// Provides a rule sheet to all components built from now on.
pub fn provide_rule_sheet() -> RuleSheet {
    let sheet = RuleSheet {
        shown: RwSignal::new(None),
        far: RwSignal::new(false),
        offered: StoredValue::new(None),
        keyboard: StoredValue::new_local(None),
    };
    provide_context(sheet);
    sheet
}

/// The rule sheet, from context.
pub fn use_rule_sheet() -> RuleSheet {
    expect_context()
}

impl RuleSheet {
    /// Stores the rule behind a refusal.
    pub fn offer(self, rule: Option<RuleCitation>) {
        self.offered.set_value(rule);
        self.keyboard.set_value(holder());
    }

    /// Shows a rule. `far`: to the player on the far side.
    pub fn show(self, rule: RuleCitation, far: bool) {
        self.far.set(far);
        self.shown.set(Some(rule));
    }

    /// Shows the rule behind the latest refusal, if any. Used by the keyboard, so the sheet faces the near side.
    pub fn open_offered(self) {
        if let Some(rule) = self.offered.get_value() {
            self.show(rule, false);
        }
    }

    /// Forgets the refusal, since it may have been for one player alone.
    pub fn withdraw(self) {
        self.offered.set_value(None);
        self.keyboard.set_value(None);
    }

    /// Restores the focus from before the refusal, if the button that opened the sheet is gone.
    pub fn give_back(self) {
        let nobody = holder().is_none_or(|holder| holder.tag_name().eq_ignore_ascii_case("body"));
        if let Some(element) = self.keyboard.get_value().filter(|element| nobody && element.is_connected()) {
            // The element is on the page and focusable.
            let _ = element.focus();
        }
    }
}

/// The focused element.
fn holder() -> Option<HtmlElement> {
    document().active_element().and_then(|element| element.dyn_into().ok())
}
