//! The laid notes and the notes in the wallet. Each note is moved by a drag, a tap or a key.

use leptos::prelude::*;
use web_sys::PointerEvent;

use super::{
    art::{NotePaper, NotePicture},
    controller::use_controller,
    drag::{Note, NoteDrag, Pile},
    words,
};
use crate::{
    app::{
        contexts::use_i18n,
        i18n::{barracuda as key, t},
    },
    games::barracuda::{AllowedAmount, Denomination, Notes, Target},
    scenes::barracuda::{Problem, Tray, tray},
};

/// The cloth with the laid notes and their sum, and the wallet below it.
#[component]
pub(super) fn Piles(
    /// Limits of the sum.
    span: AllowedAmount,
    wallet: Notes,
    tray: Memo<Tray>,
    /// Whether laying notes can wait and none is laid yet.
    #[prop(into)]
    is_later: Signal<bool>,
) -> impl IntoView {
    let (controller, i18n) = (use_controller(), use_i18n());
    let drag = NoteDrag::new();
    let pass = move |(pile, kind): Note| {
        // Untracked and read now: two fingers are faster than the page.
        let laid = controller.laid.get_untracked();
        match pile {
            Pile::Wallet if self::tray(&wallet, &span, laid).more.contains(&kind) => {
                controller.lay(laid.with_one(kind));
            }
            Pile::Wallet => {}
            Pile::Cloth => controller.lay(laid.without_one(kind)),
        }
    };
    let drop = move |event: PointerEvent| {
        if let Some(note) = drag.up(&event) {
            pass(note);
        }
    };
    let pass = Callback::new(pass);
    let pile = move |pile: Pile| {
        Denomination::ALL.map(|kind| view! { <NotePile pile kind tray drag on_pass=pass /> }).collect_view()
    };
    view! {
        <div
            class="bc-lay"
            data-name=Target::Notes.to_string()
            role="group"
            aria-label=t!(i18n, key::wallet)
            on:pointermove=move |event| drag.moved(&event)
            on:pointerup=drop
            on:pointercancel=move |event| drag.stop(&event)
        >
            <div class="bc-cloth">
                <div class="bc-notes">{pile(Pile::Cloth)}</div>
                <Total tray is_later />
            </div>
            <div class="bc-notes bc-purse">{pile(Pile::Wallet)}</div>
        </div>
    }
}

/// The notes of one kind in the wallet or on the cloth. A tap moves one to the other side.
#[component]
fn NotePile(
    pile: Pile,
    kind: Denomination,
    tray: Memo<Tray>,
    drag: NoteDrag,
    /// Moves the top note to the other pile.
    on_pass: Callback<Note>,
) -> impl IntoView {
    let i18n = use_i18n();
    let (note, is_cloth) = ((pile, kind), pile == Pile::Cloth);
    let count = move || tray.with(|tray| if is_cloth { tray.laid[kind] } else { tray.rest[kind] });
    let is_single = move || count() < 2;
    let is_bare = move || is_cloth && count() == 0;
    let is_shut = move || match pile {
        Pile::Cloth => count() == 0,
        Pile::Wallet => tray.with(|tray| !tray.more.contains(&kind)),
    };
    let label = move || {
        let (value, n) = (words::kind_of_note(&i18n.language(), kind), count());
        if is_cloth { i18n.say(key::LayLess { value, n }) } else { i18n.say(key::LayMore { value, n }) }
    };
    let index = kind.index().to_string();
    view! {
        <button
            type="button"
            class=if is_cloth { "bc-take" } else { "bc-add" }
            data-take=is_cloth.then(|| index.clone())
            data-add=(!is_cloth).then_some(index)
            data-name=(!is_cloth).then(|| Target::Note(kind).to_string())
            aria-label=label
            disabled=is_shut
            on:pointerdown=move |event| drag.down(&event, note)
            on:click=move |event| {
                if drag.is_tap(&event) {
                    on_pass.run(note);
                }
            }
        >
            <span class="bc-pile" aria-hidden="true">
                <span hidden=is_single>
                    <NotePaper kind />
                </span>
                <span
                    class="bc-top"
                    hidden=move || count() == 0
                    data-returns=move || drag.returns(note).then_some("")
                    style:translate=move || drag.offset(note)
                >
                    <NotePicture kind />
                </span>
            </span>
            <b aria-hidden="true" hidden=is_bare>
                {move || format!("{}{}", if is_cloth { "" } else { "×" }, count())}
            </b>
        </button>
    }
}

/// The sum of the laid notes, the money kept, and the reason why the notes cannot be laid.
#[component]
fn Total(
    tray: Memo<Tray>,
    /// Whether laying notes can wait and none is laid yet.
    #[prop(into)]
    is_later: Signal<bool>,
) -> impl IntoView {
    let i18n = use_i18n();
    let sum = move || {
        let language = i18n.language();
        let (sum, fakes) = tray.with(|tray| (tray.laid.worth(), tray.laid.fakes()));
        let (sum, fakes) = (words::money(&language, sum), words::fakes(&language, fakes));
        language.say(key::WalletSum { sum, fakes })
    };
    let keeps = move || {
        if is_later.get() {
            return String::new();
        }
        let kept = words::money(&i18n.language(), tray.with(|tray| tray.rest.worth()));
        i18n.say(key::LayKeep { sum: kept })
    };
    let verdict = move || {
        let (problem, changed) = tray.with(|tray| (tray.problem, tray.changed));
        match problem {
            _ if is_later.get() => i18n.say(key::lay_later),
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
