# The screen of the evening's results, and of earlier evenings.
lead = De partijen van een avond, van welk spel ook, op één scorebord.
empty = Er is nog geen partij afgelopen.
empty_now = Vanavond is er nog geen partij afgelopen.
rename = Hernoemen
name_of_evening = Naam van de avond
name_line = Zonder naam krijgt de avond de datum als naam.
days = { $first } – { $last }
archive = Avond archiveren
archived = De avond staat hieronder in het archief.
go_on = Toch verder
reopen = Met deze avond verder
went_on = De avond gaat verder.
went_on_instead = De avond gaat verder. Die ervoor staat hieronder in het archief.
earlier = Eerdere avonden
matches = { $n ->
    [one] { $n } partij
   *[other] { $n } partijen
}
winner = vaakst gewonnen: { $name }
leader = voorop: { $name }
delete = Avond verwijderen
delete_text = { $n ->
    [one] Eén uitslag wordt verwijderd: { $day }. De partij zelf blijft.
   *[other] { $n } uitslagen worden verwijderd: { $day }. De partijen zelf blijven.
}
deleted = De avond is verwijderd.
put_back = Terugzetten
match_by_match = Partij voor partij

scale = Punten
scale_places = Voor plaatsen
scale_places_line = 5, 3 en 2 punten voor de eerste drie, 1 voor de rest; van twee of drie krijgt de laatste 1. Wie een plaats deelt, deelt de punten.
scale_wins = Voor winst
scale_wins_line = 1 punt voor winst. Wie samen wint, deelt het.
scale_none = Geen
scale_none_line = Er worden geen punten geteld. Wie het vaakst wint, ligt voorop.

people = Wie is er
people_none = Er is nog niemand.
choose = Kies wie er is
who = Wie is er?
new = Iemand nieuw
left = is weg
leave = Gaat weg
leave_of = { $name } gaat weg
back = Is terug
back_of = { $name } is terug
who_line = Zet iedereen aan die er is.

scoreboard = Scorebord
points = Punten
rank_lines = { $name }, { $n ->
    [one] { $n } partij
   *[other] { $n } partijen
}: partij voor partij
place_of = { $place } van { $of }
points_of = { $n ->
    [one] { $points } punt
   *[other] { $points } punten
}
no_match = Nog geen partij.
rounded = Gedeelde punten staan hier afgerond. Het totaal is uit de precieze delen opgeteld.
picture_best = De eerste { $shown } van { $of } spelers
picture_latest = De laatste { $shown } van { $of } partijen
picture_points = { $n ->
    [one] { $points } punt
   *[other] { $points } punten
} · { $won ->
    [one] { $won } keer gewonnen
   *[other] { $won } keer gewonnen
} · { $played ->
    [one] { $played } partij
   *[other] { $played } partijen
}
picture_wins = { $won ->
    [one] { $won } keer gewonnen
   *[other] { $won } keer gewonnen
} · { $played ->
    [one] { $played } partij
   *[other] { $played } partijen
}
chart_points = Punten na elke partij
chart_wins = Winst na elke partij
chart_numbers = De getallen van de grafiek
after_match = Na partij { $n }

next = Wat nu?
next_time = Hoeveel tijd nog
next_any = Geen limiet
next_alone = Kies minstens twee mensen die er zijn; dan staan hier spellen voor hen.
next_none = Er is geen spel voor { $n } mensen.
next_none_in = Er is geen spel voor { $n } mensen dat zo kort duurt.
next_new = Niemand die er is heeft het al gespeeld.
next_least = { $n ->
    [0] Het is vanavond nog niet gespeeld.
    [one] Het is vanavond pas één keer gespeeld.
   *[other] Het is vanavond pas { $n } keer gespeeld, en geen ander spel minder vaak.
}
next_chance = { $name } heeft vanavond nog niet gewonnen, en wint dit spel vaker dan elk ander.
all_games = Alle spellen
next_fits = Het is voor { $n } mensen.
next_play = Speel { $game }
set_up = Klaarzetten
next_set_up = Zet { $game } klaar
