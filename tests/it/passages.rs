//! What the rules refuse stands on their page.

use bar_a_jeux::{
    games::{
        barbarossa::{Fault, Refusal as Barbarossa},
        barracuda::{ActionKind, Refusal as Barracuda},
        barragoon::{
            ConfigFault, End, Face, Move, MoveRefusal, Placement, PositionFault, Refusal as Barragoon, Side,
            Square, Value, WinReason,
        },
        barrakuda::{Card, FloorFault, Refusal as Barrakuda, Wreck},
        bouillabaisse::{Rank, Refusal as Bouillabaisse, Suit},
    },
    kernel::Seat,
    words::{
        Text,
        rules::{Section, barbarossa, barracuda, barragoon, barrakuda, bouillabaisse},
    },
};

/// A refusal that names its clause, as `(BK-3.3)`, rests on a sentence of the page; any sentence stands there once.
fn check(sections: &[Section], refusal: &dyn std::fmt::Display, passage: Option<Text>) {
    let said = refusal.to_string();
    let clause = ["(BB-", "(BC-", "(BG-", "(BK-", "(BO-"].iter().any(|clause| said.contains(clause));
    assert!(!clause || passage.is_some(), "no sentence says: {said}");
    if let Some(sentence) = passage {
        let places = sections.iter().filter(|section| section.has(sentence)).count();
        assert_eq!(places, 1, "{said}: {sentence:?}");
    }
}

#[test]
fn barragoon_refuses_by_its_page() {
    let at: Square = "c3".parse().unwrap();
    let step = Move { from: at, to: at };
    let place = Placement { face: Face::AllTurns, at };
    let over = End::Won { winner: Side::White, why: WinReason::NoMoves };
    let moves = [
        MoveRefusal::NoPiece(at),
        MoveRefusal::NotYourPiece(at),
        MoveRefusal::SameSquare,
        MoveRefusal::OwnPiece(at),
        MoveRefusal::TooNear { steps: 1, value: Value::Four },
        MoveRefusal::TooFar { steps: 5, value: Value::Four },
        MoveRefusal::ShortMoveCannotCapture(at),
        MoveRefusal::TwoCannotTakeAllTurns(at),
        MoveRefusal::BlockedByPiece(at),
        MoveRefusal::BlockedByBarragoon(at, Face::NoPassage),
        MoveRefusal::TwoTurns,
    ];
    let others = [
        Barragoon::BadConfig(ConfigFault::Express(3)),
        Barragoon::BadConfig(ConfigFault::Position(PositionFault::Ranks(1))),
        Barragoon::BadConfig(ConfigFault::AlreadyOver(over)),
        Barragoon::WrongPhase,
        Barragoon::Barred(step),
        Barragoon::BarredPlacement(place),
        Barragoon::MustMove(at),
        Barragoon::MustTake(at),
        Barragoon::IdleTouch(at),
        Barragoon::NotEmpty(at),
    ];
    for refusal in others.into_iter().chain(moves.map(Barragoon::Move)) {
        check(&barragoon::SECTIONS, &refusal, Some(barragoon::passage(&refusal)));
    }
    for sentence in [barragoon::TOUCHED, barragoon::PLACING, barragoon::REPETITION, barragoon::CROSSING] {
        check(&barragoon::SECTIONS, &"the board", Some(sentence));
    }
}

#[test]
fn bouillabaisse_refuses_by_its_page() {
    let card = "7h".parse().unwrap();
    for refusal in [
        Bouillabaisse::Packs(3),
        Bouillabaisse::NoFigure(Rank::ACE),
        Bouillabaisse::NotInPlay(card),
        Bouillabaisse::NotHeld(card),
        Bouillabaisse::FollowSuit(Suit::Hearts),
    ] {
        check(&bouillabaisse::SECTIONS, &refusal, Some(bouillabaisse::passage(&refusal)));
    }
    check(&bouillabaisse::SECTIONS, &"the hand", Some(bouillabaisse::FOLLOWING));
}

