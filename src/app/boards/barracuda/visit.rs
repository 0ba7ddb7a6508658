//! A player's look at their own view while another player acts.

use leptos::prelude::*;

use super::{controller::use_controller, last_order_question::Call, ledger::OwnLines, notes::Wallet};
use crate::{
    app::{
        components::{Button, Primary},
        contexts::use_i18n,
        i18n::{barracuda as key, t},
        session::use_session,
    },
    games::barracuda::{Barracuda, Prompt},
    kernel::Seat,
};

/// A player's wallet and their own lines of the ledger.
#[component]
pub(super) fn Visit(
    /// The visiting player.
    seat: Seat,
) -> impl IntoView {
    let (session, controller, i18n) = (use_session::<Barracuda>(), use_controller(), use_i18n());
    let view = session.view.get_untracked();
    let wallet = view.wallet()?;
    // A single person with bots needs no visit and no way back.
    let is_visited = untrack(|| session.is_visited());
    // BC-5.1
    let may_call = is_visited && view.prompt == Prompt::Between;
    let call = may_call.then(|| view! { <Call /> });
    // The stake shows the caller's notes already.
    let calls = move || may_call && controller.calling.get();
    Some(view! {
        <Show when=move || !calls()>
            <h2 class="bc-title">{t!(i18n, key::VisitTitle { name: session.name(seat) })}</h2>
            <Wallet notes=wallet />
        </Show>
        {call}
        <Show when=move || !calls()>
            // The next button to press, for a player who only came to look.
            <div class="bc-buttons" hidden=!is_visited>
                <Button
                    label=t!(i18n, key::visit_done)
                    on_press=move || session.leave()
                    act="visit-done"
                    appearance=Primary
                />
            </div>
            <OwnLines />
        </Show>
    })
}
