//! Looks for QR codes in the camera's picture and in picture files.

use futures::channel::oneshot;
use leptos::{html::Video, prelude::*};
use leptos_use_document_visibility::use_document_visibility;
use wasm_bindgen_futures::spawn_local;
use web_sys::{File, HtmlMediaElement, HtmlVideoElement, VisibilityState};

pub use super::camera::CameraFault;
use super::{
    camera::Camera,
    decoder::{Decoder, DecoderFault, PictureSource},
    photo,
    pixels::PixelCanvas,
};
use crate::scenes::scan::picture_sizes;

/// Why the camera's picture is not searched.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum ScanFault {
    Camera(CameraFault),
    /// The reader of codes cannot be fetched or has failed.
    Decoder,
}

impl From<DecoderFault> for ScanFault {
    fn from(_: DecoderFault) -> ScanFault {
        ScanFault::Decoder
    }
}

/// The state of a [`Scanner`].
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum ScanState {
    /// Not wanted, or the page is hidden.
    Off,
    /// The device or the person is asked for the camera.
    Starting,
    /// The camera's picture is searched.
    Looking,
    Failed(ScanFault),
}

/// Searches the camera's picture for codes while it is wanted, the page is visible and the owner lives. Otherwise the
/// camera is off.
#[derive(Copy, Clone)]
pub struct Scanner {
    state: RwSignal<ScanState>,
    wanted: RwSignal<bool>,
    /// The number of the current run; a run with another number ends at its next step.
    run: StoredValue<u32>,
    camera: StoredValue<Option<Camera>, LocalStorage>,
    on_code: Callback<Vec<u8>>,
}

/// Returns a scanner that shows the camera in `video`, and calls `on_code` with the bytes of each code. It is off until
/// [`Scanner::start`]. A code that stays in the picture is reported once.
pub fn use_scanner(video: NodeRef<Video>, on_code: Callback<Vec<u8>>) -> Scanner {
    let scanner = Scanner {
        state: RwSignal::new(ScanState::Off),
        wanted: RwSignal::new(false),
        run: StoredValue::new(0),
        camera: StoredValue::new_local(None),
        on_code,
    };
    let visibility = use_document_visibility();
    let active = Memo::new(move |_| scanner.wanted.get() && visibility.get() == VisibilityState::Visible);
    Effect::new(move |_| match video.get().filter(|_| active.get()) {
        Some(video) => scanner.begin(video),
        None => scanner.end(),
    });
    on_cleanup(move || scanner.end());
    scanner
}

impl Scanner {
    /// Asks for the camera, and starts to look for codes.
    pub fn start(self) {
        self.wanted.set(true);
    }

    /// Lets go of the camera.
    pub fn stop(self) {
        self.wanted.set(false);
    }

    /// The current state; tracked.
    pub fn state(self) -> ScanState {
        self.state.get()
    }

    fn begin(self, video: HtmlVideoElement) {
        self.end();
        let Some(run) = self.run.try_get_value() else { return };
        self.state.set(ScanState::Starting);
        spawn_local(async move {
            if let Err(fault) = self.look(run, video).await {
                self.fail(run, fault);
            }
        });
    }

    /// Ends the current run. The owner may be gone already.
    fn end(self) {
        self.run.try_update_value(|run| *run = run.wrapping_add(1));
        drop(self.camera.try_update_value(Option::take));
        let is_running = |state| matches!(state, ScanState::Starting | ScanState::Looking);
        if self.state.try_get_untracked().is_some_and(is_running) {
            self.state.set(ScanState::Off);
        }
    }

    fn fail(self, run: u32, fault: ScanFault) {
        if self.is_current(run) {
            self.end();
            self.state.set(ScanState::Failed(fault));
            self.wanted.set(false);
        }
    }

    fn is_current(self, run: u32) -> bool {
        self.run.try_get_value() == Some(run)
    }

    /// Searches frame by frame, one at a time, until the run is over.
    async fn look(self, run: u32, video: HtmlVideoElement) -> Result<(), ScanFault> {
        let mut camera = Camera::open().await.map_err(ScanFault::Camera)?;
        // The person may have left the screen before they answered the browser's question.
        if !self.is_current(run) {
            return Ok(());
        }
        camera.on_unplugged(move |_| self.fail(run, ScanFault::Camera(CameraFault::Unplugged)));
        camera.show_in(&video);
        self.camera.set_value(Some(camera));
        self.state.set(ScanState::Looking);
        let decoder = Decoder::start()?;
        let canvas = PixelCanvas::new().ok_or(ScanFault::Decoder)?;
        let mut latest = None;
        let mut read_until = f64::NEG_INFINITY;
        while self.is_current(run) {
            next_frame().await;
            let time = video.current_time();
            if video.ready_state() < HtmlMediaElement::HAVE_CURRENT_DATA || time <= read_until {
                continue;
            }
            read_until = time;
            let Some(frame) = canvas.frame(&video) else { continue };
            let code = decoder.read(&frame, PictureSource::Camera).await?;
            if code.is_some() && code != latest && self.is_current(run) {
                latest.clone_from(&code);
                self.on_code.run(code.unwrap_or_default());
            }
        }
        Ok(())
    }
}

/// Waits until the browser paints again; a hidden page waits until it is visible.
async fn next_frame() {
    let (tell, told) = oneshot::channel();
    let mut tell = Some(tell);
    request_animation_frame(move || {
        if let Some(tell) = tell.take() {
            // Fails only if the wait was cancelled.
            let _ = tell.send(());
        }
    });
    // The sender is dropped only with the page.
    let _ = told.await;
}

/// Why no code was read from a file.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum PictureFault {
    /// Not a picture that this browser can open.
    Unreadable,
    /// A picture without a readable code.
    NoCode,
    /// The reader of codes cannot be fetched or has failed.
    Decoder,
}

impl From<DecoderFault> for PictureFault {
    fn from(_: DecoderFault) -> PictureFault {
        PictureFault::Decoder
    }
}

/// Reads the code in a picture file, at several sizes and with light and dark exchanged.
///
/// # Errors
/// There is no picture, no code, or no reader of codes.
pub async fn scan_picture(file: File) -> Result<Vec<u8>, PictureFault> {
    let bitmap = photo::decode(file).await.ok_or(PictureFault::Unreadable)?;
    let decoder = Decoder::start()?;
    let canvas = PixelCanvas::new().ok_or(PictureFault::Unreadable)?;
    for size in picture_sizes(bitmap.width(), bitmap.height()) {
        let picture = canvas.picture(&bitmap, size).ok_or(PictureFault::Unreadable)?;
        if let Some(bytes) = decoder.read(&picture, PictureSource::File).await? {
            return Ok(bytes);
        }
    }
    Err(PictureFault::NoCode)
}
