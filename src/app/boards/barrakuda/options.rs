//! What may be agreed before a match: aim, teams, sea floor, wreck cards.

use super::{sets, words};
use crate::{
    app::{
        components::{Described, choice, house_rules, toggle},
        contexts::app,
        dom::{El, View, el, switch, when, yes_no},
        i18n::barrakuda as key,
        lexicon::fill,
        state::{Derived, State},
    },
    games::barrakuda::{
        Cell, Config, Floor, FloorFault, Layout, Preset, WRECKS, Wreck, config::GOALS as AIMS,
    },
    table::player::Player,
};
use leptos::prelude::*;

/// The house rules that have a name.
fn presets() -> Vec<Config> {
    let printed = Config::default();
    vec![
        Config { layout: Layout::Preset(Preset::First), ..printed.clone() },
        printed.clone(),
        Config { goal: AIMS[1], ..printed.clone() },
        Config { swapped: [false, true, false, false, false, true], ..printed.clone() },
        Config { goal: AIMS[1], layout: Layout::Preset(Preset::Vicious), swapped: [true; WRECKS], ..printed },
    ]
}

const PRESETS: [Described; 5] = [
    (key::preset_first, key::preset_first_line),
    (key::preset_printed, key::preset_printed_line),
    (key::preset_long, key::preset_long_line),
    (key::preset_extra, key::preset_extra_line),
    (key::preset_wild, key::preset_wild_line),
];

const GOALS: [Described; 2] = [(key::goal_8, key::goal_8_line), (key::goal_10, key::goal_10_line)];

const GROUNDS: [Described; 6] = [
    (key::ground_random, key::ground_random_line),
    (key::ground_first, key::ground_first_line),
    (key::ground_gentle, key::ground_gentle_line),
    (key::ground_lively, key::ground_lively_line),
    (key::ground_vicious, key::ground_vicious_line),
    (key::ground_laid, key::ground_laid_line),
];

pub(super) fn options(config: State<Config>, players: State<Vec<Player>>) -> View {
    // For the first match; whoever has set one up before finds that again instead (BK-1.1).
    config.update(|config| config.layout = Layout::Preset(Preset::First));
    let four = move || players.get().len() == 4;
    let goal = choice(
        "goal",
        key::opt_goal,
        || GOALS.to_vec(),
        move || AIMS.iter().position(|aim| *aim == config.get().goal).unwrap_or_default(),
        move |index| config.update(|config| config.goal = AIMS[index.min(1)]),
    );
    let goal = State::new(goal);
    let teams = toggle(
        "teams",
        key::opt_teams,
        Some(key::opt_teams_line.into()),
        move || config.get().teams,
        move |on| config.update(|config| config.teams = on),
    );
    let teams = State::new(teams);
    let swift = toggle(
        "swift",
        key::opt_swift,
        Some(key::opt_swift_line.into()),
        move || config.get().auto_take,
        move |on| config.update(|config| config.auto_take = on),
    );
    let ground = choice(
        "ground",
        key::opt_ground,
        || GROUNDS.to_vec(),
        move || match config.get().layout {
            Layout::Random => 0,
            Layout::Preset(preset) => 1 + preset as usize,
            Layout::Laid(_) => 1 + Preset::ALL.len(),
        },
        move |index| {
            config.update(|config| {
                config.layout = match index {
                    0 => Layout::Random,
                    1..=4 => Layout::Preset(Preset::ALL[index - 1]),
                    // What is laid by hand begins as what lies there.
                    _ => Layout::Laid(in_the_middle(match config.layout {
                        Layout::Preset(preset) => preset.cells(),
                        _ => Preset::Lively.cells(),
                    })),
                };
            });
        },
    );
    // With other than four the teams are gone, unless somebody joins again.
    let in_teams = move || config.get().teams;
    let alone = move || in_teams() && !four();
    el("div.bk-options")
        .child(house_rules(config, &PRESETS, key::preset_own, presets))
        .child(when(move || !in_teams(), move || goal.get_untracked()))
        .child(when(move || four() || in_teams(), move || teams.get_untracked()))
        .child(when(alone, || el("p.wrong").text(key::refused_teams)))
        .child(when(move || in_teams() && four(), move || el("p.hint").text(move || seating(&players.get()))))
        .child(ground)
        .child(floor(config))
        .child(sets::sets(config))
        .child(swift)
        .into()
}

/// Who plays with whom: teams sit alternately.
fn seating(players: &[Player]) -> String {
    let name = |index: usize| players.get(index).map_or("", |player| player.name.as_str());
    let gaps = [("a", name(0)), ("b", name(2)), ("c", name(1)), ("d", name(3))];
    fill(app().i18n.say(key::seating), &gaps)
}

/// The floor in small, where it is known; to be laid where that was chosen.
fn floor(config: State<Config>) -> View {
    let laid = move || match config.get().layout {
        Layout::Random => None,
        Layout::Preset(preset) => Some((preset.cells(), false)),
        Layout::Laid(cells) => Some((cells, true)),
    };
    // While it is laid, the cards move, and the field stays.
    let kind = move || laid().map(|(_, by_hand)| by_hand);
    switch(kind, move |by_hand| {
        let cells = move || laid().map_or(Preset::Lively.cells(), |(cells, _)| cells);
        match by_hand {
            None => View::from(None::<El>),
            Some(false) => el("div.bk-small-floor").html(move || small(cells())).into(),
            Some(true) => lay(config, cells),
        }
    })
}

