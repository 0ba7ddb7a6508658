# The screen of the evening's results, and of earlier evenings.
lead = An evening’s matches, of any games, on one scoreboard.
empty = No match has been finished yet.
empty_now = No match has been finished this evening yet.
rename = Rename
name_of_evening = Name of the evening
name_line = Without a name, the evening is called by its date.
days = { $first } – { $last }
archive = Archive this evening
archived = The evening is archived below.
go_on = Continue it
reopen = Continue this evening
went_on = The evening goes on.
went_on_instead = The evening goes on. The one before it is archived below.
earlier = Earlier evenings
matches = { $n ->
    [one] { $n } match
   *[other] { $n } matches
}
winner = most wins: { $name }
leader = ahead: { $name }
delete = Delete this evening
delete_text = { $n ->
    [one] One result is deleted: { $day }. The match itself stays.
   *[other] { $n } results are deleted: { $day }. The matches themselves stay.
}
deleted = The evening was deleted.
put_back = Put it back
match_by_match = Match by match

scale = Points
scale_places = For places
scale_places_line = 5, 3 and 2 points for the first three, 1 for everybody else; the last of two or three gets 1. Equal places share their points.
scale_wins = For wins
scale_wins_line = 1 point for a win. Those who win together share it.
scale_none = None
scale_none_line = No points are counted. Whoever has most wins is ahead.

people = Who is here
people_none = Nobody is here yet.
choose = Choose who is here
who = Who is here?
new = Somebody new
left = has left
leave = Leaves
leave_of = { $name } leaves
back = Is back
back_of = { $name } is back
who_line = Switch on everyone who is here.

scoreboard = Scoreboard
points = Points
rank_lines = { $name }, { $n ->
    [one] { $n } match
   *[other] { $n } matches
}: match by match
place_of = { $place } of { $of }
points_of = { $n ->
    [one] { $points } point
   *[other] { $points } points
}
no_match = No match yet.
rounded = Shared points are shown rounded. The total is added up from the exact shares.
picture_best = The first { $shown } of { $of } players
picture_latest = The latest { $shown } of { $of } matches
picture_points = { $n ->
    [one] { $points } point
   *[other] { $points } points
} · { $won ->
    [one] { $won } win
   *[other] { $won } wins
} · { $played ->
    [one] { $played } match
   *[other] { $played } matches
}
picture_wins = { $won ->
    [one] { $won } win
   *[other] { $won } wins
} · { $played ->
    [one] { $played } match
   *[other] { $played } matches
}
chart_points = Points after each match
chart_wins = Wins after each match
chart_numbers = The numbers of the chart
after_match = After match { $n }

next = What next?
next_time = Time left
next_any = No limit
next_alone = Add at least two people who are here, and games for them appear here.
next_none = No game is for { $n } people.
next_none_in = No game for { $n } people takes so little time.
next_new = Nobody who is here has played it yet.
next_least = { $n ->
    [0] It has not been played this evening.
    [one] It has been played only once this evening.
   *[other] It has been played only { $n } times this evening, and no other game less often.
}
next_chance = { $name } has not won this evening yet, and wins this game more than any other.
all_games = All games
next_fits = It is for { $n } people.
next_play = Play { $game }
set_up = Set up
next_set_up = Set up { $game }
