//! The frame loop: each frame works off some of the queue within a time limit, uploads changed patches and draws.
//! Without work no frame is requested.

use leptos::prelude::*;

use super::{
    bench::{Bench, ClayState, Grip, StrokeInProgress},
    clock::now,
    glass::Glass,
    painter::{Painter, Scene},
    picture,
};
use crate::games::barbarossa::clay::{Replay, Tool};
use crate::scenes::barbarossa::studio::{colour, cursor::Cursor, hand};

/// The time a frame may work before it draws, in milliseconds; longer while loading.
const PATIENCE: f64 = 6.0;
const LOADING: f64 = 10.0;

impl Bench {
    /// Runs one frame. Returns whether work remains.
    pub(super) fn frame(&mut self) -> bool {
        let start = now();
        self.frames += 1;
        let mut more = self.load(start);
        if self.stroke.is_some() || !self.queue.is_empty() {
            picture::wait();
        }
        while now() - start < PATIENCE
            && let Some(action) = self.queue.pop_front()
        {
            self.act(action);
        }
        more |= !self.queue.is_empty();
        // On a slow device one frame works and the next draws: two short frames look smoother than a long one.
        self.owed = !self.owed && now() - start > PATIENCE / 2.0;
        if self.owed {
            return true;
        }
        self.hover = match (self.mouse, self.brush(), self.sculpture()) {
            (Some(at), Some(_), Some(sculpture)) if self.stroke.is_none() => {
                hand::aim(sculpture.clay(), &self.camera, at)
            }
            _ => None,
        };
        let gap = self.bottom - self.ground;
        if !self.glides || gap.abs() < 0.05 {
            self.ground = self.bottom;
        } else {
            self.ground += gap * 0.12;
            more = true;
        }
        if self.spins {
            self.camera.turn([0.7, 0.0]);
        }
        more |= self.stroke.is_none() && self.follow();
        self.draw();
        let moved = !self.camera.sees_as(&self.front);
        self.tell(|status| status.moved = moved);
        if !more && self.stroke.is_none() {
            self.tell(|status| status.busy = false);
        }
        more || self.spins
    }

    /// Loads a part of the clay. Returns whether more remains.
    fn load(&mut self, start: f64) -> bool {
        let ClayState::Loading(replay) = &mut self.clay_state else { return false };
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
        // Strokes that are too much for an object are left out.
        let done = std::mem::replace(replay, Replay::new(Vec::new()));
        self.clay_state = ClayState::Ready(done.into_sculpture());
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

    /// Handles a lost or restored graphics context.
    pub(super) fn lose(&mut self, lost: bool) {
        self.painter = if lost { None } else { Painter::new(&self.canvas) };
        if let Some(painter) = &mut self.painter {
            for (number, patch) in self.mesher.patches().iter().enumerate() {
                painter.put(number, patch);
            }
        }
        let lost = self.painter.is_none();
        self.tell(|status| status.lost = lost);
    }

    /// Fits the canvas to its size on the page.
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
        let clay = match &self.clay_state {
            ClayState::Ready(sculpture) => Some(sculpture.clay()),
            // A film is shown while it plays; other clay only once it is loaded.
            ClayState::Loading(replay) => self.film.as_ref().map(|_| replay.sculpture().clay()),
        };
        let Some(painter) = &mut self.painter else { return };
        if let Some(clay) = clay {
            painter.follow(&mut self.mesher, clay);
        }
        let kit =
            self.tools.filter(|tools| !tools.rests.get_untracked()).map(|tools| tools.kit.get_untracked());
        let brush = kit.map(|kit| kit.brush());
        let spot = match &self.stroke {
            Some(StrokeInProgress { grip: Grip::Hand(hand), .. }) => Some(hand.spot()),
            Some(StrokeInProgress { grip: Grip::Wire(_), .. }) => None,
            Some(StrokeInProgress { grip: Grip::Keys, .. }) => self.cursor.map(|cursor| cursor.spot),
            None => {
                self.cursor.map(|cursor| cursor.spot).or(self.hover).or_else(|| match (clay, self.sizing) {
                    (Some(clay), true) => Some(Cursor::home(clay, &self.camera).spot),
                    _ => None,
                })
            }
        };
        let held = brush.filter(|brush| brush.tool() != Tool::Turn).zip(spot);
        let mut glass = Vec::new();
        if kit.is_some_and(|kit| kit.mirror) {
            glass.extend(Glass::mirror(self.ground, &self.camera));
        }
        if let Some((brush, spot)) = held {
            if brush.tool() == Tool::Lump {
                let middle = hand::point(brush, spot).voxels().into();
                glass.push(Glass::Ball { middle, radius: brush.reach() });
            }
            if self.stroke.is_some() && brush.tool() != Tool::Cut {
                glass.extend(Glass::walls(spot.place));
            }
        }
        if let Some(StrokeInProgress { grip: Grip::Wire(wire), .. }) = self.stroke {
            glass.push(Glass::Wire([wire.from, wire.to], 1.0));
        }
        let scene = Scene {
            camera: &self.camera,
            colour: colour::clay(self.colour),
            ground: self.ground,
            table: true,
            mirror: kit.is_some_and(|kit| kit.mirror),
            // A lump is previewed as glass instead of a ring.
            ring: held
                .filter(|(brush, _)| brush.tool() != Tool::Lump)
                .map(|(brush, spot)| (spot, brush.reach().max(0.6))),
            glass: &glass,
            size: self.size,
        };
        painter.paint(&scene, self.stroke.is_none() || self.frames.is_multiple_of(6));
    }
}
