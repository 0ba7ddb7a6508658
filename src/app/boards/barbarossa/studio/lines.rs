//! Lines finer than the triangles, as the graphics card has them: a texture all through the room for clay, in step with what
//! is scratched. Until something is it has no more than one sample, so that a picture without lines costs nothing.

use web_sys::{WebGl2RenderingContext as Gl, WebGlTexture};

use crate::games::barbarossa::clay::{BRICK, Engraving, FINE};

pub(super) struct Lines {
    texture: Option<WebGlTexture>,
    /// What it shows.
    shown: Engraving,
    /// It has room for lines.
    large: bool,
}

impl Lines {
    pub(super) fn new(gl: &Gl) -> Lines {
        Lines { texture: texture(gl, 1), shown: Engraving::default(), large: false }
    }

    /// Takes all lines away.
    pub(super) fn reset(&mut self, gl: &Gl) {
        if self.large {
            gl.delete_texture(self.texture.as_ref());
            *self = Lines::new(gl);
        }
    }

    /// Brings what has changed since the last time to the graphics card.
    pub(super) fn follow(&mut self, gl: &Gl, engraving: &Engraving) {
        if !self.large {
            if engraving.is_empty() {
                return;
            }
            gl.delete_texture(self.texture.as_ref());
            *self = Lines { texture: texture(gl, FINE), shown: Engraving::default(), large: true };
        }
        gl.bind_texture(Gl::TEXTURE_3D, self.texture.as_ref());
        for (corner, samples) in engraving.unlike(&self.shown) {
            let [x, y, z] = corner.map(|at| at as i32);
            let side = BRICK as i32;
            // A lost context is told of elsewhere, and then there is nothing to send.
            let _ = gl.tex_sub_image_3d_with_opt_u8_array(
                Gl::TEXTURE_3D,
                0,
                x,
                y,
                z,
                side,
                side,
                side,
                Gl::RG,
                Gl::UNSIGNED_BYTE,
                Some(samples),
            );
        }
        self.shown = engraving.clone();
    }
}

/// A texture with so many samples a side, all zeros, which the clay is drawn with from now on.
fn texture(gl: &Gl, side: usize) -> Option<WebGlTexture> {
    let texture = gl.create_texture();
    let side = side as i32;
    gl.bind_texture(Gl::TEXTURE_3D, texture.as_ref());
    gl.tex_storage_3d(Gl::TEXTURE_3D, 1, Gl::RG8, side, side, side);
    for (name, value) in [
        (Gl::TEXTURE_MIN_FILTER, Gl::LINEAR),
        (Gl::TEXTURE_MAG_FILTER, Gl::LINEAR),
        (Gl::TEXTURE_WRAP_S, Gl::CLAMP_TO_EDGE),
        (Gl::TEXTURE_WRAP_T, Gl::CLAMP_TO_EDGE),
        (Gl::TEXTURE_WRAP_R, Gl::CLAMP_TO_EDGE),
    ] {
        gl.tex_parameteri(Gl::TEXTURE_3D, name, value as i32);
    }
    texture
}
