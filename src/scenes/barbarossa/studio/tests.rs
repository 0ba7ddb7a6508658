//! Shared setup of the studio's tests.

use super::camera::Camera;
use crate::games::barbarossa::clay::{Brush, Sculpture, Tool};

/// Returns a ball of clay, and the initial camera for a canvas of this size.
pub(super) fn ball(wide: f32, tall: f32) -> (Sculpture, Camera) {
    let mut sculpture = Sculpture::new();
    sculpture.work_whole(Brush::new(Tool::Ball, 6, 1, false)).unwrap();
    let mut camera = Camera::default();
    camera.resize(wide, tall);
    (sculpture, camera)
}
