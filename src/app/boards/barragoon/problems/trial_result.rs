//! The result of a trial, and the buttons to continue.

use leptos::prelude::*;

use super::{super::words, list::Streak, stage::TrialStage, trial::Trial};
use crate::{
    app::{
        components::{
            Button, LinkButton, Picture, Primary, Quiet,
            focus::{Focus, focus_next},
            icon,
        },
        contexts::{navigation::Route, use_i18n},
        i18n::{Text, problems as key, sentences, t},
    },
    games::barragoon::{
        ending::{End, WinReason},
        phase::Prompt,
        problems::Kind,
    },
};

/// The result, which replaces the task.
#[component]
pub(super) fn TrialResult(trial: Trial) -> impl IntoView {
    move || match trial.stage.get() {
        TrialStage::Trying => ().into_any(),
        TrialStage::Refuting | TrialStage::Showing => view! { <Answering trial /> }.into_any(),
        TrialStage::Wrong => view! { <Wrong trial /> }.into_any(),
        TrialStage::Solved => view! { <Done trial solved=true /> }.into_any(),
        TrialStage::Shown => view! { <Done trial solved=false /> }.into_any(),
    }
}

/// The latest turn in words; tracked.
fn latest(trial: Trial) -> String {
    let i18n = use_i18n();
    let view = trial.session.view.read();
    view.last.as_ref().map(|turn| words::turn_sentence(&i18n.language(), turn)).unwrap_or_default()
}

#[component]
fn Answering(trial: Trial) -> impl IntoView {
    let i18n = use_i18n();
    let showing = trial.stage.get_untracked() == TrialStage::Showing;
    let line = move || if showing { latest(trial) } else { i18n.say(key::answers) };
    view! {
        <div class="stack bg-verdict" data-verdict="answering">
            <p>{line}</p>
        </div>
    }
}

/// The refutation of the move, and a button to take it back.
#[component]
fn Wrong(trial: Trial) -> impl IntoView {
    let i18n = use_i18n();
    let line = Memo::new(move |_| sentences([latest(trial), trial.why_wrong(i18n)]));
    tell(trial, move || sentences([i18n.language().sentence(&i18n.say(key::wrong)), line.get()]));
    focus_next(Focus::act("take-back"));
    view! {
        <div class="stack bg-verdict" data-verdict="wrong">
            <h2>
                <Picture icon=icon::CLOSE />
                <span>{t!(i18n, key::wrong)}</span>
            </h2>
            <p>{line}</p>
            <div class="row end">
                <Button label=t!(i18n, key::show) on_press=move || trial.ask() act="show" appearance=Quiet />
                <Button
                    icon=icon::UNDO
                    label=t!(i18n, key::take_back)
                    on_press=move || trial.take_back()
                    act="take-back"
                    appearance=Primary
                />
            </div>
        </div>
    }
}

/// The reason why White's single move has won.
fn won_at_once(trial: Trial) -> Text {
    match trial.session.view.read_untracked().prompt {
        Prompt::Over(End::Won { why: WinReason::NoMoves, .. }) => key::solved_no_moves,
        _ => key::solved_no_pieces,
    }
}

/// The end of a trial: the problem was solved, or the solution was shown.
#[component]
fn Done(trial: Trial, solved: bool) -> impl IntoView {
    let i18n = use_i18n();
    let (title, line) = match trial.problem.kind {
        _ if !solved => (key::shown, key::shown_line),
        Kind::WinInOne => (key::solved, won_at_once(trial)),
        Kind::WinInTwo | Kind::WinInThree => (key::solved, key::solved_win),
        Kind::SaveYourself => (key::solved, key::solved_save),
    };
    tell(trial, move || sentences([i18n.say(title), i18n.say(line)]));
    focus_next(if solved { Focus::act("next").or(Focus::act("all")) } else { Focus::act("again") });
    let next = trial.progress.next(trial.problem);
    let on = match next {
        Some(next) => view! {
            <LinkButton
                icon=icon::NEXT
                label=t!(i18n, key::next)
                href=Route::Problem(next.id.clone()).href()
                act="next"
                appearance=Primary
            />
        }
        .into_any(),
        None => view! {
            <p>{t!(i18n, key::all_done)}</p>
            <LinkButton label=t!(i18n, key::all) href=Route::Problems.href() act="all" appearance=Primary />
        }
        .into_any(),
    };
    view! {
        <div class="stack bg-verdict" data-verdict=if solved { "solved" } else { "shown" }>
            <h2>{solved.then(|| view! { <Picture icon=icon::CHECK /> })} <span>{t!(i18n, title)}</span></h2>
            <p>{t!(i18n, line)}</p>
            {solved.then(|| view! { <Streak progress=trial.progress /> })}
            <div class="row end">
                {(!solved)
                    .then(|| {
                        view! {
                            <Button
                                icon=icon::RESTART
                                label=t!(i18n, key::try_it)
                                on_press=move || trial.again()
                                act="again"
                                appearance=Quiet
                            />
                        }
                    })} {on}
            </div>
        </div>
    }
}

/// Announces the result once to screen readers, after the board's own announcement.
fn tell(trial: Trial, words: impl Fn() -> String + 'static) {
    Effect::new(move |_| trial.session.say(untrack(&words)));
}
