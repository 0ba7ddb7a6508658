//! Between two players: nothing but whose turn to hold the device it is.

use leptos::prelude::*;

use super::{Button, Mark};
use crate::{
    app::{
        i18n::use_i18n,
        lexicon::{fill, say, w},
    },
    table::player::Player,
};

/// Two steps, the same for all: "it is me", "show me".
#[component]
pub fn Curtain(
    player: Player,
    /// The first step is done.
    #[prop(into)]
    asked: Signal<bool>,
    #[prop(into)] on_lift: Callback<()>,
    #[prop(into)] on_confirm: Callback<()>,
    #[prop(into)] on_hide: Callback<()>,
) -> impl IntoView {
    let i18n = use_i18n();
    let name = StoredValue::new(player.name.clone());
    let pass = move || fill(say!(i18n, pass_to), &[("name", &name.get_value())]);
    view! {
        <div class="curtain" role="dialog" aria-label=pass>
            <Mark player/>
            <h2>{pass}</h2>
            <p>{w!(curtain_why)}</p>
            {move || if asked.get() {
                view! {
                    <Button label=w!(curtain_show) act="confirm" class="primary" on_press=on_confirm/>
                    <Button label=w!(curtain_not_me) act="cancel" on_press=on_hide/>
                }.into_any()
            } else {
                view! {
                    <Button act="lift" class="primary" on_press=on_lift
                        label=move || fill(say!(i18n, curtain_me), &[("name", &name.get_value())])/>
                }.into_any()
            }}
        </div>
    }
    .into_any()
}
