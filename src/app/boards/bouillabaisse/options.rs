//! Options of a match.

use leptos::prelude::*;

use super::words;
use crate::{
    app::{
        I18n,
        components::{ChoiceField, HouseRules, Labelled, Select, Toggle, labelled, named_rules},
        contexts::use_i18n,
        i18n::{Language, bouillabaisse as key, t},
    },
    games::bouillabaisse::{
        AllOrNothing, Card, Config, CostSelection, Help, Rank, Suit, TwinRule,
        cards::{left_out, pack},
    },
    table::player::Player,
};

/// The named house rules.
fn presets() -> Vec<Labelled<Config>> {
    let agreed = Config::default();
    let random = Config { cost_selection: CostSelection::Random, ..agreed.clone() };
    let late = Config { cost_selection: CostSelection::Late, ..agreed.clone() };
    let two = Config { packs: 2, ..agreed.clone() };
    vec![
        labelled(agreed, key::preset_agreed, key::preset_agreed_line),
        labelled(random, key::preset_random, key::preset_random_line),
        labelled(late, key::preset_late, key::preset_late_line),
        labelled(two, key::preset_two, key::preset_two_line),
    ]
}

const PACKS: [Labelled<u8>; 3] = [
    labelled(0, key::packs_auto, key::packs_auto_line),
    labelled(1, key::packs_one, key::packs_one_line),
    labelled(2, key::packs_two, key::packs_two_line),
];

const TWINS: [Labelled<TwinRule>; 2] = [
    labelled(TwinRule::First, key::twins_first, key::twins_first_line),
    labelled(TwinRule::Last, key::twins_last, key::twins_last_line),
];

const ALL_OR_NOTHING: [Labelled<AllOrNothing>; 3] = [
    labelled(AllOrNothing::Off, key::all_off, key::all_off_line),
    labelled(AllOrNothing::Cards, key::all_cards, key::all_cards_line),
    labelled(AllOrNothing::Tricks, key::all_tricks, key::all_tricks_line),
];

const HELP: [Labelled<Help>; 3] = [
    labelled(Help::Open, key::help_open, key::help_open_line),
    labelled(Help::Usual, key::help_usual, key::help_usual_line),
    labelled(Help::Strict, key::help_strict, key::help_strict_line),
];

/// The options for costs with the number of usual ones, which come first and are labelled so (BO-3.2).
const SUITS: ([Suit; 4], usize) = ([Suit::Hearts, Suit::Clubs, Suit::Diamonds, Suit::Spades], 2);
const FIGURES: ([Rank; 3], usize) = ([Rank::QUEEN, Rank::JACK, Rank::KING], 1);
const CARDS: [Card; 2] =
    [Card { suit: Suit::Hearts, rank: Rank::KING }, Card { suit: Suit::Spades, rank: Rank::KING }];

pub(super) fn house_rules(i18n: I18n, config: &Config) -> (String, String) {
    named_rules(i18n, config, presets, key::preset_own)
}

