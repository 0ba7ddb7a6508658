//! The codes read so far: a sequence that arrives, an export that can be taken, or a fault.

use leptos::prelude::*;

use super::arrived::{Arrived, ArrivedCard};
use crate::{
    app::{
        I18n,
        components::{Button, LinkButton, Notice, Primary, ProgressRing},
        contexts::{
            navigation::{Navigation, Route, use_navigation},
            use_i18n,
        },
        i18n::{t, transfer},
        screens::saves::{
            import::Outcome,
            incoming::{Incoming, Look, Part},
        },
    },
    transfer::{Content, Progress, ReadError, Reader, Scan},
};

/// The codes that the screen has read. It lasts as long as the screen.
#[derive(Copy, Clone)]
pub(super) struct Taking {
    navigation: Navigation,
    reader: StoredValue<Reader>,
    /// The latest code: a camera sees the same one many times a second.
    latest: StoredValue<Vec<u8>>,
    /// Progress of a sequence of codes; `None` if there is none.
    progress: RwSignal<Option<Progress>>,
    fault: RwSignal<Option<ReadError>>,
    /// The export that has arrived, as in the import dialog.
    incoming: Incoming,
    /// A small thing that has arrived, which is no export.
    arrived: RwSignal<Option<Arrived>>,
    /// Whether an arrived export can still be taken.
    pub(super) offers: RwSignal<bool>,
    /// Whether a whole content has arrived.
    pub(super) is_whole: RwSignal<bool>,
}

impl Taking {
    pub(super) fn new() -> Taking {
        let offers = RwSignal::new(true);
        Taking {
            // Taken here, since a code arrives outside of any component.
            navigation: use_navigation(),
            reader: StoredValue::new(Reader::new()),
            latest: StoredValue::new(Vec::new()),
            progress: RwSignal::new(None),
            fault: RwSignal::new(None),
            incoming: Incoming::new(offers),
            arrived: RwSignal::new(None),
            offers,
            is_whole: RwSignal::new(false),
        }
    }

    /// Takes the contents of a code that the camera sees.
    pub(super) fn see(self, bytes: &[u8]) {
        if self.latest.with_value(|latest| latest != bytes) {
            self.latest.set_value(bytes.to_vec());
            self.receive(bytes);
        }
    }

    /// Lets the camera see the latest code again.
    pub(super) fn look_again(self) {
        self.latest.set_value(Vec::new());
    }

    /// Takes a pasted text: that of a code, or an export.
    pub(super) fn receive_text(self, text: &str) {
        if text.starts_with('{') {
            self.open(Content::Backup(text.to_owned()));
        } else {
            self.receive(text.as_bytes());
        }
    }

    /// Takes the contents of a code.
    pub(super) fn receive(self, bytes: &[u8]) {
        match self.reader.try_update_value(|reader| reader.scan(bytes)) {
            Some(Ok(Scan::Part(progress))) => {
                self.fault.set(None);
                self.progress.set(Some(progress));
            }
            Some(Ok(Scan::Whole(content))) => self.open(content),
            Some(Err(error)) => self.fault.set(Some(error)),
            None => {}
        }
    }

    fn open(self, content: Content) {
        self.fault.set(None);
        self.progress.set(None);
        self.offers.set(true);
        self.is_whole.set(true);
        self.arrived.set(None);
        match content {
            Content::Match(text) => self.incoming.check(text.into(), Part::SingleMatch),
            Content::Backup(text) => self.incoming.check(text.into(), Part::Everything),
            Content::WreckSet(set) => self.arrived.set(Some(Arrived::WreckSet(set))),
            Content::Position(text) => self.arrived.set(Some(Arrived::Position(text))),
            Content::Problem(id) => self.navigation.go(Route::Problem(id)),
        }
    }

    fn restart(self) {
        self.reader.update_value(Reader::restart);
        self.latest.set_value(Vec::new());
        self.progress.set(None);
        self.fault.set(None);
    }
}

/// Shows what has arrived.
#[component]
pub(super) fn Received(taking: Taking) -> impl IntoView {
    let i18n = use_i18n();
    let Taking { progress, fault, incoming, arrived, offers, .. } = taking;
    let share = move || {
        progress.get().map_or(0.0, |Progress { received, needed }| received as f64 / needed.max(1) as f64)
    };
    // A single match, by its id on this device. Kept while the export is taken, which empties the import.
    let id = RwSignal::new(None::<String>);
    // Whether this device has all of it already.
    let is_here = RwSignal::new(false);
    Effect::new(move |_| {
        match &*incoming.look.read() {
            Some(Look::Plan(plan)) => {
                let single = plan.matches.first().filter(|_| plan.matches.len() == 1);
                id.set(single.map(|item| item.home.clone()));
                is_here.set(plan.matches.iter().any(|item| item.summary.is_some()) && plan.does_nothing());
            }
            // Another code.
            None if offers.get_untracked() => {
                id.set(None);
                is_here.set(false);
            }
            _ => {}
        }
    });
    let done = move || {
        (is_here.get() || !offers.get()).then(|| {
            let (href, label) = match id.get() {
                Some(id) => (Route::Play(id).href(), transfer::open_match),
                None => (Route::Saves.href(), transfer::open_saves),
            };
            view! {
                <div class="row" data-taken="">
                    <LinkButton label=t!(i18n, label) href act="open-taken" appearance=Primary />
                </div>
            }
        })
    };
    view! {
        <Show when=move || progress.get().is_some()>
            <ProgressRing share=Signal::derive(share) label=t!(i18n, transfer::arriving) />
            <p class="help-text">{t!(i18n, transfer::arriving_line)}</p>
        </Show>
        {move || fault.get().map(|fault| view! { <Fault fault taking /> })}
        <For each=move || [incoming.looked.get()] key=|looked| *looked let(_)>
            <Outcome incoming />
        </For>
        {done}
        {move || arrived.get().map(|arrived| view! { <ArrivedCard arrived /> })}
    }
}

/// Why a code cannot be taken, and the way on from codes of another sequence.
#[component]
fn Fault(fault: ReadError, taking: Taking) -> impl IntoView {
    let i18n = use_i18n();
    let is_other = fault == ReadError::OtherSequence;
    view! {
        <Notice name="code" text=Signal::derive(move || fault_words(i18n, &fault)) />
        {is_other
            .then(|| {
                view! {
                    <Button
                        label=t!(i18n, transfer::sequence_restart)
                        on_press=move || taking.restart()
                        act="sequence-restart"
                    />
                }
            })}
    }
}

/// A fault in words; tracks the language.
fn fault_words(i18n: I18n, fault: &ReadError) -> String {
    i18n.say(match fault {
        ReadError::Empty => transfer::text_empty,
        ReadError::Foreign => transfer::fault_foreign,
        ReadError::Newer { .. } => transfer::fault_newer,
        ReadError::Broken | ReadError::WrongHash => transfer::fault_broken,
        ReadError::TooLarge { .. } => transfer::fault_large,
        ReadError::OtherSequence => transfer::fault_sequence,
    })
}
