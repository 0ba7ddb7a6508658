//! What this is, who the games belong to, where things are kept, what it is made of.

use leptos::prelude::*;
use wasm_bindgen_futures::spawn_local;

use crate::app::{
    components::page,
    contexts::app,
    dom::{El, View, el, switch, when},
    lexicon::{fill, say, w},
    platform::{files, journal::Kept},
    state::State,
};

/// What `scripts/licences.mjs` makes of the lock file: a line for each part, an empty line, the texts.
const LICENCES: &str = "licences.txt";

pub fn about() -> View {
    let saves = app().saves;
    let parts = [
        (w!(about_saves_title), w!(about_saves)),
        (w!(about_offline_title), w!(about_offline)),
        (w!(about_games_title), w!(about_games)),
        (w!(about_fonts_title), w!(about_fonts)),
    ];
    let mut prose = el("div.prose").child(el("p.lead").text(w!(about_what)));
    for (title, text) in parts {
        prose = prose.child(el("h2").text(title)).child(el("p").text(text));
    }
    // Where there is no journal, "at once" is not quite true.
    let late = when(move || saves.kept.get() == Kept::Perhaps, || el("p").text(w!(state_late)));
    let prose = prose.child(late);
    let texts = el("a")
        .attr("href", LICENCES)
        .attr("target", "_blank")
        .attr("rel", "noopener")
        .act("licences")
        .text(w!(about_licences));
    let version = el("p.hint").text(w!(version)).text([" ", env!("CARGO_PKG_VERSION")].concat());
    page("about", w!(about), prose.child(made_of()).child(el("p").child(texts)).child(version))
}

/// Each package and font that goes out with the app, and its licence.
fn made_of() -> View {
    let i18n = app().i18n;
    let known = State::new(Vec::<(String, String)>::new());
    spawn_local(async move {
        let text = files::own(LICENCES).await.unwrap_or_default();
        let part =
            |line: &str| line.split_once(": ").map(|(name, licence)| (name.to_owned(), licence.to_owned()));
        // The screen may have been left meanwhile.
        known.try_set(text.lines().map_while(part).collect());
    });
    let row = |(name, licence): (String, String)| -> El {
        el("li")
            .attr("data-part", name.clone())
            .child(el("span").text(name))
            .child(el("span.hint").text(licence))
    };
    switch(
        move || known.get(),
        move |parts| {
            let count = parts.len().to_string();
            let title = move || fill(say!(i18n, about_parts), &[("n", &count)]);
            (!parts.is_empty()).then(|| {
                el("details.parts")
                    .child(el("summary").text(title))
                    .child(el("ul").child(parts.into_iter().map(row).collect::<View>()))
            })
        },
    )
}
