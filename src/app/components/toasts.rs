//! Short messages at the edge of the screen, and the live region for whoever listens.

use leptos::prelude::*;
use std::time::Duration;

use super::{button, icon, icon_button};
use crate::app::{
    contexts::announcer::{Announcer, Toast},
    contexts::app,
    dom::{El, View, after, each, el, switch},
    lexicon::w,
};

/// Both; once a page.
pub fn toasts() -> View {
    let announcer = app().announcer;
    // The number makes two equal sentences two announcements.
    let said = switch(move || announcer.said().get(), |(_, text)| el("p").text(text));
    let shown = each(
        move || announcer.toasts().get(),
        |toast| u64::from(toast.id),
        move |toast| one(announcer, toast),
    );
    View::from([
        el("div.sr").attr("role", "status").attr("aria-live", "polite").attr("data-live", "").child(said),
        el("div.toasts").attr("role", "status").child(shown),
    ])
}

fn one(announcer: Announcer, Toast { id, text, action }: Toast) -> El {
    // A message that can be acted upon stays longer.
    let stays = Duration::from_secs(if action.is_some() { 12 } else { 6 });
    after(stays, Box::new(move || announcer.dismiss(id)));
    let deed = action.map(|(label, act)| {
        let press = move || {
            act();
            announcer.dismiss(id);
        };
        button(label, press).class("quiet").act("toast-action")
    });
    el("div.toast").child(el("span").text(text)).child(deed).child(icon_button(
        icon::CLOSE,
        w!(close),
        move || announcer.dismiss(id),
    ))
}
