//! A review in the making: it goes on while somebody looks at it, and keeps what was found.

use leptos::prelude::*;

use crate::{
    app::{
        platform::bots,
        session::{Controls, use_controls},
    },
    bots::{
        Advice, Fault,
        review::{Review, ToJudge, TurningPoint, Verdict},
    },
};

/// How it goes.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) enum State {
    Looking,
    Paused,
    /// No bot can think, and why.
    Failed(String),
    Done,
}

impl State {
    /// What tests know it by.
    pub(super) fn name(&self) -> &'static str {
        match self {
            State::Looking => "looking",
            State::Paused => "paused",
            State::Failed(_) => "failed",
            State::Done => "done",
        }
    }
}

/// A review of the match on the screen. It lasts as long as the match is there and over.
#[derive(Copy, Clone)]
pub(super) struct Scan {
    controls: Controls,
    /// What is known so far; nothing before anybody has asked for it, and where no bot plays the game.
    review: RwSignal<Option<Review>>,
    begun: RwSignal<bool>,
    paused: RwSignal<bool>,
    fault: RwSignal<Option<String>>,
}

/// Gives a review, not begun yet, to all that is built from now on.
pub(in super::super) fn provide_scan() {
    let scan = Scan {
        controls: use_controls(),
        review: RwSignal::new(None),
        begun: RwSignal::new(false),
        paused: RwSignal::new(false),
        fault: RwSignal::new(None),
    };
    // A match that goes on will be another one at its end.
    Effect::new(move |_| {
        if !scan.controls.may_review() && scan.begun.get_untracked() {
            scan.begun.set(false);
            scan.review.set(None);
        }
    });
    provide_context(scan);
}

/// The review of the match that the components around are about.
pub(super) fn use_scan() -> Scan {
    expect_context()
}

impl Scan {
    /// Begins where nobody has yet, and has bots judge one decision after the other as long as the caller is there.
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

    /// Takes what a bot has answered, or why none has.
    fn hear(self, asked: ToJudge, answer: Result<Vec<Advice>, String>) {
        match answer {
            Ok(advice) => self.answer(asked, Verdict::of(advice)),
            // A step that is not for bots to judge.
            Err(why) if [Fault::NotToAct, Fault::Unreadable].iter().any(|fault| why == fault.name()) => {
                self.answer(asked, None);
            }
            Err(why) => self.fault.set(Some(why)),
        }
    }

    fn answer(self, asked: ToJudge, verdict: Option<Verdict>) {
        self.review.update(|review| {
            if let Some(review) = review {
                review.answer(asked, verdict);
            }
        });
    }

    /// Has it wait, or go on; after a fault too.
    pub(super) fn pause(self, pause: bool) {
        self.paused.set(pause);
        self.fault.set(None);
    }

    /// Whether somebody has asked for it; tracked.
    pub(super) fn has_begun(self) -> bool {
        self.begun.get()
    }

    /// Whether bots judge decisions of this game.
    pub(super) fn has_bots(self) -> bool {
        self.review.with_untracked(Option::is_some)
    }

    /// Tracked.
    pub(super) fn state(self) -> State {
        match (self.fault.get(), self.review.with(|review| review.as_ref().and_then(Review::next))) {
            (Some(why), _) => State::Failed(why),
            (None, None) => State::Done,
            (None, Some(_)) if self.paused.get() => State::Paused,
            (None, Some(_)) => State::Looking,
        }
    }

    /// How many decisions are judged, of how many; tracked.
    pub(super) fn progress(self) -> (usize, usize) {
        self.review.with(|review| review.as_ref().map_or((0, 0), Review::progress))
    }

    /// Nothing before all is known; tracked.
    pub(super) fn turning_points(self) -> Vec<TurningPoint> {
        let known = |review: &Option<Review>| {
            review.as_ref().filter(|review| review.next().is_none()).map(Review::turning_points)
        };
        self.review.with(known).unwrap_or_default()
    }

    /// How good it looked for the first seat at each moment so far; tracked.
    pub(super) fn estimates(self) -> Vec<i32> {
        self.review.with(|review| review.as_ref().map(Review::estimates).unwrap_or_default())
    }
}
