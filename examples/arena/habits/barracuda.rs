use bar_a_jeux::games::barracuda::Barracuda;

use super::Habit;

pub(crate) const ALL: &[Habit<Barracuda>] = &[];
