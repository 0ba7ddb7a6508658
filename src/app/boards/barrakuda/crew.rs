//! The players: bag, vault and its fill level, played cards, the Barracuda card, and whether they have chosen.

use leptos::prelude::*;

use super::{
    art::{Sign, SmallCardFace},
    counting::counting,
    state::use_board,
    words,
};
use crate::{
    app::{
        components::{Mark, Picture, Shape, icon},
        contexts::use_i18n,
        i18n::{Language, barrakuda as key, sentences, t},
    },
    games::barrakuda::{Card, Target},
    kernel::Seat,
    scenes::barrakuda::DiverView,
};

/// All players by seat; in a team game one plate per team with the shared vault (BK-7.1).
#[component]
pub(super) fn CrewList() -> impl IntoView {
    let (session, i18n) = (use_board().session, use_i18n());
    let count = session.players().len();
    // Teams stay the same for the whole match.
    let teams = session.view.with_untracked(|view| view.teams);
    let plates: Vec<_> = if teams {
        [0, 1].map(|side| view! { <TeamPlate side /> }.into_any()).into()
    } else {
        Seat::all(count as u8).map(|seat| view! { <Member seat vault=true /> }.into_any()).collect()
    };
    view! {
        <ol
            class="bk-crew"
            class:bk-teams=teams
            aria-label=t!(i18n, key::crew_label)
            data-count=count.to_string()
        >
            {plates}
        </ol>
    }
}

/// A team: mark, name, vault, and its two players.
#[component]
fn TeamPlate(side: usize) -> impl IntoView {
    let (board, i18n) = (use_board(), use_i18n());
    let view = board.session.view.get_untracked();
    let two: Vec<Seat> = view.sea.seats().filter(|seat| view.sea.side(*seat) == side).collect();
    // Both players hold the data of the shared vault.
    let first = two.first().copied();
    let diver = Memo::new(move |_| board.scene.read().divers.get(first?.index()).cloned());
    let is = move |what: fn(&DiverView) -> bool| Memo::new(move |_| diver.read().as_ref().is_some_and(what));
    let sign = if side == 0 { "#bk-pearl" } else { "#bk-coral" };
    view! {
        <li class="bk-team" class:bk-won=is(|diver| diver.won)>
            <div class="bk-mate-head">
                <span class="bk-team-sign">
                    <Sign href=sign />
                </span>
                <strong class="bk-name">{t!(i18n, words::team(side))}</strong>
                {first.map(|seat| view! { <Vault seat diver /> })}
            </div>
            <ol>{two.into_iter().map(|seat| view! { <Member seat vault=false /> }).collect_view()}</ol>
        </li>
    }
}

/// One player; only changed parts are redrawn.
#[component]
fn Member(
    seat: Seat,
    /// Whether the player has their own vault.
    vault: bool,
) -> impl IntoView {
    let (board, i18n) = (use_board(), use_i18n());
    let player = board.session.player(seat)?;
    let diver = Memo::new(move |_| board.scene.read().divers.get(seat.index()).cloned());
    let is = move |what: fn(&DiverView) -> bool| Memo::new(move |_| diver.read().as_ref().is_some_and(what));
    let name = player.name.clone();
    let turn = is(|diver| diver.turn);
    let holds_fish = is(|diver| diver.holds_barracuda);
    let fish_label = move || i18n.say(if holds_fish.get() { key::holds_fish } else { key::lacks_fish });
    let chosen = is(|diver| diver.chosen == Some(true));
    let hopes = move || board.hopes.read().contains(&seat);
    Some(view! {
        <li class="bk-mate" class:bk-won=is(|diver| diver.won) data-seat-turn=turn>
            <div class="bk-mate-head">
                <Mark player />
                <strong class="bk-name">
                    <bdi>{name}</bdi>
                </strong>
                <Show when=hopes>
                    <span class="bk-hope" title=t!(i18n, key::could_win_here)>
                        <Picture icon=icon::CUP />
                        <span class="visually-hidden">{t!(i18n, key::could_win_here)}</span>
                    </span>
                </Show>
                <Show when=move || chosen.get()>
                    <span class="bk-chosen">
                        <Picture icon=icon::CHECK />
                        <span class="visually-hidden">{t!(i18n, key::has_chosen)}</span>
                    </span>
                </Show>
            </div>
            <div class="bk-money">
                <Bag seat diver />
                {vault.then(|| view! { <Vault seat diver /> })}
                <span class="bk-cards">
                    <span
                        class="bk-holds"
                        class:bk-gone=move || !holds_fish.get()
                        data-name=Target::BarracudaCard(seat).to_string()
                        title=fish_label
                    >
                        <Sign href="#bk-a-fish" />
                        <span class="visually-hidden">{fish_label}</span>
                    </span>
                    <Row seat diver />
                </span>
            </div>
        </li>
    })
}

