//! What was taken back and may be offered to be done again, without telling what somebody has chosen in secret.

use super::log::Entry;
use crate::kernel::Step;

/// The step of a seat that comes next where what was taken back is done again. Whoever plays anew what was taken back
/// keeps what came after it; that there still is something would tell that the two choices were the same. So after a
/// step of a seat nothing is offered any more but what is taken back from then on: by who has acted alone, and never
/// by how, can it be told whether there is something.
pub fn offered<A: PartialEq, C: PartialEq>(entries: &[Entry<A, C>]) -> Option<&Step<A, C>> {
    let (mut line, mut future, mut offered) = (Vec::new(), Vec::new(), 0_usize);
    for entry in entries {
        match entry {
            Entry::Step(step) => {
                if future.pop().is_none_or(|next| next != step) {
                    future.clear();
                }
                offered = if step.is_chance() { offered.saturating_sub(1) } else { 0 };
                line.push(step);
            }
            Entry::Undo { to, .. } => {
                let to = line.len().min(*to);
                offered += line.len() - to;
                future.extend(line.drain(to..).rev());
            }
            Entry::Redo { to } => {
                offered = offered.saturating_sub(to.saturating_sub(line.len()));
                for _ in line.len()..*to {
                    line.extend(future.pop());
                }
            }
            Entry::Hand { .. } | Entry::Resign(_) | Entry::Abandon => {}
        }
    }
    future.into_iter().rev().take(offered).find(|step| !step.is_chance())
}
