//! What `<html>` is told of the settings: the style sheets, the browser's own bars and tests look there.

use leptos::prelude::*;
use leptos_use_media_query::use_media_query;

use super::settings::{Motion, Settings, Theme};
use crate::app::{
    I18n,
    i18n::common,
    platform::{elements, root_element},
};

/// Follows settings, language and what the device prefers.
pub fn follow_appearance(settings: Settings, i18n: I18n) {
    let dark = use_media_query("(prefers-color-scheme: dark)");
    let contrast = use_media_query("(prefers-contrast: more)");
    let still = use_media_query("(prefers-reduced-motion: reduce)");
    let theme = Memo::new(move |_| match settings.get().theme {
        Theme::System if contrast.get() => "contrast",
        Theme::System if dark.get() => "dark",
        Theme::System | Theme::Light => "light",
        Theme::Dark => "dark",
        Theme::Contrast => "contrast",
    });
    let motion = Memo::new(move |_| match settings.get().motion {
        Motion::System if still.get() => "reduced",
        Motion::System | Motion::Full => "full",
        Motion::Reduced => "reduced",
    });
    Effect::new(move |_| {
        root_element::set("lang", i18n.language().tag());
        root_element::set("dir", &i18n.say(common::direction));
    });
    Effect::new(move |_| {
        root_element::set("data-theme", theme.get());
        colour_the_bars(theme.get());
    });
    Effect::new(move |_| root_element::set("data-motion", motion.get()));
    Effect::new(move |_| {
        let now = settings.get();
        root_element::set("data-deck", if now.four_colours { "four" } else { "two" });
        root_element::set("style", &format!("font-size:{}%", now.text_size));
    });
}

/// The colour of the browser's own bars follows the theme.
fn colour_the_bars(theme: &str) {
    let colour = match theme {
        "dark" => "#101d30",
        "contrast" => "#000000",
        _ => "#f6ecdb",
    };
    for meta in elements::all("meta[name=theme-color]") {
        // Only a malformed name is ever refused.
        let _ = meta.set_attribute("content", colour);
    }
}
