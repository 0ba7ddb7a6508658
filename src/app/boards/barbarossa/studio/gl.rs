//! The few things of WebGL 2 that are needed, declared so that none of them has to be checked.

use wasm_bindgen::{JsCast, JsValue, prelude::wasm_bindgen};
use web_sys::HtmlElement;

use crate::app::platform::js;

#[wasm_bindgen]
extern "C" {
    /// A `<canvas>`.
    #[wasm_bindgen(extends = HtmlElement, js_name = HTMLCanvasElement)]
    #[derive(Clone)]
    pub(super) type Canvas;
    #[wasm_bindgen(method, js_name = getContext)]
    fn get_context(this: &Canvas, kind: &str) -> Option<Gl>;
    #[wasm_bindgen(method, setter)]
    pub(super) fn set_width(this: &Canvas, width: u32);
    #[wasm_bindgen(method, setter)]
    pub(super) fn set_height(this: &Canvas, height: u32);
    #[wasm_bindgen(method, js_name = toDataURL)]
    pub(super) fn to_data_url(this: &Canvas, kind: &str) -> String;

    /// `WebGL2RenderingContext`. What it makes is handed back to it unseen.
    #[wasm_bindgen(js_name = WebGL2RenderingContext)]
    #[derive(Clone)]
    pub(super) type Gl;
    #[wasm_bindgen(method, js_name = isContextLost)]
    pub(super) fn is_context_lost(this: &Gl) -> bool;
    #[wasm_bindgen(method, js_name = createShader)]
    fn create_shader(this: &Gl, kind: u32) -> JsValue;
    #[wasm_bindgen(method, js_name = shaderSource)]
    fn shader_source(this: &Gl, shader: &JsValue, source: &str);
    #[wasm_bindgen(method, js_name = compileShader)]
    fn compile_shader(this: &Gl, shader: &JsValue);
    #[wasm_bindgen(method, js_name = createProgram)]
    fn create_program(this: &Gl) -> JsValue;
    #[wasm_bindgen(method, js_name = attachShader)]
    fn attach_shader(this: &Gl, program: &JsValue, shader: &JsValue);
    #[wasm_bindgen(method, js_name = linkProgram)]
    fn link_program(this: &Gl, program: &JsValue);
    #[wasm_bindgen(method, js_name = useProgram)]
    pub(super) fn use_program(this: &Gl, program: &JsValue);
    #[wasm_bindgen(method, js_name = getUniformLocation)]
    pub(super) fn get_uniform_location(this: &Gl, program: &JsValue, name: &str) -> JsValue;
    #[wasm_bindgen(method, js_name = uniform4fv)]
    pub(super) fn uniform4fv(this: &Gl, location: &JsValue, values: &[f32]);
    #[wasm_bindgen(method, js_name = createVertexArray)]
    pub(super) fn create_vertex_array(this: &Gl) -> JsValue;
    #[wasm_bindgen(method, js_name = bindVertexArray)]
    pub(super) fn bind_vertex_array(this: &Gl, array: &JsValue);
    #[wasm_bindgen(method, js_name = createBuffer)]
    pub(super) fn create_buffer(this: &Gl) -> JsValue;
    #[wasm_bindgen(method, js_name = bindBuffer)]
    pub(super) fn bind_buffer(this: &Gl, target: u32, buffer: &JsValue);
    #[wasm_bindgen(method, js_name = bufferData)]
    pub(super) fn buffer_bytes(this: &Gl, target: u32, data: &[u8], usage: u32);
    #[wasm_bindgen(method, js_name = bufferData)]
    pub(super) fn buffer_numbers(this: &Gl, target: u32, data: &[u16], usage: u32);
    #[wasm_bindgen(method, js_name = vertexAttribPointer)]
    pub(super) fn vertex_attrib_pointer(
        this: &Gl,
        index: u32,
        size: i32,
        kind: u32,
        normalised: bool,
        stride: usize,
        offset: usize,
    );
    #[wasm_bindgen(method, js_name = enableVertexAttribArray)]
    pub(super) fn enable_vertex_attrib_array(this: &Gl, index: u32);
    #[wasm_bindgen(method, js_name = drawElements)]
    pub(super) fn draw_elements(this: &Gl, mode: u32, count: usize, kind: u32, offset: u32);
    #[wasm_bindgen(method, js_name = drawArrays)]
    pub(super) fn draw_arrays(this: &Gl, mode: u32, first: u32, count: u32);
    #[wasm_bindgen(method)]
    pub(super) fn viewport(this: &Gl, x: u32, y: u32, width: u32, height: u32);
    #[wasm_bindgen(method)]
    pub(super) fn clear(this: &Gl, what: u32);
    #[wasm_bindgen(method)]
    pub(super) fn enable(this: &Gl, what: u32);
    #[wasm_bindgen(method)]
    pub(super) fn disable(this: &Gl, what: u32);
    #[wasm_bindgen(method, js_name = blendFunc)]
    pub(super) fn blend_func(this: &Gl, source: u32, destination: u32);
    #[wasm_bindgen(method, js_name = createTexture)]
    pub(super) fn create_texture(this: &Gl) -> JsValue;
    #[wasm_bindgen(method, js_name = bindTexture)]
    pub(super) fn bind_texture(this: &Gl, target: u32, texture: &JsValue);
    #[wasm_bindgen(method, js_name = texStorage2D)]
    pub(super) fn tex_storage(this: &Gl, target: u32, levels: u32, format: u32, width: u32, height: u32);
    #[wasm_bindgen(method, js_name = texParameteri)]
    pub(super) fn tex_parameter(this: &Gl, target: u32, name: u32, value: u32);
    #[wasm_bindgen(method, js_name = generateMipmap)]
    pub(super) fn generate_mipmap(this: &Gl, target: u32);
    #[wasm_bindgen(method, js_name = createFramebuffer)]
    pub(super) fn create_framebuffer(this: &Gl) -> JsValue;
    #[wasm_bindgen(method, js_name = bindFramebuffer)]
    pub(super) fn bind_framebuffer(this: &Gl, target: u32, buffer: &JsValue);
    #[wasm_bindgen(method, js_name = framebufferTexture2D)]
    pub(super) fn framebuffer_texture(
        this: &Gl,
        target: u32,
        at: u32,
        kind: u32,
        texture: &JsValue,
        level: u32,
    );
    #[wasm_bindgen(method, js_name = createRenderbuffer)]
    pub(super) fn create_renderbuffer(this: &Gl) -> JsValue;
    #[wasm_bindgen(method, js_name = bindRenderbuffer)]
    pub(super) fn bind_renderbuffer(this: &Gl, target: u32, buffer: &JsValue);
    #[wasm_bindgen(method, js_name = renderbufferStorage)]
    pub(super) fn renderbuffer_storage(this: &Gl, target: u32, format: u32, width: u32, height: u32);
    #[wasm_bindgen(method, js_name = framebufferRenderbuffer)]
    pub(super) fn framebuffer_renderbuffer(this: &Gl, target: u32, at: u32, kind: u32, buffer: &JsValue);
}

