//! The answer to an offer.

use leptos::prelude::*;

use super::{careful::Careful, controller::use_controller, notes::Faces, words};
use crate::{
    app::{
        components::{Button, icon},
        contexts::use_i18n,
        i18n::{Word, barracuda as key},
        lexicon::{fill, t},
        session::use_session,
    },
    games::barracuda::{Action, Barracuda, Deal, Outlook, Prompt},
};

/// An offer as the tenant sees it, and what comes of either answer.
#[component]
pub(super) fn Answer() -> impl IntoView {
    let (session, controller, i18n) = (use_session::<Barracuda>(), use_controller(), use_i18n());
    let view = session.view.get_untracked();
    let Prompt::Answering { by, at, deal, offer: Some(offer), .. } = view.prompt else { return None };
    let Outlook { now, accepted, refused } = view.private.as_ref()?.outlook?;
    let bar = words::bar_at(&view, at);
    let text = move |join: Word, take: Word| {
        let word = if deal == Deal::Join { join } else { take };
        let sum = words::money(i18n.get_locale(), offer.worth());
        fill(i18n.say(word), &[("name", &session.name(by)), ("bar", bar), ("sum", &sum)])
    };
    let fakes = (offer.fakes() > 0).then(|| {
        let text = move || {
            let fakes = words::fakes(i18n.get_locale(), offer.fakes());
            fill(i18n.say(key::ans_fakes), &[("fakes", &fakes)])
        };
        view! { <p class="hint">{text}</p> }
    });
    // Whoever is the partner of the bar leaves with the tenant.
    let partner = view.open_at(at).and_then(|bar| bar.partner);
    let partner = partner.filter(|partner| *partner != by && deal == Deal::TakeOver);
    let home = partner.map(|partner| {
        let text = move || fill(i18n.say(key::ans_home), &[("name", &session.name(partner))]);
        view! { <p>{text}</p> }
    });
    let refusal = match refused {
        Some(then) => view! {
            <div class="bc-answer">
                <p>{move || text(key::ans_join_no, key::ans_take_no)}</p>
                <Money now then/>
                <Careful left=then/>
                <Button
                    icon=icon::CLOSE
                    label=t!(i18n, key::do_refuse)
                    on_press=move || controller.play(Action::Refuse)
                    act="refuse"
                />
            </div>
        }
        .into_any(),
        None => {
            let poor = move || {
                let locale = i18n.get_locale();
                let (sum, now) = (words::money(locale, offer.worth()), words::money(locale, now));
                fill(locale.word(key::ans_poor), &[("sum", &sum), ("now", &now)])
            };
            view! {
                <div class="bc-answer bc-cannot">
                    <p>{poor}</p>
                </div>
            }
            .into_any()
        }
    };
    Some(view! {
        <h2 class="bc-title">{move || text(key::ans_join, key::ans_take)}</h2>
        <Faces notes=offer/>
        {fakes}
        <div class="bc-answers">
            <div class="bc-answer">
                <p>{move || text(key::ans_join_yes, key::ans_take_yes)}</p>
                {home}
                <Money now then=accepted/>
                <Button
                    icon=icon::CHECK
                    label=t!(i18n, key::do_accept)
                    on_press=move || controller.play(Action::Accept)
                    act="accept"
                    class="primary"
                />
            </div>
            {refusal}
        </div>
    })
}

/// What an answer does to one's own money.
#[component]
fn Money(
    /// What there is, in thousands.
    now: u16,
    /// What there will be, in thousands.
    then: u16,
) -> impl IntoView {
    let i18n = use_i18n();
    let text = move || {
        let locale = i18n.get_locale();
        let (now, then) = (words::money(locale, now), words::money(locale, then));
        fill(locale.word(key::ans_money), &[("now", &now), ("then", &then)])
    };
    view! { <p class="bc-then">{text}</p> }
}
