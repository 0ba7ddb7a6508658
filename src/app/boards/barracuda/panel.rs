//! The lower part of the board: what has just happened, and what is to be done now.

use leptos::prelude::*;

use super::{
    act::Act,
    answer::Answer,
    between::Between,
    bids::Bids,
    controller::use_controller,
    first::First,
    lay::Lay,
    laying::Purpose,
    news::LatestNews,
    notes::OneLine,
    opened::Opened,
    talk::{Seen, Talk},
    visit::Visit,
    words,
};
use crate::{
    app::{
        components::{
            Button, Shape,
            focus::{focus_next, one_press},
        },
        contexts::use_i18n,
        i18n::{barracuda as key, t},
        session::use_session,
    },
    games::barracuda::{Action, AllowedAmount, Barracuda, Notes, Prompt, View},
    kernel::Seat,
    scenes::barracuda::only_way,
};

/// What the lower part of the board is for now. It is built anew when this is another.
#[derive(Clone, PartialEq)]
enum Now {
    /// An action was announced: all talk.
    Talk,
    /// Something has happened, and all look at it; or it is over.
    Seen {
        over: bool,
    },
    /// Does anybody call last order?
    Between,
    Act(Seat),
    /// The first round: a bar is opened, and all look on.
    First(Seat),
    Lay {
        seat: Seat,
        span: AllowedAmount,
        wallet: Notes,
    },
    Answer,
    Choose,
    /// Somebody looks at what is theirs.
    Visit(Seat),
    /// Bots play, and the only person looks on with this wallet.
    Watch(Notes),
    /// Nothing is secret any more: at this moment.
    Opened {
        steps: usize,
        over: bool,
    },
    /// Nothing to do here.
    Quiet,
}

impl Now {
    /// `visited`: a player looks who is not to act. `acting`: a person is to act. `watched`: everybody still looks at the
    /// latest events.
    fn of(view: &View, live: bool, acting: bool, visited: bool, watched: bool) -> Now {
        if watched && view.own().is_none() {
            let talk = matches!(view.prompt, Prompt::Sliding { .. } | Prompt::Bidding { .. });
            return if talk { Now::Talk } else { Now::Seen { over: view.over() } };
        }
        if view.disclosed.is_some() {
            return Now::Opened { steps: view.story.len(), over: view.over() };
        }
        if !live {
            return Now::Quiet;
        }
        match (view.own(), &view.prompt) {
            (Some(seat), _) if visited => Now::Visit(seat),
            (_, Prompt::Acting(seat)) if acting && only_way(view).is_some() => Now::First(*seat),
            (_, Prompt::Between) if acting => Now::Between,
            (Some(seat), Prompt::Acting(by)) if *by == seat => Now::Act(seat),
            (Some(seat), Prompt::Answering { to, .. }) if *to == seat => Now::Answer,
            (Some(seat), Prompt::Choosing { by, .. }) if *by == seat => Now::Choose,
            (Some(seat), _) => match (view.allowed(), view.wallet()) {
                (Some(span), Some(wallet)) => Now::Lay { seat, span, wallet },
                (_, wallet) => Now::Watch(wallet.unwrap_or_default()),
            },
            (None, _) => Now::Quiet,
        }
    }
}

/// What has happened, what is to be done, and the ways to the ledger and to the bank.
#[component]
pub(super) fn Panel() -> impl IntoView {
    let (session, controller, i18n) = (use_session::<Barracuda>(), use_controller(), use_i18n());
    let now = Memo::new(move |_| {
        let (live, acting) = (session.live.get(), session.acting.get());
        let (visited, watched) = (session.is_visited(), session.is_watched());
        session.view.with(|view| Now::of(view, live, acting, visited, watched))
    });
    // Whoever holds the device has what is theirs before them; the rest is in the ledger.
    let is_own = move || {
        session.view.with(|view| view.own().is_some()) && !matches!(now.get(), Now::Between | Now::Watch(_))
    };
    let part = move || {
        let now = now.get();
        if !matches!(now, Now::Quiet | Now::Watch(_) | Now::Opened { .. }) {
            // What is to be pressed next; a button that is to be thought about is not it.
            focus_next(".bc-part .bc-way, .bc-part .bc-add, .bc-part .primary, .bc-bid .button");
        }
        part(now)
    };
    view! {
        <section class="bc-panel">
            <LatestNews
                hidden=is_own
                folds=move || matches!(*now.read(), Now::Between | Now::First(_) | Now::Talk)
            />
            <div class="bc-part" on:keydown=one_press>
                {part}
            </div>
            <div class="bc-foot">
                <button
                    type="button"
                    class="button quiet bc-book"
                    data-act="ledger"
                    on:click=move |_| controller.ledger.set(true)
                >
                    <Shape class="icon" href="#bc-book" width=24 height=24 />
                    <span>{t!(i18n, key::ledger)}</span>
                </button>
                <Bank />
            </div>
        </section>
    }
}

fn part(now: Now) -> AnyView {
    match now {
        Now::Talk => view! { <Talk /> }.into_any(),
        Now::Seen { over } => view! { <Seen over /> }.into_any(),
        Now::Between => view! { <Between /> }.into_any(),
        Now::Act(seat) => view! { <Act seat /> }.into_any(),
        Now::First(seat) => view! { <First seat /> }.into_any(),
        Now::Lay { span, wallet, .. } => view! { <Laying span wallet /> }.into_any(),
        Now::Answer => view! { <Answer /> }.into_any(),
        Now::Choose => view! { <Bids /> }.into_any(),
        Now::Visit(seat) => view! { <Visit seat /> }.into_any(),
        Now::Watch(wallet) => view! { <OneLine notes=wallet /> }.into_any(),
        Now::Opened { .. } => view! { <Opened /> }.into_any(),
        Now::Quiet => ().into_any(),
    }
}

/// Notes are laid for what the match waits for.
#[component]
fn Laying(span: AllowedAmount, wallet: Notes) -> impl IntoView {
    let session = use_session::<Barracuda>();
    let purpose = session.view.with_untracked(|view| Purpose::of(&view.prompt));
    view! { <Lay purpose span wallet /> }
}

/// The look into the bank, which everybody may take at any time, and what was seen (BC-8.2): for whoever holds the
/// device.
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
            let button =
                view! { <Button label=t!(i18n, key::do_look) on_press=look act="look" class="quiet" /> };
            return Some(button.into_any());
        }
        let looked = looked?;
        let saw = move || {
            let sum = words::money(&i18n.language(), looked);
            i18n.say(key::SawBank { sum })
        };
        Some(view! { <p class="hint bc-saw">{saw}</p> }.into_any())
    }
}
