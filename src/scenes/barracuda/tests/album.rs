//! Tests of the album of bluffs.

use super::*;

/// The second player refuses a take-over, accepts a partner and refuses another; finally a player goes bankrupt.
fn played() -> Barracuda {
    let mut game = offered();
    play(&mut game, Some(1), "refuse");
    play(&mut game, None, "pawn 2");
    play(&mut game, Some(2), "join 1");
    play(&mut game, Some(2), "slide 0,0,0,1,3");
    play(&mut game, Some(1), "accept");
    play(&mut game, None, "pawn 1");
    play(&mut game, Some(1), "join 0");
    play(&mut game, Some(1), "slide 0,0,1,0,0");
    play(&mut game, Some(0), "refuse");
    game
}

#[test]
fn the_album_is_empty_before_the_end() {
    assert_eq!(album(&of(&played(), 0)), None);
    assert_eq!(album(&played().view(Viewer::Omniscient)), None, "the match goes on");
}

#[test]
fn the_album_has_the_notes_of_each_deal() {
    let mut game = played();
    // Stakes use up the money until a player cannot pay the rent.
    while game.pending().outcome().is_none() {
        match game.view(Viewer::Public).prompt {
            Prompt::Between => play(&mut game, Some(0), "call 0"),
            Prompt::Staking { .. } => {
                for seat in 0..3 {
                    let much = game.wallet(Seat::nth(seat)).worth().min(12);
                    let notes = if much == 0 { "0,0,0,0,1".to_owned() } else { Notes::of(much).to_string() };
                    play(&mut game, Some(seat), &format!("stake {notes}"));
                }
            }
            Prompt::Dealing => {
                let seat = game.view(Viewer::Public).bag[0][0];
                play(&mut game, None, &format!("pawn {seat}"));
            }
            Prompt::Acting(seat) => {
                let view = of(&game, seat.number());
                let free = [ActionKind::Open, ActionKind::Partner];
                let action = free.iter().find_map(|kind| Some(kind.at(*targets(&view, *kind).first()?)));
                play(&mut game, Some(seat.number()), &action.unwrap().to_string());
            }
            other => panic!("{other:?}"),
        }
    }
    let view = game.view(Viewer::Omniscient);
    let album = album(&view).unwrap();
    let seat = Seat::nth;
    let told: Vec<_> = album.bluffs.iter().map(|one| (one.round, one.from, one.to, one.taken)).collect();
    assert_eq!(
        told,
        [
            (2, seat(0), seat(1), Some(false)),
            (2, seat(2), seat(1), Some(true)),
            (2, seat(1), seat(0), Some(false)),
        ]
    );
    assert_eq!(album.bluffs[0].notes, Notes::new([0, 1, 0, 1, 2]));
    assert_eq!(album.bluffs[1].wanted, Wanted::Deal(Deal::Join));
    let from = |bluff: Option<&Bluff>| bluff.map(|bluff| bluff.from);
    assert_eq!(from(best_bluff(&album)), Some(seat(2)), "three fakes were taken");
    assert_eq!(from(worst_deal(&album)), Some(seat(0)), "6,000 were paid twice");
    // A refused take-over is paid by the tenant to the buyer; a refused partner costs both (BC-4.3, BC-4.4).
    assert_eq!(
        album.pairs,
        [
            Pair { one: seat(1), other: seat(2), deals: 1, thousands: 1 },
            Pair { one: seat(0), other: seat(1), deals: 0, thousands: 6 },
        ]
    );
    assert_eq!(album.paid.values().iter().map(|paid| paid.bouncer).collect::<Vec<_>>(), [2, 2, 0]);
    // All money is either in the bank or in a wallet.
    let disclosed = view.disclosed.unwrap();
    let wallets: u16 = disclosed.wallets.values().iter().map(Notes::worth).sum();
    assert_eq!(wallets + album.paid.values().iter().map(Paid::all).sum::<u16>(), 150);
}
