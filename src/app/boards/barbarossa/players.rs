//! The plates of the players: gems, curses, hat, whose turn it is; a tap leads each to their notes.

use super::{art, desk::Desk, words};
use crate::{
    app::{
        components::mark,
        dom::{El, View, bdi, el, switch},
        i18n::{Locale, barbarossa as key},
        lexicon::fill,
    },
    games::barbarossa::Prompt,
    kernel::{MAX_SEATS, Seat},
    table::player::Player,
};

/// What stands on a plate.
#[derive(Clone, PartialEq)]
struct Plate {
    turn: bool,
    gems: u8,
    curses: u8,
    hat: i16,
    arrows: Vec<usize>,
    /// How many objects are made, while they are.
    made: Option<(u8, usize)>,
}

pub(super) fn players(desk: Desk) -> El {
    let seats = Seat::all(MAX_SEATS).zip(desk.table.players);
    let all: View = seats.map(|(seat, player)| plate(desk, seat, player)).collect();
    el("ol.bb-players").label(key::players_label).child(all)
}

fn plate(desk: Desk, seat: Seat, player: &'static Player) -> El {
    let now = move || {
        let view = desk.table.view.get();
        let of = &view.players[seat];
        let made = match &view.prompt {
            Prompt::Making(made) => made.get(seat.index()).map(|made| (*made, view.each)),
            _ => None,
        };
        let arrows = view.objects().filter(|shown| shown.riddle.owner == seat);
        Plate {
            turn: view.turn == Some(seat) && made.is_none() && !view.over(),
            gems: of.gems,
            curses: of.curses,
            hat: of.hat,
            arrows: arrows.map(|shown| shown.solved.len()).collect(),
            made,
        }
    };
    // Nobody goes to their notes while something of another's lies open.
    let shut = move || {
        let view = desk.table.view.get();
        !*desk.table.live.get()
            || view.own().is_some()
            || matches!(view.prompt, Prompt::Making(_) | Prompt::Rolling)
    };
    let visit = move || {
        if !shut() {
            desk.table.visit(seat);
        }
    };
    let inside = switch(
        move || (now(), desk.i18n.get_locale()),
        move |(plate, locale)| contents(locale, player, &plate),
    );
    el("li.bb-player")
        .attr("data-seat-turn", move || now().turn)
        .child(el("button").act("visit").disabled(shut).on_click(visit).child(inside))
}

fn contents(locale: Locale, player: &Player, plate: &Plate) -> View {
    let said = |id: &str, shown: String, label: String| {
        el("span")
            .attr("title", label.clone())
            .child(el("span.bb-thing").attr("aria-hidden", "true").html([art::small(id), shown].concat()))
            .child(el("span.sr").text(label))
    };
    let name = el("strong.bb-name").child(bdi(&player.name));
    let head = el("span.bb-head").child(mark(player)).child(name);
    if let Some((made, of)) = plate.made {
        let gaps = [("n", &*made.to_string()), ("of", &*of.to_string())];
        let line = fill(locale.word(key::made_of), &gaps);
        return View::from([
            head,
            el("span.bb-has").child(said("lump", [&made.to_string(), "/", &of.to_string()].concat(), line)),
        ]);
    }
    let arrows: Vec<String> = plate.arrows.iter().map(usize::to_string).collect();
    let arrows_label = words::arrows(locale, plate.arrows.iter().sum());
    let in_works = el("span.bb-in-works")
        .child(el("span").attr("aria-hidden", "true").html([art::small("arrow"), arrows.join("·")].concat()))
        .child(el("span.sr").text(arrows_label));
    let hat = fill(locale.word(key::space_n), &[("n", &plate.hat.to_string())]);
    let has = el("span.bb-has").child([
        said("gem", plate.gems.to_string(), words::gems(locale, plate.gems)),
        said("curse", plate.curses.to_string(), words::curses(locale, plate.curses)),
        el("span")
            .attr("title", hat.clone())
            .child(
                el("span.bb-thing")
                    .attr("aria-hidden", "true")
                    .html([art::hat(player), plate.hat.to_string()].concat()),
            )
            .child(el("span.sr").text(hat)),
    ]);
    View::from([head.child(in_works), has, el("span.sr").text(locale.word(key::plate_visit))])
}
