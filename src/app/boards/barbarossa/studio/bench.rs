//! The bench behind a canvas: the turntable with its clay, the tool and the camera.
//!
//! Input only queues actions; each frame (see `frames`) works some of them off. The page reads the bench through a
//! signal.

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
    fingers::{Fingers, Pointer, PointerAction},
    hand::{self, Hand, SurfacePoint},
    kit::{Kit, Order},
    pen::Pen,
    wire::Wire,
};

/// Height of the turntable without clay: just below the starting shapes.
const GROUND: f32 = MIDDLE - 21.0;

/// The largest gap between clay and turntable before the turntable rises.
const FLOATS: f32 = 1.5;

/// The state of the bench for the page.
#[derive(Copy, Clone, PartialEq, Debug)]
pub(super) struct Status {
    pub(super) strokes: usize,
    pub(super) digest: u64,
    /// Whether work remains.
    pub(super) busy: bool,
    pub(super) undo: bool,
    pub(super) redo: bool,
    pub(super) empty: bool,
    /// Whether the clay is centred at the mirror.
    pub(super) centred: bool,
    /// Whether the clay is loaded, so that `strokes` and `digest` are valid.
    pub(super) there: bool,
    /// Whether the last stroke was refused or cut short.
    pub(super) full: bool,
    /// Whether the graphics context is lost for now.
    pub(super) lost: bool,
    /// Whether the view has moved from its start.
    pub(super) moved: bool,
    /// The pointer that last worked or turned the view.
    pub(super) pointer: Pointer,
    /// Whether a pen has been over the canvas.
    pub(super) pen_seen: bool,
}

impl Default for Status {
    /// Busy from the start, since clay has to be loaded.
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

/// The clay: still loading, or ready to be worked on.
pub(super) enum ClayState {
    Loading(Replay),
    Ready(Sculpture),
}

/// A stroke in progress.
pub(super) struct StrokeInProgress {
    pub(super) brush: Brush,
    pub(super) grip: Grip,
}

/// The input of a stroke: a finger, keys, or either of them with a wire.
pub(super) enum Grip {
    Hand(Hand),
    Keys,
    Wire(Wire),
}

/// The tools, and the signal that receives the finished strokes.
#[derive(Copy, Clone)]
pub(super) struct Tools {
    pub(super) strokes: RwSignal<Arc<str>>,
    pub(super) kit: RwSignal<Kit>,
    /// Whether the time is over, so that input only moves the view.
    pub(super) rests: Signal<bool>,
    /// Whether fingers only turn the view once a pen was used.
    pub(super) fingers_look: Signal<bool>,
    /// Latest undo or redo by a tap of fingers.
    pub(super) tapped: RwSignal<Option<Order>>,
}

impl Tools {
    /// Whether input only moves the view.
    pub(super) fn looks(self) -> bool {
        self.rests.get_untracked() || self.kit.with_untracked(|kit| kit.turns)
    }
}

/// The contents of a canvas, and the queued work.
pub(super) struct Bench {
    pub(super) canvas: HtmlCanvasElement,
    pub(super) painter: Option<Painter>,
    pub(super) camera: Camera,
    /// Whether all clay was in the picture before the current stroke.
    pub(super) framed: bool,
    /// The corners that the camera backs off for, step by step.
    pub(super) follows: Option<(Vec3, Vec3)>,
    /// The view that Home returns to.
    pub(super) front: Camera,
    pub(super) status: RwSignal<Status>,
    pub(super) fingers: Fingers,
    pub(super) queue: VecDeque<PointerAction>,
    /// The position of a mouse with no button down.
    pub(super) mouse: Option<[f32; 2]>,
    /// The pressure of the pen.
    pub(super) pen: Pen,
    /// Whether the size has just changed; it is then shown at the keyboard cursor.
    pub(super) sizing: bool,
    /// Whether a frame has been requested.
    pub(super) awake: bool,
    pub(super) colour: u8,
    pub(super) tools: Option<Tools>,
    pub(super) film: Option<Film>,
    pub(super) clay_state: ClayState,
    pub(super) mesher: Mesher,
    pub(super) stroke: Option<StrokeInProgress>,
    /// The spot under the mouse.
    pub(super) hover: Option<SurfacePoint>,
    pub(super) cursor: Option<Cursor>,
    /// The current height of the turntable.
    pub(super) ground: f32,
    /// The height that the turntable moves to; gradually unless motion is reduced.
    pub(super) bottom: f32,
    pub(super) glides: bool,
    /// Whether the view turns by itself, until the player touches it.
    pub(super) spins: bool,
    /// The canvas size in device pixels.
    pub(super) size: [u32; 2],
    /// Number of frames so far.
    pub(super) frames: u32,
    /// Whether the previous frame worked without drawing.
    pub(super) owed: bool,
}

/// The corners of the latest stroke, if it added clay.
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
            clay_state: ClayState::Loading(Replay::new(strokes(text))),
            mesher: Mesher::new(),
            stroke: None,
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

