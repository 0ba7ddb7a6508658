//! A stored result as a picture.

use super::{
    noted_places::{ranks, tallies},
    saves::summary::title,
};
use crate::{
    app::{
        I18n,
        components::picture_foot,
        i18n::history,
        lexicon,
        platform::picture::{Card, SharePicture},
    },
    history::winners,
    saves::results::MatchResult,
    table::{player::Player, podium::Rank},
};

/// The picture of a result. It tells no secret, since only finished matches have results.
pub fn noted_picture(i18n: I18n, result: &MatchResult) -> SharePicture {
    SharePicture {
        file: format!("bar-a-jeux-{}", result.id),
        title: title(i18n, &result.game),
        lead: verdict(i18n, result),
        cards: cards(i18n, &ranks(result), &result.players, &tallies(i18n, result)),
        foot: picture_foot(i18n, result.ended),
        ..SharePicture::default()
    }
}

/// A card for each player, in the order of `ranks`. `tally`: the count of each seat.
pub fn cards(i18n: I18n, ranks: &[Rank], players: &[Player], tally: &[Option<String>]) -> Vec<Card> {
    let card = |rank: &Rank| {
        let player = players.get(rank.seat.index())?;
        Some(Card {
            place: lexicon::place(i18n, rank),
            player: shown(i18n, player),
            tally: tally.get(rank.seat.index()).cloned().flatten().unwrap_or_default(),
            first: rank.place == 1,
        })
    };
    ranks.iter().filter_map(card).collect()
}

/// A player under the name to show.
pub fn shown(i18n: I18n, player: &Player) -> Player {
    Player { name: lexicon::person(i18n, &player.name), ..player.clone() }
}

/// The names of the winners; none after a draw.
pub fn winners_called(i18n: I18n, result: &MatchResult) -> Vec<String> {
    winners(result).map(|player| lexicon::person_called(i18n, &player.name)).collect()
}

/// The winners in a sentence.
fn verdict(i18n: I18n, result: &MatchResult) -> String {
    let names = winners_called(i18n, result);
    match names.len() {
        0 => i18n.say(history::picture_drawn),
        n => i18n.say(history::PictureWon { n, names: i18n.language().list(names) }),
    }
}
