//! Objects prepared before a match. They are stored after practice, and become the draft of an object behind the
//! curtain of their maker.

use std::sync::Arc;

use leptos::prelude::*;

use super::{
    studio::StillPicture,
    workpiece::{Careful, Workpiece},
};
use crate::{
    app::{
        components::{Button, IconButton, TextField, icon},
        contexts::{announcer::use_announcer, saves::use_saves, use_i18n},
        i18n::{barbarossa as key, t},
    },
    games::barbarossa::{Refusal, Word, word::PHRASE},
    saves::{keepsakes::PreparedObject, records::PREPARED_OBJECTS},
    table::name,
};

/// A button that stores the clay of the practice turntable for a match.
#[component]
pub(super) fn PrepareObject(
    word: RwSignal<String>,
    strokes: RwSignal<Arc<str>>,
    /// Clears the turntable and the word.
    #[prop(into)]
    put_away: Callback<()>,
) -> impl IntoView {
    let (i18n, saves, announcer) = (use_i18n(), use_saves(), use_announcer());
    let by = RwSignal::new(String::new());
    let fault = RwSignal::new(None::<Refusal>);
    Effect::new(move |_| {
        word.track();
        fault.set(None);
    });
    let nothing = Memo::new(move |_| strokes.read().is_empty() || by.with(|by| by.trim().is_empty()));
    let set_aside = move || {
        let made = PreparedObject {
            by: by.get_untracked().trim().to_owned(),
            word: word.get_untracked().trim().to_owned(),
            strokes: strokes.get_untracked().to_string(),
        };
        if let Err(why) = Word::new(&made.word, PHRASE) {
            return fault.set(Some(Refusal::Word(why)));
        }
        let said = i18n.now(key::Readied { name: &*made.by });
        if saves.change_record(&PREPARED_OBJECTS, |all| all.push(made)).is_ok() {
            put_away.run(());
            announcer.toast(said);
        }
    };
    view! {
        <section>
            <h2>{t!(i18n, key::ready_title)}</h2>
            <p class="help-text">{t!(i18n, key::ready_line)}</p>
            <div class="bb-practice-keep">
                <TextField act="maker" label=t!(i18n, key::ready_by) longest=name::MAX_TYPED value=by />
                <Button label=t!(i18n, key::ready_it) on_press=set_aside act="set-aside" disabled=nothing />
            </div>
            <Careful fault />
        </section>
    }
}

/// The objects prepared by this maker; a tap puts one on the turntable.
#[component]
pub(super) fn PreparedObjects(
    workpiece: Workpiece,
    /// Called when an object was put on the turntable.
    #[prop(into)]
    on_take: Callback<()>,
    maker: String,
    colour: u8,
    /// The maximum number of words of a riddle.
    words: usize,
) -> impl IntoView {
    let (i18n, saves) = (use_i18n(), use_saves());
    let all = Memo::new(move |_| {
        saves.lists.track();
        let fits = |made: &PreparedObject| made.is_of(&maker) && Word::new(&made.word, words).is_ok();
        saves.record(&PREPARED_OBJECTS).into_iter().filter(fits).collect::<Vec<_>>()
    });
    // The player has been told if this fails.
    let drop_one = move |made: &PreparedObject| {
        let _ = saves.change_record(&PREPARED_OBJECTS, |all| all.retain(|other| other != made));
    };
    let row = move |made: PreparedObject| {
        let (word, strokes) = (made.word.clone(), Arc::<str>::from(made.strokes.as_str()));
        let (taken, gone) = (made.clone(), made);
        // The taken object becomes the draft of the current object.
        let take = move |_| {
            workpiece.word.set(taken.word.clone());
            workpiece.strokes.set(taken.strokes.as_str().into());
            drop_one(&taken);
            on_take.run(());
        };
        view! {
            <li>
                <button type="button" class="bb-wisher" data-act="prepared" on:click=take>
                    <span class="bb-beside">
                        <StillPicture strokes colour class="bb-model" />
                    </span>
                    <strong>{word}</strong>
                </button>
                <IconButton
                    icon=icon::BIN
                    label=t!(i18n, key::readied_drop)
                    on_press=move || drop_one(&gone)
                    act="prepared-drop"
                />
            </li>
        }
    };
    view! {
        <Show when=move || all.with(|all| !all.is_empty())>
            <p class="help-text">{t!(i18n, key::readied_before)}</p>
            <ul class="bb-wishers">
                <For each=move || all.get() key=Clone::clone children=row />
            </ul>
        </Show>
    }
}
