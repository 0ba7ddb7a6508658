//! The live picture of the camera, with the frame in which codes are read.

use leptos::{html::Video, prelude::*};

use super::received::Taking;
use crate::app::{
    I18n,
    components::{Button, Card, Notice, Primary},
    contexts::use_i18n,
    i18n::{t, transfer},
    platform::{
        scanner::{CameraFault, ScanFault, ScanState, use_scanner},
        wake::keep_awake,
    },
};

/// The camera. `starts`: whether it is asked for at once.
#[component]
pub(super) fn Viewfinder(taking: Taking, starts: bool) -> impl IntoView {
    let i18n = use_i18n();
    let video = NodeRef::<Video>::new();
    let scanner = use_scanner(video, Callback::new(move |bytes: Vec<u8>| taking.see(&bytes)));
    let state = Memo::new(move |_| scanner.state());
    let is_on = Memo::new(move |_| matches!(state.get(), ScanState::Starting | ScanState::Looking));
    keep_awake(is_on.into());
    let start = move || {
        taking.look_again();
        scanner.start();
    };
    if starts {
        start();
    }
    Effect::new(move |_| {
        if taking.is_whole.get() {
            scanner.stop();
        }
    });
    let fault = move || match state.get() {
        ScanState::Failed(fault) => Some(view! { <Fault fault /> }),
        _ => None,
    };
    let button = move || {
        if is_on.get() {
            view! { <Button label=t!(i18n, transfer::camera_stop) on_press=move || scanner.stop() act="camera-stop" /> }
        } else {
            let label = move || start_words(i18n, state.get());
            view! { <Button label=Signal::derive(label) on_press=start act="camera-start" appearance=Primary /> }
        }
    };
    view! {
        <Card title=t!(i18n, transfer::camera)>
            // Hidden instead of removed: the scanner needs the element before the camera starts.
            <div class="viewfinder" hidden=move || !is_on.get()>
                <video
                    node_ref=video
                    aria-label=t!(i18n, transfer::camera_picture)
                    playsinline
                    autoplay
                    prop:muted=true
                ></video>
                <span class="viewfinder-frame" aria-hidden="true"></span>
            </div>
            <p role="status" data-camera="">
                {move || state_words(i18n, state.get())}
            </p>
            {fault}
            <div class="row">{button}</div>
        </Card>
    }
}

/// The reason why the camera is not used.
#[component]
fn Fault(fault: ScanFault) -> impl IntoView {
    let i18n = use_i18n();
    view! { <Notice name="camera" text=Signal::derive(move || fault_words(i18n, fault)) /> }
}

/// The label of the button that asks for the camera; tracks the language.
fn start_words(i18n: I18n, state: ScanState) -> String {
    match state {
        ScanState::Failed(_) => i18n.say(transfer::camera_again),
        _ => i18n.say(transfer::camera_start),
    }
}

/// The state in words; empty if a notice says more. Tracks the language.
fn state_words(i18n: I18n, state: ScanState) -> String {
    match state {
        ScanState::Off => i18n.say(transfer::camera_off),
        ScanState::Starting => i18n.say(transfer::camera_starting),
        ScanState::Looking => i18n.say(transfer::camera_point),
        ScanState::Failed(_) => String::new(),
    }
}

/// A fault in words; tracks the language.
fn fault_words(i18n: I18n, fault: ScanFault) -> String {
    i18n.say(match fault {
        ScanFault::Camera(CameraFault::Refused) => transfer::camera_refused,
        ScanFault::Camera(CameraFault::Absent) => transfer::camera_absent,
        ScanFault::Camera(CameraFault::Busy) => transfer::camera_busy,
        ScanFault::Camera(CameraFault::Unplugged) => transfer::camera_unplugged,
        ScanFault::Camera(CameraFault::Unsupported) => transfer::camera_unsupported,
        ScanFault::Decoder => transfer::reader_missing,
    })
}
