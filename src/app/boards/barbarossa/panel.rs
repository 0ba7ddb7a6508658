//! What has just happened, and what is to be done now.

use super::{art, curses, desk::Desk, ending, letters, making, notes, series, words};
use crate::{
    app::{
        components::{mark, picture_button},
        dom::{El, View, el, focus_next, one_press, switch},
        i18n::{Locale, barbarossa as key},
        lexicon::fill,
    },
    games::barbarossa::{Action, Prompt, Riddle, Series},
    kernel::Seat,
};
use leptos::prelude::*;

/// What the lower part of the board is for now. It is built anew when this is another.
#[derive(Clone, PartialEq)]
enum Now {
    /// An object is made: the how manieth.
    Make(Seat, usize),
    Move(Seat),
    /// A letter is to be asked for.
    Letter(Seat),
    Ask {
        by: Seat,
        series: Series,
    },
    Answer(Riddle),
    /// Somebody looks at a letter.
    Look(Seat),
    Guess(Seat, Riddle),
    Judge,
    /// A curse is to be used, by whoever was first.
    Granted(Seat),
    /// Somebody wishes to use a curse.
    Wish,
    /// Somebody looks at their notes.
    Visit(Seat),
    /// Everything is told, at this moment.
    Over(usize),
    /// Nothing to do here.
    Quiet,
}

pub(super) fn panel(desk: Desk) -> El {
    let part = switch(
        move || (now(desk), desk.i18n.get_locale()),
        move |(now, locale)| {
            // A field that takes the keyboard brings up the one of a phone, which would hide what is to be seen.
            let first = match now {
                Now::Quiet | Now::Over(_) => "",
                Now::Guess(..) => ".bb-part input",
                Now::Make(..) | Now::Visit(_) => ".bb-title",
                Now::Wish => ".bb-part .bb-wisher, .bb-part .button",
                _ => ".bb-part .primary, .bb-part .button",
            };
            if !first.is_empty() {
                focus_next(first);
            }
            part(desk, locale, now)
        },
    );
    // Whoever holds the device has what is theirs before them. How it ended is told above the words.
    let own = move || desk.table.view.get().own().is_some();
    el("section.bb-panel")
        .child(el("div.bb-told").attr("hidden", own).child(story(desk)))
        .child(el("div.bb-part").class_when("bb-private", own).on_key(one_press).child(part))
}

fn now(desk: Desk) -> Now {
    let view = desk.table.view.get();
    if view.over() {
        return Now::Over(view.story.len());
    }
    if !*desk.table.live.get() {
        return Now::Quiet;
    }
    let visited = desk.table.is_visited();
    match (view.own(), &view.prompt) {
        (Some(seat), _) if visited => Now::Visit(seat),
        (Some(seat), Prompt::Making(_)) => Now::Make(seat, view.objects().count()),
        (Some(seat), Prompt::Looking(by)) if *by == seat => Now::Look(seat),
        (Some(seat), Prompt::Guessing { by, riddle, .. }) if *by == seat => Now::Guess(seat, *riddle),
        (Some(seat), Prompt::Judging { riddle, .. }) if riddle.owner == seat => Now::Judge,
        (Some(seat), _) => Now::Visit(seat),
        (None, _) if desk.wish.get().is_some() => Now::Wish,
        (None, Prompt::Moving(seat)) => Now::Move(*seat),
        (None, Prompt::Letter(seat)) => Now::Letter(*seat),
        (None, Prompt::Asking { by, series }) => Now::Ask { by: *by, series: *series },
        (None, Prompt::Answering { riddle, .. }) => Now::Answer(*riddle),
        (None, Prompt::Granted(seat)) => Now::Granted(*seat),
        (None, _) => Now::Quiet,
    }
}

fn part(desk: Desk, locale: Locale, now: Now) -> View {
    match now {
        Now::Make(seat, nth) => making::making(desk, locale, seat, nth),
        Now::Move(seat) => moving(desk, locale, seat),
        Now::Letter(seat) => letters::asking(desk, locale, seat, None),
        Now::Ask { by, series } => series::asking(desk, locale, by, series),
        Now::Answer(riddle) => series::answering(desk, locale, riddle),
        Now::Look(seat) => letters::looking(desk, locale, seat),
        Now::Guess(seat, riddle) => series::guessing(desk, locale, seat, riddle),
        Now::Judge => series::judging(desk, locale),
        Now::Granted(seat) => curses::granted(desk, locale, seat),
        Now::Wish => curses::wishing(desk, locale),
        Now::Visit(seat) => notes::visit(desk, locale, seat),
        Now::Over(_) => ending::revealed(desk, locale),
        Now::Quiet => View::from(None::<El>),
    }
}

/// The latest step, as all have seen it.
fn story(desk: Desk) -> El {
    let lines = switch(
        move || {
            let (view, locale, names) = (desk.table.view.get(), desk.i18n.get_locale(), desk.table.names());
            let events = view.story.get(view.since..).unwrap_or_default();
            events.iter().filter_map(|event| words::tell(locale, names, &view, event)).collect::<Vec<_>>()
        },
        |lines| lines.into_iter().map(|text| el("li").text(text)).collect::<View>(),
    );
    el("ul.bb-story").child(lines)
}

/// Who is to act, and what.
pub(super) fn title(desk: Desk, seat: Seat, text: String) -> El {
    let players = desk.table.players;
    el("h2.bb-title")
        .attr("tabindex", "-1")
        .child(players.get(seat.index()).map(mark))
        .child(el("span").text(text))
}

/// The die, or gems: these are paid by a tap on a cave (BB-3.2).
fn moving(desk: Desk, locale: Locale, seat: Seat) -> View {
    let gems = desk.table.view.get_untracked().players[seat].gems;
    let text = fill(locale.word(key::move_title), &[("name", desk.table.name(seat))]);
    let hint = if gems > 0 { key::move_hint } else { key::no_gems };
    let roll = el("button.button.primary")
        .act("roll")
        .on_click(move || desk.play(Action::Roll))
        .child(el("span").attr("aria-hidden", "true").html(art::small("d5")))
        .child(el("span").text(key::do_roll));
    View::from([
        title(desk, seat, text),
        el("p.hint").text(locale.word(hint)),
        el("div.bb-buttons").child([roll, curses::button(desk)]),
    ])
}

/// A button with one of our small pictures.
pub(super) fn pictured(id: &str, label: &str, act: &'static str, press: impl Fn() + 'static) -> El {
    el("button.button")
        .act(act)
        .on_click(press)
        .child(el("span").attr("aria-hidden", "true").html(art::small(id)))
        .child(el("span").text(label.to_owned()))
}

/// The main button of a part.
pub(super) fn main_button(
    sign: &'static str,
    label: String,
    act: &'static str,
    press: impl Fn() + 'static,
) -> El {
    picture_button(sign, label, press).act(act).class("primary")
}
