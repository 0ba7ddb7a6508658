//! Barrakuda in sentences. Locales are given, so that nothing here follows a signal.

pub(super) use crate::app::lexicon::{list, name};

use crate::{
    app::{
        i18n::{Locale, Word, barrakuda as key},
        lexicon::{fill, number, w},
    },
    games::barrakuda::{
        Action, Barrakuda, Beat, Card, Event, FloorFault, Gold, LairEffect, Prompt, Refusal, Sea, Shelter,
        Slot, View, Wreck, WreckAction, WreckCard, WrecksInPlay,
    },
    kernel::{Seat, Step, StepOf},
    table::matches::Ending,
};

/// "1 gold", "3 gold"
pub(super) fn gold(locale: Locale, gold: Gold) -> String {
    fill(locale.word(if gold == 1 { key::one_gold } else { key::gold }), &[("n", &number(gold))])
}

/// "Wreck 3"
pub(super) fn title(locale: Locale, wreck: Wreck) -> String {
    fill(locale.word(key::wreck_title), &[("n", &number(wreck.number()))])
}

/// A sentence about a wreck and nothing else.
pub(super) fn at(locale: Locale, word: Word, wreck: Wreck) -> String {
    fill(locale.word(word), &[("wreck", &number(wreck.number()))])
}

/// "3", or "Barracuda"
pub(super) fn card(locale: Locale, card: Card) -> String {
    match card {
        Card::Dive(wreck) => number(wreck.number()),
        Card::Barracuda => locale.word(key::barracuda).to_owned(),
    }
}

/// "card 3", "cards 3, 1": a number alone would be taken for how many there are.
fn coming_back(locale: Locale, cards: &[Wreck]) -> String {
    let numbers: Vec<String> = cards.iter().map(|card| number(card.number())).collect();
    let word = if numbers.len() == 1 { key::back_one } else { key::back_many };
    fill(locale.word(word), &[("cards", &numbers.join(", "))])
}

/// What an action of a wreck lets one do.
pub(super) fn deed(locale: Locale, deed: WreckAction) -> String {
    let word = |word: Word| locale.word(word).to_owned();
    match deed {
        WreckAction::Nothing => word(key::deed_nothing),
        WreckAction::Gold(1) => word(key::deed_gold_one),
        WreckAction::Gold(n) => fill(locale.word(key::deed_gold), &[("n", &number(n))]),
        WreckAction::TakeBack(1) => word(key::deed_back_one),
        WreckAction::TakeBack(n) => fill(locale.word(key::deed_back), &[("n", &number(n))]),
        WreckAction::RegainOrStrip => word(key::deed_regain),
        WreckAction::BankSeven => word(key::deed_bank_seven),
        WreckAction::BankAll => word(key::deed_bank_all),
        WreckAction::Pocket => word(key::deed_pocket),
        WreckAction::Protected => word(key::deed_protected),
    }
}

pub(super) fn stop(locale: Locale, stop: LairEffect) -> &'static str {
    locale.word(match stop {
        LairEffect::Nothing => key::deed_nothing,
        LairEffect::Regain => key::stop_regain,
        LairEffect::Fling => key::stop_fling,
    })
}

/// What a wreck offers, in one line.
pub(super) fn offers(locale: Locale, cards: &WrecksInPlay, wreck: Wreck) -> String {
    let WreckCard { special, general, stop: stops } = cards.of(wreck);
    if wreck == Wreck::LAIR {
        return [locale.word(key::stop_label), " ", stop(locale, stops)].concat();
    }
    let (special, general) = (deed(locale, special), deed(locale, general));
    let offers = fill(locale.word(key::offers), &[("special", &special), ("general", &general)]);
    match stops {
        LairEffect::Nothing => offers,
        _ => fill(locale.word(key::offers_stop), &[("offers", &offers), ("stop", stop(locale, stops))]),
    }
}

