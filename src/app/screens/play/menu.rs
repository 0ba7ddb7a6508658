//! The menu of a match.

use leptos::prelude::untrack;
use leptos::prelude::*;

use super::{frame::Panels, handing::handing};
use crate::{
    app::{
        I18n,
        components::{confirm_danger, dialog, icon, saved},
        contexts::{app, navigation::Route, settings::Rotation},
        dom::{El, Text, View, el, watch, when},
        games,
        lexicon::{fill, say, w},
        screens::saves::{Load, exporter},
        session::{Act, Frame},
        state::State,
    },
    kernel::Seat,
    table::handover::Screen,
};

/// The menu, and the windows that it leads to.
pub fn menu_dialog(frame: Frame, panels: Panels, replay: bool) -> View {
    let i18n = app().i18n;
    let navigation = app().navigation;
    let settings = app().settings;
    let resigning = State::new(false);
    let abandoning = State::new(false);
    let resign_who = move || {
        let sheet = frame.sheet();
        let player = resigner(frame).and_then(|seat| sheet.players.get(seat.index()));
        fill(say!(i18n, resign_who), &[("name", player.map_or("", |player| player.name.as_str()))])
    };
    let leave = move |to: Route| {
        panels.menu.set(false);
        navigation.go(to);
    };
    // Another window takes the place of this one.
    let ask = move |window: State<bool>| {
        panels.menu.set(false);
        window.set(true);
    };
    // What the table is asked is for all to look at.
    let ask_all = move |window: State<bool>| {
        if !replay {
            frame.hide();
        }
        ask(window);
    };
    // Bots wait for what the table decides.
    let questions = [panels.seats, panels.handing, panels.consent, resigning, abandoning, panels.exporting];
    watch(move || frame.asked.set(questions.iter().any(|open| open.get())));
    let rules = move || {
        let at = frame.facts_untracked().rules_at.map(str::to_owned);
        leave(Route::Rules(frame.slug.to_owned(), at));
    };
    let rotate = move || {
        settings.change(|now| {
            now.rotation = match now.rotation {
                Rotation::Fixed => Rotation::Follow,
                Rotation::Follow => Rotation::FaceToFace,
                Rotation::FaceToFace => Rotation::Fixed,
            }
        });
    };
    let rotate_to =
        move || fill(say!(i18n, rotate_now), &[("mode", rotation_name(i18n, settings.get().rotation))]);
    let look_back = move || {
        panels.menu.set(false);
        frame.moment.set(Some(frame.facts_untracked().total));
    };
    let contents = move || {
        let list = el("ul.menu")
            .child(item("rules", icon::RULES, w!(rules), rules))
            .child(item("rotate", icon::ROTATE, rotate_to, rotate))
            .child(item(
                "sound",
                icon::SOUND,
                move || if settings.get().sound { w!(sound_off) } else { w!(sound_on) },
                move || settings.change(|now| now.sound = !now.sound),
            ))
            .child((!replay).then(|| item("replay", icon::PLAY, w!(replay), look_back)))
            .child(item("export", icon::EXPORT, w!(export_match), move || ask_all(panels.exporting)))
            .child((!replay && games::find(frame.slug).is_some_and(|game| game.bots)).then(|| {
                when(
                    move || frame.facts().ending.is_none(),
                    move || item("hand-over", icon::BOT, w!(hand_over), move || ask(panels.seats)),
                )
            }))
            .child(item("settings", icon::GEAR, w!(settings), move || leave(Route::Settings)));
        let resign = when(
            move || !replay && resigner(frame).is_some(),
            move || item("resign", icon::FLAG, resign_who, move || ask(resigning)),
        );
        let abandon = when(
            move || !replay && frame.facts().ending.is_none(),
            move || item("abandon", icon::STOP, w!(abandon), move || ask(abandoning)),
        );
        let list = list
            .child(resign)
            .child(abandon)
            .child(item("home", icon::HOME, w!(leave), move || leave(Route::Home)));
        let safe =
            (!replay).then(|| el("p.hint").attr("data-saved", "").text(saved(move || say!(i18n, all_saved))));
        View::from([Some(list), safe])
    };
    let resign = move || {
        if let Some(seat) = untrack(|| resigner(frame)) {
            frame.act(Act::Resign(seat));
        }
    };
    let abandon = move || frame.act(Act::Abandon);
    let far = |window: El| panels.turned(window);
    View::from([
        far(dialog("menu", panels.menu, w!(menu), contents)).into(),
        far(confirm_danger(resigning, resign_who, w!(resign_text), w!(resign), resign)).into(),
        far(confirm_danger(abandoning, w!(abandon), w!(abandon_text), w!(abandon_yes), abandon)).into(),
        handing(frame, panels),
        // What is only looked at may not all be on the screen.
        exporter(panels.exporting, move || {
            if replay { Load::Saved(frame.sheet().id.clone()) } else { Load::Shown(frame) }
        }),
    ])
}

fn item(act: &'static str, which: icon::Icon, label: impl Into<Text>, press: impl Fn() + 'static) -> El {
    el("li").child(entry(act, which, label.into()).on_click(press))
}

fn entry(act: &'static str, which: icon::Icon, label: Text) -> El {
    el("button").class("menu-item").act(act).child(icon(which)).child(el("span").text(label))
}

/// Whoever may give up now: a person who is to act, or the only one. Where that opens what is hidden, only whoever has
/// their own before them. Tracked.
fn resigner(frame: Frame) -> Option<Seat> {
    let facts = frame.facts();
    let person = facts.pending.iter().find(|seat| facts.people.contains(*seat));
    let may = person.or(facts.people.only()).filter(|seat| facts.may_resign.contains(*seat));
    let handover = frame.handover.get();
    may.filter(|seat| !handover.is_needed() || handover.screen() == Screen::Open(*seat))
}

pub fn rotation_name(i18n: I18n, rotation: Rotation) -> &'static str {
    match rotation {
        Rotation::Fixed => say!(i18n, rotation_fixed),
        Rotation::Follow => say!(i18n, rotation_follow),
        Rotation::FaceToFace => say!(i18n, rotation_face),
    }
}
