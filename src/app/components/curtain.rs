//! Between two players: nothing but whose turn to hold the device it is.

use super::{button, mark};
use crate::{
    app::{
        contexts::app,
        dom::{El, View, bdi, el, focus_soon, one_press, switch},
        lexicon::{fill, say, w},
        state::State,
    },
    kernel::Seat,
    table::{handover::Handover, player::Player},
};
use leptos::prelude::*;

/// Two steps, the same for all: "it is me", "show me". `asked`: the first step is done.
/// `mate` may look along, `others` may take the device instead, where several are to choose.
pub fn curtain(
    player: &Player,
    mate: Option<&Player>,
    others: &[(Seat, &Player)],
    asked: impl Fn() -> bool + Copy + 'static,
    handover: State<Handover>,
) -> El {
    let i18n = app().i18n;
    let visited = handover.get_untracked().is_visited();
    let other = |(seat, player): &(Seat, &Player)| {
        let seat = *seat;
        let label = [mark(player), el("span").child(bdi(&player.name))];
        let take = move || handover.update(|h| h.pass_to(seat));
        el("button.button.quiet").act("pass-to").on_click(take).child(label)
    };
    let mate = mate.map(|mate| {
        let name = mate.name.clone();
        el("p.curtain-mate")
            .child(mark(mate))
            .child(el("span").text(move || fill(say!(i18n, curtain_mate), &[("name", &name)])))
    });
    let instead = (!others.is_empty()).then(|| {
        let others: View = others.iter().map(other).collect();
        el("div.curtain-others").attr("hidden", asked).child(el("span").text(w!(pass_instead))).child(others)
    });
    let (name, pass) = (player.name.clone(), player.name.clone());
    let pass = move || fill(say!(i18n, pass_to), &[("name", &pass)]);
    let steps = switch(asked, move |asked| {
        if asked {
            let show = button(w!(curtain_show), move || handover.update(|h| h.confirm()))
                .act("confirm")
                .class("primary");
            focus_soon(&show);
            let not_me = button(w!(curtain_not_me), move || handover.update(|h| h.hide())).act("cancel");
            // In this order: over a hand the curtain stands on the lower edge, so that a second tap in haste lands
            // on "it is not me".
            return View::from([show, not_me]);
        }
        let name = name.clone();
        let me = move || fill(say!(i18n, curtain_me), &[("name", &name)]);
        let me = button(me, move || handover.update(|h| h.lift())).act("lift").class("primary");
        focus_soon(&me);
        // Whoever only wanted to look may change their mind.
        let leave = visited.then(|| button(w!(back), move || handover.update(|h| h.hide())).act("leave"));
        View::from([View::from(me), leave.into()])
    });
    el("div.curtain")
        .on_key(one_press)
        .attr("role", "dialog")
        .label(pass.clone())
        .child(mark(player))
        .child(el("h2").text(pass))
        .child(el("p").text(w!(curtain_why)))
        .child(mate)
        .child(steps)
        .child(instead)
}
