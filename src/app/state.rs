//! State that the page follows: Leptos's signals and memos, with the type of the value forgotten
//! inside. `RwSignal<T>` and `Memo<T>` are compiled once for each `T`, and ours are two dozen; here
//! the machinery exists once, and a type brings no more than how it is copied and compared.
//!
//! Both are `Copy` and live as long as the owner they were made under.

use std::{any::Any, cell::RefCell, marker::PhantomData, ops::Deref, rc::Rc};

use leptos::prelude::*;
use send_wrapper::SendWrapper;

/// A value that can be set.
pub struct State<T> {
    slot: StoredValue<Rc<Slot>, LocalStorage>,
    kind: PhantomData<fn() -> T>,
}

struct Slot {
    value: RefCell<Box<dyn Any>>,
    changed: ArcTrigger,
}

impl<T> Clone for State<T> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<T> Copy for State<T> {}

impl<T: Clone + 'static> State<T> {
    pub fn new(value: T) -> Self {
        State { slot: slot(Box::new(value)), kind: PhantomData }
    }

    /// The value; tracked.
    pub fn get(self) -> T {
        let slot = self.slot.get_value();
        slot.changed.track();
        read(&slot)
    }

    /// The value, not tracked.
    pub fn get_untracked(self) -> T {
        read(&self.slot.get_value())
    }

    /// Tells all that follow it, also where the value is the same. Once the owner is gone nobody
    /// follows, and nothing happens.
    pub fn set(self, value: T) {
        self.try_set(value);
    }

    /// As [`State::set`]; whether the owner was still there.
    pub fn try_set(self, value: T) -> bool {
        put(self.slot, Box::new(value))
    }

    /// The value, not tracked; nothing once the owner is gone.
    pub fn try_get(self) -> Option<T> {
        Some(read(&*self.slot.try_get_value()?))
    }

    pub fn update(self, change: impl FnOnce(&mut T)) {
        let mut value = self.get_untracked();
        change(&mut value);
        self.set(value);
    }
}

fn slot(value: Box<dyn Any>) -> StoredValue<Rc<Slot>, LocalStorage> {
    StoredValue::new_local(Rc::new(Slot { value: RefCell::new(value), changed: ArcTrigger::new() }))
}

fn read<T: Clone + 'static>(slot: &Slot) -> T {
    slot.value.borrow().downcast_ref::<T>().unwrap_or_else(|| other_type()).clone()
}

fn put(slot: StoredValue<Rc<Slot>, LocalStorage>, value: Box<dyn Any>) -> bool {
    let Some(slot) = slot.try_get_value() else { return false };
    slot.value.replace(value);
    slot.changed.notify();
    true
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
pub struct Derived<T> {
    memo: Memo<Shared>,
    kind: PhantomData<fn() -> T>,
}

/// The page has one thread; Leptos wants to be told so.
#[derive(Clone)]
struct Shared(SendWrapper<Rc<dyn Any>>);

impl<T> Clone for Derived<T> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<T> Copy for Derived<T> {}

impl<T: PartialEq + 'static> Derived<T> {
    pub fn new(compute: impl Fn() -> T + 'static) -> Self {
        Derived { memo: memo(Box::new(Compared(compute))), kind: PhantomData }
    }
}

impl<T: 'static> Derived<T> {
    /// Another one whenever it is computed, and never compared: for what is large, and follows only from what has
    /// been compared.
    pub fn anew(compute: impl Fn() -> T + 'static) -> Self {
        Derived { memo: memo(Box::new(Anew(compute))), kind: PhantomData }
    }

    /// The value; tracked.
    pub fn get(self) -> Rc<T> {
        value(self.memo.get())
    }

    /// The value, not tracked.
    pub fn get_untracked(self) -> Rc<T> {
        untrack(|| self.get())
    }
}

/// What a derived value is computed by. All in one function, since each of them is there for each type.
trait Compute {
    /// Nothing where it is as before.
    fn compute(&self, before: Option<&dyn Any>) -> Option<Rc<dyn Any>>;
}

struct Compared<F>(F);

impl<T: PartialEq + 'static, F: Fn() -> T> Compute for Compared<F> {
    fn compute(&self, before: Option<&dyn Any>) -> Option<Rc<dyn Any>> {
        let now = self.0();
        if before.and_then(|before| before.downcast_ref::<T>()).is_some_and(|before| *before == now) {
            return None;
        }
        Some(Rc::new(now))
    }
}

struct Anew<F>(F);

impl<T: 'static, F: Fn() -> T> Compute for Anew<F> {
    fn compute(&self, _: Option<&dyn Any>) -> Option<Rc<dyn Any>> {
        Some(Rc::new(self.0()))
    }
}

fn memo(compute: Box<dyn Compute>) -> Memo<Shared> {
    let compute = SendWrapper::new(compute);
    Memo::new_owning(move |before: Option<Shared>| {
        match (compute.compute(before.as_ref().map(|before| &**before.0)), before) {
            (None, Some(before)) => (before, false),
            (Some(now), _) => (Shared(SendWrapper::new(now)), true),
            (None, None) => other_type(),
        }
    })
}

fn value<T: 'static>(shared: Shared) -> Rc<T> {
    shared.0.take().downcast().unwrap_or_else(|_| other_type())
}

#[cold]
fn other_type() -> ! {
    unreachable!("the type of a value never changes")
}
