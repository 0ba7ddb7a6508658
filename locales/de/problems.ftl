lead = Eine Stellung, ein Zug. Jede Aufgabe hat genau eine Lösung, und der Spielplan zeigt dir deine Fehler.
link = Aufgaben lösen
solver = Wer löst?
solver_nobody = Ohne Namen
day = Aufgabe des Tages
day_solved = Gelöst. Morgen gibt es eine neue.
one = Sieg in einem Zug
two = Sieg in zwei Zügen
three = Sieg in drei Zügen
save = Rette dich
one_line = Weiß gewinnt mit dem nächsten Zug.
two_line = Weiß gewinnt spätestens mit dem zweiten Zug, was Braun auch tut.
three_line = Weiß gewinnt spätestens mit dem dritten Zug, was Braun auch tut.
save_line = Braun gewinnt gleich. Nur ein Zug hält Weiß für die nächsten zwei am Leben.
tally = { $solved } von { $all } gelöst
name = { $kind }, Nr. { $n }
name_solved = { $name }, gelöst
state_open = Noch nicht gelöst
state_solved = Gelöst
missing = Diese Aufgabe gibt es in dieser Version der App nicht.
ask_one = Weiß zieht und gewinnt sofort.
ask_two = Weiß zieht und gewinnt in zwei Zügen, was Braun auch tut.
ask_three = Weiß zieht und gewinnt in drei Zügen, was Braun auch tut.
ask_save = Weiß zieht. Finde den einzigen Zug, nach dem Braun nicht in zwei Zügen gewinnt.
more = { $n ->
     [one] Richtig. Noch ein Zug, und der muss gewinnen.
    *[other] Richtig. Noch { $n } Züge, und der letzte muss gewinnen.
}
placing = Der Zug zählt, und auch, wohin der Barragoon kommt.
answers = Braun antwortet …
wrong = So nicht
wrong_still = Weiß hat noch nicht gewonnen, und Braun spielt weiter.
wrong_late = { $n ->
     [one] Jetzt kann Weiß nicht mehr mit dem nächsten Zug gewinnen.
    *[other] Jetzt kann Weiß nicht mehr in { $n } Zügen gewinnen.
}
wrong_ended = Braun hat gewonnen.
wrong_lost = { $n ->
     [one] Jetzt gewinnt Braun mit dem nächsten Zug, was Weiß auch tut.
    *[other] Jetzt gewinnt Braun in { $n } Zügen, was Weiß auch tut.
}
solved = Gelöst!
solved_no_pieces = Weiß gewinnt: Braun hat keinen Stein mehr.
solved_no_moves = Weiß gewinnt: Braun hat keinen Zug mehr.
solved_win = Weiß gewinnt: Braun war wehrlos.
solved_save = Gerettet: Braun kann mit den nächsten zwei Zügen nicht gewinnen.
shown = Das ist die Lösung.
shown_line = Spiel sie selbst, dann gilt die Aufgabe als gelöst.
take_back = Zurücknehmen
show = Lösung zeigen
solution = Lösung
show_title = Lösung zeigen?
show_text = Du kannst die Aufgabe danach noch lösen, aber dann mit Hilfe.
hint = Tipp
hint_piece = Es zieht der Stein auf { $square }.
hint_square = Der Barragoon kommt auf { $square }.
hint_move = Von { $from } nach { $to }.
hint_place = { $face }, auf { $square }.
streak = Ohne Hilfe in Folge gelöst: { $n } (Rekord: { $best })
again = Von vorn
try_it = Selbst spielen
next = Nächste ungelöste
all = Alle Aufgaben
all_done = Alle Aufgaben sind gelöst.
first_take_back = Nimm erst den Zug zurück.
