//! What fingers, mouse and pen mean: one works or turns, two turn and zoom.

/// A place on the canvas, in pixels of the page.
pub type At = [f32; 2];

/// What is to be done.
#[derive(Copy, Clone, PartialEq, Debug)]
pub enum Deed {
    /// A stroke begins, goes on, ends, or was none.
    Begin(At),
    Go(At),
    End,
    Cancel,
    /// Turned by so much.
    Turn(At),
    /// So many times as large, round this place.
    Zoom(f32, At),
}

#[derive(Copy, Clone, PartialEq, Debug)]
enum Doing {
    Nothing,
    /// One finger works, since then, and has gone so far.
    Work {
        since: f64,
        way: f32,
    },
    Turn,
    Pinch,
}

/// All that are down.
#[derive(Debug)]
pub struct Fingers {
    down: Vec<(i32, At)>,
    doing: Doing,
}

/// For so long, in milliseconds and pixels, a second finger still makes two of a stroke just begun.
const PATIENCE: f64 = 350.0;
const REACH: f32 = 28.0;

impl Default for Fingers {
    fn default() -> Fingers {
        Fingers { down: Vec::new(), doing: Doing::Nothing }
    }
}

impl Fingers {
    pub fn any(&self) -> bool {
        !self.down.is_empty()
    }

    /// Another one; `works` where there is something to work on.
    pub fn press(&mut self, id: i32, at: At, works: bool, now: f64) -> Option<Deed> {
        if self.down.iter().any(|finger| finger.0 == id) {
            return None;
        }
        match (self.down.len(), self.doing) {
            (0, _) => {
                self.down.push((id, at));
                self.doing = if works { Doing::Work { since: now, way: 0.0 } } else { Doing::Turn };
                works.then_some(Deed::Begin(at))
            }
            (1, Doing::Work { since, way }) => {
                // A palm that comes down late is no second finger.
                if way > REACH || now - since > PATIENCE {
                    return None;
                }
                self.down.push((id, at));
                self.doing = Doing::Pinch;
                Some(Deed::Cancel)
            }
            (1, Doing::Turn) => {
                self.down.push((id, at));
                self.doing = Doing::Pinch;
                None
            }
            _ => None,
        }
    }

    /// One has moved. Two of them turn by what their middle does.
    pub fn go(&mut self, id: i32, at: At) -> [Option<Deed>; 2] {
        let Some(finger) = self.down.iter().position(|finger| finger.0 == id) else { return [None; 2] };
        let before = self.down[finger].1;
        let by = [at[0] - before[0], at[1] - before[1]];
        self.down[finger].1 = at;
        match &mut self.doing {
            Doing::Nothing => [None; 2],
            Doing::Work { way, .. } => {
                *way += length(by);
                [Some(Deed::Go(at)), None]
            }
            Doing::Turn => [Some(Deed::Turn(by)), None],
            Doing::Pinch => {
                let other = self.down[1 - finger].1;
                let apart = |at: At| length([at[0] - other[0], at[1] - other[1]]).max(20.0);
                let middle = [(at[0] + other[0]) / 2.0, (at[1] + other[1]) / 2.0];
                let zoom = Deed::Zoom(apart(at) / apart(before), middle);
                [Some(Deed::Turn([by[0] / 2.0, by[1] / 2.0])), Some(zoom)]
            }
        }
    }

    /// One is lifted, or taken away by the browser: a stroke ends all the same.
    pub fn lift(&mut self, id: i32) -> Option<Deed> {
        let before = self.down.len();
        self.down.retain(|finger| finger.0 != id);
        if self.down.len() == before {
            return None;
        }
        let doing = self.doing;
        // The one that stays down after two does nothing.
        self.doing = Doing::Nothing;
        matches!(doing, Doing::Work { .. }).then_some(Deed::End)
    }
}

fn length([x, y]: At) -> f32 {
    (x * x + y * y).sqrt()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn one_works_on_the_clay_and_turns_beside_it() {
        let mut fingers = Fingers::default();
        assert_eq!(fingers.press(1, [5.0, 5.0], true, 0.0), Some(Deed::Begin([5.0, 5.0])));
        assert_eq!(fingers.go(1, [9.0, 5.0]), [Some(Deed::Go([9.0, 5.0])), None]);
        assert_eq!(fingers.go(7, [9.0, 5.0]), [None; 2]);
        assert_eq!(fingers.lift(1), Some(Deed::End));
        assert_eq!(fingers.press(2, [5.0, 5.0], false, 0.0), None);
        assert_eq!(fingers.go(2, [9.0, 4.0]), [Some(Deed::Turn([4.0, -1.0])), None]);
        assert_eq!(fingers.lift(2), None);
        assert!(!fingers.any());
    }

    #[test]
    fn a_second_finger_makes_two_of_it() {
        let mut fingers = Fingers::default();
        fingers.press(1, [100.0, 100.0], true, 0.0);
        assert_eq!(fingers.press(2, [200.0, 100.0], true, 90.0), Some(Deed::Cancel));
        let deeds = fingers.go(2, [300.0, 100.0]);
        assert_eq!(deeds, [Some(Deed::Turn([50.0, 0.0])), Some(Deed::Zoom(2.0, [200.0, 100.0]))]);
        assert_eq!(fingers.press(3, [0.0; 2], true, 100.0), None);
        assert_eq!(fingers.lift(1), None);
        assert_eq!(fingers.go(2, [0.0; 2]), [None; 2]);
        assert_eq!(fingers.lift(2), None);
    }

    #[test]
    fn a_late_palm_is_none() {
        let mut fingers = Fingers::default();
        fingers.press(1, [100.0, 100.0], true, 0.0);
        assert_eq!(fingers.press(2, [200.0, 100.0], true, 900.0), None);
        assert_eq!(fingers.go(1, [120.0, 100.0]), [Some(Deed::Go([120.0, 100.0])), None]);
        assert_eq!(fingers.lift(2), None);
        assert_eq!(fingers.lift(1), Some(Deed::End));
    }
}
