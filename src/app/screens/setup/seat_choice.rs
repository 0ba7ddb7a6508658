//! The choice of a seat's player: a person of the roster, a new person, or a bot.

use leptos::prelude::*;

use super::seating::use_seating;
use crate::{
    app::{
        components::{Button, Mark, PlayerForm},
        contexts::use_i18n,
        i18n::{common, t},
        lexicon::{is_numbered, level_name},
    },
    kernel::bot::Level,
    table::player::Player,
};

/// All candidates for a seat; choosing one closes the dialog.
#[component]
pub fn SeatChoice(index: usize, open: RwSignal<bool>) -> impl IntoView {
    let (i18n, seating) = (use_i18n(), use_seating());
    let roster = seating.roster;
    let sit = move |player| {
        open.set(false);
        seating.seat(index, player);
    };
    let sitting = seating.sitting(index);
    let level = sitting.as_ref().and_then(|seat| seat.bot);
    let sit_bot = move |level| {
        open.set(false);
        seating.seat_bot(index, level);
    };
    let newcomer = seating.newcomer(index);
    // A known name selects that person. A numbered default name is not added to the roster.
    let done = move |player: Player| match roster.find(&player.name) {
        Some(known) => sit(known),
        None if is_numbered(i18n, &player.name) => sit(player),
        None => {
            roster.add(player.clone());
            sit(player);
        }
    };
    view! {
        {seating.game.bots.then(|| view! { <Bots level on_choose=sit_bot /> })}
        <Known people=roster.people.get_untracked() on_choose=sit />
        <PlayerForm
            old=Some(newcomer)
            nameless=true
            others=roster.people.get_untracked()
            others_may_come=true
            on_done=done
        />
    }
}

/// A bot of each level.
#[component]
fn Bots(
    /// The level of the bot on this seat, if any.
    level: Option<Level>,
    #[prop(into)] on_choose: Callback<Level>,
) -> impl IntoView {
    let i18n = use_i18n();
    let bot = move |choice: Level| {
        view! {
            <Button
                label=move || level_name(i18n, choice)
                on_press=move || on_choose.run(choice)
                act=choice.name()
                attr:aria-pressed=if level == Some(choice) { "true" } else { "false" }
            />
        }
    };
    view! {
        <h3>{t!(i18n, common::a_bot)}</h3>
        <div class="levels">{Level::ALL.map(bot)}</div>
        <h3>{t!(i18n, common::a_person)}</h3>
    }
}

/// The people of the roster, if any.
#[component]
fn Known(people: Vec<Player>, #[prop(into)] on_choose: Callback<Player>) -> impl IntoView {
    let i18n = use_i18n();
    let person = move |player: Player| {
        let (name, chosen) = (player.name.clone(), player.clone());
        view! {
            <li>
                <button
                    type="button"
                    class="person pick"
                    data-act="pick-player"
                    on:click=move |_| on_choose.run(chosen.clone())
                >
                    <Mark player />
                    <strong>
                        <bdi>{name}</bdi>
                    </strong>
                </button>
            </li>
        }
    };
    (!people.is_empty()).then(|| {
        view! {
            <ul class="people">{people.into_iter().map(person).collect_view()}</ul>
            <h3>{t!(i18n, common::or_new)}</h3>
        }
    })
}
