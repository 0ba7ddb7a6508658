//! The player's own turn: the five actions, each with its price and risk, or with the reason why it is impossible.

use leptos::prelude::*;

use super::{
    careful::Careful,
    controller::use_controller,
    laying::{Announced, Purpose},
    next_rent::NextRent,
    note_tray::NoteTray,
    notes::Wallet,
    words,
};
use crate::{
    app::{
        components::{Button, Picture, Primary, Quiet, Shape, focus::focus_next, icon},
        contexts::use_i18n,
        i18n::{
            barracuda as key,
            rules::{RuleCitation, barracuda::of_action},
            t,
        },
        refusal_message::RefusalMessage,
        session::use_session,
    },
    games::barracuda::{
        Action, ActionKind, AllowedAmount, Availability, Barracuda, Deal, Event, Spot, Target,
        money::CLOSING_COST,
    },
    kernel::{Game, Seat},
    scenes::barracuda::Change,
};

/// The five actions for the acting player, and the button that announces one. Notes of an offer are laid before the
/// announcement.
#[component]
pub(super) fn Act(
    /// The acting seat.
    seat: Seat,
) -> impl IntoView {
    let (session, controller) = (use_session::<Barracuda>(), use_controller());
    let offer = Memo::new(move |_| {
        let (kind, at) = controller.kind.get().zip(controller.spot.get())?;
        let deal = kind.deal()?;
        // A lesson with a timer teaches the announcement before the notes.
        session
            .view
            .with(|view| view.may_offer(deal, at).filter(|_| !(session.is_lesson() && view.talk > 0)))
            .map(|span| (deal, at, span))
    });
    move || match offer.get() {
        Some((deal, at, span)) => {
            // The tapped control is gone, so the focus moves on.
            focus_next(".bc-part .bc-add");
            view! { <OfferForm deal at span /> }.into_any()
        }
        None => view! { <ActionChoice seat /> }.into_any(),
    }
}

/// Lays the notes of an offer for the picked bar, before the offer is announced.
#[component]
fn OfferForm(deal: Deal, at: Spot, span: AllowedAmount) -> impl IntoView {
    let (session, controller, i18n) = (use_session::<Barracuda>(), use_controller(), use_i18n());
    session.open_sheet("lay");
    let (tenant, own, wallet) =
        session.view.with_untracked(|view| (view.tenant(at), view.own(), view.wallet()));
    // Bots do not talk.
    let talker = own.filter(|_| tenant.is_some_and(|tenant| session.people().contains(tenant)));
    let is_timed = session.view.with_untracked(|view| view.talk > 0);
    let announced = if talker.is_some() && is_timed { Announced::BeforeTalk } else { Announced::WithNotes };
    let instead = move || {
        let talk = talker.filter(|_| !is_timed).map(|own| {
            view! {
                <Button
                    label=t!(i18n, key::talk_first)
                    on_press=move || {
                        controller.keep_laid(own);
                        controller.play(deal.kind().at(at));
                    }
                    act="talk-first"
                />
            }
        });
        view! {
            {talk}
            <Button
                label=t!(i18n, key::other_action)
                on_press=move || controller.pick(None)
                act="other-action"
                appearance=Quiet
            />
        }
    };
    wallet.map(|wallet| {
        view! {
            <NoteTray
                purpose=Purpose::Offer {
                    at,
                    deal,
                    announced,
                }
                span
                wallet
                instead
            />
        }
    })
}

/// The five actions, with the facts that matter for the choice.
#[component]
fn ActionChoice(seat: Seat) -> impl IntoView {
    let (session, controller, i18n) = (use_session::<Barracuda>(), use_controller(), use_i18n());
    let view = session.view.get_untracked();
    let wallet = view.wallet()?;
    // A player who could not pay for closing the bar needs a bid (BC-4.7).
    let needs_bid = wallet.worth() < CLOSING_COST;
    let mut ways = view.availability().to_vec();
    ways.sort_by_key(|way| way.spots.is_err());
    let ways = ways.into_iter().map(|availability| view! { <Way availability needs_bid /> }).collect_view();
    // With several people at the device, all have seen the rent being paid.
    let alone = session.people().len() == 1;
    let paid = view.story.news().find(|event| alone && matches!(event, Event::Rent { .. }));
    let told = match paid.cloned() {
        Some(event) => {
            let text = move || {
                let (language, names) = (i18n.language(), session.names());
                session.view.with(|view| words::tell(&language, &names, view, &event))
            };
            view! { <p class="help-text">{text}</p> }.into_any()
        }
        None => view! { <NextRent seat /> }.into_any(),
    };
    // BC-4.12
    let rests = view.may_rest(seat);
    let kind = Memo::new(move |_| controller.kind.get());
    let change = move || match kind.get() {
        Some(ActionKind::Open) => Change::Opens,
        _ => Change::Nothing,
    };
    let choose =
        move || if kind.get() == Some(ActionKind::Open) { key::choose_closed } else { key::choose_bar };
    Some(view! {
        <h2 class="bc-title">{t!(i18n, key::ActTitle { name: session.name(seat) })}</h2>
        <Wallet notes=wallet />
        <div hidden=move || kind.get().is_some()>{told}</div>
        <Careful left=wallet.worth() change />
        <div class="bc-ways">{rests.then(|| view! { <Rest /> })} {ways}</div>
        <Show when=move || kind.get().is_some()>
            <strong class="bc-choose">{move || i18n.say(choose())}</strong>
        </Show>
        <Announce />
    })
}

