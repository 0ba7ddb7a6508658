//! Adds the numbers that results of older versions lack, folded from the kept matches in idle time.

use std::{cell::RefCell, collections::BTreeSet, task::Poll};

use leptos::{prelude::*, task::spawn_local};

use super::noted_results::{Noted, all};
use crate::{
    app::{
        I18n,
        contexts::{
            saves::{Saves, use_saves},
            use_i18n,
        },
        games,
        platform::{device, idle::idle},
    },
    saves::{
        counts::{Incomplete, incomplete},
        lists::RESULTS,
        results::MatchResult,
    },
};

/// Milliseconds of a frame that folding takes at most, except for a single long step.
const SLICE: u64 = 6;

/// Number of folded matches after which the results are written, and the screen is brought up to date.
const BATCH: usize = 20;

thread_local! {
    /// The matches folded since the page was opened, by id. Folding one again would give the same.
    static TRIED: RefCell<BTreeSet<String>> = const { RefCell::new(BTreeSet::new()) };
}

/// Completes results of older versions as long as the screen that calls this is open.
pub fn complete_results(noted: Noted) {
    let (i18n, saves) = (use_i18n(), use_saves());
    // It lives as long as the screen.
    let screen = StoredValue::new(());
    spawn_local(async move {
        // The screen is painted first.
        idle().await;
        let Some(lacking) = noted.try_with_untracked(|noted| {
            let kept = saves.with(|library| library.ids()).unwrap_or_default();
            incomplete(all(noted), &kept)
        }) else {
            return;
        };
        let mut folded = Vec::new();
        for one in lacking.iter().filter(|one| !is_tried(one)) {
            match fold(i18n, saves, one, || screen.is_disposed()).await {
                Ok(result) => {
                    TRIED.with_borrow_mut(|tried| tried.insert(one.id.clone()));
                    folded.extend(result);
                }
                Err(Stopped) => break,
            }
            if folded.len() >= BATCH {
                write(saves, &std::mem::take(&mut folded));
            }
        }
        write(saves, &folded);
    });
}

fn is_tried(one: &Incomplete) -> bool {
    TRIED.with_borrow(|tried| tried.contains(&one.id))
}

/// Nothing more is folded now: the screen has been left, or the code of a game cannot be fetched.
struct Stopped;

/// Folds the match of a result in slices. Returns `None` if that is impossible.
async fn fold(
    i18n: I18n,
    saves: Saves,
    one: &Incomplete,
    is_stopped: impl Fn() -> bool,
) -> Result<Option<MatchResult>, Stopped> {
    let Some(game) = games::find(&one.game) else { return Ok(None) };
    let game = game.load(i18n).await.map_err(|_| Stopped)?;
    idle().await;
    let mut fold = saves.with(|library| library.fold(&one.id, &game.module.checker));
    while let Some(folding) = &mut fold {
        idle().await;
        if is_stopped() {
            return Err(Stopped);
        }
        let end = device::steady() + SLICE;
        while device::steady() < end {
            if let Poll::Ready(result) = folding.advance() {
                return Ok(result);
            }
        }
    }
    Ok(None)
}

fn write(saves: Saves, folded: &[MatchResult]) {
    if folded.is_empty() {
        return;
    }
    // If the storage is full, the results stay as they are; the player has asked for nothing.
    let completed = saves.record_write(RESULTS.name(), |library| library.complete_results(folded));
    if completed.is_ok_and(|completed| completed > 0) {
        saves.changed();
    }
}
