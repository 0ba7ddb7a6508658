//! What somebody can do at a wreck, as it is put to them.

use crate::{
    games::barrakuda::{Action, Gold, Prompt, View, WreckAction},
    kernel::Seat,
};

/// What somebody can do, as it is put to them: sums are chosen in one place, and so is whom something befalls.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum ActionChoice {
    Single(Action),
    /// These opponents can be made to discard their Barracuda cards.
    Strip(Vec<Seat>),
    /// So much at most goes to the vault.
    Bank(Gold),
    /// A sum to be exchanged: team-mates have `both` together, of which `own` is in the bag of whoever acts.
    Share {
        both: Gold,
        own: Gold,
    },
}

/// The options of a decision, sums and victims drawn together.
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
    // The whole bag or nothing, or a single piece: there is nothing to choose.
    let bank = match banks.as_slice() {
        [all] => Some(ActionChoice::Single(Action::Bank(*all))),
        banks => banks.iter().max().copied().map(ActionChoice::Bank),
    };
    let share = sums(|action| if let Action::Share(bag) = action { Some(*bag) } else { None });
    let share = share.into_iter().max();
    // Where one's own bag holds it all, that is the most there is.
    let share = share.map(|bag| ActionChoice::Share { both: bag.max(own), own });
    bank.into_iter().chain(choices).chain(share).collect()
}

/// How an answer changes the gold of the player who gives it.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum GoldChange {
    Bag { from: Gold, to: Gold },
    Vault { from: Gold, to: Gold },
}

/// Returns how this answer changes the gold of `by`; `None` where it does not.
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

/// The action that is decided on.
pub fn slot_action(view: &View) -> Option<WreckAction> {
    let Prompt::Deciding { wreck, slot, .. } = &view.prompt else { return None };
    Some(view.cards.of(*wreck).action(*slot))
}

/// The gold that it takes from the reserve.
pub fn taken(view: &View) -> u8 {
    match slot_action(view) {
        Some(WreckAction::Gold(gold)) => gold,
        _ => 0,
    }
}
