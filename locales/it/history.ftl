# All matches, and the page of a person.
all_matches = Tutte le partite
all_matches_lead = Tutte le partite finite su questo dispositivo, dalla più recente.
filters = Filtri
game = Gioco
any_game = Tutti i giochi
person = Persona
any_person = Tutti
evening = Serata
any_evening = Tutte le serate
this_evening = Stasera
time = Periodo
any_time = Da sempre
this_week = Questa settimana
this_month = Questo mese
this_year = Quest’anno
matches_n = { $n ->
    [0] Nessuna partita corrisponde.
    [one] { $n } partita
   *[other] { $n } partite
}
show_more = Mostra altro
moves_gone = Resta solo il risultato; le mosse non ci sono più.
take_along = Da portare via
csv = Come tabella (CSV)
csv_failed = Questo browser non può salvare la tabella.
csv_end = Fine
csv_minutes = Minuti
csv_player = Giocatore
csv_bot = Bot
csv_place = Piazzamento
csv_players = Giocatori
csv_resigned = Abbandono
csv_id = Partita
yes = sì
bg_stats = Mostra i link a BG Stats
bg_stats_line = BG Stats è un’app che tiene il conto delle partite. Toccando un link mandi solo questo risultato, nomi compresi, a bgstatsapp.com; nient’altro lascia il dispositivo.
bg_stats_send = Manda a BG Stats
picture_share_of = Condividi come immagine: { $what }
picture_save_of = Salva come immagine: { $what }
picture_drawing = Sto disegnando l’immagine…
picture_ready = L’immagine è pronta.
picture_failed = Questo browser non può né creare l’immagine né copiarne il testo.
picture_won = { $n ->
    [one] Vittoria di { $names }.
   *[other] Vittoria condivisa: { $names }.
}
picture_drawn = Pareggio
match_of = { $game }, { $date }
more_of = Altro: { $game }, { $date }

also_played = Hanno giocato qui anche
person_absent = { $name } non ha ancora finito una partita su questo dispositivo.
at_a_glance = In breve
matches = Partite
drawn = Pareggi
time_played = Tempo al tavolo
minutes = { $m } min
hours = { $h } h { $m } min
time_left_out = { $n ->
    [one] Una partita è durata più di sei ore dall’inizio alla fine. Il suo tempo non conta.
   *[other] { $n } partite sono durate più di sei ore dall’inizio alla fine. Il loro tempo non conta.
}
time_unknown = { $n ->
    [one] Di una partita meno recente non si sa la durata.
   *[other] Di { $n } partite meno recenti non si sa la durata.
}
streak = Record di vittorie di fila
streak_same = Lo stesso, sempre con { $names }
best_bot = Miglior bot battuto
games = Giochi
place_count = { $place }: { $n }
best_match = Miglior partita: { $result }
rivals = Rivali
rival = In { $n } partite con { $other }, { $name } ha fatto meglio { $above ->
        [one] una volta
       *[other] { $above } volte
    } e peggio { $below ->
        [one] una volta
       *[other] { $below } volte
    }.
nemeses = Bestie nere
nemesis = { $other } ha fatto meglio di { $name } in { $below ->
    [one] { $below } partita
   *[other] { $below } partite
} su { $n }.
pairs_line = Il confronto fra due persone parte dopo tre partite in comune.
form = Forma
form_caption = Percentuale di avversari dietro a { $name }, nelle ultime { $n } partite
match_n = Partita { $n }
percent = { $n }%
all_matches_of = Tutte le partite di { $name }

rename = Rinomina
rename_who = Rinomina { $name }
rename_line = Il nuovo nome sostituisce il vecchio in tutti i risultati, gli elenchi e le partite in corso. Una partita finita, rivedendola, mostra ancora quello vecchio.
name_of_app = Questo nome lo usa già l’app. Scegline un altro.
renamed = { $name } ora si chiama { $new }.
merge = È la stessa persona?
merge_text = C’è già { $other }. Se è la stessa persona, d’ora in poi le partite contano insieme. Non si può annullare.
merge_yes = Una persona
merge_no = Due persone
merge_shared = { $name } { CONJOIN("e", $other) } hanno giocato nella stessa partita, quindi sono due persone.
forget = Dimentica
forget_who = Dimenticare { $name }?
forget_text = { $name } diventa «Qualcuno» in tutti i risultati, le serate e le partite conservati su questo dispositivo, e sparisce dall’elenco dei giocatori. I problemi risolti e le lezioni seguite con questo nome vengono eliminati. I numeri degli altri non cambiano. I file già esportati tengono il nome. Non si può annullare.
forgotten = Questo dispositivo ha dimenticato { $name }.

