//! The elements of the page: one small set of functions, compiled once.
//!
//! Leptos gives the signals, the owners and the contexts. Its `view!` would give each element, each
//! attribute and each closure a type of its own, and each of these types its own copy of the code
//! that builds, rebuilds and removes it: more than half of the program, which a phone has to load
//! (`docs/decisions/0007-elements-by-hand.md`). Here every closure is boxed and there is one type.
//!
//! An element is built once and stays. What was given as a closure is followed by an effect of its
//! own, for as long as the owner lives in which the element was built:
//!
//! ```text
//! el("p.hint").text(move || count.get().to_string())
//! ```
//!
//! Whole parts come and go in [`when`], [`switch`] and [`each`], each part under an owner of its own.

mod bridge;
mod focus;
mod parts;

use std::{borrow::Cow, rc::Rc, time::Duration};

use leptos::prelude::*;
use send_wrapper::SendWrapper;
use wasm_bindgen::{JsCast, JsValue, closure::Closure, prelude::wasm_bindgen};
use web_sys::{Element, Event, KeyboardEvent, Node};

use super::{contexts::app, i18n::Word, state::State};
pub use focus::{focus, focus_next, focus_soon};
use parts::below;
pub use parts::{each, switch, when};

// With names of ours none of these can fail: declared so, they need no error to be carried around.
#[wasm_bindgen]
extern "C" {
    #[wasm_bindgen(extends = Node, js_name = Document)]
    type Page;
    #[wasm_bindgen(method, js_name = createElement)]
    fn create_element(this: &Page, tag: &str) -> Element;
    #[wasm_bindgen(method, js_name = createElementNS)]
    fn create_element_ns(this: &Page, namespace: &str, tag: &str) -> Element;
    #[wasm_bindgen(method, js_name = createComment)]
    fn create_comment(this: &Page, text: &str) -> Node;
    #[wasm_bindgen(method, js_name = createTextNode)]
    fn create_text_node(this: &Page, text: &str) -> Node;
    #[wasm_bindgen(method, js_name = createDocumentFragment)]
    fn create_document_fragment(this: &Page) -> Node;

    #[wasm_bindgen(extends = Element, js_name = Element)]
    type Part;
    #[wasm_bindgen(method, js_name = setAttribute)]
    fn set_attribute(this: &Part, name: &str, value: &str);
    #[wasm_bindgen(method, js_name = removeAttribute)]
    fn remove_attribute(this: &Part, name: &str);
    #[wasm_bindgen(method, js_name = addEventListener)]
    fn add_event_listener(this: &Part, name: &str, closure: &JsValue);
    #[wasm_bindgen(method, setter)]
    fn set_value(this: &Part, value: &str);

    #[wasm_bindgen(extends = Node, js_name = Node)]
    type Branch;
    #[wasm_bindgen(method, js_name = insertBefore)]
    fn insert_before(this: &Branch, new: &Node, before: Option<&Node>);
    #[wasm_bindgen(method)]
    fn remove(this: &Branch);
    #[wasm_bindgen(method, getter, js_name = nextSibling)]
    fn next_sibling(this: &Branch) -> Option<Branch>;
    #[wasm_bindgen(method, getter, js_name = parentNode)]
    fn parent_node(this: &Branch) -> Option<Branch>;
}

fn page() -> Page {
    document().unchecked_into()
}

/// What an attribute or a text is at one moment.
#[derive(Clone)]
pub enum Value {
    /// The attribute is not there at all.
    Nothing,
    Text(Cow<'static, str>),
    Word(Word),
}

impl From<&'static str> for Value {
    fn from(text: &'static str) -> Value {
        Value::Text(Cow::Borrowed(text))
    }
}

impl From<String> for Value {
    fn from(text: String) -> Value {
        Value::Text(Cow::Owned(text))
    }
}

impl From<Word> for Value {
    fn from(word: Word) -> Value {
        Value::Word(word)
    }
}

