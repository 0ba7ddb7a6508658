//! Every refusal of the rules has its sentence on the rules page.

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
        Language, Text,
        rules::{CitesRule, Line, Mark, Section, barbarossa, barracuda, barragoon, barrakuda, bouillabaisse},
    },
};

use crate::messages;

/// A refusal that names its clause, such as `(BK-3.3)`, cites a sentence of the page; each sentence occurs there once.
fn check(sections: &[Section], refusal: &dyn std::fmt::Display, cited: Option<Text>) {
    let said = refusal.to_string();
    let clause = ["(BB-", "(BC-", "(BG-", "(BK-", "(BO-"].iter().any(|clause| said.contains(clause));
    assert!(!clause || cited.is_some(), "no sentence says: {said}");
    if let Some(sentence) = cited {
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
        check(&barragoon::SECTIONS, &refusal, refusal.sentence());
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
        check(&bouillabaisse::SECTIONS, &refusal, refusal.sentence());
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
        check(&barrakuda::SECTIONS, &refusal, refusal.sentence());
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
        check(&barracuda::SECTIONS, &refusal, refusal.sentence());
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
        check(&barbarossa::SECTIONS, &refusal, refusal.sentence());
    }
    // A word that is too long or unreadable breaks no rule.
    for fault in words {
        let sentence = Barbarossa::Word(fault).sentence();
        check(&barbarossa::SECTIONS, &fault, sentence);
        assert_eq!(sentence.is_none(), matches!(fault, Fault::Long(_) | Fault::Control), "{fault}");
    }
}

#[test]
fn no_sentence_is_in_two_sections() {
    for (sections, _) in PAGES {
        let all: Vec<Text> = sections.iter().flat_map(|section| section.lines).map(|line| line.1).collect();
        let ids: Vec<&str> = sections.iter().map(|section| section.id).collect();
        for (at, sentence) in all.iter().enumerate() {
            assert!(!all[..at].contains(sentence), "{sentence:?}");
            // An address can name either a section or a sentence.
            assert!(!ids.contains(&sentence.name()), "{sentence:?}");
        }
    }
}

/// The sections of each game's page, and its short rules.
const PAGES: [(&[Section], &[Line]); 5] = [
    (&barragoon::SECTIONS, &barragoon::SHORT),
    (&bouillabaisse::SECTIONS, &bouillabaisse::SHORT),
    (&barrakuda::SECTIONS, &barrakuda::SHORT),
    (&barracuda::SECTIONS, &barracuda::SHORT),
    (&barbarossa::SECTIONS, &barbarossa::SHORT),
];

/// Returns the mark of a sentence on one page.
fn mark(sections: &[Section], sentence: &str) -> Mark {
    let mut lines = sections.iter().flat_map(|section| section.lines);
    lines.find(|(_, text)| text.name() == sentence).unwrap_or_else(|| panic!("no {sentence}")).0
}

/// A ruling that limits the sentence before it must not be folded.
// BG-5.3, BG-5.4, BK-3.1, BK-3.4, BK-4.5, BK-5.1, BC-4.6, BC-4.7, BC-4.12, BC-5.1, BC-7.1, BB-5.3, BB-5.4, BB-6.1
#[test]
fn a_limiting_ruling_is_never_folded() {
    assert!(Mark::Ruling.is_folded() && !Mark::Limit.is_folded());
    let limits: [(&[Section], &[&str]); 4] = [
        (&barragoon::SECTIONS, &["r_captures_d", "r_end_b", "r_end_f", "r_end_g"]),
        (
            &barrakuda::SECTIONS,
            &[
                "r_fish_b",
                "r_fish_g",
                "r_fish_h",
                "r_wrecks_g",
                "r_wrecks_l",
                "r_cards_f",
                "r_cards_o",
                "r_cards_n",
                "r_teams_g",
            ],
        ),
        (
            &barracuda::SECTIONS,
            &[
                "r_actions_f",
                "r_offers_j",
                "r_auction_f",
                "r_auction_i",
                "r_lastorder_b",
                "r_lastorder_d",
                "r_bankrupt_e",
                "r_end_c",
            ],
        ),
        (
            &barbarossa::SECTIONS,
            &["r_solving_c", "r_curses_c", "r_curses_d", "r_variants_h", "r_rulings_a", "r_rulings_c"],
        ),
    ];
    for (sections, sentences) in limits {
        for sentence in sentences {
            assert_eq!(mark(sections, sentence), Mark::Limit, "{sentence}");
        }
    }
}

/// Rules that the rulebooks lack must not carry the rulebook's mark.
// BC-2.3, BC-4.5, BC-4.6, BC-5.1, BC-5.2, BC-7.1, BG-6.1, BG-7.1, BB-2.2, BB-5.1, BK-1.2, BO-4.1
#[test]
fn own_additions_are_marked_as_ours() {
    let ours: [(&[Section], &[&str]); 5] = [
        (
            &barragoon::SECTIONS,
            &["r_express_c", "r_notation_a", "r_notation_b", "r_notation_c", "r_notation_d"],
        ),
        (&bouillabaisse::SECTIONS, &["r_all_i"]),
        (&barrakuda::SECTIONS, &["r_setup_i", "r_cards_o"]),
        (
            &barracuda::SECTIONS,
            &[
                "r_rounds_g",
                "r_auction_k",
                "r_auction_e",
                "r_lastorder_b",
                "r_lastorder_j",
                "r_lastorder_k",
                "r_end_h",
            ],
        ),
        (&barbarossa::SECTIONS, &["r_curses_f", "r_variants_g", "r_variants_h"]),
    ];
    for (sections, sentences) in ours {
        for sentence in sentences {
            let mark = mark(sections, sentence);
            assert!(!matches!(mark, Mark::Book | Mark::Variant | Mark::Setting), "{sentence}: {mark:?}");
        }
    }
}

/// The short rules hold only printed rules and variants; each variant says that the table must agree.
// BO-4.1
#[test]
fn the_short_rules_mark_variants() {
    let mut optional = Vec::new();
    for (tag, start) in [("en", "If agreed: "), ("fr", "Si c’est convenu\u{a0}: ")] {
        let language = Language::new(tag, messages::texts(tag)).unwrap();
        for (mark, sentence) in PAGES.iter().flat_map(|(_, short)| *short) {
            let said = language.say(*sentence);
            assert!(matches!(mark, Mark::Book | Mark::Variant), "{mark:?}: {said}");
            assert_eq!(said.starts_with(start), *mark == Mark::Variant, "{said}");
            optional.extend((*mark == Mark::Variant).then(|| sentence.name()));
        }
    }
    assert_eq!(optional, ["r_short_e", "r_short_e"], "the reversal of La Bouillabaisse, in both languages");
}
