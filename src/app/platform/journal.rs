//! The journal of the latest writes, in IndexedDB. `localStorage` may reach the disk only seconds after a write, while
//! IndexedDB confirms that the data is there. If IndexedDB is blocked there is no journal, and the page says so.

use std::{
    cell::{Cell, RefCell},
    mem,
    rc::Rc,
    time::Duration,
};

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
use crate::saves::journal::{Journal, Note, may_drop};

/// All pages of a host share their databases, hence the prefix.
const DATABASE: &str = "bar-a-jeux";
const WRITES: &str = "writes";

/// Time limit for opening or writing in a hanging browser; milliseconds are usual.
const TIME_LIMIT: Duration = Duration::from_secs(2);

/// A note as stored in the database.
#[derive(Serialize, Deserialize)]
struct Row {
    key: String,
    /// `None` if the key was deleted.
    #[serde(default)]
    text: Option<String>,
    turn: u64,
    /// Time of writing, in milliseconds since 1970.
    #[serde(default)]
    at: u64,
}

/// Whether the latest writes would survive a crash of the browser now.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Durability {
    /// The journal has confirmed the writes.
    Confirmed,
    /// The journal is writing, for some milliseconds and at most [`TIME_LIMIT`].
    Pending,
    /// The journal is missing, has failed, or does not answer.
    Uncertain,
}

/// An open journal.
pub struct BrowserJournal {
    database: RefCell<Rc<Rexie>>,
    /// Notes waiting to be written, the latest of each key.
    waiting: RefCell<Vec<Note>>,
    /// Whether a write is in progress; it writes the waiting notes too.
    writing: Cell<bool>,
    durability: RwSignal<Durability>,
}

impl BrowserJournal {
    /// Opens the journal. Returns it with its notes; `None` if unavailable.
    pub async fn open() -> Option<(Rc<BrowserJournal>, Vec<Note>)> {
        let (opened, answer) = oneshot::channel();
        // The request must run to its end even after the timeout: the browser would otherwise call back into a dropped
        // future.
        spawn_local(async move {
            let _ = opened.send(read_all().await);
        });
        let Either::Left((Ok(Ok((database, rows))), _)) = select(answer, Box::pin(sleep(TIME_LIMIT))).await
        else {
            return None;
        };
        let journal = BrowserJournal {
            database: RefCell::new(Rc::new(database)),
            waiting: RefCell::default(),
            writing: Cell::new(false),
            durability: RwSignal::new(Durability::Confirmed),
        };
        Some((Rc::new(journal), rows.into_iter().filter_map(read).map(Note::from).collect()))
    }

    pub fn durability(&self) -> RwSignal<Durability> {
        self.durability
    }

    /// Deletes notes that have long been on the disk, except those in `needed`.
    ///
    /// # Errors
    /// The database cannot be read or written.
    pub async fn prune(&self, needed: &[String]) -> Result<(), rexie::Error> {
        let database = self.database();
        let (transaction, writes) = begin(&database, TransactionMode::ReadWrite)?;
        for row in writes.get_all(None, None).await?.into_iter().filter_map(read) {
            if may_drop(&row.key, row.at, device::now(), needed) {
                writes.delete(row.key.into()).await?;
            }
        }
        transaction.done().await.map(drop)
    }

    fn database(&self) -> Rc<Rexie> {
        Rc::clone(&self.database.borrow())
    }

    /// Writes until no notes wait. Returns their durability. Failed notes wait for the next write; the local storage
    /// has them anyway.
    async fn write_waiting(&self) -> Durability {
        loop {
            let notes = self.waiting.take();
            if notes.is_empty() {
                return Durability::Confirmed;
            }
            let write = Box::pin(self.write(&notes));
            let written = match select(write, Box::pin(sleep(TIME_LIMIT))).await {
                Either::Left((written, _)) => written,
                // Bots and players continue; a late answer still counts.
                Either::Right(((), write)) => {
                    self.durability.set(Durability::Uncertain);
                    write.await
                }
            };
            if written.is_err() {
                let mut waiting = self.waiting.borrow_mut();
                let newer = mem::take(&mut *waiting);
                *waiting = notes;
                waiting.retain(|note| newer.iter().all(|other| other.key != note.key));
                waiting.extend(newer);
                return Durability::Uncertain;
            }
        }
    }

    /// Writes these notes in one transaction, over a new connection if the browser closed the old one.
    async fn write(&self, notes: &[Note]) -> Result<(), rexie::Error> {
        if put(&self.database(), notes).await.is_ok() {
            return Ok(());
        }
        let fresh = Rc::new(connect().await?);
        let old = self.database.replace(Rc::clone(&fresh));
        if let Ok(old) = Rc::try_unwrap(old) {
            old.close();
        }
        put(&fresh, notes).await
    }
}

/// [`Journal`] of all writes of the library.
impl Journal for Rc<BrowserJournal> {
    fn note(&self, note: Note) {
        let mut waiting = self.waiting.borrow_mut();
        waiting.retain(|other| other.key != note.key);
        waiting.push(note);
        drop(waiting);
        // A slow write stays uncertain, so that bots do not wait again.
        if self.writing.replace(true) {
            return;
        }
        self.durability.set(Durability::Pending);
        let this = Rc::clone(self);
        spawn_local(async move {
            let durability = this.write_waiting().await;
            this.writing.set(false);
            this.durability.set(durability);
        });
    }
}

/// The database and its rows.
async fn read_all() -> Result<(Rexie, Vec<JsValue>), rexie::Error> {
    let database = connect().await?;
    let (transaction, writes) = begin(&database, TransactionMode::ReadOnly)?;
    let rows = writes.get_all(None, None).await?;
    transaction.done().await?;
    Ok((database, rows))
}

async fn connect() -> Result<Rexie, rexie::Error> {
    let store = ObjectStore::new(WRITES).key_path("key");
    Rexie::builder(DATABASE).version(1).add_object_store(store).build().await
}

async fn put(database: &Rexie, notes: &[Note]) -> Result<(), rexie::Error> {
    let (transaction, writes) = begin(database, TransactionMode::ReadWrite)?;
    let rows = notes.iter().filter_map(|note| js::to_value(&Row::from(note.clone())).ok());
    writes.put_all(rows.map(|row| (row, None))).await?;
    transaction.commit().await.map(drop)
}

fn begin(database: &Rexie, mode: TransactionMode) -> Result<(Transaction, rexie::Store), rexie::Error> {
    let transaction = database.transaction(&[WRITES], mode)?;
    let writes = transaction.store(WRITES)?;
    Ok((transaction, writes))
}

/// `None` if it is not a valid row.
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
