//! The turntable with its clay, the hand on it and the eye before it: what a canvas shows, frame by frame.
//!
//! Fingers only queue what they want; each frame works some of it off, for no longer than leaves time to draw, brings
//! the patches that have changed to the graphics card and draws. When nothing is to be done no frame is asked for.

use std::{collections::VecDeque, sync::Arc};

use leptos::prelude::*;

use super::{
    camera::{Camera, MIDDLE},
    colour,
    film::Film,
    fingers::{Deed, Fingers},
    gl::Canvas,
    hand::{self, Cursor, Hand, Spot},
    kit::{Kit, Order},
    painter::{Painter, Scene},
    picture,
};
use crate::{
    app::state::State,
    games::barbarossa::clay::{Brush, Mesher, Replay, Sculpture, Stroke, from_text, pack, to_text, unpack},
};

/// How long a frame may work before it draws, in milliseconds, and how long while something is being loaded.
const PATIENCE: f64 = 6.0;
const LOADING: f64 = 10.0;

/// Where the turntable is while there is nothing on it.
const GROUND: f32 = MIDDLE - 27.0;

/// What the page around is told of.
#[derive(Copy, Clone, PartialEq, Debug, Default)]
pub(super) struct Told {
    pub(super) strokes: usize,
    pub(super) digest: u64,
    /// Something is still being done.
    pub(super) busy: bool,
    pub(super) undo: bool,
    pub(super) redo: bool,
    pub(super) empty: bool,
    /// Loaded: what `strokes` and `digest` say holds.
    pub(super) there: bool,
    /// The last stroke was refused, or cut off.
    pub(super) full: bool,
    /// The graphics card has forgotten everything, for now.
    pub(super) lost: bool,
}

pub(super) enum Work {
    Coming(Replay),
    Here(Sculpture),
}

/// A stroke being made, by a finger or else by keys.
pub(super) struct Making(pub(super) Brush, pub(super) Option<Hand>);

/// What can be done with it.
pub(super) struct Tools {
    pub(super) strokes: State<Arc<str>>,
    pub(super) kit: State<Kit>,
}

pub(super) struct Bench {
    pub(super) canvas: Canvas,
    painter: Option<Painter>,
    pub(super) camera: Camera,
    pub(super) told: State<Told>,
    pub(super) fingers: Fingers,
    pub(super) queue: VecDeque<Deed>,
    /// Where a mouse is while no button is down.
    pub(super) mouse: Option<[f32; 2]>,
    /// A frame has been asked for.
    pub(super) awake: bool,
    colour: u8,
    pub(super) tools: Option<Tools>,
    pub(super) film: Option<Film>,
    pub(super) work: Work,
    mesher: Mesher,
    pub(super) making: Option<Making>,
    hover: Option<Spot>,
    pub(super) cursor: Option<Cursor>,
    ground: f32,
    /// Where the turntable is on its way to, slowly unless motion is reduced.
    bottom: f32,
    glides: bool,
    size: [u32; 2],
    frames: u32,
    /// The frame before this one only worked.
    owed: bool,
}

/// The strokes that a text holds; none if it holds none.
pub(super) fn strokes(text: &str) -> Vec<Stroke> {
    from_text(text).and_then(|bytes| unpack(&bytes).ok()).unwrap_or_default()
}

pub(super) fn now() -> f64 {
    window().performance().map_or(0.0, |clock| clock.now())
}

impl Bench {
    pub(super) fn new(
        canvas: Canvas,
        text: &str,
        colour: u8,
        tools: Option<Tools>,
        film: Option<Film>,
    ) -> Bench {
        let root = document().document_element();
        let motion = root.and_then(|root| root.get_attribute("data-motion"));
        // Busy from the start: there is something to load.
        let _ = canvas.toggle_attribute_with_force("data-busy", true);
        Bench {
            painter: Painter::new(&canvas),
            canvas,
            camera: Camera::new(),
            told: State::new(Told { busy: true, ..Told::default() }),
            fingers: Fingers::new(),
            queue: VecDeque::new(),
            mouse: None,
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
            glides: motion.as_deref() != Some("reduced"),
            size: [0; 2],
            frames: 0,
            owed: false,
        }
    }

    /// The clay to work on, once it is there.
    fn sculpture(&self) -> Option<&Sculpture> {
        match &self.work {
            Work::Here(sculpture) => Some(sculpture),
            Work::Coming(_) => None,
        }
    }

    /// What works, unless everything only looks.
    pub(super) fn brush(&self) -> Option<Brush> {
        let kit = self.tools.as_ref()?.kit.get_untracked();
        (!kit.turns && !kit.rests).then(|| kit.brush())
    }

