# The screen of the evening's results, and of earlier evenings.
lead = Die Partien eines Abends, aus allen Spielen, in einer Wertung.
empty = Noch ist keine Partie zu Ende gespielt.
empty_now = Heute Abend ist noch keine Partie zu Ende gespielt.
rename = Umbenennen
name_of_evening = Name des Abends
name_line = Ohne Namen heißt der Abend nach seinem Datum.
days = { $first } – { $last }
archive = Diesen Abend ablegen
archived = Der Abend ist abgelegt und steht jetzt unten.
go_on = Fortsetzen
reopen = Diesen Abend fortsetzen
went_on = Der Abend geht weiter.
went_on_instead = Der Abend geht weiter. Der vorige ist abgelegt und steht jetzt unten.
earlier = Frühere Abende
matches = { $n ->
    [one] { $n } Partie
   *[other] { $n } Partien
}
winner = die meisten Siege: { $name }
leader = vorn: { $name }
delete = Diesen Abend löschen
delete_text = { $n ->
    [one] Ein Ergebnis wird gelöscht: { $day }. Die Partie selbst bleibt.
   *[other] { $n } Ergebnisse werden gelöscht: { $day }. Die Partien selbst bleiben.
}
deleted = Der Abend wurde gelöscht.
put_back = Zurückholen
match_by_match = Partie für Partie

scale = Punkte
scale_places = Für Plätze
scale_places_line = 5, 3 und 2 Punkte für die ersten drei, 1 für alle anderen; zu zweit oder dritt bekommt der letzte Platz 1. Gleiche Plätze teilen sich ihre Punkte.
scale_wins = Für Siege
scale_wins_line = 1 Punkt für einen Sieg. Wer zusammen gewinnt, teilt ihn sich.
scale_none = Keine
scale_none_line = Punkte werden nicht gezählt. Vorn liegt, wer am öftesten gewonnen hat.

people = Wer da ist
people_none = Noch ist niemand da.
choose = Angeben, wer da ist
who = Wer ist da?
new = Jemand Neues
left = ist gegangen
leave = Geht
leave_of = { $name } geht
back = Ist wieder da
back_of = { $name } ist wieder da
who_line = Schalte alle ein, die da sind.

scoreboard = Wertung
points = Punkte
rank_lines = { $name }, { $n ->
    [one] { $n } Partie
   *[other] { $n } Partien
}, Partie für Partie
place_of = { $place } von { $of }
points_of = { $n ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
no_match = Noch keine Partie.
rounded = Geteilte Punkte sind gerundet gezeigt. Die Summe rechnet mit den genauen Anteilen.
picture_best = Die ersten { $shown } von { $of } Spielern
picture_latest = Die letzten { $shown } von { $of } Partien
picture_points = { $n ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
} · { $won ->
    [one] { $won } Sieg
   *[other] { $won } Siege
} · { $played ->
    [one] { $played } Partie
   *[other] { $played } Partien
}
picture_wins = { $won ->
    [one] { $won } Sieg
   *[other] { $won } Siege
} · { $played ->
    [one] { $played } Partie
   *[other] { $played } Partien
}
chart_points = Punkte nach jeder Partie
chart_wins = Siege nach jeder Partie
chart_numbers = Die Zahlen der Kurve
after_match = Nach Partie { $n }

next = Was als Nächstes?
next_time = Zeit übrig
next_any = Egal
next_alone = Trag mindestens zwei Leute ein, die da sind; dann stehen hier Spiele für euch.
next_none = Für { $n } Leute ist kein Spiel dabei.
next_none_in = Für { $n } Leute ist kein Spiel so kurz.
next_new = Von euch hat es noch niemand gespielt.
next_least = { $n ->
    [0] Heute Abend war es noch nicht dran.
    [one] Heute Abend war es erst einmal dran.
   *[other] Heute Abend war es erst { $n }-mal dran, und kein anderes seltener.
}
next_chance = { $name } hat heute Abend noch nicht gewonnen, gewinnt dieses Spiel aber öfter als jedes andere.
all_games = Alle Spiele
next_fits = Es passt für { $n } Leute.
next_play = { $game } spielen
set_up = Vorbereiten
next_set_up = { $game } vorbereiten
