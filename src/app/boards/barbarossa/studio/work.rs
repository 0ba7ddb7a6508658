//! Strokes on the bench: started and ended by fingers and keys, undone and redone.

use leptos::prelude::*;

use super::bench::{Bench, ClayState, Grip, StrokeInProgress};
use crate::games::barbarossa::clay::{Brush, SculptureError, Tool};
use crate::scenes::barbarossa::studio::{
    cursor::Cursor,
    fingers::PointerAction,
    hand::Hand,
    kit::{Order, START},
    wire::Wire,
};

impl Bench {
    pub(super) fn act(&mut self, action: PointerAction) {
        match action {
            PointerAction::Turn(by) => self.camera.turn(by),
            PointerAction::Pan(by) => self.camera.pan(by),
            PointerAction::Twist(angle) => self.camera.twist(angle),
            PointerAction::Zoom(by, at) => self.camera.zoom(by, at),
            PointerAction::Begin(at) => self.begin(at),
            PointerAction::Go(at) => self.go_on(at),
            PointerAction::End => self.end(),
            PointerAction::Cancel => self.cancel(),
            PointerAction::Undo => self.tapped(Order::Undo),
            PointerAction::Redo => self.tapped(Order::Redo),
        }
    }

    fn begin(&mut self, at: [f32; 2]) {
        self.cursor = None;
        self.look_over();
        let (Some(brush), ClayState::Ready(sculpture)) = (self.brush(), &mut self.clay_state) else { return };
        if self.stroke.is_some() {
            return;
        }
        let grip = match brush.tool() {
            Tool::Cut => Ok(Some(Grip::Wire(Wire::at(at)))),
            _ => Hand::begin(sculpture, &self.camera, brush, at).map(|hand| hand.map(Grip::Hand)),
        };
        let full = grip.is_err();
        if let Ok(Some(grip)) = grip {
            self.stroke = Some(StrokeInProgress { brush, grip });
        }
        self.tell(|status| status.full = full);
    }

    fn go_on(&mut self, at: [f32; 2]) {
        let (Some(StrokeInProgress { brush, grip }), ClayState::Ready(sculpture)) =
            (&mut self.stroke, &mut self.clay_state)
        else {
            return;
        };
        let brush = self.pen.with(*brush);
        match grip {
            Grip::Keys => (),
            Grip::Wire(wire) => wire.to = at,
            Grip::Hand(hand) => {
                if hand.go(sculpture, &self.camera, brush, at) == Err(SculptureError::Full) {
                    self.end();
                    self.tell(|status| status.full = true);
                }
            }
        }
    }

    /// Ends the current stroke, if any.
    fn end(&mut self) {
        let Some(StrokeInProgress { brush, grip }) = self.stroke.take() else { return };
        let mut done = Ok(());
        if let ClayState::Ready(sculpture) = &mut self.clay_state {
            done = match grip {
                Grip::Hand(hand) => hand.lift(sculpture),
                Grip::Keys => sculpture.finish(),
                Grip::Wire(wire) => match wire.cut(sculpture.clay(), &self.camera, brush) {
                    Some(stroke) => sculpture.add(&stroke),
                    None => Ok(()),
                },
            };
        }
        self.note(true);
        self.keep_framed();
        // A stroke that was cut short is reported like a refused one.
        if done == Err(SculptureError::Full) {
            self.tell(|status| status.full = true);
        }
    }

    fn cancel(&mut self) {
        if let (Some(_), ClayState::Ready(sculpture)) = (self.stroke.take(), &mut self.clay_state) {
            sculpture.cancel();
        }
    }

    /// Finishes all queued work and the current stroke at once, since the page may close.
    pub(super) fn hurry(&mut self) -> bool {
        for action in std::mem::take(&mut self.queue) {
            self.act(action);
        }
        self.end();
        self.fingers.let_go();
        true
    }

    /// Starts anew with a shape.
    pub(super) fn restart(&mut self, tool: Tool) -> bool {
        self.work_whole(Brush::new(tool, START, 1, false))
    }

