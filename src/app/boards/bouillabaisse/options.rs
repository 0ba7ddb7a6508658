//! What may be agreed before a match.

use leptos::prelude::*;

use super::words;
use crate::{
    app::{
        I18n,
        components::{Choice, Described, HouseRules, Select, Toggle, described, named_rules},
        contexts::use_i18n,
        i18n::{bouillabaisse as key, t},
    },
    games::bouillabaisse::{
        AllOrNothing, Card, Config, CostSelection, Help, Rank, Suit, TwinRule,
        cards::{left_out, pack},
    },
    table::player::Player,
};

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

/// What these options are called, and what they are.
pub(super) fn house_rules(i18n: I18n, config: &Config) -> (String, String) {
    named_rules(i18n, config, presets, &PRESETS, key::preset_own)
}

/// What may be agreed.
#[component]
pub(super) fn Options(config: RwSignal<Config>, players: RwSignal<Vec<Player>>) -> impl IntoView {
    let i18n = use_i18n();
    view! {
        <div class="bo-options">
            <HouseRules
                config
                names=move || described(i18n, &PRESETS)
                own=t!(i18n, key::preset_own)
                presets
            />
            <Packs config players />
            <Costs config players />
            <Choice
                act="all-or-nothing"
                label=t!(i18n, key::opt_all)
                choices=move || described(i18n, &ALLS)
                value=move || config.read().all_or_nothing as usize
                on_change=move |index: usize| {
                    config.update(|config| config.all_or_nothing = ALL[index.min(2)])
                }
            />
            <Choice
                act="help"
                label=t!(i18n, key::opt_help)
                choices=move || described(i18n, &HELPS)
                value=move || config.read().help as usize
                on_change=move |index: usize| config.update(|config| config.help = HELP[index.min(2)])
            />
            <Toggle
                act="skip"
                label=t!(i18n, key::opt_skip)
                hint=t!(i18n, key::opt_skip_line)
                value=move || config.read().skip
                on_change=move |on| config.update(|config| config.skip = on)
            />
        </div>
    }
}

/// How many packs, what each gets of them, and which of two twins is the higher.
#[component]
fn Packs(config: RwSignal<Config>, players: RwSignal<Vec<Player>>) -> impl IntoView {
    let i18n = use_i18n();
    // One memo for both: the line below follows either.
    let dealt = Memo::new(move |_| {
        let seats = players.read().len() as u8;
        (config.read().packs(seats), seats)
    });
    let line = move || {
        let (packs, seats) = dealt.get();
        deal_line(i18n, packs, seats)
    };
    let set_twins = move |index: usize| {
        config.update(|config| config.twins = [TwinRule::First, TwinRule::Last][index.min(1)]);
    };
    view! {
        <Choice
            act="packs"
            label=t!(i18n, key::opt_packs)
            choices=move || described(i18n, &PACKS)
            value=move || usize::from(config.read().packs)
            on_change=move |index: usize| config.update(|config| config.packs = index as u8)
        />
        <p class="hint bo-deal-line">{line}</p>
        <Show when=move || dealt.read().0 == 2>
            <Choice
                act="twins"
                label=t!(i18n, key::opt_twins)
                choices=move || described(i18n, &TWINS)
                value=move || usize::from(config.read().twins == TwinRule::Last)
                on_change=set_twins
            />
        </Show>
    }
}

/// "13 cards each. Not in play: 2 of clubs."
fn deal_line(i18n: I18n, packs: u8, seats: u8) -> String {
    let language = i18n.language();
    let n = pack(packs, seats).len() / usize::from(seats.max(1));
    let out = left_out(packs, seats);
    if out.is_empty() {
        language.say(key::EachGets { n })
    } else {
        language.say(key::EachGetsWithout { n, cards: words::cards(&language, &out) })
    }
}

