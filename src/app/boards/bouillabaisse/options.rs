//! What may be agreed before a match.

use super::words;
use crate::{
    app::{
        components::{Described, choice, house_rules, select, toggle},
        contexts::app,
        dom::{View, el, when},
        i18n::bouillabaisse as key,
        lexicon::fill,
        state::State,
    },
    games::bouillabaisse::{
        AllOrNothing, Card, Config, CostSelection, Help, Rank, Suit, TwinRule,
        cards::{left_out, pack},
    },
    table::player::Player,
};
use leptos::prelude::*;

/// The house rules that have a name: what they do.
fn presets() -> Vec<Config> {
    let agreed = Config::default();
    vec![
        agreed.clone(),
        Config { cost_selection: CostSelection::Random, ..agreed.clone() },
        Config { cost_selection: CostSelection::Late, ..agreed.clone() },
        Config { packs: 2, ..agreed },
    ]
}

const PRESETS: [Described; 4] = [
    (key::preset_agreed, key::preset_agreed_line),
    (key::preset_random, key::preset_random_line),
    (key::preset_late, key::preset_late_line),
    (key::preset_two, key::preset_two_line),
];

const PACKS: [Described; 3] = [
    (key::packs_auto, key::packs_auto_line),
    (key::packs_one, key::packs_one_line),
    (key::packs_two, key::packs_two_line),
];

const FINDINGS: [Described; 3] = [
    (key::finding_agreed, key::finding_agreed_line),
    (key::finding_random, key::finding_random_line),
    (key::finding_late, key::finding_late_line),
];

const TWINS: [Described; 2] =
    [(key::twins_first, key::twins_first_line), (key::twins_last, key::twins_last_line)];

const ALL: [AllOrNothing; 3] = [AllOrNothing::Off, AllOrNothing::Cards, AllOrNothing::Tricks];

const ALLS: [Described; 3] = [
    (key::all_off, key::all_off_line),
    (key::all_cards, key::all_cards_line),
    (key::all_tricks, key::all_tricks_line),
];

const HELP: [Help; 3] = [Help::Open, Help::Usual, Help::Strict];

const HELPS: [Described; 3] = [
    (key::help_open, key::help_open_line),
    (key::help_usual, key::help_usual_line),
    (key::help_strict, key::help_strict_line),
];

/// What is mostly agreed on comes first, and is called usual (BO-3.2): so many of them.
const SUITS: ([Suit; 4], usize) = ([Suit::Hearts, Suit::Clubs, Suit::Diamonds, Suit::Spades], 2);
const FIGURES: ([Rank; 3], usize) = ([Rank::QUEEN, Rank::JACK, Rank::KING], 1);
const CARDS: [Card; 2] =
    [Card { suit: Suit::Hearts, rank: Rank::KING }, Card { suit: Suit::Spades, rank: Rank::KING }];

pub(super) fn options(config: State<Config>, players: State<Vec<Player>>) -> View {
    let seats = move || players.get().len() as u8;
    let two_packs = move || config.get().packs(seats()) == 2;
    let house = house_rules(config, &PRESETS, key::preset_own, presets);
    let packs = choice(
        "packs",
        key::opt_packs,
        || PACKS.to_vec(),
        move || usize::from(config.get().packs),
        move |index| config.update(|config| config.packs = index as u8),
    );
    let cost_selection = choice(
        "finding",
        key::opt_finding,
        || FINDINGS.to_vec(),
        move || match config.get().cost_selection {
            CostSelection::Agreed(..) => 0,
            CostSelection::Random => 1,
            CostSelection::Late => 2,
        },
        move |index| {
            config.update(|config| {
                config.cost_selection =
                    [CostSelection::default(), CostSelection::Random, CostSelection::Late][index.min(2)]
                        .clone();
            });
        },
    );
    let agreed = move || matches!(config.get().cost_selection, CostSelection::Agreed(..));
    let twins = choice(
        "twins",
        key::opt_twins,
        || TWINS.to_vec(),
        move || usize::from(config.get().twins == TwinRule::Last),
        move |index| {
            config.update(|config| config.twins = [TwinRule::First, TwinRule::Last][index.min(1)]);
        },
    );
    let twins = State::new(twins);
    let all = choice(
        "all-or-nothing",
        key::opt_all,
        || ALLS.to_vec(),
        move || config.get().all_or_nothing as usize,
        move |index| config.update(|config| config.all_or_nothing = ALL[index.min(2)]),
    );
    let help = choice(
        "help",
        key::opt_help,
        || HELPS.to_vec(),
        move || config.get().help as usize,
        move |index| config.update(|config| config.help = HELP[index.min(2)]),
    );
    let skip = toggle(
        "skip",
        key::opt_skip,
        Some(key::opt_skip_line.into()),
        move || config.get().skip,
        move |on| config.update(|config| config.skip = on),
    );
    el("div.bo-options")
        .child(house)
        .child(packs)
        .child(el("p.hint.bo-deal-line").text(move || dealt(config.get().packs(seats()), seats())))
        .child(when(two_packs, move || twins.get_untracked()))
        .child(cost_selection)
        .child(when(agreed, move || picker(config, players)))
        .child(all)
        .child(help)
        .child(skip)
        .into()
}

