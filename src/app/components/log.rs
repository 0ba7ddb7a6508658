//! What happened, one line a step, each leading to its moment; and between them who has played from then on.

use leptos::prelude::*;
use web_sys::Element;

use super::mark;
use crate::{
    app::{
        dom::{View, each, el, next_frame, watch, when},
        lexicon::w,
    },
    table::hash::fnv,
    table::player::Player,
};

/// One step in words.
#[derive(Clone, PartialEq, Debug)]
pub struct LogLine {
    /// Counted from 1: the moment after this step. Of a change of who plays: after the step before it.
    pub number: usize,
    /// The how manieth change of who plays; nothing for a step.
    pub change: Option<usize>,
    /// Who made it; nobody for what the table dealt.
    pub by: Option<Player>,
    pub text: String,
}

/// `shown` is the moment on the screen, `pick` leads to another.
pub fn log(
    lines: impl Fn() -> Vec<LogLine> + Copy + 'static,
    shown: impl Fn() -> usize + Copy + 'static,
    pick: impl Fn(usize) + Copy + 'static,
) -> View {
    let line = move |LogLine { number, change, by, text }: LogLine| {
        let who = by
            .map(|player| View::from([mark(&player), el("span.sr").text([&player.called(), ": "].concat())]));
        let current = move || (shown() == number && change.is_none()).then_some("step");
        let step = change.is_none().then(|| number.to_string());
        el("li").child(
            el("button")
                .class("log-line")
                .class_when("log-change", move || change.is_some())
                .attr("data-step", step.clone())
                .attr("aria-current", current)
                .on_click(move || pick(number))
                .child(el("span.log-number").text(step))
                .child(who)
                .child(el("span.log-text").text(text)),
        )
    };
    let key = |line: &LogLine| {
        let nth = line.change.map_or(0, |nth| nth + 1);
        fnv(&[&line.number.to_le_bytes(), &nth.to_le_bytes(), line.text.as_bytes()])
    };
    let list = el("ol.log").child(each(lines, key, line));
    // The newest line is the one to see.
    let scrolled = list.stored::<Element>();
    watch(move || {
        lines();
        let element = scrolled.get_untracked();
        next_frame(Box::new(move || element.set_scroll_top(element.scroll_height())));
    });
    let empty = when(move || lines().is_empty(), || el("p.hint.log-empty").text(w!(log_empty)));
    [empty, View::from(list)].into()
}
