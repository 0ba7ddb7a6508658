//! The turntable with its clay, the hand on it and the eye before it: all that a canvas shows.
//!
//! Fingers only queue what they want; each frame (see `frames`) works some of it off. What the page around has to know
//! is in a signal.

use std::{collections::VecDeque, sync::Arc};

use glam::Vec3;
use leptos::prelude::*;
use web_sys::HtmlCanvasElement;

use super::{film::Film, packed::strokes, painter::Painter};
use crate::app::platform::root_element::is_still;
use crate::games::barbarossa::clay::{Brush, Mesher, Point, Replay, Sculpture, Tool, pack, to_text};
use crate::scenes::barbarossa::studio::{
    camera::{Camera, MIDDLE},
    cursor::Cursor,
    fingers::{Deed, Fingers, Pointer},
    hand::{self, Hand, Spot},
    kit::{Kit, Order},
    pen::Pen,
    wire::Wire,
};

/// Where the turntable is while there is nothing on it: under what one begins with.
const GROUND: f32 = MIDDLE - 21.0;

/// As far as this clay may float over the turntable before that comes up to it.
const FLOATS: f32 = 1.5;

/// What the page around is told of.
#[derive(Copy, Clone, PartialEq, Debug)]
pub(super) struct Status {
    pub(super) strokes: usize,
    pub(super) digest: u64,
    /// Something is still being done.
    pub(super) busy: bool,
    pub(super) undo: bool,
    pub(super) redo: bool,
    pub(super) empty: bool,
    /// It stands in the middle, where the mirror is.
    pub(super) centred: bool,
    /// Loaded: what `strokes` and `digest` say holds.
    pub(super) there: bool,
    /// The last stroke was refused, or cut off.
    pub(super) full: bool,
    /// The graphics card has forgotten everything, for now.
    pub(super) lost: bool,
    /// It is looked at from elsewhere than at first.
    pub(super) moved: bool,
    /// What was last used to work or to turn.
    pub(super) pointer: Pointer,
    /// Whether a pen has been over the canvas.
    pub(super) pen_seen: bool,
}

impl Default for Status {
    /// Busy from the start: there is something to load.
    fn default() -> Status {
        Status {
            strokes: 0,
            digest: 0,
            busy: true,
            undo: false,
            redo: false,
            empty: false,
            centred: true,
            there: false,
            full: false,
            lost: false,
            moved: false,
            pointer: Pointer::Finger,
            pen_seen: false,
        }
    }
}

/// The clay: still being loaded, or here to be worked on.
pub(super) enum Work {
    Coming(Replay),
    Here(Sculpture),
}

/// A stroke being made, and how.
pub(super) struct Making {
    pub(super) brush: Brush,
    pub(super) grip: Grip,
}

/// How a stroke is made: by a finger, by keys, or as a wire by either.
pub(super) enum Grip {
    Hand(Hand),
    Keys,
    Wire(Wire),
}

/// What the clay is worked on with, and where the finished strokes go.
#[derive(Copy, Clone)]
pub(super) struct Tools {
    pub(super) strokes: RwSignal<Arc<str>>,
    pub(super) kit: RwSignal<Kit>,
    /// Time is up: everything only looks.
    pub(super) rests: Signal<bool>,
    /// Whether fingers only turn the view once a pen was used.
    pub(super) fingers_look: Signal<bool>,
    /// Latest undo or redo by a tap of fingers.
    pub(super) tapped: RwSignal<Option<Order>>,
}

impl Tools {
    /// Whether a finger only turns the turntable.
    pub(super) fn looks(self) -> bool {
        self.rests.get_untracked() || self.kit.with_untracked(|kit| kit.turns)
    }
}

/// All that a canvas shows, and what is still to be done with it.
pub(super) struct Bench {
    pub(super) canvas: HtmlCanvasElement,
    pub(super) painter: Option<Painter>,
    pub(super) camera: Camera,
    /// All clay was in the picture before the stroke being made.
    pub(super) framed: bool,
    /// The corners that the camera goes back for, step by step.
    pub(super) follows: Option<(Vec3, Vec3)>,
    /// Where the view is brought back to.
    pub(super) front: Camera,
    pub(super) status: RwSignal<Status>,
    pub(super) fingers: Fingers,
    pub(super) queue: VecDeque<Deed>,
    /// Where a mouse is while no button is down.
    pub(super) mouse: Option<[f32; 2]>,
    /// How strongly a pen is pressed.
    pub(super) pen: Pen,
    /// The size has just been changed: it is shown where keys would work.
    pub(super) sizing: bool,
    /// A frame has been asked for.
    pub(super) awake: bool,
    pub(super) colour: u8,
    pub(super) tools: Option<Tools>,
    pub(super) film: Option<Film>,
    pub(super) work: Work,
    pub(super) mesher: Mesher,
    pub(super) making: Option<Making>,
    /// What the mouse is over.
    pub(super) hover: Option<Spot>,
    pub(super) cursor: Option<Cursor>,
    /// How high the turntable is.
    pub(super) ground: f32,
    /// Where it is on its way to, slowly unless motion is reduced.
    pub(super) bottom: f32,
    pub(super) glides: bool,
    /// It turns by itself, until somebody takes hold of it.
    pub(super) spins: bool,
    /// The size of the canvas in pixels of the device.
    pub(super) size: [u32; 2],
    /// How many frames there were.
    pub(super) frames: u32,
    /// The frame before this one only worked.
    pub(super) owed: bool,
}