/// Button for a turn without an action, allowed with five pawns in bars.
#[component]
fn Rest() -> impl IntoView {
    let (controller, i18n) = (use_controller(), use_i18n());
    view! {
        <button
            type="button"
            class="bc-action"
            data-act="rest"
            data-name=Target::Button(Action::Rest).to_string()
            hidden=move || controller.kind.get().is_some()
            on:click=move |_| controller.play(Action::Rest)
        >
            <span class="bc-action-sign" aria-hidden="true">
                <Shape class="icon" href="#bc-pawn" width=24 height=24 />
            </span>
            <span class="bc-action-words">
                <strong>{t!(i18n, key::do_rest)}</strong>
                <small>{t!(i18n, key::rest_line)}</small>
            </span>
        </button>
    }
}

/// A button for one of the five actions. A disabled one shows the reason and its rule.
#[component]
fn Way(
    availability: Availability,
    /// Whether the player could not pay for closing an auctioned bar.
    needs_bid: bool,
) -> impl IntoView {
    let (session, controller, i18n) = (use_session::<Barracuda>(), use_controller(), use_i18n());
    let Availability { kind, spots } = availability;
    let (title, line) = words::way(kind);
    let line = if needs_bid && kind == ActionKind::Auction { key::way_auction_poor } else { line };
    let refusal = spots.err();
    let text = move || match refusal {
        Some(refusal) => words::why(&i18n.language(), kind, refusal),
        None => i18n.say(line),
    };
    // The picked action hides the others, to make space for the bars.
    let is_away = move || controller.kind.get().is_some_and(|picked| picked != kind);
    let is_picked = move || controller.kind.get() == Some(kind);
    let id = format!("kind-{}", kind as u8);
    let name = Target::Way(kind).to_string();
    let press = move |_| match refusal {
        Some(refusal) => session.object(RefusalMessage {
            words: words::why(&i18n.language_untracked(), kind, refusal),
            rule: of_action(kind, refusal).map(|sentence| RuleCitation { game: Barracuda::SLUG, sentence }),
        }),
        None => controller.pick((!untrack(is_picked)).then_some(kind)),
    };
    view! {
        <button
            type="button"
            class="bc-action"
            data-way=id
            data-name=name
            hidden=is_away
            aria-disabled=refusal.map(|_| "true")
            aria-pressed=move || refusal.is_none().then(|| is_picked().to_string())
            on:click=press
        >
            <span class="bc-action-sign" aria-hidden="true">
                <Shape class="icon" href=sign(kind) width=24 height=24 />
            </span>
            <span class="bc-action-words">
                <strong>{t!(i18n, title)}</strong>
                <small>{text}</small>
            </span>
            <Show when=is_picked>
                <Picture icon=icon::CLOSE />
            </Show>
        </button>
    }
}

/// The address of an action's sign in the page.
fn sign(kind: ActionKind) -> &'static str {
    match kind {
        ActionKind::Open => "#bc-key",
        ActionKind::Partner => "#bc-pair",
        ActionKind::Join => "#bc-shake",
        ActionKind::TakeOver => "#bc-swap",
        ActionKind::Auction => "#bc-gavel",
    }
}

/// The button that announces the picked action and bar. Another tap on the action cancels the choice.
#[component]
fn Announce() -> impl IntoView {
    let (session, controller, i18n) = (use_session::<Barracuda>(), use_controller(), use_i18n());
    let picked = Memo::new(move |_| controller.kind.get().zip(controller.spot.get()));
    let label = move || {
        let (language, names) = (i18n.language(), session.names());
        let text = |(kind, at)| session.view.with(|view| words::announce(&language, &names, view, kind, at));
        picked.get().map(text).unwrap_or_default()
    };
    let announce = move || {
        if let Some((kind, at)) = picked.get_untracked() {
            controller.play(kind.at(at));
        }
    };
    view! {
        <Show when=move || picked.get().is_some()>
            <div class="bc-buttons">
                <Button
                    icon=icon::CHECK
                    label
                    on_press=announce
                    act="confirm"
                    appearance=Primary
                    attr:data-name=Target::Confirm.to_string()
                />
            </div>
        </Show>
    }
}
