//! The menu of a match.

use super::frame::Panels;
use crate::{
    app::{
        I18n,
        components::{confirm_danger, dialog, icon, saved, select},
        contexts::{app, nav::Route, settings::Rotation},
        dom::{El, Text, View, el, when},
        games,
        lexicon::{fill, say, w},
        screens::saves::{Load, exporter},
        session::{Act, Facts, Frame},
        state::State,
    },
    kernel::{Seat, bot::Level},
    table::player::Player,
};

/// The menu, and the windows that it leads to.
pub fn menu_dialog(frame: Frame, panels: Panels, replay: bool) -> View {
    let i18n = app().i18n;
    let nav = app().nav;
    let settings = app().settings;
    let resigning = State::new(false);
    let abandoning = State::new(false);
    let resign_who = move || {
        let sheet = frame.sheet();
        let player = resigner(&frame.facts()).and_then(|seat| sheet.players.get(seat.index()));
        fill(say!(i18n, resign_who), &[("name", player.map_or("", |player| player.name.as_str()))])
    };
    let leave = move |to: Route| {
        panels.menu.set(false);
        nav.go(to);
    };
    // Another window takes the place of this one.
    let ask = move |window: State<bool>| {
        panels.menu.set(false);
        window.set(true);
    };
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
            .child(item("export", icon::EXPORT, w!(export_match), move || ask(panels.exporting)))
            .child((!replay && games::find(frame.slug).is_some_and(|game| game.bots)).then(|| {
                when(
                    move || frame.facts().ending.is_none(),
                    move || item("hand-over", icon::BOT, w!(hand_over), move || ask(panels.seats)),
                )
            }))
            .child(item("settings", icon::GEAR, w!(settings), move || leave(Route::Settings)));
        let resign = when(
            move || !replay && resigner(&frame.facts()).is_some(),
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
        if let Some(seat) = resigner(&frame.facts_untracked()) {
            frame.act(Act::Resign(seat));
        }
    };
    let abandon = move || frame.act(Act::Abandon);
    let far = |window: El| panels.turned(window);
    View::from([
        far(dialog("menu", panels.menu, w!(menu), contents)),
        far(confirm_danger(resigning, resign_who, w!(resign_text), w!(resign), resign)),
        far(confirm_danger(abandoning, w!(abandon), w!(abandon_text), w!(abandon_yes), abandon)),
        far(dialog("hand-over", panels.seats, w!(hand_over), move || seats(frame))),
        exporter(panels.exporting, move || Load::Shown(frame)),
    ])
}

fn item(act: &'static str, which: icon::Icon, label: impl Into<Text>, press: impl Fn() + 'static) -> El {
    el("li").child(entry(act, which, label.into()).on_click(press))
}

fn entry(act: &'static str, which: icon::Icon, label: Text) -> El {
    el("button").class("menu-item").act(act).child(icon(which)).child(el("span").text(label))
}

/// For each seat, who plays it from now on.
fn seats(frame: Frame) -> View {
    let i18n = app().i18n;
    let who = move || {
        let levels =
            Level::ALL.map(|level| fill(say!(i18n, bot_level), &[("level", level_name(i18n, level))]));
        [say!(i18n, person).to_owned()].into_iter().chain(levels).collect()
    };
    let players = frame.sheet().players.clone();
    let seat = |(seat, player): (Seat, Player)| {
        let now = move || frame.facts().bot(seat).map_or(0, |level| level as usize + 1);
        let hand = move |to: usize| {
            let to = to.checked_sub(1).and_then(|level| Level::ALL.get(level).copied());
            frame.act(Act::Hand(seat, to));
        };
        el("li").child(select("hand-seat", player.name, None, who, now, hand))
    };
    let seats: View = Seat::all(players.len() as u8).zip(players).map(seat).collect();
    View::from([el("p").text(w!(hand_over_text)), el("ul.hand-list").child(seats)])
}

pub fn level_name(i18n: I18n, level: Level) -> &'static str {
    match level {
        Level::Easy => say!(i18n, bot_easy),
        Level::Medium => say!(i18n, bot_medium),
        Level::Hard => say!(i18n, bot_hard),
    }
}

/// Whoever may give up now: a person who is to act, or the only one.
fn resigner(facts: &Facts) -> Option<Seat> {
    let person = facts.pending.iter().find(|seat| facts.people.contains(*seat));
    person.or(facts.people.only()).filter(|seat| facts.may_resign.contains(*seat))
}

pub fn rotation_name(i18n: I18n, rotation: Rotation) -> &'static str {
    match rotation {
        Rotation::Fixed => say!(i18n, rotation_fixed),
        Rotation::Follow => say!(i18n, rotation_follow),
        Rotation::FaceToFace => say!(i18n, rotation_face),
    }
}
