//! Draws clay on its turntable: the patches of its surface, the shadow under it, the ring of the tool.

use wasm_bindgen::JsValue;

use super::{
    camera::{Camera, V3, dot, plus},
    gl::{self, Canvas, Gl},
    hand::Spot,
    shaders,
};
use crate::games::barbarossa::clay::{Clay, Mesher, Patch, Vertex};

/// One patch on the graphics card; the array holds its triangles, too.
struct Part {
    array: JsValue,
    vertices: JsValue,
    count: usize,
}

/// A program and where its numbers go.
struct Program(JsValue, JsValue);

/// Samples a side of the picture from below that the shadow is made of.
const SHADOW: u32 = 128;

/// What there is to see besides the clay.
pub(super) struct Scene<'a> {
    pub(super) camera: &'a Camera,
    pub(super) colour: V3,
    /// How high the turntable's top is.
    pub(super) ground: f32,
    /// The turntable, or only the shadow on it.
    pub(super) table: bool,
    /// A line where the mirror is.
    pub(super) mirror: bool,
    /// A ring and its radius.
    pub(super) ring: Option<(Spot, f32)>,
    /// Width and height in pixels of the device.
    pub(super) size: [u32; 2],
}

/// A canvas and what was brought to its graphics card.
pub(super) struct Painter {
    gl: Gl,
    clay: Program,
    stage: Program,
    ring: Program,
    parts: Vec<Option<Part>>,
    below: JsValue,
    texture: JsValue,
    /// The clay has changed since its shadow was drawn.
    stale: bool,
}

impl Drop for Painter {
    fn drop(&mut self) {
        self.gl.lose();
    }
}

impl Painter {
    /// Nothing where the browser has no WebGL 2, or has lost it.
    pub(super) fn new(canvas: &Canvas) -> Option<Painter> {
        let gl = Gl::of(canvas).filter(|gl| !gl.is_context_lost())?;
        let program = |[vertex, fragment]: [&str; 2]| {
            let program = gl.program(&[shaders::HEAD, shaders::LENS, vertex], &[shaders::HEAD, fragment]);
            let numbers = gl.get_uniform_location(&program, "u");
            Program(program, numbers)
        };
        let (clay, stage, ring) = (program(shaders::CLAY), program(shaders::STAGE), program(shaders::RING));
        let texture = gl.create_texture();
        gl.bind_texture(gl::TEXTURE_2D, &texture);
        gl.tex_storage(gl::TEXTURE_2D, 8, gl::RGBA8, SHADOW, SHADOW);
        gl.tex_parameter(gl::TEXTURE_2D, gl::TEXTURE_MIN_FILTER, gl::LINEAR_MIPMAP_LINEAR);
        gl.tex_parameter(gl::TEXTURE_2D, gl::TEXTURE_WRAP_S, gl::CLAMP_TO_EDGE);
        gl.tex_parameter(gl::TEXTURE_2D, gl::TEXTURE_WRAP_T, gl::CLAMP_TO_EDGE);
        let depth = gl.create_renderbuffer();
        gl.bind_renderbuffer(gl::RENDERBUFFER, &depth);
        gl.renderbuffer_storage(gl::RENDERBUFFER, gl::DEPTH_COMPONENT16, SHADOW, SHADOW);
        let below = gl.create_framebuffer();
        gl.bind_framebuffer(gl::FRAMEBUFFER, &below);
        gl.framebuffer_texture(gl::FRAMEBUFFER, gl::COLOR_ATTACHMENT0, gl::TEXTURE_2D, &texture, 0);
        gl.framebuffer_renderbuffer(gl::FRAMEBUFFER, gl::DEPTH_ATTACHMENT, gl::RENDERBUFFER, &depth);
        gl.blend_func(gl::ONE, gl::ONE_MINUS_SRC_ALPHA);
        gl.enable(gl::CULL_FACE);
        Some(Painter { gl, clay, stage, ring, parts: Vec::new(), below, texture, stale: true })
    }

    /// Whether the graphics card has forgotten everything.
    pub(super) fn is_lost(&self) -> bool {
        self.gl.is_context_lost()
    }

    /// Takes all clay away.
    pub(super) fn reset(&mut self) {
        self.parts.iter_mut().flatten().for_each(|part| part.count = 0);
        self.stale = true;
    }

    /// Brings what has changed since the last time to the graphics card.
    pub(super) fn follow(&mut self, mesher: &mut Mesher, clay: &Clay) {
        for number in mesher.update(clay).to_vec() {
            self.put(number, &mesher.patches()[number]);
        }
    }

