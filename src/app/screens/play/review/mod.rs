//! The review of a finished match: who was ahead, and the few decisions that cost most.

mod compared;
mod line;
mod scan;
mod turning;

use leptos::{html::Section, prelude::*};
use leptos_use_intersection_observer::use_intersection_observer;
use web_sys::IntersectionObserverEntry;

use super::panels::use_panels;
use crate::{
    app::{
        components::{Button, ButtonAppearance, Dialog, Quiet, icon},
        contexts::use_i18n,
        i18n::{review, t},
        session::use_controls,
        trouble,
    },
    bots::review::TurningPoint,
};
pub(super) use compared::mark_compared;
use line::WhoWasAhead;
pub(super) use scan::provide_scan;
use scan::{Scan, State, use_scan};
use turning::Turning;

#[component]
pub(super) fn ReviewDialog() -> impl IntoView {
    let (i18n, panels) = (use_i18n(), use_panels());
    view! {
        <Dialog name="review" open=panels.review title=t!(i18n, review::title)>
            <Reviewed />
        </Dialog>
    }
}

/// The button that opens the review.
#[component]
pub(super) fn ReviewButton(
    /// Whether the player may have come from the review, so that the button leads back.
    #[prop(optional)]
    back: bool,
    #[prop(optional)] appearance: ButtonAppearance,
) -> impl IntoView {
    let (i18n, controls) = (use_i18n(), use_controls());
    let (panels, scan) = (use_panels(), use_scan());
    let label = move || i18n.say(if back && scan.has_begun() { review::back } else { review::open });
    let open = move || panels.review.set(true);
    view! {
        <Show when=move || controls.may_review()>
            <Button icon=icon::TREND label on_press=open act="review" appearance />
        </Show>
    }
}

/// The review on the result page. Bots start to look for turning points once it scrolls into view.
#[component]
pub(super) fn ReviewPart() -> impl IntoView {
    let i18n = use_i18n();
    let controls = use_controls();
    let part = NodeRef::<Section>::new();
    let seen = RwSignal::new(false);
    let _ = use_intersection_observer(part, move |entries, _| {
        if entries.iter().any(IntersectionObserverEntry::is_intersecting) {
            seen.set(true);
        }
    });
    view! {
        <Show when=move || controls.may_review()>
            <section node_ref=part class="review" aria-label=t!(i18n, review::title)>
                <h2>{t!(i18n, review::title)}</h2>
                <Show when=move || seen.get()>
                    <Reviewed />
                </Show>
            </section>
        </Show>
    }
}

/// The whole review: the chart, the turning points, and the game's own part.
#[component]
fn Reviewed() -> impl IntoView {
    let (controls, scan) = (use_controls(), use_scan());
    scan.follow();
    let points = Memo::new(move |_| scan.turning_points());
    view! {
        <WhoWasAhead scan points />
        {scan.has_bots().then(|| view! { <TurningPoints scan points /> })}
        {controls.reviewed()}
    }
}

/// The costliest decisions, and the bot's progress in finding them.
#[component]
fn TurningPoints(scan: Scan, points: Memo<Vec<TurningPoint>>) -> impl IntoView {
    let i18n = use_i18n();
    // Announced only when it changes: at the start, and at the end.
    let said = move || match scan.state() {
        State::Looking | State::Paused => i18n.say(review::looking),
        State::Failed(why) => trouble::bots_fault(i18n, &why),
        State::Done => match points.read().len() {
            0 => i18n.say(review::none),
            n => i18n.say(review::Found { n }),
        },
    };
    let few = move || scan.state() == State::Done && (1..3).contains(&points.read().len());
    let numbered = move || points.get().into_iter().zip(1..).collect::<Vec<_>>();
    view! {
        <section class="review-part">
            <h3>{t!(i18n, review::moments)}</h3>
            <p role="status" data-review=move || scan.state().name()>
                {said}
            </p>
            <Show when=move || scan.state() != State::Done>
                <Progress scan />
            </Show>
            <ol class="turning-points">
                <For
                    each=numbered
                    key=|(point, number)| (point.step, *number)
                    children=|(point, number)| view! { <Turning point number /> }
                />
            </ol>
            <Show when=few>
                <p class="help-text">{t!(i18n, review::few)}</p>
            </Show>
        </section>
    }
}

/// The bot's progress, with a pause button.
#[component]
fn Progress(scan: Scan) -> impl IntoView {
    let i18n = use_i18n();
    let progress = Memo::new(move |_| scan.progress());
    let words = move || {
        let (n, of) = progress.get();
        i18n.say(review::LookedAt { n, of })
    };
    let goes_on = Memo::new(move |_| scan.state() == State::Looking);
    let label = move || i18n.say(if goes_on.get() { review::stop } else { review::go_on });
    view! {
        <div class="review-progress">
            <progress
                aria-label=words
                max=move || progress.get().1.max(1).to_string()
                value=move || progress.get().0.to_string()
            ></progress>
            <small aria-hidden="true">{words}</small>
            <Button
                label
                on_press=move || scan.pause(goes_on.get_untracked())
                act="review-pause"
                appearance=Quiet
            />
        </div>
    }
}
