//! The rules page: what the digest says, in the players' words, with all wreck cards and a round or two.

use super::art;
use crate::{
    app::{
        components::rules_page::{Rules, Section, figure, figures, rules_page, rules_table, section},
        dom::View,
        i18n::{Locale, Word, barrakuda as key},
        lexicon::fill,
    },
    games::barrakuda::{Barrakuda, LairEffect, Wreck, WreckAction, WreckSet},
    kernel::Game,
};

static RULES: Rules = Rules { slug: Barrakuda::SLUG, lead: key::r_lead, sections: &SECTIONS, pictures };

const SECTIONS: [Section; 9] = [
    section!(key, "aim", r_aim, [Book r_aim_a, Book r_aim_b, Book r_aim_c]),
    section!(key, "setup", r_setup, [
        Book r_setup_a, Ruling r_setup_b, Setting r_setup_c, Ours r_setup_h, Book r_setup_d, Ruling r_setup_e,
        Book r_setup_f, Outside r_setup_g,
    ]),
    section!(key, "choose", r_choose, [
        Book r_choose_a, Book r_choose_b, Book r_choose_c, Book r_choose_d, Ruling r_choose_e,
    ]),
    section!(key, "fish", r_fish, [
        Book r_fish_a, Ruling r_fish_b, Book r_fish_c, Ruling r_fish_d, Book r_fish_e, Book r_fish_f,
        Ruling r_fish_g, Ruling r_fish_h,
    ]),
    section!(key, "wrecks", r_wrecks, [
        Book r_wrecks_a, Book r_wrecks_b, Ruling r_wrecks_c, Book r_wrecks_d, Book r_wrecks_e,
        Book r_wrecks_f, Ruling r_wrecks_g, Book r_wrecks_h, Book r_wrecks_i, Ruling r_wrecks_j,
        Book r_wrecks_k, Ruling r_wrecks_l, Ruling r_wrecks_m,
    ]),
    section!(key, "end", r_end, [
        Book r_end_a, Ruling r_end_h, Book r_end_b, Book r_end_c, Variant r_end_d, Ruling r_end_e, Ruling r_end_f,
        Ruling r_end_g,
    ]),
    section!(key, "cards", r_cards, [
        Ours r_cards_a, Setting r_cards_b, Book r_cards_c, Book r_cards_d, Ruling r_cards_f,
        Book r_cards_e, Book r_cards_g, Book r_cards_h, Ruling r_cards_i, Book r_cards_j, Book r_cards_k,
        Book r_cards_l, Variant r_cards_m, Ruling r_cards_n,
    ]),
    section!(key, "teams", r_teams, [
        Variant r_teams_a, Ruling r_teams_b, Variant r_teams_c, Ruling r_teams_d, Variant r_teams_e,
        Ruling r_teams_f,
    ]),
    section!(key, "examples", r_examples, []),
];

/// The headings of the table of wreck cards.
const COLUMNS: [Word; 3] = [key::r_card_wreck, key::r_card_special, key::r_card_general];

/// The sea floor of the examples: two rows of three, and the way from 6 by 2 to 3.
const FLOOR: &str = concat!(
    "<svg viewBox='0 0 128 86' class='bk-rules-floor' aria-hidden='true'>",
    "<path d='M2 2h124v82H2zM2 43h124M43 2v82M85 2v82' fill='none' stroke='currentColor'/>",
    "<g fill='currentColor' font-size='12' text-anchor='middle'>",
    "<text x='11' y='15'>6</text><text x='52' y='15'>1</text><text x='94' y='15'>4</text>",
    "<text x='11' y='56'>2</text><text x='52' y='56'>3</text><text x='94' y='56'>5</text></g>",
    "<path d='M22 22v45h27M44 62l6 5-6 5' fill='none' stroke='currentColor' stroke-width='2.5'/>",
    "<svg x='51' y='58' width='32' height='16' viewBox='0 0 120 60'>",
    "<use href='#bk-fish' width='120' height='60'/></svg></svg>",
);

