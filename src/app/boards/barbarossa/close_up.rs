//! The close-up of an object; after the match with its word, its solvers and its votes.

use leptos::prelude::*;

use super::{
    controller::use_controller,
    controls::Pager,
    ending::{RiddleAnswers, VoteButton, keepsake},
    gallery::KeepButton,
    objects::OnStand,
    turned::Turned,
    words,
};
use crate::{
    app::{
        components::{Dialog, open_while_picked},
        contexts::use_i18n,
        i18n::barbarossa as key,
    },
    games::barbarossa::{Form, ObjectView, Riddle},
};

#[component]
pub(super) fn CloseUp() -> impl IntoView {
    let (i18n, controller) = (use_i18n(), use_controller());
    let (session, looking) = (controller.session, controller.looking);
    let title = move || {
        let names = session.names();
        looking.get().map(|riddle| words::object(&i18n.language(), &names, riddle)).unwrap_or_default()
    };
    let over = Memo::new(move |_| session.view.with(|view| view.over()));
    view! {
        <Dialog name="object" open=open_while_picked(looking) title>
            {move || looking.get().map(|riddle| view! { <Details riddle /> })}
            <Show when=move || over.get()>
                <Walk />
            </Show>
        </Dialog>
    }
}

/// Pages through all objects.
#[component]
fn Walk() -> impl IntoView {
    let controller = use_controller();
    let looking = controller.looking;
    let all: Vec<Riddle> =
        controller.session.view.with_untracked(|view| view.objects().map(|shown| shown.riddle).collect());
    let of = all.len();
    let order = StoredValue::new(all);
    let place = move |riddle: Riddle| order.with_value(|all| all.iter().position(|one| *one == riddle));
    let at = Signal::derive(move || looking.get().and_then(place).unwrap_or_default());
    let go = move |at: usize| looking.set(order.with_value(|all| all.get(at).copied()));
    view! { <Pager at of on_go=go /> }
}

/// All public facts about the object.
#[component]
fn Details(riddle: Riddle) -> impl IntoView {
    let (i18n, session) = (use_i18n(), use_controller().session);
    let view = session.view.get_untracked();
    let shown = view.object(riddle)?.clone();
    let word = view.revealed_word(riddle).map(str::to_owned);
    let label = shown.label.clone();
    let solved = (!shown.solved.is_empty()).then(|| {
        let seats = shown.solved.clone();
        let names = move || words::names_of(&i18n.language(), &session.names(), &seats);
        let line = move || i18n.say(key::SolvedBy { names: names() });
        view! { <p>{line}</p> }
    });
    let known = word.is_some();
    let told = word.map(|word| view! { <p class="bb-word">{word}</p> });
    Some(view! {
        {told}
        <PickedUp shown known />
        {(!label.is_empty()).then(|| view! { <p>{label}</p> })}
        {solved}
        {known.then(|| view! { <RiddleAnswers riddle /> })}
    })
}

/// Clay can be turned; once its word is public, its film can be played and the object can be kept.
#[component]
fn PickedUp(
    shown: ObjectView,
    /// Whether its word is public.
    known: bool,
) -> impl IntoView {
    let (i18n, controller) = (use_i18n(), use_controller());
    let riddle = shown.riddle;
    let (Form::Strokes(strokes), true) = (&shown.form, known) else {
        let vote = known.then(|| view! { <VoteButton shown /> });
        return view! {
            <OnStand riddle />
            {vote}
        }
        .into_any();
    };
    let names = controller.session.names();
    let name = words::labelled(&i18n.language_untracked(), &names, &shown);
    let gallery = controller.gallery;
    let object = keepsake(controller, &shown);
    view! {
        <Turned strokes=strokes.clone() colour=controller.colour(riddle) name>
            <VoteButton shown=shown.clone() />
            {object.map(|object| view! { <KeepButton gallery object /> })}
        </Turned>
    }
    .into_any()
}
