//! The close-up of one bar.

use leptos::prelude::*;

use super::{art::NeonBoard, controller::use_controller, words};
use crate::{
    app::{
        components::{Dialog, open_while_picked},
        contexts::use_i18n,
        i18n::{Text, barracuda as key, t},
        session::use_session,
    },
    games::barracuda::{Bar, Barracuda, Spot, Tenancy},
    kernel::Seat,
};

/// The dialog about the tapped bar.
#[component]
pub(super) fn CloseUp() -> impl IntoView {
    let (session, controller, i18n) = (use_session::<Barracuda>(), use_controller(), use_i18n());
    let looking = controller.looking;
    let title = move || {
        let at = looking.get();
        let bar = session.view.with(|view| at.and_then(|at| view.open_at(at)).map(|open| open.bar));
        bar.map_or_else(|| i18n.say(key::closed_title), |bar| bar.name().to_owned())
    };
    view! {
        <Dialog name="bar" open=open_while_picked(looking) title>
            {move || looking.get().map(|at| view! { <Details at /> })}
        </Dialog>
    }
}

/// All public facts about the bar at this spot. Untracked, since any step closes the dialog.
#[component]
fn Details(at: Spot) -> impl IntoView {
    let session = use_session::<Barracuda>();
    let view = session.view.get_untracked();
    match (view.open_at(at), view.known_at(at)) {
        (Some(open), _) => view! { <Open open=*open /> }.into_any(),
        (None, Some(bar)) => view! { <ClosedAgain bar /> }.into_any(),
        (None, None) => view! { <Closed unseen=view.unseen() /> }.into_any(),
    }
}

/// An open bar: its sign, its rent, and the player on each place.
#[component]
fn Open(open: Tenancy) -> impl IntoView {
    let (session, i18n) = (use_session::<Barracuda>(), use_i18n());
    let Tenancy { bar, tenant, partner, .. } = open;
    let who = move |seat: Option<Seat>| match seat {
        Some(seat) => session.name(seat),
        None => i18n.say(key::nobody),
    };
    let second = move || {
        if bar.has_partner_place() || partner.is_some() { who(partner) } else { i18n.say(key::info_no_place) }
    };
    view! {
        <div class="bc-board-view" aria-hidden="true">
            <NeonBoard bar />
        </div>
        <dl class="bc-info">
            <Fact label=key::info_rent value=move || words::money(&i18n.language(), bar.rent()) />
            <Fact label=key::info_tenant value=move || who(tenant) />
            <Fact label=key::info_partner value=second />
        </dl>
    }
}

/// A labelled fact about a bar.
#[component]
fn Fact(label: Text, #[prop(into)] value: Signal<String>) -> impl IntoView {
    let i18n = use_i18n();
    view! {
        <div>
            <dt>{t!(i18n, label)}</dt>
            <dd>{value}</dd>
        </div>
    }
}

/// A closed house whose bar is known, since it has been open before.
#[component]
fn ClosedAgain(bar: Bar) -> impl IntoView {
    let i18n = use_i18n();
    let text = move || {
        let rent = words::money(&i18n.language(), bar.rent());
        i18n.say(key::ClosedAgain { bar: bar.name(), rent })
    };
    view! { <p>{text}</p> }
}

/// A closed house whose bar is unknown.
#[component]
fn Closed(
    /// The bars that it may be.
    unseen: Vec<Bar>,
) -> impl IntoView {
    let i18n = use_i18n();
    let one_of = move || {
        let bars = words::bars_and_rents(&i18n.language(), &unseen, None);
        i18n.say(key::ClosedOneOf { bars })
    };
    view! {
        <p>{t!(i18n, key::closed_line)}</p>
        <p>{one_of}</p>
    }
}
