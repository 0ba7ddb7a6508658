//! Objects prepared before a match, each at its maker's leisure. They are set aside after practice, and become the
//! draft of an object behind the maker's curtain.

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
    saves::{keepsakes::Readied, records::READIED},
    table::name,
};

/// A button that sets the clay of the practice turntable aside for a match.
#[component]
pub(super) fn SetAside(
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
        let made = Readied {
            by: by.get_untracked().trim().to_owned(),
            word: word.get_untracked().trim().to_owned(),
            strokes: strokes.get_untracked().to_string(),
        };
        if let Err(why) = Word::new(&made.word, PHRASE) {
            return fault.set(Some(Refusal::Word(why)));
        }
        let said = i18n.now(key::Readied { name: &*made.by });
        if saves.change_record(&READIED, |all| all.push(made)).is_ok() {
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

/// The objects that this maker has set aside; a tap puts one on the turntable.
#[component]
pub(super) fn SetAsideBefore(
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
        let fits = |made: &Readied| made.is_of(&maker) && Word::new(&made.word, words).is_ok();
        saves.record(&READIED).into_iter().filter(fits).collect::<Vec<_>>()
    });
    // The player has been told if this fails.
    let drop_one = move |made: &Readied| {
        let _ = saves.change_record(&READIED, |all| all.retain(|other| other != made));
    };
    let row = move |made: Readied| {
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
                <button type="button" class="bb-wisher" data-act="readied" on:click=take>
                    <span class="bb-beside">
                        <StillPicture strokes colour class="bb-model" />
                    </span>
                    <strong>{word}</strong>
                </button>
                <IconButton
                    icon=icon::BIN
                    label=t!(i18n, key::readied_drop)
                    on_press=move || drop_one(&gone)
                    act="readied-drop"
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
