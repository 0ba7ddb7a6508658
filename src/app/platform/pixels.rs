//! Pixels of videos and pictures, read through a canvas outside the page.

use leptos::prelude::document;
use wasm_bindgen::JsCast;
use web_sys::{CanvasRenderingContext2d, HtmlCanvasElement, HtmlVideoElement, ImageBitmap, ImageData};

use super::js;
use crate::scenes::scan::Crop;

/// A canvas whose pixels are read again and again.
pub(super) struct PixelCanvas {
    canvas: HtmlCanvasElement,
    brush: CanvasRenderingContext2d,
}

impl PixelCanvas {
    /// `None` if the browser has no canvas left.
    pub(super) fn new() -> Option<PixelCanvas> {
        let canvas: HtmlCanvasElement = document().create_element("canvas").ok()?.dyn_into().ok()?;
        // Keeps the pixels out of the graphics card, from which each reading would fetch them.
        let options = js::object(&[("willReadFrequently", true.into())]);
        let brush = canvas.get_context_with_context_options("2d", &options).ok()??.dyn_into().ok()?;
        Some(PixelCanvas { canvas, brush })
    }

    /// The central square of a video's current frame; `None` if it shows none yet.
    pub(super) fn frame(&self, video: &HtmlVideoElement) -> Option<ImageData> {
        let Crop { left, top, side, shrunk } = Crop::central(video.video_width(), video.video_height())?;
        self.resize(shrunk, shrunk);
        self.brush
            .draw_image_with_html_video_element_and_sw_and_sh_and_dx_and_dy_and_dw_and_dh(
                video,
                left.into(),
                top.into(),
                side.into(),
                side.into(),
                0.0,
                0.0,
                shrunk.into(),
                shrunk.into(),
            )
            .ok()?;
        self.pixels()
    }

    /// A whole picture at this size, on white where it is transparent.
    pub(super) fn picture(&self, bitmap: &ImageBitmap, (width, height): (u32, u32)) -> Option<ImageData> {
        self.resize(width, height);
        let (wide, tall) = (f64::from(width), f64::from(height));
        self.brush.set_fill_style_str("#fff");
        self.brush.fill_rect(0.0, 0.0, wide, tall);
        self.brush.draw_image_with_image_bitmap_and_dw_and_dh(bitmap, 0.0, 0.0, wide, tall).ok()?;
        self.pixels()
    }

    /// Setting a size clears the canvas, even if the size is the same.
    fn resize(&self, width: u32, height: u32) {
        if (self.canvas.width(), self.canvas.height()) != (width, height) {
            self.canvas.set_width(width);
            self.canvas.set_height(height);
        }
    }

    fn pixels(&self) -> Option<ImageData> {
        let (width, height) = (self.canvas.width(), self.canvas.height());
        self.brush.get_image_data(0.0, 0.0, width.into(), height.into()).ok()
    }
}
