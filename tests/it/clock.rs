//! Tests of the clock's state machine.

use bar_a_jeux::{
    kernel::{Seat, Seats},
    table::{Clock, ClockSetting},
};

fn clock() -> Clock {
    Clock::new(ClockSetting { base_s: 60, increment_s: 5 }, 2)
}

fn one(seat: u8) -> Seats {
    Seats::one(Seat::nth(seat))
}

#[test]
fn time_runs_for_the_acting_seat() {
    let mut clock = clock();
    assert_eq!(clock.left(Seat::nth(0), 1000), 60_000);
    clock.turn(one(0), 1000);
    assert_eq!((clock.left(Seat::nth(0), 11_000), clock.left(Seat::nth(1), 11_000)), (50_000, 60_000));
    clock.turn(one(1), 11_000);
    assert_eq!((clock.left(Seat::nth(0), 99_000), clock.left(Seat::nth(1), 12_000)), (55_000, 59_000));
}

#[test]
fn an_unfinished_turn_gets_no_increment() {
    let mut clock = clock();
    clock.turn(one(0), 0);
    // Another step of the same turn, then a step of the other player in between.
    clock.turn(one(0), 1000);
    assert_eq!(clock.left(Seat::nth(0), 1000), 59_000);
    clock.interlude(one(1), 2000);
    clock.interlude(one(0), 5000);
    assert_eq!((clock.left(Seat::nth(0), 5000), clock.left(Seat::nth(1), 5000)), (58_000, 57_000));
    clock.turn(one(1), 6000);
    assert_eq!((clock.left(Seat::nth(0), 6000), clock.left(Seat::nth(1), 6000)), (62_000, 57_000));
}

#[test]
fn a_pause_stops_all_time_until_it_ends() {
    let mut clock = clock();
    clock.turn(one(0), 0);
    clock.pause(1000);
    assert!(clock.is_paused());
    assert_eq!(clock.left(Seat::nth(0), 50_000), 59_000);
    clock.turn(one(1), 50_000);
    assert_eq!(clock.left(Seat::nth(1), 80_000), 60_000, "still paused");
    clock.resume(80_000);
    clock.resume(81_000);
    assert_eq!(clock.left(Seat::nth(1), 82_000), 58_000);
}

#[test]
fn the_flag_falls_and_stays_down() {
    let mut clock = clock();
    clock.turn(one(0), 0);
    assert_eq!(clock.out_of_time(59_999), None);
    assert_eq!(clock.out_of_time(60_000), Some(Seat::nth(0)));
    clock.turn(one(1), 70_000);
    assert_eq!((clock.left(Seat::nth(0), 70_000), clock.out_of_time(70_000)), (0, Some(Seat::nth(0))));
}

#[test]
fn time_stops_while_the_page_is_hidden() {
    let mut clock = clock();
    clock.turn(one(0), 0);
    clock.hide(1000);
    assert_eq!(clock.left(Seat::nth(0), 500_000), 59_000);
    // Neither a bot's step nor the end of a pause starts the clock before the page is visible.
    clock.turn(one(1), 500_000);
    clock.resume(510_000);
    assert_eq!((clock.left(Seat::nth(0), 600_000), clock.left(Seat::nth(1), 600_000)), (64_000, 60_000));
    clock.show(600_000);
    assert_eq!(clock.left(Seat::nth(1), 601_000), 59_000);
    // The pause continues after the page is visible again.
    clock.pause(601_000);
    clock.hide(602_000);
    clock.show(700_000);
    assert!(clock.is_paused());
    assert_eq!(clock.left(Seat::nth(1), 800_000), 59_000);
}

#[test]
fn clocks_of_simultaneous_choices_run_together() {
    let mut clock = clock();
    clock.turn([Seat::nth(0), Seat::nth(1)].into_iter().collect(), 0);
    clock.turn(one(1), 4000);
    assert_eq!((clock.left(Seat::nth(0), 9000), clock.left(Seat::nth(1), 9000)), (61_000, 51_000));
}

#[test]
fn a_clock_is_paused_when_it_is_read() {
    let mut clock = clock();
    clock.turn(one(1), 5);
    clock.turn(one(0), 2005);
    let text = serde_json::to_string(&clock).unwrap();
    let mut read: Clock = serde_json::from_str(&text).unwrap();
    // The next page's clock starts from zero; the time in between does not count.
    assert!(read.is_paused());
    assert_eq!((read.left(Seat::nth(0), 0), read.left(Seat::nth(1), 900_000)), (60_000, 63_000));
    read.resume(10);
    assert_eq!((read.left(Seat::nth(0), 1010), read.left(Seat::nth(1), 1010)), (59_000, 63_000));
    clock.pause(2005);
    assert_eq!(serde_json::to_string(&clock).unwrap(), text);
}

#[test]
fn a_clock_of_an_older_version_is_read() {
    // Older versions stored the time of day.
    let text = r#"{"setting":{"base_s":60,"increment_s":5},"left_ms":[60000,41000],"running":[1],"since":1763729000000}"#;
    let mut read: Clock = serde_json::from_str(text).unwrap();
    assert_eq!((read.is_paused(), read.left(Seat::nth(1), 500)), (true, 41_000));
    read.resume(500);
    assert_eq!(read.left(Seat::nth(1), 1500), 40_000);
}
