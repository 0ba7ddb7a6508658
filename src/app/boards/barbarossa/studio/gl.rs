//! WebGL 2 for pictures of clay: creating a context and a program, and releasing them.

use wasm_bindgen::JsCast;
use web_sys::{HtmlCanvasElement, WebGl2RenderingContext, WebGlProgram, WebglLoseContext};

/// The context of a canvas; `None` if the browser has no WebGL 2, or the context is lost.
pub(super) fn context(canvas: &HtmlCanvasElement) -> Option<WebGl2RenderingContext> {
    let context: WebGl2RenderingContext = canvas.get_context("webgl2").ok()??.dyn_into().ok()?;
    (!context.is_context_lost()).then_some(context)
}

/// Links a program. Errors in the sources are the same in all browsers, so tests find them.
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

/// Releases a context at once: browsers allow only a few, and collect garbage late.
pub(super) fn lose(gl: &WebGl2RenderingContext) {
    if let Ok(Some(extension)) = gl.get_extension("WEBGL_lose_context") {
        // Extensions have no JavaScript class, so a checked cast is impossible.
        extension.unchecked_into::<WebglLoseContext>().lose_context();
    }
}