/// There or not, as for `disabled`. Attributes that spell it out take [`yes_no`].
impl From<bool> for Value {
    fn from(there: bool) -> Value {
        if there { Value::from("") } else { Value::Nothing }
    }
}

impl<T: Into<Value>> From<Option<T>> for Value {
    fn from(value: Option<T>) -> Value {
        value.map_or(Value::Nothing, T::into)
    }
}

/// The value of attributes such as `aria-checked`.
pub fn yes_no(yes: bool) -> &'static str {
    if yes { "true" } else { "false" }
}

/// What an attribute or a text is: fixed, or as a closure says from moment to moment.
#[derive(Clone)]
pub enum Text {
    Fixed(Value),
    Live(Rc<dyn Live>),
}

/// A closure that says a value from moment to moment. It and the next two are traits of our own because `dyn Fn` would
/// bring each closure two more functions, for ways to call it that nobody takes.
pub trait Live {
    fn value(&self) -> Value;
}

impl<T: Into<Value>, F: Fn() -> T> Live for F {
    fn value(&self) -> Value {
        self().into()
    }
}

trait Run {
    fn run(&mut self);
}

impl<F: FnMut()> Run for F {
    fn run(&mut self) {
        self();
    }
}

trait Hear {
    fn hear(&mut self, event: Event);
}

impl<F: FnMut(Event)> Hear for F {
    fn hear(&mut self, event: Event) {
        self(event);
    }
}

impl<T: Into<Value>, F: Fn() -> T + 'static> From<F> for Text {
    fn from(read: F) -> Text {
        Text::Live(Rc::new(read))
    }
}

macro_rules! fixed {
    ($($kind:ty),*) => {$(
        impl From<$kind> for Text {
            fn from(value: $kind) -> Text {
                Text::Fixed(value.into())
            }
        }
    )*};
}
fixed!(&'static str, String, Word, bool, Option<&'static str>, Option<String>, Option<Word>);

/// Takes a value to where it is shown; nothing: it is not there at all.
pub type Put = Box<dyn FnMut(Option<&str>)>;

impl Text {
    /// Reads it; inside an effect, follows it.
    pub fn reader(self) -> impl Fn() -> String + 'static {
        let i18n = app().i18n;
        let say = move |value: Value| match value {
            Value::Nothing => String::new(),
            Value::Text(text) => text.into_owned(),
            Value::Word(word) => i18n.say(word).to_owned(),
        };
        move || match &self {
            Text::Fixed(value) => say(value.clone()),
            Text::Live(live) => say(live.value()),
        }
    }

    /// Hands over the value, now and whenever it changes.
    pub fn follow(self, mut put: Put) {
        match self {
            Text::Fixed(Value::Nothing) => put(None),
            Text::Fixed(Value::Text(text)) => put(Some(&text)),
            Text::Fixed(Value::Word(word)) => {
                let i18n = app().i18n;
                watch(move || put(Some(i18n.say(word))));
            }
            Text::Live(live) => {
                let i18n = app().i18n;
                let mut last = None;
                watch(move || {
                    let now = match live.value() {
                        Value::Nothing => None,
                        Value::Text(text) => Some(text),
                        Value::Word(word) => Some(Cow::Borrowed(i18n.say(word))),
                    };
                    if last.as_ref() != Some(&now) {
                        put(now.as_deref());
                        last = Some(now);
                    }
                });
            }
        }
    }
}

/// Runs at once and after each change of what it reads, until the owner is cleaned up.
pub fn watch(run: impl FnMut() + 'static) {
    watched(Box::new(run));
}

fn watched(mut run: Box<dyn Run>) {
    let effect = RenderEffect::new(move |_: Option<()>| run.run());
    at_end(move || drop(effect));
}

/// As [`watch`], but for the first time only when what is being built is on the page.
pub fn soon_and_again(run: impl FnMut() + 'static) {
    let owner = below();
    // Gone with everything else where the frame comes too late.
    let alive = State::new(owner.clone());
    next_frame(Box::new(move || {
        if alive.try_get().is_some() {
            owner.with(|| watch(run));
        }
    }));
}

