//! Notation, saved texts, and events.

use super::*;

#[test]
fn actions_go_through_text() {
    let texts = [
        "play 3",
        "play b",
        "steer 6",
        "take",
        "back",
        "regain",
        "strip 2",
        "bank 11",
        "rob 0",
        "share 300",
        "late",
        "pocket 1",
        "put b",
        "pass",
        "agree",
        "refuse",
    ];
    for text in texts {
        let action: Action = text.parse().unwrap();
        assert_eq!(action.to_string(), text);
    }
    for text in ["floor 0,0 1,0 2,0 0,1 1,1 2,1", "roll 2 6", "reach 1", "fling 5", "draw 3 b", "draw 4"] {
        let chance: Chance = text.parse().unwrap();
        assert_eq!(chance.to_string(), text);
    }
    let broken = [
        "",
        "play",
        "play 6",
        "play 0",
        "steer 7",
        "bank x",
        "floor 0,0",
        "roll 2",
        "draw",
        "dive 3",
        "floor -128,0 127,0 0,0 0,1 1,1 2,1",
    ];
    for text in broken {
        assert!(text.parse::<Action>().is_err() && text.parse::<Chance>().is_err(), "{text:?}");
    }
}

#[test]
fn options_go_through_text() {
    let mut config = Config {
        teams: true,
        goal: 10,
        swapped: [true, false, true, false, false, true],
        set: WreckSet {
            name: "Chez nous".into(),
            ..with_actions(WreckAction::BankAll, WreckAction::TakeBack(3)).set
        },
        ..config()
    };
    config.set.base.0[3] =
        WreckCard { special: WreckAction::Gold(20), general: WreckAction::Gold(7), stop: LairEffect::Fling };
    let text = serde_json::to_string(&config).unwrap();
    assert_eq!(serde_json::from_str::<Config>(&text).unwrap(), config);
    assert!(text.contains("bank all/back 3"), "{text}");
    assert_eq!(
        serde_json::from_str::<Config>("{}").unwrap(),
        Config::default(),
        "what is missing is as printed"
    );
    let base = config.set.base.to_string();
    assert!(base.contains("gold 20/gold 7/fling"), "any amount, and a stop action on any wreck: {base}");
    for broken in [
        "gold 1/gold 1",
        &format!("{base}, regain"),
        &base.replace("gold", "silver"),
        &base.replace("gold 20", "gold 21"),
        &base.replace("back 3", "back 0"),
        &base.replace("back 3", "back 6"),
        &base.replace("bank all", "bank 8"),
        &base.replace("/fling", "/nothing"),
        &base.replace("/fling", "/fling/fling"),
        "",
    ] {
        let text = text.replace(&base, broken);
        assert!(serde_json::from_str::<Config>(&text).is_err(), "{broken}");
    }
    for ground in ["laid 0,0 1,0", "laid", "calm", "laid 0,0 1,0 2,0 0,1 1,1 2,1 3,1"] {
        assert!(serde_json::from_str::<Config>(&format!(r#"{{"ground":"{ground}"}}"#)).is_err(), "{ground}");
    }
    for ground in [Layout::Random, Layout::Preset(crate::games::barrakuda::Preset::Gentle)] {
        assert_eq!(ground.to_string().parse(), Ok(ground));
    }
}

/// A screen draws from the beats alone: each has the table after it, and the last one has the current table.
#[test]
fn the_story_leads_to_the_table_as_it_is() {
    let mut game = start(&config(), 2);
    dive(&mut game, "3 4");
    for action in ["take", "take", "take", "take"] {
        act(&mut game, action);
        assert_eq!(story(&game).last().map(|beat| &beat.sea), Some(&game.position.sea));
    }
    let view = game.view(Viewer::Public);
    assert_eq!((view.round_told(), view.round), (1, 2));
    let Beat { event, sea } = view.story.get(0).unwrap();
    assert!(matches!(event, Event::Revealed(_)) && sea.divers[seat(0)].bag == 2);
    // The story stays until the cards are revealed again.
    make(&mut game, &step(0, "play 1"));
    assert!(game.view(Viewer::Public).story.iter().eq(view.story.iter()));
}

/// A face-down card can be taken back. Revealed cards cannot, without consent.
#[test]
fn the_last_choice_shows_everything() {
    let mut game = start(&config(), 2);
    let [first, last] = [0, 1].map(|number| step(number, "play 3"));
    assert!(!game.reveals_information(&first));
    make(&mut game, &first);
    assert!(game.reveals_information(&last));
}
