//! What has just happened, and what is to be done now.

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
    series::{Answers, Guessing, Judging, Questions},
    story, words,
};
use crate::{
    app::{
        components::{News, TaskView, focus::one_press},
        contexts::use_i18n,
        i18n::{barbarossa as key, t},
        lexicon::titled,
    },
    games::barbarossa::{Action, Cave, Event, Prompt, Riddle, Series},
    kernel::Seat,
    scenes::barbarossa::{is_first_turn, ring},
};

/// The current task of the players, or what they look at.
#[derive(Clone, PartialEq)]
enum Task {
    /// An object is made: the how manieth.
    Make(Seat, usize),
    Move(Seat),
    /// All look at all objects, before the turn of this seat, which is the first.
    Present(Seat),
    /// A letter is to be asked for.
    Letter(Seat),
    Ask {
        by: Seat,
        series: Series,
    },
    Answer(Riddle),
    /// Somebody looks at a letter.
    Look(Seat),
    Guess(Seat, Riddle),
    Judge,
    /// A curse is to be used, by whoever was first.
    Granted(Seat),
    /// Somebody wishes to use a curse.
    Wish,
    /// Somebody looks at their notes.
    Visit(Seat),
    /// Everything is told, at this moment.
    Over(usize),
    /// Nothing to do here.
    Quiet,
}

impl Task {
    /// Tracked.
    fn of(controller: Controller) -> Task {
        let session = controller.session;
        let view = session.view.get();
        if view.over() {
            return Task::Over(view.story.len());
        }
        if !session.live.get() {
            return Task::Quiet;
        }
        let visited = session.is_visited();
        match (view.own(), &view.prompt) {
            (Some(seat), _) if visited => Task::Visit(seat),
            (Some(seat), Prompt::Making(_)) => Task::Make(seat, view.objects().count()),
            (Some(seat), Prompt::Looking(by)) if *by == seat => Task::Look(seat),
            (Some(seat), Prompt::Guessing { by, riddle, .. }) if *by == seat => Task::Guess(seat, *riddle),
            (Some(seat), Prompt::Judging { riddle, .. }) if riddle.owner == seat => Task::Judge,
            (Some(seat), _) => Task::Visit(seat),
            (None, _) if controller.wish.with(Option::is_some) => Task::Wish,
            (None, Prompt::Moving(seat)) if !controller.presented.get() && is_first_turn(&view) => {
                Task::Present(*seat)
            }
            (None, Prompt::Moving(seat)) => Task::Move(*seat),
            (None, Prompt::Letter(seat)) => Task::Letter(*seat),
            (None, Prompt::Asking { by, series }) => Task::Ask { by: *by, series: *series },
            (None, Prompt::Answering { riddle, .. }) => Task::Answer(*riddle),
            (None, Prompt::Granted(seat)) => Task::Granted(*seat),
            (None, _) => Task::Quiet,
        }
    }

    /// Selector of the element to focus. A focused field brings up a phone's keyboard, which hides a part of the board.
    fn focus(&self) -> Option<&'static str> {
        match self {
            Task::Quiet | Task::Over(_) => None,
            Task::Guess(..) => Some(".bb-part input"),
            Task::Make(..) | Task::Visit(_) => Some(".bb-title"),
            Task::Wish => Some(".bb-part .bb-wisher, .bb-part .button"),
            _ => Some(".bb-part .primary, .bb-part .button"),
        }
    }

    fn view(self) -> AnyView {
        match self {
            Task::Make(seat, nth) => view! { <Making seat nth /> }.into_any(),
            Task::Present(first) => view! { <Presentation first /> }.into_any(),
            Task::Move(seat) => view! { <Moving seat /> }.into_any(),
            Task::Letter(seat) => view! { <LetterAsking seat /> }.into_any(),
            Task::Ask { by, series } => view! { <Questions by series /> }.into_any(),
            Task::Answer(riddle) => view! { <Answers riddle /> }.into_any(),
            Task::Look(seat) => view! { <LetterShown seat /> }.into_any(),
            Task::Guess(seat, riddle) => view! { <Guessing seat riddle /> }.into_any(),
            Task::Judge => view! { <Judging /> }.into_any(),
            Task::Granted(seat) => view! { <CurseGranted seat /> }.into_any(),
            Task::Wish => view! { <Wishing /> }.into_any(),
            Task::Visit(seat) => view! { <Notes seat /> }.into_any(),
            Task::Over(_) => view! { <Revealed /> }.into_any(),
            Task::Quiet => ().into_any(),
        }
    }
}

#[component]
pub(super) fn Panel() -> impl IntoView {
    let controller = use_controller();
    let task = Memo::new(move |_| Task::of(controller));
    // Whoever holds the device has what is theirs before them; who looks back, the board. How it ended is told above the
    // words.
    let session = controller.session;
    let own = Memo::new(move |_| session.live.get() && session.view.with(|view| view.own().is_some()));
    view! {
        <section class="bb-panel">
            <News
                class="bb-told"
                hidden=own
                folds=move || !matches!(*task.read(), Task::Quiet | Task::Over(_))
            >
                <Story />
            </News>
            <div class="bb-part" class:bb-private=own on:keydown=one_press>
                <TaskView task view=Task::view focus=Task::focus />
            </div>
        </section>
    }
}

/// The latest step, as all have seen it.
#[component]
fn Story() -> impl IntoView {
    let (i18n, session) = (use_i18n(), use_controller().session);
    let lines =
        Memo::new(move |_| session.view.with(|view| story::latest(&i18n.language(), &session.names(), view)));
    let answered = Memo::new(move |_| {
        session.view.with(|view| matches!(view.story.news().next_back(), Some(Event::Answered { .. })))
    });
    view! {
        <ul class="bb-story" class:bb-answered=answered>
            {move || lines.get().into_iter().map(|line| view! { <li>{line}</li> }).collect_view()}
        </ul>
    }
}

/// The die, or gems: a cave is thought of, and then paid for (BB-3.2).
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
        <Title seat text counts=true />
        <Show when=move || controller.eyed.get().is_none()>
            <p class="hint">{hint}</p>
        </Show>
        {walk}
        <div class="bb-buttons bb-row">
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

/// What the cave does that one thinks of walking to, and what that costs.
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
