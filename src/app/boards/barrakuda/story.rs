//! The telling of a round: what has happened is shown beat by beat, before anybody goes on.

use std::time::Duration;

use leptos::prelude::*;

use super::words;
use crate::{
    app::{I18n, contexts::use_i18n, platform::root_element::is_still, session::Session},
    games::barrakuda::{Barrakuda, Prompt},
    scenes::barrakuda::Progress,
};

/// How long a beat stays before the next one: to see it, and for each letter of its sentence.
const BEAT: Duration = Duration::from_millis(900);
const LETTER: Duration = Duration::from_millis(28);

/// The story of the round on the screen, and how it goes on.
#[derive(Copy, Clone)]
pub(super) struct Story {
    session: Session<Barrakuda>,
    i18n: I18n,
    /// As it stood when the match was last looked at.
    progress: RwSignal<Progress>,
    /// As it stands now: nothing of what is still to be told is ever drawn before it is.
    pub shown: Memo<Progress>,
    /// The round is over, and all are still looking at it.
    pub gathered: RwSignal<bool>,
}

impl Story {
    /// Tells on whenever the match goes on.
    pub(super) fn new(session: Session<Barrakuda>) -> Story {
        let Session { view, live, .. } = session;
        let progress = RwSignal::new(view.with_untracked(|view| Progress::done(view, live.get_untracked())));
        let shown = Memo::new(move |_| progress.get().follow(&view.get(), live.get()));
        let story = Story { session, i18n: use_i18n(), progress, shown, gathered: RwSignal::new(false) };
        // The log tells no more than the sea shows.
        Effect::new(move |_| session.keep_back(shown.get().untold()));
        Effect::new(move |_| {
            let now = shown.get();
            if now == progress.get_untracked() {
                return;
            }
            progress.set(now);
            if now.is_telling() {
                // The curtain waits until all have seen it, and so does the result.
                story.gathered.set(story.is_over_for_now());
                session.hold(true);
                story.next();
            } else {
                story.let_go();
            }
        });
        story
    }

    /// Whether there is more to show; tracked.
    pub(super) fn is_telling(self) -> bool {
        self.shown.get().is_telling()
    }

    /// The next beat; the one after it follows by itself.
    pub(super) fn next(self) {
        let mut now = self.progress.get_untracked();
        if !now.is_telling() {
            self.all_told();
            return;
        }
        now.beats += 1;
        self.progress.set(now);
        let sentence = self.sentences(now.beats - 1, now.beats).concat();
        let pause = BEAT + LETTER * sentence.chars().count() as u32;
        self.session.say(sentence);
        let go_on = move || {
            let looking = matches!(document().query_selector("dialog[open]"), Ok(Some(_)));
            // Unless somebody was faster. Whoever has opened a window goes on when they like.
            if self.progress.try_get_untracked() == Some(now) && !looking {
                if now.is_telling() { self.next() } else { self.all_told() }
            }
        };
        // Where nothing is to move by itself, whoever reads goes on.
        if !is_still() {
            set_timeout(go_on, pause);
        } else if !now.is_telling() {
            self.all_told();
        }
    }

    /// All that is left at once.
    pub(super) fn skip(self) {
        let mut now = self.progress.get_untracked();
        let sentences = self.sentences(now.beats, now.of).join(" ");
        now.beats = now.of;
        self.progress.set(now);
        self.session.say(sentences);
        self.all_told();
    }

    /// All have seen it: on to whoever is next.
    pub(super) fn let_go(self) {
        self.gathered.set(false);
        self.session.hold(false);
    }

    /// Nothing is left to tell. The end of a round stays until somebody goes on; all else comes by itself.
    fn all_told(self) {
        if !self.is_over_for_now() {
            self.let_go();
        }
    }

    /// Whether the round that is told of is over, and another one follows.
    fn is_over_for_now(self) -> bool {
        self.session.view.with_untracked(|view| view.prompt == Prompt::Choosing)
    }

    /// The beats from one to another in words.
    fn sentences(self, from: usize, to: usize) -> Vec<String> {
        let (view, names) = (self.session.view.get_untracked(), self.session.names());
        let language = self.i18n.language_untracked();
        let beats = view.story.get(from..to).unwrap_or_default();
        beats.iter().map(|beat| words::tell(&language, &names, &view, &beat.sea, &beat.event)).collect()
    }
}