delete_title = { $n ->
    [one] Eliminare questa partita?
   *[other] Eliminare { $n } partite?
}
delete_text = { $n ->
    [one] Non si potrà più rivedere. Il risultato conta per la serata e per chi ha giocato: deve restare?
   *[other] Non si potranno più rivedere. Risultati che contano per le serate e per chi ha giocato: { $results }. Devono restare?
}
keep_result = { $n ->
    [one] Tieni il risultato
   *[other] Tieni i risultati
}
delete_with_result = { $n ->
    [one] Elimina anche il risultato
   *[other] Elimina anche i risultati
}
delete_result = Elimina questo risultato
result_deleted = Il risultato è stato eliminato.
put_result_back = Ripristina

low_title = La memoria sta per finire
low_text = Il browser ha poco spazio per altre partite. Le più vecchie fra quelle finite possono passare in un file; i risultati restano qui.
pack = Archivia le più vecchie
pack_text = { $n ->
    [one] La più vecchia partita finita passa in un file. Si liberano { $size }. Il risultato resta, e potrai rivederla importando il file.
   *[other] Le { $n } più vecchie partite finite passano in un solo file. Si liberano { $size }. I risultati restano, e potrai rivederle importando il file.
}
pack_none = Non c’è nessuna partita finita da archiviare.
pack_check = { $n ->
    [one] Controlla che il file ci sia. Il suo nome comincia con { $name }. Senza, le mosse della partita vanno perse.
   *[other] Controlla che il file ci sia. Il suo nome comincia con { $name }. Senza, le mosse delle partite vanno perse.
}
pack_not_there = Non c’è
pack_delete = { $n ->
    [one] C’è: elimina la partita qui
   *[other] C’è: elimina le partite qui
}
pack_failed = Questo browser non può salvare il file. Non è stato eliminato nulla.
packed = { $n ->
    [0] Non è stato eliminato nulla: nel frattempo le partite sono cambiate.
    [one] È archiviata una partita.
   *[other] Sono archiviate { $n } partite.
}
# A share with its numbers, an average, and the figures of single games. Their words are those of each game.
share = { $n } su { $of } ({ $percent }%)
average = { NUMBER($n, maximumFractionDigits: 1) }
barragoon_white = Vittorie con il Bianco
barragoon_brown = Vittorie con il Marrone
barragoon_moves = Mosse per partita, in media
barragoon_fastest = Mosse della vittoria più rapida
bouillabaisse_costs = Che cosa costa
bouillabaisse_points = Punti, in media
bouillabaisse_rounds = Manche giocate
bouillabaisse_1 = Manche 1: le prese
bouillabaisse_2 = Manche 2: il seme
bouillabaisse_3 = Manche 3: la figura
bouillabaisse_4 = Manche 4: la carta
bouillabaisse_5 = Manche 5: tutto questo
bouillabaisse_6 = Manche 6: tutto questo, in meno
barrakuda_alone = Vittorie senza squadra
barrakuda_teams = Vittorie in squadra
barrakuda_dives = Oro per tuffo
per_dive = { NUMBER($average, maximumFractionDigits: 1) } ({ $gold ->
    [one] { $gold } moneta
   *[other] { $gold } monete
} in { $n ->
    [one] { $n } tuffo
   *[other] { $n } tuffi
})
barrakuda_bites = Morsi del Barracuda
bites = { $n ->
    [0] nessuno
   *[other] { $n } ({ $gold ->
        [one] { $gold } moneta persa
       *[other] { $gold } monete perse
    })
}
barracuda_believed = Bluff a cui gli altri hanno creduto
barracuda_caught = Bluff altrui smascherati
barbarossa_right = Tentativi giusti
barbarossa_letters = Lettere chieste per parola indovinata
per_word = { NUMBER($average, maximumFractionDigits: 1) } ({ $letters ->
    [0] nessuna lettera
    [one] { $letters } lettera
   *[other] { $letters } lettere
} per { $n ->
    [one] { $n } parola
   *[other] { $n } parole
})
barbarossa_most = Record di parole indovinate in una partita

# Results that another version of the app wrote, or that were edited by hand.
unread_results = { $n ->
     [one] Questa versione non riesce a leggere un risultato. Resta salvato e non conta da nessuna parte.
    *[other] Questa versione non riesce a leggere { $n } risultati. Restano salvati e non contano da nessuna parte.
}
