//! The candidates of a step, and the position after each in a determinization.

use nonempty::NonEmpty;
use rand::{RngExt, rngs::ChaCha8Rng, seq::IndexedRandom};

use super::super::{
    action::{Action, Deal},
    allowed::AllowedAmount,
    event::{Event, Reply},
    money::{MAX_OFFER, Notes},
    phase::Announcement,
    promenade::Spot,
    view::{Prompt, View},
};
use super::determinization::{Determinization, SCALE, SEATS};
use crate::kernel::Seat;

/// The penalty on an offer that will be refused, in parts of [`SCALE`].
const FUTILE_OFFER_PENALTY: i32 = SCALE / 20;

/// The most that a bot lays, in thousands: no bar is worth more.
const HIGHEST: i16 = 15;

/// An action, with the sum that it takes now or next.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct Plan {
    pub(super) action: Action,
    pub(super) sum: i16,
}

/// The preferences by which two bots of one level differ.
#[derive(Clone, Debug)]
pub(super) struct Character {
    /// The penalty on each thousand given away, in parts of [`SCALE`].
    greed: i32,
    /// The bonus for hurting a seat, for each time that seat has hurt the bot, in parts of [`SCALE`].
    spite: i32,
    /// The number of times that each seat has hurt the bot.
    grudges: [i32; SEATS],
    /// The most fakes that it adds to the notes it lays.
    bluff: u16,
}

impl Character {
    pub(super) fn new(view: &View, own: Seat, rng: &mut ChaCha8Rng) -> Character {
        let mut grudges = [0; SEATS];
        for event in &view.story {
            if let Event::Answered { seat, by, deal, reply, home, .. } = event {
                match deal {
                    Deal::Join if *seat == own && *reply == Reply::Refused => grudges[by.index()] += 1,
                    Deal::TakeOver if *by == own || *home == Some(own) => grudges[seat.index()] += 1,
                    _ => {}
                }
            }
        }
        Character {
            greed: rng.random_range(-1..=3) * SCALE / 1000,
            spite: rng.random_range(0..=6) * SCALE / 1000,
            grudges,
            bluff: rng.random_range(0..=3),
        }
    }

    /// The character's bonus for a plan, independent of its outcome.
    pub(super) fn bias(&self, plan: &Plan, view: &View) -> i32 {
        let hit = match (&plan.action, &view.prompt) {
            (Action::Join(at) | Action::TakeOver(at), _) => view.tenant(*at),
            (Action::Refuse, Prompt::Answering { by, .. }) => Some(*by),
            _ => None,
        };
        let grudge = hit.map_or(0, |seat| self.grudges[seat.index()].min(3));
        self.spite * grudge - self.greed * i32::from(plan.sum)
    }

    /// Returns this sum face down, with fakes to its liking; `None` if it cannot be laid.
    fn lay(&self, sum: i16, wallet: Notes, span: AllowedAmount, rng: &mut ChaCha8Rng) -> Option<Notes> {
        let mut notes = Notes::of(sum.unsigned_abs());
        let most = rng.random_range(0..=self.bluff);
        // It keeps one fake, for bids and stakes that must not cost anything.
        let fakes = most.min(wallet.fakes().saturating_sub(1));
        let least = u16::from(sum == 0).min(wallet.fakes());
        notes.add(Notes::fake(fakes.max(least)));
        (notes.count() > 0 || !span.needs_note).then_some(notes)
    }
}

/// Candidate sums for a stake.
const STAKES: [i16; 6] = [0, 1, 2, 4, 8, 12];

/// Candidate sums to offer for a partnership.
const SHARES: [i16; 4] = [1, 3, 6, 10];

/// Candidate sums to offer for a bar.
const PRICES: [i16; 7] = [2, 3, 4, 5, 6, 8, 12];

/// Returns the plans of a given action, even if `all` leaves that action out.
pub(super) fn of(action: &Action) -> Vec<Plan> {
    let laid;
    let sums: &[i16] = match action {
        Action::Slide(notes) | Action::Bid(notes) | Action::Stake(notes) => {
            laid = [notes.worth() as i16];
            &laid
        }
        Action::Join(_) => &SHARES,
        Action::TakeOver(_) => &PRICES,
        Action::Call(_) => &STAKES,
        _ => &[0],
    };
    sums.iter().map(|sum| Plan { action: action.clone(), sum: *sum }).collect()
}