#[test]
fn barrakuda_refuses_by_its_page() {
    let near = Wreck::all().find(|wreck| *wreck != Wreck::LAIR).unwrap();
    for refusal in [
        Barrakuda::Teams(3),
        Barrakuda::Goal(9),
        Barrakuda::Floor(FloorFault::Overlap),
        Barrakuda::Floor(FloorFault::Apart(near)),
        Barrakuda::WreckSet,
        Barrakuda::Chosen,
        Barrakuda::NotHeld(Card::Dive(Wreck::LAIR)),
        Barrakuda::NotHeld(Card::Dive(near)),
        Barrakuda::NotHeld(Card::Barracuda),
        Barrakuda::OutOfReach(near),
        Barrakuda::NotOffered,
    ] {
        check(&barrakuda::SECTIONS, &refusal, Some(barrakuda::passage(&refusal)));
    }
}

#[test]
fn barracuda_refuses_by_its_page() {
    let kinds =
        [ActionKind::Open, ActionKind::Partner, ActionKind::Join, ActionKind::TakeOver, ActionKind::Auction];
    for refusal in [
        Barracuda::Away,
        Barracuda::NoPawn,
        Barracuda::Open,
        Barracuda::Closed,
        Barracuda::TooMany(6),
        Barracuda::NoPlace,
        Barracuda::Own,
        Barracuda::NotOwn,
        Barracuda::TooFew,
        Barracuda::CannotPay,
        Barracuda::Amount(0, 12),
        Barracuda::Amount(1, 12),
        Barracuda::Amount(4, 12),
        Barracuda::NoNote,
        Barracuda::NotThere,
        Barracuda::OnlyFakes,
        Barracuda::MustAccept,
        Barracuda::NoBid,
        Barracuda::CannotClose,
        Barracuda::NotYourCall,
        Barracuda::NoLook,
        Barracuda::OwesAction,
        Barracuda::FirstRound,
        Barracuda::NotNow,
    ] {
        check(&barracuda::SECTIONS, &refusal, barracuda::passage(refusal));
        for kind in kinds {
            check(&barracuda::SECTIONS, &refusal, barracuda::of_action(kind, refusal));
        }
    }
}

#[test]
fn barbarossa_refuses_by_its_page() {
    let words = [
        Fault::Empty,
        Fault::Long(20),
        Fault::Words(1),
        Fault::Words(2),
        Fault::Words(5),
        Fault::Article,
        Fault::Hyphen,
        Fault::Signs,
        Fault::Joints,
        Fault::Control,
    ];
    let others = [
        Barbarossa::Options,
        Barbarossa::Label,
        Barbarossa::Nameless,
        Barbarossa::Told,
        Barbarossa::Bare,
        Barbarossa::Strokes,
        Barbarossa::Photo,
        Barbarossa::OtherClay,
        Barbarossa::Gems,
        Barbarossa::NoObject,
        Barbarossa::Own,
        Barbarossa::Full,
        Barbarossa::Solved,
        Barbarossa::LetterIndex(12),
        Barbarossa::FirstSeries,
        Barbarossa::NoCurse,
        Barbarossa::SecondSeries(Seat::FIRST),
        Barbarossa::Awaited(None),
        Barbarossa::CursesLeft,
        Barbarossa::TooFewSpent(3),
        Barbarossa::RegainedAlready,
        Barbarossa::Note,
        Barbarossa::Same,
        Barbarossa::NotNow,
    ];
    for refusal in others {
        check(&barbarossa::SECTIONS, &refusal, barbarossa::passage(&refusal));
    }
    // What is too long, or cannot be read, breaks no rule.
    for fault in words {
        let sentence = barbarossa::passage(&Barbarossa::Word(fault));
        check(&barbarossa::SECTIONS, &fault, sentence);
        assert_eq!(sentence.is_none(), matches!(fault, Fault::Long(_) | Fault::Control), "{fault}");
    }
}

#[test]
fn no_sentence_stands_in_two_sections() {
    let pages: [&[Section]; 5] = [
        &barragoon::SECTIONS,
        &bouillabaisse::SECTIONS,
        &barrakuda::SECTIONS,
        &barracuda::SECTIONS,
        &barbarossa::SECTIONS,
    ];
    for sections in pages {
        let all: Vec<Text> = sections.iter().flat_map(|section| section.lines).map(|line| line.1).collect();
        let ids: Vec<&str> = sections.iter().map(|section| section.id).collect();
        for (at, sentence) in all.iter().enumerate() {
            assert!(!all[..at].contains(sentence), "{sentence:?}");
            // An address names either.
            assert!(!ids.contains(&sentence.name()), "{sentence:?}");
        }
    }
}
