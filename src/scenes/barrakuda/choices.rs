//! A player's options at a wreck, grouped for display.

use crate::{
    games::barrakuda::{Action, Gold, Prompt, View, WreckAction},
    kernel::Seat,
};

/// An option for display. All sums of an action form one option, and so do all its victims.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum ActionChoice {
    Single(Action),
    /// These opponents can be made to discard their Barracuda cards.
    Strip(Vec<Seat>),
    /// Up to this amount can go to the vault.
    Bank(Gold),
    /// Gold can be exchanged: team-mates have `both` together, of which `own` is in the acting player's bag.
    Share {
        both: Gold,
        own: Gold,
    },
}

/// Returns the options of a decision, with sums and victims grouped.
pub fn action_choices(options: &[Action], own: Gold) -> Vec<ActionChoice> {
    let mut choices: Vec<ActionChoice> = Vec::new();
    for option in options {
        match option {
            Action::Bank(_) | Action::Share(_) => {}
            Action::Strip(seat) => match choices.last_mut() {
                Some(ActionChoice::Strip(seats)) => seats.push(*seat),
                _ => choices.push(ActionChoice::Strip(vec![*seat])),
            },
            other => choices.push(ActionChoice::Single(other.clone())),
        }
    }
    let sums = |sum: fn(&Action) -> Option<Gold>| options.iter().filter_map(sum).collect::<Vec<Gold>>();
    let banks = sums(|action| if let Action::Bank(gold) = action { Some(*gold) } else { None });
    // With a single sum, such as the whole bag, there is no choice.
    let bank = match banks.as_slice() {
        [all] => Some(ActionChoice::Single(Action::Bank(*all))),
        banks => banks.iter().max().copied().map(ActionChoice::Bank),
    };
    let share = sums(|action| if let Action::Share(bag) = action { Some(*bag) } else { None });
    let share = share.into_iter().max();
    // If the player's own bag holds all the gold, that amount is the maximum.
    let share = share.map(|bag| ActionChoice::Share { both: bag.max(own), own });
    bank.into_iter().chain(choices).chain(share).collect()
}

/// Change of the answering player's gold.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum GoldChange {
    Bag { from: Gold, to: Gold },
    Vault { from: Gold, to: Gold },
}

/// Returns this answer's change of the gold of `by`; `None` if there is none.
pub fn gold_change(view: &View, by: Seat, action: &Action) -> Option<GoldChange> {
    let (sea, from) = (&view.sea, view.sea.diver(by).bag);
    let to = match action {
        Action::Take => from + Gold::from(taken(view)),
        Action::Rob(of) => from + sea.diver(*of).bag,
        Action::Share(bag) => *bag,
        Action::Bank(gold) => {
            return Some(GoldChange::Vault { from: sea.vault(by), to: sea.vault(by) + gold });
        }
        _ => return None,
    };
    Some(GoldChange::Bag { from, to })
}

/// Returns the action that the player decides on.
pub fn slot_action(view: &View) -> Option<WreckAction> {
    let Prompt::Deciding { wreck, slot, .. } = &view.prompt else { return None };
    Some(view.cards.of(*wreck).action(*slot))
}

/// Returns the gold that this action takes from the reserve.
pub fn taken(view: &View) -> u8 {
    match slot_action(view) {
        Some(WreckAction::Gold(gold)) => gold,
        _ => 0,
    }
}
