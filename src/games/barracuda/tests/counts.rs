//! Counts of a match for statistics about people.

use rand::{SeedableRng, rngs::ChaCha8Rng};

use super::*;
use crate::{
    games::barracuda::counts::{
        LENGTH, Ledger, OTHERS_ACCEPTED, OTHERS_REFUSED, OWN_ACCEPTED, OWN_REFUSED, counts,
    },
    kernel::playout::playout,
};

/// Makes steps, one a line: a number begins that seat's action, any other word is chance. Returns all events.
fn play(game: &mut Barracuda, steps: &str) -> Vec<Event> {
    let mut events = Vec::new();
    for step in steps.lines().map(str::trim).filter(|step| !step.is_empty()) {
        let (first, action) = step.split_once(' ').unwrap();
        events.extend(told(&match first.parse() {
            Ok(number) => act(game, number, action),
            Err(_) => table(game, step),
        }));
    }
    events
}

// BC-4.3 to BC-4.5
#[test]
fn bluffs_are_accepted_or_refused() {
    assert_eq!((OWN_ACCEPTED, OWN_REFUSED, OTHERS_ACCEPTED, OTHERS_REFUSED, LENGTH), (0, 1, 2, 3, 4));
    let mut game = start(3);
    let opened = "pawn 0
        0 open 6
        pawn 1
        1 open 1
        pawn 2
        2 open 7";
    // Ben accepts a bluff of Anna, and refuses one of Carla.
    let offers = "0 begin
        pawn 0
        0 join 1
        0 slide 0,1,0,0,2
        1 accept
        pawn 1
        1 open 8
        pawn 2
        2 take 1
        2 slide 0,1,0,0,1
        1 refuse";
    let real = "0 begin
        pawn 0
        0 open 9
        pawn 2
        2 take 8
        2 slide 0,0,1,1,0
        1 accept
        pawn 1
        1 open 2";
    // Anna refuses a bluff of Carla, and makes an offer without a fake.
    let more = "0 begin
        pawn 2
        2 take 9
        2 slide 0,0,0,3,1
        0 refuse
        pawn 0
        0 take 7
        0 slide 0,0,1,1,0
        2 accept
        pawn 1
        1 partner 2";
    // Of two bluffs Anna accepts Ben's. Then Ben accepts neither Anna's bluff nor Carla's money.
    let auctions = "0 begin
        pawn 0
        0 auction 7
        1 bid 0,0,2,0,1
        2 bid 0,0,0,0,3
        0 sell 1
        pawn 1
        1 auction 7
        0 bid 0,0,0,0,1
        2 bid 0,0,0,1,0
        1 close";
    let mut events = Vec::new();
    let mut after = |steps| {
        events.extend(play(&mut game, steps));
        game.counts(&events)
    };
    assert_eq!(after(opened), [[0; 4]; 3]);
    let two = [[1, 0, 0, 0], [0, 0, 1, 1], [0, 1, 0, 0]];
    assert_eq!(after(offers), two);
    assert_eq!(after(real), two, "no fake, no bluff");
    assert_eq!(after(more), [[1, 0, 0, 1], [0, 0, 1, 1], [0, 2, 0, 0]]);
    assert_eq!(after(auctions), [[1, 1, 1, 2], [1, 0, 1, 2], [0, 3, 0, 0]]);
}

// BC-4.6
#[test]
fn fakes_of_a_bidder_without_a_free_pawn_are_no_bluff() {
    let tenancies =
        [(5, 0, None), (6, 0, None), (7, 0, None), (1, 1, Some(1)), (2, 1, Some(1)), (8, 1, None)];
    let mut game = turn(3, 0, &tenancies);
    let opened = |number: u8| Event::Opened { seat: seat(number), at: spot(0), bar: bar(0) };
    let mut events: Vec<Event> = [0, 0, 0, 1, 1, 1, 1, 1].map(opened).into();
    let bids = "0 auction 5
        1 bid 0,0,0,0,2
        2 bid 0,0,0,0,1
        0 close";
    events.extend(play(&mut game, bids));
    assert_eq!(game.counts(&events), [[0, 0, 0, 1], [0, 0, 0, 0], [0, 1, 0, 0]]);
    assert_eq!(counts(3, &events[1..])[1][OWN_REFUSED], 0, "the seller's pawns make no difference");
    events.remove(7);
    assert_eq!(game.counts(&events)[1], [0, 1, 0, 0], "with a free pawn it is one");
}

// BC-4.7
#[test]
fn bids_that_nobody_answers_are_not_counted() {
    let mut game = turn(3, 0, &[(1, 0, None), (5, 0, None), (6, 0, None), (8, 1, None), (2, 1, Some(1))]);
    game.open[3] = Some(Tenancy { bar: game.bars[3], tenant: Some(seat(1)), partner: Some(seat(1)) });
    leave(&mut game, 0, 0, 7);
    leave(&mut game, 2, 0, 0);
    let bids = "0 auction 5
        1 bid 0,0,0,0,3
        2 bid 0,0,0,0,0";
    let events = play(&mut game, bids);
    assert_eq!(events.last(), Some(&Event::Bankrupt { seat: seat(0), why: Ruin::Auction }));
    assert_eq!(game.counts(&events), [[0; 4]; 3]);
}

#[test]
fn events_tell_the_pawns_in_bars() {
    let mut most = 0;
    for seed in 0..40 {
        let seats = 3 + (seed % 3) as u8;
        let mut ledger = Ledger::new(seats);
        let game = Barracuda::new(&Config::default(), seats).unwrap();
        let game = playout(game, &mut ChaCha8Rng::seed_from_u64(seed), |_, _, notices, after| {
            notices.iter().for_each(|notice| ledger.count(&notice.event));
            let placed: Vec<i32> = after.all().map(|seat| after.placed(seat) as i32).collect();
            assert_eq!(ledger.pawns.values(), placed, "seed {seed}, round {}", after.round);
        });
        most = most.max(game.all().map(|seat| game.placed(seat)).max().unwrap());
    }
    assert_eq!(most, 5, "some player runs out of pawns");
}
