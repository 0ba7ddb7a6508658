//! The camera of the studio, and its rays through places on the screen.
//!
//! Directions are pairs of cosine and sine; a small turn is a step along the tangent, so no angles are needed.

use glam::{BVec3, Vec3};

use crate::games::barbarossa::clay::SIDE;

/// The middle of the lattice along each axis.
pub const MIDDLE: f32 = (SIDE as f32 - 1.0) / 2.0;

/// Distance of the eye in units of half the visible extent. A large value is a long lens with little distortion.
pub const FOCAL: f32 = 4.5;

/// Initial voxels from the middle to the nearer edges, enough for the whole turntable.
pub const WHOLE: f32 = 44.0;

/// Limits of the zoom.
const NEAREST: f32 = 9.0;
const FURTHEST: f32 = 78.0;

/// Width in pixels of the picture's rim, in which a finger turns the view.
pub const RIM: f32 = 26.0;

/// A line of sight, in voxels: its origin and its direction, of any length.
#[derive(Copy, Clone, PartialEq, Debug)]
pub struct Ray {
    pub from: Vec3,
    pub way: Vec3,
}

impl Ray {
    /// Returns the intersection with the plane through a place with the normal `facing`.
    pub fn meet(self, place: Vec3, facing: Vec3) -> Vec3 {
        let speed = self.way.dot(facing);
        let time = if speed.abs() < 1e-4 { 0.0 } else { (place - self.from).dot(facing) / speed };
        self.from + self.way * time
    }
}

/// View of a place from one side.
#[derive(Copy, Clone, PartialEq, Debug)]
pub struct Camera {
    /// Cosine and sine of the azimuth, and of the elevation.
    round: [f32; 2],
    high: [f32; 2],
    target: Vec3,
    /// Voxels from the middle of the picture to its nearer edges.
    half: f32,
    /// Size of the picture in CSS pixels.
    size: [f32; 2],
}

impl Default for Camera {
    /// From the front, slightly from above.
    fn default() -> Camera {
        Camera {
            round: [1.0, 0.0],
            high: [0.96, 0.28],
            target: Vec3::new(MIDDLE, MIDDLE - 5.0, MIDDLE),
            half: WHOLE,
            size: [1.0; 2],
        }
    }
}

impl Camera {
    /// Looks three quarters from the front, so near that the box between these corners fills the picture.
    pub fn framing(low: Vec3, high: Vec3) -> Camera {
        let target = (low + high) / 2.0;
        let [wide, tall, deep] = (high - low).to_array();
        // Few objects reach into the corners of their box.
        let half = (wide * wide + deep * deep).sqrt() * 0.47 + 1.5;
        let half = half.max(tall * 0.56).max(NEAREST);
        Camera { round: [0.92, 0.392], target, half, ..Camera::default() }
    }

    pub fn resize(&mut self, wide: f32, tall: f32) {
        self.size = [wide.max(1.0), tall.max(1.0)];
    }

    /// Returns to the front, with everything in view.
    pub fn home(&mut self) {
        *self = Camera { size: self.size, ..Camera::default() };
    }

    /// Returns whether the view is still the initial one.
    pub fn is_home(&self) -> bool {
        self.sees_as(&Camera::default())
    }

    /// Returns whether the view equals another camera's.
    pub fn sees_as(&self, other: &Camera) -> bool {
        *self == Camera { size: self.size, ..*other }
    }

    fn shorter(&self) -> f32 {
        // In a wide picture there is room above and below the turntable.
        self.size[0].min(self.size[1] * 0.88)
    }

    /// Returns the directions to the right, up, and towards the eye.
    pub fn axes(&self) -> [Vec3; 3] {
        let ([cos, sin], [flat, high]) = (self.round, self.high);
        [
            Vec3::new(cos, 0.0, -sin),
            Vec3::new(-sin * high, flat, -cos * high),
            Vec3::new(sin * flat, high, cos * flat),
        ]
    }

    pub fn eye(&self) -> Vec3 {
        self.target + self.axes()[2] * (self.half * FOCAL)
    }

    /// Returns the distance between the eye and the target.
    pub fn distance(&self) -> f32 {
        self.half * FOCAL
    }

    /// Returns the screen coordinates per unit of tangent, where 1 is the edge of the picture.
    pub fn scale(&self) -> [f32; 2] {
        self.size.map(|size| FOCAL * self.shorter() / size)
    }

    /// Returns the voxels per CSS pixel at the target's distance.
    pub fn voxels(&self) -> f32 {
        2.0 * self.half / self.shorter()
    }

    /// Returns the line of sight through a pixel.
    pub fn ray(&self, [x, y]: [f32; 2]) -> Ray {
        let [right, up, back] = self.axes();
        let short = self.shorter();
        let aside = (2.0 * x - self.size[0]) / short;
        let above = (self.size[1] - 2.0 * y) / short;
        Ray { from: self.eye(), way: right * aside + up * above - back * FOCAL }
    }

