//! The choice of another language for one screen.

use leptos::{prelude::*, task::spawn_local};

use super::{
    OptionList,
    icon::{self, Picture},
};
use crate::app::{
    contexts::{announcer::use_announcer, screen_language::ScreenLanguage, use_i18n},
    i18n::{LANGUAGES, common, languages, t},
};

/// A list of all languages, for one screen only. Its first entry leads back to the language of the settings.
#[component]
pub fn OtherLanguage(language: ScreenLanguage) -> impl IntoView {
    let (i18n, announcer) = (use_i18n(), use_announcer());
    let name_of = |tag: &str| LANGUAGES.iter().find(|(other, _)| *other == tag).map_or("", |(_, name)| *name);
    let options = move || {
        let first = match language.chosen() {
            None => i18n.say(languages::in_another),
            Some(_) => i18n.say(languages::OfTheTable { name: name_of(language.table().language().tag()) }),
        };
        let all = LANGUAGES.iter().map(|(tag, name)| (Some(*tag), (*name).to_owned()));
        std::iter::once((None, first)).chain(all).collect::<Vec<_>>()
    };
    let choose = move |tag: Option<&'static str>| {
        spawn_local(async move {
            if !language.choose(tag).await {
                announcer.toast(i18n.now(common::fetched_missing));
            }
        });
    };
    view! {
        <span class="select few other-language" data-tag=move || i18n.language().tag().to_owned()>
            <OptionList
                act="other-language"
                options
                lang=|index| Some(LANGUAGES.get(index.checked_sub(1)?)?.0)
                value=move || language.chosen()
                on_change=choose
                attr:aria-label=t!(i18n, languages::in_another)
            />
            <Picture icon=icon::DOWN />
        </span>
    }
}
