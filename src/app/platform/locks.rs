//! Locks a match for one tab, through the Web Locks API. Without that API every tab may play.

use std::{
    cell::{Cell, RefCell},
    rc::Rc,
    time::Duration,
};

use gloo_timers::future::sleep;
use js_sys::{Function, Object, Promise};
use leptos::prelude::*;
use wasm_bindgen::{JsCast, JsValue, prelude::*};
use wasm_bindgen_futures::{JsFuture, spawn_local};
use web_sys::Navigator;

use super::js;
use crate::saves::lock::{LockAnswer, LockState};

/// Time limit for the browser's answer; the page stays empty until then.
const TIME_LIMIT: Duration = Duration::from_secs(2);

// `web-sys` offers the Web Locks API only as unstable.
#[wasm_bindgen]
extern "C" {
    #[wasm_bindgen(extends = Navigator)]
    type LockNavigator;

    #[wasm_bindgen(method, getter, catch)]
    fn locks(this: &LockNavigator) -> Result<Option<LockManager>, JsValue>;

    type LockManager;

    #[wasm_bindgen(method, catch)]
    fn request(
        this: &LockManager,
        name: &str,
        options: &LockOptions,
        granted: &JsValue,
    ) -> Result<Promise, JsValue>;

    #[wasm_bindgen(extends = Object)]
    type LockOptions;

    #[wasm_bindgen(method, setter, js_name = ifAvailable)]
    fn set_if_available(this: &LockOptions, if_available: bool);

    #[wasm_bindgen(method, setter)]
    fn set_steal(this: &LockOptions, steal: bool);
}

/// A lock, requested at once and released by [`Lock::release`].
#[derive(Clone)]
pub struct Lock {
    name: String,
    state: RwSignal<LockState>,
    /// Number of the latest request; answers to older ones are ignored.
    latest: Rc<Cell<u32>>,
    done: Rc<RefCell<Option<Function>>>,
}

impl Lock {
    /// Requests the lock.
    pub fn ask(name: String) -> Lock {
        let state = RwSignal::new(LockState::Asking);
        let lock = Lock { name, state, latest: Rc::default(), done: Rc::default() };
        lock.request(false);
        lock
    }

    pub fn state(&self) -> RwSignal<LockState> {
        self.state
    }

    /// Takes the lock from the tab that holds it.
    pub fn take_over(&self) {
        self.state.set(LockState::Asking);
        self.request(true);
    }

    pub fn release(&self) {
        if let Some(done) = self.done.borrow_mut().take() {
            let _ = done.call0(&JsValue::NULL);
        }
    }

    fn request(&self, steal: bool) {
        let navigator: LockNavigator = window().navigator().unchecked_into();
        let options: LockOptions = Object::new().unchecked_into();
        if steal {
            options.set_steal(true);
        } else {
            options.set_if_available(true);
        }
        let hear = self.listener();
        let done = Rc::clone(&self.done);
        let granted = Closure::once_into_js({
            let hear = hear.clone();
            move |lock: JsValue| -> JsValue {
                let answer = if lock.is_null() { LockAnswer::Refused } else { LockAnswer::Granted };
                if !hear(answer) || lock.is_null() {
                    return JsValue::UNDEFINED;
                }
                // The browser holds the lock until this promise resolves.
                Promise::new(&mut |resolve, _| *done.borrow_mut() = Some(resolve)).into()
            }
        });
        let locks = navigator.locks().ok().flatten();
        let asked = locks.map(|locks| locks.request(&self.name, &options, &granted));
        let Some(Ok(end)) = asked else {
            hear(LockAnswer::Failed(""));
            return;
        };
        spawn_local({
            let hear = hear.clone();
            async move {
                if let Err(error) = JsFuture::from(end).await {
                    hear(LockAnswer::Failed(&js::error_name(&error)));
                }
            }
        });
        spawn_local(async move {
            sleep(TIME_LIMIT).await;
            hear(LockAnswer::Late);
        });
    }

    /// A listener for the answers to a new request. It returns false once the request is outdated.
    fn listener(&self) -> impl Fn(LockAnswer) -> bool + Clone + use<> {
        let number = self.latest.get() + 1;
        self.latest.set(number);
        let (state, latest) = (self.state, Rc::clone(&self.latest));
        move |answer| {
            let Some(before) = state.try_get_untracked().filter(|_| latest.get() == number) else {
                return false;
            };
            let now = before.after(answer);
            if now != before {
                state.set(now);
            }
            true
        }
    }
}
