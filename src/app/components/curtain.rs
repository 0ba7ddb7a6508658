//! Between two players: nothing but whose turn to hold the device it is.

use super::{
    Button, Mark, button,
    focus::{one_press, take_focus},
    mark,
};
use crate::{
    app::{
        contexts::{app, use_i18n},
        dom::{self, El, View, bdi, el, focus_soon, switch},
        i18n::common,
        lexicon::{fill, say, t, w},
        state::State,
    },
    kernel::Seat,
    table::{handover::Handover, player::Player},
};
use leptos::prelude::*;

/// Two steps, the same for all: "it is me", "show me".
#[component]
pub fn Curtain(
    /// Who is to take the device.
    player: Player,
    /// Who may look along.
    mate: Option<Player>,
    /// Who may take the device instead, where several are to choose.
    others: Vec<(Seat, Player)>,
    /// The first step is done.
    #[prop(into)]
    asked: Signal<bool>,
    handover: RwSignal<Handover>,
) -> impl IntoView {
    let i18n = use_i18n();
    let name = StoredValue::new(player.name.clone());
    let pass = move || name.with_value(|name| fill(i18n.say(common::pass_to), &[("name", name)]));
    view! {
        <div class="curtain" role="dialog" aria-label=pass on:keydown=one_press>
            <Mark player/>
            <h2>{pass}</h2>
            <p>{t!(i18n, common::curtain_why)}</p>
            {mate.map(|mate| view! { <Mate mate/> })}
            <Show when=move || asked.get() fallback=move || view! { <ItIsMe name handover/> }>
                <ShowMe handover/>
            </Show>
            {(!others.is_empty()).then(|| view! { <Instead others asked handover/> })}
        </div>
    }
}

/// Who may look along.
#[component]
fn Mate(mate: Player) -> impl IntoView {
    let i18n = use_i18n();
    let name = mate.name.clone();
    view! {
        <p class="curtain-mate">
            <Mark player=mate/>
            <span>{move || fill(i18n.say(common::curtain_mate), &[("name", &name)])}</span>
        </p>
    }
}

/// The first step.
#[component]
fn ItIsMe(name: StoredValue<String>, handover: RwSignal<Handover>) -> impl IntoView {
    let i18n = use_i18n();
    let visited = handover.with_untracked(Handover::is_visited);
    let me = move || name.with_value(|name| fill(i18n.say(common::curtain_me), &[("name", name)]));
    view! {
        <Button
            label=me
            on_press=move || handover.update(Handover::lift)
            act="lift"
            class="primary"
            use:take_focus
        />
        // Whoever only wanted to look may change their mind.
        {visited.then(|| {
            let leave = move || handover.update(Handover::hide);
            view! { <Button label=t!(i18n, common::back) on_press=leave act="leave"/> }
        })}
    }
}

/// The second step. In this order: over a hand the curtain stands on the lower edge, so that a second tap in haste lands
/// on "it is not me".
#[component]
fn ShowMe(handover: RwSignal<Handover>) -> impl IntoView {
    let i18n = use_i18n();
    view! {
        <Button
            label=t!(i18n, common::curtain_show)
            on_press=move || handover.update(Handover::confirm)
            act="confirm"
            class="primary"
            use:take_focus
        />
        <Button
            label=t!(i18n, common::curtain_not_me)
            on_press=move || handover.update(Handover::hide)
            act="cancel"
        />
    }
}

/// Who may take the device instead; out of the way once somebody has said that it is them.
#[component]
fn Instead(others: Vec<(Seat, Player)>, asked: Signal<bool>, handover: RwSignal<Handover>) -> impl IntoView {
    let i18n = use_i18n();
    let others = others.into_iter().map(|(seat, player)| {
        let name = player.name.clone();
        view! {
            <button
                type="button"
                class="button quiet"
                data-act="pass-to"
                on:click=move |_| handover.update(|handover| handover.pass_to(seat))
            >
                <Mark player/>
                <span>
                    <bdi>{name}</bdi>
                </span>
            </button>
        }
    });
    view! {
        <div class="curtain-others" hidden=asked>
            <span>{t!(i18n, common::pass_instead)}</span>
            {others.collect_view()}
        </div>
    }
}

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
        .on_key(dom::one_press)
        .attr("role", "dialog")
        .label(pass.clone())
        .child(mark(player))
        .child(el("h2").text(pass))
        .child(el("p").text(w!(curtain_why)))
        .child(mate)
        .child(steps)
        .child(instead)
}