/// The corners of the latest stroke, if it laid clay.
fn laid(sculpture: &Sculpture) -> Option<(Vec3, Vec3)> {
    let stroke = sculpture.strokes().last()?;
    if !matches!(stroke.brush().tool(), Tool::Add | Tool::Lump) {
        return None;
    }
    let reach = stroke.brush().reach();
    let corners = |point: &Point| -> (Vec3, Vec3) {
        let place = Vec3::from(point.voxels());
        (place - reach, place + reach)
    };
    let all = stroke.points().iter().map(corners);
    all.reduce(|(low, high), (lower, higher)| (low.min(lower), high.max(higher)))
}

impl Bench {
    pub(super) fn new(
        canvas: HtmlCanvasElement,
        text: &str,
        colour: u8,
        status: RwSignal<Status>,
        tools: Option<Tools>,
        film: Option<Film>,
    ) -> Bench {
        Bench {
            painter: Painter::new(&canvas),
            canvas,
            camera: Camera::default(),
            framed: true,
            follows: None,
            front: Camera::default(),
            status,
            fingers: Fingers::default(),
            queue: VecDeque::new(),
            mouse: None,
            pen: Pen::default(),
            sizing: false,
            awake: false,
            colour,
            tools,
            film,
            work: Work::Coming(Replay::new(strokes(text))),
            mesher: Mesher::new(),
            making: None,
            hover: None,
            cursor: None,
            ground: GROUND,
            bottom: GROUND,
            glides: !is_still(),
            spins: false,
            size: [0; 2],
            frames: 0,
            owed: false,
        }
    }

    /// The clay to work on, once it is there.
    pub(super) fn sculpture(&self) -> Option<&Sculpture> {
        match &self.work {
            Work::Here(sculpture) => Some(sculpture),
            Work::Coming(_) => None,
        }
    }

    /// What works, unless everything only looks.
    pub(super) fn brush(&self) -> Option<Brush> {
        let tools = self.tools.filter(|tools| !tools.looks())?;
        Some(tools.kit.with_untracked(Kit::brush))
    }

    /// Whether a finger that comes down here works. A wire may begin beside the clay.
    pub(super) fn works(&self, at: [f32; 2]) -> bool {
        let (Some(brush), Some(sculpture)) = (self.brush(), self.sculpture()) else { return false };
        let clay = sculpture.clay();
        match brush.tool() {
            Tool::Turn => false,
            Tool::Cut => !clay.is_empty(),
            _ => hand::start(brush, clay, &self.camera, at).is_some(),
        }
    }

    /// The corners of all clay.
    pub(super) fn corners(&self) -> Option<(Vec3, Vec3)> {
        let (low, high) = self.sculpture()?.clay().bounds()?;
        Some((low.into(), high.into()))
    }

    /// Notes whether all clay is in the picture, before a stroke.
    pub(super) fn look_over(&mut self) {
        let all_seen = |(low, high)| self.camera.frames(low, high);
        self.framed = self.follows.is_some() || self.corners().is_none_or(all_seen);
    }

    /// Lets the camera go back if a stroke has grown out of the picture: for all clay, or for the stroke alone if the
    /// camera was near.
    pub(super) fn keep_framed(&mut self) {
        let corners = if self.framed { self.corners() } else { self.sculpture().and_then(laid) };
        self.follows = corners;
        if !self.glides {
            self.follow();
        }
    }

    /// One step of the camera back to where it sees what it follows; at once where motion is reduced. Whether it goes on.
    pub(super) fn follow(&mut self) -> bool {
        let Some((low, high)) = self.follows else { return false };
        if !self.glides {
            self.camera.fit(low, high);
        }
        let goes_on = self.camera.back_off(low, high);
        if !goes_on {
            self.follows = None;
        }
        goes_on
    }

    /// Work is told to be waiting until it is done.
    pub(super) fn want(&mut self, deeds: impl IntoIterator<Item = Deed>) {
        let before = self.queue.len();
        self.queue.extend(deeds);
        if self.queue.len() > before {
            self.tell(|status| status.busy = true);
        }
    }

    /// Sets the turntable under what there is.
    pub(super) fn stand(&mut self) {
        let clay = match &self.work {
            Work::Here(sculpture) => sculpture.clay(),
            Work::Coming(replay) => replay.sculpture().clay(),
        };
        let bottom = clay.bounds().map_or(GROUND, |(low, _)| low[1]);
        // It keeps its place unless it has to give way, or the clay would float.
        if bottom < self.bottom || bottom > self.bottom + FLOATS {
            self.bottom = bottom;
        }
    }

    /// Tells the page around what has become different, if anything.
    pub(super) fn tell(&self, change: impl FnOnce(&mut Status)) {
        let Some(before) = self.status.try_get_untracked() else { return };
        let mut status = before;
        change(&mut status);
        if status != before {
            self.status.set(status);
        }
    }

    /// Tells what there is now, and keeps it where it `changed`.
    pub(super) fn note(&mut self, changed: bool) {
        self.stand();
        let Work::Here(sculpture) = &self.work else { return };
        let (clay, strokes) = (sculpture.clay(), sculpture.strokes());
        let (digest, empty, centred) = (clay.digest(), clay.is_empty(), clay.is_centred());
        let (undo, redo) = (sculpture.can_undo(), sculpture.can_redo());
        self.tell(|status| {
            let strokes = strokes.len();
            *status = Status { strokes, digest, undo, redo, empty, centred, there: true, ..*status };
        });
        if let (Some(tools), true) = (&self.tools, changed) {
            tools.strokes.set(to_text(&pack(strokes)).into());
        }
    }
}
