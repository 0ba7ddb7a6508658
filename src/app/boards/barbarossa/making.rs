//! Making an object and writing its word, behind the curtain (BB-2.1).

use leptos::prelude::*;

use super::{
    controller::use_controller,
    controls::Title,
    countdown::{self, Countdown},
    draft::Draft,
    photo_field::PhotoField,
    shaping::{InTheStudio, MakingStep},
    workpiece::{Careful, Done, WordField, Workpiece, medium},
};
use crate::{
    app::{
        components::TextField,
        contexts::{saves::use_saves, use_i18n},
        i18n::{barbarossa as key, t},
    },
    games::barbarossa::{Action, Medium, Refusal, Target, object::MAX_LABEL},
    kernel::Seat,
};

/// One object: clay and word.
#[component]
pub(super) fn Making(
    seat: Seat,
    /// Index among the maker's objects.
    nth: usize,
) -> impl IntoView {
    let (i18n, controller, saves) = (use_i18n(), use_controller(), use_saves());
    let session = controller.session;
    let id = session.id();
    let kept = saves.with(|library| library.load_draft(&id, seat));
    let draft = Draft::open(kept.as_deref(), nth);
    let workpiece = Workpiece::of(&draft);
    let spent = RwSignal::new(draft.spent);
    let past = draft.past;
    countdown::count(spent);
    let said: RwSignal<Option<Refusal>> = RwSignal::new(None);
    Effect::new(move |_| {
        session.making(workpiece.draft().made());
        // A change may have fixed the fault, so its message is cleared.
        said.set(None);
    });
    let on_device = StoredValue::new(kept);
    let is_told = StoredValue::new(false);
    let (at, own, before) = (id.clone(), id.clone(), past.clone());
    let keep = move || {
        let draft = Draft { spent: spent.get(), past: before.clone(), ..workpiece.draft() }.to_text();
        if on_device.with_value(|kept| kept.as_ref() == Some(&draft)) {
            return;
        }
        // Without storage space the draft is lost with the page; the player is told once.
        let kept = saves.with(|library| library.save_draft(&at, seat, &draft));
        if let (Err(error), Some(false)) = (kept, is_told.try_get_value()) {
            is_told.set_value(true);
            saves.note("draft", Some(&error.into()));
        }
        on_device.set_value(Some(draft));
    };
    Effect::new({
        let keep = keep.clone();
        move |_| keep()
    });
    let (config, each) = session.view.with_untracked(|view| (view.config.clone(), view.each));
    let limit = u32::from(config.minutes) * 60;
    let left = Signal::derive(move || (limit > 0).then(|| limit.saturating_sub(spent.get())));
    let rules = config.clone();
    let hand_in = move || match workpiece.object(&rules) {
        Err(refusal) => said.set(Some(refusal)),
        Ok(object) => {
            // The object is in the match and needs no draft. Only its time spent is stored.
            let rest = Draft { nth, spent: spent.get_untracked(), past: past.clone(), ..Draft::default() };
            let _ = saves.with(|library| library.save_draft(&id, seat, &rest.to_text()));
            controller.play(Action::Make(object));
        }
    };
    let title = move || i18n.say(key::MakeTitle { n: nth + 1, of: each });
    let fault: Signal<Option<Refusal>> = said.into();
    // The last save waits for the clean-up, after the studio has finished the current stroke.
    on_cleanup(move || {
        // The stored draft may belong to another object by now.
        if saves.with(|library| library.load_draft(&own, seat)) == on_device.get_value() {
            untrack(keep);
        }
    });
    let fits = move |why: Option<Refusal>| {
        said.set(why);
        why.is_none()
    };
    let words = config.words();
    let named = move || fits(workpiece.check_word(words).err());
    let shaped = {
        let config = config.clone();
        move || fits(workpiece.object(&config).err())
    };
    let instead = config.clay == Medium::App;
    let step = RwSignal::new(MakingStep::Word);
    let part = match medium(&config) {
        Medium::Real => view! { <OnTheTable workpiece instead left fault hand_in /> }.into_any(),
        Medium::App => {
            let maker = session.name(seat);
            let colour = session.player(seat).map_or(0, |player| player.colour);
            view! { <InTheStudio workpiece step maker colour words left fault named shaped hand_in /> }
                .into_any()
        }
    };
    view! {
        <div class="bb-make" data-step=move || step.get().name()>
            <Title seat text=title />
            {part}
        </div>
    }
}

/// An object of real clay on the table: its word, its label, its photo (BB-2.3).
#[component]
fn OnTheTable(
    workpiece: Workpiece,
    /// Whether the match agreed on clay in the app, which this device cannot show.
    instead: bool,
    /// Seconds left; `None` if there is no limit.
    left: Signal<Option<u32>>,
    fault: Signal<Option<Refusal>>,
    #[prop(into)] hand_in: Callback<()>,
) -> impl IntoView {
    let i18n = use_i18n();
    countdown::announce(left, Signal::stored(key::clay_up_word));
    view! {
        <Countdown left />
        <Show when=move || left.get() == Some(0)>
            <p class="notice">{t!(i18n, key::clay_up_word)}</p>
        </Show>
        {instead.then(|| view! { <p class="notice">{t!(i18n, key::no_webgl)}</p> })}
        <p class="help-text">{t!(i18n, key::real_line)}</p>
        <WordField word=workpiece.word />
        <TextField
            act="label"
            name=Target::Label.to_string()
            label=t!(i18n, key::label)
            hint=t!(i18n, key::label_line)
            longest=MAX_LABEL as u32
            value=workpiece.label
        />
        <PhotoField photo=workpiece.photo />
        <div class="bb-buttons">
            // The fault stands beside the pressed button, so that it is visible even if the rest is scrolled.
            <Careful fault />
            <Done hand_in />
        </div>
    }
}