    /// Returns the line of sight through a place.
    pub fn towards(&self, place: Vec3) -> Ray {
        let from = self.eye();
        Ray { from, way: place - from }
    }

    /// Returns the pixel at which a place is drawn, with the shader's formula.
    pub fn seen(&self, place: Vec3) -> [f32; 2] {
        let [right, up, back] = self.axes();
        let from = place - self.eye();
        let depth = -from.dot(back);
        let [across, high] = self.scale();
        [
            (from.dot(right) / depth * across + 1.0) / 2.0 * self.size[0],
            (1.0 - from.dot(up) / depth * high) / 2.0 * self.size[1],
        ]
    }

    /// Returns a pixel in the graphics card's coordinates, from -1 at the left and bottom to 1.
    pub fn on_screen(&self, [x, y]: [f32; 2]) -> [f32; 2] {
        [2.0 * x / self.size[0] - 1.0, 1.0 - 2.0 * y / self.size[1]]
    }

    /// Turns the turntable by an angle, clockwise seen from above.
    pub fn twist(&mut self, angle: f32) {
        self.round = turned(self.round, angle);
    }

    /// Shifts the picture by this number of pixels to the right and down.
    pub fn pan(&mut self, [right, down]: [f32; 2]) {
        let axes = self.axes();
        let wide = self.voxels();
        self.target = within(self.target + axes[0] * (-right * wide) + axes[1] * (down * wide));
    }

    /// Turns the object by this number of pixels to the right and down.
    pub fn turn(&mut self, [right, down]: [f32; 2]) {
        let pace = 2.6 / self.shorter();
        self.round = turned(self.round, -right * pace);
        let high = turned(self.high, down * pace);
        // Never passes the top, where up and down would change places.
        self.high = if high[0] < 0.08 { [0.08, 0.9968 * self.high[1].signum()] } else { high };
    }

    /// Returns whether the box between these corners is in the picture.
    pub fn frames(&self, low: Vec3, high: Vec3) -> bool {
        (0..8).all(|corner| {
            let at = [0, 1, 2].map(|axis| corner >> axis & 1 == 1);
            let [x, y] = self.seen(Vec3::select(BVec3::from_array(at), high, low));
            (0.0..=self.size[0]).contains(&x) && (0.0..=self.size[1]).contains(&y)
        })
    }

    /// Zooms out until the box between these corners is in the picture, or the limit is reached.
    pub fn fit(&mut self, low: Vec3, high: Vec3) {
        while self.back_off(low, high) {}
    }

    /// Zooms out one step, unless the box between these corners is in the picture. Returns whether it did.
    pub fn back_off(&mut self, low: Vec3, high: Vec3) -> bool {
        let goes = !self.frames(low, high) && self.half < FURTHEST;
        if goes {
            self.zoom(0.97, self.size.map(|side| side / 2.0));
        }
        goes
    }

    /// Returns whether a pixel is in the rim of the picture.
    pub fn is_rim(&self, at: [f32; 2]) -> bool {
        at.into_iter().zip(self.size).any(|(at, side)| at.min(side - at) < RIM)
    }

    /// Magnifies the picture by a factor; the place at this pixel stays there.
    pub fn zoom(&mut self, by: f32, [x, y]: [f32; 2]) {
        let half = (self.half / by.max(0.01)).clamp(NEAREST, FURTHEST);
        let [right, up, _] = self.axes();
        let step = (self.half - half) / self.shorter();
        let (aside, above) = ((2.0 * x - self.size[0]) * step, (self.size[1] - 2.0 * y) * step);
        let target = self.target + right * aside + up * above;
        // Zooming out moves the target back to the middle. It never leaves the space for clay.
        let far = if half > self.half { (half - WHOLE) / (FURTHEST - WHOLE) } else { 0.0 };
        let home = ((half - self.half) / 12.0).max(far).clamp(0.0, 1.0);
        let middle = Camera::default().target;
        self.target = within(target + (middle - target) * home);
        self.half = half;
    }
}

/// Limits the target to the space for clay.
fn within(target: Vec3) -> Vec3 {
    target.clamp(Vec3::splat(8.0), Vec3::splat(SIDE as f32 - 8.0))
}

/// Returns a direction turned by a small angle.
fn turned([cos, sin]: [f32; 2], by: f32) -> [f32; 2] {
    // Larger steps come from a finger that has jumped.
    let by = by.clamp(-1.0, 1.0);
    let (x, y) = (cos - sin * by, sin + cos * by);
    let length = (x * x + y * y).sqrt();
    [x / length, y / length]
}

#[cfg(test)]
mod tests;
