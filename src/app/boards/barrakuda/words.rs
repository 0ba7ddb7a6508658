//! Barrakuda in sentences. Locales are given, so that nothing here follows a signal.

use crate::{
    app::{
        i18n::{Locale, Word, barrakuda as key},
        lexicon::fill,
    },
    games::barrakuda::{
        Action, Card, Deed, Event, FloorFault, Gold, Refusal, Sea, Slot, Stage, Stop, View, Wreck, WreckCard,
    },
    kernel::{Actor, Seat, Seats, Step},
    table::matches::Ending,
};

fn number(n: impl Into<u32>) -> String {
    n.into().to_string()
}

pub(super) fn name(names: &[String], seat: Seat) -> &str {
    names.get(seat.index()).map_or("", String::as_str)
}

/// "Anna, Ben"
pub(super) fn all(names: &[String], seats: Seats) -> String {
    seats.iter().map(|seat| name(names, seat)).collect::<Vec<_>>().join(", ")
}

/// "1 gold", "3 gold"
pub(super) fn gold(locale: Locale, gold: Gold) -> String {
    fill(locale.word(if gold == 1 { key::one_gold } else { key::gold }), &[("n", &number(gold))])
}

/// "wreck 3"
pub(super) fn wreck(locale: Locale, wreck: Wreck) -> String {
    fill(locale.word(key::wreck), &[("n", &number(wreck.number()))])
}

/// "Wreck 3"
pub(super) fn title(locale: Locale, wreck: Wreck) -> String {
    fill(locale.word(key::wreck_title), &[("n", &number(wreck.number()))])
}

/// "3", or "Barracuda"
pub(super) fn card(locale: Locale, card: Card) -> String {
    match card {
        Card::Dive(wreck) => number(wreck.number()),
        Card::Barracuda => locale.word(key::barracuda).to_owned(),
    }
}

/// "3, 1"
fn row(cards: &[Wreck]) -> String {
    cards.iter().map(|card| number(card.number())).collect::<Vec<_>>().join(", ")
}

/// What an action of a wreck lets one do.
pub(super) fn deed(locale: Locale, deed: Deed) -> String {
    let word = |word: Word| locale.word(word).to_owned();
    match deed {
        Deed::Nothing => word(key::deed_nothing),
        Deed::Gold(1) => word(key::deed_gold_one),
        Deed::Gold(n) => fill(locale.word(key::deed_gold), &[("n", &number(n))]),
        Deed::TakeBack(1) => word(key::deed_back_one),
        Deed::TakeBack(n) => fill(locale.word(key::deed_back), &[("n", &number(n))]),
        Deed::RegainOrStrip => word(key::deed_regain),
        Deed::BankSeven => word(key::deed_bank_seven),
        Deed::BankAll => word(key::deed_bank_all),
        Deed::Pocket => word(key::deed_pocket),
        Deed::Protected => word(key::deed_protected),
    }
}

pub(super) fn stop(locale: Locale, stop: Stop) -> &'static str {
    locale.word(match stop {
        Stop::Nothing => key::deed_nothing,
        Stop::Regain => key::stop_regain,
        Stop::Fling => key::stop_fling,
    })
}

/// What a wreck offers, in one line.
pub(super) fn offers(locale: Locale, card: WreckCard) -> String {
    let gaps = [("special", deed(locale, card.special)), ("general", deed(locale, card.general))];
    fill(locale.word(key::offers), &gaps.each_ref().map(|(gap, text)| (*gap, text.as_str())))
}

