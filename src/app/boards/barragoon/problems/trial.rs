//! A trial of a problem: the solver's moves, the answers, and the result.

use std::{sync::Arc, time::Duration};

use leptos::{leptos_dom::helpers::TimeoutHandle, prelude::*};

use super::{progress::Progress, referee::ProblemReferee, stage::TrialStage};
use crate::{
    app::{
        components::focus::{Focus, focus_next},
        contexts::{settings::use_settings, use_i18n},
        i18n::{I18n, problems as key, tally},
        platform::device,
        pointing::point_at,
        refusal_message::RefusalMessage,
        session::{Session, open_refereed},
    },
    games::barragoon::{
        Action, Barragoon, Side,
        ending::End,
        phase::Prompt,
        problems::{Problem, lead, reply},
        target::Target,
        turn::{Move, Placement},
    },
    kernel::bot::Level,
    table::{log::Header, matches::Match, player::Player},
};

/// A trial of a problem on the board.
#[derive(Copy, Clone)]
pub(super) struct Trial {
    pub problem: &'static Problem,
    pub session: Session<Barragoon>,
    pub stage: RwSignal<TrialStage>,
    /// The latest refusal.
    pub refusal: RwSignal<Option<RefusalMessage>>,
    pub progress: Progress,
    /// Whether the confirmation before the solution is open.
    pub asked: RwSignal<bool>,
    /// The next step of the solution, and the number of its parts highlighted by a hint.
    pub hinted: RwSignal<Option<(Action, usize)>>,
    /// Whether a hint or the solution was used.
    helped: StoredValue<bool>,
    /// Number of steps at the start of the solver's latest turn.
    turn: StoredValue<usize>,
    timer: StoredValue<Option<TimeoutHandle>>,
}

impl Trial {
    /// Puts the problem on the board; `None` if its position cannot start a match, which tests rule out.
    pub(super) fn begin(problem: &'static Problem, progress: Progress) -> Option<Trial> {
        let i18n = use_i18n();
        let (stage, refusal) = (RwSignal::new(TrialStage::Trying), RwSignal::new(None));
        // The other side is set as a bot's, so that no player can move for it.
        let players = [(tally::barragoon_white, 9, None), (tally::barragoon_brown, 3, Some(Level::Expert))];
        let players =
            players.map(|(name, colour, bot)| Player { bot, ..Player::new(i18n.now(name), colour, colour) });
        let header = Header::new::<Barragoon>(
            format!("problem-{}", problem.id),
            device::now(),
            players.into(),
            problem.config(),
            None,
        );
        let game = Match::start(header).ok()?;
        let (_, session) = open_refereed(game, Arc::new(ProblemReferee { stage, refusal, i18n }));
        let (turn, timer) = (StoredValue::new(0), StoredValue::new(None));
        let trial = Trial {
            problem,
            session,
            stage,
            refusal,
            progress,
            asked: RwSignal::new(false),
            hinted: RwSignal::new(None),
            helped: StoredValue::new(false),
            turn,
            timer,
        };
        trial.follow();
        Some(trial)
    }

    /// Number of moves left for the side that has to win.
    pub(super) fn left(self) -> u8 {
        let winner = if self.problem.kind.is_win() { Problem::SOLVER } else { Problem::SOLVER.other() };
        let game = self.session.played_so_far();
        let made = game.steps().iter().filter(|step| {
            let (seat, action) = step.player();
            seat == winner.seat() && matches!(action, Action::Move(_))
        });
        self.problem.kind.moves().saturating_sub(made.count() as u8)
    }

    /// Plays by itself: the other side's answers, and the solution while it is shown.
    fn follow(self) {
        let (session, stage, timer) = (self.session, self.stage, self.timer);
        let settings = use_settings();
        Effect::new(move |_| {
            let (prompt, now) = (session.view.read().prompt, stage.get());
            self.rest();
            if self.hinted.get_untracked().is_some() {
                self.hinted.set(None);
                point_at([] as [Target; 0]);
            }
            match (prompt, now) {
                (Prompt::Over(End::Won { winner: Problem::SOLVER, .. }), TrialStage::Trying) => self.solve(),
                (Prompt::Over(_), TrialStage::Trying | TrialStage::Refuting) => stage.set(TrialStage::Wrong),
                (Prompt::Over(_), TrialStage::Showing) => stage.set(TrialStage::Shown),
                // Even if the solver still has to place a Barragoon, no placement can save the move.
                (prompt, TrialStage::Refuting) if prompt.actor() == Some(Problem::SOLVER) => {
                    stage.set(TrialStage::Wrong);
                }
                (prompt, TrialStage::Trying | TrialStage::Refuting | TrialStage::Showing) => {
                    let by_solver = prompt.actor() == Some(Problem::SOLVER);
                    if matches!(prompt, Prompt::Move { side: Problem::SOLVER }) {
                        self.turn.set_value(session.played_so_far().steps().len());
                    }
                    if !by_solver || now == TrialStage::Showing {
                        let pause = Duration::from_millis(settings.now().pace.milliseconds().into());
                        let go_on = move || if by_solver { self.lead() } else { self.reply() };
                        timer.set_value(set_timeout_with_handle(go_on, pause).ok());
                    }
                }
                (_, TrialStage::Wrong | TrialStage::Solved | TrialStage::Shown) => {}
            }
        });
        on_cleanup(move || self.rest());
    }

