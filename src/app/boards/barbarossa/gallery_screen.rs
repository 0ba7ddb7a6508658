//! The gallery screen: all kept clay, to turn round, to watch as a film, and to export.

use std::sync::Arc;

use leptos::prelude::*;

use super::{
    gallery::{Gallery, KeepButton},
    gallery_picture::GalleryPicture,
    studio::{Kind, StillPicture, export},
    turned::Turned,
};
use crate::{
    app::{
        components::{
            Button, Dialog, Illustration, LinkButton, Page, Quiet, Select, named, open_while_picked,
        },
        contexts::{announcer::use_announcer, navigation::Route, use_i18n},
        i18n::{Text, barbarossa as key, history, t},
        lexicon,
        platform::{collator::collator, device},
    },
    saves::keepsakes::{Keepsake, Order, groups},
};

/// Milliseconds after midnight that still belong to the evening before.
const LATE: u64 = 5 * 3600 * 1000;

const ORDERS: [(Order, Text); 3] =
    [(Order::Evening, key::by_evening), (Order::Maker, key::by_maker), (Order::Word, key::by_word)];

/// All kept objects, and a link to the practice turntable.
#[component]
pub(super) fn GalleryScreen() -> impl IntoView {
    let i18n = use_i18n();
    let gallery = Gallery::open();
    let order = RwSignal::new(Order::Evening);
    let looking: RwSignal<Option<Keepsake>> = RwSignal::new(None);
    let none = Memo::new(move |_| gallery.with(<[Keepsake]>::is_empty));
    let day = move |kept: Option<u64>| match kept {
        Some(when) => device::day(when.saturating_sub(LATE), i18n.language().tag()),
        None => i18n.say(key::kept_earlier),
    };
    let hung = Memo::new(move |_| {
        gallery.with(|all| groups(all, order.get(), day, collator(i18n.language().tag())))
    });
    let objects = move || hung.get().into_iter().flat_map(|(_, group)| group).collect::<Vec<_>>();
    let title = move || looking.get().map(|kept| kept.word).unwrap_or_default();
    view! {
        <Page name="gallery" title=t!(i18n, key::gallery)>
            <p class="lead">{t!(i18n, key::gallery_lead)}</p>
            <div class="bb-gallery-head">
                <Show when=move || !none.get()>
                    <Select
                        act="order"
                        label=t!(i18n, key::gallery_order)
                        options=move || named(i18n, &ORDERS)
                        value=order
                        on_change=move |now| order.set(now)
                    />
                    <GalleryPicture objects=Signal::derive(objects) />
                </Show>
                <LinkButton label=t!(i18n, key::practise) href=Route::Practice.href() act="practise" />
                <LinkButton
                    label=t!(i18n, history::all_matches)
                    href=Route::History(None).href()
                    act="history"
                />
            </div>
            <Show when=move || none.get()>
                <div class="empty">
                    <Illustration name="clay" />
                    <p>{t!(i18n, key::gallery_empty)}</p>
                </div>
            </Show>
            <For each=move || hung.get() key=Clone::clone let((name, group))>
                <GalleryGroup name group looking order hung />
            </For>
            <Dialog name="kept" open=open_while_picked(looking) title>
                {move || looking.get().map(|kept| view! { <KeptDetails gallery kept /> })}
            </Dialog>
        </Page>
    }
}

/// A group of objects under its name.
#[component]
fn GalleryGroup(
    name: String,
    group: Vec<Keepsake>,
    looking: RwSignal<Option<Keepsake>>,
    order: RwSignal<Order>,
    /// All groups.
    hung: Memo<Vec<(String, Vec<Keepsake>)>>,
) -> impl IntoView {
    let is_evening = Memo::new(move |_| order.get() == Order::Evening);
    let named = StoredValue::new(name.clone());
    let objects = move || {
        let same = |(other, _): &&(String, Vec<Keepsake>)| named.with_value(|name| name == other);
        hung.with(|all| all.iter().find(same).map(|(_, group)| group.clone()).unwrap_or_default())
    };
    let heading = (!name.is_empty()).then(|| {
        view! {
            <div class="row">
                <h2>{name}</h2>
                <Show when=move || is_evening.get()>
                    <GalleryPicture objects=Signal::derive(objects) group=named.get_value() />
                </Show>
            </div>
        }
    });
    view! {
        <section class="bb-gallery-group">
            {heading}
            <ul class="bb-kept">
                {group.into_iter().map(|kept| view! { <Thumb kept looking /> }).collect_view()}
            </ul>
        </section>
    }
}

/// The thumbnail of an object, which opens its details.
#[component]
fn Thumb(kept: Keepsake, looking: RwSignal<Option<Keepsake>>) -> impl IntoView {
    let i18n = use_i18n();
    let (word, by, colour) = (kept.word.clone(), kept.by.clone(), kept.colour);
    let strokes = Arc::from(kept.strokes.as_str());
    let votes = (kept.votes > 0).then(|| format!("♥ {}", kept.votes));
    view! {
        <li>
            <button
                type="button"
                class="bb-keepsake"
                data-act="kept"
                on:click=move |_| looking.set(Some(kept.clone()))
            >
                <StillPicture strokes colour class="bb-model" />
                <strong>{word}</strong>
                <small>
                    <bdi>{move || lexicon::person(i18n, &by)}</bdi>
                    {votes.map(|votes| view! { <span class="bb-votes">{votes}</span> })}
                </small>
            </button>
        </li>
    }
}

/// An object in large, with its maker and the export buttons.
#[component]
fn KeptDetails(gallery: Gallery, kept: Keepsake) -> impl IntoView {
    let i18n = use_i18n();
    let (by, label) = (kept.by.clone(), kept.label.clone());
    let line = move || {
        let by = (!by.is_empty()).then(|| i18n.say(key::KeptBy { name: lexicon::person_called(i18n, &by) }));
        let label = Some(label.clone()).filter(|label| !label.is_empty());
        i18n.language().facts(by.into_iter().chain(label))
    };
    let (strokes, colour): (Arc<str>, _) = (Arc::from(kept.strokes.as_str()), kept.colour);
    let file = |kind, label: Text, act| {
        let strokes = Arc::clone(&strokes);
        view! { <ExportButton label=t!(i18n, label) kind act strokes colour /> }
    };
    view! {
        <Turned strokes=Arc::clone(&strokes) colour name=kept.word.clone()>
            <KeepButton gallery object=kept />
        </Turned>
        <p>{line}</p>
        <div class="bb-buttons">
            {file(Kind::Picture, key::export_picture, "export-picture")}
            {file(Kind::Print, key::export_stl, "export-stl")}
            {file(Kind::Model, key::export_glb, "export-glb")}
        </div>
    }
}

/// Exports an object as a file.
#[component]
fn ExportButton(
    #[prop(into)] label: Signal<String>,
    kind: Kind,
    act: &'static str,
    strokes: Arc<str>,
    colour: u8,
) -> impl IntoView {
    let (i18n, announcer) = (use_i18n(), use_announcer());
    let take = move || {
        if !export(&strokes, colour, "barbarossa", kind) {
            announcer.toast(i18n.now(key::export_failed));
        }
    };
    view! { <Button label on_press=take act appearance=Quiet /> }
}
