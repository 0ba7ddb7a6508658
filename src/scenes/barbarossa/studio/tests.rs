//! What the tests of the studio begin with.

use super::camera::Camera;
use crate::games::barbarossa::clay::{Brush, Sculpture, Tool};

/// A ball of clay, and the eye before it on a canvas of this size.
pub(super) fn ball(wide: f32, tall: f32) -> (Sculpture, Camera) {
    let mut sculpture = Sculpture::new();
    sculpture.work_whole(Brush::new(Tool::Ball, 6, 1, false)).unwrap();
    let mut camera = Camera::default();
    camera.resize(wide, tall);
    (sculpture, camera)
}
