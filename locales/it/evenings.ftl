# The screen of the evening's results, and of earlier evenings.
lead = Le partite di una serata, di qualsiasi gioco, in un’unica classifica.
empty = Non è ancora finita nessuna partita.
empty_now = Stasera non è ancora finita nessuna partita.
rename = Rinomina
name_of_evening = Nome della serata
name_line = Senza nome, la serata si chiama con la sua data.
days = { $first } – { $last }
archive = Archivia questa serata
archived = La serata è archiviata qui sotto.
go_on = Continuala
reopen = Continua questa serata
went_on = La serata continua.
went_on_instead = La serata continua. La precedente è archiviata qui sotto.
earlier = Serate precedenti
matches = { $n ->
    [one] { $n } partita
   *[other] { $n } partite
}
winner = più vittorie: { $name }
leader = in testa: { $name }
delete = Elimina questa serata
delete_text = { $n ->
    [one] Viene eliminato un risultato: { $day }. La partita resta.
   *[other] Vengono eliminati { $n } risultati: { $day }. Le partite restano.
}
deleted = La serata è stata eliminata.
put_back = Ripristina
match_by_match = Partita per partita

scale = Punti
scale_places = Per piazzamento
scale_places_line = 5, 3 e 2 punti ai primi tre, 1 a tutti gli altri; l’ultimo di due o tre ne riceve 1. A pari merito i punti si dividono.
scale_wins = Per vittoria
scale_wins_line = 1 punto per una vittoria. Chi vince insieme se lo divide.
scale_none = Nessuno
scale_none_line = Non si contano punti. È in testa chi ha vinto di più.

people = Chi c’è
people_none = Non c’è ancora nessuno.
choose = Scegli chi c’è
who = Chi c’è?
new = Qualcuno di nuovo
left = ha salutato
leave = Va via
leave_of = { $name } va via
back = Torna
back_of = { $name } è qui di nuovo
who_line = Attiva tutti quelli che sono qui.

scoreboard = Classifica
points = Punti
rank_lines = { $name }, { $n ->
    [one] { $n } partita
   *[other] { $n } partite
}: partita per partita
place_of = { $place } su { $of }
points_of = { $n ->
    [one] { $points } punto
   *[other] { $points } punti
}
no_match = Ancora nessuna partita.
rounded = I punti divisi sono arrotondati. Il totale somma le parti esatte.
picture_best = I primi { $shown } giocatori su { $of }
picture_latest = Le ultime { $shown } partite su { $of }
picture_points = { $n ->
    [one] { $points } punto
   *[other] { $points } punti
} · { $won ->
    [one] { $won } vittoria
   *[other] { $won } vittorie
} · { $played ->
    [one] { $played } partita
   *[other] { $played } partite
}
picture_wins = { $won ->
    [one] { $won } vittoria
   *[other] { $won } vittorie
} · { $played ->
    [one] { $played } partita
   *[other] { $played } partite
}
chart_points = Punti dopo ogni partita
chart_wins = Vittorie dopo ogni partita
chart_numbers = I numeri del grafico
after_match = Dopo la partita { $n }

next = E adesso?
next_time = Tempo rimasto
next_any = Senza limiti
next_alone = Aggiungi almeno due persone presenti, e qui compaiono i giochi adatti.
next_none = Non c’è nessun gioco per { $n } persone.
next_none_in = Per { $n } persone nessun gioco dura così poco.
next_new = Nessuno dei presenti ci ha ancora giocato.
next_least = { $n ->
    [0] Stasera non ci avete ancora giocato.
    [one] Stasera ci avete giocato una volta sola.
   *[other] Stasera ci avete giocato solo { $n } volte, e a nessun altro gioco di meno.
}
next_chance = { $name } stasera non ha ancora vinto, e a questo gioco vince più che agli altri.
all_games = Tutti i giochi
next_fits = Si gioca in { $n }.
next_play = Gioca a { $game }
set_up = Prepara
next_set_up = Prepara { $game }
