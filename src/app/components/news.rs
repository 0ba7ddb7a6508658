//! What has just happened, above what is to be done.

use leptos::prelude::*;

use super::FoldButton;
use crate::app::{contexts::use_i18n, i18n::common};

/// News in full; where there is little height, and something is to be done below, one line that opens.
#[component]
pub fn News(
    /// What it is among news: "bb-told".
    class: &'static str,
    #[prop(into)] hidden: Signal<bool>,
    /// Something is to be done below.
    #[prop(into)]
    folds: Signal<bool>,
    children: Children,
) -> impl IntoView {
    let i18n = use_i18n();
    let open = RwSignal::new(false);
    let label = move || i18n.say(if open.get() { common::news_fold } else { common::news_unfold });
    view! {
        <div class="news" class:news-folds=folds class:news-open=open hidden=hidden>
            <div class=class>{children()}</div>
            <FoldButton
                open
                label
                on_press=move || open.update(|open| *open = !*open)
                act="news"
                class="news-more"
            />
        </div>
    }
}
