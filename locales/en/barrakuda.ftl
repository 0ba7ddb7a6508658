preset_first = First match
preset_first_line = By the rulebook, on the gentle sea floor of its example.
preset_printed = By the rulebook
preset_printed_line = 8 gold, base cards, a sea floor laid at random.
preset_long = Longer
preset_long_line = By the rulebook, but 10 gold wins.
preset_extra = Two extra cards
preset_extra_line = Wrecks 2 and 6 are replaced by their extra cards.
preset_wild = Wild waters
preset_wild_line = House rules: 10 gold, all extra cards, the vicious sea floor. The rulebook swaps only one or two cards.
preset_own = Your own
opt_goal = Gold that wins
goal_8 = 8 gold
goal_8_line = About twenty minutes.
goal_10 = 10 gold
goal_10_line = A longer evening under water.
opt_teams = Two teams of two
opt_teams_line = One vault per team, 12 gold wins. Team-mates may talk and exchange gold.
seating = The Pearls are { $a } and { $b }, the Corals { $c } and { $d }: the teams alternate round the table.
opt_ground = Sea floor
ground_random = Random
ground_random_line = The wrecks are shuffled and laid anew for each match.
ground_first = First match
ground_first_line = Based on the rulebook’s example, with the lair in the middle: the fish is often at home. It meets one diver in seven.
ground_gentle = Gentle
ground_gentle_line = Most routes lead past the lair, so the fish is often at home. It meets one diver in seven.
ground_lively = Lively
ground_lively_line = Two rows of three: the fish gets everywhere fast. It meets one diver in six.
ground_vicious = Vicious
ground_vicious_line = The lair is out of the way: the fish hardly ever goes home. It meets two divers in eleven.
ground_laid = Laid by hand
ground_laid_line = Tap a card, then its new place.
lay_label = Field for the wrecks
lay_ok = All wrecks are connected: ready to play.
lay_where = Now tap its new place.
empty_place = Free
place_label = { $what }, column { $column }, row { $row }
floor_overlap = Two wrecks are in the same place.
floor_apart = Nothing connects wreck { $wreck }: each card must touch another along a side.
opt_set = Wreck cards
opt_set_line = If you own the game, enter your own cards once and keep them as a set.
set_ours = Our set
ours = Which card has which action is our own choice: the rulebook only lists the actions.
opt_letter = Take back the card just played
opt_letter_line = The rulebook takes back “the first cards you played”, which may be the card just played. With our cards that one stays, or you could play it forever. Switch this on, and it comes back too.
own_letter = Your own cards follow the rulebook’s wording: an action that takes cards back may return the one just played.
opt_swapped = Base or extra
opt_swapped_line = Tap a wreck to swap its card. The rulebook swaps one or two; more is a house rule.
base_card = base
extra_card = extra
said_kind = Wreck { $n } ({ $kind ->
    [extra] extra
   *[base] base
}).
base_cards = Base cards
extra_cards = Extra cards
edit_set = Enter your own cards
edit_title = Your wreck cards
edit_line = Choose the actions printed on each of your cards, then name the set.
special_of = Wreck { $n }, special action
general_of = Wreck { $n }, general action
special_amount = Special: how many
general_amount = General: how many
stop_of = Wreck { $n }, when the Barracuda stops
kind_gold = gold
kind_back = take back cards
set_name = Name of the set
set_wants_name = Please name the set.
keep_set = Keep and use
forget_set = Delete this set
deed_nothing = nothing
deed_gold = { $n } gold into the bag
deed_back = { $n ->
     [one] take back your oldest movement card; the one just played stays
    *[other] take back your { $n } oldest movement cards; the one just played stays
}
deed_back_any = { $n ->
     [one] take back your oldest movement card
    *[other] take back your { $n } oldest movement cards
}
deed_regain = take back your Barracuda card, or make an opponent discard theirs
deed_bank_seven = up to 7 gold from the bag into the vault
deed_bank_all = the whole bag into the vault
deed_pocket = take back your oldest movement card, or pick a pocket at the end of the round
deed_protected = the Barracuda does not make you drop your bag
stop_regain = everyone takes their Barracuda card back
stop_fling = the current flings it to the wreck shown on the direction die
offers = Special: { $special }. General: { $general }
offers_stop = { $offers }. When the Barracuda stops here: { $stop }
offers_lair = When the Barracuda stops here: { $stop }
special = Special action:
special_hint = For a diver alone here, or with the initiative, when the Barracuda is elsewhere.
general = General action:
general_hint = For every diver standing here.
stop_label = When the Barracuda stops here:
lair_hint = No diver comes here. If the Barracuda is here when a round ends, everybody takes their Barracuda card back.
sea_label = Sea floor
crew_label = Divers
panel_label = What happens
wreck_title = Wreck { $n }
barracuda = Barracuda
barracuda_card = Barracuda card: your diver lies down. If it is the only one played, you steer the fish
lies_here = { $gold } lying here
standing = { $name } stands here
lying = { $name } lies here
fish_here = The Barracuda is here
has_chosen = has chosen
bag_of = Bag: { $gold }
vault_of = Vault: { $n } of { $of }
vault_enough = Vault: { $n }, enough to win
row_empty = No cards played
row_of = Cards played, oldest first: { $cards }
holds_fish = Holds the Barracuda card
lacks_fish = Barracuda card in the centre
played = Played: { $card }
choose = { $name }, where to dive?
choose_hint = Tap a card or a wreck, then dive. Hold it down to dive at once.
hand_label = Your cards
said_picked = A card is chosen. The button below lays it face down.
said_put_back = Put back.
said_fish = The Barracuda is at wreck { $wreck }.
said_own = In your bag: { $gold }. In your vault: { $n } of { $of }.
said_hold = { $n ->
     [one] You hold { $n } card.
    *[other] You hold { $n } cards.
}
percent = { $n }%
loss = −{ $n }
risk_of = Risk of a bite here: { $n }%. It would cost { $gold }.
risk_lured = A player with the only Barracuda card could bring it here. It would cost { $gold }.
risk_none = The Barracuda cannot get here this round.
risk_sheltered = You are safe from the Barracuda here.
could_win = { $names } could win next round
could_win_here = could win next round
mate_holds = Talk with { $name }, who holds:
mate_chose = { $name } has chosen:
next = Continue
skip = Skip ahead
go_on = On to round { $n }
order_label = Order of the wrecks
order_done = Wreck { $wreck }: done
order_now = Wreck { $wreck }, now: { $names }
order_later = Wreck { $wreck }, later: { $names }
asked_special = is alone on wreck { $wreck }: special action
asked_initiative = has the initiative on wreck { $wreck }, with the fewest cards in the row: { $what }
asked_standing = has the initiative on wreck { $wreck }, as the only one standing: { $what }
asked_fewest_standing = has the initiative on wreck { $wreck }, with the fewest cards of those standing: { $what }
asked_general = on wreck { $wreck }: general action
asked_beside_fish = on wreck { $wreck }, beside the Barracuda: general action only
asked_exchange = ties with a team-mate on wreck { $wreck }: they may exchange gold, nothing more
asked_draw = must answer: shall the match end in a draw?
asked_steer = { $n ->
     [one] may steer the Barracuda one wreck away, or leave it.
    *[other] may steer the Barracuda up to { $n } wrecks away, or leave it.
}
asked_pick = picks a pocket. Whose?
asked_put = Drawn from { $name }’s hand, for your eyes only. Which one do you put on the table, as if they had played it?
do_take = Take { $gold }
do_back = Take back { $cards }
back = { $n ->
     [one] card { $cards }
    *[other] cards { $cards }
}
do_regain = Take back your Barracuda card
do_strip = Make { $name } discard the Barracuda card
strip_label = Discard the Barracuda card of
do_bank = { $gold } into the vault
bag_change = Bag: { $from } → { $to }
vault_change = Vault: { $from } → { $to } of { $of }
hand_size = { $n ->
     [one] { $n } card in hand
    *[other] { $n } cards in hand
}
do_rob = Rob { $name }: { $gold }
do_give = Give { $gold } to { $name }
do_get = Get { $gold } from { $name }
do_keep = Change nothing
do_late = Pick a pocket at the end of the round
do_pocket = Draw from { $name }’s hand
do_put = Put down { $card }
do_dive = Dive to wreck { $n }
do_lure = Lure the Barracuda
do_leave = Leave it at { $wreck }
do_steer = To wreck { $wreck }
do_pass = Decline
do_agree = Agree to a draw
do_refuse = Play on
how_much = Amount
share_label = In your bag afterwards
how_it_came = How the gold came home
deposit = round { $n }: { $gold }
no_deposit = nothing brought home
chart_caption = Gold in the vaults, from round to round
found_in = { $n ->
     [one] { $gold } in { $n } dive
    *[other] { $gold } in { $n } dives
}
bitten = { $n ->
     [0] never bitten
     [one] bitten once: { $gold } lost
     [2] bitten twice: { $gold } lost
    *[other] bitten { $n } times: { $gold } lost
}
robberies = { $n ->
     [0] robbed nobody
     [one] one robbery: { $gold }
    *[other] { $n } robberies: { $gold }
}
longest_way = { $n ->
     [one] longest trip: { $n } wreck
    *[other] longest trip: { $n } wrecks
}
bite_sum = { $n ->
     [0] No bite cost any gold.
     [one] The Barracuda bit once: { $gold } overboard.
     [2] The Barracuda bit twice: { $gold } overboard.
    *[other] The Barracuda bit { $n } times: { $gold } overboard.
}
tell_laid = The wrecks are in place.
tell_chosen = { $name } has chosen.
tell_revealed = All cards are turned up: { $cards }.
revealed_card = { $name } ({ $card })
tell_all_back = That was { $name }’s last movement card: all five go back to the hand.
tell_rolled = The dice: { $n } towards wreck { $wreck }.
tell_there = It is there already.
tell_tied_ways = Several routes are equally short: it takes the one past wreck { $wreck }, the higher number.
tell_reach = Only { $name } lured the Barracuda. The die shows { $n }.
tell_swims = The Barracuda swims to wreck { $wreck }.
tell_stays = The Barracuda stays at wreck { $wreck }.
tell_taken = { $name } steers the Barracuda to wreck { $wreck }.
tell_left = { $name } leaves the Barracuda at wreck { $wreck }.
tell_lair = It stops on wreck { $wreck }: everyone takes their Barracuda card back.
tell_flung = The current flings the Barracuda to wreck { $wreck }.
tell_collected = { $name } picks up { $gold } from wreck { $wreck }.
tell_bites = The Barracuda! { $name } drops { $gold } on wreck { $wreck }.
tell_bites_nothing = The Barracuda! But { $name }’s bag is empty.
tell_lost = A wreck holds only 4: { $gold } lost.
tell_obeys = The Barracuda obeys { $name } and leaves the bag alone.
tell_protected = Wreck { $wreck } protects { $name } from the Barracuda.
tell_tied = Wreck { $wreck }: a tie for the fewest cards, so nobody has the initiative.
tell_idle = { $name } has nothing to gain from the special action of wreck { $wreck }.
tell_idle_general = { $name } has nothing to gain from the general action of wreck { $wreck }.
tell_passes = { $name } declines.
tell_takes = { $name } takes { $gold }.
tell_takes_back = { $name } takes back { $cards }.
tell_regains = { $name } takes the Barracuda card back.
tell_strips = { $name } makes { $other } discard the Barracuda card.
tell_banks = { $name } brings { $gold } home: { $n } of { $of } in the vault.
tell_banks_enough = { $name } brings { $gold } home: { $n } in the vault, enough to win.
tell_robs = { $name } robs { $other }: { $gold }.
tell_gives = { $name } gives { $gold } to { $other }.
tell_will_pick = { $name } will pick a pocket at the end of the round.
tell_round_over = Round { $n } is over.
tell_regain_all = Barracuda cards go back to: { $names }.
tell_draws = { $n ->
     [one] { $name } draws the only card in { $other }’s hand.
    *[other] { $name } draws two cards from { $other }’s hand.
}
tell_puts = { $name } puts one of { $other }’s cards on the table, as if played: { $card }.
tell_wins = { $name } wins with { $gold } in the vault.
tell_team_wins = The { $team } win: { $name } and { $other }, with { $gold } in the vault.
tell_out_of_rounds = That was round { $n }, the last one possible: the match is a draw.
tell_draw_asked = Nobody has won after { $n } rounds. The match can end in a draw, if everybody agrees.
tell_agrees = { $name } agrees to a draw.
tell_refuses = { $name } wants to play on.
tell_drawn = Everybody agrees: the match is a draw.
ledger = Gold only
round = Round { $n }
said_round = Round { $n }.
what_special = special action
what_robbery = robbery
what_exchange = exchange
on_board = Still on the boat: { $names }
ended_with = The last { $gold } came home in round { $n }.
opt_asked = Ask before taking gold
opt_asked_line = You may decline any action. When this is off, you take gold from the reserve automatically.
opt_warned = Show what could bite
opt_warned_line = Before you choose, each wreck shows how likely a bite is. It is only a help: hide it for a harder game.
duty_choose = Round { $round }: { $n } of { $of } chosen
duty_steer = steers the Barracuda
duty_decide = decides at wreck { $wreck }
duty_pick = picks a pocket
duty_put = looks at the cards drawn
duty_agree = is asked about a draw
aim = Bring { $n } gold into your vault first.
aim_team = Bring { $n } gold into your team’s vault first.
aid_bag = Gold in the bag can still be lost.
aid_choose = Everybody picks a card in secret. Turn them up together, and dive.
aid_swim = The Barracuda swims one or two wrecks towards the one on the die.
aid_lure = Only one Barracuda card: its diver stays and lies down, its player steers the fish.
aid_back = After your last movement card, take them all back.
aid_wreck = On a wreck, from 1 to 6
aid_alone = Alone: the special action, then the general one.
aid_several = Several: the fewest cards in the row gives the special action, or robs a bag there. Then the general one for all. On a tie, that one only.
aid_fish = With the Barracuda: drop the whole bag, then only the general action. A wreck holds { $n } gold.
aid_lying = Lying down: no action, and the diver with the initiative may rob you.
aid_signs = Symbols
now_dice = The dice are rolled.
now_choose = Choose a card: it says where you dive.
now_all_choose = Everybody chooses in secret where to dive.
now_steer = Steer the Barracuda to a wreck, or leave it.
now_decide = Take what the wreck offers, or decline.
now_pick = Choose whose pocket to pick.
now_put = Put down one of the cards drawn.
now_agree = Agree to a draw, or play on.
now_over = The match is over.
refused_teams = Two teams of two need four players.
refused_set = Protection must be a general action: beside the Barracuda there are no special ones.
refused_setup = These options do not fit together.
refused_chosen = You have already chosen.
refused_not_held = You do not hold this card: { $card }.
refused_reach = Wreck { $wreck } is too far for the Barracuda.
refused_step = You cannot do that now.
ended_abandoned = The match was ended early.
ended_rounds = A draw: nobody had won after { $n } rounds, the maximum.
ended_drawn = A draw by agreement, after { $n } rounds.
r_lead = Two to four divers, or two teams of two, explore six sunken galleons. Be the first to bring home 8 gold, past the others and past the Barracuda.
r_short_a = Be the first to bring 8 gold to your vault. Gold in your bag can still be lost.
r_short_b = Everybody picks a card in secret, and all are turned up together: you dive to the wreck with that number.
r_short_c = Then the Barracuda swims, as the dice say. Divers on the wreck where it stops drop their whole bag.
r_short_d = Alone on a wreck, you get its special action, then the general one. Among several, the diver with the fewest cards in the row gets the special one, or robs somebody there. Then everybody gets the general one.
r_short_e = If yours is the only Barracuda card, your diver stays in place and lies down, and you steer the fish.
r_aim = Aim
r_aim_a = Dive to the wrecks, fill your coin bag, and bring the gold to the vault on your boat. Only gold in the vault counts.
r_aim_b = Gold in the vault is safe. A bag can be robbed, and a diver who meets the Barracuda drops it.
r_aim_c = Each round has three steps: everybody chooses a card, the Barracuda swims, and the wrecks are played.
r_setup = Set-up
r_setup_a = Six wreck cards, numbered 1 to 6, lie face up and form the sea floor. Each touches another along a side.
r_setup_b = They lie on a square grid, all connected.
r_setup_c = They are laid at random. Or choose a ready-made floor, from gentle to vicious, or lay your own.
r_setup_h = For a table’s first match the app suggests the floor of the rulebook’s example, a gentle one. The text gives the square 6, 1, 3, 2; where 4 and 5 lie is our choice.
r_setup_d = Everybody has five movement cards, one Barracuda card, a diver, a coin bag with 2 gold, and an empty vault.
r_setup_i = The movement cards are numbered 1 to 5, so none leads to wreck 6.
r_setup_e = Divers start on the boat, not on a wreck. The gold reserve never runs out.
r_setup_f = The Barracuda starts on wreck 6, its lair.
r_setup_g = The distance die shows 1 on three sides and 2 on the other three. The direction die shows 1 to 6.
r_choose = Choosing a card
r_choose_a = Everybody secretly chooses a card from their hand. When all are ready, the cards are turned up together.
r_choose_b = A movement card takes your diver to the wreck with its number. The card goes to the end of the row in front of you. The order of the row never changes.
r_choose_c = With a Barracuda card, your diver stays in place and lies down. The card goes to the centre of the table.
r_choose_d = Was it your last movement card? Take all of them back at once: your row is empty again.
r_choose_e = Hands are not secret: rows and centre show which cards everybody holds. Only chosen cards and cards drawn from a pocket are hidden.
r_fish = The Barracuda swims
r_fish_a = If nobody has played a Barracuda card, or several players have, roll both dice. The Barracuda swims as many wrecks as the distance die shows, towards the wreck on the direction die, by a shortest route: always across a side, never diagonally.
r_fish_b = It stops when it gets there. If it is there already, it stays.
r_fish_c = If several routes are equally short, it takes the one past the wreck with the highest number.
r_fish_d = The whole route counts, not just the first step. If the highest number is the same, the next highest decides; if all the numbers are the same, the higher first step. On a floor with 1 2 5 above 3 4 6, it swims from 1 to 6 past 2 and 5.
r_fish_e = If exactly one Barracuda card was played, its player controls the Barracuda. They roll only the distance die, and move it to any wreck up to that far away, or leave it where it is.
r_fish_f = If it stops on a wreck with a star (★), the star’s action happens at once.
r_fish_g = But not if it did not move.
r_fish_h = It is flung once a round at most. If it is flung to a wreck where everybody takes their Barracuda card back, they do so.
r_wrecks = On the wrecks
r_wrecks_a = The wrecks are played one by one, the lowest number first.
r_wrecks_b = First, gold left on a wreck in an earlier round is picked up by the standing diver who has the initiative there. This is not an action. It happens on all wrecks before the actions of wreck 1, even beside the Barracuda: there the gold goes overboard with the bag, unless the diver is protected.
r_wrecks_c = On a tie, nobody picks it up.
r_wrecks_d = Alone, without the Barracuda: do the special action, then the general action.
r_wrecks_e = With the Barracuda: every diver there drops the whole coin bag on the wreck, and those standing do only the general action. At most 4 gold stay on a wreck; the rest goes to the reserve.
r_wrecks_f = The player who controls it this round drops nothing, and neither does a diver protected by the wreck.
r_wrecks_g = Protection is always a general action, since there are no special ones beside the Barracuda. It works before bags are dropped, but not for a diver lying there. Protected divers, too, do only the general action.
r_wrecks_h = Several divers, without the Barracuda: the one with the fewest movement cards in the row has the initiative. They do the special action, or rob one other diver there of the whole coin bag. Then everybody standing there does the general action.
r_wrecks_i = On a tie for the fewest cards, there are only general actions.
r_wrecks_j = General actions go in order of initiative, the fewest cards first, then by seat; beside the Barracuda too.
r_wrecks_k = A diver lying there does no action of the wreck, and can be robbed even with the fewest cards.
r_wrecks_l = They do not count for the initiative: the only diver standing beside lying ones has it.
r_wrecks_m = You may decline any action; only dropping gold is forced. What you do follows the card: Bank 7 is up to seven gold, Bank all is the whole bag or nothing. An action that would gain you nothing is skipped automatically, and an empty bag cannot be robbed.
r_end = End of the round, end of the match
r_end_a = Divers lying down stand up again. If the Barracuda is on wreck 6, or all Barracuda cards have been played, everybody takes theirs back.
r_end_b = Only then come the late actions: pockets are picked.
r_end_c = 8 gold in a vault wins at once, even in the middle of a round.
r_end_d = For a longer match, play to 10.
r_end_e = If one action could make several players win, the order of the general actions decides.
r_end_f = If nobody has won after 40 rounds, the match may end in a draw: everybody is asked, and again every 20 rounds. If all agree, they share first place; if anybody wants to play on, it goes on. Bots always agree. After 400 rounds it is a draw in any case.
r_end_g = The winner comes first; the others are ranked by the gold in their vaults.
r_cards = The wreck cards
r_cards_a = The rulebook lists the actions, but only the printed cards showed which card has which. So the distribution below is ours.
r_cards_b = Do you own the game? Enter your own cards when you set up a match.
r_cards_c = Gold: that much goes from the reserve into your bag.
r_cards_d = Take back: that many movement cards go from your row back to your hand, always the oldest first.
r_cards_e = Bank 7: up to 7 gold goes from your bag to your vault. Bank all: your whole bag does.
r_cards_f = With our cards, the card you have just played stays in your row: an action only brings back cards of earlier rounds. Otherwise you could play one card forever. With “Take back the card just played”, chosen at set-up, and always with your own cards, it comes back like any other.
r_cards_g = Barracuda card: take your own back, or send an opponent’s to the centre.
r_cards_h = Pick a pocket: take back your oldest movement card. Or, late: draw two cards unseen from an opponent’s hand, put one in front of them as if they had played it, and give the other back.
r_cards_i = At the wreck you announce that you will pick a pocket; you choose whose at the end of the round. From a hand of one card, you draw that one. A Barracuda card put down this way goes to the centre; a last movement card brings all of them back to its owner. Their diver stays in place.
r_cards_j = Protected: this round, the Barracuda does not make you drop your gold.
r_cards_k = ★ All regain: everybody takes their Barracuda card back.
r_cards_l = ★ Fling: the direction die is rolled, and the Barracuda goes straight to that wreck. A 6 is rolled again.
r_cards_o = If a wreck other than 6 has this star, that wreck’s own number is rolled again instead.
r_cards_m = One or two base cards can be swapped for the extra cards of the same number.
r_cards_n = Swapping more than two is a house rule.
r_card = What the wrecks offer
r_card_wreck = Wreck
r_card_special = Special action
r_card_general = General action
r_card_base = Base cards
r_card_extra = Extra cards
r_card_nothing = nothing
r_card_gold = { $n } gold
r_card_back = Take back { $n }
r_card_regain = Barracuda card
r_card_bank_seven = Bank 7
r_card_bank_all = Bank all
r_card_pocket = Pick a pocket
r_card_protected = Protected
r_card_all_regain = ★ All regain
r_card_fling = ★ Fling
r_teams = Two teams
r_teams_a = Four players, two against two. Everybody has their own coin bag, each team shares one vault, and 12 gold wins.
r_teams_b = It is always 12, whatever goal you choose. Team-mates sit opposite each other: seats 1 and 3 against 2 and 4.
r_teams_c = Team-mates may talk before they choose.
r_teams_d = Team-mates see each other’s chosen card.
r_teams_e = Two team-mates on one wreck may exchange any number of gold between their bags. This is the special action of one of them, and needs the initiative over the opponents there.
r_teams_f = If only the two of them tie for the fewest cards, they may still exchange, but nothing more: a tie is a tie, so no robbing, no special action, and no gold picked up. The first seat of the two decides. If one stands and the other lies down, the one standing may exchange.
r_teams_g = Team-mates do not rob each other.
r_examples = Worked examples
r_round = A round with four divers
r_round_a = Anna turns up a 2, Bruno a 4, Clara another 2, David a 3. Anna already had one card in her row and Clara two; the other rows were empty. Anna and Bruno have 2 gold in their bags, Clara 1, David 3, and 1 in his vault.
r_round_b = Nobody has played a Barracuda card. The dice say: distance 2, direction 3.
r_round_floor = From 6 it could swim to 3 past 1 or past 2: both are equally short. It goes past 2, the higher number.
r_round_c = Wreck 2: it only swam past Anna and Clara. Anna’s row has two cards, Clara’s three, so Anna has the initiative. She robs Clara of her 1 gold; she could have taken back her oldest card instead. Then each gets 1 gold from the general action.
r_round_d = Wreck 3: here it stopped, beside David. He drops the 3 gold in his bag; the 1 in his vault is safe. He only gets the general action: 1 gold.
r_round_e = Wreck 4: Bruno is alone. The special action gives him 2 gold, the general action 1. With the 2 he had, that makes 5.
r_steer = The next round: steering the Barracuda
r_steer_a = Anna plays her Barracuda card and lies down on wreck 2, with 4 gold in her bag. Bruno goes to 5, to bank his gold, Clara to 3, David to 2. Anna’s is the only Barracuda card. The distance die shows 2, and she steers the Barracuda from 3 to 5, right next to it.
r_steer_b = First of all Clara, alone on wreck 3, picks up the 3 gold that David dropped.
r_steer_c = Wreck 2: David is the only one standing, so he has the initiative. He robs Anna of her 4 gold and takes 1 with the general action. Anna does nothing here.
r_steer_d = Wreck 3: Clara is alone: 3 gold, and 1 more. With what she picked up she carries 8.
r_steer_e = Wreck 5: the Barracuda is beside Bruno, and he drops his 5 gold. Only 4 stay on the wreck, 1 goes to the reserve. He cannot bank, as that is the special action, but the general one gives him 1 gold.
r_steer_f = Had Anna steered it to wreck 2, she would have kept her gold: it does not touch the player who controls it, and beside the Barracuda nobody robs.
r_end_h = A Barracuda card that somebody was forced to discard counts as played. One put in the centre by picking a pocket comes too late for this round.