    /// Cancels the next automatic step.
    fn rest(self) {
        if let Some(timer) = self.timer.try_update_value(Option::take).flatten() {
            timer.clear();
        }
    }

    /// Plays the other side's reply.
    fn reply(self) {
        let game = self.session.played_so_far();
        match reply(self.problem, game.game().position(), self.left()) {
            Some(reply) => {
                if reply.spoils && self.stage.get_untracked() == TrialStage::Trying {
                    self.stage.set(TrialStage::Refuting);
                }
                self.play(Problem::SOLVER.other(), reply.action);
            }
            // No reply prevents the win.
            None if self.stage.get_untracked() == TrialStage::Showing => self.stage.set(TrialStage::Shown),
            None => self.solve(),
        }
    }

    /// Plays the next step of the solution.
    fn lead(self) {
        let game = self.session.played_so_far();
        if let Some(action) = lead(self.problem, game.game().position(), self.left()) {
            self.play(Problem::SOLVER, action);
        }
    }

    fn play(self, side: Side, action: Action) {
        // The steps come from the problem solver, so the rules allow them.
        let _ = self.session.play_as(side.seat(), action);
    }

    fn solve(self) {
        self.progress.note(self.problem, self.helped.get_value());
        self.stage.set(TrialStage::Solved);
    }

    /// Takes back the solver's latest turn with its reply.
    pub(super) fn take_back(self) {
        self.refusal.set(None);
        self.stage.set(TrialStage::Trying);
        self.session.rewind(self.turn.get_value());
        focus_next(Focus::entry_of("bg-board"));
    }

    /// Restarts the problem.
    pub(super) fn again(self) {
        self.refusal.set(None);
        self.rest();
        self.session.rewind(0);
        self.stage.set(TrialStage::Trying);
        focus_next(Focus::entry_of("bg-board"));
    }

    /// Highlights the piece to move or the square of the Barragoon; a second call shows the whole step.
    pub(super) fn hint(self) {
        let next = match self.hinted.get_untracked() {
            Some((action, _)) => Some((action, 2)),
            None => {
                let game = self.session.played_so_far();
                lead(self.problem, game.game().position(), self.left()).map(|action| (action, 1))
            }
        };
        let Some((action, count)) = next else { return };
        self.take_help();
        self.refusal.set(None);
        self.hinted.set(next);
        let targets = match action {
            Action::Move(Move { from, to }) => [from, to].map(Target::Square),
            Action::Place(Placement { face, at }) => [Target::Square(at), Target::Face(face)],
            _ => return,
        };
        point_at(targets.into_iter().take(count));
    }

    fn take_help(self) {
        self.helped.set_value(true);
        self.progress.help(self.problem);
    }

    /// Asks for confirmation before the solution; a solved problem shows it at once.
    pub(super) fn ask(self) {
        if untrack(|| self.progress.has(self.problem)) {
            self.show();
        } else {
            self.asked.set(true);
        }
    }

    /// Plays the solution from the start.
    pub(super) fn show(self) {
        self.take_help();
        self.refusal.set(None);
        self.rest();
        self.session.rewind(0);
        self.stage.set(TrialStage::Showing);
    }

    /// The reason why the latest move was wrong: the refuting reply is the latest turn. Tracked.
    pub(super) fn why_wrong(self, i18n: I18n) -> String {
        let over = matches!(self.session.view.read().prompt, Prompt::Over(_));
        let left = self.left();
        match (self.problem.kind.is_win(), over) {
            (_, true) => i18n.say(key::wrong_ended),
            (false, false) => i18n.say(key::WrongLost { n: left }),
            (true, false) if left == 0 => i18n.say(key::wrong_still),
            (true, false) => i18n.say(key::WrongLate { n: left }),
        }
    }
}