/// One thing that happened, as a sentence. `sea`: the table after it.
pub(super) fn tell(locale: Locale, names: &[String], view: &View, sea: &Sea, event: &Event) -> String {
    let who = |seat: Seat| name(names, seat);
    let say = |word: Word, gaps: &[(&str, &str)]| fill(locale.word(word), gaps);
    match event {
        Event::Laid => say(key::tell_laid, &[]),
        Event::Chosen(seat) => say(key::tell_chosen, &[("name", who(*seat))]),
        Event::Revealed(cards) => {
            let cards: Vec<String> = (0..)
                .map(Seat)
                .zip(cards)
                .map(|(seat, one)| [who(seat), " (", &card(locale, *one), ")"].concat())
                .collect();
            say(key::tell_revealed, &[("cards", &cards.join(", "))])
        }
        Event::AllBack(seat) => say(key::tell_all_back, &[("name", who(*seat))]),
        Event::Rolled { distance, direction, route, tied } => {
            let (n, to) = (number(*distance), number(direction.number()));
            let rolled = say(key::tell_rolled, &[("n", &n), ("wreck", &to)]);
            let why = match route.first() {
                None => say(key::tell_there, &[]),
                Some(first) if *tied => say(key::tell_tied_ways, &[("wreck", &number(first.number()))]),
                Some(_) => String::new(),
            };
            [rolled, why].join(" ").trim_end().to_owned()
        }
        Event::Reach { by, distance } => {
            say(key::tell_reach, &[("name", who(*by)), ("n", &number(*distance))])
        }
        Event::Swam { by, from, route } => {
            let at = number(route.last().unwrap_or(from).number());
            let word = match (by, route.is_empty()) {
                (None, false) => key::tell_swims,
                (None, true) => key::tell_stays,
                (Some(_), false) => key::tell_taken,
                (Some(_), true) => key::tell_left,
            };
            say(word, &[("name", by.map_or("", who)), ("wreck", &at)])
        }
        Event::LairRegain(_) => say(key::tell_lair, &[]),
        Event::Flung(to) => say(key::tell_flung, &[("wreck", &number(to.number()))]),
        Event::Collected { seat, wreck, gold: n } => say(
            key::tell_collected,
            &[("name", who(*seat)), ("gold", &gold(locale, *n)), ("wreck", &number(wreck.number()))],
        ),
        Event::Dropped { seat, wreck, gold: stays, lost } => {
            let (name, at, n) = (who(*seat), number(wreck.number()), gold(locale, stays + lost));
            let gaps = [("name", name), ("wreck", at.as_str()), ("gold", n.as_str())];
            match (stays + lost, lost) {
                (0, _) => say(key::tell_bites_nothing, &gaps),
                (_, 0) => say(key::tell_bites, &gaps),
                _ => {
                    let lost = say(key::tell_lost, &[("gold", &gold(locale, *lost))]);
                    [say(key::tell_bites, &gaps), lost].join(" ")
                }
            }
        }
        Event::Spared { seat, wreck, control } => {
            let word = if *control { key::tell_obeys } else { key::tell_protected };
            say(word, &[("name", who(*seat)), ("wreck", &number(wreck.number()))])
        }
        Event::Tied(wreck) => say(key::tell_tied, &[("wreck", &number(wreck.number()))]),
        Event::Idle { seat, wreck, slot } => {
            let word = if *slot == Slot::General { key::tell_idle_general } else { key::tell_idle };
            say(word, &[("name", who(*seat)), ("wreck", &number(wreck.number()))])
        }
        Event::Passed { seat } => say(key::tell_passes, &[("name", who(*seat))]),
        Event::Took { seat, gold: n, .. } => {
            say(key::tell_takes, &[("name", who(*seat)), ("gold", &gold(locale, *n))])
        }
        Event::TookBack { seat, cards } => {
            say(key::tell_takes_back, &[("name", who(*seat)), ("cards", &row(cards))])
        }
        Event::Regained(seat) => say(key::tell_regains, &[("name", who(*seat))]),
        Event::Stripped { seat, of } => say(key::tell_strips, &[("name", who(*seat)), ("other", who(*of))]),
        Event::Banked { seat, gold: n } => {
            let (vault, aim) = (number(sea.vault(*seat)), number(view.aim));
            let gaps = [("name", who(*seat)), ("gold", &gold(locale, *n)), ("n", &vault), ("of", &aim)];
            say(key::tell_banks, &gaps)
        }
        Event::Robbed { seat, of, gold: n } => {
            say(key::tell_robs, &[("name", who(*seat)), ("other", who(*of)), ("gold", &gold(locale, *n))])
        }
        Event::Shared { from, to, gold: n } => {
            say(key::tell_gives, &[("name", who(*from)), ("other", who(*to)), ("gold", &gold(locale, *n))])
        }
        Event::WillPick(seat) => say(key::tell_will_pick, &[("name", who(*seat))]),
        Event::RoundOver { round, regain } => {
            let over = say(key::tell_round_over, &[("n", &number(*round))]);
            let back = say(key::tell_regain_all, &[("names", &all(names, *regain))]);
            if regain.is_empty() { over } else { [over, back].join(" ") }
        }
        Event::Drew { seat, of, cards } => {
            let word = if *cards == 1 { key::tell_draws_one } else { key::tell_draws };
            say(word, &[("name", who(*seat)), ("other", who(*of))])
        }
        Event::Put { seat, of, card: one } => {
            say(key::tell_puts, &[("name", who(*seat)), ("other", who(*of)), ("card", &card(locale, *one))])
        }
        Event::Won(seat) => won(locale, names, view, sea, *seat),
        Event::OutOfRounds => say(key::tell_out_of_rounds, &[]),
    }
}

