//! Laying notes from a wallet: for an offer, a bid or a stake.

use leptos::{children::ViewFn, prelude::*};

use super::{careful::Careful, controller::use_controller, laying::Purpose, piles::Piles, words};
use crate::{
    app::{
        components::{Button, Primary, icon},
        contexts::use_i18n,
        i18n::{barracuda as key, t},
        session::use_session,
    },
    games::barracuda::{AllowedAmount, Barracuda, Notes, Target},
    scenes::barracuda::{made_up, tray},
};

/// Notes are moved out of the wallet and back one by one, or chosen for a sum; then all are laid together.
#[component]
pub(super) fn NoteTray(
    purpose: Purpose,
    /// The allowed sum.
    span: AllowedAmount,
    /// The player's notes.
    wallet: Notes,
    /// An alternative to laying notes.
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
    let lay = move || {
        if purpose.is_talked_about() {
            controller.keep_laid(own);
        }
        controller.play_all(own, purpose.actions(own, controller.laid.get_untracked()));
    };
    // The notes of an offer may also be laid after the talk.
    let is_later = move || purpose.is_talked_about() && tray.with(|tray| tray.laid.count() == 0);
    Some(view! {
        <div class="bc-sheet">
            <div>
                <h2 class="bc-title">{title}</h2>
                <p class="help-text">{hint}</p>
                <Careful left=move || tray.with(|tray| tray.rest.worth()) change=move || change />
                <div class="bc-buttons">{instead.run()}</div>
            </div>
            <div>
                <Piles span wallet tray is_later />
                <Sums span wallet />
                <div class="bc-buttons">
                    <Button
                        icon=icon::CHECK
                        label=done
                        on_press=lay
                        act="confirm"
                        attr:data-name=Target::Confirm.to_string()
                        appearance=Primary
                        disabled=move || tray.with(|tray| tray.problem.is_some()) && !is_later()
                    />
                </div>
            </div>
        </div>
    })
}

/// Buttons that make up the notes for a sum. Fakes already laid stay.
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
