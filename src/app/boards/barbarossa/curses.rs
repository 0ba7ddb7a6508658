//! Curses: the choice of players and of the use, and three curses that return (BB-5).

use leptos::prelude::*;

use super::{
    art::{Drawing, SmallDrawing},
    controller::{CursePlan, Use, use_controller},
    controls::{CursePick, PicturedButton, Title},
    letters::LetterAsking,
    objects::{OnStand, Which},
    words,
};
use crate::{
    app::{
        components::{Button, Mark, Primary, Quiet, RuleLink, icon},
        contexts::use_i18n,
        game_ui::Narrator,
        i18n::{barbarossa as key, t},
        lexicon::titled,
    },
    games::barbarossa::{Action, Barbarossa, Riddle},
    kernel::{MAX_SEATS, Seat, Seats},
    table::player::Player,
};

/// First the players, then the use; the die decides between several players (BB-5.5).
#[component]
pub(super) fn Wishing() -> impl IntoView {
    let (i18n, controller) = (use_i18n(), use_controller());
    let away = move || controller.curse_plan.set(None);
    // Choosing a player changes the list in place, so the list is not rebuilt.
    let use_of = Memo::new(move |_| {
        let plan = controller.curse_plan.get()?;
        Some(plan.who.iter().next().zip(plan.what))
    });
    let inside = move || {
        use_of.get().map(|use_of| match use_of {
            Some((seat, Use::Letter)) => view! { <LetterAsking seat by_curse=true /> }.into_any(),
            Some((seat, Use::Guess)) => view! { <CursedGuess seat /> }.into_any(),
            None => view! { <Wishers /> }.into_any(),
        })
    };
    view! {
        {inside}
        <div class="bb-buttons">
            <Button label=t!(i18n, key::curse_away) on_press=away act="curse-away" appearance=Quiet />
        </div>
    }
}

/// The choice of players who want to use a curse.
#[component]
fn Wishers() -> impl IntoView {
    let (i18n, controller) = (use_i18n(), use_controller());
    controller.session.open_sheet("wish");
    let who = Memo::new(move |_| controller.curse_plan.get().map_or(Seats::NONE, |plan| plan.who));
    let players = Seat::all(MAX_SEATS).zip(controller.session.players().to_vec());
    let all = players.map(|(seat, player)| view! { <Wisher seat player who /> }).collect_view();
    let next = move || {
        let who = who.get();
        match who.len() {
            0 => view! { <p class="help-text">{t!(i18n, key::curse_together)}</p> }.into_any(),
            1 => view! {
                <div class="bb-buttons">
                    <Uses who />
                </div>
            }
            .into_any(),
            _ => view! {
                <div class="bb-buttons">
                    <RollButton who />
                </div>
            }
            .into_any(),
        }
    };
    view! {
        <h2 class="bb-title">
            <span class="bb-sign" aria-hidden="true">
                <SmallDrawing href="#bb-curse" />
            </span>
            <span>{t!(i18n, key::curse_who)}</span>
        </h2>
        <ul class="bb-wishers">{all}</ul>
        {next}
    }
}

/// A player to choose, with their curses, or the reason why they have no use of one.
#[component]
fn Wisher(seat: Seat, player: Player, who: Memo<Seats>) -> impl IntoView {
    let (i18n, controller) = (use_i18n(), use_controller());
    let session = controller.session;
    let view = session.view.get_untracked();
    let of = &view.players[seat];
    let (curses, refusal) = (of.curses, of.no_curse);
    let barred = refusal.is_some();
    let rule = refusal.as_ref().and_then(Barbarossa::rule).map(|rule| view! { <RuleLink rule /> });
    let line = move || match &refusal {
        Some(refusal) => words::refusal_at(&i18n.language(), &session.names(), refusal),
        None => words::curses(&i18n.language(), curses),
    };
    let choose = move |_| {
        let who = who.get_untracked();
        let who = if who.contains(seat) { who.without(seat) } else { who.with(seat) };
        controller.curse_plan.set(Some(CursePlan { who, what: None }));
    };
    let back = move || {
        controller.curse_plan.set(None);
        controller.play_as(seat, Action::Regain);
    };
    let back = of
        .no_regain
        .is_none()
        .then(|| view! { <Button label=t!(i18n, key::curse_back) on_press=back act="curses-back" /> });
    let name = player.name.clone();
    view! {
        <li>
            <button
                type="button"
                class="bb-wisher"
                data-wish=seat.to_string()
                aria-pressed=move || who.get().contains(seat).to_string()
                disabled=barred
                on:click=choose
            >
                <Mark player />
                <span>
                    <strong>
                        <bdi>{name}</bdi>
                    </strong>
                    <small>{line}</small>
                </span>
            </button>
            {back}
            {rule}
        </li>
    }
}

