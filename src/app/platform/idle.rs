//! Idle time of the browser.

use std::cell::Cell;

use futures::channel::oneshot;
use gloo_timers::future::TimeoutFuture;
use leptos::prelude::*;

/// The pause in milliseconds if the browser does not report idle time.
const PAUSE: u32 = 200;

/// Waits until the browser is idle.
pub async fn idle() {
    let (tell, told) = oneshot::channel();
    let tell = Cell::new(Some(tell));
    let tell = move || {
        if let Some(tell) = tell.take() {
            // Fails only if the wait was cancelled.
            let _ = tell.send(());
        }
    };
    match request_idle_callback_with_handle(tell) {
        Ok(_) => drop(told.await),
        Err(_) => TimeoutFuture::new(PAUSE).await,
    }
}
