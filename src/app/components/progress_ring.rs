//! A ring that fills while something arrives.

use leptos::prelude::*;

use crate::app::{
    contexts::use_i18n,
    i18n::{t, transfer},
};

/// A ring with the percentage in its middle.
#[component]
pub fn ProgressRing(
    /// From 0 to 1.
    #[prop(into)]
    share: Signal<f64>,
    /// The accessible name.
    #[prop(into)]
    label: Signal<String>,
) -> impl IntoView {
    let i18n = use_i18n();
    let percent = Memo::new(move |_| (share.get().clamp(0.0, 1.0) * 100.0).floor() as u32);
    let words = t!(i18n, transfer::Percent { n: percent.get() });
    view! {
        <div
            class="progress-ring"
            role="progressbar"
            aria-label=label
            aria-valuemin="0"
            aria-valuemax="100"
            aria-valuenow=move || percent.get().to_string()
        >
            <svg viewBox="0 0 36 36" aria-hidden="true" focusable="false">
                <circle cx="18" cy="18" r="16"></circle>
                <circle
                    class="progress-arc"
                    cx="18"
                    cy="18"
                    r="16"
                    pathLength="100"
                    stroke-dasharray="100"
                    stroke-dashoffset=move || (100 - percent.get()).to_string()
                ></circle>
            </svg>
            <span aria-hidden="true">{words}</span>
        </div>
    }
}
