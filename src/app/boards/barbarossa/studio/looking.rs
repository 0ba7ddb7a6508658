//! The camera before the turntable: zoom and orbit, and the position in a film.

use super::bench::{Bench, ClayState};
use crate::games::barbarossa::clay::Mesher;
use crate::scenes::barbarossa::studio::{camera::Camera, kit::Order};

impl Bench {
    /// Moves the camera so near that the object fills the picture.
    pub(super) fn frame_it(&mut self) {
        let framed = self.sculpture().and_then(|sculpture| sculpture.clay().bounds());
        if let (None, Some((low, high))) = (&self.tools, framed) {
            self.camera = Camera::framing(low.into(), high.into());
            self.size = [0; 2];
        } else {
            self.camera.home();
            if let Some((low, high)) = self.corners() {
                self.camera.fit(low, high);
            }
        }
        self.front = self.camera;
    }

    /// Starts the automatic turn, unless motion is reduced.
    pub(super) fn spin(&mut self) -> bool {
        self.spins = self.glides;
        true
    }

    /// Winds the film to a dab.
    pub(super) fn wind(&mut self, goal: u32) -> bool {
        let Some(film) = &mut self.film else { return false };
        let past = match &self.clay_state {
            ClayState::Loading(replay) => film.is_past(replay, goal),
            ClayState::Ready(_) => true,
        };
        if past {
            self.clay_state = ClayState::Loading(film.again());
            self.mesher = Mesher::new();
            if let Some(painter) = &mut self.painter {
                painter.reset();
            }
        }
        film.goal = goal;
        true
    }

    /// Turns and zooms by buttons and keys. Returns whether the order was about the view.
    pub(super) fn look(&mut self, order: Order) -> bool {
        self.spins = false;
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
}