/// "Anna wins with 8 gold in the vault."
fn won(locale: Locale, names: &[String], view: &View, sea: &Sea, seat: Seat) -> String {
    let vault = gold(locale, sea.vault(seat));
    match sea.mate(seat).filter(|_| view.teams) {
        Some(mate) => fill(
            locale.word(key::tell_team_wins),
            &[("name", name(names, seat)), ("other", name(names, mate)), ("gold", &vault)],
        ),
        None => fill(locale.word(key::tell_wins), &[("name", name(names, seat)), ("gold", &vault)]),
    }
}

/// Who it is about, where it is about one player.
pub(super) fn about(event: &Event) -> Option<Seat> {
    match event {
        Event::AllBack(seat)
        | Event::Reach { by: seat, .. }
        | Event::Swam { by: Some(seat), .. }
        | Event::Collected { seat, .. }
        | Event::Dropped { seat, .. }
        | Event::Spared { seat, .. }
        | Event::Idle { seat, .. }
        | Event::Passed { seat }
        | Event::Took { seat, .. }
        | Event::TookBack { seat, .. }
        | Event::Regained(seat)
        | Event::Stripped { seat, .. }
        | Event::Banked { seat, .. }
        | Event::Robbed { seat, .. }
        | Event::Shared { from: seat, .. }
        | Event::WillPick(seat)
        | Event::Drew { seat, .. }
        | Event::Put { seat, .. }
        | Event::Won(seat) => Some(*seat),
        _ => None,
    }
}

/// What a button does.
pub(super) fn action(locale: Locale, names: &[String], view: &View, by: Seat, one: &Action) -> String {
    let say = |word: Word, gaps: &[(&str, &str)]| fill(locale.word(word), gaps);
    let sea = &view.sea;
    match one {
        Action::Take => say(key::do_take, &[("gold", &gold(locale, Gold::from(taken(view))))]),
        Action::TakeBack => {
            let row_now = &sea.diver(by).row;
            let cards = usize::from(slot_deed(view).and_then(Deed::takes_back).unwrap_or_default());
            say(key::do_back, &[("cards", &row(&row_now[..cards.min(row_now.len())]))])
        }
        Action::Regain => say(key::do_regain, &[]),
        Action::Strip(seat) => say(key::do_strip, &[("name", name(names, *seat))]),
        Action::Bank(n) => say(key::do_bank, &[("gold", &gold(locale, *n))]),
        Action::Rob(seat) => {
            let bag = gold(locale, sea.diver(*seat).bag);
            say(key::do_rob, &[("name", name(names, *seat)), ("gold", &bag)])
        }
        Action::Share(bag) => {
            let own = sea.diver(by).bag;
            let word = if *bag < own { key::do_give } else { key::do_get };
            say(word, &[("gold", &gold(locale, own.abs_diff(*bag)))])
        }
        Action::Late => say(key::do_late, &[]),
        Action::Pocket(seat) => say(key::do_pocket, &[("name", name(names, *seat))]),
        Action::Put(one) => say(key::do_put, &[("card", &card(locale, *one))]),
        Action::Play(one) => say(key::do_play, &[("card", &card(locale, *one))]),
        Action::Steer(wreck) if *wreck == sea.fish => {
            say(key::do_leave, &[("wreck", &number(wreck.number()))])
        }
        Action::Steer(wreck) => say(key::do_steer, &[("wreck", &number(wreck.number()))]),
        _ => say(key::do_pass, &[]),
    }
}

/// The action that is decided on.
fn slot_deed(view: &View) -> Option<Deed> {
    let Stage::Deciding { wreck, slot, .. } = &view.stage else { return None };
    let card = view.cards.of(*wreck);
    Some(if *slot == Slot::General { card.general } else { card.special })
}

fn taken(view: &View) -> u8 {
    match slot_deed(view) {
        Some(Deed::Gold(gold)) => gold,
        _ => 0,
    }
}

/// Why somebody is asked.
pub(super) fn asked(locale: Locale, wreck: Wreck, slot: Slot) -> String {
    let word = match slot {
        Slot::Special => key::asked_special,
        Slot::Initiative => key::asked_initiative,
        Slot::General => key::asked_general,
    };
    fill(locale.word(word), &[("wreck", &number(wreck.number()))])
}