pub(super) const TRIANGLES: u32 = 4;
pub(super) const TRIANGLE_STRIP: u32 = 5;
pub(super) const COLOR_AND_DEPTH: u32 = 0x4100;
pub(super) const ONE: u32 = 1;
pub(super) const ONE_MINUS_SRC_ALPHA: u32 = 0x303;
pub(super) const CULL_FACE: u32 = 0xb44;
pub(super) const DEPTH_TEST: u32 = 0xb71;
pub(super) const BLEND: u32 = 0xbe2;
pub(super) const TEXTURE_2D: u32 = 0xde1;
pub(super) const BYTE: u32 = 0x1400;
pub(super) const UNSIGNED_BYTE: u32 = 0x1401;
pub(super) const UNSIGNED_SHORT: u32 = 0x1403;
pub(super) const TEXTURE_MIN_FILTER: u32 = 0x2801;
pub(super) const TEXTURE_WRAP_S: u32 = 0x2802;
pub(super) const TEXTURE_WRAP_T: u32 = 0x2803;
pub(super) const LINEAR_MIPMAP_LINEAR: u32 = 0x2703;
pub(super) const CLAMP_TO_EDGE: u32 = 0x812f;
pub(super) const RGBA8: u32 = 0x8058;
pub(super) const DEPTH_COMPONENT16: u32 = 0x81a5;
pub(super) const ARRAY_BUFFER: u32 = 0x8892;
pub(super) const ELEMENT_ARRAY_BUFFER: u32 = 0x8893;
pub(super) const DYNAMIC_DRAW: u32 = 0x88e8;
const FRAGMENT_SHADER: u32 = 0x8b30;
const VERTEX_SHADER: u32 = 0x8b31;
pub(super) const COLOR_ATTACHMENT0: u32 = 0x8ce0;
pub(super) const DEPTH_ATTACHMENT: u32 = 0x8d00;
pub(super) const FRAMEBUFFER: u32 = 0x8d40;
pub(super) const RENDERBUFFER: u32 = 0x8d41;

impl Gl {
    /// That of a canvas; nothing where the browser has none.
    pub(super) fn of(canvas: &Canvas) -> Option<Gl> {
        canvas.get_context("webgl2")
    }

    /// A program of both sources. Whatever is wrong with them is the same everywhere, and seen by tests.
    pub(super) fn program(&self, vertex: &[&str], fragment: &[&str]) -> JsValue {
        let program = self.create_program();
        for (kind, source) in [(VERTEX_SHADER, vertex), (FRAGMENT_SHADER, fragment)] {
            let shader = self.create_shader(kind);
            self.shader_source(&shader, &source.concat());
            self.compile_shader(&shader);
            self.attach_shader(&program, &shader);
        }
        self.link_program(&program);
        program
    }

    /// Gives everything back at once: browsers allow only a few contexts, and collect their garbage late.
    pub(super) fn lose(&self) {
        if let Some(extension) =
            js::call(self.unchecked_ref(), "getExtension", &["WEBGL_lose_context".into()])
        {
            js::call(&extension, "loseContext", &[]);
        }
    }
}
