//! The search for turning points: it continues while the review is open, and keeps its findings.

use leptos::prelude::*;

use crate::{
    app::{
        platform::bots,
        session::{Controls, use_controls},
    },
    bots::{
        Advice, Fault,
        review::{MoveVerdict, Review, ToJudge, TurningPoint},
    },
};

/// The state of the search.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) enum State {
    Looking,
    Paused,
    /// No bot is available, with the reason.
    Failed(String),
    Done,
}

impl State {
    /// The name for tests.
    pub(super) fn name(&self) -> &'static str {
        match self {
            State::Looking => "looking",
            State::Paused => "paused",
            State::Failed(_) => "failed",
            State::Done => "done",
        }
    }
}

/// The search in the current match. It lasts while the match is on the screen and over.
#[derive(Copy, Clone)]
pub(super) struct Scan {
    controls: Controls,
    /// The findings; `None` before the first request, or if bots cannot play the game.
    review: RwSignal<Option<Review>>,
    begun: RwSignal<bool>,
    paused: RwSignal<bool>,
    fault: RwSignal<Option<String>>,
}

/// Provides a search, not started yet, to all components built from now on.
pub(in super::super) fn provide_scan() {
    let scan = Scan {
        controls: use_controls(),
        review: RwSignal::new(None),
        begun: RwSignal::new(false),
        paused: RwSignal::new(false),
        fault: RwSignal::new(None),
    };
    // A match that is resumed will need a new review at its end.
    Effect::new(move |_| {
        if !scan.controls.may_review() && scan.begun.get_untracked() {
            scan.begun.set(false);
            scan.review.set(None);
        }
    });
    provide_context(scan);
}

/// The search in the current match, from context.
pub(super) fn use_scan() -> Scan {
    expect_context()
}

impl Scan {
    /// Starts the search if needed, and has bots judge decisions while the calling component is mounted.
    pub(super) fn follow(self) {
        let Scan { controls, review, begun, paused, fault } = self;
        if !begun.get_untracked() {
            begun.set(true);
            review.set(controls.review());
        }
        fault.set(None);
        paused.set(false);
        let next = Memo::new(move |_| {
            let next = review.with(|review| review.as_ref()?.next());
            next.filter(|_| !paused.get() && fault.read().is_none())
        });
        Effect::new(move |_| match next.get() {
            None => bots::stop(),
            Some(asked) => match controls.judge(asked) {
                Some(task) => bots::ask_for(&task, 0, move |answer| self.hear(asked, answer)),
                None => self.answer(asked, None),
            },
        });
        on_cleanup(bots::stop);
    }

    /// Stores a bot's answer, or the reason for its failure.
    fn hear(self, asked: ToJudge, answer: Result<Vec<Advice>, String>) {
        match answer {
            Ok(advice) => self.answer(asked, MoveVerdict::of(advice)),
            // Bots cannot judge this step.
            Err(why) if [Fault::NotToAct, Fault::Unreadable].iter().any(|fault| why == fault.name()) => {
                self.answer(asked, None);
            }
            Err(why) => self.fault.set(Some(why)),
        }
    }

    fn answer(self, asked: ToJudge, verdict: Option<MoveVerdict>) {
        self.review.update(|review| {
            if let Some(review) = review {
                review.answer(asked, verdict);
            }
        });
    }

    /// Pauses or resumes the search, also after a fault.
    pub(super) fn pause(self, pause: bool) {
        self.paused.set(pause);
        self.fault.set(None);
    }

    /// Whether the search has started; tracked.
    pub(super) fn has_begun(self) -> bool {
        self.begun.get()
    }

    /// Whether bots judge decisions of this game.
    pub(super) fn has_bots(self) -> bool {
        self.review.with_untracked(Option::is_some)
    }

    /// The state of the search; tracked.
    pub(super) fn state(self) -> State {
        match (self.fault.get(), self.review.with(|review| review.as_ref().and_then(Review::next))) {
            (Some(why), _) => State::Failed(why),
            (None, None) => State::Done,
            (None, Some(_)) if self.paused.get() => State::Paused,
            (None, Some(_)) => State::Looking,
        }
    }

    /// Number of judged decisions, and of all; tracked.
    pub(super) fn progress(self) -> (usize, usize) {
        self.review.with(|review| review.as_ref().map_or((0, 0), Review::progress))
    }

    /// The turning points; empty until the search is done. Tracked.
    pub(super) fn turning_points(self) -> Vec<TurningPoint> {
        let known = |review: &Option<Review>| {
            review.as_ref().filter(|review| review.next().is_none()).map(Review::turning_points)
        };
        self.review.with(known).unwrap_or_default()
    }

    /// The estimate for the first seat at each moment judged so far; tracked.
    pub(super) fn estimates(self) -> Vec<i32> {
        self.review.with(|review| review.as_ref().map(Review::estimates).unwrap_or_default())
    }
}
