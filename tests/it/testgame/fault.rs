//! Faults to plant; each must make the suite fail.

/// Leaks: a viewer learns a secret.
pub const VIEW_SHOWS_LAID: u8 = 1;
pub const VIEW_SHOWS_HIGHEST: u8 = 2;
pub const OFFER_TELLS_LAID: u8 = 3;
pub const NOTE_TELLS_LAID: u8 = 4;
pub const NOTE_TELLS_HANDS: u8 = 5;
pub const PENDING_TELLS_STOCK: u8 = 6;
pub const CURTAIN_SHOWS_LAID: u8 = 7;
/// Violations of other laws.
pub const UNSORTED_OFFER: u8 = 10;
pub const OFFERS_ILLEGAL: u8 = 11;
pub const OFFER_LACKS_ONE: u8 = 12;
pub const PLAYS_AFTER_END: u8 = 13;
pub const PLAYS_TWICE: u8 = 14;
pub const LOSES_CARD: u8 = 15;
pub const KNOWS_ORDER: u8 = 16;
pub const NEVER_ENDS: u8 = 17;
pub const TAKES_ANY_DEAL: u8 = 18;
pub const NOBODY_PENDING: u8 = 19;
pub const WRONG_PLACES: u8 = 20;
pub const FORGETS_CARD_IN_TEXT: u8 = 21;
pub const NOBODY_WINS: u8 = 22;
pub const REMEMBERS_MORE: u8 = 23;
pub const OFFERS_NOTHING: u8 = 24;
pub const DEALS_AGAIN: u8 = 25;
pub const TRIPS_OVER_DEAL: u8 = 26;
pub const TRIPS_OVER_SEAT: u8 = 27;
pub const TELLS_NOTHING: u8 = 28;
pub const COUNTS_LACK_SEAT: u8 = 29;
pub const COUNTS_ARE_UNEVEN: u8 = 30;
pub const COUNTS_REMEMBER: u8 = 31;