pub(super) fn log_line(locale: Locale, names: &[String], before: &View, step: &Step<Action>) -> String {
    let say = |word: Word, gaps: &[(&str, &str)]| fill(locale.word(word), gaps);
    match (&step.action, step.by) {
        (Action::Play(_), _) => say(key::log_chosen, &[]),
        (Action::Floor(_), _) => say(key::tell_laid, &[]),
        (Action::Roll(distance, to), _) => {
            let dice = say(key::log_rolled, &[("n", &number(*distance)), ("wreck", &number(to.number()))]);
            [&turned_up(locale, names, before), " ", &dice].concat()
        }
        (Action::Reach(distance), _) => {
            let dice = say(key::log_reach, &[("n", &number(*distance))]);
            [&turned_up(locale, names, before), " ", &dice].concat()
        }
        (Action::Fling(to), _) => say(key::tell_flung, &[("wreck", &number(to.number()))]),
        (Action::Draw(_), _) => say(key::log_drawn, &[]),
        (one, Actor::Seat(by)) => {
            let text = action(locale, names, before, by, one);
            match &before.stage {
                Stage::Deciding { wreck, .. } => {
                    say(key::log_at, &[("wreck", &number(wreck.number())), ("what", &text)])
                }
                _ => text,
            }
        }
        (_, Actor::Table) => String::new(),
    }
}

/// The cards of the round: they are the first thing its story tells.
fn turned_up(locale: Locale, names: &[String], before: &View) -> String {
    before.story.first().map_or_else(String::new, |beat| tell(locale, names, before, &beat.sea, &beat.event))
}

/// For whoever listens: what is chosen in secret is not named; what follows, the board tells.
pub(super) fn spoken(locale: Locale, names: &[String], step: &Step<Action>) -> String {
    match (&step.action, step.by) {
        (Action::Play(_), Actor::Seat(by)) => {
            fill(locale.word(key::tell_chosen), &[("name", name(names, by))])
        }
        _ => String::new(),
    }
}

pub(super) fn duty(locale: Locale, view: &View) -> String {
    let say = |word: Word, gaps: &[(&str, &str)]| fill(locale.word(word), gaps);
    match &view.stage {
        Stage::Choosing => {
            let chosen = usize::from(view.seats) - view.choosing().count();
            let (n, of) = (chosen.to_string(), number(view.seats));
            say(key::duty_choose, &[("round", &number(view.round)), ("n", &n), ("of", &of)])
        }
        Stage::Steering { .. } => say(key::duty_steer, &[]),
        Stage::Deciding { wreck, .. } => say(key::duty_decide, &[("wreck", &number(wreck.number()))]),
        Stage::Picking { .. } => say(key::duty_pick, &[]),
        Stage::Putting { .. } => say(key::duty_put, &[]),
        Stage::Dealing | Stage::Over => String::new(),
    }
}

/// What is wrong with a floor laid by hand.
pub(super) fn fault(locale: Locale, fault: FloorFault) -> String {
    match fault {
        FloorFault::Overlap => locale.word(key::floor_overlap).to_owned(),
        FloorFault::Apart(wreck) => {
            fill(locale.word(key::floor_apart), &[("wreck", &number(wreck.number()))])
        }
    }
}

pub(super) fn refusal(locale: Locale, refusal: &Refusal) -> String {
    let say = |word: Word| locale.word(word).to_owned();
    match refusal {
        Refusal::Floor(why) => fault(locale, *why),
        Refusal::Teams(_) => say(key::refused_teams),
        Refusal::WreckSet => say(key::refused_set),
        Refusal::Seats(_) | Refusal::Goal(_) => say(key::refused_setup),
        Refusal::NotYourTurn => say(key::refused_turn),
        Refusal::Chosen => say(key::refused_chosen),
        Refusal::NotHeld(one) => fill(locale.word(key::refused_not_held), &[("card", &card(locale, *one))]),
        Refusal::OutOfReach(wreck) => {
            fill(locale.word(key::refused_reach), &[("wreck", &number(wreck.number()))])
        }
        Refusal::NotOffered | Refusal::NotOwed | Refusal::Over => say(key::refused_step),
    }
}

pub(super) fn ending(locale: Locale, names: &[String], view: &View, ending: &Ending) -> String {
    if matches!(ending, Ending::Abandoned) {
        return locale.word(key::ended_abandoned).to_owned();
    }
    let full = view.winners.first().filter(|seat| view.sea.vault(**seat) >= view.aim);
    match full {
        Some(seat) => won(locale, names, view, &view.sea, *seat),
        None => {
            let names = all(names, view.winners.iter().copied().collect());
            fill(locale.word(key::ended_rounds), &[("names", &names)])
        }
    }
}
