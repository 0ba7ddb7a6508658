//! What may be agreed before a match.

use super::words;
use crate::{
    app::{
        components::{Described, choice, house_rules, select, toggle},
        contexts::app,
        dom::{View, el, when},
        i18n::{Word, bouillabaisse as key},
        lexicon::fill,
        state::State,
    },
    games::bouillabaisse::{
        Card, Config, Finding, Rank, Suit, Twins,
        cards::{left_out, pack},
    },
    table::player::Player,
};

/// The house rules that have a name.
fn presets() -> Vec<Config> {
    let printed = Config::default();
    vec![printed.clone(), Config { finding: family(), ..printed.clone() }, Config { packs: 2, ..printed }]
}

/// Hearts, queens, king of spades (BO-3.2).
const FAMILY: (Suit, Rank, Card) = (Suit::Hearts, Rank::QUEEN, Card { suit: Suit::Spades, rank: Rank::KING });

fn family() -> Finding {
    let (suit, figure, card) = FAMILY;
    Finding::Agreed(suit, figure, card)
}

const PRESETS: [Described; 3] = [
    (key::preset_printed, key::preset_printed_line),
    (key::preset_family, key::preset_family_line),
    (key::preset_two, key::preset_two_line),
];

const PACKS: [Described; 3] = [
    (key::packs_auto, key::packs_auto_line),
    (key::packs_one, key::packs_one_line),
    (key::packs_two, key::packs_two_line),
];

const FINDINGS: [Described; 3] = [
    (key::finding_random, key::finding_random_line),
    (key::finding_late, key::finding_late_line),
    (key::finding_agreed, key::finding_agreed_line),
];

const TWINS: [Described; 2] =
    [(key::twins_first, key::twins_first_line), (key::twins_last, key::twins_last_line)];

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
    let finding = choice(
        "finding",
        key::opt_finding,
        || FINDINGS.to_vec(),
        move || match config.get().finding {
            Finding::Random => 0,
            Finding::Late => 1,
            Finding::Agreed(..) => 2,
        },
        move |index| {
            config.update(|config| {
                config.finding = [Finding::Random, Finding::Late, family()][index.min(2)].clone();
            });
        },
    );
    let agreed = move || matches!(config.get().finding, Finding::Agreed(..));
    let twins = choice(
        "twins",
        key::opt_twins,
        || TWINS.to_vec(),
        move || usize::from(config.get().twins == Twins::Last),
        move |index| {
            config.update(|config| config.twins = [Twins::First, Twins::Last][index.min(1)]);
        },
    );
    let twins = State::new(twins);
    let flag = |act, label: Word, line: Word, field: fn(&mut Config) -> &mut bool| {
        let value = move || *field(&mut config.get());
        toggle(act, label, Some(line.into()), value, move |on| config.update(|config| *field(config) = on))
    };
    el("div.bo-options")
        .child(house)
        .child(packs)
        .child(el("p.hint.bo-deal-line").text(move || dealt(config.get().packs(seats()), seats())))
        .child(when(two_packs, move || twins.get_untracked()))
        .child(finding)
        .child(when(agreed, move || picker(config, players)))
        .child(flag("all-or-nothing", key::opt_all, key::opt_all_line, |config| &mut config.all_or_nothing))
        .child(flag("skip", key::opt_skip, key::opt_skip_line, |config| &mut config.skip))
        .child(flag("show-points", key::opt_points, key::opt_points_line, |config| &mut config.show_points))
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
    let now = move || match config.get().finding {
        Finding::Agreed(suit, figure, card) => (suit, figure, card),
        Finding::Random | Finding::Late => FAMILY,
    };
    let put = move |suit, figure, card| {
        config.update(|config| config.finding = Finding::Agreed(suit, figure, card))
    };
    // The highest first: a low one may be out of play.
    let in_play = move || {
        let seats = players.get().len() as u8;
        let mut cards = pack(config.get().packs(seats), seats);
        cards.dedup();
        cards.reverse();
        // One that has gone out of play stays to be seen: the start says what is wrong with it.
        if !cards.contains(&now().2) {
            cards.insert(0, now().2);
        }
        cards
    };
    let suit = select(
        "cost-suit",
        key::opt_suit,
        None,
        move || Suit::ALL.map(|suit| words::suit(locale(), suit).to_owned()).to_vec(),
        move || Suit::ALL.iter().position(|suit| *suit == now().0).unwrap_or_default(),
        move |index| Suit::ALL.get(index).into_iter().for_each(|suit| put(*suit, now().1, now().2)),
    );
    let figure = select(
        "cost-figure",
        key::opt_figure,
        None,
        move || Rank::FIGURES.map(|figure| words::figures(locale(), figure).to_owned()).to_vec(),
        move || Rank::FIGURES.iter().position(|figure| *figure == now().1).unwrap_or_default(),
        move |index| Rank::FIGURES.get(index).into_iter().for_each(|figure| put(now().0, *figure, now().2)),
    );
    let card = select(
        "cost-card",
        key::opt_card,
        None,
        move || in_play().into_iter().map(|card| words::card(locale(), card)).collect(),
        move || in_play().iter().position(|card| *card == now().2).unwrap_or_default(),
        move |index| in_play().get(index).into_iter().for_each(|card| put(now().0, now().1, *card)),
    );
    View::from([suit, figure, card])
}
