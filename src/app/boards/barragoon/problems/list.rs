//! The list of problems by kind, with the solved ones and the problem of the day.

use leptos::prelude::*;

use super::{collection::collection, progress::Progress, words};
use crate::{
    app::{
        boards::barragoon::art::BoardDiagram,
        components::{Fetched, LinkButton, Page, Picture, Primary, Select, icon},
        contexts::{navigation::Route, use_i18n},
        i18n::{problems as key, shelf, t},
        platform::device,
    },
    games::barragoon::problems::{Collection, Kind, Problem},
};

/// The screen of all problems, once they are loaded.
#[component]
pub fn ProblemList() -> impl IntoView {
    let show = |file: &str| view! { <List all=collection(file) /> }.into_any();
    view! { <Fetched name="problems" show /> }
}

#[component]
fn List(all: &'static Collection) -> impl IntoView {
    let i18n = use_i18n();
    let progress = Progress::open(all);
    view! {
        <Page name="problems" title=t!(i18n, shelf::barragoon_problems)>
            <p class="lead">{t!(i18n, key::lead)}</p>
            <Solver progress />
            <Streak progress />
            <NextUnsolved progress />
            {all.of_the_day(device::today()).map(|problem| view! { <OfTheDay problem progress /> })}
            {Kind::ALL.map(|kind| view! { <OfKind kind progress /> }).collect_view()}
        </Page>
    }
}

/// The choice of the player whose progress is counted; empty if the roster is empty.
#[component]
fn Solver(progress: Progress) -> impl IntoView {
    let i18n = use_i18n();
    let people = progress.people.get_value();
    if people.is_empty() {
        return None;
    }
    let options = move || {
        let nobody = (String::new(), i18n.say(key::solver_nobody));
        let people = people.iter().map(|name| (name.clone(), name.clone()));
        std::iter::once(nobody).chain(people).collect::<Vec<_>>()
    };
    Some(view! {
        <Select
            act="solver"
            label=t!(i18n, key::solver)
            options
            value=progress.solver
            on_change=move |name| progress.hand_to(name)
        />
    })
}

/// The current and the best streak of problems solved without help, if any.
#[component]
pub(super) fn Streak(progress: Progress) -> impl IntoView {
    let i18n = use_i18n();
    let line = move || {
        let (n, best) = progress.streak();
        (best > 0).then(|| i18n.say(key::Streak { n, best }))
    };
    move || {
        line().map(|line| {
            view! {
                <p class="help-text" data-streak="">
                    {line}
                </p>
            }
        })
    }
}

/// A link to the first unsolved problem.
#[component]
fn NextUnsolved(progress: Progress) -> impl IntoView {
    let i18n = use_i18n();
    let first = Memo::new(move |_| progress.first().map(|problem| problem.id.clone()));
    move || {
        first.get().map(|id| {
            view! {
                <LinkButton
                    icon=icon::NEXT
                    label=t!(i18n, key::next)
                    href=Route::Problem(id).href()
                    act="next-unsolved"
                    appearance=Primary
                />
            }
        })
    }
}

/// The problem of the day, with its board.
#[component]
fn OfTheDay(problem: &'static Problem, progress: Progress) -> impl IntoView {
    let i18n = use_i18n();
    let state =
        move || i18n.say(if progress.has(problem) { key::day_solved } else { words::ask(problem.kind) });
    view! {
        <a
            class="card bg-day"
            data-act="day"
            data-problem=problem.id.clone()
            href=Route::Problem(problem.id.clone()).href()
        >
            <BoardDiagram board=problem.position.board().clone() />
            <span class="bg-day-words">
                <strong>{t!(i18n, key::day)}</strong>
                <span class="help-text">{move || device::day(device::now(), i18n.language().tag())}</span>
                <span>{move || words::name(&i18n.language(), progress.collection, problem)}</span>
                <span>{state}</span>
            </span>
        </a>
    }
}

/// All problems of one kind.
#[component]
fn OfKind(kind: Kind, progress: Progress) -> impl IntoView {
    let i18n = use_i18n();
    let all = progress.collection.of_kind(kind).count();
    let tally = move || i18n.say(key::Tally { solved: progress.count(kind), all });
    let numbers = progress
        .collection
        .of_kind(kind)
        .enumerate()
        .map(|(index, problem)| view! { <Number problem n=index + 1 progress /> });
    view! {
        <section class="bg-kind" data-kind=kind.name()>
            <h2>{t!(i18n, words::kind(kind))}</h2>
            <p>{t!(i18n, words::kind_line(kind))} " " <strong data-tally="">{tally}</strong></p>
            <ol class="bg-numbers">{numbers.collect_view()}</ol>
        </section>
    }
}

/// A link to one problem, by its number.
#[component]
fn Number(problem: &'static Problem, n: usize, progress: Progress) -> impl IntoView {
    let i18n = use_i18n();
    let solved = Memo::new(move |_| progress.has(problem));
    let label = move || {
        let name = words::name(&i18n.language(), progress.collection, problem);
        if solved.get() { i18n.say(key::NameSolved { name }) } else { name }
    };
    view! {
        <li>
            <a
                class="button bg-number"
                class:primary=move || solved.get()
                data-act="problem"
                data-problem=problem.id.clone()
                data-solved=move || solved.get().then_some("")
                href=Route::Problem(problem.id.clone()).href()
                aria-label=label
            >
                <span aria-hidden="true">{n.to_string()}</span>
                <Show when=move || solved.get()>
                    <Picture icon=icon::CHECK />
                </Show>
            </a>
        </li>
    }
}
