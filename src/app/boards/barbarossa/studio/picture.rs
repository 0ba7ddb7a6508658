//! Still pictures of objects, drawn one after another when nothing else is to be done, all by one graphics context.

use std::{cell::RefCell, sync::Arc, time::Duration};

use leptos::prelude::*;

use wasm_bindgen::JsCast;
use web_sys::{CanvasRenderingContext2d, HtmlCanvasElement};

use super::{
    clock::now,
    gl,
    packed::strokes,
    painter::{Painter, Scene},
};
use crate::scenes::barbarossa::studio::{camera::Camera, colour};
use crate::{
    app::{components::Shape, platform::picture::Square},
    games::barbarossa::clay::{Clay, Mesher, Replay},
};

/// Pixels a side of a picture on the page.
const SIDE: u32 = 360;

/// So many are kept.
const KEPT: usize = 40;

/// Between two pieces of work, how long one is, and how long a hand must have rested, in milliseconds.
const PAUSE: Duration = Duration::from_millis(24);
const PIECE: f64 = 7.0;
const REST: f64 = 300.0;

/// A picture, or one to be drawn.
struct Picture {
    strokes: Arc<str>,
    colour: u8,
    url: Option<Arc<str>>,
}

#[derive(Default)]
struct Shelf {
    /// Whether there is WebGL 2, once that has been tried.
    works: Option<bool>,
    painter: Option<(HtmlCanvasElement, Painter)>,
    pictures: Vec<Picture>,
    /// What is being made for one of them.
    making: Option<Replay>,
    /// Work has been put off.
    waits: bool,
    /// When a hand was last at work.
    hand: f64,
    drawn: Option<ArcTrigger>,
}

thread_local! {
    static SHELF: RefCell<Shelf> = RefCell::default();
}

/// A canvas that is on no page.
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

/// Somebody sculpts: pictures have to wait.
pub(super) fn wait() {
    SHELF.with_borrow_mut(|shelf| shelf.hand = now());
}

/// A still picture of an object, on nothing but its shadow; a lump as on every board until it is drawn.
#[component]
pub(crate) fn StillPicture(
    /// The object, as packed text.
    strokes: Arc<str>,
    /// The player's colour.
    colour: u8,
    /// More classes.
    #[prop(optional)]
    class: &'static str,
    /// What it is; where what is around it says that, it is mere ornament.
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

/// The picture; where there is none yet it is ordered, and whoever asks is told when it is there.
fn find(strokes: &Arc<str>, colour: u8) -> Option<Arc<str>> {
    let works = available();
    let (url, drawn, asleep) = SHELF.with_borrow_mut(|shelf| {
        let drawn = shelf.drawn.get_or_insert_with(ArcTrigger::new).clone();
        let known = shelf.pictures.iter().find(|one| one.colour == colour && one.strokes == *strokes);
        if let Some(known) = known {
            return (known.url.clone(), drawn, false);
        }
        if shelf.pictures.len() >= KEPT {
            // The oldest that is there: what is still to be drawn stays.
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

/// One piece of work.
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
    /// Whether a picture was drawn.
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

/// Draws one now, as large as wanted: an address that holds it all.
fn still(
    painter: &mut Option<(HtmlCanvasElement, Painter)>,
    clay: &Clay,
    colour: u8,
    side: u32,
    kind: &str,
) -> Option<String> {
    painted(painter, clay, colour, side, |canvas| canvas.to_data_url_with_type(kind).ok())
}

/// Draws one now, and takes it from the canvas.
fn painted<T>(
    painter: &mut Option<(HtmlCanvasElement, Painter)>,
    clay: &Clay,
    colour: u8,
    side: u32,
    take: impl FnOnce(&HtmlCanvasElement) -> Option<T>,
) -> Option<T> {
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
    let taken = take(canvas);
    painter.reset();
    taken
}

/// Draws an object into a square of another canvas.
pub(crate) fn draw_into(
    text: &str,
    colour: u8,
    brush: &CanvasRenderingContext2d,
    [x, y, side]: Square,
) -> Option<()> {
    let clay = Clay::of(&strokes(text));
    let put = |canvas: &HtmlCanvasElement| {
        brush.draw_image_with_html_canvas_element_and_dw_and_dh(canvas, x, y, side, side).ok()
    };
    SHELF.with_borrow_mut(|shelf| painted(&mut shelf.painter, &clay, colour, side as u32, put))
}

/// A large one for a file.
pub(super) fn large(clay: &Clay, colour: u8) -> Option<String> {
    SHELF.with_borrow_mut(|shelf| still(&mut shelf.painter, clay, colour, 1200, "image/png"))
}
