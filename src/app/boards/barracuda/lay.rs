//! Notes on their way out of a wallet: an offer, a bid, a stake.

use leptos::{children::ViewFn, prelude::*};

use super::{art::NotePicture, careful::Careful, controller::use_controller, laying::Purpose, words};
use crate::{
    app::{
        components::{Button, Picture, Primary, icon},
        contexts::use_i18n,
        i18n::{barracuda as key, t},
        session::use_session,
    },
    games::barracuda::{AllowedAmount, Barracuda, Denomination, Notes, Target},
    scenes::barracuda::{Problem, Tray, made_up, tray},
};

/// Notes are taken out of the wallet and back, one by one, or are made up for a sum; then all of them are laid.
#[component]
pub(super) fn Lay(
    /// What for.
    purpose: Purpose,
    /// What may be laid.
    span: AllowedAmount,
    /// What there is.
    wallet: Notes,
    /// What else can be done instead.
    #[prop(optional, into)]
    instead: ViewFn,
) -> impl IntoView {
    let (session, controller, i18n) = (use_session::<Barracuda>(), use_controller(), use_i18n());
    let own = session.view.with_untracked(|view| view.own())?;
    let change = session.view.with_untracked(|view| purpose.change(view));
    let tray = Memo::new(move |_| tray(&wallet, &span, controller.laid.get()));
    let title = move || {
        let (language, names) = (i18n.language(), session.names());
        session.view.with(|view| purpose.title(&language, &names, view))
    };
    let hint = move || {
        let language = i18n.language();
        session.view.with(|view| purpose.hint(&language, view, span))
    };
    let done = move || {
        let (language, names) = (i18n.language(), session.names());
        session.view.with(|view| purpose.done(&language, &names, view, span))
    };
    let lay = move || controller.play_all(own, purpose.actions(own, controller.laid.get_untracked()));
    let kinds = Denomination::ALL.map(|kind| view! { <Kind kind span wallet tray /> });
    Some(view! {
        <div class="bc-sheet">
            <div>
                <h2 class="bc-title">{title}</h2>
                <p class="help-text">{hint}</p>
                <Careful left=move || tray.with(|tray| tray.rest.worth()) change=move || change />
                <div class="bc-buttons">{instead.run()}</div>
            </div>
            <div>
                <div
                    class="bc-lay"
                    data-name=Target::Notes.to_string()
                    role="group"
                    aria-label=t!(i18n, key::wallet)
                >
                    {kinds.into_iter().collect_view()}
                </div>
                <Sums span wallet />
                <Total tray />
                <div class="bc-buttons">
                    <Button
                        icon=icon::CHECK
                        label=done
                        on_press=lay
                        act="confirm"
                        attr:data-name=Target::Confirm.to_string()
                        appearance=Primary
                        disabled=move || tray.with(|tray| tray.problem.is_some())
                    />
                </div>
            </div>
        </div>
    })
}

/// For whoever would rather name a sum: its notes are made up. Fakes that lie there stay.
#[component]
fn Sums(span: AllowedAmount, wallet: Notes) -> impl IntoView {
    let (controller, i18n) = (use_controller(), use_i18n());
    let sums = made_up(&wallet, &span);
    if sums.is_empty() {
        return None;
    }
    let sum = |sum: u16| {
        let label = move || {
            let language = i18n.language();
            if sum == 0 { language.say(key::one_fake) } else { words::money(&language, sum) }
        };
        let make = move |_| {
            let fakes = controller.laid.get_untracked().fakes();
            let mut notes = Notes::of(sum);
            notes.add(Notes::fake(if sum == 0 { fakes.max(1) } else { fakes }));
            controller.lay(notes);
        };
        let is_laid = move || {
            let laid = controller.laid.get();
            laid.count() > 0 && laid.real() == Notes::of(sum)
        };
        view! {
            <button
                type="button"
                class="button bc-make"
                data-sum=words::number(sum)
                aria-pressed=move || is_laid().to_string()
                on:click=make
            >
                {label}
            </button>
        }
    };
    let sums = sums.into_iter().map(sum).collect_view();
    Some(view! {
        <div
            class="bc-sums"
            data-name=Target::Sums.to_string()
            role="group"
            aria-label=t!(i18n, key::make_up)
        >
            {sums}
        </div>
    })
}

/// The notes of one kind: one more, or one back.
#[component]
fn Kind(kind: Denomination, span: AllowedAmount, wallet: Notes, tray: Memo<Tray>) -> impl IntoView {
    let (controller, i18n) = (use_controller(), use_i18n());
    let left = move || tray.with(|tray| tray.rest[kind]);
    let laid = move || tray.with(|tray| tray.laid[kind]);
    let value = move || words::kind_of_note(&i18n.language(), kind);
    let add = move |_| {
        // As it is now: two fingers are faster than the page.
        let laid = controller.laid.get_untracked();
        if self::tray(&wallet, &span, laid).more.contains(&kind) {
            controller.lay(laid.with_one(kind));
        }
    };
    let take = move |_| controller.lay(controller.laid.get_untracked().without_one(kind));
    view! {
        <div class="bc-kind">
            <button
                type="button"
                class="bc-add"
                data-add=kind.index().to_string()
                data-name=Target::Note(kind).to_string()
                aria-label=t!(i18n, key::LayMore { value: value(), n: left() })
                disabled=move || tray.with(|tray| !tray.more.contains(&kind))
                on:click=add
            >
                <span aria-hidden="true">
                    <NotePicture kind />
                </span>
                <b aria-hidden="true">{move || format!("×{}", left())}</b>
            </button>
            <button
                type="button"
                class="bc-take"
                data-take=kind.index().to_string()
                aria-label=t!(i18n, key::LayLess { value: value(), n: laid() })
                disabled=move || tray.with(|tray| tray.laid[kind] == 0)
                on:click=take
            >
                <Picture icon=icon::MINUS />
                <b aria-hidden="true">{laid}</b>
            </button>
        </div>
    }
}

/// What is laid, what is kept, and whether it can go like that.
#[component]
fn Total(tray: Memo<Tray>) -> impl IntoView {
    let i18n = use_i18n();
    let sum = move || {
        let language = i18n.language();
        let (sum, fakes) = tray.with(|tray| (tray.laid.worth(), tray.laid.fakes()));
        let (sum, fakes) = (words::money(&language, sum), words::fakes(&language, fakes));
        language.say(key::WalletSum { sum, fakes })
    };
    let keeps = move || {
        let kept = words::money(&i18n.language(), tray.with(|tray| tray.rest.worth()));
        i18n.say(key::LayKeep { sum: kept })
    };
    let verdict = move || {
        let (problem, changed) = tray.with(|tray| (tray.problem, tray.changed));
        match problem {
            Some(Problem::TooLittle(least)) => {
                let least = words::money(&i18n.language(), least);
                i18n.say(key::LayTooLittle { sum: least })
            }
            Some(Problem::NoNote) => i18n.say(key::lay_no_note),
            None if changed => i18n.say(key::lay_change),
            None => String::new(),
        }
    };
    view! {
        <p class="bc-sum bc-total" aria-live="off">
            <strong>{sum}</strong>
            <span>{keeps}</span>
            <span>{verdict}</span>
        </p>
    }
}