    /// Whether a finger that comes down here works.
    pub(super) fn works(&self, at: [f32; 2]) -> bool {
        let (Some(brush), Some(sculpture)) = (self.brush(), self.sculpture()) else { return false };
        let clay = sculpture.clay();
        Hand::reaches(brush, clay) || hand::look(clay, &self.camera, at).is_some()
    }

    /// Work is told to be waiting until it is done.
    pub(super) fn want(&mut self, deed: Option<Deed>) {
        if let Some(deed) = deed {
            self.queue.push_back(deed);
            self.tell(&mut |told| told.busy = true);
        }
    }

    /// One frame; whether there is more to do.
    pub(super) fn frame(&mut self) -> bool {
        let start = now();
        self.frames += 1;
        let mut more = self.load(start);
        if self.making.is_some() || !self.queue.is_empty() {
            picture::wait();
        }
        while now() - start < PATIENCE
            && let Some(deed) = self.queue.pop_front()
        {
            self.act(deed);
        }
        more |= !self.queue.is_empty();
        // Where a device is slow, one frame works and the next draws: two short ones are smoother than a long one.
        self.owed = !self.owed && now() - start > PATIENCE / 2.0;
        if self.owed {
            return true;
        }
        self.hover = match (self.mouse, self.brush(), self.sculpture()) {
            (Some(at), Some(_), Some(sculpture)) if self.making.is_none() => {
                hand::look(sculpture.clay(), &self.camera, at)
            }
            _ => None,
        };
        let gap = self.bottom - self.ground;
        if !self.glides || gap.abs() < 0.05 {
            self.ground = self.bottom;
        } else {
            self.ground += gap * 0.2;
            more = true;
        }
        self.draw();
        if !more && self.making.is_none() {
            self.tell(&mut |told| told.busy = false);
        }
        more
    }

    /// Loads some more of what is to be shown. Whether that goes on.
    fn load(&mut self, start: f64) -> bool {
        let Work::Coming(replay) = &mut self.work else { return false };
        let mut left = Ok(true);
        if let Some(film) = &mut self.film {
            left = film.roll(replay, start);
            if left == Ok(true) {
                let runs = film.runs();
                let winds = replay.progress().0 < film.goal;
                if runs && self.glides && !self.fingers.any() {
                    self.camera.turn([0.7, 0.0]);
                }
                if self.frames.is_multiple_of(8) {
                    self.stand();
                }
                return runs || winds;
            }
        } else {
            while left == Ok(true) && now() - start < LOADING {
                left = replay.step(4);
            }
            if left == Ok(true) {
                return true;
            }
        }
        // What is too much for an object is left out.
        let done = std::mem::replace(replay, Replay::new(Vec::new()));
        self.work = Work::Here(done.into_sculpture());
        self.stand();
        if self.film.is_none() {
            self.ground = self.bottom;
        }
        if self.tools.is_none() && self.film.is_none() {
            self.frame_it();
        }
        self.note(false);
        self.film.is_some()
    }

    /// Goes so near that the object fills the picture.
    fn frame_it(&mut self) {
        let framed = self.sculpture().and_then(|sculpture| sculpture.clay().bounds());
        if let (None, Some((low, high))) = (&self.tools, framed) {
            self.camera = Camera::framing(low, high);
            self.size = [0; 2];
        } else {
            self.camera.home();
        }
    }

    /// Sets the turntable under what there is.
    fn stand(&mut self) {
        let clay = match &self.work {
            Work::Here(sculpture) => sculpture.clay(),
            Work::Coming(replay) => replay.sculpture().clay(),
        };
        self.bottom = clay.bounds().map_or(GROUND, |(low, _)| low[1]);
    }

    /// Goes back to a moment of the film, or on to it.
    pub(super) fn wind(&mut self, goal: u32) -> bool {
        let Some(film) = &mut self.film else { return false };
        let past = match &self.work {
            Work::Coming(replay) => film.is_past(replay, goal),
            Work::Here(_) => true,
        };
        if past {
            self.work = Work::Coming(film.again());
            self.mesher = Mesher::new();
            if let Some(painter) = &mut self.painter {
                painter.reset();
            }
        }
        film.goal = goal;
        true
    }

    /// Turns and zooms by buttons and keys; whether it was asked for that.
    pub(super) fn look(&mut self, order: Order) -> bool {
        match order {
            Order::Step([right, up, near]) => {
                self.camera.turn([right, -up].map(|step| f32::from(step) * 16.0));
                if near != 0 {
                    self.zoom(near < 0);
                }
            }
            Order::Size(nearer) | Order::Zoom(nearer) => self.zoom(nearer),
            Order::Home => self.frame_it(),
            _ => return false,
        }
        true
    }