/// One thing that happened, as a sentence. `sea`: the table after it.
pub(super) fn tell(locale: Locale, names: &[String], view: &View, sea: &Sea, event: &Event) -> String {
    let who = |seat: Seat| name(names, seat);
    let say = |word: Word, gaps: &[(&str, &str)]| fill(locale.word(word), gaps);
    match event {
        Event::Laid => say(key::tell_laid, &[]),
        Event::Chosen(seat) => say(key::tell_chosen, &[("name", who(*seat))]),
        Event::Revealed(cards) => {
            let cards: Vec<String> = Seat::all(view.seats)
                .zip(cards)
                .map(|(seat, one)| [who(seat), " (", &card(locale, *one), ")"].concat())
                .collect();
            say(key::tell_revealed, &[("cards", &cards.join(", "))])
        }
        Event::AllBack(seat) => say(key::tell_all_back, &[("name", who(*seat))]),
        Event::Rolled { distance, direction, route, parting } => {
            let (n, to) = (number(*distance), number(direction.number()));
            let rolled = say(key::tell_rolled, &[("n", &n), ("wreck", &to)]);
            let why = match parting {
                Some(by) => at(locale, key::tell_tied_ways, *by),
                None if route.is_empty() => say(key::tell_there, &[]),
                None => String::new(),
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
        Event::StopRegain { wreck, .. } => at(locale, key::tell_lair, *wreck),
        Event::Flung(to) => at(locale, key::tell_flung, *to),
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
        Event::Spared { seat, wreck, by } => {
            let word = match by {
                Shelter::Control => key::tell_obeys,
                Shelter::Wreck => key::tell_protected,
            };
            say(word, &[("name", who(*seat)), ("wreck", &number(wreck.number()))])
        }
        Event::Tied(wreck) => at(locale, key::tell_tied, *wreck),
        Event::Idle { seat, wreck, slot } => {
            let word = if *slot == Slot::General { key::tell_idle_general } else { key::tell_idle };
            say(word, &[("name", who(*seat)), ("wreck", &number(wreck.number()))])
        }
        Event::Passed { seat } => say(key::tell_passes, &[("name", who(*seat))]),
        Event::Took { seat, gold: n, .. } => {
            say(key::tell_takes, &[("name", who(*seat)), ("gold", &gold(locale, *n))])
        }
        Event::TookBack { seat, cards } => {
            say(key::tell_takes_back, &[("name", who(*seat)), ("cards", &coming_back(locale, cards))])
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
            let back = say(key::tell_regain_all, &[("names", &list(names, *regain))]);
            if regain.is_empty() { over } else { [over, back].join(" ") }
        }
        Event::Drew { seat, of, cards } => {
            let word = if *cards == 1 { key::tell_draws_one } else { key::tell_draws };
            say(word, &[("name", who(*seat)), ("other", who(*of))])
        }
        Event::Put { seat, of, card: one } => {
            say(key::tell_puts, &[("name", who(*seat)), ("other", who(*of)), ("card", &card(locale, *one))])
        }
        Event::Won(seat) => won(locale, names, sea, *seat),
        Event::DrawAsked(round) => say(key::tell_draw_asked, &[("n", &number(*round))]),
        Event::Agreed(seat) => say(key::tell_agrees, &[("name", who(*seat))]),
        Event::Refused(seat) => say(key::tell_refuses, &[("name", who(*seat))]),
        Event::Drawn => say(key::tell_drawn, &[]),
        Event::OutOfRounds => say(key::tell_out_of_rounds, &[("n", &number(view.round))]),
    }
}

/// "Anna wins with 8 gold in the vault."
fn won(locale: Locale, names: &[String], sea: &Sea, seat: Seat) -> String {
    let vault = gold(locale, sea.vault(seat));
    match sea.mate(seat) {
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
        | Event::Agreed(seat)
        | Event::Refused(seat)
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
        Action::TakeBack => say(key::do_back, &[("cards", &coming_back(locale, &taken_back(view, by)))]),
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
            let mate = sea.mate(by).map_or("", |mate| name(names, mate));
            say(word, &[("name", mate), ("gold", &gold(locale, own.abs_diff(*bag)))])
        }
        Action::Late => say(key::do_late, &[]),
        Action::Pocket(seat) => say(key::do_pocket, &[("name", name(names, *seat))]),
        Action::Steer(wreck) if *wreck == sea.barracuda => at(locale, key::do_leave, *wreck),
        Action::Steer(wreck) => at(locale, key::do_steer, *wreck),
        Action::Agree => say(key::do_agree, &[]),
        Action::Refuse => say(key::do_refuse, &[]),
        _ => say(key::do_pass, &[]),
    }
}

/// The action that is decided on.
fn slot_action(view: &View) -> Option<WreckAction> {
    let Prompt::Deciding { wreck, slot, .. } = &view.prompt else { return None };
    Some(view.cards.of(*wreck).action(*slot))
}

/// The cards that it takes back.
fn taken_back(view: &View, by: Seat) -> Vec<Wreck> {
    let most = slot_action(view).and_then(WreckAction::takes_back).unwrap_or_default();
    view.sea.diver(by).coming_back(most).to_vec()
}

/// The gold that it takes.
fn taken(view: &View) -> u8 {
    match slot_action(view) {
        Some(WreckAction::Gold(gold)) => gold,
        _ => 0,
    }
}

/// Why somebody is asked.
pub(super) fn asked(locale: Locale, wreck: Wreck, slot: Slot, options: &[Action]) -> String {
    let at = number(wreck.number());
    let word = match slot {
        Slot::Special => key::asked_special,
        Slot::Exchange => key::asked_exchange,
        Slot::General => key::asked_general,
        Slot::Initiative => {
            // What it gives now.
            let robs = |one: &&Action| matches!(one, Action::Rob(_));
            let shares = |one: &&Action| matches!(one, Action::Share(_));
            let mut what = Vec::new();
            let special = options.iter().any(|one| !robs(&one) && !shares(&one));
            what.extend(special.then(|| locale.word(key::what_special)));
            what.extend(options.iter().find(robs).map(|_| locale.word(key::what_robbery)));
            what.extend(options.iter().find(shares).map(|_| locale.word(key::what_exchange)));
            let what = what.join(locale.word(key::or));
            return fill(locale.word(key::asked_initiative), &[("wreck", &at), ("what", &what)]);
        }
    };
    fill(locale.word(word), &[("wreck", &at)])
}

/// What came of a step, as it was told; of a card that is laid face down, no more than that.
pub(super) fn log_line(
    locale: Locale,
    names: &[String],
    before: &View,
    step: &StepOf<Barrakuda>,
    after: &View,
) -> String {
    let sentence = |beat: &Beat| tell(locale, names, after, &beat.sea, &beat.event);
    let told: Vec<String> = after.story[after.since..].iter().map(sentence).collect();
    match step {
        _ if !told.is_empty() => told.join(" "),
        Step::Player(_, Action::Play(_)) => locale.word(key::log_chosen).to_owned(),
        Step::Player(by, one) => action(locale, names, before, *by, one),
        Step::Chance(_) => String::new(),
    }
}

/// For whoever listens: what is chosen in secret is not named; what follows, the board tells.
pub(super) fn spoken(locale: Locale, names: &[String], step: &StepOf<Barrakuda>) -> String {
    match step {
        Step::Player(by, Action::Play(_)) => {
            fill(locale.word(key::tell_chosen), &[("name", name(names, *by))])
        }
        Step::Player(..) | Step::Chance(_) => String::new(),
    }
}

/// "Round 3: 1 of 4 chosen"; the round alone as long as something is still told.
pub(super) fn headline(locale: Locale, view: &View, held: bool) -> String {
    match view.prompt {
        Prompt::Choosing if !held => duty(locale, view),
        Prompt::Over if !held => locale.word(w!(over)).to_owned(),
        _ => fill(locale.word(key::round), &[("n", &number(view.round_told()))]),
    }
}

pub(super) fn duty(locale: Locale, view: &View) -> String {
    let say = |word: Word, gaps: &[(&str, &str)]| fill(locale.word(word), gaps);
    match &view.prompt {
        Prompt::Choosing => {
            let chosen = usize::from(view.seats) - view.choosing().count();
            let (n, of) = (chosen.to_string(), number(view.seats));
            say(key::duty_choose, &[("round", &number(view.round)), ("n", &n), ("of", &of)])
        }
        Prompt::Steering { .. } => say(key::duty_steer, &[]),
        Prompt::Deciding { wreck, .. } => at(locale, key::duty_decide, *wreck),
        Prompt::Picking { .. } => say(key::duty_pick, &[]),
        Prompt::Putting { .. } => say(key::duty_put, &[]),
        Prompt::Agreeing { .. } => say(key::duty_agree, &[]),
        Prompt::Dealing | Prompt::Over => String::new(),
    }
}

/// What is wrong with a floor laid by hand.
pub(super) fn fault(locale: Locale, fault: FloorFault) -> String {
    match fault {
        FloorFault::Overlap => locale.word(key::floor_overlap).to_owned(),
        FloorFault::Apart(wreck) => at(locale, key::floor_apart, wreck),
    }
}

pub(super) fn refusal(locale: Locale, refusal: &Refusal) -> String {
    let say = |word: Word| locale.word(word).to_owned();
    match refusal {
        Refusal::Floor(why) => fault(locale, *why),
        Refusal::Teams(_) => say(key::refused_teams),
        Refusal::WreckSet => say(key::refused_set),
        Refusal::Goal(_) => say(key::refused_setup),
        Refusal::Chosen => say(key::refused_chosen),
        Refusal::NotHeld(one) => fill(locale.word(key::refused_not_held), &[("card", &card(locale, *one))]),
        Refusal::OutOfReach(wreck) => at(locale, key::refused_reach, *wreck),
        Refusal::NotOffered => say(key::refused_step),
    }
}

pub(super) fn ending(locale: Locale, names: &[String], view: &View, ending: &Ending) -> String {
    if matches!(ending, Ending::Abandoned) {
        return locale.word(key::ended_abandoned).to_owned();
    }
    let full = view.winners.first().filter(|seat| view.sea.vault(**seat) >= view.aim);
    match full {
        Some(seat) => {
            let last = view.deposits.last().map(|deposit| {
                let (n, gold) = (number(deposit.round), gold(locale, deposit.gold));
                fill(locale.word(key::ended_with), &[("gold", &gold), ("n", &n)])
            });
            [won(locale, names, &view.sea, *seat), last.unwrap_or_default()].join(" ").trim_end().to_owned()
        }
        None => {
            let agreed = view.story.iter().any(|beat| beat.event == Event::Drawn);
            let word = if agreed { key::ended_drawn } else { key::ended_rounds };
            fill(locale.word(word), &[("n", &number(view.round))])
        }
    }
}
