//! State that the page follows: Leptos's signals and memos, with the type of the value left outside. `RwSignal<T>` and
//! `Memo<T>` are compiled once for each `T`, and ours are some ninety; here the machinery exists once, and a type brings
//! no more than how it is copied and compared.
//!
//! All handles are `Copy`. A value lives as long as the owner it was made under; the place where it was, the size of the
//! value itself and a few words, is never given back. A screen makes some dozens of them, a step of a match a few.

use std::{cell::RefCell, ops::Deref, rc::Rc};

use leptos::prelude::*;
use send_wrapper::SendWrapper;

/// A value that can be set.
pub struct State<T: 'static>(&'static Slot<T>);

struct Slot<T> {
    value: RefCell<Option<T>>,
    changed: Changed,
}

/// Those who follow a value; nobody once its owner is gone.
struct Changed(RefCell<Option<ArcTrigger>>);

impl Default for Changed {
    fn default() -> Self {
        Changed(RefCell::new(Some(ArcTrigger::new())))
    }
}

impl Changed {
    fn track(&self) {
        if let Some(trigger) = &*self.0.borrow() {
            trigger.track();
        }
    }

    fn notify(&self) {
        // Not borrowed while they run: one of them may bring the owner to its end.
        let trigger = self.0.borrow().clone();
        if let Some(trigger) = trigger {
            trigger.notify();
        }
    }
}

impl<T> Clone for State<T> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<T> Copy for State<T> {}

impl<T: Clone> State<T> {
    pub fn new(value: T) -> Self {
        let slot = Slot { value: RefCell::new(Some(value)), changed: Changed::default() };
        let slot: &'static Slot<T> = Box::leak(Box::new(slot));
        emptied(slot);
        State(slot)
    }

    /// The value; tracked.
    pub fn get(self) -> T {
        self.0.changed.track();
        self.get_untracked()
    }

    /// The value, not tracked.
    pub fn get_untracked(self) -> T {
        self.try_get().unwrap_or_else(|| gone())
    }

    /// Tells all that follow it, also where the value is the same. Once the owner is gone nobody
    /// follows, and nothing happens.
    pub fn set(self, value: T) {
        self.try_set(value);
    }

    /// As [`State::set`]; whether the owner was still there.
    pub fn try_set(self, value: T) -> bool {
        let there = self.0.value.borrow().is_some();
        if there {
            self.0.value.replace(Some(value));
            self.0.changed.notify();
        }
        there
    }

    /// The value, not tracked; nothing once the owner is gone.
    pub fn try_get(self) -> Option<T> {
        self.0.value.borrow().clone()
    }

    pub fn update(self, change: impl FnOnce(&mut T)) {
        let mut value = self.get_untracked();
        change(&mut value);
        self.set(value);
    }
}

/// A place whose value goes with its owner.
trait Emptied {
    fn empty(&self);
}

impl<T> Emptied for Slot<T> {
    fn empty(&self) {
        self.value.replace(None);
        self.changed.0.replace(None);
    }
}

/// With all that its owner holds, after all that is done at its end.
struct Lease(&'static dyn Emptied);

impl Drop for Lease {
    fn drop(&mut self) {
        self.0.empty();
    }
}

fn emptied(place: &'static dyn Emptied) {
    StoredValue::new_local(Lease(place));
}

#[cold]
fn gone() -> ! {
    unreachable!("whoever asks is gone before the value")
}

/// Handles that belong together, behind one of a single word: a closure that uses several of them stays small. Their
/// memory is never given back, so this is for the few dozen words that a screen or an open match has, not for values.
pub struct Bundle<T: 'static>(&'static T);

impl<T> Bundle<T> {
    pub fn of(handles: T) -> Self {
        Bundle(Box::leak(Box::new(handles)))
    }
}

impl<T> Clone for Bundle<T> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<T> Copy for Bundle<T> {}

impl<T> Deref for Bundle<T> {
    type Target = T;

    fn deref(&self) -> &T {
        self.0
    }
}

/// A value that follows from others: computed when it is read after one of them has changed. Who
/// follows it is told only where it really is another.
pub struct Derived<T: 'static> {
    place: &'static Place<T>,
    /// How often the value has become another.
    count: Memo<u32>,
}

type Place<T> = RefCell<Option<Rc<T>>>;

impl<T> Clone for Derived<T> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<T> Copy for Derived<T> {}

impl<T: PartialEq> Derived<T> {
    pub fn new(compute: impl Fn() -> T + 'static) -> Self {
        let place = place();
        Derived { place, count: memo(Box::new(Compared { place, compute })) }
    }
}

impl<T> Derived<T> {
    /// Another one whenever it is computed, and never compared: for what is large, and follows only from what has
    /// been compared.
    pub fn anew(compute: impl Fn() -> T + 'static) -> Self {
        let place = place();
        Derived { place, count: memo(Box::new(Anew { place, compute })) }
    }

    /// The value; tracked.
    pub fn get(self) -> Rc<T> {
        self.count.get();
        self.place.borrow().clone().unwrap_or_else(|| gone())
    }

    /// The value, not tracked.
    pub fn get_untracked(self) -> Rc<T> {
        untrack(|| self.get())
    }
}

fn place<T>() -> &'static Place<T> {
    let place: &'static Place<T> = Box::leak(Box::default());
    emptied(place);
    place
}

impl<T> Emptied for Place<T> {
    fn empty(&self) {
        self.replace(None);
    }
}

/// What a derived value is computed by. All in one function, since each of them is there for each type.
trait Compute {
    /// Whether it has become another.
    fn compute(&self) -> bool;
}

struct Compared<T: 'static, F> {
    place: &'static Place<T>,
    compute: F,
}

impl<T: PartialEq, F: Fn() -> T> Compute for Compared<T, F> {
    fn compute(&self) -> bool {
        let now = (self.compute)();
        let other = self.place.borrow().as_ref().is_none_or(|before| **before != now);
        if other {
            self.place.replace(Some(Rc::new(now)));
        }
        other
    }
}

struct Anew<T: 'static, F> {
    place: &'static Place<T>,
    compute: F,
}

impl<T, F: Fn() -> T> Compute for Anew<T, F> {
    fn compute(&self) -> bool {
        self.place.replace(Some(Rc::new((self.compute)())));
        true
    }
}

fn memo(compute: Box<dyn Compute>) -> Memo<u32> {
    // The page has one thread; Leptos wants to be told so.
    let compute = SendWrapper::new(compute);
    Memo::new_owning(move |before: Option<u32>| {
        let other = compute.compute();
        (before.map_or(0, |count| count.wrapping_add(u32::from(other))), other || before.is_none())
    })
}
