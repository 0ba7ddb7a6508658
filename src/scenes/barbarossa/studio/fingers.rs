//! What fingers, mouse and pen mean: one works or turns, two shift, zoom, and turn as one turns a knob.

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
    /// Shifted by so much.
    Pan(At),
    /// The turntable turned by this angle, as the clock goes.
    Twist(f32),
    /// So many times as large, round this place.
    Zoom(f32, At),
}

/// What one finger does where it comes down.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Use {
    Work,
    Turn,
    Pan,
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
    Pan,
    /// Two together, and by what angle they have turned so far.
    Pinch {
        turned: f32,
    },
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

/// Two fingers that zoom or shift turn a little against each other, too: only beyond this angle it is meant.
const KNACK: f32 = 0.22;

impl Default for Fingers {
    fn default() -> Fingers {
        Fingers { down: Vec::new(), doing: Doing::Nothing }
    }
}

impl Fingers {
    pub fn any(&self) -> bool {
        !self.down.is_empty()
    }

    /// Another one, and what it is for if it stays the only one.
    pub fn press(&mut self, id: i32, at: At, usage: Use, now: f64) -> Option<Deed> {
        if self.down.iter().any(|finger| finger.0 == id) {
            return None;
        }
        match (self.down.len(), self.doing) {
            (0, _) => {
                self.down.push((id, at));
                self.doing = match usage {
                    Use::Work => Doing::Work { since: now, way: 0.0 },
                    Use::Turn => Doing::Turn,
                    Use::Pan => Doing::Pan,
                };
                (usage == Use::Work).then_some(Deed::Begin(at))
            }
            (1, Doing::Work { since, way }) => {
                // A palm that comes down late is no second finger.
                if way > REACH || now - since > PATIENCE {
                    return None;
                }
                self.down.push((id, at));
                self.doing = Doing::Pinch { turned: 0.0 };
                Some(Deed::Cancel)
            }
            (1, Doing::Turn | Doing::Pan) => {
                self.down.push((id, at));
                self.doing = Doing::Pinch { turned: 0.0 };
                None
            }
            _ => None,
        }
    }

    /// One has moved. Two of them shift by what their middle does, zoom by how far they are apart, and turn.
    pub fn go(&mut self, id: i32, at: At) -> [Option<Deed>; 3] {
        let Some(finger) = self.down.iter().position(|finger| finger.0 == id) else { return [None; 3] };
        let before = self.down[finger].1;
        let by = [at[0] - before[0], at[1] - before[1]];
        self.down[finger].1 = at;
        match &mut self.doing {
            Doing::Nothing => [None; 3],
            Doing::Work { way, .. } => {
                *way += length(by);
                [Some(Deed::Go(at)), None, None]
            }
            Doing::Turn => [Some(Deed::Turn(by)), None, None],
            Doing::Pan => [Some(Deed::Pan(by)), None, None],
            Doing::Pinch { turned } => {
                let other = self.down[1 - finger].1;
                let [was, is] = [before, at].map(|at| [at[0] - other[0], at[1] - other[1]]);
                let [near, apart] = [was, is].map(|way| length(way).max(20.0));
                let middle = [(at[0] + other[0]) / 2.0, (at[1] + other[1]) / 2.0];
                // The sine of a small angle is the angle.
                let angle = (was[0] * is[1] - was[1] * is[0]) / (near * apart);
                let means = turned.abs() > KNACK;
                *turned += angle;
                let pan = Deed::Pan([by[0] / 2.0, by[1] / 2.0]);
                [Some(pan), Some(Deed::Zoom(apart / near, middle)), means.then_some(Deed::Twist(angle))]
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
        assert_eq!(fingers.press(1, [5.0, 5.0], Use::Work, 0.0), Some(Deed::Begin([5.0, 5.0])));
        assert_eq!(fingers.go(1, [9.0, 5.0]), [Some(Deed::Go([9.0, 5.0])), None, None]);
        assert_eq!(fingers.go(7, [9.0, 5.0]), [None; 3]);
        assert_eq!(fingers.lift(1), Some(Deed::End));
        assert_eq!(fingers.press(2, [5.0, 5.0], Use::Turn, 0.0), None);
        assert_eq!(fingers.go(2, [9.0, 4.0]), [Some(Deed::Turn([4.0, -1.0])), None, None]);
        assert_eq!(fingers.lift(2), None);
        assert!(!fingers.any());
    }

    #[test]
    fn a_second_finger_makes_two_of_it() {
        let mut fingers = Fingers::default();
        fingers.press(1, [100.0, 100.0], Use::Work, 0.0);
        assert_eq!(fingers.press(2, [200.0, 100.0], Use::Work, 90.0), Some(Deed::Cancel));
        let deeds = fingers.go(2, [300.0, 100.0]);
        assert_eq!(deeds, [Some(Deed::Pan([50.0, 0.0])), Some(Deed::Zoom(2.0, [200.0, 100.0])), None]);
        assert_eq!(fingers.press(3, [0.0; 2], Use::Work, 100.0), None);
        assert_eq!(fingers.lift(1), None);
        assert_eq!(fingers.go(2, [0.0; 2]), [None; 3]);
        assert_eq!(fingers.lift(2), None);
    }

    #[test]
    fn two_turn_as_one_turns_a_knob() {
        let mut fingers = Fingers::default();
        assert_eq!(fingers.press(1, [100.0, 100.0], Use::Pan, 0.0), None);
        assert_eq!(fingers.go(1, [100.0, 90.0]), [Some(Deed::Pan([0.0, -10.0])), None, None]);
        fingers.press(2, [200.0, 90.0], Use::Turn, 10.0);
        let angles: Vec<Option<Deed>> =
            (1..8).map(|step| fingers.go(2, [200.0, 90.0 + step as f32 * 6.0])[2]).collect();
        // A little is only clumsy.
        assert_eq!(angles[..4], [None; 4]);
        assert!(matches!(angles[6], Some(Deed::Twist(angle)) if angle > 0.03 && angle < 0.07), "{angles:?}");
    }

    #[test]
    fn a_late_palm_is_none() {
        let mut fingers = Fingers::default();
        fingers.press(1, [100.0, 100.0], Use::Work, 0.0);
        assert_eq!(fingers.press(2, [200.0, 100.0], Use::Work, 900.0), None);
        assert_eq!(fingers.go(1, [120.0, 100.0]), [Some(Deed::Go([120.0, 100.0])), None, None]);
        assert_eq!(fingers.lift(2), None);
        assert_eq!(fingers.lift(1), Some(Deed::End));
    }
}
