//! Strokes on the bench: begun and ended by fingers and by keys, taken back, done again.

use leptos::prelude::*;

use super::bench::{Bench, Making, Work};
use crate::games::barbarossa::clay::{Brush, SculptureError, Tool};
use crate::scenes::barbarossa::studio::{
    fingers::{Deed, Fingers},
    hand::{Cursor, Hand},
    kit::Order,
};

impl Bench {
    pub(super) fn act(&mut self, deed: Deed) {
        match deed {
            Deed::Turn(by) => self.camera.turn(by),
            Deed::Zoom(by, at) => self.camera.zoom(by, at),
            Deed::Begin(at) => {
                self.cursor = None;
                let (Some(brush), Work::Here(sculpture)) = (self.brush(), &mut self.work) else { return };
                if self.making.is_some() {
                    return;
                }
                let hand = Hand::begin(sculpture, &self.camera, brush, at);
                let full = hand.is_err();
                if let Ok(Some(hand)) = hand {
                    self.making = Some(Making(brush, Some(hand)));
                }
                self.tell(|status| status.full = full);
            }
            Deed::Go(at) => {
                let (Some(Making(brush, Some(hand))), Work::Here(sculpture)) =
                    (&mut self.making, &mut self.work)
                else {
                    return;
                };
                if hand.go(sculpture, &self.camera, *brush, at) == Err(SculptureError::Full) {
                    self.end();
                    self.tell(|status| status.full = true);
                }
            }
            Deed::End => self.end(),
            Deed::Cancel => self.cancel(),
        }
    }

    /// Ends the stroke being made, if there is one.
    fn end(&mut self) {
        if self.making.take().is_none() {
            return;
        }
        if let Work::Here(sculpture) = &mut self.work {
            // Only where none is at work can it not be ended.
            let _ = sculpture.finish();
        }
        self.note(true);
    }

    fn cancel(&mut self) {
        if let (Some(_), Work::Here(sculpture)) = (self.making.take(), &mut self.work) {
            sculpture.cancel();
        }
    }

    /// Ends all that is being done, at once: the page may be gone in a moment.
    pub(super) fn hurry(&mut self) -> bool {
        for deed in std::mem::take(&mut self.queue) {
            self.act(deed);
        }
        self.end();
        self.fingers = Fingers::default();
        true
    }

    /// Begins anew.
    pub(super) fn restart(&mut self, tool: Tool) -> bool {
        self.hurry();
        let Work::Here(sculpture) = &mut self.work else { return false };
        let full = sculpture.restart(Brush::new(tool, 6, 1, false)).is_err();
        self.note(true);
        self.tell(|status| status.full = full);
        !full
    }

    /// Takes a stroke back, or does it again. Whether there was one.
    pub(super) fn undo(&mut self, again: bool) -> bool {
        self.hurry();
        let Work::Here(sculpture) = &mut self.work else { return false };
        let done = if again { sculpture.redo() } else { sculpture.undo() };
        self.note(true);
        self.tell(|status| status.full = false);
        done.is_ok()
    }

    /// Does what a key asks for; whether it could.
    pub(super) fn order(&mut self, order: Order) -> bool {
        let (Some(tools), Work::Here(sculpture)) = (self.tools, &mut self.work) else { return false };
        let kit = tools.kit.get_untracked();
        let brush = kit.brush();
        let cursor = self.cursor.unwrap_or_else(|| Cursor::home(sculpture.clay(), &self.camera));
        let (mut done, mut ends) = (Ok(()), false);
        match order {
            Order::Step(steps) => {
                let wide = (brush.reach() * 0.4).clamp(0.75, 4.0);
                let cursor = cursor.step(steps, wide, sculpture.clay(), &self.camera);
                if let Some(Making(brush, None)) = &self.making {
                    done = sculpture.extend(cursor.point(*brush));
                    ends = done.is_err();
                }
                self.cursor = Some(cursor);
            }
            // Time is up, or a finger is at work.
            Order::Dab | Order::Stroke
                if tools.rests.get_untracked() || matches!(self.making, Some(Making(_, Some(_)))) =>
            {
                return false;
            }
            Order::Dab | Order::Stroke => {
                self.cursor = Some(cursor);
                if self.making.is_some() {
                    ends = true;
                } else {
                    done = sculpture.begin(brush, cursor.point(brush));
                    if done.is_ok() {
                        self.making = Some(Making(brush, None));
                        ends = order == Order::Dab;
                    }
                }
            }
            Order::Stop => self.cancel(),
            _ => return false,
        }
        if ends {
            self.end();
        }
        self.tell(|status| status.full = done.is_err());
        done.is_ok()
    }

    /// Whether a stroke is being made.
    pub(super) fn makes(&self) -> bool {
        self.making.is_some()
    }

    /// Whether the ring has left the clay.
    pub(super) fn floats(&self) -> bool {
        self.cursor.is_some_and(|cursor| cursor.free)
    }
}
