//! Habits that try to exploit the bot for Barrakuda.

use bar_a_jeux::{
    games::barrakuda::{Action, Barrakuda, Card, Wreck},
    kernel::Seat,
};

use super::Habit;

/// The habits; each needs a level, which plays another card if that of the habit is not in the hand, and decides on
/// wrecks.
pub(crate) const ALL: &[Habit<Barrakuda>] = &[
    Habit { name: "wreck-1", likes: |_, _, action| goes_to(action, 1) },
    Habit { name: "wreck-2", likes: |_, _, action| goes_to(action, 2) },
    Habit { name: "wreck-3", likes: |_, _, action| goes_to(action, 3) },
    Habit { name: "wreck-4", likes: |_, _, action| goes_to(action, 4) },
    Habit { name: "wreck-5", likes: |_, _, action| goes_to(action, 5) },
    Habit { name: "barracuda", likes: |_, _, action| i32::from(*action == Action::Play(Card::Barracuda)) },
    // Goes to the wreck with most gold.
    Habit {
        name: "richest",
        likes: |game, _, action| dive(action).map_or(-1, |wreck| i32::from(game.sea().gold[wreck.index()])),
    },
    // Goes to the wreck that the fewest others can go to.
    Habit {
        name: "loneliest",
        likes: |game, seat, action| dive(action).map_or(-9, |wreck| -followers(game, seat, wreck)),
    },
    // Goes to the wreck that the most others can go to.
    Habit {
        name: "crowded",
        likes: |game, seat, action| dive(action).map_or(-9, |wreck| followers(game, seat, wreck)),
    },
    // Goes as far from the Barracuda as possible.
    Habit { name: "far", likes: |game, _, action| steps(game, action) },
    // Takes the bag to the vault whenever it has gold.
    Habit {
        name: "saver",
        likes: |game, seat, action| {
            i32::from(game.sea().diver(seat).bag > 0) * (goes_to(action, 5) + is_bank(action))
        },
    },
    Habit { name: "robber", likes: |_, _, action| matches!(action, Action::Rob(_)).into() },
];

fn dive(action: &Action) -> Option<Wreck> {
    match action {
        Action::Play(Card::Dive(wreck)) => Some(*wreck),
        _ => None,
    }
}

fn goes_to(action: &Action, number: u8) -> i32 {
    dive(action).is_some_and(|wreck| wreck.number() == number).into()
}

fn is_bank(action: &Action) -> i32 {
    matches!(action, Action::Bank(_)).into()
}

/// The number of opponents who hold the card to a wreck.
fn followers(game: &Barrakuda, seat: Seat, wreck: Wreck) -> i32 {
    let holds = |other: &Seat| game.sea().diver(*other).hand().contains(&Card::Dive(wreck));
    game.sea().opponents(seat).filter(holds).count() as i32
}

/// The number of steps from the Barracuda to the wreck.
fn steps(game: &Barrakuda, action: &Action) -> i32 {
    let (Some(wreck), Some(floor)) = (dive(action), game.floor()) else { return 0 };
    floor.steps(game.sea().barracuda, wreck).into()
}
