//! Engraved lines, finer than the triangles, as a 3D texture over the clay's lattice. Until the first line it has a
//! single sample, so that a picture without lines costs nothing.

use web_sys::{WebGl2RenderingContext as Gl, WebGlTexture};

use crate::games::barbarossa::clay::{BRICK, Engraving, FINE};

pub(super) struct Lines {
    texture: Option<WebGlTexture>,
    /// The engraving already uploaded.
    shown: Engraving,
    /// Whether the texture has its full size.
    large: bool,
}

impl Lines {
    pub(super) fn new(gl: &Gl) -> Lines {
        Lines { texture: texture(gl, 1), shown: Engraving::default(), large: false }
    }

    /// Removes all lines.
    pub(super) fn reset(&mut self, gl: &Gl) {
        if self.large {
            gl.delete_texture(self.texture.as_ref());
            *self = Lines::new(gl);
        }
    }

    /// Uploads the changes since the last call.
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
            // Fails only if the context is lost, which is handled elsewhere.
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

/// Creates and binds a texture of zeros with this number of samples per side.
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
