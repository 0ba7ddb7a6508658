//! One tab per match, through the Web Locks API. Where a browser lacks it, every tab is granted.

use crate::app::state::State;
use leptos::prelude::*;
use std::{cell::RefCell, rc::Rc};

use js_sys::{Function, Promise};
use wasm_bindgen::{JsCast, JsValue, closure::Closure};

use super::js;

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

/// A lock that is asked for now and given back when dropped by [`Lock::release`].
#[derive(Clone)]
pub struct Lock {
    name: String,
    hold: State<Hold>,
    done: Rc<RefCell<Option<Function>>>,
}

impl Lock {
    /// Asks for the lock, once.
    pub fn ask(name: String) -> Lock {
        let lock = Lock { name, hold: State::new(Hold::Asking), done: Rc::default() };
        lock.request(false);
        lock
    }

    pub fn hold(&self) -> State<Hold> {
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
        let Some(locks) = js::navigator("locks") else { return self.hold.set(Hold::Here) };
        let options = js::object(&[(if steal { "steal" } else { "ifAvailable" }, true.into())]);
        let (hold, done) = (self.hold, Rc::clone(&self.done));
        let granted = Closure::once_into_js(move |lock: JsValue| -> JsValue {
            if lock.is_null() {
                hold.set(Hold::Elsewhere);
                return JsValue::UNDEFINED;
            }
            // The lock is held for as long as this promise waits.
            let waiting = Promise::new(&mut |resolve, _| *done.borrow_mut() = Some(resolve));
            hold.set(Hold::Here);
            waiting.into()
        });
        match js::promise(&locks, "request", &[self.name.as_str().into(), options, granted]) {
            Some(promise) => {
                let stolen = Closure::once_into_js(move |_: JsValue| {
                    hold.set(Hold::TakenAway);
                });
                js::call(&promise, "catch", &[stolen.unchecked_into()]);
            }
            None => self.hold.set(Hold::Here),
        }
    }
}
