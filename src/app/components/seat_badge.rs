//! Who sits where: colour and symbol together, never one alone.

use super::icon::{self, icon, symbol};
use crate::{
    app::{
        dom::{El, bdi, el, when},
        lexicon::w,
    },
    table::player::Player,
};

/// A player's disc.
pub fn mark(player: &Player) -> El {
    el("span.mark").attr("data-colour", player.colour.to_string()).child(symbol(player.symbol))
}

/// A player's disc and name, in a line of several.
pub fn named(player: &Player) -> El {
    el("span.match-player").child(mark(player)).child(bdi(&player.name)).child(player.bot.map(|_| bot_sign()))
}

/// That a bot plays.
pub fn bot_sign() -> El {
    el("span.bot-sign").child(icon(icon::BOT)).child(el("span.sr").text(w!(bot)))
}

/// A player at the table: the role in the game, or while it is their turn what they are to do.
pub fn seat_badge(
    player: &Player,
    clock: Option<El>,
    turn: impl Fn() -> bool + Copy + 'static,
    bot: impl Fn() -> bool + 'static,
    line: impl Fn() -> String + 'static,
) -> El {
    el("div.seat").class_when("turn", turn).attr("data-seat-turn", turn).child(mark(player)).child(
        el("div.seat-words").child(el("strong.seat-name").child(bdi(&player.name))).child(
            el("span.seat-line")
                .child(clock)
                .child(when(bot, bot_sign))
                .child(el("span.seat-role").text(line)),
        ),
    )
}
