use bar_a_jeux::games::barrakuda::Barrakuda;

use super::Habit;

pub(crate) const ALL: &[Habit<Barrakuda>] = &[];
