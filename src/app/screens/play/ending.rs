//! A result worth showing, and what to do next.

use leptos::prelude::*;

use super::frame::Panels;
use crate::app::{
    components::{Button, Dialog, LinkButton, Mark, icon},
    contexts::{
        nav::{Nav, Route},
        vault::Vault,
    },
    lexicon::w,
    screens::setup::Draft,
    session::Frame,
};

#[component]
pub fn EndingDialog(frame: Frame, panels: Panels) -> impl IntoView {
    let nav = expect_context::<Nav>();
    let vault = expect_context::<Vault>();
    // The same people and options, the seats moved on by one.
    let rematch = Callback::new(move |()| {
        let mut players = frame.players.get_untracked();
        players.rotate_left(1);
        let clock = frame.clock.with_untracked(|clock| clock.as_ref().map(|clock| clock.setting()));
        Draft { players, config: frame.config_json.get_value(), clock }.keep(vault, frame.slug);
        panels.ending.set(false);
        nav.go(Route::Setup(frame.slug.to_owned()));
    });
    let table = move || {
        let places = frame.places.get()?;
        let mut rows: Vec<_> = frame.players.get().into_iter().zip(places).collect();
        rows.sort_by_key(|(_, place)| *place);
        Some(view! {
            <ol class="places">
                {rows.into_iter().map(|(player, place)| {
                    let name = player.name.clone();
                    view! {
                        <li class="place" data-place=place.to_string()>
                            <span class="place-number">{place}</span><Mark player/><strong>{name}</strong>
                        </li>
                    }
                }).collect_view()}
            </ol>
        })
    };
    view! {
        <Dialog open=panels.ending title=w!(result) name="ending">
            <p class="verdict">{move || frame.ended.get()}</p>
            {table}
            <div class="row">
                <Button label=w!(rematch) act="rematch" class="primary" strokes=icon::RESTART on_press=rematch/>
                <Button label=w!(replay) act="replay" strokes=icon::PLAY on_press=move |()| {
                    panels.ending.set(false);
                    frame.moment.set(Some(0));
                }/>
                <LinkButton label=w!(next_game) act="next-game" strokes=icon::HOME href=Route::Home.href()/>
                <LinkButton label=w!(results) act="results" strokes=icon::CUP href=Route::Results.href()/>
            </div>
        </Dialog>
    }
    .into_any()
}
