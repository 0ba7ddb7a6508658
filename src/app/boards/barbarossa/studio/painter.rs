//! Draws clay on its turntable: the patches of its surface, its shadow, the glass, the ring of the tool.

use glam::Vec3;
use js_sys::Uint16Array;
use web_sys::{
    HtmlCanvasElement, WebGl2RenderingContext as Gl, WebGlBuffer, WebGlFramebuffer, WebGlProgram,
    WebGlTexture, WebGlUniformLocation, WebGlVertexArrayObject,
};

use super::{gl, glass::Glass, lines::Lines, shaders};
use crate::games::barbarossa::clay::{Clay, Mesher, Patch, Vertex};
use crate::scenes::barbarossa::studio::{camera::Camera, hand::SurfacePoint};

/// A patch on the graphics card. The vertex array also refers to the triangles.
struct Part {
    array: WebGlVertexArrayObject,
    vertices: WebGlBuffer,
    count: i32,
}

impl Part {
    /// An empty patch; `None` if the context is lost.
    fn new(gl: &Gl) -> Option<Part> {
        let (array, vertices, indices) =
            (gl.create_vertex_array()?, gl.create_buffer()?, gl.create_buffer()?);
        gl.bind_vertex_array(Some(&array));
        gl.bind_buffer(Gl::ARRAY_BUFFER, Some(&vertices));
        gl.bind_buffer(Gl::ELEMENT_ARRAY_BUFFER, Some(&indices));
        let fields = [
            (3, Gl::UNSIGNED_SHORT, false, Vertex::POSITION),
            (3, Gl::BYTE, true, Vertex::NORMAL),
            (1, Gl::UNSIGNED_BYTE, true, Vertex::LIGHT),
        ];
        for (index, (size, kind, normalised, offset)) in (0..).zip(fields) {
            let (stride, offset) = (Vertex::STRIDE as i32, offset as i32);
            gl.vertex_attrib_pointer_with_i32(index, size, kind, normalised, stride, offset);
            gl.enable_vertex_attrib_array(index);
        }
        Some(Part { array, vertices, count: 0 })
    }
}

/// A program and the location of its uniforms.
struct Program {
    program: WebGlProgram,
    numbers: WebGlUniformLocation,
}

impl Program {
    fn new(gl: &Gl, [vertex, fragment]: [&str; 2]) -> Option<Program> {
        let program = gl::program(
            gl,
            &[shaders::HEAD, shaders::LENS, vertex],
            &[shaders::HEAD, shaders::LENS, fragment],
        )?;
        let numbers = gl.get_uniform_location(&program, "u")?;
        Some(Program { program, numbers })
    }
}

/// Samples per side of the view from below that the shadow is computed from.
const SHADOW: i32 = 128;

/// Everything to draw besides the clay.
pub(super) struct Scene<'a> {
    pub(super) camera: &'a Camera,
    pub(super) colour: [f32; 3],
    /// Height of the turntable's top.
    pub(super) ground: f32,
    /// Whether to draw the turntable, or only the shadow on it.
    pub(super) table: bool,
    /// Whether to draw a line at the mirror.
    pub(super) mirror: bool,
    /// The tool's ring and its radius.
    pub(super) ring: Option<(SurfacePoint, f32)>,
    /// The glass, the furthest first.
    pub(super) glass: &'a [Glass],
    /// The canvas size in device pixels.
    pub(super) size: [u32; 2],
}

/// A canvas with its resources on the graphics card.
pub(super) struct Painter {
    gl: Gl,
    clay: Program,
    stage: Program,
    ring: Program,
    glass: Program,
    parts: Vec<Option<Part>>,
    lines: Lines,
    below: WebGlFramebuffer,
    texture: WebGlTexture,
    /// Whether the clay has changed since its shadow was drawn.
    stale: bool,
}

impl Drop for Painter {
    fn drop(&mut self) {
        gl::lose(&self.gl);
    }
}

