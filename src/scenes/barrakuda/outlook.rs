//! Outlook of a round before the choices, from public knowledge and the viewer's own bag.

use crate::{
    games::barrakuda::{Card, Gold, LairEffect, Prompt, View, WRECKS, Wreck, WreckAction, WreckCard},
    kernel::Seat,
};

/// Risk of a bite on a wreck, and its conditions.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct Risk {
    /// Chance in percent that the Barracuda is there after a throw of both dice (BK-3.1).
    pub percent: u8,
    /// Whether a player who lures the Barracuda alone can take it there (BK-3.3).
    pub lured: bool,
    /// Whether the diver's actions there protect the bag (BK-4.3).
    pub sheltered: bool,
}

/// The equally likely faces of the distance die (BK-1.4).
const DISTANCES: [u8; 2] = [1, 2];

/// Returns the risk of each wreck; `None` before the wrecks are laid.
pub fn risks(view: &View) -> Option<[Risk; WRECKS]> {
    let (floor, from) = (view.floor.as_ref()?, view.sea.barracuda);
    // A throw weighs as much as the number of wrecks to which a current may fling the Barracuda.
    let others = WRECKS - 1;
    let mut weights = [0; WRECKS];
    for distance in DISTANCES {
        for direction in Wreck::all() {
            let route = floor.route(from, direction, distance);
            match route.last() {
                // BK-3.4
                Some(to) if view.cards.of(*to).stop == LairEffect::Fling => {
                    Wreck::all().filter(|flung| flung != to).for_each(|flung| weights[flung.index()] += 1);
                }
                to => weights[to.unwrap_or(&from).index()] += others,
            }
        }
    }
    let all = DISTANCES.len() * WRECKS * others;
    let farthest = DISTANCES.into_iter().max().unwrap_or_default();
    let mut risks = [Risk { percent: 0, lured: false, sheltered: false }; WRECKS];
    for wreck in Wreck::all() {
        risks[wreck.index()] = Risk {
            percent: ((200 * weights[wreck.index()] + all) / (2 * all)) as u8,
            lured: floor.steps(from, wreck) <= farthest,
            sheltered: view.cards.of(wreck).general == WreckAction::Protected,
        };
    }
    Some(risks)
}

/// Returns the players who could fill a vault in the round being chosen. They need a card of their hand (hands are
/// public), and the gold in their bag and on that wreck (BK-2.5, BK-5.3).
pub fn could_win(view: &View) -> Vec<Seat> {
    if view.prompt != Prompt::Choosing {
        return Vec::new();
    }
    let brings = |seat: Seat, card: Card| match card {
        Card::Dive(wreck) => {
            let found = view.sea.diver(seat).bag + view.sea.gold[wreck.index()];
            brought_home(view.cards.of(wreck), found)
        }
        Card::Barracuda => 0,
    };
    let could = |seat: &Seat| {
        let most = view.sea.diver(*seat).hand().into_iter().map(|card| brings(*seat, card)).max();
        most.is_some_and(|gold| gold > 0 && view.sea.vault(*seat) + gold >= view.aim)
    };
    view.sea.seats().filter(could).collect()
}

/// Returns the gold of a bag that a diver alone on a wreck brings to the vault: by the special action, then by the
/// general one (BK-4.2).
fn brought_home(card: WreckCard, bag: Gold) -> Gold {
    let (mut bag, mut home) = (bag, 0);
    for action in [card.special, card.general] {
        if let WreckAction::Gold(gold) = action {
            bag += Gold::from(gold);
        }
        let banked = action.banks().map_or(0, |most| most.min(bag));
        (bag, home) = (bag - banked, home + banked);
    }
    home
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{
        games::barrakuda::{Barrakuda, Config, Layout, Preset},
        kernel::{Game, Viewer},
    };

    fn wreck(number: u8) -> Wreck {
        Wreck::new(number).unwrap()
    }

    fn view(config: &Config) -> View {
        Barrakuda::new(config, 2).unwrap().view(Viewer::Public)
    }

    /// Two rows of three: 1 2 3 above 4 5 6.
    fn lively() -> Config {
        Config { layout: Layout::Preset(Preset::Lively), ..Config::default() }
    }

    #[test]
    fn the_dice_bring_it_no_farther_than_two() {
        let risks = risks(&view(&lively())).unwrap();
        // Chances from wreck 6 in twelfths. Distance 1 leads to 5 for directions 1, 2, 4 and 5, and to 3 for direction
        // 3. Distance 2 leads to 4 for 1 and 4, and to 2 for 2, and stops at 3 and 5. Direction 6 leaves it there.
        assert_eq!(risks.map(|risk| risk.percent), [0, 8, 17, 17, 42, 17]);
        assert_eq!(risks.map(|risk| risk.lured), [false, true, true, true, true, true]);
        assert!(risks.iter().all(|risk| !risk.sheltered));
    }

    // BK-3.4
    #[test]
    fn a_current_moves_it_to_any_other_wreck() {
        let extra = Config { swapped: [false, true, false, false, false, true], ..lively() };
        let mut view = view(&extra);
        view.sea.barracuda = wreck(3);
        let risks = risks(&view).unwrap();
        assert!(risks[0].percent > 0 && risks[5].percent == 0, "{risks:?}");
        assert!(risks[1].sheltered && !risks[2].sheltered);
    }

    #[test]
    fn bag_vault_and_hand_decide_who_can_fill_the_vault() {
        let anna = Seat::FIRST;
        let mut view = view(&lively());
        view.prompt = Prompt::Choosing;
        assert!(could_win(&view).is_empty());
        view.sea.vaults[0] = 3;
        view.sea.divers[anna].bag = 4;
        assert!(could_win(&view).is_empty(), "three and four are seven");
        view.sea.gold[wreck(5).index()] = 1;
        assert_eq!(could_win(&view), [anna], "what lies at the vault's wreck comes along");
        view.sea.divers[anna].row.push(wreck(5));
        assert!(could_win(&view).is_empty(), "the card is played");
        view.sea.divers[anna].row.clear();
        view.prompt = Prompt::Dealing;
        assert!(could_win(&view).is_empty(), "nobody chooses");
    }

    #[test]
    fn gold_is_limited_by_the_card() {
        let mut view = view(&lively());
        view.prompt = Prompt::Choosing;
        view.sea.divers[Seat::FIRST].bag = 20;
        assert!(could_win(&view).is_empty(), "seven at most");
        view.sea.vaults[0] = 1;
        assert_eq!(could_win(&view), [Seat::FIRST]);
    }
}
