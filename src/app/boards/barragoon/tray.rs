//! What lies beside the board: the reserve, the position to take away, and what was agreed.

use leptos::{prelude::*, task::spawn_local};

use super::{
    art::Art,
    controller::{Controller, use_controller},
    words,
};
use crate::{
    app::{
        components::{Button, icon},
        i18n::{barragoon as key, t},
        platform::device,
    },
    games::barragoon::board::{Cell, Face},
};

/// The reserve, and the position to take away.
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
            <Button
                label=t!(i18n, key::copy_position)
                icon=icon::COPY
                on_press=move || copy(controller)
                act="copy-position"
                class="quiet"
            />
            <p class="bg-agreed">{agreed}</p>
        </div>
    }
}

fn copy(controller: Controller) {
    let text = controller.session.view.get_untracked().position_text.clone();
    let language = controller.i18n.language_untracked();
    spawn_local(async move {
        let done = device::copy(&text).await;
        let sentence = language.say(if done { key::copied } else { key::copy_failed });
        controller.session.say(sentence.clone());
        controller.session.toast(sentence);
    });
}
