//! A bot's reason for its step.

use leptos::prelude::*;

use crate::{
    app::{
        components::{Button, Quiet, icon},
        contexts::use_i18n,
        i18n::{common, t},
        platform::bots,
        session::use_controls,
        trouble,
    },
    words::reason::reason,
};

/// Asks the bot for the reason of the step before the moment shown, and displays the answer.
#[component]
pub(super) fn Reason() -> impl IntoView {
    let i18n = use_i18n();
    let controls = use_controls();
    let step = Memo::new(move |_| controls.to_explain());
    let said = RwSignal::new(String::new());
    // Another moment ends the question.
    Effect::new(move |_| {
        step.track();
        bots::stop();
        said.set(String::new());
    });
    let ask = move || {
        let Some(task) = step.get_untracked().and_then(|step| controls.why(step)) else { return };
        let tell = move |answer: Result<String, String>| {
            said.set(match answer {
                Ok(answer) => reason(&i18n.language_untracked(), &answer),
                Err(why) => untrack(|| trouble::bots_fault(i18n, &why)),
            });
        };
        bots::ask(&task, 0, Box::new(tell));
    };
    view! {
        <div class="why">
            <Show when=move || step.read().is_some()>
                <Button
                    icon=icon::BOT
                    label=t!(i18n, common::why)
                    on_press=ask
                    act="why"
                    appearance=Quiet
                    attr:hidden=move || !said.read().is_empty()
                />
            </Show>
            <p role="status">{said}</p>
        </div>
    }
}
