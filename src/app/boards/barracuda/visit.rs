//! Somebody looks at what is theirs without being to act.

use leptos::prelude::*;

use super::{between::Call, ledger::OwnLines, notes::Wallet};
use crate::{
    app::{
        components::Button,
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
    /// Who looks.
    seat: Seat,
) -> impl IntoView {
    let (session, i18n) = (use_session::<Barracuda>(), use_i18n());
    let view = session.view.get_untracked();
    let wallet = view.wallet()?;
    // Whoever plays alone with bots has nobody to hide from, and goes nowhere.
    let is_visited = untrack(|| session.is_visited());
    // BC-5.1
    let call = (is_visited && view.prompt == Prompt::Between).then(|| view! { <Call seat /> });
    let done = is_visited.then(|| {
        // What is pressed next, where somebody only came to look.
        view! {
            <div class="bc-buttons">
                <Button
                    label=t!(i18n, key::visit_done)
                    on_press=move || session.leave()
                    act="visit-done"
                    class="primary"
                />
            </div>
        }
    });
    Some(view! {
        <h2 class="bc-title">{t!(i18n, key::VisitTitle { name: session.name(seat) })}</h2>
        <Wallet notes=wallet />
        {call}
        {done}
        <OwnLines />
    })
}
