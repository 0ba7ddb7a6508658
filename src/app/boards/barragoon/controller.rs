//! The state shared by board and panel: the scene, the selection, and the functions that act.

use std::sync::Arc;

use leptos::{html::Div, prelude::*};
use web_sys::PointerEvent;

use super::words;
use crate::{
    app::{
        I18n,
        components::focus::{Focus, focus},
        contexts::use_i18n,
        i18n::{barragoon as key, sentences},
        session::Session,
    },
    games::barragoon::{
        action::Action,
        board::{Cell, Face, Side, Square},
        phase::Prompt,
        state::Barragoon,
        target::Target,
        turn::PlayedTurn,
    },
    scenes::barragoon::{
        Drawn, Effect as Outcome, Held, InputSettings, Intent, Scene, drawn, last_way, react, scene, settle,
        square_at,
    },
};

/// The board's signals, and their changes by fingers and keys.
#[derive(Copy, Clone)]
pub(super) struct Controller {
    pub session: Session<Barragoon>,
    pub i18n: I18n,
    /// The squares of the board.
    pub board: NodeRef<Div>,
    pub held: RwSignal<Held>,
    pub scene: Memo<Arc<Scene>>,
    /// The pending action.
    pub prompt: Memo<Prompt>,
    /// The side at the lower edge.
    pub near: Memo<Side>,
    /// Whether the device lies between the players.
    pub face_to_face: Memo<bool>,
    /// The square with the keyboard focus.
    pub cursor: RwSignal<Square>,
    /// Whether the last move was made by dragging, so that it needs no animation.
    pub dragged: StoredValue<bool>,
    /// The squares of the last move's way while it is shown. A bot's is shown until a player acts, any move's in a
    /// replay.
    pub way: Memo<Vec<Square>>,
    /// The played and the better action at the moment shown, while a review compares them.
    pub compared: Memo<Option<[Option<Drawn>; 2]>>,
    /// The last move when a player last acted.
    seen: RwSignal<Option<PlayedTurn>>,
}

/// The controller of the current board, from context.
pub(super) fn use_controller() -> Controller {
    expect_context()
}

impl Controller {
    pub(super) fn new(session: Session<Barragoon>) -> Controller {
        let held = RwSignal::new(settled(session));
        let seen = RwSignal::new(None::<PlayedTurn>);
        // The selection ends when the moment changes.
        Effect::new(move |_| {
            session.view.track();
            session.acting.track();
            held.set(settled(session));
        });
        Controller {
            session,
            i18n: use_i18n(),
            board: NodeRef::new(),
            held,
            scene: Memo::new(move |_| Arc::new(scene(&session.view.read(), held.get(), settings(session)))),
            prompt: Memo::new(move |_| session.view.read().prompt),
            near: Memo::new(
                move |_| {
                    if session.near() == Side::Brown.seat() { Side::Brown } else { Side::White }
                },
            ),
            face_to_face: Memo::new(move |_| session.is_two_sided()),
            cursor: RwSignal::new(entry()),
            dragged: StoredValue::new(false),
            way: Memo::new(move |_| way(session, seen)),
            compared: Memo::new(move |_| {
                let view = session.view.read();
                session.compared().map(|both| both.map(|action| drawn(&view.board, &action)))
            }),
            seen,
        }
    }

    /// Follows an intent, announces its effect, and plays the resulting action.
    pub(super) fn act(self, intent: Intent) {
        let Controller { session, held, seen, .. } = self;
        let last = session.view.with_untracked(|view| view.last.clone());
        if seen.with_untracked(|seen| *seen != last) {
            seen.set(last);
        }
        let language = self.i18n.language_untracked();
        let before = held.get_untracked();
        let settings = untrack(|| settings(session));
        let reaction = react(&session.view.get_untracked(), settings, before, intent);
        match reaction.effect {
            Outcome::Nothing => {
                if reaction.held != before {
                    held.set(reaction.held);
                    self.tell(before, reaction.held);
                }
            }
            Outcome::Refuse(why) => {
                held.set(reaction.held);
                let sentence = words::why(&language, why);
                session.object_by(sentence, words::cited(why));
            }
            Outcome::Play(action) => {
                self.dragged.set_value(matches!(intent, Intent::Drop { .. }));
                match session.play(action) {
                    Ok(()) => {
                        let now = settled(session);
                        held.set(now);
                        if matches!(action, Action::Touch { .. }) {
                            self.tell(before, now);
                        }
                    }
                    Err(why) => {
                        // A carried face returns to its place.
                        if let Held::Carried { face, .. } = before {
                            held.set(Held::Placing { at: None, face: Some(face) });
                        }
                        session.object(why);
                    }
                }
            }
        }
    }

