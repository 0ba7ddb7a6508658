//! A turning point: the played action, a bot's choice, the cost, and a link to the moment.

use leptos::prelude::*;

use crate::{
    app::{
        components::{Button, Mark, Quiet, icon},
        contexts::{announcer::use_announcer, use_i18n},
        games::use_game,
        i18n::{common, review, sentences, t},
        screens::play::panels::use_panels,
        session::use_controls,
    },
    bots::review::TurningPoint,
    words::reason::advice_about,
};

/// One turning point.
#[component]
pub(super) fn Turning(
    point: TurningPoint,
    /// Number among all turning points, from 1.
    number: usize,
) -> impl IntoView {
    let (i18n, announcer) = (use_i18n(), use_announcer());
    let (controls, panels) = (use_controls(), use_panels());
    let TurningPoint { step, seat, verdict, is_blunder } = point;
    let player = controls.player(seat)?;
    let name = player.called();
    let heading = move || {
        let round = controls.action_in_words(step, None).and_then(|action| action.heading);
        let of = controls.status.read().total.to_string();
        let step = i18n.say(common::StepOf { n: (step + 1).to_string(), of });
        i18n.language().facts(round.into_iter().chain([step]))
    };
    let done = move || controls.action_in_words(step, None).map(|action| action.text);
    // A large change of the estimate may have been unavoidable; then there is no better action.
    let best = (verdict.cost() > 0).then(|| verdict.best.clone());
    let (why, whose) = (verdict.why.clone(), name.clone());
    let better = best.clone().map(|best| {
        let better = move || controls.action_in_words(step, Some(&best)).map(|action| action.text);
        let why = move || advice_about(&i18n.language(), &why, &whose);
        view! {
            <div>
                <dt>{t!(i18n, review::better)}</dt>
                <dd>{better} <small class="turning-why">{why}</small></dd>
            </div>
        }
    });
    let cost = use_game().module.figures.cost;
    let cost = move || match is_blunder {
        true => cost(&i18n.language(), verdict.worth, verdict.played),
        false => i18n.say(review::leap),
    };
    let decides = name.clone();
    let look = move || {
        panels.review.set(false);
        controls.compare(step, best.clone());
        let mut said = i18n.now(review::LookingAt { name: &*decides });
        if let Some((made, better)) = untrack(|| controls.compared()) {
            said = sentences([
                said,
                i18n.now(review::ComparedMade { what: made.text }),
                i18n.now(review::ComparedBetter { what: better.text }),
            ]);
        }
        announcer.say(said);
    };
    Some(view! {
        <li class="turning-point" data-turning=step.to_string() tabindex="-1">
            <h4>
                <span class="turning-number" aria-hidden="true">
                    {number}
                </span>
                <span class="visually-hidden">{t!(i18n, review::Number { n: number })}</span>
                <Mark player />
                <bdi>{name}</bdi>
                <small>{heading}</small>
            </h4>
            <dl>
                <div>
                    <dt>{t!(i18n, review::done)}</dt>
                    <dd>{done}</dd>
                </div>
                {better}
            </dl>
            <p class="turning-cost">{cost}</p>
            <Button
                icon=icon::PLAY
                label=t!(i18n, review::look)
                on_press=look
                act="look-at"
                appearance=Quiet
            />
        </li>
    })
}
