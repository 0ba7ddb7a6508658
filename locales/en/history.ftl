# All matches, and the page of a person.
all_matches = All matches
all_matches_lead = Every match finished on this device, the latest first.
filters = Filters
game = Game
any_game = All games
person = Person
any_person = Everyone
evening = Evening
any_evening = All evenings
this_evening = This evening
time = Time
any_time = Any time
this_week = This week
this_month = This month
this_year = This year
matches_n = { $n ->
    [0] No match fits.
    [one] { $n } match
   *[other] { $n } matches
}
show_more = Show more
moves_gone = Only the result is left; its moves are gone.
take_along = Take it along
csv = As a table (CSV)
csv_failed = This browser cannot save the table.
csv_end = End
csv_minutes = Minutes
csv_player = Player
csv_bot = Bot
csv_place = Place
csv_players = Players
csv_resigned = Resigned
csv_id = Match
yes = yes
bg_stats = Show links to BG Stats
bg_stats_line = BG Stats is an app that keeps plays. Tapping a link sends this one result, with its names, to bgstatsapp.com; nothing else leaves the device.
bg_stats_send = Send to BG Stats
picture_share_of = Share as a picture: { $what }
picture_save_of = Save as a picture: { $what }
picture_drawing = Drawing the picture…
picture_ready = The picture is ready.
picture_failed = This browser can neither make the picture nor copy its text.
picture_won = { $n ->
    [one] { $names } won.
   *[other] { $names } share the win.
}
picture_drawn = A draw
match_of = { $game }, { $date }
more_of = More: { $game }, { $date }

also_played = Also played here
person_absent = { $name } has not finished a match on this device yet.
at_a_glance = At a glance
matches = Matches
drawn = Drawn
time_played = Time at the table
minutes = { $m } min
hours = { $h } h { $m } min
time_left_out = { $n ->
    [one] One match took longer than six hours from start to end. Its time is left out.
   *[other] { $n } matches took longer than six hours from start to end. Their time is left out.
}
time_unknown = { $n ->
    [one] The time of one older match is not known.
   *[other] The time of { $n } older matches is not known.
}
streak = Most wins in a row
streak_same = The same, always with { $names }
best_bot = Best bot beaten
games = Games
place_count = { $place }: { $n }
best_match = Best match: { $result }
rivals = Rivals
rival = In { $n } matches with { $other }, { $name } finished above { $above ->
        [one] once
       *[other] { $above } times
    } and below { $below ->
        [one] once
       *[other] { $below } times
    }.
nemeses = Nemeses
nemesis = { $other } finished above { $name } in { $below } of { $n } matches.
pairs_line = People are compared once they have shared three matches.
form = Form
form_caption = Percentage of opponents that { $name } finished above, in the last { $n } matches
match_n = Match { $n }
percent = { $n }%
all_matches_of = All matches of { $name }

rename = Rename
rename_who = Rename { $name }
rename_line = The new name replaces the old one in all results and lists, and in matches in progress. A finished match still shows the old name in its replay.
name_of_app = The app itself uses this name. Choose another one.
renamed = { $name } is now called { $new }.
merge = One and the same person?
merge_text = There is already { $other }. If both are one person, their matches are counted together from now on. This cannot be undone.
merge_yes = One person
merge_no = Two people
merge_shared = { $name } and { $other } played in the same match, so they are two people.
forget = Forget
forget_who = Forget { $name }?
forget_text = { $name } becomes “Somebody” in all results, evenings and matches kept on this device, and leaves the list of players. Solved problems and progress in lessons under this name are deleted. The figures of all others stay the same. Files exported before keep the name. This cannot be undone.
forgotten = { $name } is forgotten on this device.

delete_title = { $n ->
    [one] Delete this match?
   *[other] Delete { $n } matches?
}
delete_text = { $n ->
    [one] It can no longer be looked back at. Its result counts for its evening and its players: should that stay?
   *[other] They can no longer be looked back at. Results that count for evenings and players: { $results }. Should these stay?
}
keep_result = { $n ->
    [one] Keep the result
   *[other] Keep the results
}
delete_with_result = { $n ->
    [one] Delete the result too
   *[other] Delete the results too
}
delete_result = Delete this result
result_deleted = The result was deleted.
put_result_back = Put it back

low_title = Storage is running low
low_text = The browser has little room for more matches. The oldest finished ones can move into a file; their results stay here.
pack = Pack the oldest matches
pack_text = { $n ->
    [one] The oldest finished match moves into a file. That frees { $size }. Its result stays, and you can watch it again once you import the file.
   *[other] The { $n } oldest finished matches move into one file. That frees { $size }. Their results stay, and you can watch them again once you import the file.
}
pack_none = There is no finished match to pack.
pack_check = { $n ->
    [one] Please look whether the file is there. Its name begins with { $name }. Without it, the moves of the match are lost.
   *[other] Please look whether the file is there. Its name begins with { $name }. Without it, the moves of the matches are lost.
}
pack_not_there = It is not there
pack_delete = { $n ->
    [one] It is there: delete the match here
   *[other] It is there: delete the matches here
}
pack_failed = This browser cannot save the file. Nothing was deleted.
packed = { $n ->
    [0] Nothing was deleted: the matches have changed since.
    [one] One match is packed.
   *[other] { $n } matches are packed.
}
# A share with its numbers, an average, and the figures of single games. Their words are those of each game.
share = { $n } of { $of } ({ $percent }%)
average = { NUMBER($n, maximumFractionDigits: 1) }
barragoon_white = Won with White
barragoon_brown = Won with Brown
barragoon_moves = Moves in a match, on average
barragoon_fastest = Fewest moves in a win
bouillabaisse_costs = What costs
bouillabaisse_points = Points, on average
bouillabaisse_rounds = Rounds played
bouillabaisse_1 = Round 1: tricks
bouillabaisse_2 = Round 2: the suit
bouillabaisse_3 = Round 3: the picture card
bouillabaisse_4 = Round 4: the card
bouillabaisse_5 = Round 5: all of these
bouillabaisse_6 = Round 6: all of these, as minus points
barrakuda_alone = Won without a team
barrakuda_teams = Won in a team
barrakuda_dives = Gold per dive
per_dive = { NUMBER($average, maximumFractionDigits: 1) } ({ NUMBER($gold) } gold in { $n ->
    [one] { $n } dive
   *[other] { $n } dives
})
barrakuda_bites = Bites by the Barracuda
bites = { $n ->
    [0] none
   *[other] { $n } ({ NUMBER($gold) } gold dropped)
}
barracuda_believed = Own bluffs that others believed
barracuda_caught = Bluffs of others that were caught
barbarossa_right = Right guesses
barbarossa_letters = Letters asked for, per word guessed
per_word = { NUMBER($average, maximumFractionDigits: 1) } ({ $letters ->
    [0] no letter
    [one] { $letters } letter
   *[other] { $letters } letters
} for { $n ->
    [one] { $n } word
   *[other] { $n } words
})
barbarossa_most = Most words guessed in a match

# Results that another version of the app wrote, or that were edited by hand.
unread_results = { $n ->
     [one] One result cannot be read by this version. It is kept, and counts nowhere.
    *[other] { $n } results cannot be read by this version. They are kept, and count nowhere.
}