pub(super) fn rules(at: Option<String>) -> View {
    rules_page(&RULES, at)
}

fn pictures(locale: Locale, section: &str) -> String {
    match section {
        "cards" => table(locale),
        "examples" => [
            heading(locale, key::r_round),
            said(locale, &[key::r_round_a, key::r_round_b]),
            figures(&figure(FLOOR, locale.word(key::r_round_floor), None)),
            said(locale, &[key::r_round_c, key::r_round_d, key::r_round_e]),
            heading(locale, key::r_steer),
            said(locale, &[key::r_steer_a, key::r_steer_b, key::r_steer_c]),
            said(locale, &[key::r_steer_d, key::r_steer_e, key::r_steer_f]),
        ]
        .concat(),
        _ => String::new(),
    }
}

fn heading(locale: Locale, title: Word) -> String {
    ["<h3>", locale.word(title), "</h3>"].concat()
}

fn said(locale: Locale, lines: &[Word]) -> String {
    lines.iter().map(|line| ["<p>", locale.word(*line), "</p>"].concat()).collect()
}

/// All wreck cards as they are played: the base cards, and below them the extra ones.
fn table(locale: Locale) -> String {
    let mut body = String::new();
    let mut put = |parts: &[&str]| parts.iter().for_each(|part| body.push_str(part));
    let set = WreckSet::OURS;
    for (title, cards) in [(key::r_card_base, set.base), (key::r_card_extra, set.extra)] {
        put(&["<tbody><tr><th scope='rowgroup' colspan='3'>", locale.word(title), "</th></tr>"]);
        for wreck in Wreck::all() {
            put(&["<tr><th scope='row'>", &wreck.number().to_string(), "</th>"]);
            if wreck == Wreck::LAIR {
                put(&[
                    "<td colspan='2'>",
                    &signed(art::stop(cards.of(wreck).stop), locale.word(stop(cards.of(wreck).stop))),
                    "</td>",
                ]);
            } else {
                let card = cards.of(wreck);
                for one in [card.special, card.general] {
                    put(&["<td>", &signed(art::deed(one), &deed(locale, one)), "</td>"]);
                }
            }
            put(&["</tr>"]);
        }
        put(&["</tbody>"]);
    }
    rules_table(locale, "bk-rules-cards", key::r_card, &COLUMNS, &body)
}

/// A sign as it stands on the cards, and what it means.
fn signed(sign: String, words: &str) -> String {
    ["<span class='bk-line-sign'>", &sign, "</span>", words].concat()
}

/// What a kind of action is called, whatever its amount.
pub(super) fn kind(locale: Locale, kind: WreckAction) -> String {
    match kind {
        WreckAction::Gold(_) => locale.word(key::kind_gold).to_owned(),
        WreckAction::TakeBack(_) => locale.word(key::kind_back).to_owned(),
        other => deed(locale, other),
    }
}

/// What an action is called, as short as can be.
pub(super) fn deed(locale: Locale, deed: WreckAction) -> String {
    let (word, number) = match deed {
        WreckAction::Nothing => (key::r_card_nothing, 0),
        WreckAction::Gold(1) => (key::r_card_gold_one, 1),
        WreckAction::Gold(gold) => (key::r_card_gold, gold),
        WreckAction::TakeBack(cards) => (key::r_card_back, cards),
        WreckAction::RegainOrStrip => (key::r_card_regain, 0),
        WreckAction::BankSeven => (key::r_card_bank_seven, 0),
        WreckAction::BankAll => (key::r_card_bank_all, 0),
        WreckAction::Pocket => (key::r_card_pocket, 0),
        WreckAction::Protected => (key::r_card_protected, 0),
    };
    fill(locale.word(word), &[("n", &number.to_string())])
}

/// What happens where the Barracuda stops.
pub(super) fn stop(stop: LairEffect) -> Word {
    match stop {
        LairEffect::Nothing => key::r_card_nothing,
        LairEffect::Regain => key::r_card_all_regain,
        LairEffect::Fling => key::r_card_fling,
    }
}