/// Six numbered cards.
fn small(cells: [Cell; WRECKS]) -> String {
    let Ok((wide, tall)) = Floor::new(cells).map(|floor| floor.size()) else { return String::new() };
    let text = |n: i32| n.to_string();
    let mut out = [
        "<svg class='bk-plan' viewBox='0 0 ",
        &text(30 * i32::from(wide)),
        " ",
        &text(22 * i32::from(tall)),
        "' style='width:",
        &text(i32::from(wide) * 3),
        "rem' aria-hidden='true' focusable='false'>",
    ]
    .concat();
    for (wreck, (x, y)) in Wreck::all().zip(cells) {
        let (x, y) = (30 * i32::from(x), 22 * i32::from(y));
        let lair = if wreck == Wreck::LAIR { " bk-plan-lair" } else { "" };
        let parts = [
            "<rect class='bk-plan-card",
            lair,
            "' x='",
            &text(x + 1),
            "' y='",
            &text(y + 1),
            "' width='28' height='20' rx='3'/><text x='",
            &text(x + 15),
            "' y='",
            &text(y + 16),
            "' text-anchor='middle'>",
            &wreck.number().to_string(),
            "</text>",
        ];
        out += &parts.concat();
    }
    out + "</svg>"
}

/// Columns and rows of the field that cards are laid on: the longest floor fits in both ways.
const FIELD: i8 = 6;

/// The same floor with room on all sides, as far as there is.
fn in_the_middle(cells: [Cell; WRECKS]) -> [Cell; WRECKS] {
    let Ok(floor) = Floor::new(cells) else { return cells };
    let (across, down) = floor.size();
    let room = |taken: i8| (FIELD - taken).max(0) / 2;
    let (right, down) = (room(across), room(down));
    floor.cells().map(|(x, y)| (x + right, y + down))
}

/// Cards to be moved one by one: tap a card, then where it is to lie.
fn lay(config: State<Config>, laid: impl Fn() -> [Cell; WRECKS] + Copy + Send + Sync + 'static) -> View {
    // What was laid elsewhere may lie off this field.
    let cells = move || {
        let cells = laid();
        let off = cells.iter().any(|(x, y)| !(0..FIELD).contains(x) || !(0..FIELD).contains(y));
        if off { in_the_middle(cells) } else { cells }
    };
    let fault = Derived::new(move || Floor::new(cells()).err());
    let i18n = app().i18n;
    let taken = State::new(None::<Wreck>);
    let on = move |cell: Cell| Wreck::all().find(|wreck| cells()[wreck.index()] == cell);
    let press = move |cell: Cell| match (taken.get_untracked(), on(cell)) {
        (Some(wreck), None) => {
            let mut now = cells();
            now[wreck.index()] = cell;
            config.update(|config| config.layout = Layout::Laid(now));
            taken.set(None);
        }
        (Some(wreck), Some(other)) if wreck != other => {
            let mut now = cells();
            now.swap(wreck.index(), other.index());
            config.update(|config| config.layout = Layout::Laid(now));
            taken.set(None);
        }
        (Some(_), Some(_)) => taken.set(None),
        (None, here) => taken.set(here),
    };
    let place = move |cell: Cell| {
        let number = move || on(cell).map_or_else(String::new, |wreck| wreck.number().to_string());
        let label = move || {
            let (column, row) = ((cell.0 + 1).to_string(), (cell.1 + 1).to_string());
            let what = on(cell).map_or_else(
                || i18n.say(key::empty_place).to_owned(),
                |wreck| words::title(i18n.get_locale(), wreck),
            );
            fill(i18n.say(key::place_label), &[("what", &what), ("column", &column), ("row", &row)])
        };
        el("button.bk-cell")
            .attr("data-cell", [cell.0.to_string(), ",".to_owned(), cell.1.to_string()].concat())
            .attr("aria-pressed", move || yes_no(on(cell).is_some() && taken.get() == on(cell)))
            .class_when("bk-full", move || on(cell).is_some())
            .class_when("bk-home", move || on(cell) == Some(Wreck::LAIR))
            .class_when("bk-apart", move || match *fault.get() {
                Some(FloorFault::Apart(wreck)) => on(cell) == Some(wreck),
                _ => false,
            })
            .label(label)
            .on_click(move || press(cell))
            .text(number)
    };
    let places = (0..FIELD).flat_map(|y| (0..FIELD).map(move |x| (x, y)));
    let verdict = move || match *fault.get() {
        None => i18n.say(if taken.get().is_some() { key::lay_where } else { key::lay_ok }).to_owned(),
        Some(fault) => words::fault(i18n.get_locale(), fault),
    };
    let verdict = el("p.bk-verdict")
        .attr("aria-live", "polite")
        .class_when("wrong", move || fault.get().is_some())
        .text(verdict);
    View::from([
        el("div.bk-field")
            .attr("role", "group")
            .label(key::lay_label)
            .child(places.map(place).collect::<View>()),
        verdict,
    ])
}
