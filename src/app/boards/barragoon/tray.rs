//! Beside the board: the reserve, and the agreed options.

use leptos::prelude::*;

use super::{art::Art, controller::use_controller, words};
use crate::{
    app::i18n::{barragoon as key, t},
    games::barragoon::board::{Cell, Face},
};

#[component]
pub(super) fn Tray() -> impl IntoView {
    let controller = use_controller();
    let (session, i18n) = (controller.session, controller.i18n);
    let left = Memo::new(move |_| session.view.read().reserve);
    let agreed = move || words::agreed(&i18n.language(), &session.view.read());
    view! {
        <div class="bg-tray">
            <span class="bg-reserve" data-reserve=move || left.get().to_string()>
                <span>
                    <Art cell=Cell::Barragoon(Face::NoPassage) />
                </span>
                {t!(i18n, key::Reserve { n: left.get() })}
            </span>
            <p class="bg-agreed">{agreed}</p>
        </div>
    }
}
