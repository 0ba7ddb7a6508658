//! A button that shares or saves a picture.

use leptos::{
    prelude::*,
    task::{spawn_local, spawn_local_scoped_with_cancellation},
};
use send_wrapper::SendWrapper;

use super::{Button, ButtonAppearance, IconButton, icon};
use crate::app::{
    I18n,
    contexts::{
        announcer::{Announcer, use_announcer},
        use_i18n,
    },
    i18n::{common, history},
    platform::{
        device, files,
        picture::{self, SharePicture},
    },
};

/// Shares a picture if the device can share files, otherwise saves it. Copies its text if the browser cannot draw.
#[component]
pub fn PictureButton(
    /// Makes the contents of the picture when the button is pressed.
    #[prop(into)]
    picture: Callback<(), SharePicture>,
    /// The name for tests, as `data-act`.
    act: &'static str,
    /// The subject of the picture, where several buttons differ only by it: then the button is an icon.
    #[prop(optional, into)]
    of: Option<Signal<String>>,
    #[prop(optional)] appearance: ButtonAppearance,
) -> impl IntoView {
    let (i18n, announcer) = (use_i18n(), use_announcer());
    let is_shared = picture::is_shared();
    let (is_drawing, is_slow) = (StoredValue::new(false), RwSignal::new(false));
    let owner = Owner::current().unwrap_or_default();
    let take = move || {
        if is_drawing.get_value() {
            return;
        }
        let contents = untrack(|| picture.run(()));
        is_drawing.set_value(true);
        if !contents.exhibits.is_empty() {
            is_slow.set(true);
            announcer.say(i18n.now(history::picture_drawing));
        }
        let task = async move {
            offer(i18n, announcer, contents, is_shared).await;
            is_drawing.set_value(false);
            is_slow.set(false);
        };
        // Ends with the screen.
        owner.with(|| spawn_local_scoped_with_cancellation(task));
    };
    let label = move || match (is_slow.get(), of.map(|of| of.get())) {
        (true, _) => i18n.say(history::picture_drawing),
        (false, None) if is_shared => i18n.say(common::result_share),
        (false, None) => i18n.say(common::result_save),
        (false, Some(what)) if is_shared => i18n.say(history::PictureShareOf { what }),
        (false, Some(what)) => i18n.say(history::PictureSaveOf { what }),
    };
    match of {
        Some(_) => view! { <IconButton icon=icon::SHARE label on_press=take act /> }.into_any(),
        None => view! { <Button icon=icon::SHARE label on_press=take act appearance /> }.into_any(),
    }
}

/// Offers a picture, or else copies its text.
async fn offer(i18n: I18n, announcer: Announcer, contents: SharePicture, is_shared: bool) {
    let name = format!("{}.png", contents.file);
    match contents.png().await {
        // The tap is too long ago to open the share sheet, so a toast asks for another tap.
        Some(blob) if is_shared && !files::can_share_now() => {
            let blob = SendWrapper::new(blob);
            let share = move || {
                if !files::offer_blob(&name, &blob) {
                    copy(i18n, announcer, contents.text(&i18n.language_untracked()));
                }
            };
            announcer.toast_with(i18n.now(history::picture_ready), i18n.now(common::result_share), share);
        }
        Some(blob) if files::offer_blob(&name, &blob) => {}
        _ => copy(i18n, announcer, contents.text(&i18n.language_untracked())),
    }
}

/// Copies the text of a picture.
fn copy(i18n: I18n, announcer: Announcer, text: String) {
    spawn_local(async move {
        let is_copied = device::copy(&text).await;
        announcer.toast(if is_copied {
            i18n.now(common::result_copied)
        } else {
            i18n.now(history::picture_failed)
        });
    });
}

/// The foot of a picture: the app, and the day and time that the picture tells about.
pub fn picture_foot(i18n: I18n, time: u64) -> String {
    let language = i18n.language();
    language.facts([language.say(common::app_name), device::date(time, language.tag())])
}
