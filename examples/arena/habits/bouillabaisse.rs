use bar_a_jeux::games::bouillabaisse::Bouillabaisse;

use super::Habit;

pub(crate) const ALL: &[Habit<Bouillabaisse>] = &[];