impl Painter {
    /// `None` if the browser has no WebGL 2, or the context is lost.
    pub(super) fn new(canvas: &HtmlCanvasElement) -> Option<Painter> {
        let gl = gl::context(canvas)?;
        let (clay, stage) = (Program::new(&gl, shaders::CLAY)?, Program::new(&gl, shaders::STAGE)?);
        let (ring, glass) = (Program::new(&gl, shaders::RING)?, Program::new(&gl, shaders::GLASS)?);
        let texture = gl.create_texture()?;
        gl.bind_texture(Gl::TEXTURE_2D, Some(&texture));
        gl.tex_storage_2d(Gl::TEXTURE_2D, 8, Gl::RGBA8, SHADOW, SHADOW);
        gl.tex_parameteri(Gl::TEXTURE_2D, Gl::TEXTURE_MIN_FILTER, Gl::LINEAR_MIPMAP_LINEAR as i32);
        gl.tex_parameteri(Gl::TEXTURE_2D, Gl::TEXTURE_WRAP_S, Gl::CLAMP_TO_EDGE as i32);
        gl.tex_parameteri(Gl::TEXTURE_2D, Gl::TEXTURE_WRAP_T, Gl::CLAMP_TO_EDGE as i32);
        let depth = gl.create_renderbuffer()?;
        gl.bind_renderbuffer(Gl::RENDERBUFFER, Some(&depth));
        gl.renderbuffer_storage(Gl::RENDERBUFFER, Gl::DEPTH_COMPONENT16, SHADOW, SHADOW);
        let below = gl.create_framebuffer()?;
        gl.bind_framebuffer(Gl::FRAMEBUFFER, Some(&below));
        gl.framebuffer_texture_2d(Gl::FRAMEBUFFER, Gl::COLOR_ATTACHMENT0, Gl::TEXTURE_2D, Some(&texture), 0);
        gl.framebuffer_renderbuffer(Gl::FRAMEBUFFER, Gl::DEPTH_ATTACHMENT, Gl::RENDERBUFFER, Some(&depth));
        gl.blend_func(Gl::ONE, Gl::ONE_MINUS_SRC_ALPHA);
        gl.enable(Gl::CULL_FACE);
        let (parts, lines) = (Vec::new(), Lines::new(&gl));
        Some(Painter { gl, clay, stage, ring, glass, parts, lines, below, texture, stale: true })
    }

    pub(super) fn is_lost(&self) -> bool {
        self.gl.is_context_lost()
    }

    /// Removes all clay.
    pub(super) fn reset(&mut self) {
        self.parts.iter_mut().flatten().for_each(|part| part.count = 0);
        self.lines.reset(&self.gl);
        self.stale = true;
    }

    /// Uploads the changes since the last call.
    pub(super) fn follow(&mut self, mesher: &mut Mesher, clay: &Clay) {
        for number in mesher.update(clay).to_vec() {
            self.put(number, &mesher.patches()[number]);
        }
        self.lines.follow(&self.gl, clay.engraving());
    }

    /// Uploads a patch.
    pub(super) fn put(&mut self, number: usize, patch: &Patch) {
        let gl = &self.gl;
        if self.parts.len() <= number {
            self.parts.resize_with(number + 1, || None);
        }
        if patch.is_empty() && self.parts[number].is_none() {
            return;
        }
        self.stale = true;
        if self.parts[number].is_none() {
            self.parts[number] = Part::new(gl);
        }
        let Some(part) = &mut self.parts[number] else { return };
        gl.bind_vertex_array(Some(&part.array));
        gl.bind_buffer(Gl::ARRAY_BUFFER, Some(&part.vertices));
        gl.buffer_data_with_u8_array(Gl::ARRAY_BUFFER, patch.vertices(), Gl::DYNAMIC_DRAW);
        let indices = Uint16Array::from(patch.indices());
        gl.buffer_data_with_array_buffer_view(Gl::ELEMENT_ARRAY_BUFFER, &indices, Gl::DYNAMIC_DRAW);
        part.count = patch.indices().len() as i32;
    }