/// The choice of a curse's use.
#[component]
fn Uses(who: Seats) -> impl IntoView {
    let (i18n, controller) = (use_i18n(), use_controller());
    let choose =
        move |what: Use| move || controller.curse_plan.set(Some(CursePlan { who, what: Some(what) }));
    view! {
        <Button label=t!(i18n, key::curse_letter) on_press=choose(Use::Letter) act="curse-letter" />
        <Button label=t!(i18n, key::curse_guess) on_press=choose(Use::Guess) act="curse-guess" />
    }
}

/// The die decides who is first.
#[component]
fn RollButton(who: Seats) -> impl IntoView {
    let (i18n, controller) = (use_i18n(), use_controller());
    let roll = move || {
        if let Some(first) = who.iter().next() {
            controller.play_as(first, Action::Wish(who));
        }
    };
    view! {
        <PicturedButton
            href="#bb-d5"
            label=t!(i18n, key::curse_roll)
            on_press=roll
            act="curse-roll"
            primary=true
        />
    }
}

/// The object is picked on the board.
#[component]
fn CursedGuess(seat: Seat) -> impl IntoView {
    let (i18n, controller) = (use_i18n(), use_controller());
    let name = controller.session.name(seat);
    let text = move || titled(&i18n.language(), &name, &i18n.say(key::guess_title));
    let picked = Memo::new(move |_| controller.picked.get());
    view! {
        <Title seat text />
        <Show when=move || picked.get().is_none()>
            <CursePick line=key::pick_guess />
        </Show>
        {move || picked.get().map(|riddle| view! { <CursedGuessAt seat riddle /> })}
    }
}

/// The picked object with the guess, or the reason why no guess is possible.
#[component]
fn CursedGuessAt(seat: Seat, riddle: Riddle) -> impl IntoView {
    let (i18n, controller) = (use_i18n(), use_controller());
    let session = controller.session;
    session.open_sheet("guess-at");
    let go = move || controller.play_as(seat, Action::CurseTry(riddle));
    let way = match session.view.with_untracked(|view| view.why_not(seat, riddle)) {
        Some(refusal) => {
            let why = move || words::refusal_at(&i18n.language(), &session.names(), &refusal);
            view! {
                <p class="bb-careful">
                    <span>{why}</span>
                    {Barbarossa::rule(&refusal).map(|rule| view! { <RuleLink rule /> })}
                </p>
            }
            .into_any()
        }
        None => view! {
            <div class="bb-buttons">
                <Button
                    label=t!(i18n, key::do_guess)
                    on_press=go
                    icon=icon::CHECK
                    act="curse-try"
                    appearance=Primary
                />
            </div>
        }
        .into_any(),
    };
    view! {
        <div class="bb-sheet">
            <OnStand riddle />
            <div class="bb-words">
                <Which riddle />
                {way}
            </div>
        </div>
    }
}

/// The player with the highest roll may use a curse now, or decline (BB-5.1).
#[component]
pub(super) fn CurseGranted(seat: Seat) -> impl IntoView {
    let (i18n, controller) = (use_i18n(), use_controller());
    let name = controller.session.name(seat);
    let text = move || i18n.say(key::CurseFirst { name: &*name });
    let decline = move || controller.play(Action::Decline);
    view! {
        <div class="bb-large" aria-hidden="true">
            <Drawing href="#bb-curse" />
        </div>
        <Title seat text />
        <div class="bb-buttons">
            <Uses who=Seats::one(seat) />
            <Button label=t!(i18n, key::curse_decline) on_press=decline act="decline" appearance=Quiet />
        </div>
    }
}
