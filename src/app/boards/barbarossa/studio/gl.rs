//! WebGL 2 as far as the pictures of clay need it: a context, a program, giving both back.

use wasm_bindgen::JsCast;
use web_sys::{HtmlCanvasElement, WebGl2RenderingContext, WebGlProgram, WebglLoseContext};

/// The context of a canvas; nothing where the browser has none, or has lost it.
pub(super) fn context(canvas: &HtmlCanvasElement) -> Option<WebGl2RenderingContext> {
    let context: WebGl2RenderingContext = canvas.get_context("webgl2").ok()??.dyn_into().ok()?;
    (!context.is_context_lost()).then_some(context)
}

/// A program of both sources. Whatever is wrong with them is the same everywhere, and seen by tests.
pub(super) fn program(
    gl: &WebGl2RenderingContext,
    vertex: &[&str],
    fragment: &[&str],
) -> Option<WebGlProgram> {
    let program = gl.create_program()?;
    let sources = [
        (WebGl2RenderingContext::VERTEX_SHADER, vertex),
        (WebGl2RenderingContext::FRAGMENT_SHADER, fragment),
    ];
    for (kind, source) in sources {
        let shader = gl.create_shader(kind)?;
        gl.shader_source(&shader, &source.concat());
        gl.compile_shader(&shader);
        gl.attach_shader(&program, &shader);
    }
    gl.link_program(&program);
    Some(program)
}

/// Gives everything back at once: browsers allow only a few contexts, and collect their garbage late.
pub(super) fn lose(gl: &WebGl2RenderingContext) {
    if let Ok(Some(extension)) = gl.get_extension("WEBGL_lose_context") {
        // Extensions have no class that could be asked for.
        extension.unchecked_into::<WebglLoseContext>().lose_context();
    }
}
