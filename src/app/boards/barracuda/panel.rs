//! The panel below the board: the latest events, and the current task.

use leptos::prelude::*;

use super::{
    act::Act,
    bids::Bids,
    controller::use_controller,
    first_round::OpenBarButton,
    last_order_question::LastOrderQuestion,
    laying::Purpose,
    news::LatestNews,
    note_tray::NoteTray,
    notes::OneLine,
    offer_answer::OfferAnswer,
    open_wallets::OpenWallets,
    talk::{Seen, Talk},
    visit::Visit,
    words,
};
use crate::{
    app::{
        components::{Button, Quiet, Shape, TaskView, focus::one_press},
        contexts::use_i18n,
        i18n::{barracuda as key, t},
        session::use_session,
    },
    games::barracuda::{Action, AllowedAmount, Barracuda, Notes, Prompt, Target, View},
    kernel::Seat,
    scenes::barracuda::only_way,
};

/// The current task of the players, or the events that they look at.
#[derive(Clone, PartialEq)]
enum PanelTask {
    /// An action was announced, and the table talks.
    Talk,
    /// All look at an event, or at the end of the match.
    Seen {
        over: bool,
    },
    /// The question whether any player calls last order.
    LastOrder,
    Act(Seat),
    /// In the first round a bar is opened in front of all.
    OpenBar(Seat),
    LayNotes {
        seat: Seat,
        span: AllowedAmount,
        wallet: Notes,
    },
    Answer,
    Choose,
    /// A player who is not acting looks at their own view.
    Visit(Seat),
    /// The only person watches the bots, with their wallet shown.
    Watch(Notes),
    /// All secrets are public, at this moment.
    Wallets {
        steps: usize,
        over: bool,
    },
    /// Nothing to do.
    Quiet,
}

impl PanelTask {
    /// `visited`: a player who is not acting looks at their own view. `acting`: a person has to act. `watched`: all
    /// players still look at the latest events.
    fn of(view: &View, live: bool, acting: bool, visited: bool, watched: bool) -> PanelTask {
        if watched && view.own().is_none() {
            let talk = matches!(view.prompt, Prompt::Sliding { .. } | Prompt::Bidding { .. });
            return if talk { PanelTask::Talk } else { PanelTask::Seen { over: view.over() } };
        }
        if view.disclosed.is_some() {
            return PanelTask::Wallets { steps: view.story.len(), over: view.over() };
        }
        if !live {
            return PanelTask::Quiet;
        }
        match (view.own(), &view.prompt) {
            (Some(seat), _) if visited => PanelTask::Visit(seat),
            (_, Prompt::Acting(seat)) if acting && only_way(view).is_some() => PanelTask::OpenBar(*seat),
            (_, Prompt::Between) if acting => PanelTask::LastOrder,
            (Some(seat), Prompt::Acting(by)) if *by == seat => PanelTask::Act(seat),
            (Some(seat), Prompt::Answering { to, .. }) if *to == seat => PanelTask::Answer,
            (Some(seat), Prompt::Choosing { by, .. }) if *by == seat => PanelTask::Choose,
            (Some(seat), _) => match (view.allowed(), view.wallet()) {
                (Some(span), Some(wallet)) => PanelTask::LayNotes { seat, span, wallet },
                (_, wallet) => PanelTask::Watch(wallet.unwrap_or_default()),
            },
            (None, _) => PanelTask::Quiet,
        }
    }

    /// Selector of the element to focus: an action, a note to lay, or the main button; `None` without a task.
    fn focus(&self) -> Option<&'static str> {
        let acts = !matches!(self, PanelTask::Quiet | PanelTask::Watch(_) | PanelTask::Wallets { .. });
        acts.then_some(
            ".bc-action:not([aria-disabled]), .bc-part .bc-add, .bc-part .primary, .bc-bid .button",
        )
    }

    fn view(self) -> AnyView {
        match self {
            PanelTask::Talk => view! { <Talk /> }.into_any(),
            PanelTask::Seen { over } => view! { <Seen over /> }.into_any(),
            PanelTask::LastOrder => view! { <LastOrderQuestion /> }.into_any(),
            PanelTask::Act(seat) => view! { <Act seat /> }.into_any(),
            PanelTask::OpenBar(seat) => view! { <OpenBarButton seat /> }.into_any(),
            PanelTask::LayNotes { span, wallet, .. } => view! { <Laying span wallet /> }.into_any(),
            PanelTask::Answer => view! { <OfferAnswer /> }.into_any(),
            PanelTask::Choose => view! { <Bids /> }.into_any(),
            PanelTask::Visit(seat) => view! { <Visit seat /> }.into_any(),
            PanelTask::Watch(wallet) => view! { <OneLine notes=wallet /> }.into_any(),
            PanelTask::Wallets { .. } => view! { <OpenWallets /> }.into_any(),
            PanelTask::Quiet => ().into_any(),
        }
    }
}

/// The latest events, the current task, and the buttons for the ledger and the bank.
#[component]
pub(super) fn Panel() -> impl IntoView {
    let (session, controller, i18n) = (use_session::<Barracuda>(), use_controller(), use_i18n());
    let task = Memo::new(move |_| {
        let (live, acting) = (session.live.get(), session.acting.get());
        let (visited, watched) = (session.is_visited(), session.is_watched());
        session.view.with(|view| PanelTask::of(view, live, acting, visited, watched))
    });
    // The player's own view is open; the full story is in the ledger.
    let is_own = move || {
        session.view.with(|view| view.own().is_some())
            && !matches!(task.get(), PanelTask::LastOrder | PanelTask::Watch(_))
    };
    view! {
        <section class="bc-panel">
            <LatestNews hidden=is_own />
            <div class="bc-part" on:keydown=one_press>
                <TaskView task view=PanelTask::view focus=PanelTask::focus />
            </div>
            <button
                type="button"
                class="icon-button bc-book"
                data-act="ledger"
                title=t!(i18n, key::ledger)
                aria-label=t!(i18n, key::ledger)
                on:click=move |_| controller.ledger.set(true)
            >
                <Shape class="icon" href="#bc-book" width=24 height=24 />
            </button>
            <Bank />
        </section>
    }
}

/// Lays notes for the pending offer, bid or stake.
#[component]
fn Laying(span: AllowedAmount, wallet: Notes) -> impl IntoView {
    let session = use_session::<Barracuda>();
    let purpose = session.view.with_untracked(|view| Purpose::of(&view.prompt));
    view! { <NoteTray purpose span wallet /> }
}

/// The look into the bank, possible at any time, and its result (BC-8.2); only for the player whose view is open.
#[component]
fn Bank() -> impl IntoView {
    let (session, controller, i18n) = (use_session::<Barracuda>(), use_controller(), use_i18n());
    let seen = Memo::new(move |_| {
        let live = session.live.get();
        session.view.with(|view| {
            let own = view.private.as_ref().filter(|_| live)?;
            Some((own.seat, own.may_look, own.looked))
        })
    });
    move || {
        let (own, may_look, looked) = seen.get()?;
        if may_look {
            let look = move || controller.play_as(own, Action::Look);
            let button = view! {
                <Button
                    label=t!(i18n, key::do_look)
                    on_press=look
                    act="look"
                    appearance=Quiet
                    attr:data-name=Target::Button(Action::Look).to_string()
                />
            };
            return Some(button.into_any());
        }
        let looked = looked?;
        let saw = move || {
            let sum = words::money(&i18n.language(), looked);
            i18n.say(key::SawBank { sum })
        };
        Some(view! { <p class="help-text bc-saw">{saw}</p> }.into_any())
    }
}
