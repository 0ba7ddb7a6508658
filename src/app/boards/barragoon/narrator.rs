//! Barragoon's texts for the app.

use leptos::prelude::*;

use super::{art::PiecesLeft, words};
use crate::{
    app::{
        game_ui::{Narrator, SeatSummary},
        i18n::{Language, barragoon as key, sentences},
        platform::sounds::Sound,
        sketch::Sketch,
    },
    games::barragoon::{
        Barragoon, Event,
        action::Action,
        board::{Cell, Side},
        ending::{DrawReason, End, WinReason},
        phase::Prompt,
        refusal::Refusal,
        turn::Move,
        view::View,
    },
    kernel::StepOf,
    scenes::barragoon::pieces,
    table::{matches::Ending, report::StepReport},
};

impl Narrator for Barragoon {
    /// Pieces left and captured, and a cube per express level, as beside a real board (BG-6.1).
    fn seat_summary(language: &Language, view: &View, seat: u8) -> Option<SeatSummary> {
        let side = *Side::ALL.get(usize::from(seat))?;
        let (pieces, level) = (pieces(view, side), view.express[side.index()]);
        let words = words::pieces_left(language, &pieces, level);
        let sketch = Sketch::new((side, pieces, level), |(side, pieces, level)| {
            view! { <PiecesLeft side pieces level /> }.into_any()
        });
        Some(SeatSummary { sketch, words })
    }

    fn prompt(language: &Language, view: &View) -> Option<String> {
        let text = match view.prompt {
            Prompt::Move { .. } | Prompt::Over(_) => return None,
            Prompt::Place { .. } => key::duty_place,
            Prompt::MayOfferDraw { .. } => key::duty_offer,
            Prompt::AnswerDraw { .. } => key::duty_answer,
        };
        Some(language.say(text))
    }

    /// The step, and the task that follows from it: "White: c2 takes c4. Brown places a Barragoon."
    fn spoken(language: &Language, _names: &[String], report: &StepReport<'_, Self>) -> String {
        let (before, (seat, action)) = (report.before, report.step.player());
        let by = Side::from_seat(seat).unwrap_or(Side::White);
        let done = words::done(language, before, by, *action);
        let next = match *action {
            Action::Move(Move { to, .. }) => placer(before, by, before.board[to]),
            // BG-4.1: the loser first, then the capturer.
            Action::Place(_) => matches!(before.prompt, Prompt::Place { left: 2.., .. }).then(|| by.other()),
            _ => None,
        };
        let next = next.map(|next| language.say(key::SaidPlaces { side: words::side(language, next) }));
        sentences([done, next.unwrap_or_default()])
    }

    fn sound(report: &StepReport<'_, Self>) -> Sound {
        let sound = |event: &Event| match event {
            Event::Moved { captured: Cell::Empty, .. } => None,
            Event::Moved { .. } => Some(Sound::Capture),
            Event::Placed { .. } => Some(Sound::Place),
            Event::DrawAccepted { .. } => Some(Sound::Draw),
            _ => None,
        };
        report.events.iter().find_map(sound).unwrap_or(Sound::Move)
    }

    fn position(view: &View) -> Option<String> {
        Some(view.position_text.clone())
    }

    /// Barragoon has no secrets, so an undo needs consent only for touch-move (BG-4.6).
    fn taken_back(language: &Language, _names: &[String], _step: &StepOf<Self>) -> Option<String> {
        Some(language.say(key::touch_stays))
    }

    fn refusal(language: &Language, refusal: &Refusal) -> String {
        match refusal {
            Refusal::BadConfig(fault) => words::config_fault(language, fault),
            Refusal::WrongPhase => language.say(key::why_phase),
            Refusal::Move(refusal) => words::move_refusal(language, *refusal),
            Refusal::Barred { .. } | Refusal::BarredPlacement { .. } => language.say(key::why_barred),
            Refusal::MustMove(at) => language.say(key::WhyTouched { square: at.to_string() }),
            Refusal::MustTake(at) => language.say(key::WhyTouchedPrey { square: at.to_string() }),
            Refusal::IdleTouch(at) => language.say(key::WhyIdleTouch { square: at.to_string() }),
            Refusal::NotEmpty(_) => language.say(key::why_taken),
        }
    }

    fn ending(language: &Language, names: &[String], view: &View, ending: &Ending) -> String {
        let name = |of: Side| words::who(language, of, names.get(of.index()).map_or("", String::as_str));
        match (ending, view.prompt) {
            (Ending::Resigned(seat), _) => {
                let winner = if seat.number() == 0 { Side::Brown } else { Side::White };
                language.say(key::EndResigned { winner: name(winner), loser: name(winner.other()) })
            }
            (Ending::Completed, Prompt::Over(End::Won { winner: side, why })) => {
                let (winner, loser) = (name(side), name(side.other()));
                match why {
                    WinReason::NoPieces => language.say(key::EndNoPieces { winner, loser }),
                    WinReason::NoMoves => language.say(key::EndNoMoves { winner, loser }),
                    WinReason::Express => language.say(key::EndExpress { winner, loser }),
                }
            }
            (Ending::Abandoned, _) => language.say(key::end_abandoned),
            (_, Prompt::Over(End::Draw(DrawReason::Dead))) => language.say(key::end_dead),
            (_, Prompt::Over(End::Draw(DrawReason::Agreed))) => language.say(key::end_agreed),
            (_, Prompt::Over(End::Draw(DrawReason::Unbroken))) => language.say(key::end_unbroken),
            _ => language.say(key::act_over),
        }
    }
}

/// The side that places a Barragoon after this capture.
fn placer(before: &View, by: Side, captured: Cell) -> Option<Side> {
    match captured {
        Cell::Empty => None,
        Cell::Barragoon(_) => Some(by), // BG-4.2
        // BG-4.4, BG-5.2
        Cell::Piece(_) if before.reserve == 0 || before.board.pieces(by.other()).len() == 1 => None,
        Cell::Piece(_) => Some(by.other()), // BG-4.1
    }
}