/// Anything that can be put into an element: an element, several, none.
pub struct View(Node);

impl From<El> for View {
    fn from(el: El) -> View {
        View(el.0.into())
    }
}

impl<V: Into<View>> From<Option<V>> for View {
    fn from(part: Option<V>) -> View {
        part.map_or_else(|| View(page().create_document_fragment()), V::into)
    }
}

impl<V: Into<View>> From<Vec<V>> for View {
    fn from(parts: Vec<V>) -> View {
        parts.into_iter().collect()
    }
}

impl<V: Into<View>, const N: usize> From<[V; N]> for View {
    fn from(parts: [V; N]) -> View {
        parts.into_iter().collect()
    }
}

impl<V: Into<View>> FromIterator<V> for View {
    fn from_iter<I: IntoIterator<Item = V>>(parts: I) -> View {
        let all = page().create_document_fragment();
        for part in parts {
            append(&all, &part.into().0);
        }
        View(all)
    }
}

impl View {
    /// Text alone.
    pub fn text(text: impl Into<Text>) -> View {
        text_node(text.into())
    }

    /// Puts it at the end of an element that is on the page.
    pub fn mount(self, parent: &Element) {
        append(parent, &self.0);
    }
}

fn text_node(text: Text) -> View {
    let node = page().create_text_node("");
    let kept = node.clone();
    text.follow(Box::new(move |text| kept.set_text_content(text)));
    View(node)
}

fn append(parent: &Node, child: &Node) {
    parent.unchecked_ref::<Branch>().insert_before(child, None);
}

/// An element, while it is built and after.
#[derive(Clone)]
pub struct El(Element);

/// A new element of HTML: its tag and, as in a style sheet, its classes behind dots.
pub fn el(name: &str) -> El {
    named(name, |tag| page().create_element(tag))
}

/// A name that somebody has chosen: it may run in another direction than the words around it.
pub fn bdi(name: &str) -> El {
    el("bdi").text(name.to_owned())
}

/// A new element of SVG, named in the same way.
pub fn svg(name: &str) -> El {
    named(name, |tag| page().create_element_ns("http://www.w3.org/2000/svg", tag))
}

fn named(name: &str, create: fn(&str) -> Element) -> El {
    let (tag, classes) = name.split_once('.').unwrap_or((name, ""));
    let el = El(create(tag));
    if !classes.is_empty() {
        el.part().set_attribute("class", &classes.replace('.', " "));
    }
    // Or it would send a form off.
    if tag == "button" {
        el.part().set_attribute("type", "button");
    }
    el
}

impl El {
    /// The element itself.
    pub fn node(&self) -> Element {
        self.0.clone()
    }

