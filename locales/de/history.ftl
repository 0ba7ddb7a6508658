# All matches, and the page of a person.
all_matches = Alle Partien
all_matches_lead = Jede auf diesem Gerät beendete Partie, die neueste zuerst.
filters = Filter
game = Spiel
any_game = Alle Spiele
person = Person
any_person = Alle
evening = Abend
any_evening = Alle Abende
this_evening = Heute Abend
time = Zeitraum
any_time = Egal wann
this_week = Diese Woche
this_month = Diesen Monat
this_year = Dieses Jahr
matches_n = { $n ->
    [0] Keine Partie passt.
    [one] { $n } Partie
   *[other] { $n } Partien
}
show_more = Mehr zeigen
moves_gone = Nur das Ergebnis ist noch da, die Züge nicht mehr.
take_along = Mitnehmen
csv = Als Tabelle (CSV)
csv_failed = Dieser Browser kann die Tabelle nicht speichern.
csv_end = Ende
csv_minutes = Minuten
csv_player = Spieler
csv_bot = Bot
csv_place = Platz
csv_players = Spielerzahl
csv_resigned = Aufgegeben
csv_id = Partie
yes = ja
bg_stats = Links zu BG Stats zeigen
bg_stats_line = BG Stats ist eine App, die Partien festhält. Ein Tippen schickt dieses eine Ergebnis mit den Namen an bgstatsapp.com; sonst verlässt nichts das Gerät.
bg_stats_send = An BG Stats schicken
picture_share_of = Als Bild teilen: { $what }
picture_save_of = Als Bild speichern: { $what }
picture_drawing = Das Bild wird gemalt …
picture_ready = Das Bild ist fertig.
picture_failed = Dieser Browser kann weder das Bild machen noch seinen Text kopieren.
picture_won = { $n ->
    [one] { $names } hat gewonnen.
   *[other] { $names } teilen sich den Sieg.
}
picture_drawn = Remis
match_of = { $game }, { $date }
more_of = Mehr: { $game }, { $date }

also_played = Auch hier dabei
person_absent = { $name } hat auf diesem Gerät noch keine Partie beendet.
at_a_glance = Auf einen Blick
matches = Partien
drawn = Remis
time_played = Zeit am Tisch
minutes = { $m } min
hours = { $h } h { $m } min
time_left_out = { $n ->
    [one] Eine Partie hat von Anfang bis Ende mehr als sechs Stunden gedauert. Ihre Zeit zählt nicht mit.
   *[other] { $n } Partien haben von Anfang bis Ende mehr als sechs Stunden gedauert. Ihre Zeit zählt nicht mit.
}
time_unknown = { $n ->
    [one] Von einer älteren Partie ist die Zeit nicht bekannt.
   *[other] Von { $n } älteren Partien ist die Zeit nicht bekannt.
}
streak = Längste Siegesserie
streak_same = Ebenso, immer mit { $names }
best_bot = Bester geschlagener Bot
games = Spiele
place_count = { $place } Platz: { $n }
best_match = Beste Partie: { $result }
rivals = Kopf an Kopf
rival = In { $n } Partien mit { $other } lag { $name } { $above ->
        [one] einmal
       *[other] { $above }-mal
    } davor und { $below ->
        [one] einmal
       *[other] { $below }-mal
    } dahinter.
nemeses = Angstgegner
nemesis = { $other } lag in { $below } von { $n } Partien vor { $name }.
pairs_line = Zwei Leute werden verglichen, sobald sie drei Partien zusammen gespielt haben.
form = Form
form_caption = Wie viel Prozent der anderen hinter { $name } lagen, in den letzten { $n } Partien
match_n = Partie { $n }
percent = { $n } %
all_matches_of = Alle Partien von { $name }

rename = Umbenennen
rename_who = { $name } umbenennen
rename_line = Der neue Name ersetzt den alten in allen Ergebnissen, Listen und laufenden Partien. Eine beendete Partie zeigt beim Ansehen noch den alten Namen.
name_of_app = Diesen Namen benutzt die App selbst. Nimm einen anderen.
renamed = { $name } heißt jetzt { $new }.
merge = Ein und dieselbe Person?
merge_text = { $other } gibt es schon. Ist es dieselbe Person, zählen ihre Partien von jetzt an zusammen. Das lässt sich nicht zurücknehmen.
merge_yes = Eine Person
merge_no = Zwei Personen
merge_shared = { $name } und { $other } saßen in derselben Partie, sind also zwei Personen.
forget = Vergessen
forget_who = { $name } vergessen?
forget_text = { $name } heißt dann in allen Ergebnissen, Abenden und Partien auf diesem Gerät „Jemand“ und verschwindet aus der Spielerliste. Gelöste Aufgaben und der Stand der Lektionen unter diesem Namen werden gelöscht. Die Zahlen der anderen bleiben gleich. Früher exportierte Dateien behalten den Namen. Das lässt sich nicht zurücknehmen.
forgotten = Dieses Gerät hat { $name } vergessen.

