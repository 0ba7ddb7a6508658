//! Barrakuda on the screen.

mod answers;
mod art;
mod board;
mod close_up;
mod crew;
mod deposits;
mod dice;
mod drawn;
mod floor;
mod gold;
mod hand;
mod kept_sets;
mod labels;
mod options;
mod panel;
mod rules;
mod sea;
mod sentences;
mod set_editor;
mod sets;
mod state;
mod story;
mod sum;
mod tile;
mod words;

use leptos::prelude::*;

use self::{board::Board, options::Options, rules::BarrakudaRules};
use crate::{
    app::{
        I18n, game_board::GameBoard, game_ui::GameUi, i18n::barrakuda as key, platform::sounds::Sound,
        session::Session,
    },
    games::barrakuda::{Action, Barrakuda, Config, Prompt, Refusal, View},
    kernel::{Seat, Seats, Step, StepOf},
    scenes::barrakuda::order,
    table::{handover::Turn, matches::Ending, player::Player},
};

impl GameUi for Barrakuda {
    fn title(i18n: I18n) -> String {
        i18n.say(key::title)
    }

    fn tagline(i18n: I18n) -> String {
        i18n.say(key::tagline)
    }

    fn options(config: RwSignal<Config>, players: RwSignal<Vec<Player>>) -> AnyView {
        view! { <Options config players /> }.into_any()
    }

    const SECRETS: bool = true;

    const SEATED: bool = true;

    fn rules(at: Option<String>) -> AnyView {
        view! { <BarrakudaRules at /> }.into_any()
    }

    fn rules_section(view: &View) -> Option<&'static str> {
        Some(match view.prompt {
            Prompt::Dealing | Prompt::Choosing => "choose",
            Prompt::Steering { .. } => "fish",
            Prompt::Deciding { .. } => "wrecks",
            Prompt::Picking { .. } | Prompt::Putting { .. } => "cards",
            Prompt::Agreeing { .. } | Prompt::Over => "end",
        })
    }

    fn headline(i18n: I18n, view: &View, held: bool) -> Option<String> {
        Some(words::headline(&i18n.language(), view, held))
    }

    fn duty(i18n: I18n, view: &View) -> Option<String> {
        Some(words::duty(&i18n.language(), view))
    }

    /// Cards are chosen, and drawn ones looked at, behind the curtain; all else is decided at the table.
    fn turn(view: &View, seats: Seats) -> Turn {
        let next = order(view).into_iter().find(|seat| seats.contains(*seat));
        let open = !matches!(view.prompt, Prompt::Choosing | Prompt::Putting { .. });
        Turn { next, open, ..seats.into() }
    }

    /// Whoever chooses may have the other one of the team look along (BK-7.2); what is drawn from a pocket is for whoever
    /// drew it alone.
    fn mate(view: &View, seat: Seat) -> Option<Seat> {
        if matches!(view.prompt, Prompt::Putting { .. }) { None } else { view.sea.mate(seat) }
    }

    /// Whatever is told is for all.
    fn gathers(before: &View, after: &View) -> bool {
        before.round_told() != after.round_told() || before.story.len() != after.story.len()
    }

    fn log_line(i18n: I18n, names: &[String], before: &View, step: &StepOf<Self>, after: &View) -> String {
        words::log_line(&i18n.language(), names, before, step, after)
    }

    fn spoken(i18n: I18n, names: &[String], _before: &View, step: &StepOf<Self>) -> String {
        words::spoken(&i18n.language(), names, step)
    }

    fn refusal(i18n: I18n, refusal: &Refusal) -> String {
        words::refusal(&i18n.language(), refusal)
    }

    fn ending(i18n: I18n, names: &[String], view: &View, ending: &Ending) -> String {
        words::ending(&i18n.language(), names, view, ending)
    }

    fn sound(step: &StepOf<Self>, _before: &View) -> Sound {
        match step {
            Step::Player(_, Action::Rob(_) | Action::Strip(_) | Action::Steer(_)) => Sound::Capture,
            Step::Player(_, Action::Play(_)) => Sound::Place,
            Step::Player(..) | Step::Chance(_) => Sound::Move,
        }
    }
}

impl GameBoard for Barrakuda {
    fn board(session: Session<Self>) -> AnyView {
        view! { <Board session /> }.into_any()
    }
}

#[cfg(test)]
mod tests {
    use rand::{SeedableRng, rngs::ChaCha8Rng};

    use super::*;
    use crate::{
        games::barrakuda::{Layout, Preset},
        kernel::{Game, Viewer},
    };

    // BK-7.2
    #[test]
    fn team_mates_look_along_at_hands_and_not_at_what_is_drawn() {
        let swapped = [true, false, false, false, false, false];
        let layout = Layout::Preset(Preset::First);
        let config = Config { teams: true, swapped, layout, ..Config::default() };
        let mut game = Barrakuda::new(&config, 4).unwrap();
        assert_eq!(Barrakuda::mate(&game.view(Viewer::Public), Seat::nth(0)), Some(Seat::nth(2)));
        for (seat, card) in ["play 1", "play 2", "play 3", "play 4"].into_iter().enumerate() {
            game.apply(&Step::Player(Seat::nth(seat as u8), card.parse().unwrap()));
        }
        game.apply(&Step::Chance("roll 1 6".parse().unwrap()));
        while !matches!(game.view(Viewer::Public).prompt, Prompt::Putting { .. }) {
            let step = match game.pending().seats().iter().next() {
                Some(seat) => {
                    let offer = game.offer(seat);
                    let late = offer.actions().iter().find(|action| **action == Action::Late);
                    Step::Player(seat, late.unwrap_or(&offer.actions()[0]).clone())
                }
                None => Step::Chance(game.draw_chance(&mut ChaCha8Rng::seed_from_u64(1))),
            };
            game.apply(&step);
        }
        assert_eq!(Barrakuda::mate(&game.view(Viewer::Public), Seat::nth(0)), None);
    }
}
