//! Worked examples, clause by clause.

use super::{
    Action, ActionKind, AllowedAmount, Bank, Bar, Barracuda, Chance, Config, Event, Notes, Refusal, Ruin,
    Spot, Stage, Tenancy,
    bars::rent,
    money::VALUES,
    state::{Phase, ROUNDS},
};
use crate::kernel::{Game, Illegal, Notice, Pending, Seat, Seats, Step, StepOf, Viewer};

const KARAMBOLE: u8 = 1;
const ALBATROS: u8 = 4;
const BARRACUDA: u8 = 7;

fn bar(index: u8) -> Bar {
    Bar::new(index).unwrap()
}

fn seat(number: u8) -> Seat {
    Seat::nth(number)
}

/// The bars in the order of the list, but for Octopus and the last, which are away: the spots 0 to 4 have two
/// places, 5 to 9 one.
fn start(seats: u8) -> Barracuda {
    let mut game = Barracuda::new(&Config::default(), seats).unwrap();
    table(&mut game, "deal 0,1,2,3,4,6,7,8,9,10,5,11");
    game
}

fn make(game: &mut Barracuda, step: &StepOf<Barracuda>) -> Vec<Notice<Event>> {
    game.check(step).unwrap_or_else(|refusal| panic!("{step:?}: {refusal}"));
    let notes = game.apply(step);
    game.check_invariants().unwrap();
    notes
}

pub(super) fn table(game: &mut Barracuda, text: &str) -> Vec<Notice<Event>> {
    make(game, &Step::Chance(text.parse().unwrap()))
}

pub(super) fn act(game: &mut Barracuda, number: u8, text: &str) -> Vec<Notice<Event>> {
    make(game, &step(number, text))
}

fn step(number: u8, text: &str) -> StepOf<Barracuda> {
    Step::Player(seat(number), text.parse().unwrap())
}

fn illegal(game: &Barracuda, number: u8, text: &str) -> Illegal<Refusal> {
    game.check(&step(number, text)).expect_err("this should be refused")
}

/// By a rule of this game.
fn refused(game: &Barracuda, number: u8, text: &str) -> Refusal {
    illegal(game, number, text).rule().expect("a rule should say no")
}

/// It is this seat's turn, in a later round, with these bars let to these.
pub(super) fn turn(seats: u8, number: u8, let_to: &[(u8, u8, Option<u8>)]) -> Barracuda {
    let mut game = later(seats, let_to);
    table(&mut game, &format!("pawn {number}"));
    game
}

/// The second round, before its first draw, with these bars let to these.
pub(super) fn later(seats: u8, let_to: &[(u8, u8, Option<u8>)]) -> Barracuda {
    let mut game = start(seats);
    game.round = 2;
    for (spot, tenant, partner) in let_to {
        let at = usize::from(*spot);
        let partner = partner.map(Seat::nth);
        game.open[at] = Some(Tenancy { bar: game.bars[at], tenant: Some(seat(*tenant)), partner });
    }
    game
}

/// All notes but so many thousands and fakes go to the bank.
pub(super) fn leave(game: &mut Barracuda, number: u8, thousands: u16, fakes: u16) {
    let mut left = Notes::of(thousands);
    left.add(Notes::fake(fakes));
    let had = std::mem::replace(&mut game.wallets[usize::from(number)], left);
    game.bank.take(had);
    game.bank.give(left);
}

fn cash(game: &Barracuda) -> Vec<u16> {
    game.wallets.iter().map(Notes::worth).collect()
}

fn fakes(game: &Barracuda) -> Vec<u16> {
    game.wallets.iter().map(Notes::fakes).collect()
}

