//! What the board and its panel share: the scene, what is held, and the one way to act.

use leptos::prelude::*;
use wasm_bindgen::JsCast;
use web_sys::HtmlElement;

use super::words;
use crate::{
    app::{I18n, contexts::table::Table, i18n::use_i18n},
    games::barragoon::{
        board::{Cell, Face, Side, Square},
        state::Barragoon,
        view::Phase,
    },
    scenes::barragoon::{Effect as Outcome, Held, Intent, Manners, Scene, react, scene, settle},
};

#[derive(Copy, Clone)]
pub(super) struct Desk {
    pub table: Table<Barragoon>,
    pub i18n: I18n,
    pub held: RwSignal<Held>,
    /// Where the keyboard is.
    pub cursor: RwSignal<Square>,
    pub scene: Memo<Scene>,
    /// The side at the lower edge.
    pub near: Memo<Side>,
    /// The last move was made by dragging, and needs no showing.
    pub dragged: StoredValue<bool>,
}

impl Desk {
    pub(super) fn new(table: Table<Barragoon>) -> Desk {
        let first = table.view.with_untracked(|view| settle(view, manners(table)));
        let held = RwSignal::new(first);
        let scene = Memo::new(move |_| table.view.with(|view| scene(view, held.get(), manners(table))));
        // Whatever was in hand belongs to the moment it was taken up in.
        Effect::new(move |known: Option<()>| {
            table.view.track();
            table.live.track();
            if known.is_some() {
                held.set(table.view.with_untracked(|view| settle(view, untrack(|| manners(table)))));
            }
        });
        Desk {
            table,
            i18n: use_i18n(),
            held,
            cursor: RwSignal::new(Square::all().nth(10).unwrap_or_else(corner)),
            scene,
            near: Memo::new(move |_| if table.near.get().0 == 1 { Side::Brown } else { Side::White }),
            dragged: StoredValue::new(false),
        }
    }

    /// Follows an intent, says what came of it, and plays what is to be played.
    pub(super) fn act(self, intent: Intent) {
        let before = self.held.get_untracked();
        let reaction = self
            .table
            .view
            .with_untracked(|view| react(view, untrack(|| manners(self.table)), before, intent));
        match reaction.effect {
            Outcome::Nothing => {
                if reaction.held != before {
                    self.held.set(reaction.held);
                    self.tell(before, reaction.held);
                }
            }
            Outcome::Refuse(why) => {
                self.held.set(reaction.held);
                self.object(words::why(self.i18n.get_locale_untracked(), why));
            }
            Outcome::Play(action) => {
                self.dragged.set_value(matches!(intent, Intent::Drop { .. }));
                match self.table.play(action) {
                    Ok(()) => {
                        let held = self
                            .table
                            .view
                            .with_untracked(|view| settle(view, untrack(|| manners(self.table))));
                        self.held.set(held);
                    }
                    Err(refusal) => {
                        self.object(words::refusal(self.i18n.get_locale_untracked(), &refusal));
                    }
                }
            }
        }
    }

    /// Why not: for the eye and the ear.
    fn object(self, sentence: String) {
        self.table.say(sentence.clone());
        self.table.toast(sentence);
    }

    /// What has come into the hands, for whoever does not see it.
    fn tell(self, before: Held, held: Held) {
        let locale = self.i18n.get_locale_untracked();
        let sentence = match held {
            Held::Piece(from) if before.piece() != Some(from) => {
                let what = self.table.view.with_untracked(|view| words::cell(locale, view.board[from]));
                let list = self.targets(from);
                words::fill(
                    words::word!(locale, picked_up),
                    &[("what", &what), ("square", &from.to_string()), ("list", list.trim_end_matches('.'))],
                )
            }
            Held::Nothing if before.piece().is_some() => words::word!(locale, put_back).to_owned(),
            Held::Told(_) | Held::Aim { .. } | Held::Prey(_) | Held::Bound { .. } => {
                words::hint(locale, self.scene.with_untracked(|scene| scene.hint))
            }
            Held::Placing { at: Some(at), face } => {
                let shown = face.map_or(Cell::Empty, Cell::Barragoon);
                words::fill(
                    words::word!(locale, cell),
                    &[("square", &at.to_string()), ("what", &words::cell(locale, shown))],
                )
            }
            Held::Placing { at: None, face: Some(face) } => words::face(locale, face),
            Held::Nothing | Held::Piece(_) | Held::Placing { .. } => return,
        };
        self.table.say(sentence);
    }

    /// The legal targets of what is held, as a sentence.
    pub(super) fn targets(self, from: Square) -> String {
        let locale = self.i18n.get_locale_untracked();
        self.scene.with_untracked(|scene| words::targets(locale, from, scene.targets()))
    }

    /// Whether the side at the far edge acts while the device lies between the players.
    pub(super) fn acts_far(self) -> bool {
        use crate::app::contexts::settings::Rotation;
        self.table.rotation.get() == Rotation::FaceToFace
            && self.table.view.with(|view| view.phase.actor()) == Some(Side::Brown)
    }

    /// The player's name of a side.
    pub(super) fn name(self, side: Side) -> String {
        self.table
            .players
            .with(|players| players.get(side.index()).map_or_else(String::new, |player| player.name.clone()))
    }

    pub(super) fn placing(self) -> (Option<Square>, Option<Face>) {
        match self.held.get() {
            Held::Placing { at, face } => (at, face),
            _ => (None, None),
        }
    }

    pub(super) fn phase(self) -> Memo<Phase> {
        Memo::new(move |_| self.table.view.with(|view| view.phase))
    }
}

fn manners(table: Table<Barragoon>) -> Manners {
    Manners {
        live: table.live.get(),
        confirm: table.settings.confirm_moves.get(),
        preview: table.settings.preview_placement.get(),
    }
}

/// The lower left corner; every board has one.
fn corner() -> Square {
    Square::all().next().unwrap_or_else(|| unreachable!("a board has squares"))
}

/// Gives the keyboard to the first element that fits.
pub(super) fn focus(selector: &str) {
    let found = document().query_selector(selector).ok().flatten();
    if let Some(element) = found.and_then(|element| element.dyn_into::<HtmlElement>().ok()) {
        let _ = element.focus();
    }
}

/// Scrolls just so far that the first element that fits is in sight.
pub(super) fn reveal(selector: &str) {
    let Some(element) = document().query_selector(selector).ok().flatten() else { return };
    let height = window().inner_height().ok().and_then(|height| height.as_f64()).unwrap_or(f64::MAX);
    if element.get_bounding_client_rect().bottom() > height {
        element.scroll_into_view_with_bool(false);
    }
}
