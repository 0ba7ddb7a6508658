//! Objects: small in the hollow, and picked up to be looked at from all sides.

use super::{
    art,
    desk::Desk,
    gallery::{self, Gallery, Kept},
    studio, words,
};
use crate::{
    app::{
        components::{dialog_about, icon_button},
        dom::{El, View, el, switch, yes_no},
        i18n::{Locale, barbarossa as key},
        lexicon::{fill, titled},
    },
    games::barbarossa::{Form, ObjectView, Riddle},
};
use leptos::prelude::*;

/// In the hollow: a picture with the arrows in it.
pub(super) fn button(desk: Desk, shown: &ObjectView) -> El {
    let riddle = shown.riddle;
    let locale = desk.i18n.get_locale_untracked();
    let arrows: String = shown.solved.iter().map(|_| planted()).collect();
    let figure = el("span.bb-figure").child(figure(desk, shown)).child(el("span").html(arrows));
    let target = move || desk.picker().is_some_and(|seat| seat != riddle.owner);
    let pressed = move || yes_no(desk.picked.get() == Some(riddle));
    el("button.bb-work")
        .attr("data-object", riddle.to_string())
        .attr("data-target", target)
        .attr("aria-pressed", pressed)
        .label(label(desk, locale, shown))
        .on_click(move || desk.tap(riddle))
        .child(figure)
}

fn planted() -> String {
    crate::app::components::icon::shape("bb-planted", "#bb-arrow", "48", "48")
}

/// What it looks like, as far as the app has a picture.
pub(super) fn figure(desk: Desk, shown: &ObjectView) -> El {
    match &shown.form {
        Form::Strokes(text) => studio::picture(text, colour(desk, shown.riddle), "bb-model", String::new()),
        Form::Photo(data) => el("img.bb-model").attr("src", data.to_string()).attr("alt", ""),
        Form::None => el("span.bb-model")
            .attr("data-colour", colour(desk, shown.riddle).to_string())
            .html(art::picture("lump")),
    }
}

/// The colour of its clay.
fn colour(desk: Desk, riddle: Riddle) -> u8 {
    desk.table.players.get(riddle.owner.index()).map_or(0, |player| player.colour)
}

/// "Object 2 of Ben: the blue one, 1 arrow"
fn label(desk: Desk, locale: Locale, shown: &ObjectView) -> String {
    let mut text = labelled(desk, locale, shown);
    if !shown.solved.is_empty() {
        text = [&text, ", ", &words::arrows(locale, shown.solved.len())].concat();
    }
    text
}

/// "Object 2 of Ben: the blue one"
pub(super) fn labelled(desk: Desk, locale: Locale, shown: &ObjectView) -> String {
    let name = name(desk, locale, shown.riddle);
    if shown.label.is_empty() { name } else { titled(locale, &name, &shown.label) }
}

/// "Object 2 of Ben"
pub(super) fn name(desk: Desk, locale: Locale, riddle: Riddle) -> String {
    words::object(locale, desk.table.names(), riddle)
}

/// The object that is talked about: its name with its label, by which all know it (BB-2.3), and a way to turn it round.
pub(super) fn which(desk: Desk, locale: Locale, riddle: Riddle) -> El {
    let pick_up = icon_button("#bb-orbit", locale.word(key::pick_up), move || desk.looking.set(Some(riddle)));
    let view = desk.table.view.get_untracked();
    let name = view.object(riddle).map(|shown| labelled(desk, locale, shown)).unwrap_or_default();
    el("div.bb-which").child(el("p").text(name)).child(pick_up.act("pick-up"))
}

/// An object picked up.
pub(super) fn close_up(desk: Desk) -> El {
    let title = move || {
        let riddle = desk.looking.get();
        riddle.map(|riddle| name(desk, desk.i18n.get_locale(), riddle)).unwrap_or_default()
    };
    dialog_about("object", desk.looking, title, move || {
        switch(
            move || (desk.looking.get(), desk.i18n.get_locale()),
            move |(riddle, locale)| Some(details(desk, locale, riddle?)),
        )
    })
}

fn details(desk: Desk, locale: Locale, riddle: Riddle) -> View {
    let view = desk.table.view.get_untracked();
    let Some(shown) = view.object(riddle) else { return View::from(None::<El>) };
    let names = desk.table.names();
    let label = (!shown.label.is_empty()).then(|| el("p").text(shown.label.clone()));
    let by = |seat| words::name(names, seat);
    let solved: Vec<&str> = shown.solved.iter().map(|seat| by(*seat)).collect();
    let solved = (!solved.is_empty()).then(|| {
        let list = [("names", &*solved.join(", "))];
        el("p").text(fill(locale.word(key::solved_by), &list))
    });
    let word = view.word(riddle).filter(|_| view.over()).map(|word| el("p.bb-word").text(word.to_owned()));
    View::from([picked_up(desk, locale, shown), View::from(word), View::from(label), View::from(solved)])
}

/// Clay is turned round, and how it was made can be seen; a photo is larger.
fn picked_up(desk: Desk, locale: Locale, shown: &ObjectView) -> View {
    let Form::Strokes(text) = &shown.form else {
        return el("div.bb-large").child(figure(desk, shown)).into();
    };
    let (name, colour) =
        ([&*name(desk, locale, shown.riddle), " ", &shown.label].concat(), colour(desk, shown.riddle));
    // What it was is known now, and may be kept.
    let view = desk.table.view.get_untracked();
    let word = view.word(shown.riddle).filter(|_| view.over()).map(str::to_owned);
    let keep = word.map(|word| {
        let (label, by) = (shown.label.clone(), desk.table.name(shown.riddle.owner).to_owned());
        Gallery::open().button(Kept { word, label, by, colour, strokes: text.to_string() })
    });
    gallery::turned(text.clone(), colour, name, View::from(keep))
}
