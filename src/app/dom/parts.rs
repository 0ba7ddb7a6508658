//! Parts of the page that come and go, each under an owner of its own: signals, effects and listeners made
//! while a part is built end with it.

use std::{cell::RefCell, rc::Rc};

use leptos::prelude::*;
use wasm_bindgen::JsCast;
use web_sys::Node;

use super::{Branch, El, View, append, page, watch};

/// A part of the page that is built as long as `holds`.
pub fn when<V: Into<View>>(holds: impl Fn() -> bool + 'static, build: impl Fn() -> V + 'static) -> View {
    region(Box::new(When { last: None, holds, build }))
}

/// A part of the page that is built anew whenever `source` has another value. What is read while it
/// is built is not followed.
pub fn switch<T, V>(source: impl Fn() -> T + 'static, build: impl Fn(T) -> V + 'static) -> View
where
    T: PartialEq + Clone + 'static,
    V: Into<View>,
{
    region(Box::new(Switch { last: None, source, build }))
}

/// What stands in a [`region`].
trait Part {
    /// Whether it is to be built anew; tracked.
    fn turns(&mut self) -> bool;
    fn build(&self) -> View;
}

struct Switch<T, S, B> {
    last: Option<T>,
    source: S,
    build: B,
}

impl<T, V, S, B> Part for Switch<T, S, B>
where
    T: PartialEq + Clone,
    V: Into<View>,
    S: Fn() -> T,
    B: Fn(T) -> V,
{
    fn turns(&mut self) -> bool {
        let now = Some((self.source)());
        let turns = self.last != now;
        self.last = now;
        turns
    }

    fn build(&self) -> View {
        View::from(self.last.clone().map(&self.build))
    }
}

struct When<S, B> {
    last: Option<bool>,
    holds: S,
    build: B,
}

impl<V: Into<View>, S: Fn() -> bool, B: Fn() -> V> Part for When<S, B> {
    fn turns(&mut self) -> bool {
        let now = (self.holds)();
        self.last.replace(now) != Some(now)
    }

    fn build(&self) -> View {
        View::from((self.last == Some(true)).then(&self.build))
    }
}

/// Lies between two comments, so that it has a place also while it is empty.
fn region(mut part: Box<dyn Part>) -> View {
    let (start, end) = (page().create_comment(""), page().create_comment(""));
    let all = page().create_document_fragment();
    append(&all, &start);
    append(&all, &end);
    let owner = below();
    watch(move || {
        if !part.turns() {
            return;
        }
        owner.cleanup();
        let view = owner.with(|| untrack(|| part.build()));
        let (start, end): (&Branch, &Branch) = (start.unchecked_ref(), end.unchecked_ref());
        while let Some(old) = start.next_sibling().filter(|node| !node.is_same_node(Some(end))) {
            old.remove();
        }
        if let Some(parent) = end.parent_node() {
            parent.insert_before(&view.0, Some(end));
        }
    });
    View(all)
}

/// An owner that ends with the one around, or before it.
pub(super) fn below() -> Owner {
    Owner::current().map_or_else(Owner::new, |owner| owner.child())
}

/// One element for each item. Those with a key that was there before stay as they are.
pub fn each<T: 'static>(
    items: impl Fn() -> Vec<T> + 'static,
    key: impl Fn(&T) -> u64 + 'static,
    build: impl Fn(T) -> El + 'static,
) -> View {
    let now = Rc::new(RefCell::new(Vec::new()));
    let shelf = Rc::clone(&now);
    list(
        Box::new(move || {
            let items = items();
            let keys = items.iter().map(&key).collect();
            *shelf.borrow_mut() = items.into_iter().map(Some).collect();
            keys
        }),
        Box::new(move |index| now.borrow_mut().get_mut(index).and_then(Option::take).map(&build)),
    )
}

struct Row {
    key: u64,
    el: El,
    owner: Owner,
}

fn list(keys: Box<dyn Fn() -> Vec<u64>>, build: Box<dyn Fn(usize) -> Option<El>>) -> View {
    let end = page().create_comment("");
    let all = page().create_document_fragment();
    append(&all, &end);
    let around = below();
    let build = Rc::new(build);
    let mut rows: Vec<Row> = Vec::new();
    watch(move || {
        let keys = keys();
        let same = rows.iter().zip(&keys).take_while(|(row, key)| row.key == **key).count();
        let mut old: Vec<Row> = rows.drain(same..).collect();
        for (index, key) in keys.iter().enumerate().skip(same) {
            let row = match old.iter().position(|row| row.key == *key) {
                Some(at) => Some(old.remove(at)),
                None => {
                    let owner = around.child();
                    let build = Rc::clone(&build);
                    let el = owner.with(|| untrack(move || build(index)));
                    el.map(|el| Row { key: *key, el, owner })
                }
            };
            rows.extend(row);
        }
        for gone in old {
            gone.owner.cleanup();
            gone.el.0.remove();
        }
        // Only what is not in its place already is moved: moving takes the focus away.
        let mut next: Node = end.clone();
        for row in rows[same..].iter().rev() {
            if !row.el.0.next_sibling().is_some_and(|node| node.is_same_node(Some(&next)))
                && let Some(parent) = end.parent_node()
            {
                parent.unchecked_ref::<Branch>().insert_before(&row.el.0, Some(&next));
            }
            next = row.el.0.clone().into();
        }
    });
    View(all)
}
