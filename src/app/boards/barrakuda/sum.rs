//! The choice of an amount of gold.

use leptos::prelude::*;

use super::{answer_button::AnswerButton, state::use_board, words};
use crate::{
    app::{
        components::{ButtonAppearance, Stepper},
        contexts::use_i18n,
        i18n::{Text, t},
    },
    games::barrakuda::{Action, Gold},
    kernel::Seat,
};

/// The amount, and the button that moves this much gold.
#[component]
pub(super) fn Sum(
    by: Seat,
    /// The label of the amount.
    label: Text,
    least: Gold,
    most: Gold,
    begin: Gold,
    /// The amount that would change nothing; its button is disabled.
    #[prop(optional)]
    unchanged: Option<Gold>,
    action: fn(Gold) -> Action,
    appearance: ButtonAppearance,
) -> impl IntoView {
    let (board, i18n) = (use_board(), use_i18n());
    let amount = RwSignal::new(begin);
    let text = move || {
        let view = board.session.view.get();
        words::action(&i18n.language(), &board.session.names(), &view, by, &action(amount.get()))
    };
    let outcome =
        move || words::outcome(&i18n.language(), &board.session.view.get(), by, &action(amount.get()));
    let stepper = move || {
        view! {
            <Stepper
                act="amount"
                label=t!(i18n, label)
                min=least.into()
                max=most.into()
                value=move || u32::from(amount.get())
                on_change=move |chosen: u32| amount.set(chosen as Gold)
            />
        }
    };
    view! {
        <div class="bk-sum">
            {(most > least).then(stepper)}
            <AnswerButton
                label=text
                outcome
                victim=None
                on_press=move || board.play(action(amount.get_untracked()))
                act="way"
                appearance
                disabled=move || unchanged == Some(amount.get())
            />
        </div>
    }
}
