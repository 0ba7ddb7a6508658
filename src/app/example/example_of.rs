//! The example of one game: its match, and its board.

use std::sync::Arc;

use leptos::prelude::*;

use super::{screen::Screen, showing::Showing};
use crate::{
    app::{
        components::{Fetched, Notice},
        contexts::use_i18n,
        game_board::GameBoard,
        i18n::{common, t},
        lesson::{Words, point_at},
        session::{Session, open_shown},
    },
    lessons::{Example, Examples, example::namespace},
    words::passages::Passage,
};

/// The example of this passage, once its script is here.
pub fn example_of<G: GameBoard>(passage: &'static Passage) -> AnyView {
    let show = move |script: &str| match Examples::<G>::read(script) {
        Ok(examples) if examples.find(passage.id).is_some() => {
            view! { <Film examples=Arc::new(examples) passage /> }.into_any()
        }
        _ => view! { <NoExample /> }.into_any(),
    };
    view! { <Fetched name=format!("examples-{}", G::SLUG) show /> }.into_any()
}

/// No example can be shown: none that is tested.
#[component]
fn NoExample() -> impl IntoView {
    let i18n = use_i18n();
    view! { <Notice name="no-example" text=t!(i18n, common::example_none) /> }
}

/// All of a game's examples, and the one that is shown.
struct Reel<G: GameBoard> {
    examples: Arc<Examples<G>>,
    passage: &'static Passage,
}

impl<G: GameBoard> Reel<G> {
    fn example(&self) -> Option<&Example<G>> {
        self.examples.find(self.passage.id)
    }
}

/// The board, with what is said of it.
#[component]
fn Film<G: GameBoard>(examples: Arc<Examples<G>>, passage: &'static Passage) -> impl IntoView {
    let words = Words::fetch(use_i18n(), namespace(G::SLUG));
    let reel = StoredValue::new(Arc::new(Reel { examples, passage }));
    let captions = reel.with_value(|reel| {
        reel.example().into_iter().flat_map(|example| &example.steps).map(|step| step.say.clone()).collect()
    });
    let showing = Showing::new(passage, captions, words);
    // As far as the match on the board has come.
    let played = StoredValue::new(None::<(Session<G>, usize)>);
    Effect::new(move |_| {
        let at = showing.at.get();
        let Some((session, before)) = played.get_value().filter(|(_, before)| *before < at) else { return };
        played.set_value(Some((session, at)));
        let steps = reel.with_value(|reel| {
            let captions = reel.example().into_iter().flat_map(|example| &example.steps);
            captions
                .take(at + 1)
                .skip(before + 1)
                .flat_map(|caption| caption.play.clone())
                .collect::<Vec<_>>()
        });
        // A tested example is refused nothing.
        let _ = session.demonstrate(steps);
    });
    let board = move |_| {
        let at = showing.at.get_untracked();
        let game = reel.with_value(|reel| reel.example().map(|example| reel.examples.match_at(example, at)));
        let Some(Ok(game)) = game else { return view! { <NoExample /> }.into_any() };
        let (controls, session) = open_shown(game);
        played.set_value(Some((session, at)));
        showing.controls.set(Some(controls));
        Effect::new(move |_| {
            session.view.track();
            let at = showing.at.get();
            let points = reel.with_value(|reel| Some(reel.example()?.steps.get(at)?.point.clone()));
            point_at(points.unwrap_or_default());
        });
        G::board(session)
    };
    view! {
        <Screen showing words>
            <For each=move || [showing.opened.get()] key=|times| *times children=board />
        </Screen>
    }
}
