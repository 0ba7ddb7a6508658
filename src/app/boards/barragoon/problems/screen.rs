//! The screen of a problem: the board, the task and the buttons.

use leptos::prelude::*;

use super::{
    super::{board::Board, controller::Controller, panel::Panel, tray::Tray, words as board_words},
    collection::collection,
    progress::Progress,
    stage::TrialStage,
    trial::Trial,
    trial_result::TrialResult,
    words,
};
use crate::{
    app::{
        components::{
            Button, Confirm, Fetched, IconButton, IconLink, Notice, Page, Picture, Quiet, RuleLink,
            focus::take_focus,
            icon,
            page::{name_window, tell_arrival},
        },
        contexts::{navigation::Route, use_i18n},
        i18n::{I18n, common, problems as key, sentences, shelf, t, transfer},
        screens::on_demand::CodesDialog,
    },
    games::barragoon::{
        Action, Barragoon,
        problems::Collection,
        turn::{Move, Placement},
    },
    kernel::Game,
    transfer::Content,
};

/// The problem with this id, once all are loaded.
#[component]
pub fn ProblemScreen(id: String) -> impl IntoView {
    let show = move |file: &str| view! { <Of id=id.clone() all=collection(file) /> }.into_any();
    view! { <Fetched name="problems" show /> }
}

/// Looks up the problem with this id.
#[component]
fn Of(id: String, all: &'static Collection) -> impl IntoView {
    let i18n = use_i18n();
    let progress = Progress::open(all);
    match all.by_id(&id).and_then(|problem| Trial::begin(problem, progress)) {
        Some(trial) => view! { <OpenProblem trial /> }.into_any(),
        None => view! {
            <Page name="problem" title=t!(i18n, shelf::problems)>
                <Notice name="no-problem" text=t!(i18n, key::missing) />
                <p>
                    <a href=Route::Problems.href() data-act="all">
                        {t!(i18n, key::all)}
                    </a>
                </p>
            </Page>
        }
        .into_any(),
    }
}

#[component]
fn OpenProblem(trial: Trial) -> impl IntoView {
    let i18n = use_i18n();
    let Trial { problem, stage, .. } = trial;
    let title = Signal::derive(move || words::name(&i18n.language(), trial.progress.collection, problem));
    name_window(title);
    tell_arrival(move || {
        let language = i18n.language();
        sentences([language.sentence(&title.get()), language.say(words::ask(problem.kind))])
    });
    provide_context(Controller::new(trial.session));
    let trying = Memo::new(move |_| stage.get() == TrialStage::Trying);
    let sharing = RwSignal::new(false);
    let content = move |()| Ok(Content::Problem(problem.id.clone()));
    view! {
        <main
            class="play problem"
            data-seated=""
            data-screen="problem"
            data-game=Barragoon::SLUG
            data-problem=problem.id.clone()
        >
            <div class="play-grid">
                <header class="play-top">
                    <IconLink
                        icon=icon::BACK
                        label=t!(i18n, key::all)
                        short=Signal::derive(t!(i18n, shelf::problems))
                        href=Route::Problems.href()
                        act="back"
                    />
                    <h1 class="play-turn" tabindex="-1" use:take_focus>
                        {title}
                    </h1>
                    <IconLink
                        icon=icon::RULES
                        label=t!(i18n, common::rules)
                        href=Route::Rules(Barragoon::SLUG.to_owned(), None).href()
                        act="rules"
                    />
                </header>
                <ProblemTask trial />
                <div class="table bg-table">
                    <div class="table-board">
                        <Board />
                    </div>
                    <div class="table-panel">
                        <Show when=move || trying.get() fallback=move || view! { <TrialResult trial /> }>
                            <Panel />
                        </Show>
                        <Tray />
                    </div>
                </div>
                <div class="near-side">
                    <Ways trial sharing />
                </div>
            </div>
            <CodesDialog open=sharing title=t!(i18n, transfer::share_problem) content />
        </main>
    }
}