    /// The clay to work on, once loaded.
    pub(super) fn sculpture(&self) -> Option<&Sculpture> {
        match &self.clay_state {
            ClayState::Ready(sculpture) => Some(sculpture),
            ClayState::Loading(_) => None,
        }
    }

    /// The brush in hand, unless input only moves the view.
    pub(super) fn brush(&self) -> Option<Brush> {
        let tools = self.tools.filter(|tools| !tools.looks())?;
        Some(tools.kit.with_untracked(Kit::brush))
    }

    /// Whether a finger that comes down here works. A wire may start beside the clay.
    pub(super) fn works(&self, at: [f32; 2]) -> bool {
        let (Some(brush), Some(sculpture)) = (self.brush(), self.sculpture()) else { return false };
        let clay = sculpture.clay();
        match brush.tool() {
            Tool::Turn => false,
            Tool::Cut => !clay.is_empty(),
            _ => hand::start(brush, clay, &self.camera, at).is_some(),
        }
    }

    /// The corners of the clay's bounding box.
    pub(super) fn corners(&self) -> Option<(Vec3, Vec3)> {
        let (low, high) = self.sculpture()?.clay().bounds()?;
        Some((low.into(), high.into()))
    }

    /// Records before a stroke whether all clay is in the picture.
    pub(super) fn look_over(&mut self) {
        let all_seen = |(low, high)| self.camera.frames(low, high);
        self.framed = self.follows.is_some() || self.corners().is_none_or(all_seen);
    }

    /// Starts to back the camera off if a stroke has grown out of the picture. It frames all clay, or only the stroke
    /// if the camera was near.
    pub(super) fn keep_framed(&mut self) {
        let corners = if self.framed { self.corners() } else { self.sculpture().and_then(laid) };
        self.follows = corners;
        if !self.glides {
            self.follow();
        }
    }

    /// Backs the camera off by one step, or fully if motion is reduced. Returns whether it continues.
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

    /// Queues actions, and reports the bench as busy.
    pub(super) fn want(&mut self, actions: impl IntoIterator<Item = PointerAction>) {
        let before = self.queue.len();
        self.queue.extend(actions);
        if self.queue.len() > before {
            self.tell(|status| status.busy = true);
        }
    }

    /// Moves the turntable under the clay.
    pub(super) fn stand(&mut self) {
        let clay = match &self.clay_state {
            ClayState::Ready(sculpture) => sculpture.clay(),
            ClayState::Loading(replay) => replay.sculpture().clay(),
        };
        let bottom = clay.bounds().map_or(GROUND, |(low, _)| low[1]);
        // The turntable moves only if it is in the way, or if the clay would float.
        if bottom < self.bottom || bottom > self.bottom + FLOATS {
            self.bottom = bottom;
        }
    }

    /// Updates the status, if anything changes.
    pub(super) fn tell(&self, change: impl FnOnce(&mut Status)) {
        let Some(before) = self.status.try_get_untracked() else { return };
        let mut status = before;
        change(&mut status);
        if status != before {
            self.status.set(status);
        }
    }

    /// Updates the status after work. `changed`: also stores the strokes.
    pub(super) fn note(&mut self, changed: bool) {
        self.stand();
        let ClayState::Ready(sculpture) = &self.clay_state else { return };
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
