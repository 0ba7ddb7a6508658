//! Saved matches are restored.

use super::*;

#[test]
fn actions_come_back_from_their_text() {
    let action = Action::Play(card("Qh"));
    assert_eq!(action.to_string(), "Qh");
    assert_eq!("Qh".parse(), Ok(action));
    let all = [
        (Chance::Dealer(Seat::nth(11)), "dealer 11"),
        (Chance::Suit(Suit::Spades), "suit s"),
        (Chance::Figure(Rank::JACK), "figure J"),
        (Chance::Card(card("9d")), "card 9d"),
        (Chance::Deal(vec![cards("2c Th"), cards("As Qd")]), "deal 2cTh/AsQd"),
    ];
    for (chance, text) in all {
        assert_eq!(chance.to_string(), text);
        assert_eq!(text.parse(), Ok(chance));
    }
    for text in
        ["", "1c", "Q", "Qhh", "suit x", "suit", "deal 2", "deal é", "figure 1", "dealer x", "what 2c"]
    {
        assert!(text.parse::<Action>().is_err() && text.parse::<Chance>().is_err(), "{text:?}");
    }
}

#[test]
fn options_are_kept_as_text() {
    let config = Config { cost_selection: agreed(), twins: TwinRule::Last, packs: 2, ..Config::default() };
    let saved = json!({
        "all_or_nothing": false,
        "finding": {"agreed": ["h", "Q", "Ks"]},
        "help": "usual",
        "packs": 2,
        "skip": true,
        "twins": "last",
    });
    assert_eq!(serde_json::to_value(&config).unwrap(), saved);
    assert_eq!(serde_json::from_str::<Config>("{}").unwrap(), Config::default());
    let mut all = vec![config.clone()];
    all.extend(
        [AllOrNothing::Cards, AllOrNothing::Tricks].map(|on| Config { all_or_nothing: on, ..config.clone() }),
    );
    all.extend([Help::Open, Help::Strict].map(|help| Config { help, ..config.clone() }));
    all.extend(
        [CostSelection::Random, CostSelection::Late]
            .map(|cost_selection| Config { cost_selection, ..config.clone() }),
    );
    for config in all {
        assert_eq!(serde_json::from_value::<Config>(json!(config)).unwrap(), config);
    }
    for text in ["{\"all_or_nothing\":\"tricks\"}", "{\"help\":true}", "{\"skip\":1}"] {
        assert!(serde_json::from_str::<Config>(text).is_err(), "{text}");
    }
}