    fn zoom(&mut self, nearer: bool) {
        let middle = [self.canvas.client_width(), self.canvas.client_height()].map(|side| side as f32 / 2.0);
        self.camera.zoom(if nearer { 1.25 } else { 0.8 }, middle);
    }

    #[inline(never)]
    pub(super) fn tell(&self, change: &mut dyn FnMut(&mut Told)) {
        let Some(before) = self.told.try_get() else { return };
        let mut told = before;
        change(&mut told);
        if told == before {
            return;
        }
        self.told.set(told);
        // For those who look from outside. Only a malformed name is ever refused.
        let _ = self.canvas.toggle_attribute_with_force("data-busy", told.busy);
        if told.there {
            let _ = self.canvas.set_attribute("data-clay", &hex(told.digest));
            let _ = self.canvas.set_attribute("data-strokes", &told.strokes.to_string());
        }
    }

    /// Tells what there is now, and keeps it where it `changed`.
    pub(super) fn note(&mut self, changed: bool) {
        self.stand();
        let Work::Here(sculpture) = &self.work else { return };
        let (clay, strokes) = (sculpture.clay(), sculpture.strokes());
        let (digest, empty) = (clay.digest(), clay.is_empty());
        let (undo, redo) = (sculpture.can_undo(), sculpture.can_redo());
        self.tell(&mut |told| {
            *told = Told { strokes: strokes.len(), digest, undo, redo, empty, there: true, ..*told }
        });
        if let (Some(tools), true) = (&self.tools, changed) {
            tools.strokes.set(to_text(&pack(strokes)).into());
        }
    }

    /// The graphics card has forgotten everything, or is there again.
    pub(super) fn lose(&mut self, lost: bool) {
        self.painter = if lost { None } else { Painter::new(&self.canvas) };
        if let Some(painter) = &mut self.painter {
            for (number, patch) in self.mesher.patches().iter().enumerate() {
                painter.put(number, patch);
            }
        }
        let lost = self.painter.is_none();
        self.tell(&mut |told| told.lost = lost);
    }

    /// Fits the canvas to its place on the page.
    fn fit(&mut self) {
        let sharp = window().device_pixel_ratio().clamp(1.0, 2.0) as f32;
        let (wide, tall) = (self.canvas.client_width() as f32, self.canvas.client_height() as f32);
        let size = [wide, tall].map(|side| ((side * sharp) as u32).max(1));
        if size != self.size {
            self.size = size;
            self.canvas.set_width(size[0]);
            self.canvas.set_height(size[1]);
            self.camera.resize(wide, tall);
        }
    }

    fn draw(&mut self) {
        self.fit();
        let clay = match &self.work {
            Work::Here(sculpture) => Some(sculpture.clay()),
            // A film is watched while it is made; what is loaded is shown when it is there.
            Work::Coming(replay) => self.film.as_ref().map(|_| replay.sculpture().clay()),
        };
        let Some(painter) = &mut self.painter else { return };
        if let Some(clay) = clay {
            painter.follow(&mut self.mesher, clay);
        }
        let kit = self.tools.as_ref().map(|tools| tools.kit.get_untracked());
        let reach = kit.map_or(0.0, |kit| kit.brush().reach());
        let held = match &self.making {
            Some(Making(brush, Some(hand))) => Some((hand.spot(), brush.reach())),
            Some(Making(brush, None)) => self.cursor.map(|cursor| (cursor.spot, brush.reach())),
            None => self.cursor.map(|cursor| cursor.spot).or(self.hover).map(|spot| (spot, reach)),
        };
        let scene = Scene {
            camera: &self.camera,
            colour: colour::clay(self.colour),
            ground: self.ground,
            table: true,
            mirror: kit.is_some_and(|kit| kit.mirror && !kit.rests),
            ring: held,
            size: self.size,
        };
        painter.paint(&scene, self.making.is_none() || self.frames.is_multiple_of(6));
    }
}

fn hex(number: u64) -> String {
    let digit = |at: u32| char::from_digit((number >> (60 - 4 * at)) as u32 & 15, 16).unwrap_or_default();
    (0..16).map(digit).collect()
}

#[cfg(test)]
mod tests {
    #[test]
    fn digests_are_told_in_hex() {
        assert_eq!(super::hex(0x8059_b478_58ab_cbd2), "8059b47858abcbd2");
        assert_eq!(super::hex(0xf), "000000000000000f");
    }
}
