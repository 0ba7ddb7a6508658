//! The box, and the start of each player: BC-1.1 to BC-1.5.

use super::*;

// BC-1.1
#[test]
fn the_box_has_twelve_bars() {
    let mut rents: Vec<u16> = Bar::all().map(Bar::rent).collect();
    rents.sort_unstable();
    assert_eq!(rents, [2, 3, 3, 3, 3, 4, 4, 4, 5, 5, 5, 6]);
    assert_eq!(Bar::all().filter(|bar| bar.has_partner_place()).count(), 6);
    assert_eq!((bar(KARAMBOLE).name(), bar(KARAMBOLE).rent()), ("Karambole", 5));
    assert_eq!((bar(ALBATROS).name(), bar(ALBATROS).rent()), ("Albatros", 4));
    assert_eq!(Bar::new(12), None);
}

// BC-1.2, BC-8.1
#[test]
fn one_bar_of_each_kind_is_put_away() {
    use rand::{SeedableRng, rngs::ChaCha8Rng};
    let mut rng = ChaCha8Rng::seed_from_u64(3);
    let game = Barracuda::new(&Config::default(), 3).unwrap();
    let mut away = std::collections::BTreeSet::new();
    for _ in 0..400 {
        let deal = game.draw_chance(&mut rng);
        game.check(&Step::Chance(deal.clone())).unwrap();
        let Chance::Deal(bars) = deal else { panic!() };
        away.extend([bars[10], bars[11]]);
    }
    assert_eq!(away.len(), 12, "any of them");
    let agreed = Config { away: Some([4, 7]), ..Config::default() };
    let game = Barracuda::new(&agreed, 3).unwrap();
    let Chance::Deal(bars) = game.draw_chance(&mut rng) else { panic!() };
    assert_eq!(bars[10..], [bar(4), bar(7)]);
    assert!(game.check(&Step::Chance("deal 0,1,2,3,4,6,7,8,9,10,5,11".parse().unwrap())).is_err());
    assert_eq!(Barracuda::new(&Config { away: Some([4, 5]), ..Config::default() }, 3), Err(Refusal::Away));
    assert_eq!(Barracuda::start(&Config::default(), 2), Err(Illegal::SeatCount(2)));
}

// BC-1.3, BC-1.4
#[test]
fn everybody_starts_with_the_same_money_and_five_pawns() {
    assert_eq!((Notes::START.worth(), Notes::START.fakes(), Notes::START.count()), (50, 7, 22));
    for seats in 3..=5 {
        let game = start(seats);
        assert_eq!(game.bank.worth(), 250 - 50 * i32::from(seats));
        assert!(Seat::all(seats).all(|seat| game.placed(seat) == 0));
    }
}

// BC-1.3
#[test]
fn the_bank_always_has_change() {
    let mut bank = Bank::new(3);
    let all = bank;
    let mut wallet = Notes::new([1, 0, 1, 0, 2]);
    let laid = wallet.lay(Notes::new([0, 1, 0, 2, 1]), &mut bank);
    assert_eq!((laid.worth(), wallet.worth(), wallet.fakes()), (7, 5, 1));
    bank.take(wallet);
    bank.take(laid);
    let mut before = all;
    before.take(Notes::new([1, 0, 1, 0, 2]));
    assert_eq!(bank, before, "no note has come from nowhere");
    assert!(!Notes::new([0, 0, 0, 1, 0]).can_lay(Notes::fake(1)), "fakes are not to be had");
    // Any sum out of any wallet.
    for have in 1..=30 {
        for want in 1..=have {
            for kind in &Denomination::ALL[..4] {
                let value = kind.value();
                let mut bank = Bank::default();
                let mut wallet = Notes::of(have);
                let one = (want / value, want % value);
                let mut notes = Notes::of(one.1);
                notes[*kind] += one.0;
                let laid = wallet.lay(notes, &mut bank);
                assert_eq!((laid, wallet.worth(), bank.worth()), (notes, have - want, 0), "{want} of {have}");
            }
        }
    }
}

// BC-1.5
#[test]
fn so_many_bars_may_be_open() {
    for (seats, most) in [(3, 6), (4, 8), (5, 10)] {
        assert_eq!(start(seats).most_open(), most);
    }
    let full = [(0, 1, None), (1, 1, None), (2, 1, None), (3, 2, None), (4, 2, None), (5, 2, None)];
    let game = turn(3, 0, &full);
    assert_eq!(refused(&game, 0, "open 6"), Refusal::TooMany(6));
    assert_eq!(refused(&game, 0, "open 5"), Refusal::Open);
    assert!(turn(4, 0, &full).check(&Step::Player(seat(0), Action::Open(spot(6)))).is_ok());
}
