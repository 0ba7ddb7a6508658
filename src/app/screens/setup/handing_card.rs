//! The hand-over options in set-up, for games with secrets.

use leptos::prelude::*;

use crate::app::{
    components::Card,
    contexts::use_i18n,
    i18n::{common, t},
    screens::settings::Flag,
};

/// The way a player opens the curtain: a setting of this device, which the table agrees on before a match.
#[component]
pub fn HandingCard() -> impl IntoView {
    let i18n = use_i18n();
    view! {
        <Card title=t!(i18n, common::handing)>
            <Flag
                act="one-tap"
                label=common::one_tap
                hint=common::one_tap_hint
                field=|now| &mut now.one_tap
            />
        </Card>
    }
}