    /// The element, for closures that are `Copy`.
    pub fn stored<T: JsCast + Clone + 'static>(&self) -> RwSignal<T, LocalStorage> {
        RwSignal::new_local(self.0.clone().unchecked_into())
    }

    fn part(&self) -> &Part {
        self.0.unchecked_ref()
    }

    pub fn attr(self, name: &'static str, value: impl Into<Text>) -> El {
        self.set(name, value.into())
    }

    fn set(self, name: &'static str, value: Text) -> El {
        if let Text::Fixed(Value::Text(value)) = &value {
            self.part().set_attribute(name, value);
            return self;
        }
        let part: Part = self.node().unchecked_into();
        value.follow(Box::new(move |value| match value {
            Some(value) => part.set_attribute(name, value),
            None => part.remove_attribute(name),
        }));
        self
    }

    /// Adds classes, separated by dots.
    pub fn class(self, names: &str) -> El {
        let list = self.0.class_list();
        for name in names.split('.') {
            // Only a name with spaces in it is ever refused.
            let _ = list.add_1(name);
        }
        self
    }

    /// A class that is there as long as `on` holds.
    pub fn class_when(self, name: &'static str, on: impl Fn() -> bool + 'static) -> El {
        let list = self.0.class_list();
        Text::from(on).follow(Box::new(move |on| {
            // Only a name with spaces in it is ever refused.
            let _ = list.toggle_with_force(name, on.is_some());
        }));
        self
    }

    /// What tests and styles know a control by.
    pub fn act(self, name: &'static str) -> El {
        self.attr("data-act", name)
    }

    /// Its name for whoever listens instead of looking.
    pub fn label(self, text: impl Into<Text>) -> El {
        self.set("aria-label", text.into())
    }

    pub fn disabled(self, when: impl Fn() -> bool + 'static) -> El {
        self.attr("disabled", when)
    }

    /// Puts text at the end.
    pub fn text(self, text: impl Into<Text>) -> El {
        self.child(text_node(text.into()))
    }

    /// Puts something at the end.
    pub fn child(self, child: impl Into<View>) -> El {
        append(&self.0, &child.into().0);
        self
    }

    /// Its whole inside as HTML of our own making. No word of a player's may go into it.
    pub fn html(self, html: impl Into<Text>) -> El {
        let element = self.0.clone();
        html.into().follow(Box::new(move |html| element.set_inner_html(html.unwrap_or_default())));
        self
    }

    /// What stands in a field.
    pub fn value(self, text: impl Into<Text>) -> El {
        let part: Part = self.node().unchecked_into();
        text.into().follow(Box::new(move |text| part.set_value(text.unwrap_or_default())));
        self
    }

    pub fn on(self, event: &str, act: impl FnMut(Event) + 'static) -> El {
        self.listen(event, Box::new(act));
        self
    }

    /// The browser frees the closure together with the element.
    fn listen(&self, event: &str, mut act: Box<dyn Hear>) {
        let hear: Box<dyn FnMut(Event)> = Box::new(move |event| act.hear(event));
        self.part().add_event_listener(event, &Closure::wrap(hear).into_js_value());
    }

    pub fn on_click(self, act: impl Fn() + 'static) -> El {
        self.on("click", move |_| act())
    }

    pub fn on_key(self, act: impl Fn(KeyboardEvent) + 'static) -> El {
        self.on("keydown", move |event| act(event.unchecked_into()))
    }

    /// After each letter, with what stands in the field.
    pub fn on_input(self, act: impl Fn(String) + 'static) -> El {
        self.on("input", move |event| act(event_target_value(&event)))
    }

    /// When the field is left or an option chosen.
    pub fn on_change(self, act: impl Fn(String) + 'static) -> El {
        self.on("change", move |event| act(event_target_value(&event)))
    }
}

/// Does something when the owner is cleaned up.
pub fn at_end(act: impl FnOnce() + 'static) {
    let act: Box<dyn FnOnce()> = Box::new(act);
    let act = SendWrapper::new(act);
    on_cleanup(move || act.take()());
}

/// Listens to the window until the owner is cleaned up.
pub fn on_window(event: &str, act: Box<dyn Fn(Event)>) {
    let listening = window_event_listener_untyped(event, act);
    at_end(move || listening.remove());
}

/// Does something again and again until the owner is cleaned up.
pub fn every(pause: Duration, act: Box<dyn Fn()>) {
    if let Ok(beat) = set_interval_with_handle(act, pause) {
        at_end(move || beat.clear());
    }
}

/// Does something once, later, whoever is gone by then.
pub fn after(pause: Duration, act: Box<dyn FnOnce()>) {
    set_timeout(act, pause);
}

/// Does something once, before the next picture is drawn: what was built by then is on the page.
pub fn next_frame(act: Box<dyn FnOnce()>) {
    request_animation_frame(act);
}

/// A key that is held down goes no further than one step.
pub fn one_press(event: KeyboardEvent) {
    if event.repeat() {
        event.prevent_default();
    }
}