    /// Starts anew, or turns the whole object.
    pub(super) fn work_whole(&mut self, brush: Brush) -> bool {
        self.hurry();
        self.look_over();
        let ClayState::Ready(sculpture) = &mut self.clay_state else { return false };
        let full = sculpture.work_whole(brush).is_err();
        self.cursor = None;
        self.note(true);
        self.keep_framed();
        self.tell(|status| status.full = full);
        !full
    }

    /// Undoes or redoes a stroke after a tap of fingers, and notifies the page.
    fn tapped(&mut self, order: Order) {
        let Some(tools) = self.tools.filter(|tools| !tools.rests.get_untracked()) else { return };
        // A keyboard stroke may be in progress.
        self.end();
        if self.change_history(order == Order::Redo) {
            tools.tapped.set(Some(order));
        }
    }

    /// Undoes a stroke, or redoes it if `again`. Returns whether there was one.
    pub(super) fn undo(&mut self, again: bool) -> bool {
        self.hurry();
        self.change_history(again)
    }

    fn change_history(&mut self, again: bool) -> bool {
        let ClayState::Ready(sculpture) = &mut self.clay_state else { return false };
        let done = if again { sculpture.redo() } else { sculpture.undo() };
        self.note(true);
        self.tell(|status| status.full = false);
        done.is_ok()
    }

    /// Obeys a key. Returns whether that was possible.
    pub(super) fn order(&mut self, order: Order) -> bool {
        if self.stroke.is_none() {
            self.look_over();
        }
        let (Some(tools), ClayState::Ready(sculpture)) = (self.tools, &mut self.clay_state) else {
            return false;
        };
        let kit = tools.kit.get_untracked();
        let brush = kit.brush();
        if brush.tool() == Tool::Turn && matches!(order, Order::Dab | Order::Stroke) {
            return !tools.rests.get_untracked() && self.work_whole(brush);
        }
        if order == Order::Centre {
            let there = sculpture.clay().is_centred();
            return !there
                && !tools.rests.get_untracked()
                && self.work_whole(Brush::new(Tool::Centre, 1, 1, false));
        }
        let cursor = self.cursor.unwrap_or_else(|| Cursor::home(sculpture.clay(), &self.camera));
        let wire = (brush.tool() == Tool::Cut).then(|| Wire::at(self.camera.seen(cursor.spot.place)));
        let (mut done, mut ends) = (Ok(()), false);
        match order {
            Order::Step(steps) => {
                // A wire goes from side to side, so its steps are larger.
                let wide = if wire.is_some() { 4.0 } else { (brush.reach() * 0.4).clamp(0.75, 4.0) };
                let cursor = cursor.step(steps, wide, sculpture.clay(), &self.camera);
                match &mut self.stroke {
                    Some(StrokeInProgress { brush, grip: Grip::Keys }) => {
                        done = sculpture.extend(cursor.point(*brush));
                        ends = done.is_err();
                    }
                    Some(StrokeInProgress { grip: Grip::Wire(wire), .. }) => {
                        wire.to = self.camera.seen(cursor.spot.place);
                    }
                    _ => (),
                }
                self.cursor = Some(cursor);
            }
            // The time is over, or a finger is sculpting.
            Order::Dab | Order::Stroke
                if tools.rests.get_untracked()
                    || matches!(self.stroke, Some(StrokeInProgress { grip: Grip::Hand(_), .. })) =>
            {
                return false;
            }
            Order::Dab | Order::Stroke => {
                self.cursor = Some(cursor);
                if self.stroke.is_some() {
                    ends = true;
                } else if let Some(wire) = wire {
                    // A wire takes two key presses: its start and its end.
                    self.stroke = Some(StrokeInProgress { brush, grip: Grip::Wire(wire) });
                } else {
                    done = sculpture.begin(brush, cursor.point(brush));
                    if done.is_ok() {
                        self.stroke = Some(StrokeInProgress { brush, grip: Grip::Keys });
                        ends = order == Order::Dab;
                    }
                }
            }
            Order::Stop => self.cancel(),
            _ => return false,
        }
        self.tell(|status| status.full = done.is_err());
        if ends {
            self.end();
        }
        done.is_ok()
    }

    pub(super) fn makes(&self) -> bool {
        self.stroke.is_some()
    }

    /// Whether the ring has left the clay.
    pub(super) fn floats(&self) -> bool {
        self.cursor.is_some_and(|cursor| cursor.free)
    }
}
