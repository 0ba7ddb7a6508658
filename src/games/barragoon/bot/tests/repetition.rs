//! Tests of long matches without progress.

use super::*;

/// Brown has two pieces more than White. Both shuffle, without a capture in sight.
fn shuffled() -> Barragoon {
    let cells = [("a1", "w2"), ("g1", "w2"), ("a9", "b2"), ("c9", "b3"), ("e9", "b3"), ("g9", "b3")];
    let round = "a1-a2 a9-a8 a2-a1 a8-a9";
    from(&cells, Side::White, 24).play(round).play(round).play(round).play("go-on").play("a1-a2").game
}

/// The choice of a bot of this level after so many turns without the capture of a piece.
fn after(
    quiet_turns: usize,
    game: &Barragoon,
    level: Level,
    seed: u64,
    question: Question<Action>,
) -> Action {
    let seat = game.pending().seats().iter().next().unwrap();
    let mut decision = Decision::of(game, seat, level, seed).unwrap();
    decision.view.quiet_turns = quiet_turns;
    decision.question = question;
    let mut search = Barragoon::think(decision);
    while !search.run(1_000) {}
    search.choice().action
}

#[test]
fn who_is_ahead_agrees_to_a_draw_only_after_many_quiet_turns() {
    let mut game = shuffled();
    assert_eq!(game.prompt(), Prompt::MayOfferDraw { by: Side::White });
    for level in Level::ALL {
        assert_eq!(after(13, &game, level, 1, Question::Choose), Action::OfferDraw, "{level:?}");
    }
    game.apply(&Step::Player(Side::White.seat(), Action::OfferDraw));
    for level in Level::ALL {
        assert_eq!(after(13, &game, level, 1, Question::Choose), Action::RefuseDraw, "{level:?}");
        assert_eq!(after(400, &game, level, 1, Question::Choose), Action::AcceptDraw, "{level:?}");
        let advised = after(400, &game, level, 1, Question::Advise(1));
        assert_eq!(advised, Action::RefuseDraw, "{level:?}: advice never gives up an advantage");
    }
}

/// Of two bots that shuffle, each must play alike in the same position before a sequence can repeat itself.
#[test]
fn errors_repeat_themselves_after_many_quiet_turns() {
    let game = closed().game;
    let choices = |quiet_turns| {
        let mut all: Vec<Action> = (0..8)
            .map(|step| after(quiet_turns, &game, Level::Beginner, 7 << 32 | step, Question::Choose))
            .collect();
        all.dedup();
        all.len()
    };
    assert!(choices(0) > 1, "errors differ from step to step");
    assert_eq!(choices(PATIENCE + 1), 1);
}

#[test]
fn turns_are_quiet_until_a_piece_is_taken() {
    // The capture of a Barragoon on a3 ends no quiet, that of a piece does.
    let cells = [("a1", "w2"), ("a3", "xx"), ("d1", "w3"), ("d4", "b2"), ("g9", "b3")];
    let game = from(&cells, Side::White, 24).play("a1xa3 xx@a1 g9-g7");
    assert_eq!(game.view().quiet_turns, 2);
    let game = game.play("d1xd4 xx@b6 xx@f5");
    assert_eq!(game.view().quiet_turns, 0);
    assert_eq!(game.play("g7-g9").view().quiet_turns, 1);
}
