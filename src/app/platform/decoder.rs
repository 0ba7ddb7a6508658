//! The reader of QR codes, a worker that is fetched when it is first needed: `public/scan.js`.

use std::{
    cell::{Cell, RefCell},
    rc::Rc,
};

use futures::{
    channel::oneshot,
    future::{Either, select},
};
use gloo_timers::future::TimeoutFuture;
use js_sys::Uint8Array;
use leptos::prelude::window;
use wasm_bindgen::{JsCast, JsValue, prelude::*};
use web_sys::{Event, ImageData, MessageEvent, Window, Worker};

use super::js;

#[wasm_bindgen]
extern "C" {
    #[wasm_bindgen(extends = Window)]
    type ScannerWindow;

    /// Starts the worker, see `boot.js`.
    #[wasm_bindgen(method, catch, js_name = barScanner)]
    fn start_worker(this: &ScannerWindow) -> Result<Worker, JsValue>;
}

/// Milliseconds after which a silent worker counts as failed. The largest picture takes an old phone some seconds.
const SILENCE_LIMIT: u32 = 15_000;

/// The worker cannot be fetched, has failed or has fallen silent.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct DecoderFault;

/// The source of a picture.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum PictureSource {
    /// A camera: another picture follows soon.
    Camera,
    /// A file: worth a second attempt with light and dark exchanged.
    File,
}

/// The bytes of a code; `None` if the picture shows none.
type Answer = Result<Option<Vec<u8>>, DecoderFault>;

/// The number of the open question, and the place for its answer.
type Pending = Rc<RefCell<Option<(u32, oneshot::Sender<Answer>)>>>;

/// A running worker. It ends when this is dropped.
pub struct Decoder {
    worker: Worker,
    pending: Pending,
    number: Cell<u32>,
    has_failed: Rc<Cell<bool>>,
    _on_message: Closure<dyn FnMut(MessageEvent)>,
    _on_error: Closure<dyn FnMut(Event)>,
}

impl Decoder {
    /// Starts the worker.
    ///
    /// # Errors
    /// The browser starts no worker. A worker that cannot be fetched fails at the first [`read`](Decoder::read).
    pub fn start() -> Result<Decoder, DecoderFault> {
        let worker = window().unchecked_into::<ScannerWindow>().start_worker().map_err(|_| DecoderFault)?;
        let pending = Pending::default();
        let has_failed = Rc::new(Cell::new(false));
        let on_message = Closure::<dyn FnMut(MessageEvent)>::new({
            let pending = pending.clone();
            move |event: MessageEvent| receive(&pending, &event.data())
        });
        let on_error = Closure::<dyn FnMut(Event)>::new({
            let (pending, has_failed) = (pending.clone(), has_failed.clone());
            move |event: Event| {
                event.prevent_default();
                has_failed.set(true);
                if let Some((_, tell)) = pending.take() {
                    // Fails only if the caller has gone.
                    let _ = tell.send(Err(DecoderFault));
                }
            }
        });
        worker.set_onmessage(Some(on_message.as_ref().unchecked_ref()));
        worker.set_onerror(Some(on_error.as_ref().unchecked_ref()));
        Ok(Decoder {
            worker,
            pending,
            number: Cell::new(0),
            has_failed,
            _on_message: on_message,
            _on_error: on_error,
        })
    }

    /// Returns the bytes of the code in a picture, or `None` if it shows none. One picture at a time: a second one makes
    /// the first fail.
    ///
    /// # Errors
    /// The worker has failed; start another.
    pub async fn read(&self, picture: &ImageData, source: PictureSource) -> Answer {
        if self.has_failed.get() {
            return Err(DecoderFault);
        }
        let (tell, told) = oneshot::channel();
        let number = self.number.get().wrapping_add(1);
        self.number.set(number);
        self.pending.replace(Some((number, tell)));
        let kind = match source {
            PictureSource::Camera => "frame",
            PictureSource::File => "picture",
        };
        let question =
            js::object(&[("number", number.into()), ("picture", picture.into()), ("kind", kind.into())]);
        self.worker.post_message(&question).map_err(|_| DecoderFault)?;
        match select(told, TimeoutFuture::new(SILENCE_LIMIT)).await {
            Either::Left((Ok(answer), _)) => answer,
            _ => Err(DecoderFault),
        }
    }
}

impl Drop for Decoder {
    fn drop(&mut self) {
        self.worker.set_onmessage(None);
        self.worker.set_onerror(None);
        self.worker.terminate();
    }
}

/// Hands an answer of the worker to the question that waits for it.
fn receive(pending: &Pending, data: &JsValue) {
    let number = js::get(data, "number").and_then(|number| number.as_f64());
    let mut pending = pending.borrow_mut();
    if pending.as_ref().is_none_or(|(open, _)| number != Some(f64::from(*open))) {
        return;
    }
    let Some((_, tell)) = pending.take() else { return };
    let answer = match js::get(data, "fault") {
        Some(_) => Err(DecoderFault),
        None => Ok(js::get(data, "bytes").map(|bytes| Uint8Array::new(&bytes).to_vec())),
    };
    // Fails only if the caller has gone.
    let _ = tell.send(answer);
}
