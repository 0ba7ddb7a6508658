//! docs/moments.md lists every moment of every game, with its kind.

use std::collections::BTreeSet;

use bar_a_jeux::{
    games::{
        barbarossa::Barbarossa,
        barracuda::Barracuda,
        barragoon::Barragoon,
        barrakuda::{self, Barrakuda, WRECKS},
        bouillabaisse::Bouillabaisse,
    },
    kernel::{Notice, Pending, Seat, Seats, Viewer, conform::SuiteRng, playout::playout},
    table::{
        matches,
        moment::TableMoment,
        playback::{Audience, Phase, Staging},
    },
};
use rand::SeedableRng;

use crate::moments_list;

/// Returns the rows below a heading as name and kind, except moments that a board opens by itself.
fn listed(heading: &str) -> BTreeSet<(&'static str, &'static str)> {
    let section = moments_list::section(heading);
    moments_list::rows(section.split_once("\n### ").map_or(section, |(before, _)| before)).collect()
}

/// Adds the moments that viewers meet after a step.
fn after<G: Staging>(seats: u8, notices: &[Notice<G::Event>], game: &G, met: &mut BTreeSet<TableMoment>) {
    // The end is a moment of the app, not of a game.
    if matches!(game.pending(), Pending::Over(_)) {
        return;
    }
    let everybody: Seats = Seat::all(seats).collect();
    let public = matches::view(game, Viewer::Public);
    for has_bots in [false, true] {
        let gates = G::gates(notices, &public, Audience { people: everybody, has_bots });
        let waits = gates.into_iter().filter(|gate| gate.is_for_all()).map(Phase::Waiting);
        met.extend(waits.map(|phase| G::moment(&public, phase, true)));
    }
    met.extend(notices.iter().filter_map(|notice| G::sheet(&notice.event)));
    let Pending::Players(acting) = game.pending() else { return };
    // Bots alone are acting, or the table sees the public view.
    met.extend([false, true].map(|acts| G::moment(&public, Phase::Idle, acts)));
    for seat in everybody.iter() {
        let view = matches::view(game, Viewer::Seat(seat));
        // They are alone at the device, or visit their own secrets while another seat has the turn.
        met.extend([acting.contains(seat), true].map(|acts| G::moment(&view, Phase::Idle, acts)));
    }
}

/// Plays random matches for each number of players and compares the moments met with the list.
fn compare<G: Staging>(heading: &str, config: &G::Config, matches: u64) {
    let mut met = BTreeSet::new();
    for seats in G::PLAYERS {
        for seed in 0..matches {
            let game = G::start(config, seats).unwrap_or_else(|refusal| panic!("{refusal}"));
            let mut rng = SuiteRng::seed_from_u64(seed);
            playout(game, &mut rng, |_, _, notices, game| after(seats, notices, game, &mut met));
        }
    }
    let met: BTreeSet<_> = met.iter().map(|moment| (moment.name, moment.kind.name())).collect();
    let listed = listed(heading);
    let unlisted: Vec<_> = met.difference(&listed).collect();
    let unmet: Vec<_> = listed.difference(&met).collect();
    assert!(unlisted.is_empty() && unmet.is_empty(), "{heading}: not listed {unlisted:?}, not met {unmet:?}");
}

#[test]
fn of_barragoon() {
    compare::<Barragoon>("Barragoon", &Default::default(), 30);
}

#[test]
fn of_bouillabaisse() {
    compare::<Bouillabaisse>("La Bouillabaisse", &Default::default(), 1);
}

#[test]
fn of_barrakuda() {
    // An extra card lets a diver pick pockets.
    let config = barrakuda::Config { swapped: [true; WRECKS], ..Default::default() };
    compare::<Barrakuda>("Barrakuda", &config, 10);
}

#[test]
fn of_barracuda() {
    compare::<Barracuda>("Barracuda", &Default::default(), 10);
}

#[test]
fn of_barbarossa() {
    compare::<Barbarossa>("Barbarossa", &Default::default(), 5);
}
