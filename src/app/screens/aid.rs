//! The reference card as a dialog and in print.

use leptos::prelude::*;

use crate::app::{
    components::{AidCard, Button, Dialog, icon},
    contexts::use_i18n,
    games::LoadedGame,
    i18n::{common, t},
    platform::device,
};

/// The reference card of a game, for this number of players and these options. It has no secrets.
#[component]
pub(super) fn AidDialog(
    open: RwSignal<bool>,
    game: LoadedGame,
    /// The options of the match as text; empty for those of a new match.
    config: String,
    seats: u8,
    /// Whether the dialog is turned round, for a player on the far side.
    #[prop(optional, into)]
    far: Signal<bool>,
    /// Line to highlight, counted from 0.
    #[prop(default = None)]
    lit: Option<usize>,
) -> impl IntoView {
    let i18n = use_i18n();
    let config = StoredValue::new(config);
    let parts = move || config.with_value(|config| (game.module.aid)(i18n, config, seats));
    let title = Signal::derive(move || i18n.say(common::AidOf { game: i18n.say(game.title) }));
    view! {
        <Dialog name="aid" open title far>
            {move || view! { <AidCard parts=parts() lit /> }}
            <div class="row end">
                <Button
                    icon=icon::EXPORT
                    label=t!(i18n, common::aid_print)
                    on_press=device::print
                    act="print"
                />
            </div>
        </Dialog>
        // Printing shows the card alone on the page, without the dialog (aid.css).
        <Show when=move || open.get()>
            <article class="aid-paper">
                <h2>{title}</h2>
                {move || view! { <AidCard parts=parts() /> }}
            </article>
        </Show>
    }
}