    /// Draws the scene. The shadow is updated only if the clay is `settled`, since it costs as much as the clay.
    pub(super) fn paint(&mut self, scene: &Scene, settled: bool) {
        let gl = &self.gl;
        let camera = scene.camera;
        let [right, up, back] = camera.axes();
        let [across, high] = camera.scale();
        // A torch above and to the left of the camera.
        let light = right * -0.55 + up * 0.62 + back * 0.56;
        let mut numbers = [0.0; 36];
        let mut set = |at: usize, xyz: Vec3, w: f32| {
            numbers[4 * at..4 * at + 3].copy_from_slice(xyz.as_ref());
            numbers[4 * at + 3] = w;
        };
        set(0, right, across);
        set(1, up, high);
        set(2, back, camera.distance());
        set(3, camera.eye(), 0.0);
        set(4, scene.colour.into(), scene.ground);
        set(5, light / light.length(), f32::from(u8::from(scene.table)));
        set(8, Vec3::X * f32::from(u8::from(scene.mirror)), 0.0);

        gl.enable(Gl::DEPTH_TEST);
        if self.stale && settled {
            self.stale = false;
            numbers[15] = 1.0;
            gl.bind_framebuffer(Gl::FRAMEBUFFER, Some(&self.below));
            gl.viewport(0, 0, SHADOW, SHADOW);
            gl.clear(Gl::COLOR_BUFFER_BIT | Gl::DEPTH_BUFFER_BIT);
            self.draw_clay(&numbers);
            gl.bind_framebuffer(Gl::FRAMEBUFFER, None);
            gl.bind_texture(Gl::TEXTURE_2D, Some(&self.texture));
            gl.generate_mipmap(Gl::TEXTURE_2D);
            numbers[15] = 0.0;
        }
        gl.bind_framebuffer(Gl::FRAMEBUFFER, None);
        let [width, height] = scene.size.map(|side| side as i32);
        gl.viewport(0, 0, width, height);
        gl.clear(Gl::COLOR_BUFFER_BIT | Gl::DEPTH_BUFFER_BIT);
        gl.disable(Gl::DEPTH_TEST);
        gl.enable(Gl::BLEND);
        gl.bind_vertex_array(None);
        self.begin(&self.stage, &numbers);
        gl.draw_arrays(Gl::TRIANGLES, 0, 3);
        gl.enable(Gl::DEPTH_TEST);
        self.draw_clay(&numbers);
        gl.disable(Gl::CULL_FACE);
        gl.bind_vertex_array(None);
        self.draw_glass(scene, numbers);
        if let Some((spot, radius)) = scene.ring {
            gl.disable(Gl::DEPTH_TEST);
            let thin = camera.voxels() * 1.6;
            // The ring, and a dot at its centre.
            for (radius, wide) in [(radius, thin), (0.0, thin * 1.5)] {
                numbers[24..27].copy_from_slice((spot.place + spot.out * 0.3).as_ref());
                numbers[27] = radius;
                numbers[28..31].copy_from_slice(spot.out.as_ref());
                numbers[31] = wide;
                self.begin(&self.ring, &numbers);
                gl.draw_arrays(Gl::TRIANGLE_STRIP, 0, 130);
            }
        }
        gl.enable(Gl::CULL_FACE);
        gl.disable(Gl::BLEND);
    }

    fn draw_glass(&self, scene: &Scene, mut numbers: [f32; 36]) {
        let gl = &self.gl;
        gl.depth_mask(false);
        for glass in scene.glass {
            glass.put(&mut numbers, scene.camera);
            self.begin(&self.glass, &numbers);
            // The part of a ball inside the clay shines through, and a wire is in front of everything.
            if !matches!(glass, Glass::Sheet { .. }) {
                gl.disable(Gl::DEPTH_TEST);
                gl.draw_arrays(Gl::TRIANGLE_STRIP, 0, 4);
                gl.enable(Gl::DEPTH_TEST);
            }
            if !matches!(glass, Glass::Wire(..)) {
                gl.draw_arrays(Gl::TRIANGLE_STRIP, 0, 4);
            }
        }
        gl.depth_mask(true);
    }

    fn begin(&self, program: &Program, numbers: &[f32]) {
        self.gl.use_program(Some(&program.program));
        self.gl.uniform4fv_with_f32_array(Some(&program.numbers), numbers);
    }

    fn draw_clay(&self, numbers: &[f32]) {
        self.begin(&self.clay, numbers);
        for part in self.parts.iter().flatten().filter(|part| part.count > 0) {
            self.gl.bind_vertex_array(Some(&part.array));
            self.gl.draw_elements_with_i32(Gl::TRIANGLES, part.count, Gl::UNSIGNED_SHORT, 0);
        }
    }
}
