//! A match on the screen: the frame that every game's board stands in.

pub mod bars;
pub mod ending;
pub mod frame;
pub mod gate;
mod handing;
pub mod leaving;
pub mod menu;
pub mod room;

pub use gate::{play, raw, replay};
pub use menu::rotation_name;

use crate::app::{
    components::{icon, link_button, page},
    contexts::{app, navigation::Route},
    dom::{View, el},
    lexicon::{fill, say, w},
};

/// A screen for an address that names a game we do not have.
pub fn unknown_game(slug: &str) -> View {
    let i18n = app().i18n;
    let slug = slug.to_owned();
    let why = move || fill(say!(i18n, load_unknown_game), &[("game", &slug)]);
    let home = link_button(Some(icon::HOME), w!(home), Route::Home.href());
    page("unknown", w!(nothing_here), [el("p.lead").text(why), home.act("home").class("primary")])
}
