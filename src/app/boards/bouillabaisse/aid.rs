//! The reference card of La Bouillabaisse.

use leptos::prelude::*;

use super::art::{Back, CostSign, Crown, SuitSign};
use crate::{
    app::{
        aid::{AidLine, AidPart},
        i18n::{I18n, Text, bouillabaisse as key, common},
    },
    games::bouillabaisse::{AllOrNothing, Config, CostSelection, Suit, TwinRule},
    scenes::bouillabaisse::Cost,
};

pub(super) fn aid(i18n: I18n, config: &Config, seats: u8) -> Vec<AidPart> {
    let language = i18n.language();
    let crown = |text: Text| AidLine::new(i18n.say(text), || view! { <Crown /> }.into_any());
    let follow =
        AidLine::new(i18n.say(key::aid_follow), || view! { <SuitSign suit=Suit::Clubs /> }.into_any());
    // BO-2.3
    let twins = (config.packs(seats) > 1).then(|| {
        crown(match config.twins {
            TwinRule::First => key::aid_twin_first,
            TwinRule::Last => key::aid_twin_last,
        })
    });
    let trick = [follow, crown(key::aid_takes)].into_iter().chain(twins);
    let (suit, figure, card) = match config.cost_selection {
        CostSelection::Agreed(suit, figure, card) => (suit, figure, card),
        _ => CostSelection::USUAL,
    };
    let cost = |text: String, cost: Cost| {
        // The card cannot know a random cost.
        let is_known = matches!(config.cost_selection, CostSelection::Agreed(..)) || cost == Cost::Trick;
        AidLine::new(text, move || {
            if is_known { view! { <CostSign cost /> }.into_any() } else { view! { <Back /> }.into_any() }
        })
    };
    let n = |cost: Cost| cost.points();
    let (tricks, suits, figures, cards) =
        (Cost::Trick, Cost::Suit(suit), Cost::Figure(figure), Cost::Card(card));
    let mut rounds = vec![
        cost(language.say(key::AidTricks { n: n(tricks) }), tricks),
        cost(language.say(key::AidSuit { n: n(suits) }), suits),
        cost(language.say(key::AidFigure { n: n(figures) }), figures),
        cost(language.say(key::AidCard { n: n(cards) }), cards),
        cost(i18n.say(key::aid_all), tricks),
        cost(i18n.say(key::aid_below), tricks),
    ];
    // BO-4.1
    if config.all_or_nothing != AllOrNothing::Off {
        rounds.push(crown(key::aid_everything));
    }
    vec![
        AidPart::new(i18n.say(common::aid_win), [crown(key::aid_fewest)]),
        AidPart::new(i18n.say(key::aid_trick), trick),
        AidPart::new(i18n.say(key::aid_rounds), rounds),
    ]
}
