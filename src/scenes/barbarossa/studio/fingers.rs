//! Interprets fingers, mouse and pen on the canvas. A single pointer sculpts or turns. Two fingers pan, zoom and rotate
//! the view; a tap of two fingers undoes, a tap of three redoes. While a pen is down, fingers are ignored.

#[cfg(test)]
mod tests;

use super::taps::{SLIP, Taps, apart};

/// A place on the canvas, in pixels of the page.
pub type CanvasPoint = [f32; 2];

/// Action of the pointers.
#[derive(Copy, Clone, PartialEq, Debug)]
pub enum PointerAction {
    /// A stroke begins, continues, ends, or is dropped.
    Begin(CanvasPoint),
    Go(CanvasPoint),
    End,
    Cancel,
    /// Turns the view by this number of pixels.
    Turn(CanvasPoint),
    /// Shifts the view by this number of pixels.
    Pan(CanvasPoint),
    /// Turns the turntable by this angle, clockwise.
    Twist(f32),
    /// Magnifies by this factor around this place.
    Zoom(f32, CanvasPoint),
    Undo,
    Redo,
}

/// Use of a single finger at the place of its press.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Use {
    Work,
    Turn,
    Pan,
}

/// Kind of pointer.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Pointer {
    Finger,
    Mouse,
    Pen,
}

/// A pointer coming down.
#[derive(Copy, Clone, Debug)]
pub struct Press {
    pub id: i32,
    pub pointer: Pointer,
    pub at: CanvasPoint,
    /// Action of this pointer while no other is down.
    pub usage: Use,
    /// Time in milliseconds.
    pub now: f64,
}

#[derive(Copy, Clone, PartialEq, Debug)]
enum Doing {
    Nothing,
    /// One pointer makes a stroke: its start time, and its length so far.
    Work {
        since: f64,
        way: f32,
    },
    Turn,
    Pan,
    /// Two fingers move together: the angle turned so far, and whether the movement exceeds an accidental slip.
    Pinch {
        turned: f32,
        meant: bool,
    },
}

/// A pointer that is down and not ignored.
#[derive(Copy, Clone, Debug)]
struct Down {
    id: i32,
    pointer: Pointer,
    at: CanvasPoint,
    /// Its place when the pinch began.
    from: CanvasPoint,
}

/// All active pointers on the canvas. An ignored finger counts again only after it is lifted and pressed.
#[derive(Debug)]
pub struct Fingers {
    down: Vec<Down>,
    doing: Doing,
    taps: Taps,
    pen_seen: bool,
}

/// A stroke that lasts longer than this, in milliseconds, and exceeds [`REACH`] is intended. The app drops any other
/// one when a second finger joins or the browser cancels its finger.
const PATIENCE: f64 = 350.0;

/// Length in pixels up to which a stroke may be dropped.
const REACH: f32 = 28.0;

/// Two fingers that zoom or pan also rotate a little; beyond this angle, in radians, the rotation counts.
const KNACK: f32 = 0.22;

impl Default for Fingers {
    fn default() -> Fingers {
        Fingers { down: Vec::new(), doing: Doing::Nothing, taps: Taps::default(), pen_seen: false }
    }
}

impl Fingers {
    pub fn any(&self) -> bool {
        !self.down.is_empty()
    }

    /// Returns whether this pointer is down and not ignored.
    pub fn has(&self, id: i32) -> bool {
        self.find(id).is_some()
    }

    /// Returns whether a pen has been over the canvas.
    pub fn pen_seen(&self) -> bool {
        self.pen_seen
    }

    /// Records that a pen is over the canvas, touching it or not.
    pub fn see_pen(&mut self) {
        self.pen_seen = true;
    }

    /// Forgets all pointers.
    pub fn let_go(&mut self) {
        *self = Fingers { pen_seen: self.pen_seen, ..Fingers::default() };
    }

    /// Puts a pointer down. `looks`: once a pen was used, fingers turn the view and do not sculpt.
    pub fn press(&mut self, press: Press, looks: bool) -> Vec<PointerAction> {
        let Press { id, pointer, at, now, .. } = press;
        if self.has(id) {
            return Vec::new();
        }
        let mut actions = Vec::new();
        match pointer {
            Pointer::Pen => {
                self.pen_seen = true;
                actions.extend(self.shut_fingers_out());
            }
            Pointer::Finger if self.pen_is_down() => return actions,
            Pointer::Finger => self.taps.press(id, at, now),
            Pointer::Mouse => (),
        }
        match (self.down.as_slice(), self.doing) {
            ([], _) => {
                let usage = match press.usage {
                    Use::Work if pointer == Pointer::Finger && looks && self.pen_seen => Use::Turn,
                    usage => usage,
                };
                self.doing = match usage {
                    Use::Work => Doing::Work { since: now, way: 0.0 },
                    Use::Turn => Doing::Turn,
                    Use::Pan => Doing::Pan,
                };
                actions.extend((usage == Use::Work).then_some(PointerAction::Begin(at)));
            }
            ([first], doing) if first.pointer == Pointer::Finger && pointer == Pointer::Finger => {
                if self.is_meant(now) {
                    // This finger is probably a palm.
                    self.taps.spoil();
                    return actions;
                }
                actions.extend(matches!(doing, Doing::Work { .. }).then_some(PointerAction::Cancel));
                self.doing = Doing::Pinch { turned: 0.0, meant: false };
            }
            _ => return actions,
        }
        self.down.push(Down { id, pointer, at, from: at });
        for finger in &mut self.down {
            finger.from = finger.at;
        }
        actions
    }

