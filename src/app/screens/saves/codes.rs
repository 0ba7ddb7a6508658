//! A match, a backup or a small thing as QR codes or a link, which another device takes.

use leptos::{prelude::*, task::spawn_local};

use super::export::Refused;
use crate::{
    app::{
        components::{Button, Dialog, MovingQrCode, QrCode, QrMatrix, icon},
        contexts::{
            announcer::use_announcer,
            navigation::{Route, use_navigation},
            saves::use_saves,
            use_i18n,
        },
        i18n::{t, transfer},
        platform::{device, files},
        screens::on_demand::Sending,
        trouble,
    },
    transfer::{
        Content, FRAME_BYTES, Sender,
        address::link,
        code::{self, Code, Level, STILL_VERSION, TooLong},
    },
};

/// Codes a second of a moving sequence: cameras see each at least twice.
const RATE: u32 = 10;

/// The dialog with the code, or with the moving codes of a larger export.
#[component]
pub fn Codes(sending: Sending) -> impl IntoView {
    let i18n = use_i18n();
    let Sending { open, title, content, id } = sending;
    let shown = move || match content.run(()) {
        Ok(content) => view! {
            <Shown content />
            <p class="help-text">{t!(i18n, transfer::code_safe)}</p>
        }
        .into_any(),
        Err(error) => view! { <Refused error /> }.into_any(),
    };
    view! {
        <Dialog name="codes" open title>
            {untrack(shown)}
            {id.clone().map(|id| view! { <HandOver id open /> })}
        </Dialog>
    }
}

#[component]
fn Shown(content: Content) -> impl IntoView {
    let i18n = use_i18n();
    let packet = content.pack();
    let still = code::of_address(&site(), &packet, Level::Low).ok();
    let still = still.filter(|code| code.version() <= STILL_VERSION);
    let is_match = matches!(content, Content::Match(_));
    // A backup is too long for a link.
    let links = (still.is_some() || is_match).then(|| {
        let address = link(&site(), &packet);
        view! { <LinkWays address is_match /> }
    });
    let codes = match still {
        Some(code) => view! { <StillCode packet code /> }.into_any(),
        None => match Sender::new(&packet, FRAME_BYTES) {
            Ok(sender) => view! { <MovingCodes sender /> }.into_any(),
            Err(_) => view! { <p class="notice warn">{t!(i18n, transfer::codes_too_large)}</p> }.into_any(),
        },
    };
    view! {
        {codes}
        {links}
    }
}

/// One code: with the address of the app, which any camera opens, or without for a device that has no network.
#[component]
fn StillCode(
    packet: Vec<u8>,
    /// The code with the address.
    code: Code,
) -> impl IntoView {
    let i18n = use_i18n();
    let is_plain = RwSignal::new(false);
    let packet = StoredValue::new(packet);
    let code = matrix(Ok(code));
    let code = move || match is_plain.get() {
        true => packet.with_value(|packet| matrix(code::of_packet(packet, Level::Low))),
        false => code.clone(),
    };
    let line = move || i18n.say(if is_plain.get() { transfer::code_plain_line } else { transfer::code_line });
    let other = move || i18n.say(if is_plain.get() { transfer::code_address } else { transfer::code_plain });
    view! {
        <QrCode code=Signal::derive(code) label=t!(i18n, transfer::code) />
        <p>{line}</p>
        <div class="row">
            <Button
                label=Signal::derive(other)
                on_press=move || is_plain.update(|is_plain| *is_plain = !*is_plain)
                act="code-plain"
            />
        </div>
    }
}

/// The ways to pass on the address.
#[component]
fn LinkWays(address: String, is_match: bool) -> impl IntoView {
    let (i18n, announcer) = (use_i18n(), use_announcer());
    let address = StoredValue::new(address);
    let copied = if is_match { transfer::link_copied } else { transfer::link_copied_small };
    let copy = move || {
        spawn_local(async move {
            if device::copy(&address.get_value()).await {
                announcer.toast(i18n.now(copied));
            }
        });
    };
    let share = files::can_share_links().then(|| {
        let share = move || spawn_local(files::share_link(address.get_value()));
        view! { <Button icon=icon::SHARE label=t!(i18n, transfer::share_link) on_press=share act="share-link" /> }
    });
    view! {
        <div class="row">
            {share}
            <Button icon=icon::COPY label=t!(i18n, transfer::copy_link) on_press=copy act="copy-link" />
        </div>
        <details class="field">
            <summary data-act="code-text">{t!(i18n, transfer::text)}</summary>
            <textarea readonly aria-label=t!(i18n, transfer::text) data-code-text="" rows="4">
                {address.get_value()}
            </textarea>
        </details>
    }
}

/// Codes that follow one another without end, for an export that is too large for one.
#[component]
fn MovingCodes(sender: Sender) -> impl IntoView {
    let i18n = use_i18n();
    let n = sender.blocks();
    let sender = StoredValue::new(sender);
    let next = move |()| {
        let frame = sender.try_update_value(Sender::next_frame).unwrap_or_default();
        matrix(code::of_frame(&frame, Level::Low))
    };
    let moves = RwSignal::new(true);
    let rate = move || if moves.get() { RATE } else { 0 };
    let label = move || i18n.say(if moves.get() { transfer::codes_stop } else { transfer::codes_go });
    view! {
        <MovingQrCode next=Callback::new(next) rate=Signal::derive(rate) label=t!(i18n, transfer::code) />
        <p>{t!(i18n, transfer::CodesLine { n })}</p>
        <div class="row">
            <Button
                label=Signal::derive(label)
                on_press=move || moves.update(|moves| *moves = !*moves)
                act="codes-stop"
            />
        </div>
    }
}

/// Locks the match here once the other device has it. A finished match needs no lock.
#[component]
fn HandOver(id: String, open: RwSignal<bool>) -> impl IntoView {
    let (i18n, saves, announcer) = (use_i18n(), use_saves(), use_announcer());
    let navigation = use_navigation();
    let goes_on = saves.with(|library| library.summary(&id)).is_ok_and(|summary| !summary.over);
    let hand_over = move || match saves.with(|library| library.hand_over(&id, device::now())) {
        Ok(()) => {
            open.set(false);
            saves.changed();
            announcer.toast(i18n.now(transfer::handed_over));
            navigation.go(Route::Home);
        }
        Err(error) => announcer.toast(untrack(|| trouble::load_error(i18n, &error))),
    };
    goes_on.then(|| {
        view! {
            <section class="stack" data-hand-over="">
                <p>{t!(i18n, transfer::hand_over_line)}</p>
                <div class="row end">
                    <Button label=t!(i18n, transfer::hand_over) on_press=hand_over act="hand-over" />
                </div>
            </section>
        }
    })
}

/// The address of the app without its fragment.
fn site() -> String {
    let address = window().location().href().unwrap_or_default();
    address.split('#').next().unwrap_or_default().to_owned()
}

/// The modules for drawing; none for a code that cannot be made.
fn matrix(code: Result<Code, TooLong>) -> QrMatrix {
    code.map(|code| (code.modules, code.width)).unwrap_or_default()
}
