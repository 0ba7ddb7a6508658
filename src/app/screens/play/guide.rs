//! The guide: the current task and the aim, for people who have not read the rules.

use leptos::prelude::*;

use crate::app::{
    components::{FoldButton, Picture, icon},
    contexts::{settings::use_settings, use_i18n},
    i18n::{common, review, t},
    session::use_controls,
};

/// One or two lines above the board, which can be folded.
#[component]
pub(super) fn Guide(
    /// Whether this is a replay.
    replay: bool,
) -> impl IntoView {
    let (i18n, settings) = (use_i18n(), use_settings());
    let controls = use_controls();
    let compared = Memo::new(move |_| controls.compared());
    let open = Memo::new(move |_| settings.get().guide || compared.read().is_some());
    let guidance = Memo::new(move |_| controls.status.read().guidance.clone());
    let is_compared = Memo::new(move |_| compared.read().is_some());
    // In a replay, and while players look at the latest events, other sentences replace the current task.
    let now = Memo::new(move |_| {
        if let Some((made, _)) = &*compared.read() {
            return Some(i18n.say(review::ComparedMade { what: &*made.text }));
        }
        let asked = guidance.read().now.clone()?;
        let status = controls.status.read();
        let acts = status.pending.iter().any(|seat| status.people.contains(seat));
        Some(if replay || controls.moment.read().is_some() {
            i18n.say(common::looking_back)
        } else if controls.is_watched() {
            i18n.say(common::guide_held)
        } else if status.ending.is_some() {
            i18n.say(common::over)
        } else if !acts && !status.pending.is_empty() {
            i18n.say(common::guide_wait)
        } else {
            controls.board_guide.get().unwrap_or(asked)
        })
    });
    let label = move || i18n.say(if open.get() { common::guide_fold } else { common::guide_unfold });
    let fold = move || settings.change(|choices| choices.guide = !choices.guide);
    view! {
        <section class="guide" class:guide-folded=move || !open.get() aria-label=t!(i18n, common::guide)>
            <Show when=move || open.get()>
                <div class="guide-lines">
                    {move || {
                        now.get()
                            .map(|now| {
                                view! {
                                    <p class="guide-now" data-guide="now">
                                        <span
                                            class="guide-sign"
                                            data-legend=move || is_compared.get().then_some("made")
                                        >
                                            <Picture icon=if is_compared.get() {
                                                icon::CLOSE
                                            } else {
                                                icon::NEXT
                                            } />
                                        </span>
                                        <span>{now}</span>
                                    </p>
                                }
                            })
                    }} <p class="guide-aim" data-guide="aim">
                        {move || match compared.get() {
                            Some((_, better)) => {
                                view! {
                                    <span class="guide-sign" data-legend="better">
                                        <Picture icon=icon::CHECK />
                                    </span>
                                    <span>
                                        {i18n
                                            .say(review::ComparedBetter {
                                                what: better.text,
                                            })}
                                    </span>
                                }
                                    .into_any()
                            }
                            None => {
                                view! {
                                    <span class="guide-sign">{guidance.read().sketch.draw()}</span>
                                    <span>
                                        <span class="visually-hidden">{t!(i18n, common::guide_aim)}</span>
                                        {guidance.read().objective.clone()}
                                    </span>
                                }
                                    .into_any()
                            }
                        }}
                    </p>
                </div>
            </Show>
            <FoldButton open label on_press=fold act="guide" class="guide-fold" />
        </section>
    }
}
