r_lead = Two to twelve players, six rounds, and the fewest points win: leave the tricks that cost to the others. In the last round, though, everybody wants them.
r_short_a = Six rounds of tricks, and the fewest points win.
r_short_b = Follow suit if you can. The highest card of the suit led takes the trick; there are no trumps.
r_short_c = Something else costs in each round: the tricks, a suit, a kind of picture card, one exact card, then all of them.
r_short_d = In round 6 the same things take points off: this time, take all you can.
r_short_e = If agreed: take everything that scores in a round, and your points change sign.
r_cards = Cards and deal
r_cards_a = Ordinary playing cards in four suits. The ace is the highest card, the 2 the lowest, and there are no trumps.
r_cards_b = Up to six players share one pack of 52 cards; from seven to twelve there are two packs.
r_cards_c = One or two packs can be chosen for any number of players.
r_cards_d = Everything is dealt. To give everyone the same number, the lowest cards are left out: three players share 51 cards, five share 50, six share 48.
r_cards_e = They are left out from the 2s upwards and within a rank in the order clubs, diamonds, hearts, spades, until the rest divides evenly. With two packs both copies of a card are left out in turn.
r_cards_f = Each round has a new dealer.
r_cards_g = Lots decide who deals first. The deal passes to the left, and the player to the dealer’s left leads the first trick.
r_tricks = Tricks
r_tricks_a = The leader plays any card. In turn, the others must follow suit: play a card of that suit if they have one. If not, they may play any card.
r_tricks_b = The highest card of the suit led wins the trick, and its player leads the next one.
r_tricks_c = With two packs, of two identical winning cards the one played first wins.
r_tricks_d = Or the one played last wins.
r_costs = What costs
r_costs_a = Three things cost points: a suit, a kind of picture card (jacks, queens or kings), and one exact card among those in play.
r_costs_b = Round a table, players agree on them. The usual choices are hearts or clubs, the queens, and the king of hearts or of spades.
r_costs_c = Or they are drawn at random.
r_costs_d = They are drawn when the match begins. From then on everyone can see them, dimmed in the rounds in which they do not cost.
r_costs_e = Or each is drawn late, when its round begins.
r_costs_f = With two packs both copies of the card count.
r_costs_g = Costs add up: in rounds 5 and 6 one card may count three times, for its suit, for its picture, and as the exact card.
r_costs_h = In round 6 the same things take points off, so this time take all you can.
r_costs_i = The lowest total after round 6 wins.
r_costs_j = Players with equal totals share the place.
r_table = Points in each round
r_table_round = Round
r_table_trick = each trick
r_table_suit = each card of the suit
r_table_figure = each picture card chosen
r_table_card = the card
r_all = All or nothing
r_all_a = If you take everything that scores in a round, your points change sign: in rounds 1, 2, 3 and 5 they are taken off instead of added, in round 6 they are added instead of taken off.
r_all_b = Everything means all cards that give points.
r_all_i = In round 1, where tricks give the points, it means every trick.
r_all_c = In rounds 5 and 6 the tricks without such a card do not matter.
r_all_d = Or they do, and you must take every trick.
r_all_e = All your points of the round change sign, those for tricks as well. What others took counts as usual.
r_all_f = So in the last round, take as many as possible, but not all.
r_all_g = This does not apply in round 4.
r_all_h = With two packs it does not either, though the card is there twice.
r_early = Ending a round early, help for the memory
r_early_a = When nothing still to come can score, the rest of the round is left out, unless you want to play it all. That never happens in rounds 1, 5 and 6, where every trick scores.
r_early_b = How much the app helps your memory is chosen at set-up. Usual: the points so far and the last trick. Open: also every trick of the round, and who is out of which suit. Strict: the last trick alone, and no points before the round is counted.
r_early_c = The log and the replay do not show hidden tricks either. Once the round is over you can look at all of it.
r_examples = Worked examples
r_trick = A trick with four players
r_trick_a = Anna leads the 7 of hearts, so the others must play hearts if they can. Bruno plays the king. Clara has no hearts and gets rid of the 2 of clubs. David’s only heart is the ace, so he must play it.
r_trick_b = The ace is the highest heart. David wins the trick, like it or not, and leads the next one. The 2 of clubs could not win, nor could any other club: clubs were not led.
r_trick_1 = Anna leads: 7 of hearts
r_trick_2 = Bruno: king of hearts
r_trick_3 = Clara: 2 of clubs
r_trick_4 = David wins: ace of hearts
r_count = Counting rounds 5 and 6
r_count_a = Hearts, queens and the king of spades cost. You have taken four tricks, and these five cards with them:
r_count_1 = queen of hearts: 10 + 50
r_count_2 = 9 of hearts: 10
r_count_3 = 4 of hearts: 10
r_count_4 = queen of clubs: 50
r_count_5 = king of spades: 200
r_count_b = Tricks 4 × 5, hearts 3 × 10, queens 2 × 50, the king 200: 20 + 30 + 100 + 200 = 350. In round 5 that is +350, in round 6 it is −350.
r_count_c = The queen of hearts counts twice: 10 as a heart and 50 as a queen.
r_turn = All or nothing, with one pack and four players
r_turn_a = Hearts, queens and the king of spades cost. In round 3 Clara takes all four queens:
r_turn_card = 50 points
r_turn_b = That would be 4 × 50 = 200 points. She has taken everything, so it is −200. With three queens it would have been +150.
r_turn_c = In round 6 Bruno wins nine tricks, and in them all hearts, all queens and the king of spades: 9 × 5 + 13 × 10 + 4 × 50 + 200 = 575. The other four tricks held none of these. So he has everything, and gets +575 instead of −575. One heart left to somebody else, and it would have been −565.
r_turn_d = If everything means every trick, four tricks are missing, and he gets −575.
index_jack = J
index_queen = Q
index_king = K
index_ace = A
card = { $rank ->
    [jack] jack
    [queen] queen
    [king] king
    [ace] ace
   *[other] { $rank }
} of { $suit ->
    [clubs] clubs
    [diamonds] diamonds
    [hearts] hearts
   *[spades] spades
}
jacks = jacks
queens = queens
kings = kings
clubs = clubs
diamonds = diamonds
hearts = hearts
spades = spades
each_trick = each trick
nothing = nothing that counts
# A score of a round: "3 tricks × 5 + 1 heart × 10 + king of spades × 200".
sum_tricks = { $n ->
    [one] { $n } trick
   *[other] { $n } tricks
} × { $points }
sum_suit = { $suit ->
    [clubs] { $n ->
        [one] { $n } club
       *[other] { $n } clubs
    }
    [diamonds] { $n ->
        [one] { $n } diamond
       *[other] { $n } diamonds
    }
    [hearts] { $n ->
        [one] { $n } heart
       *[other] { $n } hearts
    }
   *[spades] { $n ->
        [one] { $n } spade
       *[other] { $n } spades
    }
} × { $points }
sum_figures = { $figure ->
    [jack] { $n ->
        [one] { $n } jack
       *[other] { $n } jacks
    }
    [queen] { $n ->
        [one] { $n } queen
       *[other] { $n } queens
    }
   *[king] { $n ->
        [one] { $n } king
       *[other] { $n } kings
    }
} × { $points }
sum_card = { $n ->
    [one] { $card }
   *[other] { $card } × { $n }
} × { $points }
took_all = took everything: the points change sign
round = Round { $n }
round_of = Round { $n } of { $of }
said_round = Round { $n } of { $of }.
recipe = Round { $n }: { $what }
priced = { $what } { $points }
reveal_title = On the menu
all_rounds_played = All six rounds are played.
cost_unknown = drawn when the round begins
all_turns = All or nothing: take everything, and your points turn into minus points.
all_not_now = All or nothing does not apply in this round.
all_not_all = All or nothing: take as many as you can, but not all.
out_of_sight = These tricks are hidden until the round is over.
menu_label = What costs in this round
table_label = The table, in the order of play
hand_label = Your hand
open_label = All hands
takes = { $name } takes the trick: { $what }
takes_nothing = { $name } takes the trick.
said_takes = { $name } takes the trick: { $points }.
ledger = Tricks only
said_dealer = { $name } deals first
said_cost = What costs: { $what }
said_deal = Round { $n } is dealt
said_plays = { $name } plays the { $card }.
said_costs = What costs: { $what }.
said_lying = On the table: { $cards }.
said_led = The suit led is { $suit }: follow it if you can.
said_hold = { $n ->
     [one] You hold { $n } card.
    *[other] You hold { $n } cards.
}
keys_walk = along your hand
keys_lift = lift a card, or put it back
keys_move = move a card to another place in your hand
said_lifted = Lifted, and about to be played. Press again to put it back.
said_chosen = Chosen. Confirm to play it.
not_your_turn = It is not your turn.
follow_suit = The suit led is { $suit }, and you have { $suit }.
refused_not_in_play = The { $card } is not in play with that many players.
refused_setup = This cannot be played with that many players or packs.
refused_step = You cannot do that now.
ended_abandoned = The match was ended early; nobody won.
ended_won = { $n ->
     [one] { $name } wins with { $points } point.
    *[other] { $name } wins with { $points } points.
}
ended_shared = { $n ->
     [one] { $name } share first place with { $points } point.
    *[other] { $name } share first place with { $points } points.
}
duty = to play
cards_left = { $n ->
     [one] { $n } card in hand
    *[other] { $n } cards in hand
}
points_taken = { $n ->
     [one] { $points } point so far in this round
    *[other] { $points } points so far in this round
}
deals = dealt this round
total_of = { $n ->
     [one] { $points } point in all
    *[other] { $points } points in all
}
leads = in the lead
dealer_sign = D
void_in = has no { $suits }
wait = Your cards. It is not your turn.
lead = You lead: play any card.
follow = Follow suit: play { $suit }.
discard = No { $suit }: play any card.
now_dealt = The cards are dealt.
now_leads = New trick: play any card.
now_follows = Suit led: { $suit }. Play it if you can.
aim_tricks = Avoid tricks: each costs { $n }.
aim_cards = Avoid { $what }: each costs { $n }.
aim_card = Avoid the { $card }: it costs { $n }.
aim_least = Everything costs: take as little as you can.
aim_unknown = Avoid what costs points in this round.
aim_most = Everything pays now: take all you can.
aim_not_all = Take as much as you can, but not all.
aim_fewest = The fewest points win.
aid_fewest = The fewest points after six rounds.
aid_trick = A trick
aid_follow = Follow suit if you can. If not, play any card.
aid_takes = The highest card of the suit led takes it, and leads next. There are no trumps.
aid_twin_first = Of two equal cards the one played first wins.
aid_twin_last = Of two equal cards the one played last wins.
aid_rounds = What costs, round by round
aid_tricks = Round 1: { $n } for each trick.
aid_suit = Round 2: { $n } for each card of the suit.
aid_figure = Round 3: { $n } for each picture card chosen.
aid_card = Round 4: { $n } for the exact card.
aid_all = Round 5: all of that together.
aid_below = Round 6: the same, but taken off. Now take all you can!
aid_everything = Take everything that scores, and your points change sign. Not in round 4.
read_hand_line = Read my hand aloud through a screen reader: use headphones
sort_by_rank = Sort by rank
sort_by_suit = Sort by suit
play_card = Play the { $card }
put_back = Put it back
sheet = Score sheet
sheet_empty = No round has been counted yet.
skipped = The rest was not played: nothing left could score.
player = Player
total = Total
so_far = so far
next = Next: round { $n }, { $what }. { $name } plays first.
next_last = Next: round { $n }, the last. Minus points for { $what }. { $name } plays first.
next_not_all = All or nothing counts here too: as many as possible, but not all.
chart_label = Totals from round to round; the lowest line wins. The score sheet has the numbers.
preset_agreed = Agreed: hearts, queens, king of spades
preset_agreed_line = What most tables agree on.
preset_random = Drawn at random
preset_random_line = A suit, a kind of picture card and one exact card are drawn before the first round.
preset_late = Drawn late
preset_late_line = Each is drawn only when its round begins.
preset_two = Agreed, with two packs
preset_two_line = Every card is there twice, and both copies count.
preset_own = Your own mix
opt_packs = Packs
packs_auto = By the number of players
packs_auto_line = One pack up to six players, two from seven.
packs_one = One
packs_one_line = 52 cards.
packs_two = Two
packs_two_line = 104 cards: every card is there twice.
opt_finding = What costs
finding_random = Drawn at random
finding_random_line = A suit, a kind of picture card and one exact card are drawn before the first round.
finding_late = Drawn late
finding_late_line = Each is drawn only when its round begins.
finding_agreed = Agreed
finding_agreed_line = The table chooses all three. The usual choices come first.
opt_suit = The suit (10 a card)
opt_figure = The picture card (50 each)
opt_card = The card (200)
usual = { $what } (usual)
opt_twins = Of two identical cards
twins_first = the first played wins
twins_first_line = The usual choice.
twins_last = the last played wins
twins_last_line = A second copy can still take the trick.
opt_all = All or nothing
all_off = Not played
all_off_line = If you take everything, you get all the points.
all_cards = All cards that score
all_cards_line = Take them all in a round (in round 1 all tricks), and your points change sign. Not in round 4.
all_tricks = Every trick
all_tricks_line = The same, but in rounds 5 and 6 everything means every trick.
opt_skip = Leave out what cannot score
opt_skip_line = Rounds 2 to 4 end when nothing in them can score any more.
opt_help = Help for the memory
help_open = Open
help_open_line = The points so far, who is out of a suit, and every trick of the round in the log.
help_usual = Usual
help_usual_line = The points so far, and the last trick only.
help_strict = Strict
help_strict_line = The last trick only, and no points before the round is counted.
each_gets = { $n } cards each; all are in play.
each_gets_without = { $n } cards each. Not in play: { $cards }.
last_trick = The last trick
last_trick_none = No trick has been taken yet.
took = took the trick
onward = Play on
look_at_round = Look back at round { $n }, all hands open
led_clubs = clubs
led_diamonds = diamonds
led_hearts = hearts
led_spades = spades