/// Returns the plans that are worth a search; empty if no legal action is ever worth one.
pub(super) fn all(
    view: &View,
    own: Seat,
    actions: &NonEmpty<Action>,
    character: &Character,
    samples: &[Determinization],
    rng: &mut ChaCha8Rng,
) -> Vec<Plan> {
    let wallet = view.wallet().unwrap_or_default();
    let plan = |action: &Action, sum: i16| Plan { action: action.clone(), sum };
    let lying = |lay: fn(Notes) -> Action, rng: &mut ChaCha8Rng| -> Vec<Plan> {
        let Some(span) = view.allowed() else { return Vec::new() };
        let sums = span.least as i16..=(span.most as i16).min(HIGHEST);
        let laid = |sum| character.lay(sum, wallet, span, rng).map(|notes| Plan { action: lay(notes), sum });
        sums.filter_map(laid).collect()
    };
    match view.prompt {
        Prompt::Sliding { .. } => {
            let mut plans = lying(Action::Slide, rng);
            drop_refused_offers(&mut plans, view, own);
            plans
        }
        Prompt::Bidding { .. } => lying(Action::Bid, rng),
        Prompt::Staking { .. } => {
            let mut plans = lying(Action::Stake, rng);
            // A doomed player may as well stake everything.
            let doomed = samples.iter().any(|sample| sample.doomed().contains(own));
            let most = if doomed { MAX_OFFER as i16 } else { 4 };
            plans.retain(|plan| plan.sum <= most);
            plans
        }
        Prompt::Acting(_) => {
            // Closed bars that no player has seen are interchangeable, so one of them is enough.
            let unseen =
                |action: &&Action| matches!(action, Action::Open(at) if view.known_at(*at).is_none());
            let blind: Vec<&Action> = actions.iter().filter(unseen).collect();
            let mut plans: Vec<Plan> = blind.choose(rng).map(|action| plan(action, 0)).into_iter().collect();
            for action in actions.iter().filter(|action| !unseen(action)) {
                let sums: &[i16] = match action {
                    Action::Join(_) => &SHARES,
                    Action::TakeOver(_) => &PRICES,
                    Action::Look => &[],
                    _ => &[0],
                };
                let least = match action {
                    Action::TakeOver(at) => view.known_at(*at).map_or(0, |bar| bar.rent()),
                    _ => 0,
                };
                let most = wallet.worth();
                let affordable = sums.iter().filter(|sum| (least..=most).contains(&sum.unsigned_abs()));
                plans.extend(affordable.map(|sum| plan(action, *sum)));
            }
            drop_refused_offers(&mut plans, view, own);
            plans
        }
        Prompt::Between => {
            // If no player is in danger, another order neither saves nor ruins a player.
            let stakes: &[i16] = if is_close(samples) { &STAKES } else { &[] };
            let stakes = stakes.iter().filter(|sum| **sum <= wallet.worth() as i16);
            let call = Action::Call(own);
            [plan(&Action::Pass, 0)].into_iter().chain(stakes.map(|sum| plan(&call, *sum))).collect()
        }
        // A look into the bank is decided elsewhere, see `LOOK`.
        _ => actions.iter().filter(|action| **action != Action::Look).map(|action| plan(action, 0)).collect(),
    }
}

/// A refused offer.
#[derive(Copy, Clone)]
struct Refused {
    at: Spot,
    to: Seat,
    deal: Deal,
    sum: i16,
}

impl Refused {
    /// Whether the other offer is the same deal for the same bar, and no higher.
    fn is_again(self, deal: Deal, at: Spot, sum: i16) -> bool {
        (at, deal) == (self.at, self.deal) && sum <= self.sum
    }
}

/// Removes offers that were refused before, unless nothing else is left.
fn drop_refused_offers(plans: &mut Vec<Plan>, view: &View, own: Seat) {
    let refused = refused(view, own);
    let again = |plan: &Plan| {
        let offer = plan.announced(view, own);
        offer
            .is_some_and(|offer| refused.iter().any(|before| before.is_again(offer.deal, offer.at, plan.sum)))
    };
    if !plans.iter().all(again) {
        plans.retain(|plan| !again(plan));
    }
}

