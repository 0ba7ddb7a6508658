//! What was taken back and may be offered to be done again, without telling what somebody has chosen in secret.

use super::log::Entry;
use crate::kernel::Step;

/// The next step of a seat that redo would make, as far as it may be offered. A seat that makes again the very step it
/// took back keeps the steps after it, and any other step drops them; were the rest still offered, the table would
/// learn that both choices were the same. So a step of a seat ends all offers, but for what is taken back later:
/// whether there is an offer depends on who has acted, never on what they chose.
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
            Entry::Hand { .. } | Entry::Resign(_) | Entry::Abandon | Entry::Hint(_) => {}
        }
    }
    future.into_iter().rev().take(offered).find(|step| !step.is_chance())
}
