//! Still pictures of objects, drawn one after another in idle time with a single graphics context.

use std::{cell::RefCell, sync::Arc, time::Duration};

use gloo_timers::future::TimeoutFuture;
use leptos::prelude::*;
use wasm_bindgen::JsCast;
use web_sys::HtmlCanvasElement;

use super::{
    clock::now,
    gl,
    packed::strokes,
    painter::{Painter, Scene},
};
use crate::scenes::barbarossa::studio::{camera::Camera, colour};
use crate::{
    app::components::Shape,
    games::barbarossa::clay::{Clay, Mesher, Replay},
};

/// Pixels per side of a picture on the page.
const SIDE: u32 = 360;

/// Number of pictures to keep.
const KEPT: usize = 40;

/// The pause between two pieces of work, the length of a piece, and the rest needed after sculpting; in milliseconds.
const PAUSE: Duration = Duration::from_millis(24);
const PIECE: f64 = 7.0;
const REST: f64 = 300.0;

/// A picture, drawn or waiting to be drawn.
struct Picture {
    strokes: Arc<str>,
    colour: u8,
    url: Option<Arc<str>>,
}

#[derive(Default)]
struct Shelf {
    /// Whether WebGL 2 is available, once tested.
    works: Option<bool>,
    painter: Option<(HtmlCanvasElement, Painter)>,
    pictures: Vec<Picture>,
    /// The object being rebuilt for the next picture.
    making: Option<Replay>,
    /// Whether the next piece of work is scheduled.
    waits: bool,
    /// Time of the last sculpting.
    hand: f64,
    drawn: Option<ArcTrigger>,
}

thread_local! {
    static SHELF: RefCell<Shelf> = RefCell::default();
}

/// A canvas outside the page.
fn canvas() -> Option<HtmlCanvasElement> {
    document().create_element("canvas").ok()?.dyn_into().ok()
}

/// Whether this browser can show clay.
pub(crate) fn available() -> bool {
    SHELF.with_borrow_mut(|shelf| {
        *shelf.works.get_or_insert_with(|| {
            let context = canvas().and_then(|canvas| gl::context(&canvas));
            context.inspect(gl::lose).is_some()
        })
    })
}

/// Postpones the drawing of pictures while a player sculpts.
pub(super) fn wait() {
    SHELF.with_borrow_mut(|shelf| shelf.hand = now());
}

/// A still picture of an object with its shadow; the usual lump until it is drawn.
#[component]
pub(crate) fn StillPicture(
    /// The object as packed text.
    strokes: Arc<str>,
    /// The player's colour.
    colour: u8,
    /// More CSS classes.
    #[prop(optional)]
    class: &'static str,
    /// Accessible name; without one the picture is decorative.
    #[prop(optional, into)]
    label: Option<Signal<String>>,
) -> impl IntoView {
    let address = Memo::new(move |_| find(&strokes, colour));
    let inside = move || match address.get() {
        Some(address) => view! { <img alt="" src=address.to_string() /> }.into_any(),
        None => view! { <Shape class="" href="#bb-lump" width=48 height=48 /> }.into_any(),
    };
    view! {
        <span
            class=format!("bb-still {class}").trim_end().to_owned()
            data-colour=colour.to_string()
            role=label.map(|_| "img")
            aria-label=label
            aria-hidden=label.is_none().then_some("true")
        >
            {inside}
        </span>
    }
}

/// Returns the picture if it is drawn; otherwise orders it. Tracks its completion.
fn find(strokes: &Arc<str>, colour: u8) -> Option<Arc<str>> {
    let works = available();
    let (url, drawn, asleep) = SHELF.with_borrow_mut(|shelf| {
        let drawn = shelf.drawn.get_or_insert_with(ArcTrigger::new).clone();
        let known = shelf.pictures.iter().find(|one| one.colour == colour && one.strokes == *strokes);
        if let Some(known) = known {
            return (known.url.clone(), drawn, false);
        }
        if shelf.pictures.len() >= KEPT {
            // Removes the oldest finished picture; ordered ones stay.
            let oldest = shelf.pictures.iter().position(|one| one.url.is_some());
            oldest.map(|oldest| shelf.pictures.remove(oldest));
        }
        shelf.pictures.push(Picture { strokes: Arc::clone(strokes), colour, url: None });
        (None, drawn, works && !std::mem::replace(&mut shelf.waits, true))
    });
    if asleep {
        set_timeout(work, PAUSE);
    }
    if url.is_none() {
        drawn.track();
    }
    url
}

/// Waits until the still picture of an object is drawn, and returns it as a data URL; `None` if this browser cannot draw
/// it.
pub(crate) async fn still_picture(strokes: Arc<str>, colour: u8) -> Option<Arc<str>> {
    if !available() {
        return None;
    }
    loop {
        match untrack(|| find(&strokes, colour)) {
            Some(url) => return Some(url).filter(|url| !url.is_empty()),
            None => TimeoutFuture::new(PAUSE.as_millis() as u32).await,
        }
    }
}

/// Does one piece of work.
fn work() {
    let (more, drawn) = SHELF.with_borrow_mut(|shelf| {
        let drawn = shelf.piece();
        shelf.waits = shelf.pictures.iter().any(|one| one.url.is_none());
        (shelf.waits, shelf.drawn.clone().filter(|_| drawn))
    });
    if let Some(drawn) = drawn {
        drawn.notify();
    }
    if more {
        set_timeout(work, PAUSE);
    }
}

impl Shelf {
    /// Does one piece of work. Returns whether a picture was finished.
    fn piece(&mut self) -> bool {
        let start = now();
        if start - self.hand < REST {
            return false;
        }
        let Some(picture) = self.pictures.iter_mut().find(|one| one.url.is_none()) else { return false };
        let replay = self.making.get_or_insert_with(|| Replay::new(strokes(&picture.strokes)));
        while now() - start < PIECE {
            if replay.step(4) == Ok(true) {
                continue;
            }
            let url = still(&mut self.painter, replay.sculpture().clay(), picture.colour, SIDE, "image/webp");
            picture.url = Some(url.unwrap_or_default().into());
            self.making = None;
            return true;
        }
        false
    }
}

/// Draws a picture of any size now. Returns it as a data URL.
fn still(
    painter: &mut Option<(HtmlCanvasElement, Painter)>,
    clay: &Clay,
    colour: u8,
    side: u32,
    kind: &str,
) -> Option<String> {
    let lost = painter.as_ref().is_some_and(|(_, painter)| painter.is_lost());
    if lost || painter.is_none() {
        let canvas = canvas()?;
        *painter = Painter::new(&canvas).map(|painter| (canvas, painter));
    }
    let (canvas, painter) = painter.as_mut()?;
    canvas.set_width(side);
    canvas.set_height(side);
    let (low, high) = clay.bounds()?;
    let mut camera = Camera::framing(low.into(), high.into());
    camera.resize(1.0, 1.0);
    painter.reset();
    painter.follow(&mut Mesher::new(), clay);
    let colour = colour::clay(colour);
    let scene = Scene {
        camera: &camera,
        colour,
        ground: low[1],
        table: false,
        mirror: false,
        ring: None,
        glass: &[],
        size: [side; 2],
    };
    painter.paint(&scene, true);
    let url = canvas.to_data_url_with_type(kind).ok();
    painter.reset();
    url
}

/// A large picture for export.
pub(super) fn large(clay: &Clay, colour: u8) -> Option<String> {
    SHELF.with_borrow_mut(|shelf| still(&mut shelf.painter, clay, colour, 1200, "image/png"))
}
