//! The menu of a match, and the dialogs that it opens.

mod entries;

use leptos::prelude::*;

use super::{handing::Handing, panels::use_panels};
use crate::{
    app::{
        components::{Confirm, Dialog, icon},
        contexts::use_i18n,
        i18n::{Text, common, t, transfer},
        screens::{
            on_demand::CodesDialog,
            saves::{CodeExporter, Exporter, Load},
        },
        session::{Controls, MatchAction, use_controls},
    },
    kernel::{Seat, Seats},
    saves::save::LoadError,
    table::handover::Screen,
    transfer::Content,
};
use entries::{Agreed, Entries, Entry};

#[component]
pub(super) fn MenuDialog(
    /// Whether this is a replay.
    replay: bool,
) -> impl IntoView {
    let i18n = use_i18n();
    let (controls, panels) = (use_controls(), use_panels());
    let resigning = RwSignal::new(false);
    let abandoning = RwSignal::new(false);
    let goes_on = Memo::new(move |_| !replay && controls.status.read().ending.is_none());
    let may_resign = Memo::new(move |_| if replay { Seats::NONE } else { resigners(controls) });
    let resigner = RwSignal::new(None::<Seat>);
    // Bots wait while the table decides.
    let questions =
        [panels.seats, panels.handing, panels.consent, resigning, abandoning, panels.exporting, panels.codes];
    Effect::new(move |_| controls.suspend(questions.iter().any(RwSignal::get)));
    let resign_who = move |seat: Option<Seat>| {
        let name = seat.and_then(|seat| controls.player(seat)).map(|player| player.name);
        i18n.say(common::ResignWho { name: name.unwrap_or_default() })
    };
    let resign = move || {
        if let Some(seat) = resigner.get_untracked() {
            controls.act(MatchAction::Resign(seat));
        }
    };
    let entry = move |seat: Seat| {
        let ask = move || {
            resigner.set(Some(seat));
            panels.instead(resigning);
        };
        view! { <Entry act="resign" icon=icon::FLAG label=move || resign_who(Some(seat)) on_press=ask /> }
    };
    // A replay may have loaded an older save, so it exports the stored match.
    let load = move || if replay { Load::Saved(controls.id()) } else { Load::Shown(Box::new(controls)) };
    let position = Callback::new(move |()| {
        let text = controls.status.read_untracked().position.clone();
        text.map(Content::Position).ok_or(LoadError::Missing)
    });
    view! {
        <Dialog name="menu" open=panels.menu title=t!(i18n, common::menu) far=panels.far>
            <Entries replay goes_on>
                <For each=move || may_resign.get() key=|seat| *seat children=entry />
                <Show when=move || goes_on.get()>
                    <Entry
                        act="abandon"
                        icon=icon::STOP
                        label=t!(i18n, common::abandon)
                        on_press=move || panels.instead(abandoning)
                    />
                </Show>
            </Entries>
            <Agreed replay />
        </Dialog>
        <Confirm
            open=resigning
            title=move || resign_who(resigner.get())
            text=t!(i18n, common::resign_text)
            yes=t!(i18n, common::resign)
            on_yes=resign
            danger=true
            far=panels.far
        />
        <Confirm
            open=abandoning
            title=t!(i18n, common::abandon)
            text=t!(i18n, common::abandon_text)
            yes=t!(i18n, common::abandon_yes)
            on_yes=move || controls.act(MatchAction::Abandon)
            danger=true
            far=panels.far
        />
        <Handing />
        <Exporter open=panels.exporting load />
        <CodeExporter open=panels.codes title=move || i18n.say(sending_words(controls)) load />
        <CodesDialog open=panels.position title=t!(i18n, transfer::share_position) content=position />
    }
}

/// What sending the match is for: playing on elsewhere, or showing how it ended. Tracked.
fn sending_words(controls: Controls) -> Text {
    if controls.status.read().ending.is_some() { transfer::share_match } else { transfer::to_another }
}

/// The people who may resign now, in turn or not (BG-5.5). In a game with a curtain, only the player whose view is
/// open. Tracked.
fn resigners(controls: Controls) -> Seats {
    let status = controls.status.read();
    let handover = controls.handover.read();
    let is_free = |seat: &Seat| !handover.is_needed() || handover.screen() == Screen::Open(*seat);
    status.people.iter().filter(|seat| status.may_resign.contains(*seat)).filter(is_free).collect()
}
