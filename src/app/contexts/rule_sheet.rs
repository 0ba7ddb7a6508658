//! The rule by which something was refused: it lies in front of whatever is on the screen, which stays as it is.

use leptos::prelude::*;
use wasm_bindgen::JsCast;
use web_sys::HtmlElement;

use crate::words::rules::RuleCitation;

/// Which rule is shown, and which can be.
#[derive(Copy, Clone)]
pub struct RuleSheet {
    /// The sentence that lies in front; nothing: none does.
    pub shown: RwSignal<Option<RuleCitation>>,
    /// Whoever reads it sits on the far side.
    pub far: RwSignal<bool>,
    /// The one by which something was refused just now.
    offered: StoredValue<Option<RuleCitation>>,
    /// Who had the keyboard then.
    keyboard: StoredValue<Option<HtmlElement>, LocalStorage>,
}

/// Gives the way to a rule to all that is built from now on.
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

/// The way to a rule.
pub fn use_rule_sheet() -> RuleSheet {
    expect_context()
}

impl RuleSheet {
    /// Something was refused by this rule.
    pub fn offer(self, rule: Option<RuleCitation>) {
        self.offered.set_value(rule);
        self.keyboard.set_value(holder());
    }

    /// Shows this rule; `far`: to whoever sits on the far side.
    pub fn show(self, rule: RuleCitation, far: bool) {
        self.far.set(far);
        self.shown.set(Some(rule));
    }

    /// Shows the rule by which something was refused just now, if anything was: to whoever has the keyboard, on the near side.
    pub fn open_offered(self) {
        if let Some(rule) = self.offered.get_value() {
            self.show(rule, false);
        }
    }

    /// Takes back what was refused: it may have been for one pair of eyes alone.
    pub fn withdraw(self) {
        self.offered.set_value(None);
        self.keyboard.set_value(None);
    }

    /// The keyboard goes back to where it was when something was refused, if what the rule was asked for with is gone.
    pub fn give_back(self) {
        let nobody = holder().is_none_or(|holder| holder.tag_name().eq_ignore_ascii_case("body"));
        if let Some(element) = self.keyboard.get_value().filter(|element| nobody && element.is_connected()) {
            // It is on the page, and can be focused.
            let _ = element.focus();
        }
    }
}

/// Who has the keyboard.
fn holder() -> Option<HtmlElement> {
    document().active_element().and_then(|element| element.dyn_into().ok())
}
