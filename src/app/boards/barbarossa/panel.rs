//! The panel: the latest events and the current task.

use leptos::prelude::*;

use super::{
    controller::{Controller, use_controller},
    controls::{CurseButton, PicturedButton, Title},
    curses::{CurseGranted, Wishing},
    ending::Revealed,
    letters::{LetterAsking, LetterShown},
    making::Making,
    notes::Notes,
    presentation::Presentation,
    scene::Solved,
    series::{AnswerPanel, Guessing, Judging, Questions},
    story, words,
};
use crate::{
    app::{
        components::{TaskView, focus::one_press},
        contexts::use_i18n,
        i18n::{barbarossa as key, t},
        lexicon::titled,
    },
    games::barbarossa::{Action, Cave, Event, Prompt, Riddle, Series},
    kernel::Seat,
    scenes::barbarossa::{is_first_turn, just_solved, ring},
};

/// The current task of the players, or the events that they look at.
#[derive(Clone, PartialEq)]
enum PanelTask {
    /// Making an object: the seat, and the index of the object.
    Make(Seat, usize),
    Move(Seat),
    /// All players look at all objects, before the first turn by this seat.
    Present(Seat),
    /// Asking for a letter.
    Letter(Seat),
    Ask {
        by: Seat,
        series: Series,
    },
    Answer(Riddle),
    /// A player looks at a letter.
    Look(Seat),
    Guess(Seat, Riddle),
    Judge,
    /// The first player uses a curse.
    Granted(Seat),
    /// Players prepare a curse.
    Wish,
    /// A player looks at their notes.
    Visit(Seat),
    /// The match is over, at this moment.
    Over(usize),
    /// All look at a riddle just solved.
    Solved(Riddle),
    /// Nothing to do.
    Quiet,
}

impl PanelTask {
    /// The current task; tracked.
    fn of(controller: Controller) -> PanelTask {
        let session = controller.session;
        let view = session.view.get();
        // Also when it ends the match: the result waits until the table has looked.
        if let Some(riddle) = session.is_watched().then(|| just_solved(&view)).flatten() {
            return PanelTask::Solved(riddle);
        }
        if view.over() {
            return PanelTask::Over(view.story.len());
        }
        if !session.live.get() {
            return PanelTask::Quiet;
        }
        let visited = session.is_visited();
        match (view.own(), &view.prompt) {
            (Some(seat), _) if visited => PanelTask::Visit(seat),
            (Some(seat), Prompt::Making(_)) => PanelTask::Make(seat, view.objects().count()),
            (Some(seat), Prompt::Looking(by)) if *by == seat => PanelTask::Look(seat),
            (Some(seat), Prompt::Guessing { by, riddle, .. }) if *by == seat => {
                PanelTask::Guess(seat, *riddle)
            }
            (Some(seat), Prompt::Judging { riddle, .. }) if riddle.owner == seat => PanelTask::Judge,
            (Some(seat), _) => PanelTask::Visit(seat),
            (None, _) if controller.curse_plan.with(Option::is_some) => PanelTask::Wish,
            (None, Prompt::Moving(seat)) if !controller.presented.get() && is_first_turn(&view) => {
                PanelTask::Present(*seat)
            }
            (None, Prompt::Moving(seat)) => PanelTask::Move(*seat),
            (None, Prompt::Letter(seat)) => PanelTask::Letter(*seat),
            (None, Prompt::Asking { by, series }) => PanelTask::Ask { by: *by, series: *series },
            (None, Prompt::Answering { riddle, .. }) => PanelTask::Answer(*riddle),
            (None, Prompt::Granted(seat)) => PanelTask::Granted(*seat),
            (None, _) => PanelTask::Quiet,
        }
    }