    /// Announces a new selection to screen readers.
    fn tell(self, before: Held, held: Held) {
        let language = self.i18n.language_untracked();
        let sentence = match held {
            Held::Piece(from) if before.piece() != Some(from) => {
                let what = words::cell(&language, self.session.view.get_untracked().board[from]);
                let picked_up = language.say(key::PickedUp { what, square: from.to_string() });
                sentences([picked_up, self.targets(from)])
            }
            Held::Nothing if before.piece().is_some() => language.say(key::put_back),
            Held::Explained(_) | Held::Aim { .. } | Held::Prey(_) | Held::Bound { .. } => {
                words::hint(&language, self.scene.get_untracked().hint)
            }
            Held::Placing { at: Some(at), face } => {
                words::square(&language, at, face.map_or(Cell::Empty, Cell::Barragoon))
            }
            Held::Placing { at: None, face: Some(face) } => words::face(&language, face),
            Held::Nothing | Held::Piece(_) | Held::Placing { .. } | Held::Carried { .. } => return,
        };
        self.session.say(sentence);
    }

    /// The legal targets of the selected piece, as a sentence.
    pub(super) fn targets(self, from: Square) -> String {
        words::targets(&self.i18n.language_untracked(), from, &self.scene.get_untracked())
    }

    /// Whether the side at the far edge acts while the device lies between the players; tracked.
    pub(super) fn acts_far(self) -> bool {
        self.face_to_face.get() && self.prompt.get().actor() == Some(Side::Brown)
    }

    /// The square and the face of the Barragoon to place, as far as chosen; tracked.
    pub(super) fn placing(self) -> (Option<Square>, Option<Face>) {
        match self.held.get() {
            Held::Placing { at, face } => (at, face),
            Held::Carried { face, .. } => (None, Some(face)),
            _ => (None, None),
        }
    }

    /// The square under the pointer, also when another element caught the event.
    pub(super) fn under(self, event: &PointerEvent) -> Option<Square> {
        let area = self.board.get_untracked()?.get_bounding_client_rect();
        let x = (f64::from(event.client_x()) - area.left()) / area.width();
        let y = (f64::from(event.client_y()) - area.top()) / area.height();
        square_at(x, y, self.near.get_untracked())
    }

    /// Returns the keyboard focus to its square on the board.
    pub(super) fn focus_board(self) {
        focus(Focus::target(Target::Square(self.cursor.get_untracked())));
    }
}

/// The selection at the start of a moment.
fn settled(session: Session<Barragoon>) -> Held {
    settle(&session.view.get_untracked(), untrack(|| settings(session)))
}

/// The way of the last move while it is shown, see [`Controller::way`]; tracked.
fn way(session: Session<Barragoon>, seen: RwSignal<Option<PlayedTurn>>) -> Vec<Square> {
    let view = session.view.read();
    let Some(turn) = &view.last else { return Vec::new() };
    let by_bot = !session.people().contains(turn.by.seat());
    let unseen = by_bot && seen.read().as_ref() != Some(turn);
    let shown = (unseen || !session.live.get()) && session.compared().is_none();
    shown.then(|| last_way(&view)).flatten().unwrap_or_default()
}

/// The table's settings for input; tracked.
fn settings(session: Session<Barragoon>) -> InputSettings {
    let settings = session.settings.get();
    InputSettings {
        live: session.acting.get(),
        confirm: settings.confirm_moves,
        preview: settings.preview_placement,
    }
}

/// The square where the keyboard focus enters the board.
fn entry() -> Square {
    Square::from_index(10).unwrap_or_else(|| unreachable!("a board has squares"))
}
