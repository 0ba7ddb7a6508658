//! The ways in without a camera: a picture file, and pasted text.

use leptos::{prelude::*, task::spawn_local};
use web_sys::{File, HtmlInputElement};

use super::received::Taking;
use crate::app::{
    I18n,
    components::{Button, Card, Notice},
    contexts::use_i18n,
    i18n::{t, transfer},
    platform::{
        files,
        scanner::{PictureFault, scan_picture},
    },
};

/// The state of reading a picture.
#[derive(Copy, Clone, PartialEq, Eq)]
enum Reading {
    Idle,
    Busy,
    Failed(PictureFault),
}

/// Reads the code in a picture file.
#[component]
pub(super) fn PictureWay(taking: Taking) -> impl IntoView {
    let i18n = use_i18n();
    let reading = RwSignal::new(Reading::Idle);
    let read = move |file: File| {
        reading.set(Reading::Busy);
        spawn_local(async move {
            let found = scan_picture(file).await;
            let after = found.as_ref().err().map_or(Reading::Idle, |fault| Reading::Failed(*fault));
            // The player may have left the screen meanwhile.
            if reading.try_set(after).is_none()
                && let Ok(bytes) = found
            {
                taking.receive(&bytes);
            }
        });
    };
    let choose = move |input: HtmlInputElement| {
        if let Some(file) = files::chosen(&input) {
            read(file);
        }
        // The same file may be chosen again.
        input.set_value("");
    };
    let outcome = move || match reading.get() {
        Reading::Failed(fault) => {
            let text = Signal::derive(move || fault_words(i18n, fault));
            Some(view! { <Notice name="picture" text /> })
        }
        _ => None,
    };
    let busy = move || (reading.get() == Reading::Busy).then(|| i18n.say(transfer::picture_reading));
    view! {
        <Card title=t!(i18n, transfer::picture)>
            <div class="field">
                <label for="take-picture">{t!(i18n, transfer::picture_choose)}</label>
                <input
                    type="file"
                    id="take-picture"
                    accept="image/*"
                    data-act="take-picture"
                    disabled=move || reading.get() == Reading::Busy
                    on:change:target=move |event| choose(event.target())
                />
            </div>
            <p role="status">{busy}</p>
            {outcome}
        </Card>
    }
}

/// A fault in words; tracks the language.
fn fault_words(i18n: I18n, fault: PictureFault) -> String {
    i18n.say(match fault {
        PictureFault::Unreadable => transfer::picture_unreadable,
        PictureFault::NoCode => transfer::picture_without_code,
        PictureFault::Decoder => transfer::reader_missing,
    })
}

/// Reads pasted text.
#[component]
pub(super) fn TextWay(taking: Taking) -> impl IntoView {
    let i18n = use_i18n();
    let (text, is_missing) = (RwSignal::new(String::new()), RwSignal::new(false));
    let read = move || {
        let written = text.with_untracked(|text| text.trim().to_owned());
        is_missing.set(written.is_empty());
        if !written.is_empty() {
            taking.receive_text(&written);
        }
    };
    view! {
        <Card title=t!(i18n, transfer::text)>
            <div class="field">
                <label for="take-text">{t!(i18n, transfer::text_paste)}</label>
                <textarea
                    id="take-text"
                    data-act="take-text"
                    rows="4"
                    prop:value=text
                    on:input:target=move |event| text.set(event.target().value())
                ></textarea>
            </div>
            <Show when=move || is_missing.get()>
                <Notice name="take-text" text=t!(i18n, transfer::text_empty) />
            </Show>
            <div class="row">
                <Button label=t!(i18n, transfer::text_read) on_press=read act="take-text-read" />
            </div>
        </Card>
    }
}