    /// Selector of the element to focus. A focused text field opens a phone's keyboard, which hides a part of the
    /// board.
    fn focus(&self) -> Option<&'static str> {
        match self {
            PanelTask::Quiet | PanelTask::Over(_) => None,
            PanelTask::Guess(..) => Some(".bb-task input"),
            PanelTask::Make(..) | PanelTask::Visit(_) => Some(".bb-title"),
            PanelTask::Wish => Some(".bb-task .bb-wisher, .bb-task .button"),
            _ => Some(".bb-task .primary, .bb-task .button"),
        }
    }

    fn view(self) -> AnyView {
        match self {
            PanelTask::Make(seat, nth) => view! { <Making seat nth /> }.into_any(),
            PanelTask::Present(first) => view! { <Presentation first /> }.into_any(),
            PanelTask::Move(seat) => view! { <Moving seat /> }.into_any(),
            PanelTask::Letter(seat) => view! { <LetterAsking seat /> }.into_any(),
            PanelTask::Ask { by, series } => view! { <Questions by series /> }.into_any(),
            PanelTask::Answer(riddle) => view! { <AnswerPanel riddle /> }.into_any(),
            PanelTask::Look(seat) => view! { <LetterShown seat /> }.into_any(),
            PanelTask::Guess(seat, riddle) => view! { <Guessing seat riddle /> }.into_any(),
            PanelTask::Judge => view! { <Judging /> }.into_any(),
            PanelTask::Granted(seat) => view! { <CurseGranted seat /> }.into_any(),
            PanelTask::Wish => view! { <Wishing /> }.into_any(),
            PanelTask::Visit(seat) => view! { <Notes seat /> }.into_any(),
            PanelTask::Over(_) => view! { <Revealed /> }.into_any(),
            PanelTask::Solved(riddle) => view! { <Solved riddle /> }.into_any(),
            PanelTask::Quiet => ().into_any(),
        }
    }
}

#[component]
pub(super) fn Panel() -> impl IntoView {
    let (i18n, controller) = (use_i18n(), use_controller());
    let session = controller.session;
    let task = Memo::new(move |_| PanelTask::of(controller));
    let lines =
        Memo::new(move |_| session.view.with(|view| story::latest(&i18n.language(), &session.names(), view)));
    let answered = Memo::new(move |_| {
        session.view.with(|view| matches!(view.story.news().next_back(), Some(Event::Answered { .. })))
    });
    // The story is hidden while a private view is open or after a newer selection.
    let told = Memo::new(move |_| {
        let picked = controller.picked.get().is_some() || controller.eyed.get().is_some();
        !lines.read().is_empty()
            && match *task.read() {
                PanelTask::Move(_) | PanelTask::Letter(_) | PanelTask::Ask { .. } => {
                    !picked || answered.get()
                }
                PanelTask::Solved(_) | PanelTask::Over(_) | PanelTask::Quiet => true,
                _ => false,
            }
    });
    let empty = move || !told.get() && *task.read() == PanelTask::Quiet;
    view! {
        <section class="bb-panel" hidden=empty>
            <ul class="bb-story" hidden=move || !told.get()>
                {move || lines.get().into_iter().map(|line| view! { <li>{line}</li> }).collect_view()}
            </ul>
            <div class="bb-task" on:keydown=one_press>
                <TaskView task view=PanelTask::view focus=PanelTask::focus />
            </div>
        </section>
    }
}

/// The die, or gems for walking: a cave is considered first and then paid for (BB-3.2).
#[component]
fn Moving(seat: Seat) -> impl IntoView {
    let (i18n, controller) = (use_i18n(), use_controller());
    let session = controller.session;
    let pays = Memo::new(move |_| session.view.with(|view| view.players[seat].gems > 0));
    let name = session.name(seat);
    let text = move || i18n.say(key::MoveTitle { name: &*name });
    let hint = move || i18n.say(if pays.get() { key::move_hint } else { key::no_gems });
    let roll = move || controller.play(Action::Roll);
    let walk = move || {
        let steps = controller.eyed.get()?;
        let chamber = session.view.with(|view| ring(view).into_iter().nth(usize::from(steps)))?;
        Some(view! { <Walk cave=chamber.cave steps gems=chamber.cost? /> })
    };
    view! {
        <Title seat text />
        <Show when=move || controller.eyed.get().is_none()>
            <p class="help-text">{hint}</p>
        </Show>
        {walk}
        <div class="bb-buttons">
            <PicturedButton
                href="#bb-d5"
                label=t!(i18n, key::do_roll)
                on_press=roll
                act="roll"
                primary=Signal::derive(move || controller.eyed.get().is_none())
            />
            <CurseButton />
        </div>
    }
}

/// The effect and the price of the considered cave.
#[component]
fn Walk(
    cave: Cave,
    /// Steps from cave A.
    steps: u8,
    gems: u8,
) -> impl IntoView {
    let (i18n, controller) = (use_i18n(), use_controller());
    let line = move || {
        let language = i18n.language();
        titled(&language, &words::cave_name(&language, steps, cave), &words::cave_line(&language, cave))
    };
    let label = move || i18n.say(key::WalkFor { gems: words::gems(&i18n.language(), gems) });
    let pay = move || controller.play(Action::Pay(gems));
    view! {
        <p class="bb-call" role="status">
            {line}
        </p>
        <div class="bb-buttons">
            <PicturedButton href="#bb-gem" label on_press=pay act="pay" primary=true />
        </div>
    }
}