    /// Moves a pointer. Two fingers pan by the movement of their midpoint, zoom by their distance, and rotate.
    pub fn go(&mut self, id: i32, at: CanvasPoint) -> [Option<PointerAction>; 3] {
        self.taps.go(id, at);
        let Some(finger) = self.find(id) else { return [None; 3] };
        let Down { at: before, from, .. } = self.down[finger];
        let by = [at[0] - before[0], at[1] - before[1]];
        self.down[finger].at = at;
        match &mut self.doing {
            Doing::Nothing => [None; 3],
            Doing::Work { way, .. } => {
                *way += by[0].hypot(by[1]);
                [Some(PointerAction::Go(at)), None, None]
            }
            Doing::Turn => [Some(PointerAction::Turn(by)), None, None],
            Doing::Pan => [Some(PointerAction::Pan(by)), None, None],
            Doing::Pinch { turned, meant } => {
                let other = self.down[1 - finger].at;
                let [was, is] = [before, at].map(|at| [at[0] - other[0], at[1] - other[1]]);
                let [near, distance] = [was, is].map(|way| way[0].hypot(way[1]).max(20.0));
                let middle = [(at[0] + other[0]) / 2.0, (at[1] + other[1]) / 2.0];
                // For a small angle the sine equals the angle.
                let angle = (was[0] * is[1] - was[1] * is[0]) / (near * distance);
                let twists = turned.abs() > KNACK;
                *turned += angle;
                *meant |= apart(from, at) > SLIP;
                if !*meant {
                    return [None; 3];
                }
                let pan = PointerAction::Pan([by[0] / 2.0, by[1] / 2.0]);
                let zoom = PointerAction::Zoom(distance / near, middle);
                [Some(pan), Some(zoom), twists.then_some(PointerAction::Twist(angle))]
            }
        }
    }

    pub fn lift(&mut self, id: i32, now: f64) -> Vec<PointerAction> {
        let mut actions = Vec::new();
        if self.drop(id) {
            actions.extend(self.stop().then_some(PointerAction::End));
        }
        actions.extend(match self.taps.lift(id, now) {
            Some(2) => Some(PointerAction::Undo),
            Some(3) => Some(PointerAction::Redo),
            _ => None,
        });
        actions
    }

    /// Drops a pointer that the browser cancels. A finger's stroke is dropped too, unless it is intended.
    pub fn cancel(&mut self, id: i32, now: f64) -> Option<PointerAction> {
        self.taps.spoil();
        self.taps.lift(id, now);
        let pointer = self.down[self.find(id)?].pointer;
        let kept = pointer != Pointer::Finger || self.is_meant(now);
        self.drop(id);
        self.stop().then_some(if kept { PointerAction::End } else { PointerAction::Cancel })
    }

    fn find(&self, id: i32) -> Option<usize> {
        self.down.iter().position(|pointer| pointer.id == id)
    }

    fn pen_is_down(&self) -> bool {
        self.down.iter().any(|pointer| pointer.pointer == Pointer::Pen)
    }

    /// Drops all fingers and their stroke, since a palm may be among them.
    fn shut_fingers_out(&mut self) -> Option<PointerAction> {
        self.taps.spoil();
        let before = self.down.len();
        self.down.retain(|pointer| pointer.pointer != Pointer::Finger);
        (self.down.len() < before && self.stop()).then_some(PointerAction::Cancel)
    }

    /// Returns whether the stroke is too long, in time and in length, to be the first finger of two.
    fn is_meant(&self, now: f64) -> bool {
        matches!(self.doing, Doing::Work { since, way } if way > REACH && now - since > PATIENCE)
    }

    /// Removes a pointer; returns whether it was there.
    fn drop(&mut self, id: i32) -> bool {
        let before = self.down.len();
        self.down.retain(|pointer| pointer.id != id);
        self.down.len() < before
    }

    /// Ends the current action, even if a finger stays down; returns whether it was a stroke.
    fn stop(&mut self) -> bool {
        matches!(std::mem::replace(&mut self.doing, Doing::Nothing), Doing::Work { .. })
    }
}