fn told(notes: &[Notice<Event>]) -> Vec<Event> {
    notes.iter().map(|note| note.event.clone()).collect()
}

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
    let mut wallet = Notes([1, 0, 1, 0, 2]);
    let laid = wallet.lay(Notes([0, 1, 0, 2, 1]), &mut bank);
    assert_eq!((laid.worth(), wallet.worth(), wallet.fakes()), (7, 5, 1));
    bank.take(wallet);
    bank.take(laid);
    let mut before = all;
    before.take(Notes([1, 0, 1, 0, 2]));
    assert_eq!(bank, before, "no note has come from nowhere");
    assert!(!Notes([0, 0, 0, 1, 0]).can_lay(Notes::fake(1)), "fakes are not to be had");
    // Any sum out of any wallet.
    for have in 1..=30 {
        for want in 1..=have {
            for (kind, value) in VALUES.iter().enumerate().take(4) {
                let mut bank = Bank::default();
                let mut wallet = Notes::of(have);
                let one = (want / value, want % value);
                let mut notes = Notes::of(one.1);
                notes.0[kind] += one.0;
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
    assert!(turn(4, 0, &full).check(&Step::Player(seat(0), Action::Open(Spot(6)))).is_ok());
}

// BC-2.1, BC-2.2
#[test]
fn in_the_first_round_everybody_opens_a_bar_and_pays_nothing() {
    let mut game = start(3);
    for (number, spot) in [(2, 0), (0, 1), (1, 5)] {
        assert!(game.pending().is_chance(), "each turn is played before the next draw");
        table(&mut game, &format!("pawn {number}"));
        assert!(game.check(&Step::Chance(Chance::Pawn(seat(number)))).is_err());
        assert_eq!(refused(&game, number, "auction 0"), Refusal::FirstRound);
        let told = told(&act(&mut game, number, &format!("open {spot}")));
        assert_eq!(
            told[0],
            Event::Opened { seat: seat(number), at: Spot(spot), bar: game.bars[usize::from(spot)] }
        );
    }
    assert_eq!(cash(&game), [50, 50, 50]);
    assert_eq!((game.round, game.view(Viewer::Public).stage), (2, Stage::Between));
}

// BC-2.3, BC-3.1
#[test]
fn rent_comes_before_the_action() {
    let mut game = start(3);
    game.round = 2;
    game.open[1] = Some(Tenancy { bar: game.bars[1], tenant: Some(seat(0)), partner: Some(seat(1)) });
    let first = told(&table(&mut game, "pawn 0"));
    let paid = Event::Rent { seat: seat(0), bars: vec![game.bars[1]], free: None, thousands: 5 };
    assert_eq!(first, [Event::Drawn(seat(0)), paid]);
    act(&mut game, 0, "open 5");
    table(&mut game, "pawn 1");
    assert_eq!(cash(&game), [45, 50, 50], "partners pay none");
}

/// The rulebook's examples: 8 000 for 3+5, 8 000 for 3+5+2, 12 000 for 4+3+6+5.
// BC-3.2
#[test]
fn two_for_three_and_three_for_four() {
    // By rent: 6, 5, 4, 3, 3, 2.
    let [six, five, four, three, other, two] = [0, 1, 4, 7, 8, 11].map(bar);
    assert_eq!(rent(&[three, five]), (8, None));
    assert_eq!(rent(&[three, five, two]), (8, Some(two)));
    assert_eq!(rent(&[four, three, six, five]), (12, Some(six)));
    assert_eq!(rent(&[four, three, six, five, two]), (14, Some(six)));
    assert_eq!(rent(&[five, three, other]).0, 8, "one of two that cost the same");
    assert_eq!(rent(&[]), (0, None));
}

// BC-4.1, BC-4.11
#[test]
fn opening_takes_a_free_pawn() {
    let five = [(0, 0, Some(0)), (1, 0, Some(0)), (5, 0, None), (2, 1, None)];
    let game = turn(4, 0, &five);
    for action in ["open 6", "join 2", "take 2"] {
        assert_eq!(refused(&game, 0, action), Refusal::NoPawn, "{action}");
    }
    assert!(game.check(&Step::Player(seat(0), Action::Auction(Spot(5)))).is_ok(), "an auction takes none");
}

// BC-4.2
#[test]
fn a_partner_in_an_own_bar_is_free() {
    let mut game = turn(3, 0, &[(1, 0, None), (5, 0, None), (2, 1, None)]);
    assert_eq!(refused(&game, 0, "partner 5"), Refusal::NoPlace, "one place");
    assert_eq!(refused(&game, 0, "partner 2"), Refusal::NotOwn);
    assert_eq!(refused(&game, 0, "partner 9"), Refusal::Closed);
    let before = cash(&game);
    act(&mut game, 0, "partner 1");
    assert_eq!((game.placed(seat(0)), cash(&game)), (3, before));
}

// BC-4.3, BC-4.8, BC-4.9
#[test]
fn an_accepted_partner_pays_the_tenant_once() {
    let mut game = turn(3, 0, &[(1, 1, None)]);
    assert_eq!(told(&act(&mut game, 0, "join 1")).len(), 1, "it is announced");
    assert_eq!(refused(&game, 0, "slide 0,0,0,0,3"), Refusal::Amount(1, 12));
    assert_eq!(refused(&game, 0, "slide 1,0,1,1,0"), Refusal::Amount(1, 12));
    assert_eq!(refused(&game, 0, "slide 0,0,0,1,8"), Refusal::NotThere);
    let notes = act(&mut game, 0, "slide 0,1,0,0,2");
    let public: Vec<&Event> =
        notes.iter().filter(|note| note.may_reach(Viewer::Seat(seat(2)))).map(|note| &note.event).collect();
    assert_eq!(public, [&Event::Slid { seat: seat(0), to: seat(1), at: Spot(1), notes: 3 }]);
    assert_eq!(illegal(&game, 0, "slide 0,1,0,0,2"), Illegal::NotYourTurn, "it cannot be changed");
    act(&mut game, 1, "accept");
    assert_eq!((cash(&game), fakes(&game)), (vec![45, 55, 50], vec![5, 9, 7]));
    assert_eq!(game.open[1].unwrap().partner, Some(seat(0)));
    assert_eq!(game.rent_due(seat(0)), 0, "nothing is ever owed for it");
}

// BC-4.3, BC-4.10
#[test]
fn a_refused_partner_costs_both() {
    let mut game = turn(3, 0, &[(1, 1, None)]);
    act(&mut game, 0, "join 1");
    act(&mut game, 0, "slide 0,1,0,0,2");
    act(&mut game, 1, "refuse");
    assert_eq!((cash(&game), fakes(&game)), (vec![45, 45, 50], vec![5, 9, 7]), "fakes are never given back");
    assert_eq!((game.open[1].unwrap().partner, game.bank.worth()), (None, 110));
}

/// The rulebook's example: 6 000 offered, 12 000 come back.
// BC-4.4, BC-4.10
#[test]
fn a_refused_take_over_pays_the_buyer() {
    let mut game = turn(3, 0, &[(4, 1, None)]);
    act(&mut game, 0, "take 4");
    assert_eq!(refused(&game, 0, "slide 0,0,1,1,0"), Refusal::Amount(4, 12), "at least the rent");
    act(&mut game, 0, "slide 0,1,0,1,1");
    act(&mut game, 1, "refuse");
    assert_eq!((cash(&game), fakes(&game)), (vec![56, 44, 50], vec![6, 8, 7]));
    assert_eq!(game.open[4].unwrap().tenant, Some(seat(1)));
}

// BC-4.4
#[test]
fn an_accepted_take_over_sends_partners_home_but_the_buyer() {
    for (partner, stays) in [(Some(2), None), (Some(1), None), (Some(0), Some(seat(0))), (None, None)] {
        let mut game = turn(3, 0, &[(1, 1, partner)]);
        act(&mut game, 0, "take 1");
        act(&mut game, 0, "slide 0,1,0,0,0");
        act(&mut game, 1, "accept");
        let bar = game.open[1].unwrap();
        assert_eq!((bar.tenant, bar.partner), (Some(seat(0)), stays), "{partner:?}");
        assert_eq!(cash(&game), [45, 55, 50]);
    }
    let game = turn(3, 0, &[(1, 0, None)]);
    assert_eq!(refused(&game, 0, "take 1"), Refusal::Own);
}

const THREE: [(u8, u8, Option<u8>); 4] = [(1, 0, Some(2)), (5, 0, None), (6, 0, None), (7, 1, None)];

// BC-4.5, BC-4.10
#[test]
fn an_auction_goes_to_one_bidder_and_the_others_get_all_back() {
    let mut game = turn(3, 0, &THREE);
    assert_eq!(refused(&game, 0, "auction 7"), Refusal::NotOwn);
    act(&mut game, 0, "auction 1");
    assert_eq!(refused(&game, 1, "bid 0,0,0,0,0"), Refusal::NoNote);
    assert_eq!(illegal(&game, 0, "bid 0,0,0,0,1"), Illegal::NotYourTurn, "the seller does not bid");
    act(&mut game, 2, "bid 0,0,0,0,3");
    act(&mut game, 1, "bid 0,0,2,0,1");
    let bids = |viewer| match game.view(viewer).stage {
        Stage::Choosing { bids, laid, .. } => (bids.iter().flatten().count(), laid),
        _ => panic!(),
    };
    assert_eq!(bids(Viewer::Seat(seat(0))).0, 2, "side by side");
    assert_eq!(bids(Viewer::Seat(seat(1))).0, 1, "their own");
    assert_eq!(bids(Viewer::Public), (0, vec![None, Some(3), Some(3)]));
    act(&mut game, 0, "sell 1");
    // 4 + 4 + 3 with the cheapest free was the rent.
    assert_eq!((cash(&game), fakes(&game)), (vec![45, 46, 50], vec![8, 6, 7]));
    let bar = game.open[1].unwrap();
    assert_eq!((bar.tenant, bar.partner), (Some(seat(1)), Some(seat(2))), "the partner stays");
}

// BC-4.5
#[test]
fn a_bar_nobody_gets_is_closed_for_a_thousand() {
    let mut game = turn(3, 0, &THREE);
    act(&mut game, 0, "auction 1");
    act(&mut game, 1, "bid 0,0,2,0,1");
    act(&mut game, 2, "bid 0,0,0,0,1");
    act(&mut game, 0, "close");
    assert_eq!((cash(&game), fakes(&game)), (vec![40, 50, 50], vec![7, 7, 7]));
    assert_eq!((game.open[1], game.placed(seat(2))), (None, 0), "the partner leaves");
    // It can be opened again.
    table(&mut game, "pawn 1");
    act(&mut game, 1, "open 1");
}

// BC-4.6
#[test]
fn a_bid_has_no_limit_but_the_wallet() {
    let mut game = turn(3, 0, &THREE);
    act(&mut game, 0, "auction 1");
    assert_eq!(refused(&game, 1, "bid 5,0,0,1,0"), Refusal::NotThere);
    let span = AllowedAmount { least: 0, most: 50, some: true, only_fakes: false };
    assert_eq!(game.view(Viewer::Seat(seat(1))).span, Some(span));
    act(&mut game, 1, "bid 4,1,0,0,0");
    act(&mut game, 2, "bid 0,0,0,0,1");
    act(&mut game, 0, "sell 1");
    assert_eq!(cash(&game), [86, 5, 50]);
    // The book's limit on a stake stays.
    let mut game = start(3);
    game.phase = Phase::Between { passed: Seats::NONE };
    act(&mut game, 0, "call 0");
    assert_eq!(refused(&game, 1, "stake 1,0,1,1,0"), Refusal::Amount(0, 12));
}

/// Three bars, and not a thousand left after the rent.
fn broke() -> Barracuda {
    let mut game = turn(3, 0, &[(1, 0, Some(2)), (5, 0, None), (6, 0, None), (7, 1, Some(1))]);
    leave(&mut game, 0, 0, 7);
    game
}

// BC-4.5, BC-6.1
#[test]
fn an_auction_takes_no_cash_and_saves_whoever_has_none() {
    let bars = [(0, 1, Some(1)), (1, 0, Some(2)), (5, 0, None), (7, 0, None), (2, 2, Some(2)), (6, 1, None)];
    let mut game = later(3, &bars);
    // Six bars are open, no place is free, and after the rent nothing is left.
    let due = game.rent_due(seat(0));
    leave(&mut game, 0, due, 7);
    table(&mut game, "pawn 0");
    assert_eq!((cash(&game)[0], &game.phase), (0, &Phase::Act(seat(0))));
    let spots = [1, 5, 7].map(|at| ActionKind::Auction.at(Spot(at)));
    assert_eq!(game.offer(seat(0)).actions(), spots);
    act(&mut game, 0, "auction 1");
    act(&mut game, 1, "bid 0,0,0,1,0");
    act(&mut game, 2, "bid 0,0,0,0,1");
    act(&mut game, 0, "sell 1");
    assert_eq!(cash(&game)[0], 1, "saved by a bid");
}

// BC-4.7
#[test]
fn who_can_neither_sell_nor_close_is_bankrupt() {
    let choice = |game: &Barracuda, viewer| match game.view(viewer).stage {
        Stage::Choosing { may_close, .. } => may_close,
        _ => panic!(),
    };
    // A bid that can be accepted, though a fake, must be.
    let mut game = broke();
    act(&mut game, 0, "auction 5");
    act(&mut game, 1, "bid 0,0,0,0,1");
    act(&mut game, 2, "bid 0,0,0,0,1");
    assert_eq!(refused(&game, 0, "close"), Refusal::CannotClose);
    assert_eq!(game.offer(seat(0)).actions(), [Action::Sell(seat(1)), Action::Sell(seat(2))]);
    let may = [0, 1].map(|number| choice(&game, Viewer::Seat(seat(number))));
    assert_eq!((may, choice(&game, Viewer::Public)), ([Some(false), None], None), "only the seller is told");
    // None can: whoever bids has no free pawn, or nothing.
    let mut game = broke();
    game.open[8] = Some(Tenancy { bar: game.bars[8], tenant: Some(seat(1)), partner: None });
    game.open[2] = Some(Tenancy { bar: game.bars[2], tenant: Some(seat(1)), partner: Some(seat(1)) });
    leave(&mut game, 2, 0, 0);
    act(&mut game, 0, "auction 5");
    act(&mut game, 1, "bid 0,0,0,0,3");
    let last = act(&mut game, 2, "bid 0,0,0,0,0");
    let why = Event::Bankrupt { seat: seat(0), why: Ruin::Auction };
    assert_eq!(told(&last).last(), Some(&why));
    assert_eq!(fakes(&game)[1], 7, "all bids go back");
    assert_eq!(game.open[5].unwrap().tenant, Some(seat(0)), "the bar was neither sold nor closed");
    assert_eq!(game.pending().outcome().unwrap().places, [3, 1, 2]);
    // With a thousand it is closed instead.
    let mut game = broke();
    leave(&mut game, 0, 1, 0);
    act(&mut game, 0, "auction 5");
    act(&mut game, 1, "bid 0,0,0,0,1");
    act(&mut game, 2, "bid 0,0,0,0,1");
    assert_eq!(choice(&game, Viewer::Seat(seat(0))), Some(true));
    act(&mut game, 0, "close");
    assert_eq!(cash(&game)[0], 0);
}

// BC-4.12
#[test]
fn an_action_is_owed_and_the_choice_among_them_is_free() {
    let game = turn(3, 0, &[(1, 0, None), (2, 1, None), (5, 0, None), (6, 0, None)]);
    for action in ["open 7", "partner 1", "join 2", "take 2", "auction 5"] {
        assert!(game.check(&Step::Player(seat(0), action.parse().unwrap())).is_ok(), "{action}");
    }
    for nothing in ["pass", "begin"] {
        assert_eq!(refused(&game, 0, nothing), Refusal::NotNow);
    }
}

// BC-4.5
#[test]
fn two_bars_are_too_few_for_an_auction() {
    let game = turn(3, 0, &[(1, 0, None), (5, 0, None)]);
    assert_eq!(refused(&game, 0, "auction 1"), Refusal::TooFew);
}

// BC-4.6
#[test]
fn without_a_free_pawn_only_fakes_are_bid() {
    let mut game = turn(
        3,
        0,
        &[(5, 0, None), (6, 0, None), (7, 0, None), (1, 1, Some(1)), (2, 1, Some(1)), (8, 1, None)],
    );
    leave(&mut game, 2, 0, 0);
    act(&mut game, 0, "auction 5");
    assert_eq!(refused(&game, 1, "bid 0,0,0,1,0"), Refusal::OnlyFakes);
    act(&mut game, 1, "bid 0,0,0,0,2");
    act(&mut game, 2, "bid 0,0,0,0,0");
    assert_eq!(refused(&game, 0, "sell 1"), Refusal::NoBid);
    assert_eq!(refused(&game, 0, "sell 2"), Refusal::NoBid);
    act(&mut game, 0, "close");
    // Whoever has no fakes then bids nothing.
    let mut game = turn(
        3,
        0,
        &[(5, 0, None), (6, 0, None), (7, 0, None), (1, 1, Some(1)), (2, 1, Some(1)), (8, 1, None)],
    );
    leave(&mut game, 1, 20, 0);
    act(&mut game, 0, "auction 5");
    act(&mut game, 1, "bid 0,0,0,0,0");
}

// BC-4.7
#[test]
fn who_cannot_pay_for_a_refusal_cannot_refuse() {
    for (offer, left) in [("join 1", 4), ("take 1", 4)] {
        let mut game = turn(3, 0, &[(1, 1, None)]);
        leave(&mut game, 1, left, 3);
        act(&mut game, 0, offer);
        act(&mut game, 0, "slide 0,1,0,0,0");
        assert_eq!(refused(&game, 1, "refuse"), Refusal::MustAccept);
        assert_eq!(game.offer(seat(1)).actions(), ["accept".parse().unwrap()]);
        let may = |viewer| match game.view(viewer).stage {
            Stage::Answering { may_refuse, .. } => may_refuse,
            _ => panic!(),
        };
        assert_eq!((may(Viewer::Seat(seat(1))), may(Viewer::Seat(seat(0)))), (Some(false), None));
    }
}

// BC-5.1
#[test]
fn last_order_is_called_between_rounds_and_all_stake() {
    let mut game = start(3);
    game.round = 2;
    game.phase = Phase::Between { passed: Seats::NONE };
    leave(&mut game, 2, 0, 0);
    act(&mut game, 1, "call 1");
    assert_eq!(game.pending().seats().len(), 3);
    assert_eq!(refused(&game, 0, "stake 0,0,0,0,0"), Refusal::NoNote);
    assert_eq!(refused(&game, 0, "stake 1,0,1,1,0"), Refusal::Amount(0, 12));
    act(&mut game, 2, "stake 0,0,0,0,0");
    act(&mut game, 0, "stake 0,0,0,0,1");
    act(&mut game, 1, "stake 0,0,0,1,0");
    assert_eq!(game.bag, [[seat(0), seat(2)].into_iter().collect::<Seats>(), Seats::one(seat(1))]);
    assert!(game.check(&Step::Chance(Chance::Pawn(seat(1)))).is_err());
    let step = Step::Player(seat(0), Action::Call(seat(0)));
    assert!(game.check(&step).is_err(), "once before each round");
}

// BC-5.1
#[test]
fn last_order_is_called_by_nobody_but_oneself() {
    let mut game = start(3);
    game.round = 2;
    game.phase = Phase::Between { passed: Seats::NONE };
    for (number, caller) in [(0, 1), (1, 0), (2, 0)] {
        assert_eq!(refused(&game, number, &format!("call {caller}")), Refusal::NotYourCall);
    }
    assert_eq!(game.interrupts().len(), 3, "nobody needs to be asked for it");
    assert_eq!(game.offer(seat(2)).actions(), [Action::Call(seat(2)), Action::Pass]);
    assert_eq!(illegal(&game, 2, "begin"), Illegal::NotYourTurn, "the first is asked first");
    act(&mut game, 2, "call 2");
    let Phase::Stakes { caller, .. } = game.phase else { panic!() };
    assert_eq!(caller, seat(2));
    assert_eq!(refused(&game, 0, "call 0"), Refusal::NotNow);
}

// BC-5.1
#[test]
fn where_all_are_asked_the_first_to_call_has_it() {
    let mut game = start(3);
    game.round = 2;
    game.phase = Phase::Between { passed: Seats::NONE };
    let before = game.clone();
    act(&mut game, 0, "pass");
    assert_eq!(game.pending().seats(), Seats::one(Seat::nth(1)));
    assert!(
        !before.reveals_information(&Step::Player(Seat::nth(0), Action::Pass)),
        "passing shows nobody anything"
    );
    act(&mut game, 1, "pass");
    let mut called = game.clone();
    act(&mut game, 2, "pass");
    assert!(game.pending().is_chance(), "nobody has called: a pawn is drawn");
    act(&mut called, 2, "call 2");
    assert_eq!(called.pending().seats().len(), 3);
}

// BC-5.1
#[test]
fn nobody_is_asked_twice() {
    let mut game = start(4);
    game.round = 2;
    game.phase = Phase::Between { passed: Seats::NONE };
    // Two people, with a bot between them and one behind, say at once that neither of them calls.
    act(&mut game, 0, "pass");
    act(&mut game, 2, "pass");
    assert_eq!(illegal(&game, 2, "pass"), Illegal::NotYourTurn, "that was said already");
    let mut called = game.clone();
    for bot in [1, 3] {
        assert_eq!(game.pending(), Pending::player(seat(bot)));
        act(&mut game, bot, "pass");
    }
    assert!(game.pending().is_chance(), "all have said it: a pawn is drawn");
    act(&mut called, 2, "call 2");
    assert_eq!(called.pending().seats().len(), 4, "nobody is held to it");
}

/// The rulebook's example: A and B only fakes, C 2 000, D and E 4 000 each.
// BC-5.2
#[test]
fn the_lower_stake_plays_earlier() {
    let mut game = start(5);
    game.round = 2;
    game.phase = Phase::Between { passed: Seats::NONE };
    act(&mut game, 3, "call 3");
    for (number, stake) in
        [(0, "0,0,0,0,2"), (1, "0,0,0,0,1"), (2, "0,0,1,0,0"), (3, "0,0,2,0,1"), (4, "0,0,1,2,0")]
    {
        act(&mut game, number, &format!("stake {stake}"));
    }
    let groups: Vec<Vec<u8>> =
        game.bag.iter().map(|group| group.iter().map(|seat| seat.number()).collect()).collect();
    assert_eq!(groups, [vec![0, 1], vec![2], vec![3, 4]]);
    assert_eq!(
        (cash(&game), fakes(&game)),
        (vec![50, 50, 48, 46, 46], vec![5, 6, 7, 6, 7]),
        "all to the bank"
    );
    // An equal pair is drawn from the bag.
    table(&mut game, "pawn 1");
}

// BC-6.1, BC-6.2
#[test]
fn who_cannot_pay_the_rent_is_bankrupt_at_once() {
    let mut game = start(3);
    game.round = 2;
    game.open[0] = Some(Tenancy { bar: game.bars[0], tenant: Some(seat(0)), partner: None });
    leave(&mut game, 0, 5, 7);
    let told = told(&table(&mut game, "pawn 0"));
    assert_eq!(told[1..], [Event::Bankrupt { seat: seat(0), why: Ruin::Rent(6) }]);
    assert_eq!(game.pending().outcome().unwrap().places, [3, 1, 1]);
}

// BC-6.1
#[test]
fn who_can_pay_but_not_act_is_bankrupt_too() {
    let all: [(u8, u8, Option<u8>); 6] =
        [(0, 1, Some(1)), (1, 1, Some(2)), (2, 2, Some(2)), (5, 2, None), (6, 2, None), (7, 1, None)];
    let poor = |game: &mut Barracuda| {
        game.round = 2;
        for (spot, tenant, partner) in all {
            let at = usize::from(spot);
            game.open[at] = Some(Tenancy {
                bar: game.bars[at],
                tenant: Some(seat(tenant)),
                partner: partner.map(Seat::nth),
            });
        }
        leave(game, 0, 2, 7);
    };
    let mut game = start(3);
    poor(&mut game);
    let told = told(&table(&mut game, "pawn 0"));
    assert_eq!(
        told[1..],
        [Event::Bankrupt { seat: seat(0), why: Ruin::NoAction }],
        "no bar can be opened, taken over or joined"
    );
    // A free action saves them.
    let mut game = start(3);
    poor(&mut game);
    game.open[7] = None;
    table(&mut game, "pawn 0");
    assert_eq!(game.phase, Phase::Act(seat(0)));
}

/// Five pawns of the first seat, and nobody else anywhere but where it matters.
fn five() -> Barracuda {
    turn(3, 0, &[(1, 0, Some(0)), (2, 0, None), (5, 0, None), (7, 1, None)])
}

// BC-7.1
#[test]
fn five_pawns_held_for_a_round_win_before_the_rent() {
    let mut game = five();
    act(&mut game, 0, "partner 2");
    for number in [1, 2] {
        table(&mut game, &format!("pawn {number}"));
        act(&mut game, number, &format!("open {}", 7 + number));
    }
    act(&mut game, 0, "begin");
    let before = cash(&game);
    let told = told(&table(&mut game, "pawn 0"));
    assert_eq!(told[1..], [Event::Won(seat(0))]);
    assert_eq!((cash(&game), game.pending().outcome().unwrap().places[0]), (before, 1));
}

// BC-7.1
#[test]
fn a_pawn_lost_and_won_back_in_the_same_round_was_not_held() {
    let taken = |game: &mut Barracuda| {
        act(game, 1, "take 5");
        act(game, 1, "slide 0,0,2,0,0");
        act(game, 0, "accept");
        // Back it comes, as it might by an auction.
        game.open[5].as_mut().unwrap().tenant = Some(seat(0));
    };
    let mut game = five();
    act(&mut game, 0, "partner 2");
    let mut earlier = game.clone();
    for number in [1, 2] {
        table(&mut game, &format!("pawn {number}"));
        act(&mut game, number, &format!("open {}", 7 + number));
    }
    act(&mut game, 0, "begin");
    table(&mut game, "pawn 1");
    taken(&mut game);
    table(&mut game, "pawn 0");
    assert!(matches!(game.phase, Phase::Act(_)), "{:?}", game.phase);
    // In the round before, all five have stood since before this one.
    table(&mut earlier, "pawn 1");
    taken(&mut earlier);
    table(&mut earlier, "pawn 2");
    act(&mut earlier, 2, "open 9");
    act(&mut earlier, 0, "begin");
    table(&mut earlier, "pawn 0");
    assert!(matches!(earlier.phase, Phase::Over { winner: Some(_), .. }), "{:?}", earlier.phase);
}

/// The first has three bars, the second four pawns; each pawn is drawn in this order.
fn sale(order: [u8; 3]) -> Barracuda {
    let bars = [(5, 0, None), (6, 0, None), (7, 0, None), (1, 1, Some(1)), (2, 1, Some(1))];
    let mut game = later(3, &bars);
    for number in order {
        table(&mut game, &format!("pawn {number}"));
        match number {
            0 => {
                act(&mut game, 0, "auction 5");
                act(&mut game, 1, "bid 0,1,0,0,0");
                act(&mut game, 2, "bid 0,0,0,0,1");
                act(&mut game, 0, "sell 1");
            }
            // Refused, it costs them no pawn.
            1 if game.placed(seat(1)) < 5 => {
                act(&mut game, 1, "take 7");
                act(&mut game, 1, "slide 0,1,0,0,0");
                act(&mut game, 0, "refuse");
            }
            1 => return game,
            _ => drop(act(&mut game, 2, "open 8")),
        }
    }
    game
}

// BC-7.1
#[test]
fn five_that_stand_since_before_the_round_win_however_the_fifth_came() {
    // Theirs was the turn before the auction: the next round begins with all five.
    let mut game = sale([1, 2, 0]);
    assert_eq!(game.view(Viewer::Public).held, [seat(1)]);
    assert_eq!(game.story.iter().filter(|note| note.event == Event::AllPlaced(seat(1))).count(), 1);
    act(&mut game, 0, "begin");
    table(&mut game, "pawn 1");
    assert_eq!(game.phase, Phase::Over { winner: Some(seat(1)), bankrupt: None });
    // In the middle of the round, before their turn, it came too late for that turn.
    let game = sale([0, 1, 2]);
    assert_eq!(game.view(Viewer::Public).held, []);
    // With two bars of their own they have paid, and can do nothing (BC-4.11, BC-6.1).
    assert!(matches!(game.phase, Phase::Act(_)), "{:?}", game.phase);
}

// BC-7.2
#[test]
fn after_a_bankruptcy_pawns_then_cash_then_rents_decide() {
    let end = |let_to: &[(u8, u8, Option<u8>)], money: [u16; 4]| {
        let mut game = start(4);
        game.round = 2;
        for (spot, tenant, partner) in let_to {
            let at = usize::from(*spot);
            game.open[at] = Some(Tenancy {
                bar: game.bars[at],
                tenant: Some(seat(*tenant)),
                partner: partner.map(Seat::nth),
            });
        }
        for (number, thousands) in (0..).zip(money) {
            leave(&mut game, number, thousands, 0);
        }
        table(&mut game, "pawn 0");
        match game.pending() {
            Pending::Over(outcome) => outcome.places,
            Pending::Players(_) | Pending::Chance => panic!("not bankrupt"),
        }
    };
    // The bankrupt one has the most pawns, and is last all the same.
    let pawns = [(0, 0, Some(0)), (1, 0, Some(0)), (2, 1, Some(1)), (5, 2, None), (6, 3, None)];
    assert_eq!(end(&pawns, [1, 5, 50, 6]), [4, 1, 2, 3]);
    let even = [(0, 0, None), (1, 1, None), (5, 2, None), (6, 3, None)];
    assert_eq!(end(&even, [1, 5, 5, 7]), [4, 2, 3, 1], "cash, then the rents");
    let shared = [(0, 0, None), (1, 1, None), (2, 2, None), (6, 3, None)];
    assert_eq!(end(&shared, [1, 5, 5, 4]), [4, 1, 1, 3]);
}

// BC-8.2
#[test]
fn a_look_at_the_bank_is_had_once_and_alone() {
    let mut game = Barracuda::new(&Config { look: true, ..Config::default() }, 3).unwrap();
    table(&mut game, "deal 0,1,2,3,4,6,7,8,9,10,5,11");
    table(&mut game, "pawn 2");
    let notes = act(&mut game, 2, "look");
    let heard = |number: u8| notes.iter().filter(|note| note.may_reach(Viewer::Seat(seat(number)))).count();
    assert_eq!((heard(2), heard(0)), (2, 1));
    assert_eq!(game.view(Viewer::Seat(seat(2))).looked, Some(100));
    assert_eq!(refused(&game, 2, "look"), Refusal::NoLook);
    let mut game = start(3);
    table(&mut game, "pawn 2");
    assert_eq!(refused(&game, 2, "look"), Refusal::NoLook, "where it was not agreed");
}

// BC-8.2
#[test]
fn the_bank_may_be_looked_at_at_any_time() {
    let looking = || Barracuda::new(&Config { look: true, ..Config::default() }, 3).unwrap();
    let mut game = looking();
    assert!(game.interrupts().is_empty(), "the table is still at it");
    table(&mut game, "deal 0,1,2,3,4,6,7,8,9,10,5,11");
    for number in 0..3 {
        table(&mut game, &format!("pawn {number}"));
        act(&mut game, number, &format!("open {number}"));
    }
    // Before last order: whoever is asked, and whoever is not.
    let mut before = game.clone();
    act(&mut before, 0, "look");
    act(&mut before, 2, "look");
    assert_eq!(before.view(Viewer::Public).stage, Stage::Between);
    assert_eq!(before.offer(seat(2)).actions(), [Action::Call(seat(2)), Action::Pass], "once");
    // While answering an offer, and while another does.
    act(&mut game, 0, "begin");
    table(&mut game, "pawn 0");
    act(&mut game, 0, "take 1");
    act(&mut game, 0, "slide 0,1,0,0,0");
    let answer = game.offer(seat(1));
    assert_eq!(answer.actions(), ["accept", "refuse", "look"].map(|text| text.parse().unwrap()));
    act(&mut game, 1, "look");
    act(&mut game, 2, "look");
    assert_eq!(game.view(Viewer::Seat(seat(1))).looked, Some(106));
    assert!(!game.view(Viewer::Seat(seat(2))).may_look && game.view(Viewer::Seat(seat(0))).may_look);
    act(&mut game, 1, "accept");
    // While all lay at once, whoever has laid already among them.
    let mut staking = looking();
    staking.phase = Phase::Between { passed: Seats::NONE };
    act(&mut staking, 0, "call 0");
    act(&mut staking, 0, "stake 0,0,0,0,1");
    for number in 0..3 {
        act(&mut staking, number, "look");
    }
    assert!(staking.interrupts().is_empty());
}

/// Not in the rulebook: nothing goes on for ever.
#[test]
fn a_match_has_so_many_rounds() {
    let mut game = start(3);
    game.round = ROUNDS;
    game.bag = vec![Seats::one(seat(1))];
    table(&mut game, "pawn 1");
    act(&mut game, 1, "open 0");
    assert_eq!(game.pending().outcome().unwrap().places, [2, 1, 2]);
}

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

/// Not in the rulebook: the screen says what can be done, and why the rest cannot.
#[test]
fn what_cannot_be_done_says_why_to_its_owner_alone() {
    let ways = |game: &Barracuda, number: u8| {
        let view = game.view(Viewer::Seat(seat(number)));
        view.ways.into_iter().map(|way| way.spots).collect::<Vec<_>>()
    };
    // Bars 0 and 2 have two places.
    let mut game = turn(3, 0, &[(0, 0, Some(0)), (2, 1, None)]);
    let closed: Vec<Spot> = Spot::all().filter(|spot| game.open_at(*spot).is_none()).collect();
    let two = Ok(vec![Spot(2)]);
    let [no_place, too_few] = [Err(Refusal::NoPlace), Err(Refusal::TooFew)];
    assert_eq!(ways(&game, 0), [Ok(closed.clone()), no_place.clone(), two.clone(), two, too_few.clone()]);
    assert_eq!(ways(&game, 1), []);
    assert_eq!(game.view(Viewer::Public).ways, []);
    leave(&mut game, 0, 0, 7);
    let poor = Err(Refusal::CannotPay);
    assert_eq!(ways(&game, 0), [Ok(closed), no_place, poor.clone(), poor, too_few]);
}

// BC-4.3, BC-4.6, BC-5.1
#[test]
fn what_may_be_laid_is_told_to_whoever_is_to_lay_it() {
    let mut game = turn(3, 0, &[(0, 1, None)]);
    leave(&mut game, 0, 9, 2);
    act(&mut game, 0, "take 0");
    let span = |game: &Barracuda, number: u8| game.view(Viewer::Seat(seat(number))).span;
    let least = game.bars[0].rent();
    assert_eq!(span(&game, 0), Some(AllowedAmount { least, most: 9, some: true, only_fakes: false }));
    assert_eq!(span(&game, 1), None);
    let mut game = start(3);
    game.phase = Phase::Between { passed: Seats::NONE };
    act(&mut game, 2, "call 2");
    leave(&mut game, 1, 0, 0);
    assert_eq!(span(&game, 0), Some(AllowedAmount { least: 0, most: 12, some: true, only_fakes: false }));
    assert_eq!(span(&game, 1), Some(AllowedAmount { least: 0, most: 0, some: false, only_fakes: false }));
}

/// Not in the rulebook: what everybody had is shown when it is over, and not before.
#[test]
fn the_end_opens_what_everybody_had() {
    let mut game = start(3);
    for (number, spot) in [(2, 4), (0, 5), (1, 6)] {
        table(&mut game, &format!("pawn {number}"));
        act(&mut game, number, &format!("open {spot}"));
    }
    assert_eq!(game.view(Viewer::Seat(seat(0))).money, Vec::<Vec<u16>>::new());
    leave(&mut game, 1, 0, 3);
    act(&mut game, 0, "begin");
    table(&mut game, "pawn 1");
    let view = game.view(Viewer::Omniscient);
    assert!(view.over());
    assert_eq!(view.money, [[50, 50, 50], [50, 50, 50], [50, 0, 50]]);
    assert_eq!(view.wallets[1], Notes::fake(3));
    assert_eq!(view.story[view.since..].len(), 2, "the pawn that was drawn, and who is bankrupt");
}

/// Not in the rulebook: whoever has paid attention knows which bars are still to come.
#[test]
fn closed_bars_are_one_of_those_not_seen() {
    let mut game = Barracuda::new(&Config { away: Some([5, 11]), ..Config::default() }, 3).unwrap();
    table(&mut game, "deal 0,1,2,3,4,6,7,8,9,10,5,11");
    table(&mut game, "pawn 0");
    act(&mut game, 0, "open 4");
    let view = game.view(Viewer::Public);
    assert_eq!(view.away, [bar(5), bar(11)], "the table chose them");
    let unseen = [0, 1, 2, 3, 6, 7, 8, 9, 10].map(bar);
    assert_eq!(view.unseen(), unseen);
    assert_eq!(start(3).view(Viewer::Public).unseen().len(), 12, "put away by lot, nobody knows");
}
