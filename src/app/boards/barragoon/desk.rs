//! What the board and its panel share: the scene, what is held, and the one way to act.

use leptos::prelude::*;

use super::words;
use crate::{
    app::{
        I18n,
        contexts::{app, settings::Rotation, table::Table},
        dom::{next_frame, watch},
        i18n::barragoon as key,
        lexicon::fill,
        state::{Bundle, Derived, State},
    },
    games::barragoon::{
        action::Action,
        board::{Cell, Face, Side, Square},
        phase::Prompt,
        state::Barragoon,
    },
    scenes::barragoon::{Effect as Outcome, Held, Intent, Manners, Scene, react, scene, settle},
};

pub(super) type Desk = Bundle<Handles>;

pub(super) struct Handles {
    pub table: Table<Barragoon>,
    pub i18n: I18n,
    pub held: State<Held>,
    pub scene: Derived<Scene>,
    /// The last move was made by dragging, and needs no showing.
    pub dragged: State<bool>,
    /// Where the keyboard is, by `Square::index`.
    cursor: State<u32>,
}

impl Desk {
    pub(super) fn new(table: Table<Barragoon>) -> Desk {
        let held = State::new(settled(table));
        // Whatever was in hand belongs to the moment it was taken up in.
        let mut known = false;
        watch(move || {
            table.view.get();
            table.acting.get();
            if known {
                held.set(settled(table));
            }
            known = true;
        });
        Bundle::of(Handles {
            table,
            i18n: app().i18n,
            held,
            scene: Derived::new(move || scene(&table.view.get(), held.get(), manners(table))),
            dragged: State::new(false),
            cursor: State::new(10),
        })
    }

    /// Where the keyboard is; tracked.
    pub(super) fn cursor(self) -> Square {
        Square::from_index(self.cursor.get() as usize).unwrap_or_else(corner)
    }

    pub(super) fn walk_to(self, square: Square) {
        self.cursor.set(square.index() as u32);
    }

    /// The side at the lower edge; tracked.
    pub(super) fn near(self) -> Side {
        if self.table.near() == Side::Brown.seat() { Side::Brown } else { Side::White }
    }

    /// What is due; tracked.
    pub(super) fn prompt(self) -> Prompt {
        self.table.view.get().prompt
    }

    /// Follows an intent, says what came of it, and plays what is to be played.
    pub(super) fn act(self, intent: Intent) {
        let table = self.table;
        let locale = self.i18n.get_locale_untracked();
        let before = self.held.get_untracked();
        let reaction = react(&table.view.get_untracked(), untrack(|| manners(table)), before, intent);
        match reaction.effect {
            Outcome::Nothing => {
                if reaction.held != before {
                    self.held.set(reaction.held);
                    self.tell(before, reaction.held);
                }
            }
            Outcome::Refuse(why) => {
                self.held.set(reaction.held);
                self.object(words::why(locale, why));
            }
            Outcome::Play(action) => {
                self.dragged.set(matches!(intent, Intent::Drop { .. }));
                match table.play(action) {
                    Ok(()) => {
                        let held = settled(table);
                        self.held.set(held);
                        if matches!(action, Action::Touch { .. }) {
                            self.tell(before, held);
                        }
                    }
                    Err(why) => self.object(why),
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
                let what = words::cell(locale, self.table.view.get_untracked().board[from]);
                let list = self.targets(from);
                fill(
                    locale.word(key::picked_up),
                    &[("what", &what), ("square", &from.to_string()), ("list", list.trim_end_matches('.'))],
                )
            }
            Held::Nothing if before.piece().is_some() => locale.word(key::put_back).to_owned(),
            Held::Told(_) | Held::Aim { .. } | Held::Prey(_) | Held::Bound { .. } => {
                words::hint(locale, self.scene.get_untracked().hint)
            }
            Held::Placing { at: Some(at), face } => {
                words::square(locale, at, face.map_or(Cell::Empty, Cell::Barragoon))
            }
            Held::Placing { at: None, face: Some(face) } => words::face(locale, face),
            Held::Nothing | Held::Piece(_) | Held::Placing { .. } => return,
        };
        self.table.say(sentence);
    }

    /// The legal targets of what is held, as a sentence.
    pub(super) fn targets(self, from: Square) -> String {
        words::targets(self.i18n.get_locale_untracked(), from, &self.scene.get_untracked())
    }

    /// Whether the side at the far edge acts while the device lies between the players.
    pub(super) fn acts_far(self) -> bool {
        self.face_to_face() && self.prompt().actor() == Some(Side::Brown)
    }

    pub(super) fn face_to_face(self) -> bool {
        self.table.settings.get().rotation == Rotation::FaceToFace
    }

    /// The player's name of a side.
    pub(super) fn name(self, side: Side) -> &'static str {
        self.table.name(side.seat())
    }

    pub(super) fn placing(self) -> (Option<Square>, Option<Face>) {
        match self.held.get() {
            Held::Placing { at, face } => (at, face),
            _ => (None, None),
        }
    }
}

/// What is in the hands when a moment begins.
fn settled(table: Table<Barragoon>) -> Held {
    settle(&table.view.get_untracked(), untrack(|| manners(table)))
}

fn manners(table: Table<Barragoon>) -> Manners {
    let settings = table.settings.get();
    Manners {
        live: *table.acting.get(),
        confirm: settings.confirm_moves,
        preview: settings.preview_placement,
    }
}

/// The lower left corner; every board has one.
fn corner() -> Square {
    Square::all().next().unwrap_or_else(|| unreachable!("a board has squares"))
}

/// Scrolls just so far that the first element that fits is in sight.
pub(super) fn reveal(selector: &str) {
    let Some(element) = document().query_selector(selector).ok().flatten() else { return };
    let height = window().inner_height().ok().and_then(|height| height.as_f64()).unwrap_or(f64::MAX);
    if element.get_bounding_client_rect().bottom() > height {
        element.scroll_into_view_with_bool(false);
    }
}

/// Does it to an element that is not on the page before the next frame.
pub(super) fn soon(act: fn(&str), selector: &'static str) {
    next_frame(Box::new(move || act(selector)));
}
