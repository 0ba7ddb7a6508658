//! The example of one game: its match and its board.

use leptos::prelude::*;

use super::{screen::Screen, showing::Showing};
use crate::{
    app::{
        components::{Fetched, Notice},
        contexts::use_i18n,
        game_board::GameBoard,
        i18n::{common, t},
        lesson::Words,
        pointing::point_at,
        session::{Session, open_shown},
    },
    lessons::{Example, Examples, example::namespace},
    words::offered::OfferedExample,
};

/// An example of the rules, once its script is loaded.
pub fn example_of<G: GameBoard>(passage: &'static OfferedExample) -> AnyView {
    // Both files load at the same time.
    let words = Words::fetch(use_i18n(), namespace(G::SLUG));
    let show = move |script: &str| match Examples::<G>::read(script) {
        Ok(examples) if examples.find(passage.id).is_some() => {
            view! { <Film examples passage words /> }.into_any()
        }
        _ => view! { <NoExample /> }.into_any(),
    };
    view! { <Fetched name=format!("examples-{}", G::SLUG) show /> }.into_any()
}

/// The message for a missing example; tests rule this out.
#[component]
fn NoExample() -> impl IntoView {
    let i18n = use_i18n();
    view! { <Notice name="no-example" text=t!(i18n, common::example_none) /> }
}

/// All examples of a game, and the one shown.
struct Reel<G: GameBoard> {
    examples: Examples<G>,
    passage: &'static OfferedExample,
}

impl<G: GameBoard> Reel<G> {
    fn example(&self) -> Option<&Example<G>> {
        self.examples.find(self.passage.id)
    }
}

/// The board with its captions.
#[component]
fn Film<G: GameBoard>(
    examples: Examples<G>,
    passage: &'static OfferedExample,
    words: Words,
) -> impl IntoView {
    let reel = StoredValue::new(Reel { examples, passage });
    let captions = reel.with_value(|reel| {
        reel.example().into_iter().flat_map(|example| &example.steps).map(|step| step.say.clone()).collect()
    });
    let showing = Showing::new(passage, captions, words);
    // The session, and the step its match has reached.
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
        // A tested example contains no illegal step.
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