/// How the things that cost are found, and which they are where that is agreed.
#[component]
fn Costs(config: RwSignal<Config>, players: RwSignal<Vec<Player>>) -> impl IntoView {
    let i18n = use_i18n();
    let found = Memo::new(move |_| match config.read().cost_selection {
        CostSelection::Agreed(..) => 0,
        CostSelection::Random => 1,
        CostSelection::Late => 2,
    });
    let choose = move |index: usize| {
        let chosen = match index {
            0 => CostSelection::default(),
            1 => CostSelection::Random,
            _ => CostSelection::Late,
        };
        config.update(|config| config.cost_selection = chosen);
    };
    view! {
        <Choice
            act="finding"
            label=t!(i18n, key::opt_finding)
            choices=move || described(i18n, &FINDINGS)
            value=found
            on_change=choose
        />
        <Show when=move || found.get() == 0>
            <AgreedCosts config players />
        </Show>
    }
}

/// The three things that cost, chosen by the table.
#[component]
fn AgreedCosts(config: RwSignal<Config>, players: RwSignal<Vec<Player>>) -> impl IntoView {
    let i18n = use_i18n();
    let agreed = Memo::new(move |_| match config.read().cost_selection {
        CostSelection::Agreed(suit, figure, card) => (suit, figure, card),
        CostSelection::Random | CostSelection::Late => CostSelection::USUAL,
    });
    let change = move |change: &dyn Fn(&mut (Suit, Rank, Card))| {
        let mut costs = agreed.get_untracked();
        change(&mut costs);
        let (suit, figure, card) = costs;
        config.update(|config| config.cost_selection = CostSelection::Agreed(suit, figure, card));
    };
    let offered = Memo::new(move |_| {
        let seats = players.read().len() as u8;
        offered(config.read().packs(seats), seats, agreed.get().2)
    });
    let suits = move || usual_first(i18n, SUITS.0.map(|suit| words::suit(&i18n.language(), suit)), SUITS.1);
    let figures =
        move || usual_first(i18n, FIGURES.0.map(|rank| words::figures(&i18n.language(), rank)), FIGURES.1);
    let cards = move || {
        let names = offered.get().into_iter().map(|card| words::card(&i18n.language(), card));
        usual_first(i18n, names, CARDS.len())
    };
    let chosen_card = Memo::new(move |_| {
        let (_, _, card) = agreed.get();
        offered.read().iter().position(|other| *other == card).unwrap_or_default()
    });
    let set_suit = move |index: usize| {
        if let Some(suit) = SUITS.0.get(index) {
            change(&|costs| costs.0 = *suit);
        }
    };
    let set_figure = move |index: usize| {
        if let Some(figure) = FIGURES.0.get(index) {
            change(&|costs| costs.1 = *figure);
        }
    };
    let set_card = move |index: usize| {
        if let Some(card) = offered.get_untracked().get(index) {
            change(&|costs| costs.2 = *card);
        }
    };
    view! {
        <Select
            act="cost-suit"
            label=t!(i18n, key::opt_suit)
            options=suits
            value=move || SUITS.0.iter().position(|suit| *suit == agreed.get().0).unwrap_or_default()
            on_change=set_suit
        />
        <Select
            act="cost-figure"
            label=t!(i18n, key::opt_figure)
            options=figures
            value=move || FIGURES.0.iter().position(|figure| *figure == agreed.get().1).unwrap_or_default()
            on_change=set_figure
        />
        <Select
            act="cost-card"
            label=t!(i18n, key::opt_card)
            options=cards
            value=chosen_card
            on_change=set_card
        />
    }
}

/// The cards of which one may cost: the usual ones, then the highest, since a low one may be out of play.
fn offered(packs: u8, seats: u8, agreed: Card) -> Vec<Card> {
    let mut cards = pack(packs, seats);
    cards.dedup();
    cards.retain(|card| !CARDS.contains(card));
    cards.reverse();
    cards.splice(0..0, CARDS);
    // One that has gone out of play stays to be seen: the start says what is wrong with it.
    if !cards.contains(&agreed) {
        cards.push(agreed);
    }
    cards
}

/// The first so many of these are called usual; tracked.
fn usual_first(i18n: I18n, names: impl IntoIterator<Item = String>, usual: usize) -> Vec<String> {
    let language = i18n.language();
    let name = |(index, name): (usize, String)| {
        if index < usual { words::usual(&language, &name) } else { name }
    };
    names.into_iter().enumerate().map(name).collect()
}
