//! The first round: each player opens a bar in front of all.

use leptos::prelude::*;

use super::{controller::use_controller, words};
use crate::{
    app::{
        components::{Button, Mark, Primary, icon},
        contexts::use_i18n,
        i18n::{barracuda as key, t},
        session::use_session,
    },
    games::barracuda::{Action, Barracuda, Spot, Target},
    kernel::Seat,
    scenes::barracuda::House,
};

/// The button that opens a closed bar. All closed bars are alike, so the first is preselected.
#[component]
pub(super) fn OpenBarButton(
    /// The player who opens a bar.
    seat: Seat,
) -> impl IntoView {
    let (session, controller, i18n) = (use_session::<Barracuda>(), use_controller(), use_i18n());
    let spot = Memo::new(move |_| {
        let picked = |house: &House| house.picked.then_some(house.spot);
        controller.scene.with(|scene| scene.houses.iter().find_map(picked))
    });
    let label = move || {
        let number = spot.get().map_or(0, Spot::number) + 1;
        i18n.say(key::DoOpen { n: number })
    };
    let open = move || {
        if let Some(at) = spot.get_untracked() {
            controller.play(Action::Open(at));
        }
    };
    let player = session.player(seat)?;
    Some(view! {
        <h2 class="bc-title bc-whose">
            <Mark player />
            <span>{t!(i18n, key::FirstTitle { name: words::name(&session.names(), seat) })}</span>
        </h2>
        <p class="help-text">{t!(i18n, key::first_line)}</p>
        <div class="bc-buttons">
            <Button
                icon=icon::CHECK
                label
                on_press=open
                act="confirm"
                appearance=Primary
                attr:data-name=Target::Confirm.to_string()
            />
        </div>
    })
}