    /// Brings a patch to the graphics card.
    pub(super) fn put(&mut self, number: usize, patch: &Patch) {
        let gl = &self.gl;
        if self.parts.len() <= number {
            self.parts.resize_with(number + 1, || None);
        }
        if patch.is_empty() && self.parts[number].is_none() {
            return;
        }
        self.stale = true;
        let part = self.parts[number].get_or_insert_with(|| {
            let (array, vertices, indices) =
                (gl.create_vertex_array(), gl.create_buffer(), gl.create_buffer());
            gl.bind_vertex_array(&array);
            gl.bind_buffer(gl::ARRAY_BUFFER, &vertices);
            gl.bind_buffer(gl::ELEMENT_ARRAY_BUFFER, &indices);
            let fields = [
                (3, gl::UNSIGNED_SHORT, false, Vertex::POSITION),
                (3, gl::BYTE, true, Vertex::NORMAL),
                (1, gl::UNSIGNED_BYTE, true, Vertex::LIGHT),
            ];
            for (index, (size, kind, normalised, offset)) in (0..).zip(fields) {
                gl.vertex_attrib_pointer(index, size, kind, normalised, Vertex::STRIDE, offset);
                gl.enable_vertex_attrib_array(index);
            }
            Part { array, vertices, count: 0 }
        });
        gl.bind_vertex_array(&part.array);
        gl.bind_buffer(gl::ARRAY_BUFFER, &part.vertices);
        gl.buffer_bytes(gl::ARRAY_BUFFER, patch.vertices(), gl::DYNAMIC_DRAW);
        gl.buffer_numbers(gl::ELEMENT_ARRAY_BUFFER, patch.indices(), gl::DYNAMIC_DRAW);
        part.count = patch.indices().len();
    }

    /// Draws everything. The shadow follows the clay only where it is `settled`: it costs as much as the clay does.
    pub(super) fn paint(&mut self, scene: &Scene, settled: bool) {
        let gl = &self.gl;
        let camera = scene.camera;
        let [right, up, back] = camera.axes();
        let [across, high] = camera.scale();
        // A torch, above and to the left of whoever looks.
        let light = plus(plus(right.map(|part| part * -0.55), up, 0.62), back, 0.56);
        let bright = dot(light, light).sqrt();
        let mut numbers = [0.0; 36];
        let mut set = |at: usize, xyz: V3, w: f32| {
            numbers[4 * at..4 * at + 3].copy_from_slice(&xyz);
            numbers[4 * at + 3] = w;
        };
        set(0, right, across);
        set(1, up, high);
        set(2, back, camera.distance());
        set(3, camera.eye(), 0.0);
        set(4, scene.colour, scene.ground);
        set(5, light.map(|part| part / bright), f32::from(u8::from(scene.table)));
        set(8, [f32::from(u8::from(scene.mirror)), 0.0, 0.0], 0.0);

        gl.enable(gl::DEPTH_TEST);
        if self.stale && settled {
            self.stale = false;
            numbers[15] = 1.0;
            gl.bind_framebuffer(gl::FRAMEBUFFER, &self.below);
            gl.viewport(0, 0, SHADOW, SHADOW);
            gl.clear(gl::COLOR_AND_DEPTH);
            self.draw_clay(&numbers);
            gl.bind_framebuffer(gl::FRAMEBUFFER, &JsValue::NULL);
            gl.bind_texture(gl::TEXTURE_2D, &self.texture);
            gl.generate_mipmap(gl::TEXTURE_2D);
            numbers[15] = 0.0;
        }
        gl.bind_framebuffer(gl::FRAMEBUFFER, &JsValue::NULL);
        gl.viewport(0, 0, scene.size[0], scene.size[1]);
        gl.clear(gl::COLOR_AND_DEPTH);
        gl.disable(gl::DEPTH_TEST);
        gl.enable(gl::BLEND);
        gl.bind_vertex_array(&JsValue::NULL);
        self.begin(&self.stage, &numbers);
        gl.draw_arrays(gl::TRIANGLES, 0, 3);
        gl.enable(gl::DEPTH_TEST);
        self.draw_clay(&numbers);
        if let Some((spot, radius)) = scene.ring {
            gl.disable(gl::DEPTH_TEST);
            gl.disable(gl::CULL_FACE);
            gl.bind_vertex_array(&JsValue::NULL);
            let thin = camera.voxels() * 1.6;
            // The ring itself, and a dot in its middle.
            for (radius, wide) in [(radius, thin), (0.0, thin * 1.5)] {
                numbers[24..27].copy_from_slice(&plus(spot.place, spot.out, 0.3));
                numbers[27] = radius;
                numbers[28..31].copy_from_slice(&spot.out);
                numbers[31] = wide;
                self.begin(&self.ring, &numbers);
                gl.draw_arrays(gl::TRIANGLE_STRIP, 0, 130);
            }
            gl.enable(gl::CULL_FACE);
        }
        gl.disable(gl::BLEND);
    }

    fn begin(&self, program: &Program, numbers: &[f32]) {
        self.gl.use_program(&program.0);
        self.gl.uniform4fv(&program.1, numbers);
    }

    fn draw_clay(&self, numbers: &[f32]) {
        self.begin(&self.clay, numbers);
        for part in self.parts.iter().flatten().filter(|part| part.count > 0) {
            self.gl.bind_vertex_array(&part.array);
            self.gl.draw_elements(gl::TRIANGLES, part.count, gl::UNSIGNED_SHORT, 0);
        }
    }
}
