//! The device's camera. It is asked for by [`Camera::open`] alone, and let go when the [`Camera`] is dropped.

use js_sys::Promise;
use wasm_bindgen::{JsCast, JsValue, closure::Closure};
use wasm_bindgen_futures::JsFuture;
use web_sys::{Event, HtmlVideoElement, MediaStream, MediaStreamTrack};

use super::{js, support::navigator_with};

/// Why there is no picture of the camera.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum CameraFault {
    /// The person, the browser's settings or the host refuse it.
    Refused,
    /// The device has no camera.
    Absent,
    /// Another app uses the camera.
    Busy,
    /// The camera was taken away while it was in use.
    Unplugged,
    /// The browser offers no camera here: it is too old, or the page came over an insecure connection.
    Unsupported,
}

impl CameraFault {
    /// The fault behind an error of `getUserMedia`.
    fn of(error: &JsValue) -> CameraFault {
        match js::error_name(error).as_str() {
            "NotAllowedError" | "SecurityError" => CameraFault::Refused,
            "NotFoundError" | "OverconstrainedError" => CameraFault::Absent,
            "NotReadableError" | "AbortError" | "InvalidStateError" => CameraFault::Busy,
            _ => CameraFault::Unsupported,
        }
    }
}

/// A running camera.
pub struct Camera {
    stream: MediaStream,
    tracks: Vec<MediaStreamTrack>,
    on_ended: Option<Closure<dyn FnMut(Event)>>,
}

impl Camera {
    /// Asks for the camera that looks away from the screen, or for any.
    ///
    /// # Errors
    /// There is no camera to use.
    pub async fn open() -> Result<Camera, CameraFault> {
        let navigator = navigator_with("mediaDevices").ok_or(CameraFault::Unsupported)?;
        // Missing on an insecure connection, unlike `web-sys` has it.
        let devices = js::get(&navigator, "mediaDevices").ok_or(CameraFault::Unsupported)?;
        let width = js::object(&[("ideal", 1280.into())]);
        let video = js::object(&[("facingMode", "environment".into()), ("width", width)]);
        let wishes = js::object(&[("video", video)]);
        let asking: Promise =
            js::promise(&devices, "getUserMedia", &[wishes]).ok_or(CameraFault::Unsupported)?;
        let stream = JsFuture::from(asking).await.map_err(|error| CameraFault::of(&error))?;
        let stream: MediaStream = stream.dyn_into().map_err(|_| CameraFault::Unsupported)?;
        let tracks = stream.get_video_tracks().iter().map(JsCast::unchecked_into).collect();
        Ok(Camera { stream, tracks, on_ended: None })
    }

    /// Calls `act` if the camera is taken away.
    pub fn on_unplugged(&mut self, act: impl FnMut(Event) + 'static) {
        let on_ended = Closure::<dyn FnMut(Event)>::new(act);
        for track in &self.tracks {
            track.set_onended(Some(on_ended.as_ref().unchecked_ref()));
        }
        self.on_ended = Some(on_ended);
    }

    /// Shows the camera's picture in a video element.
    pub fn show_in(&self, video: &HtmlVideoElement) {
        video.set_src_object(Some(&self.stream));
        // A rejected promise means that the element has left the page.
        if let Ok(playing) = video.play() {
            wasm_bindgen_futures::spawn_local(async move { drop(JsFuture::from(playing).await) });
        }
    }
}

impl Drop for Camera {
    fn drop(&mut self) {
        for track in &self.tracks {
            track.set_onended(None);
            // Also switches off the device's light.
            track.stop();
        }
    }
}
