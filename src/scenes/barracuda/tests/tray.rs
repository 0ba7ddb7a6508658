//! Tests of notes leaving a wallet.

use super::*;

#[test]
fn notes_are_laid_one_by_one_up_to_the_limit() {
    use Denomination::{Fake, Five, One, Two};
    let wallet = Notes::new([0, 1, 0, 2, 1]);
    let span = AllowedAmount { least: 5, most: 7, needs_note: true, only_fakes: false };
    let none = tray(&wallet, &span, Notes::NONE);
    assert_eq!(none.more, [Five, Two, One, Fake], "no 10 000, but 2 000 by way of the bank");
    assert_eq!(none.problem, Some(Problem::TooLittle(5)));
    assert_eq!(made_up(&wallet, &span), [5, 6]);
    assert_eq!(
        made_up(&wallet, &AllowedAmount { least: 0, most: 12, ..span }),
        [0, 1, 3, 6, 12],
        "a fake will do"
    );
    assert_eq!(made_up(&wallet, &AllowedAmount { least: 0, most: 0, only_fakes: true, ..span }), [0]);
    let three = tray(&wallet, &span, Notes::new([0, 0, 3, 0, 1]));
    assert_eq!((three.rest, three.changed, three.problem), (Notes::new([0, 0, 0, 1, 0]), true, None));
    assert_eq!(three.more, [One]);
    let five = tray(&wallet, &span, Notes::new([0, 1, 0, 0, 0]));
    assert_eq!((five.rest, five.changed), (Notes::new([0, 0, 0, 2, 1]), false));
    let stake = AllowedAmount { least: 0, ..span };
    assert_eq!(tray(&wallet, &stake, Notes::NONE).problem, Some(Problem::NoNote));
    assert_eq!(tray(&wallet, &AllowedAmount { needs_note: false, ..stake }, Notes::NONE).problem, None);
    assert_eq!(Notes::NONE.with_one(Two).without_one(Two), Notes::NONE);
    assert_eq!(Notes::NONE.without_one(Two), Notes::NONE);
    assert_eq!(Notes::new([0, 1, 0, 2, 1]).one_by_one().collect::<Vec<_>>(), [Five, One, One, Fake]);
}
