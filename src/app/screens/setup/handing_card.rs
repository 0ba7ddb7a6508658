//! The part of the set-up about the way of the device from hand to hand, for games with something to hide.

use leptos::prelude::*;

use crate::app::{
    components::Card,
    contexts::use_i18n,
    i18n::{common, t},
    screens::settings::Flag,
};

/// How whoever is next comes to what is theirs: a setting of this device, which a table agrees on before a match.
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
