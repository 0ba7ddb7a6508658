//! The answer to an offer.

use leptos::prelude::*;

use super::{careful::Careful, controller::use_controller, notes::Faces, words};
use crate::{
    app::{
        components::{Button, Primary, RuleLink, icon},
        contexts::use_i18n,
        game_ui::Narrator,
        i18n::{barracuda as key, t},
        session::use_session,
    },
    games::barracuda::{Action, Barracuda, Deal, Outlook, Prompt, Refusal, Target},
    scenes::barracuda::Change,
};

/// An offer as the tenant sees it, with the effect of each answer.
#[component]
pub(super) fn OfferAnswer() -> impl IntoView {
    let (session, controller, i18n) = (use_session::<Barracuda>(), use_controller(), use_i18n());
    let view = session.view.get_untracked();
    let Prompt::Answering { by, at, deal, offer: Some(offer), .. } = view.prompt else { return None };
    let Outlook { now, accepted, refused } = view.private.as_ref()?.outlook?;
    let bar = words::bar_at(&view, at);
    let sum = move || words::money(&i18n.language(), offer.worth());
    let title = move || match (deal, session.name(by)) {
        (Deal::Join, name) => i18n.say(key::AnsJoin { name, bar }),
        (Deal::TakeOver, name) => i18n.say(key::AnsTake { name, bar }),
    };
    let yes = move || match deal {
        Deal::Join => i18n.say(key::AnsJoinYes { sum: sum(), name: session.name(by), bar }),
        Deal::TakeOver => i18n.say(key::AnsTakeYes { sum: sum(), bar }),
    };
    let no = move || match deal {
        Deal::Join => i18n.say(key::AnsJoinNo { sum: sum() }),
        Deal::TakeOver => i18n.say(key::AnsTakeNo { sum: sum(), name: session.name(by) }),
    };
    let fakes = (offer.fakes() > 0).then(|| {
        let text = t!(i18n, key::AnsFakes { fakes: words::fakes(&i18n.language(), offer.fakes()) });
        view! { <p class="help-text">{text}</p> }
    });
    let lost = match deal {
        Deal::Join => Change::Nothing,
        Deal::TakeOver => view.open_at(at).map_or(Change::Nothing, |open| Change::Loses(open.bar)),
    };
    // The partner of the bar leaves with the tenant.
    let partner = view.open_at(at).and_then(|bar| bar.partner);
    let partner = partner.filter(|partner| *partner != by && deal == Deal::TakeOver);
    let home = partner.map(|partner| {
        let text = t!(i18n, key::AnsHome { name: session.name(partner) });
        view! { <p>{text}</p> }
    });
    let refusal = match refused {
        Some(then) => view! {
            <div class="bc-answer">
                <p>{no}</p>
                <Money now then />
                <Careful left=then change=Change::Nothing />
                <Button
                    icon=icon::CLOSE
                    label=t!(i18n, key::do_refuse)
                    on_press=move || controller.play(Action::Refuse)
                    act="refuse"
                    attr:data-name=Target::Button(Action::Refuse).to_string()
                />
            </div>
        }
        .into_any(),
        None => {
            let now = move || words::money(&i18n.language(), now);
            let poor = t!(i18n, key::AnsPoor { sum: sum(), now: now() });
            view! {
                <div class="bc-answer">
                    <p>{poor}</p>
                    {Barracuda::rule(&Refusal::MustAccept).map(|rule| view! { <RuleLink rule /> })}
                </div>
            }
            .into_any()
        }
    };
    Some(view! {
        <div class="bc-sheet">
            <div>
                <h2 class="bc-title">{title}</h2>
                <Faces notes=offer slid=true />
                {fakes}
            </div>
            <div class="bc-answers" data-name=Target::Answers.to_string()>
                <div class="bc-answer">
                    <p>{yes}</p>
                    {home}
                    <Money now then=accepted />
                    <Careful left=accepted change=lost />
                    <Button
                        icon=icon::CHECK
                        label=t!(i18n, key::do_accept)
                        on_press=move || controller.play(Action::Accept)
                        act="accept"
                        attr:data-name=Target::Button(Action::Accept).to_string()
                        appearance=Primary
                    />
                </div>
                {refusal}
            </div>
        </div>
    })
}

/// The effect of an answer on the player's own money.
#[component]
fn Money(
    /// The money now, in thousands.
    now: u16,
    /// The money after the answer, in thousands.
    then: u16,
) -> impl IntoView {
    let i18n = use_i18n();
    let text = move || {
        let language = i18n.language();
        language.say(key::AnsMoney { now: words::money(&language, now), then: words::money(&language, then) })
    };
    view! { <strong>{text}</strong> }
}
