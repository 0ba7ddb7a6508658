//! Writes the appearance settings to `<html>`, where style sheets and tests read them, and colours the browser's bars.

use leptos::prelude::*;
use leptos_use_media_query::use_media_query;

use super::settings::{Motion, Settings, Theme};
use crate::app::{
    I18n,
    i18n::common,
    platform::{elements, root_element},
};

/// Follows the settings, the language and the device's preferences.
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

/// Gives the browser's own bars the colour of the theme.
fn colour_the_bars(theme: &str) {
    let colour = match theme {
        "dark" => "#101d30",
        "contrast" => "#000000",
        _ => "#f6ecdb",
    };
    for meta in elements::all("meta[name=theme-color]") {
        // Setting this fixed name never fails.
        let _ = meta.set_attribute("content", colour);
    }
}
