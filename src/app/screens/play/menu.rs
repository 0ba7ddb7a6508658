//! The menu of a match.

use leptos::prelude::*;

use super::frame::Panels;
use crate::app::{
    components::{Confirm, Dialog, icon},
    contexts::{
        nav::{Nav, Route},
        settings::{Rotation, Settings},
    },
    i18n::use_i18n,
    lexicon::{fill, say, w},
    screens::saves::Exporter,
    session::{Act, Frame},
};

#[component]
pub fn MenuDialog(frame: Frame, panels: Panels, replay: bool) -> impl IntoView {
    let i18n = use_i18n();
    let nav = expect_context::<Nav>();
    let settings = expect_context::<Settings>();
    let resigning = RwSignal::new(false);
    let abandoning = RwSignal::new(false);
    let exporting = RwSignal::new(false);
    let id = frame.id;
    let resigner = Memo::new(move |_| {
        let seat = frame.pending.with(|pending| pending.seats().iter().next())?;
        frame.may_resign.get().contains(seat).then_some(seat)
    });
    let name = move || {
        let names = frame.names();
        resigner.get().and_then(|seat| names.get(seat.index()).cloned()).unwrap_or_default()
    };
    let rotate = move |()| {
        let next = match settings.rotation.get_untracked() {
            Rotation::Fixed => Rotation::Follow,
            Rotation::Follow => Rotation::FaceToFace,
            Rotation::FaceToFace => Rotation::Fixed,
        };
        settings.rotation.set(next);
    };
    let leave = move |to: Route| {
        panels.menu.set(false);
        nav.go(to);
    };
    let item =
        move |act: &'static str, strokes: icon::Strokes, label: Signal<String>, press: Callback<()>| {
            view! {
                <li><button type="button" class="menu-item" data-act=act on:click=move |_| press.run(())>
                    {icon::icon(strokes)}<span>{move || label.get()}</span>
                </button></li>
            }
            .into_any()
        };
    view! {
        <Dialog open=panels.menu title=w!(menu) name="menu" far=panels.far>
            <ul class="menu">
                {item("rules", icon::RULES, Signal::derive(move || say!(i18n, rules).to_owned()), Callback::new(move |()| {
                    leave(Route::Rules(frame.slug.to_owned(), frame.rules_at.get_untracked().map(str::to_owned)));
                }))}
                {item("rotate", icon::ROTATE, Signal::derive(move || {
                    fill(say!(i18n, rotate_now), &[("mode", rotation_name(i18n, settings.rotation.get()))])
                }), Callback::new(rotate))}
                {item("sound", icon::SOUND, Signal::derive(move || {
                    if settings.sound.get() { say!(i18n, sound_off) } else { say!(i18n, sound_on) }.to_owned()
                }), Callback::new(move |()| settings.sound.update(|sound| *sound = !*sound)))}
                {(!replay).then(|| item("replay", icon::PLAY, Signal::derive(move || say!(i18n, replay).to_owned()), Callback::new(move |()| {
                    panels.menu.set(false);
                    frame.moment.set(Some(frame.total.get_untracked()));
                })))}
                {item("export", icon::EXPORT, Signal::derive(move || say!(i18n, export_match).to_owned()), Callback::new(move |()| {
                    panels.menu.set(false);
                    exporting.set(true);
                }))}
                {item("settings", icon::GEAR, Signal::derive(move || say!(i18n, settings).to_owned()), Callback::new(move |()| leave(Route::Settings)))}
                {(!replay).then(|| view! {
                    <Show when=move || resigner.get().is_some()>
                        {item("resign", icon::FLAG, Signal::derive(move || fill(say!(i18n, resign_who), &[("name", &name())])), Callback::new(move |()| {
                            panels.menu.set(false);
                            resigning.set(true);
                        }))}
                    </Show>
                    <Show when=move || frame.ending.with(Option::is_none)>
                        {item("abandon", icon::STOP, Signal::derive(move || say!(i18n, abandon).to_owned()), Callback::new(move |()| {
                            panels.menu.set(false);
                            abandoning.set(true);
                        }))}
                    </Show>
                })}
                {item("home", icon::HOME, Signal::derive(move || say!(i18n, leave).to_owned()), Callback::new(move |()| leave(Route::Home)))}
            </ul>
        </Dialog>
        <Confirm open=resigning danger=true far=panels.far
            title=move || fill(say!(i18n, resign_who), &[("name", &name())])
            text=w!(resign_text) yes=w!(resign) on_yes=move |()| {
                if let Some(seat) = resigner.get_untracked() {
                    frame.act.run(Act::Resign(seat));
                }
            }/>
        <Confirm open=abandoning danger=true far=panels.far title=w!(abandon) text=w!(abandon_text) yes=w!(abandon_yes)
            on_yes=move |()| frame.act.run(Act::Abandon)/>
        <Exporter open=exporting id=Signal::derive(move || Some(id.get_value()))/>
    }
    .into_any()
}

pub fn rotation_name(i18n: crate::app::I18n, rotation: Rotation) -> &'static str {
    match rotation {
        Rotation::Fixed => say!(i18n, rotation_fixed),
        Rotation::Follow => say!(i18n, rotation_follow),
        Rotation::FaceToFace => say!(i18n, rotation_face),
    }
}