/// Returns the latest offer of this seat for each bar, if it was refused and the bar has the same tenant still. Other
/// offers since then make no difference.
fn refused(view: &View, own: Seat) -> Vec<Refused> {
    let mut refused: Vec<Refused> = Vec::new();
    for event in &view.story {
        match event {
            Event::Offer { seat, to, at, deal, offer } if *seat == own => {
                refused.retain(|before| (before.at, before.deal) != (*at, *deal));
                refused.push(Refused { at: *at, to: *to, deal: *deal, sum: offer.worth() as i16 });
            }
            // The answer is to the latest offer.
            Event::Answered { seat, reply, .. } if *seat == own && *reply != Reply::Refused => {
                refused.pop();
            }
            _ => {}
        }
    }
    refused.retain(|offer| view.tenant(offer.at) == Some(offer.to));
    refused
}

/// Whether some player cannot pay their next rent in at least half of the samples: then the order of play decides.
fn is_close(samples: &[Determinization]) -> bool {
    let close = samples.iter().filter(|sample| !sample.doomed().is_empty()).count();
    2 * close >= samples.len()
}

impl Plan {
    /// The offer that the plan makes or announces.
    fn announced(&self, view: &View, own: Seat) -> Option<Announcement> {
        let (at, deal) = match (&self.action, &view.prompt) {
            (Action::Join(at), _) => (*at, Deal::Join),
            (Action::TakeOver(at), _) => (*at, Deal::TakeOver),
            (Action::Slide(_), Prompt::Sliding { at, deal, .. }) => (*at, *deal),
            _ => return None,
        };
        Some(Announcement { by: own, to: view.tenant(at)?, at, deal })
    }

    /// The penalty on a take-over that the tenant would refuse and pay for. Such an offer leaves all bars as they are,
    /// and a match full of them is dull.
    pub(super) fn futile_offer_penalty(&self, view: &View, own: Seat, samples: &[Determinization]) -> i32 {
        let Some(take_over @ Announcement { deal: Deal::TakeOver, .. }) = self.announced(view, own) else {
            return 0;
        };
        let refused = samples.iter().filter(|sample| sample.refuses(take_over, self.sum)).count();
        FUTILE_OFFER_PENALTY * refused as i32 / samples.len().max(1) as i32
    }

    /// Returns the position after the plan and the replies of the others.
    pub(super) fn done(
        &self,
        sample: &Determinization,
        view: &View,
        own: Seat,
        rng: &mut ChaCha8Rng,
    ) -> Determinization {
        let mut after = match (&self.action, &view.prompt) {
            (Action::Pass | Action::Look, _) => return *sample,
            (Action::Rest, _) => *sample,
            (Action::Call(_) | Action::Stake(_), _) => return sample.last_order(own, self.sum, rng),
            (Action::Open(at), _) => sample.opened(own, *at),
            (Action::Partner(at), _) => sample.joined(own, *at),
            (Action::Auction(at), _) => sample.auctioned(own, *at, None, rng),
            (answer, Prompt::Answering { by, to, at, deal, offer: Some(offer), .. }) => {
                let announced = Announcement { by: *by, to: *to, at: *at, deal: *deal };
                let reply = if *answer == Action::Refuse { Reply::Refused } else { Reply::Accepted };
                // The sum lies on the table, no longer in the wallet.
                let sum = offer.worth() as i16;
                sample.paid(*by, sum).answered(announced, sum, reply)
            }
            (Action::Bid(_), Prompt::Bidding { by, at, .. }) => {
                sample.auctioned(*by, *at, Some((own, self.sum)), rng)
            }
            (Action::Sell(to), Prompt::Choosing { by, at, bids, .. }) => {
                let bid = bids[*to].map_or(0, |bid| bid.worth() as i16);
                sample.sold(*by, *at, Some((*to, bid)))
            }
            (Action::Close, Prompt::Choosing { by, at, .. }) => sample.sold(*by, *at, None),
            _ => self.announced(view, own).map_or(*sample, |offer| sample.deal(offer, self.sum, rng)),
        };
        if let Some(turn) = view.turn {
            after.end_turn(turn);
        }
        after
    }
}