/// "13 cards each. Not in play: 2 of clubs."
fn dealt(packs: u8, seats: u8) -> String {
    let locale = app().i18n.get_locale();
    let each = (pack(packs, seats).len() / usize::from(seats.max(1))).to_string();
    let out = left_out(packs, seats);
    let text = if out.is_empty() { key::each_gets } else { key::each_gets_without };
    fill(locale.word(text), &[("n", &each), ("cards", &words::cards(locale, &out))])
}

/// The three things that cost, chosen by the table.
fn picker(config: State<Config>, players: State<Vec<Player>>) -> View {
    let i18n = app().i18n;
    let locale = move || i18n.get_locale();
    let now = move || match config.get().cost_selection {
        CostSelection::Agreed(suit, figure, card) => (suit, figure, card),
        CostSelection::Random | CostSelection::Late => CostSelection::USUAL,
    };
    let put = move |suit, figure, card| {
        config.update(|config| config.cost_selection = CostSelection::Agreed(suit, figure, card));
    };
    // The usual ones, then the highest: a low one may be out of play.
    let in_play = move || {
        let seats = players.get().len() as u8;
        let mut cards = pack(config.get().packs(seats), seats);
        cards.dedup();
        cards.retain(|card| !CARDS.contains(card));
        cards.reverse();
        cards.splice(0..0, CARDS);
        // One that has gone out of play stays to be seen: the start says what is wrong with it.
        if !cards.contains(&now().2) {
            cards.push(now().2);
        }
        cards
    };
    let named = move |names: Vec<String>, usual: usize| {
        let name = |(index, name): (usize, String)| {
            if index < usual { words::usual(locale(), &name) } else { name }
        };
        names.into_iter().enumerate().map(name).collect::<Vec<_>>()
    };
    let suit = select(
        "cost-suit",
        key::opt_suit,
        None,
        move || named(SUITS.0.map(|suit| words::suit(locale(), suit).to_owned()).to_vec(), SUITS.1),
        move || SUITS.0.iter().position(|suit| *suit == now().0).unwrap_or_default(),
        move |index| SUITS.0.get(index).into_iter().for_each(|suit| put(*suit, now().1, now().2)),
    );
    let figure = select(
        "cost-figure",
        key::opt_figure,
        None,
        move || {
            named(FIGURES.0.map(|figure| words::figures(locale(), figure).to_owned()).to_vec(), FIGURES.1)
        },
        move || FIGURES.0.iter().position(|figure| *figure == now().1).unwrap_or_default(),
        move |index| FIGURES.0.get(index).into_iter().for_each(|figure| put(now().0, *figure, now().2)),
    );
    let card = select(
        "cost-card",
        key::opt_card,
        None,
        move || named(in_play().into_iter().map(|card| words::card(locale(), card)).collect(), CARDS.len()),
        move || in_play().iter().position(|card| *card == now().2).unwrap_or_default(),
        move |index| in_play().get(index).into_iter().for_each(|card| put(now().0, now().1, *card)),
    );
    View::from([suit, figure, card])
}
