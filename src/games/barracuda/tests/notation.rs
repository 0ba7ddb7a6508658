//! Actions as text.

use super::*;

#[test]
fn actions_go_through_text() {
    let texts = [
        "open 3",
        "partner 0",
        "join 9",
        "take 1",
        "auction 2",
        "slide 0,1,2,3,4",
        "accept",
        "refuse",
        "bid 0,0,0,0,1",
        "sell 4",
        "close",
        "call 2",
        "begin",
        "stake 0,0,0,2,1",
        "look",
    ];
    for text in texts {
        assert_eq!(text.parse::<Action>().unwrap().to_string(), text);
    }
    for text in ["deal 0,1,2,3,4,6,7,8,9,10,5,11", "pawn 0"] {
        assert_eq!(text.parse::<Chance>().unwrap().to_string(), text);
    }
    for broken in
        ["", "open", "open x", "slide 1,2,3", "slide 1,2,3,4,5,6", "slide 999,0,0,0,0", "deal 0,1", "deal 12"]
    {
        assert!(broken.parse::<Action>().is_err() && broken.parse::<Chance>().is_err(), "{broken:?}");
    }
    assert_eq!(bar(BARRACUDA).name(), "Barracuda");
}
