//! Knowledge about the promenade: BC-1.2.

use super::*;

/// Not in the rulebook: an attentive player knows which bars are still to come.
#[test]
fn closed_bars_are_one_of_those_not_seen() {
    let mut game = Barracuda::new(&Config { away: Some([5, 11]), ..Config::default() }, 3).unwrap();
    table(&mut game, "deal 0,1,2,3,4,6,7,8,9,10,5,11");
    table(&mut game, "pawn 0");
    act(&mut game, 0, "open 4");
    let view = game.view(Viewer::Public);
    assert_eq!(view.away(), [bar(5), bar(11)], "the table chose them");
    let unseen = [0, 1, 2, 3, 6, 7, 8, 9, 10].map(bar);
    assert_eq!(view.unseen(), unseen);
    assert_eq!(start(3).view(Viewer::Public).unseen().len(), 12, "put away by lot, nobody knows");
}
