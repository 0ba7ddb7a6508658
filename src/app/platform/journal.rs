//! The journal of the newest writes, in IndexedDB: what `localStorage` takes at once is on the disk seconds later, what
//! IndexedDB confirms is there at once. Where it is blocked there is no journal, and the page says so.

use std::{cell::RefCell, mem, rc::Rc, time::Duration};

use futures::{
    channel::oneshot,
    future::{Either, select},
};
use gloo_timers::future::sleep;
use leptos::prelude::*;
use rexie::{ObjectStore, Rexie, Transaction, TransactionMode};
use serde::{Deserialize, Serialize};
use serde_wasm_bindgen as js;
use wasm_bindgen::JsValue;
use wasm_bindgen_futures::spawn_local;

use super::device;
use crate::saves::journal::{Journal, Note};

/// All pages of one host share their databases, too.
const DATABASE: &str = "bar-a-jeux";
const WRITES: &str = "writes";

/// Opening takes some milliseconds. Nobody waits longer than this for a browser that has got stuck.
const PATIENCE: Duration = Duration::from_secs(2);

/// Any browser has written down what it was given so long ago, in milliseconds.
const FLUSHED: u64 = 10 * 60 * 1000;

/// A note as it lies in the database.
#[derive(Serialize, Deserialize)]
struct Row {
    key: String,
    /// Nothing: the key is to be gone.
    #[serde(default)]
    text: Option<String>,
    turn: u64,
    /// When it was written, in milliseconds since 1970.
    #[serde(default)]
    at: u64,
}

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
    kept: RwSignal<Kept>,
}

impl BrowserJournal {
    /// The journal, if it can be had, and what it holds.
    pub async fn open() -> Option<(Rc<BrowserJournal>, Vec<Note>)> {
        let (opened, answer) = oneshot::channel();
        // Seen through even when nobody waits any more: the browser still calls a request whose future was dropped, and
        // finds nothing to call.
        spawn_local(async move {
            let _ = opened.send(read_all().await);
        });
        let Either::Left((Ok(Ok((database, rows))), _)) = select(answer, Box::pin(sleep(PATIENCE))).await
        else {
            return None;
        };
        let journal =
            BrowserJournal { database, waiting: RefCell::default(), kept: RwSignal::new(Kept::Surely) };
        Some((Rc::new(journal), rows.into_iter().filter_map(read).map(Note::from).collect()))
    }

    pub fn kept(&self) -> RwSignal<Kept> {
        self.kept
    }

    /// Drops what is long on the disk, apart from what is still needed.
    ///
    /// # Errors
    /// The database would not be read or written.
    pub async fn prune(&self, needed: &[String]) -> Result<(), rexie::Error> {
        let (transaction, writes) = begin(&self.database, TransactionMode::ReadWrite)?;
        let long_ago = device::now().saturating_sub(FLUSHED);
        for row in writes.get_all(None, None).await?.into_iter().filter_map(read) {
            if row.at < long_ago && !needed.contains(&row.key) {
                writes.delete(row.key.into()).await?;
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
            let rows = notes.into_iter().filter_map(|note| js::to_value(&Row::from(note)).ok());
            writes.put_all(rows.map(|row| (row, None))).await?;
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

/// The database, and what it holds.
async fn read_all() -> Result<(Rexie, Vec<JsValue>), rexie::Error> {
    let store = ObjectStore::new(WRITES).key_path("key");
    let database = Rexie::builder(DATABASE).version(1).add_object_store(store).build().await?;
    let (transaction, writes) = begin(&database, TransactionMode::ReadOnly)?;
    let rows = writes.get_all(None, None).await?;
    transaction.done().await?;
    Ok((database, rows))
}

fn begin(database: &Rexie, mode: TransactionMode) -> Result<(Transaction, rexie::Store), rexie::Error> {
    let transaction = database.transaction(&[WRITES], mode)?;
    let writes = transaction.store(WRITES)?;
    Ok((transaction, writes))
}

/// Nothing where it is no row of ours.
fn read(row: JsValue) -> Option<Row> {
    js::from_value(row).ok()
}

impl From<Note> for Row {
    fn from(Note { key, text, turn }: Note) -> Row {
        Row { key, text, turn, at: device::now() }
    }
}

impl From<Row> for Note {
    fn from(Row { key, text, turn, .. }: Row) -> Note {
        Note { key, text, turn }
    }
}
