//! Transparent shapes: the mirror, the walls of the clay's lattice, the preview of a lump, and the wire.

use glam::Vec3;

use crate::games::barbarossa::clay::SIDE;
use crate::scenes::barbarossa::studio::{
    camera::{Camera, MIDDLE},
    fingers::CanvasPoint,
    hand::EDGE,
};

/// Distance at which a wall becomes visible, in voxels.
const NEAR: f32 = 12.0;

/// Half the side of a wall.
const HALF: f32 = (SIDE as f32 - 1.0) / 2.0 - EDGE;

/// A transparent shape.
pub(super) enum Glass {
    /// A rectangle: its centre and half of each side. `near`: the place it is visible near, and the visibility from 0
    /// to 1.
    Sheet {
        middle: Vec3,
        sides: [Vec3; 2],
        near: Option<(Vec3, f32)>,
    },
    Ball {
        middle: Vec3,
        radius: f32,
    },
    /// A line from one pixel to another, and its opacity from 0 to 1.
    Wire([CanvasPoint; 2], f32),
}

impl Glass {
    /// The mirror on the turntable and its rim, which is its only visible part from the front.
    pub(super) fn mirror(ground: f32, camera: &Camera) -> [Glass; 5] {
        let (deep, tall) = (HALF - 8.0, (MIDDLE + HALF - ground) / 2.0 - 4.0);
        let middle = Vec3::new(MIDDLE, ground + tall, MIDDLE);
        let corner = |aside: f32, up: f32| {
            camera.seen(Vec3::new(MIDDLE, ground + tall + tall * up, MIDDLE + deep * aside))
        };
        let corners = [corner(1.0, -1.0), corner(1.0, 1.0), corner(-1.0, 1.0), corner(-1.0, -1.0)];
        let rim = |at: usize| Glass::Wire([corners[at], corners[(at + 1) % 4]], 0.35);
        let sheet = Glass::Sheet { middle, sides: [Vec3::Z * deep, Vec3::Y * tall], near: None };
        [sheet, rim(0), rim(1), rim(2), rim(3)]
    }

    /// The walls near a place.
    pub(super) fn walls(place: Vec3) -> impl Iterator<Item = Glass> {
        (0..6).filter_map(move |wall| {
            let (axis, high) = (wall / 2, wall % 2 == 1);
            let at = if high { MIDDLE + HALF } else { MIDDLE - HALF };
            let near = 1.0 - (place[axis] - at).abs() / NEAR;
            let mut middle = Vec3::splat(MIDDLE);
            middle[axis] = at;
            let mut sides = [Vec3::ZERO; 2];
            sides[0][(axis + 1) % 3] = HALF;
            sides[1][(axis + 2) % 3] = HALF;
            (near > 0.0).then_some(Glass::Sheet { middle, sides, near: Some((place, near.min(1.0))) })
        })
    }

    /// Writes the shape into the shaders' uniforms.
    pub(super) fn put(&self, numbers: &mut [f32; 36], camera: &Camera) {
        let mut set = |at: usize, xyz: Vec3, w: f32| {
            numbers[4 * at..4 * at + 3].copy_from_slice(xyz.as_ref());
            numbers[4 * at + 3] = w;
        };
        match *self {
            Glass::Sheet { middle, sides: [along, up], near } => {
                let (place, seen) = near.unwrap_or((Vec3::ZERO, 0.0));
                set(6, middle, 0.0);
                set(7, along, if near.is_some() { seen * 0.5 } else { 0.16 });
                set(8, up, 0.0);
                set(4, place, if near.is_some() { 2.2 * NEAR } else { 0.0 });
            }
            Glass::Ball { middle, radius } => {
                set(6, middle, 1.0);
                set(7, Vec3::ZERO, 0.0);
                set(8, Vec3::ZERO, radius);
            }
            Glass::Wire([from, to], dense) => {
                let [from, to] = [from, to].map(|at| camera.on_screen(at));
                let [wide, tall] = camera.on_screen([1.0, 1.0]).map(|at| 1.0 - at.abs());
                set(6, Vec3::ZERO, 2.0);
                set(7, Vec3::new(from[0], from[1], 0.0), dense);
                set(8, Vec3::new(to[0], to[1], wide), tall);
            }
        }
    }
}
