//! What this is, who the games belong to, where things are kept.

use crate::app::{
    components::page,
    contexts::app,
    dom::{View, el, when},
    lexicon::w,
    platform::journal::Kept,
};

pub fn about() -> View {
    let vault = app().vault;
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
    let late = when(move || vault.kept.get() == Kept::Perhaps, || el("p").text(w!(state_late)));
    let prose = prose.child(late);
    let version = el("p.hint").text(w!(version)).text([" ", env!("CARGO_PKG_VERSION")].concat());
    page("about", w!(about), prose.child(version))
}
