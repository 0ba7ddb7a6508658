//! The choice of the language on home.

use leptos::prelude::*;

use crate::app::{
    components::{OptionList, Picture, icon},
    contexts::{
        settings::{Language, use_settings},
        use_i18n,
    },
    i18n::{LANGUAGES, common, t},
};

/// A list of the languages, each by its own name.
#[component]
pub fn LanguageChoice() -> impl IntoView {
    let (i18n, settings) = (use_i18n(), use_settings());
    // By index, like the other lists of home, which costs no further code.
    let options = || {
        (0..).zip(LANGUAGES).map(|(index, (_, name))| (Some(index), (*name).to_owned())).collect::<Vec<_>>()
    };
    let value = move || {
        let language = i18n.language();
        (0..).zip(LANGUAGES).find(|(_, (tag, _))| *tag == language.tag()).map(|(index, _)| index)
    };
    let choose = move |index: Option<u8>| {
        if let Some((chosen, _)) = index.and_then(|index| Language::all().nth(index.into())) {
            settings.change(|now| now.language = chosen);
        }
    };
    view! {
        <span class="select few home-language">
            <OptionList
                act="language"
                options
                lang=|index| Some(LANGUAGES.get(index)?.0)
                value
                on_change=choose
                attr:aria-label=t!(i18n, common::language)
            />
            <Picture icon=icon::DOWN />
        </span>
    }
}
