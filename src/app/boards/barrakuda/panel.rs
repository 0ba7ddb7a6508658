//! The panel: the events one after another, and the current task.

use leptos::prelude::*;

use super::{
    answers::{Agree, Decide, Pick, Steer},
    drawn::DrawnCards,
    hand::Hand,
    haul::HaulSheet,
    resolving::Resolving,
    sentences::Sentences,
    state::{BoardState, use_board},
};
use crate::{
    app::{
        components::{Button, Primary, Quiet, TaskView, focus::one_press, icon},
        contexts::use_i18n,
        i18n::{barrakuda as key, t},
    },
    games::barrakuda::{Action, Card, Prompt, TurnReason, Wreck},
    kernel::Seat,
    scenes::barrakuda::{Haul, asked},
    table::{moment::MomentKind, playback::Gate},
};

/// The current task of the players, or the events that they look at.
#[derive(Clone, PartialEq)]
enum PanelTask {
    /// Further events follow; `more`: at least two.
    Tell {
        more: bool,
    },
    /// Gold changes hands. `more`: further events follow.
    Haul {
        haul: Haul,
        more: bool,
    },
    /// The round is over; `round` is the next.
    GoOn {
        round: u16,
    },
    /// The viewing player chooses a card.
    Choose {
        seat: Seat,
    },
    Steer {
        by: Seat,
        distance: u8,
        reach: Vec<Wreck>,
    },
    Decide {
        by: Seat,
        wreck: Wreck,
        reason: TurnReason,
        options: Vec<Action>,
    },
    Pick {
        by: Seat,
        from: Vec<Seat>,
    },
    Put {
        from: Seat,
        drawn: Vec<Card>,
    },
    /// The question whether to agree to a draw after this many rounds.
    Agree {
        by: Seat,
    },
    /// Nothing to do.
    Nothing,
}

impl PanelTask {
    /// The current task; tracked.
    fn of(board: BoardState) -> PanelTask {
        let session = board.session;
        let (view, live) = (session.view.get(), session.live.get());
        let more = board.shown.get().beats + 1 < view.story.len();
        if let Some(haul) = session.playback(|playback| playback.being_read().and_then(Haul::of)) {
            return PanelTask::Haul { haul, more };
        }
        // A sheet covers the board, so it waits until the last beat has been read.
        let last = session.gate() == Gate::Read && session.acting.get();
        if session.is_telling() || (last && asked(&view.prompt).kind == MomentKind::Sheet) {
            return PanelTask::Tell { more };
        }
        if let Some(seat) = board.chooser() {
            return PanelTask::Choose { seat };
        }
        match &view.prompt {
            _ if !live => PanelTask::Nothing,
            Prompt::Choosing if session.gate() == Gate::Acknowledge => PanelTask::GoOn { round: view.round },
            _ if !session.acting.get() => PanelTask::Nothing,
            Prompt::Steering { by, distance, reach } => {
                PanelTask::Steer { by: *by, distance: *distance, reach: reach.clone() }
            }
            Prompt::Deciding { by, wreck, reason, options, .. } => {
                PanelTask::Decide { by: *by, wreck: *wreck, reason: *reason, options: options.clone() }
            }
            Prompt::Picking { by, from, .. } => PanelTask::Pick { by: *by, from: from.clone() },
            Prompt::Putting { from, drawn: Some(drawn), .. } => {
                PanelTask::Put { from: *from, drawn: drawn.iter().copied().collect() }
            }
            Prompt::Agreeing { by } => PanelTask::Agree { by: *by },
            _ => PanelTask::Nothing,
        }
    }

    /// Selector of the button to press next, past a stepper that may stand before it.
    fn focus(&self) -> Option<&'static str> {
        (*self != PanelTask::Nothing).then_some(
            ".bk-panel .primary:enabled, .bk-ways [data-act='steer'], .bk-ways [data-act='pass'], \
             .bk-hand button, .bk-drawn button",
        )
    }

    /// The value of `data-task`, which decides the panel's layout.
    fn name(&self) -> &'static str {
        match self {
            PanelTask::Tell { .. } => "tell",
            PanelTask::Haul { haul, .. } => haul.kind.name(),
            PanelTask::GoOn { .. } => "go-on",
            PanelTask::Choose { .. } => "choose",
            PanelTask::Steer { .. } => "steer",
            PanelTask::Decide { .. } => "decide",
            PanelTask::Pick { .. } => "pick",
            PanelTask::Put { .. } => "put",
            PanelTask::Agree { .. } => "agree",
            PanelTask::Nothing => "nothing",
        }
    }

    /// Whether the story stands above the task. A question and a choice of cards have no story above them.
    fn tells(&self) -> bool {
        matches!(
            self,
            PanelTask::Tell { .. } | PanelTask::Haul { .. } | PanelTask::GoOn { .. } | PanelTask::Nothing
        )
    }

    fn view(self) -> AnyView {
        match self {
            PanelTask::Tell { more } => view! { <Tell more /> }.into_any(),
            PanelTask::Haul { haul, more } => view! {
                <HaulSheet haul />
                <Tell more />
            }
            .into_any(),
            PanelTask::GoOn { round } => view! { <GoOn round /> }.into_any(),
            PanelTask::Choose { seat } => view! { <Hand seat /> }.into_any(),
            PanelTask::Steer { by, distance, reach } => view! { <Steer by distance reach /> }.into_any(),
            PanelTask::Decide { by, wreck, reason, options } => {
                view! { <Decide by wreck reason options /> }.into_any()
            }
            PanelTask::Pick { by, from } => view! { <Pick by from /> }.into_any(),
            PanelTask::Put { from, drawn } => view! { <DrawnCards from cards=drawn /> }.into_any(),
            PanelTask::Agree { by } => view! { <Agree by /> }.into_any(),
            PanelTask::Nothing => ().into_any(),
        }
    }
}

/// The story and the current task.
#[component]
pub(super) fn Panel() -> impl IntoView {
    let (board, i18n) = (use_board(), use_i18n());
    let task = Memo::new(move |_| PanelTask::of(board));
    // In a replay the focus stays on the replay controls.
    let focus = move |task: &PanelTask| task.focus().filter(|_| board.session.live.get_untracked());
    view! {
        <section
            class="bk-panel"
            aria-label=t!(i18n, key::panel_label)
            data-task=move || task.read().name()
            data-haul=move || matches!(*task.read(), PanelTask::Haul { .. })
            on:keydown=one_press
        >
            <Resolving />
            <div class="bk-told" hidden=move || !task.read().tells()>
                <Sentences />
            </div>
            <TaskView task view=PanelTask::view focus />
        </section>
    }
}

/// The button to the next beat, which also comes by itself after a while.
#[component]
fn Tell(more: bool) -> impl IntoView {
    let (session, i18n) = (use_board().session, use_i18n());
    let skip = move || {
        view! { <Button label=t!(i18n, key::skip) on_press=move || session.skip() act="skip" appearance=Quiet /> }
    };
    view! {
        <div class="bk-ways">
            <Button label=t!(i18n, key::next) on_press=move || session.next() act="next" appearance=Primary />
            {more.then(skip)}
        </div>
    }
}

/// The button to the next round.
#[component]
fn GoOn(round: u16) -> impl IntoView {
    let (session, i18n) = (use_board().session, use_i18n());
    let label = t!(i18n, key::GoOn { n: round });
    view! {
        <div class="bk-ways">
            <Button icon=icon::PLAY label on_press=move || session.go_on() act="go-on" appearance=Primary />
        </div>
    }
}
