//! The table's favourite riddle: the vote's winner or tie, and the crowning scene.

use leptos::prelude::*;

use super::{
    art::{Drawing, Hat},
    controller::{Controller, use_controller},
    motion::{finish, perform},
    objects::OnStand,
    scene::WrittenWord,
};
use crate::{
    app::{
        components::{Button, Dialog, icon, open_while_picked},
        contexts::{settings::use_settings, use_i18n},
        i18n::{barbarossa as key, common, t},
        platform::sounds::Sound,
    },
    games::barbarossa::Riddle,
    scenes::barbarossa::favourites,
};

/// The riddles with the most votes; tracked.
pub(super) fn best(controller: Controller) -> Vec<Riddle> {
    let id = controller.session.id();
    controller.session.view.with(|view| favourites(view, |riddle| controller.gallery.votes(&id, riddle)))
}

/// Names the favourite and shows its crowning.
#[component]
pub(super) fn Favourite() -> impl IntoView {
    let (i18n, controller, settings) = (use_i18n(), use_controller(), use_settings());
    let session = controller.session;
    let best = Memo::new(move |_| best(controller));
    let crowned = RwSignal::new(None::<Riddle>);
    let word = move |riddle: &Riddle| {
        session.view.with_untracked(|view| view.word(*riddle).unwrap_or_default().to_owned())
    };
    let line = move || match &best.get()[..] {
        [] => String::new(),
        [riddle] => i18n.say(key::CrownOne { word: word(riddle), name: session.name(riddle.owner) }),
        several => {
            let quoted = |riddle: &Riddle| i18n.say(common::Quoted { text: word(riddle) });
            i18n.say(key::CrownTie { words: i18n.language().list(several.iter().map(quoted)) })
        }
    };
    let only = move || best.get().first().copied().filter(|_| best.get().len() == 1);
    let crown = move || {
        crowned.set(untrack(only));
        settings.play(Sound::Win);
    };
    view! {
        <p class="bb-crown" role="status">
            {line}
        </p>
        <Show when=move || only().is_some()>
            <Button label=t!(i18n, key::crown_it) icon=icon::CUP on_press=crown act="crown" />
        </Show>
        <Dialog name="crown" open=open_while_picked(crowned) title=t!(i18n, key::crown)>
            {move || crowned.get().map(|riddle| view! { <Crowning riddle /> })}
        </Dialog>
    }
}

/// The object turns, the crown descends, the word is written letter by letter, and its maker's hat hops.
#[component]
fn Crowning(riddle: Riddle) -> impl IntoView {
    let (i18n, controller) = (use_i18n(), use_controller());
    let session = controller.session;
    let word = session.view.with_untracked(|view| view.word(riddle).unwrap_or_default().to_owned());
    let maker = session.player(riddle.owner)?;
    let name = session.name(riddle.owner);
    let by = move || i18n.say(key::KeptBy { name: &*name });
    Some(view! {
        <div class="bb-crowning" use:perform on:pointerdown=|event| finish(&event)>
            <div class="bb-prop" aria-hidden="true" data-scene="drop" data-at="400">
                <Drawing href="#bb-crown" />
            </div>
            <OnStand riddle />
            <WrittenWord word at=900 />
            <div class="bb-prop" aria-hidden="true" data-scene="hop" data-at="1600">
                <Hat player=maker />
            </div>
            <p>{by}</p>
        </div>
    })
}
