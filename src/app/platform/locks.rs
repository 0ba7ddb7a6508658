//! One tab per match, through the Web Locks API. Where a browser lacks it, every tab is granted.

use std::{cell::RefCell, rc::Rc};

use js_sys::{Function, Object, Promise};
use leptos::prelude::*;
use wasm_bindgen::{JsCast, JsValue, prelude::*};
use wasm_bindgen_futures::{JsFuture, spawn_local};
use web_sys::Navigator;

// Of the Web Locks API `web-sys` knows nothing without its unstable switch.
#[wasm_bindgen]
extern "C" {
    #[wasm_bindgen(extends = Navigator)]
    type LockNavigator;

    #[wasm_bindgen(method, getter)]
    fn locks(this: &LockNavigator) -> Option<LockManager>;

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

/// Who has the match.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Hold {
    Asking,
    /// This tab.
    Here,
    /// Another tab, from the start.
    Elsewhere,
    /// Another tab took it over.
    TakenAway,
}

/// A lock that is asked for now and given back by [`Lock::release`].
#[derive(Clone)]
pub struct Lock {
    name: String,
    hold: RwSignal<Hold>,
    done: Rc<RefCell<Option<Function>>>,
}

impl Lock {
    /// Asks for the lock, once.
    pub fn ask(name: String) -> Lock {
        let lock = Lock { name, hold: RwSignal::new(Hold::Asking), done: Rc::default() };
        lock.request(false);
        lock
    }

    pub fn hold(&self) -> RwSignal<Hold> {
        self.hold
    }

    /// Takes the lock from whichever tab has it.
    pub fn take_over(&self) {
        self.hold.set(Hold::Asking);
        self.request(true);
    }

    /// Gives the lock back.
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
        let (hold, done) = (self.hold, Rc::clone(&self.done));
        let granted = Closure::once_into_js(move |lock: JsValue| -> JsValue {
            let now = if lock.is_null() { Hold::Elsewhere } else { Hold::Here };
            // The screen may be left by now.
            let is_left = hold.try_set(now).is_some();
            if lock.is_null() || is_left {
                return JsValue::UNDEFINED;
            }
            // The lock is held for as long as this promise waits.
            Promise::new(&mut |resolve, _| *done.borrow_mut() = Some(resolve)).into()
        });
        let asked = navigator.locks().and_then(|locks| locks.request(&self.name, &options, &granted).ok());
        match asked {
            Some(over) => spawn_local(async move {
                // Only a lock that is taken away ends with an error.
                if JsFuture::from(over).await.is_err() {
                    hold.try_set(Hold::TakenAway);
                }
            }),
            None => self.hold.set(Hold::Here),
        }
    }
}