/// The gold in the player's bag.
#[component]
fn Bag(seat: Seat, diver: Memo<Option<DiverView>>) -> impl IntoView {
    let (board, i18n) = (use_board(), use_i18n());
    let bag = Memo::new(move |_| diver.read().as_ref().map_or(0, |diver| diver.bag));
    let counted = counting(bag, board.session.live);
    let bitten = move || board.scene.read().bite.is_some_and(|bite| bite.seat == seat);
    let label = t!(i18n, key::BagOf { gold: words::gold(&i18n.language(), bag.get()) });
    view! {
        <span
            class="bk-purse"
            class:bk-hurt=bitten
            data-spot=format!("bag-{}", seat.number())
            data-name=Target::Bag(seat).to_string()
            title=label
        >
            <Sign href="#bk-bag" />
            <b aria-hidden="true">{counted}</b>
            <span class="visually-hidden">{label}</span>
        </span>
    }
}

/// The gold in the vault, and the share of the winning amount.
#[component]
fn Vault(seat: Seat, diver: Memo<Option<DiverView>>) -> impl IntoView {
    let (board, i18n) = (use_board(), use_i18n());
    // Both stay the same for the whole match.
    let (aim, side) = board.session.view.with_untracked(|view| (view.aim, view.sea.side(seat)));
    let vault = Memo::new(move |_| diver.read().as_ref().map_or(0, |diver| diver.vault));
    let counted = counting(vault, board.session.live);
    let label = move || words::vault(&i18n.language(), vault.get(), aim);
    view! {
        <span
            class="bk-vault"
            data-spot=format!("vault-{side}")
            data-name=Target::Vault(seat).to_string()
            title=label
            style:--full=move || format!("{}%", 100 * counted.get().min(aim) / aim.max(1))
        >
            <Sign href="#bk-chest"/>
            <b aria-hidden="true">{counted} <span class="bk-aim">{format!("/{aim}")}</span></b>
            <span class="visually-hidden">{label}</span>
        </span>
    }
}

/// The played cards, with this round's card marked; behind them a Barracuda card that is in the centre now.
#[component]
fn Row(seat: Seat, diver: Memo<Option<DiverView>>) -> impl IntoView {
    let i18n = use_i18n();
    let chips = Memo::new(move |_| diver.read().as_ref().map(chips).unwrap_or_default());
    let chip = |chip: Chip| match chip {
        Chip::Up { card, fresh } => view! {
            <span class="bk-chip" class:bk-fresh=fresh>
                <SmallCardFace card />
            </span>
        }
        .into_any(),
        Chip::Down => view! {
            <span class="bk-chip bk-down">
                <Shape class="bk-back" href="#bk-back" width=60 height=84 />
            </span>
        }
        .into_any(),
    };
    let label = move || diver.read().as_ref().map(|diver| label(&i18n.language(), diver)).unwrap_or_default();
    view! {
        <span class="bk-row" data-name=Target::Row(seat).to_string() title=label>
            <span class="bk-chips" aria-hidden="true">
                <For each=move || chips.get() key=|chip| *chip children=chip />
            </span>
            <span class="visually-hidden">{label}</span>
        </span>
    }
}

/// A card in front of a player.
#[derive(Copy, Clone, PartialEq, Eq, Hash)]
enum Chip {
    Up {
        card: Card,
        /// Whether it has just been turned up.
        fresh: bool,
    },
    /// Face down until all players turn up their cards.
    Down,
}

/// The cards in front of a player.
fn chips(diver: &DiverView) -> Vec<Chip> {
    let dives = diver.row.iter().copied().map(Card::Dive);
    // A choice shown in a replay lies behind the row, and so does a Barracuda card about to leave.
    let apart =
        |card: &Card| diver.chosen == Some(true) || (*card == Card::Barracuda && !diver.holds_barracuda);
    let gone = diver.card.filter(apart);
    let down = (diver.chosen == Some(true) && diver.card.is_none()).then_some(Chip::Down);
    let up = dives.chain(gone).map(|card| Chip::Up { card, fresh: diver.card == Some(card) });
    up.chain(down).collect()
}

/// The cards in words.
fn label(language: &Language, diver: &DiverView) -> String {
    let label = if diver.row.is_empty() {
        language.say(key::row_empty)
    } else {
        let row = diver.row.iter().map(|wreck| words::card(language, Card::Dive(*wreck)));
        language.say(key::RowOf { cards: language.commas(row) })
    };
    match diver.card {
        Some(card) => {
            let played = language.say(key::Played { card: words::card(language, card) });
            sentences([language.sentence(&label), played])
        }
        None => label,
    }
}