/// The task, and below it the progress or a refusal.
#[component]
fn ProblemTask(trial: Trial) -> impl IntoView {
    let i18n = use_i18n();
    let Trial { problem, stage, refusal, progress, session, hinted, .. } = trial;
    let line = move || {
        session.view.track();
        let (left, all) = (trial.left(), problem.kind.moves());
        if let Some(refusal) = refusal.get() {
            refusal.words
        } else if let Some(hinted) = hinted.get() {
            told_by_hint(i18n, hinted)
        } else if stage.get() == TrialStage::Trying && problem.kind.is_win() && (1..all).contains(&left) {
            i18n.say(key::More { n: left })
        } else if progress.has(problem) {
            i18n.say(key::state_solved)
        } else {
            i18n.say(key::state_open)
        }
    };
    view! {
        <section class="guide" aria-label=t!(i18n, shelf::problems)>
            <div class="guide-lines">
                <p class="guide-now">
                    <span class="guide-sign">
                        <Picture icon=icon::NEXT />
                    </span>
                    <span>{t!(i18n, words::ask(problem.kind))}</span>
                </p>
                <p class="guide-aim" data-objection=move || refusal.read().is_some().then_some("")>
                    <span class="guide-sign">
                        {move || progress.has(problem).then(|| view! { <Picture icon=icon::CHECK /> })}
                    </span>
                    <span data-state="">{line}</span>
                </p>
            </div>
            {move || refusal.get()?.rule.map(|rule| view! { <RuleLink rule /> })}
        </section>
    }
}

/// The parts of a step highlighted by a hint, in words.
fn told_by_hint(i18n: I18n, (action, parts): (Action, usize)) -> String {
    let language = i18n.language();
    match action {
        Action::Move(Move { from, .. }) if parts < 2 => i18n.say(key::HintPiece { square: from.to_string() }),
        Action::Place(Placement { at, .. }) if parts < 2 => {
            i18n.say(key::HintSquare { square: at.to_string() })
        }
        Action::Move(Move { from, to }) => {
            i18n.say(key::HintMove { from: from.to_string(), to: to.to_string() })
        }
        Action::Place(Placement { face, at }) => {
            i18n.say(key::HintPlace { face: board_words::face(&language, face), square: at.to_string() })
        }
        _ => String::new(),
    }
}

/// The buttons that are always there.
#[component]
fn Ways(trial: Trial, sharing: RwSignal<bool>) -> impl IntoView {
    let i18n = use_i18n();
    let Trial { problem, stage, session, progress, hinted, asked, .. } = trial;
    let moved = Memo::new(move |_| {
        session.view.track();
        !session.played_so_far().steps().is_empty()
    });
    let showing = Memo::new(move |_| stage.get() == TrialStage::Showing);
    let hint = move || {
        trial.hint();
        if let Some(hinted) = hinted.get_untracked() {
            session.say(untrack(|| told_by_hint(i18n, hinted)));
        }
    };
    let next = move || {
        stage.track();
        progress.next(problem).map(|next| Route::Problem(next.id.clone()).href())
    };
    view! {
        <div class="controls" role="group" aria-label=t!(i18n, common::controls)>
            <IconButton
                named=true
                icon=icon::RESTART
                label=t!(i18n, key::again)
                on_press=move || trial.again()
                act="from-start"
                disabled=move || !moved.get()
            />
            <IconButton
                named=true
                icon=icon::HINT
                label=t!(i18n, key::hint)
                on_press=hint
                act="hint"
                disabled=move || stage.get() != TrialStage::Trying || matches!(hinted.get(), Some((_, 2)))
            />
            <Button
                icon=icon::PLAY
                label=t!(i18n, key::solution)
                on_press=move || trial.ask()
                act="solution"
                appearance=Quiet
                disabled=showing
            />
            <IconButton
                icon=icon::SHARE
                label=t!(i18n, transfer::share_problem)
                named=true
                short=Signal::derive(t!(i18n, common::share))
                on_press=move || sharing.set(true)
                act="share-problem"
            />
            {move || {
                next()
                    .map(|href| {
                        view! { <IconLink icon=icon::NEXT label=t!(i18n, key::next) href act="other" /> }
                    })
            }}
        </div>
        <Confirm
            open=asked
            title=t!(i18n, key::show_title)
            text=t!(i18n, key::show_text)
            yes=t!(i18n, key::show)
            on_yes=move || trial.show()
        />
    }
}
