//! The journal of the newest writes, in IndexedDB: what `localStorage` takes at once is on the disk seconds later, what
//! IndexedDB confirms is there at once. Where it is blocked there is no journal, and the page says so.

use leptos::prelude::*;
use std::{cell::RefCell, mem, rc::Rc, time::Duration};

use futures::future::{Either, select};
use gloo_timers::future::sleep;
use rexie::{ObjectStore, Rexie, Transaction, TransactionMode};
use wasm_bindgen::JsValue;
use wasm_bindgen_futures::spawn_local;

use super::{device, js};
use crate::{
    app::state::State,
    saves::journal::{Journal, Note},
};

/// All pages of one host share their databases, too.
const DATABASE: &str = "bar-a-jeux";
const WRITES: &str = "writes";

/// Opening takes some milliseconds. Nobody waits longer than this for a browser that has got stuck.
const PATIENCE: Duration = Duration::from_secs(2);

/// Any browser has written down what it was given so long ago, in milliseconds.
const FLUSHED: f64 = 10.0 * 60.0 * 1000.0;

/// Whether what was written last would outlive a browser that is killed now.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Kept {
    /// Confirmed.
    Surely,
    /// On its way: a few milliseconds.
    Soon,
    /// There is no journal, or it has failed.
    Perhaps,
}

/// A journal that can be written.
pub struct BrowserJournal {
    database: Rexie,
    /// Not on their way yet; the latest of each key.
    waiting: RefCell<Vec<Note>>,
    kept: State<Kept>,
}

impl BrowserJournal {
    /// The journal, if it can be had, and what it holds.
    pub async fn open() -> Option<(Rc<BrowserJournal>, Vec<Note>)> {
        let opened = Box::pin(async {
            let store = ObjectStore::new(WRITES).key_path("key");
            let database = Rexie::builder(DATABASE).version(1).add_object_store(store).build().await?;
            let (transaction, writes) = begin(&database, TransactionMode::ReadOnly)?;
            let rows = writes.get_all(None, None).await?;
            transaction.done().await?;
            Ok::<_, rexie::Error>((database, rows))
        });
        let Either::Left((Ok((database, rows)), _)) = select(opened, Box::pin(sleep(PATIENCE))).await else {
            return None;
        };
        let journal =
            BrowserJournal { database, waiting: RefCell::default(), kept: State::new(Kept::Surely) };
        Some((Rc::new(journal), rows.iter().filter_map(read).collect()))
    }

    pub fn kept(&self) -> State<Kept> {
        self.kept
    }

    /// Drops what is long on the disk, apart from what is still needed.
    ///
    /// # Errors
    /// The database would not be read or written.
    pub async fn prune(&self, needed: &[String]) -> Result<(), rexie::Error> {
        let (transaction, writes) = begin(&self.database, TransactionMode::ReadWrite)?;
        let long_ago = device::now() as f64 - FLUSHED;
        for row in writes.get_all(None, None).await? {
            let written = js::get(&row, "at").and_then(|at| at.as_f64()).unwrap_or_default();
            if let Some(note) = read(&row).filter(|note| written < long_ago && !needed.contains(&note.key)) {
                writes.delete(note.key.into()).await?;
            }
        }
        transaction.done().await.map(drop)
    }

    /// Writes what waits, in one go, until nothing does.
    async fn write(&self) -> Result<(), rexie::Error> {
        loop {
            let notes = mem::take(&mut *self.waiting.borrow_mut());
            if notes.is_empty() {
                return Ok(());
            }
            let (transaction, writes) = begin(&self.database, TransactionMode::ReadWrite)?;
            writes.put_all(notes.into_iter().map(|note| (row(note), None))).await?;
            transaction.commit().await?;
        }
    }
}

/// [`Journal`] for whoever writes.
impl Journal for Rc<BrowserJournal> {
    fn note(&self, note: Note) {
        let mut waiting = self.waiting.borrow_mut();
        waiting.retain(|other| other.key != note.key);
        waiting.push(note);
        drop(waiting);
        let before = self.kept.get_untracked();
        self.kept.set(Kept::Soon);
        if before != Kept::Soon {
            let this = Rc::clone(self);
            spawn_local(async move {
                // What could not be written is in the local storage as ever.
                let written = this.write().await;
                this.kept.set(if written.is_ok() { Kept::Surely } else { Kept::Perhaps });
            });
        }
    }
}

fn begin(database: &Rexie, mode: TransactionMode) -> Result<(Transaction, rexie::Store), rexie::Error> {
    let transaction = database.transaction(&[WRITES], mode)?;
    let writes = transaction.store(WRITES)?;
    Ok((transaction, writes))
}

fn row(Note { key, text, turn }: Note) -> JsValue {
    js::object(&[
        ("key", key.into()),
        ("text", text.map_or(JsValue::NULL, JsValue::from)),
        ("turn", (turn as f64).into()),
        ("at", (device::now() as f64).into()),
    ])
}

/// Nothing where it is no row of ours.
fn read(row: &JsValue) -> Option<Note> {
    let key = js::get(row, "key")?.as_string()?;
    let text = js::get(row, "text").and_then(|text| text.as_string());
    Some(Note { key, text, turn: js::get(row, "turn")?.as_f64()? as u64 })
}
