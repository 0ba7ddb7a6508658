//! The reference card of Barracuda.

use leptos::prelude::*;

use super::{art::NotePicture, words};
use crate::{
    app::{
        aid::{AidLine, AidPart},
        components::Shape,
        i18n::{I18n, Text, barracuda as key, common},
    },
    games::barracuda::{
        Config, Denomination,
        money::{CLOSING_COST, MAX_OFFER},
        promenade::{PAWNS, most_open},
    },
};

pub(super) fn aid(i18n: I18n, _config: &Config, seats: u8) -> Vec<AidPart> {
    let language = i18n.language();
    let line = |href: &'static str, text: String| {
        AidLine::new(text, move || view! { <Shape class="bc-sign" href width=32 height=32 /> }.into_any())
    };
    let say = |text: Text| i18n.say(text);
    let most = words::money(&language, MAX_OFFER);
    let win = [
        line("#bc-pawn", language.say(key::AidWin { n: PAWNS as u8 })),
        line("#bc-bouncer", say(key::aid_ruin)),
    ];
    let turn = [
        line("#bc-bank", say(key::aid_rent)),
        line("#bc-book", say(key::aid_free)),
        line("#bc-wallet", say(key::aid_broke)),
    ];
    let actions = [
        line("#bc-key", language.say(key::AidOpen { n: most_open(seats) })),
        line("#bc-pair", say(key::aid_partner)),
        line("#bc-shake", language.say(key::AidJoin { least: words::money(&language, 1), most: &most })),
        line("#bc-swap", language.say(key::AidTake { most: &most })),
        line("#bc-gavel", language.say(key::AidAuction { cost: words::money(&language, CLOSING_COST) })),
    ];
    let fake = || view! { <NotePicture kind=Denomination::Fake /> }.into_any();
    let mind = [line("#bc-bell", say(key::aid_order)), AidLine::new(say(key::aid_fake), fake)];
    vec![
        AidPart::new(say(common::aid_win), win),
        AidPart::new(say(common::aid_turn), turn),
        AidPart::new(say(key::aid_action), actions),
        AidPart::new(say(common::aid_mind), mind),
    ]
}