/// All options of a match.
#[component]
pub(super) fn Options(config: RwSignal<Config>, players: RwSignal<Vec<Player>>) -> impl IntoView {
    let i18n = use_i18n();
    view! {
        <div class="bo-options">
            <HouseRules config presets own=key::preset_own />
            <Packs config players />
            <Costs config players />
            <ChoiceField
                act="all-or-nothing"
                label=t!(i18n, key::opt_all)
                choices=ALL_OR_NOTHING
                value=move || config.read().all_or_nothing
                on_change=move |chosen| config.write().all_or_nothing = chosen
            />
            <ChoiceField
                act="help"
                label=t!(i18n, key::opt_help)
                choices=HELP
                value=move || config.read().help
                on_change=move |help| config.write().help = help
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

/// The number of packs, the deal that follows from it, and the higher of two twins.
#[component]
fn Packs(config: RwSignal<Config>, players: RwSignal<Vec<Player>>) -> impl IntoView {
    let i18n = use_i18n();
    // One memo for both, since the line below depends on both.
    let dealt = Memo::new(move |_| {
        let seats = players.read().len() as u8;
        (config.read().packs(seats), seats)
    });
    let line = move || {
        let (packs, seats) = dealt.get();
        deal_line(i18n, packs, seats)
    };
    view! {
        <ChoiceField
            act="packs"
            label=t!(i18n, key::opt_packs)
            choices=PACKS
            value=move || config.read().packs
            on_change=move |packs| config.write().packs = packs
        />
        <p class="help-text bo-deal-line">{line}</p>
        <Show when=move || dealt.read().0 == 2>
            <ChoiceField
                act="twins"
                label=t!(i18n, key::opt_twins)
                choices=TWINS
                value=move || config.read().twins
                on_change=move |twins| config.write().twins = twins
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

/// The way to choose the costs, and the choice itself if the table agrees on them.
#[component]
fn Costs(config: RwSignal<Config>, players: RwSignal<Vec<Player>>) -> impl IntoView {
    let i18n = use_i18n();
    let choices = [
        labelled(CostSelection::default(), key::finding_agreed, key::finding_agreed_line),
        labelled(CostSelection::Random, key::finding_random, key::finding_random_line),
        labelled(CostSelection::Late, key::finding_late, key::finding_late_line),
    ];
    // All agreed costs are one choice.
    let found = Memo::new(move |_| match config.read().cost_selection.clone() {
        CostSelection::Agreed(..) => CostSelection::default(),
        other => other,
    });
    view! {
        <ChoiceField
            act="finding"
            label=t!(i18n, key::opt_finding)
            choices
            value=found
            on_change=move |chosen| config.write().cost_selection = chosen
        />
        <Show when=move || matches!(*found.read(), CostSelection::Agreed(..))>
            <AgreedCosts config players />
        </Show>
    }
}

/// The three costs, chosen by the table.
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
    let suits = move || usual_first(i18n, &SUITS.0, SUITS.1, words::suit);
    let figures = move || usual_first(i18n, &FIGURES.0, FIGURES.1, words::figures);
    let cards = move || usual_first(i18n, &offered.read(), CARDS.len(), words::card);
    view! {
        <Select
            act="cost-suit"
            label=t!(i18n, key::opt_suit)
            options=suits
            value=move || agreed.read().0
            on_change=move |suit| change(&|costs| costs.0 = suit)
        />
        <Select
            act="cost-figure"
            label=t!(i18n, key::opt_figure)
            options=figures
            value=move || agreed.read().1
            on_change=move |figure| change(&|costs| costs.1 = figure)
        />
        <Select
            act="cost-card"
            label=t!(i18n, key::opt_card)
            options=cards
            value=move || agreed.read().2
            on_change=move |card| change(&|costs| costs.2 = card)
        />
    }
}

/// The cards that may be the cost: usual ones first, then from the highest down, since a low one may be out of play.
fn offered(packs: u8, seats: u8, agreed: Card) -> Vec<Card> {
    let mut cards = pack(packs, seats);
    cards.dedup();
    cards.retain(|card| !CARDS.contains(card));
    cards.reverse();
    cards.splice(0..0, CARDS);
    // A card that is out of play stays visible; starting the match explains the fault.
    if !cards.contains(&agreed) {
        cards.push(agreed);
    }
    cards
}

/// Options with their names; the first `usual` of them are labelled as usual. Tracks the language.
fn usual_first<T: Copy>(
    i18n: I18n,
    all: &[T],
    usual: usize,
    name: fn(&Language, T) -> String,
) -> Vec<(T, String)> {
    let language = i18n.language();
    let option = |(index, value): (usize, &T)| {
        let name = name(&language, *value);
        (*value, if index < usual { words::usual(&language, &name) } else { name })
    };
    all.iter().enumerate().map(option).collect()
}