delete_title = { $n ->
    [one] Diese Partie löschen?
   *[other] { $n } Partien löschen?
}
delete_text = { $n ->
    [one] Sie ist dann nicht mehr anzusehen. Ihr Ergebnis zählt für den Abend und alle, die mitgespielt haben: Soll es bleiben?
   *[other] Sie sind dann nicht mehr anzusehen. Ergebnisse, die für Abende und Spieler zählen: { $results }. Sollen sie bleiben?
}
keep_result = { $n ->
    [one] Ergebnis behalten
   *[other] Ergebnisse behalten
}
delete_with_result = { $n ->
    [one] Ergebnis mitlöschen
   *[other] Ergebnisse mitlöschen
}
delete_result = Dieses Ergebnis löschen
result_deleted = Das Ergebnis wurde gelöscht.
put_result_back = Zurückholen

low_title = Der Speicher wird knapp
low_text = Im Browser ist kaum noch Platz für neue Partien. Die ältesten beendeten können in eine Datei umziehen; ihre Ergebnisse bleiben hier.
pack = Die ältesten Partien einpacken
pack_text = { $n ->
    [one] Die älteste beendete Partie zieht in eine Datei um. Das schafft { $size } Platz. Ihr Ergebnis bleibt, und ansehen kannst du sie wieder, sobald du die Datei importierst.
   *[other] Die { $n } ältesten beendeten Partien ziehen in eine Datei um. Das schafft { $size } Platz. Ihre Ergebnisse bleiben, und ansehen kannst du sie wieder, sobald du die Datei importierst.
}
pack_none = Es gibt keine beendete Partie zum Einpacken.
pack_check = { $n ->
    [one] Schau bitte nach, ob die Datei da ist. Ihr Name beginnt mit { $name }. Ohne sie sind die Züge der Partie verloren.
   *[other] Schau bitte nach, ob die Datei da ist. Ihr Name beginnt mit { $name }. Ohne sie sind die Züge der Partien verloren.
}
pack_not_there = Sie ist nicht da
pack_delete = { $n ->
    [one] Sie ist da: Partie hier löschen
   *[other] Sie ist da: Partien hier löschen
}
pack_failed = Dieser Browser kann die Datei nicht speichern. Gelöscht wurde nichts.
packed = { $n ->
    [0] Gelöscht wurde nichts: Die Partien haben sich inzwischen geändert.
    [one] Eine Partie ist eingepackt.
   *[other] { $n } Partien sind eingepackt.
}
# A share with its numbers, an average, and the figures of single games. Their words are those of each game.
share = { $n } von { $of } ({ $percent } %)
average = { NUMBER($n, maximumFractionDigits: 1) }
barragoon_white = Siege mit Weiß
barragoon_brown = Siege mit Braun
barragoon_moves = Züge pro Partie, im Schnitt
barragoon_fastest = Züge beim kürzesten Sieg
bouillabaisse_costs = Was kostet
bouillabaisse_points = Punkte, im Schnitt
bouillabaisse_rounds = Gespielte Runden
bouillabaisse_1 = Runde 1: Stiche
bouillabaisse_2 = Runde 2: die Farbe
bouillabaisse_3 = Runde 3: die Bildkarten
bouillabaisse_4 = Runde 4: die Karte
bouillabaisse_5 = Runde 5: alles zusammen
bouillabaisse_6 = Runde 6: alles, als Minuspunkte
barrakuda_alone = Siege ohne Team
barrakuda_teams = Siege im Team
barrakuda_dives = Gold pro Tauchgang
per_dive = { NUMBER($average, maximumFractionDigits: 1) } ({ NUMBER($gold) } Gold in { $n ->
    [one] { $n } Tauchgang
   *[other] { $n } Tauchgängen
})
barrakuda_bites = Bisse des Barrakudas
bites = { $n ->
    [0] keine
   *[other] { $n } ({ NUMBER($gold) } Gold fallen gelassen)
}
barracuda_believed = Eigene Bluffs, die geglaubt wurden
barracuda_caught = Bluffs der anderen, die aufflogen
barbarossa_right = Richtig geraten
barbarossa_letters = Erfragte Buchstaben pro erratenem Wort
per_word = { NUMBER($average, maximumFractionDigits: 1) } ({ $letters ->
    [0] kein Buchstabe
    [one] { $letters } Buchstabe
   *[other] { $letters } Buchstaben
} für { $n ->
    [one] { $n } Wort
   *[other] { $n } Wörter
})
barbarossa_most = Meiste erratene Wörter in einer Partie

# Results that another version of the app wrote, or that were edited by hand.
unread_results = { $n ->
     [one] Ein Ergebnis kann diese Version nicht lesen. Es bleibt erhalten und zählt nirgends.
    *[other] { $n } Ergebnisse kann diese Version nicht lesen. Sie bleiben erhalten und zählen nirgends.
}
