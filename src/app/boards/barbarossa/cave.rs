//! A cave: the magicians in it, and its price if the acting player may walk there.

use leptos::prelude::*;

use super::{
    art::{CaveSign, Magician, SmallDrawing, Torch},
    controller::use_controller,
    words,
};
use crate::{
    app::{contexts::use_i18n, i18n::barbarossa as key},
    games::barbarossa::{Action, Cave, Target},
    scenes::barbarossa::CaveView,
};

/// The grid area of each cave, clockwise from the upper left; the grid has six columns and four rows.
const AREAS: [&str; 12] = [
    "1 / 1 / 2 / 3",
    "1 / 3",
    "1 / 4",
    "1 / 5 / 2 / 7",
    "2 / 6",
    "3 / 6",
    "4 / 5 / 5 / 7",
    "4 / 4",
    "4 / 3",
    "4 / 1 / 5 / 3",
    "3 / 1",
    "2 / 1",
];

#[component]
pub(super) fn CaveButton(
    cave: Cave,
    /// Steps from cave A.
    steps: u8,
    /// The current state of the cave.
    chamber: Memo<Option<CaveView>>,
    /// Whether a player may walk now.
    walks: Memo<bool>,
) -> impl IntoView {
    let (i18n, controller) = (use_i18n(), use_controller());
    let session = controller.session;
    let crowd = Memo::new(move |_| {
        chamber.with(|chamber| chamber.as_ref().map(|chamber| chamber.crowd.clone()).unwrap_or_default())
    });
    let here =
        Memo::new(move |_| chamber.with(|chamber| chamber.as_ref().is_some_and(|chamber| chamber.here)));
    let cost = Memo::new(move |_| {
        chamber.with(|chamber| chamber.as_ref().and_then(|chamber| chamber.cost)).filter(|_| walks.get())
    });
    // Three or more magicians share one layout.
    let crowded = move || crowd.with(|crowd| (!crowd.is_empty()).then(|| crowd.len().min(3).to_string()));
    let label = move || {
        let language = i18n.language();
        let name = words::cave_name(&language, steps, cave);
        let label = match cost.get() {
            Some(gems) => language.say(key::DoPay { gems: words::gems(&language, gems), cave: name }),
            None => name,
        };
        let names = crowd.with(|crowd| words::names_of(&language, &session.names(), crowd));
        if names.is_empty() { label } else { language.say(key::CaveWith { cave: label, names }) }
    };
    // The first tap shows the cave's effect and price, the second pays.
    let eyed = Memo::new(move |_| controller.eyed.get() == Some(steps));
    let tap = move |_| match cost.get_untracked() {
        Some(gems) if eyed.get_untracked() => controller.play(Action::Pay(gems)),
        Some(_) => controller.eyed.set(Some(steps)),
        None => {}
    };
    view! {
        <button
            type="button"
            class="bb-cave"
            class:bb-here=here
            data-tall=matches!(steps, 4 | 5 | 10 | 11).then_some("")
            style:grid-area=AREAS[usize::from(steps)]
            data-cave=steps.to_string()
            data-name=Target::Cave(steps).to_string()
            data-target=move || cost.get().is_some()
            data-n=crowded
            disabled=move || cost.get().is_none()
            aria-label=label
            aria-pressed=move || cost.get().map(|_| eyed.get().to_string())
            on:click=tap
        >
            <span class="bb-room">
                <span class="bb-kind">
                    <CaveSign cave />
                </span>
                <Show when=move || crowd.with(|crowd| !crowd.is_empty())>
                    <span class="bb-crowd">
                        <For each=move || crowd.get() key=|seat| *seat let(seat)>
                            <span
                                class="bb-magician"
                                data-seat=seat.index().to_string()
                                data-name=Target::Magician(seat).to_string()
                            >
                                {session.player(seat).map(|player| view! { <Magician player /> })}
                            </span>
                        </For>
                    </span>
                </Show>
            </span>
            <Show when=move || here.get()>
                <span class="bb-light">
                    <Torch />
                </span>
            </Show>
            <Show when=move || cost.get().is_some()>
                <span class="bb-cost">
                    {move || cost.get().map(|gems| gems.to_string())} <SmallDrawing href="#bb-gem" />
                </span>
            </Show>
        </button>
    }
}
