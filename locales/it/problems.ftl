lead = Una posizione, una mossa da trovare. La soluzione è una sola, e il tabellone ti mostra gli errori.
link = Risolvi i problemi
solver = Chi risolve?
solver_nobody = Senza nome
day = Problema del giorno
day_solved = Risolto. Domani ce n’è un altro.
one = Vittoria in 1
two = Vittoria in 2
three = Vittoria in 3
save = Salvarsi
one_line = Il Bianco vince con la prossima mossa.
two_line = Il Bianco vince al più tardi con la seconda mossa, qualunque cosa faccia il Marrone.
three_line = Il Bianco vince al più tardi con la terza mossa, qualunque cosa faccia il Marrone.
save_line = Il Marrone sta per vincere. Una sola mossa salva il Bianco per le prossime due.
tally = { $solved } di { $all } risolti
name = { $kind }, n. { $n }
name_solved = { $name }, risolto
state_open = Non ancora risolto
state_solved = Risolto
missing = Questo problema non c’è in questa versione dell’app.
ask_one = Il Bianco muove e vince subito.
ask_two = Il Bianco muove e vince in due, qualunque cosa faccia il Marrone.
ask_three = Il Bianco muove e vince in tre, qualunque cosa faccia il Marrone.
ask_save = Muove il Bianco. Trova l’unica mossa che impedisce al Marrone di vincere in due.
more = { $n ->
     [one] Giusto. Ancora una mossa, e deve vincere.
    *[other] Giusto. Ancora { $n } mosse, e l’ultima deve vincere.
}
placing = Conta la mossa, e conta anche dove va il Barragoon.
answers = Il Marrone risponde…
wrong = Non così
wrong_still = Il Bianco non ha ancora vinto, e il Marrone continua.
wrong_late = { $n ->
     [one] Ora il Bianco non può più vincere con la prossima mossa.
    *[other] Ora il Bianco non può più vincere in { $n } mosse.
}
wrong_ended = Ha vinto il Marrone.
wrong_lost = { $n ->
     [one] Ora il Marrone vince con la prossima mossa, qualunque cosa faccia il Bianco.
    *[other] Ora il Marrone vince in { $n } mosse, qualunque cosa faccia il Bianco.
}
solved = Risolto!
solved_no_pieces = Vince il Bianco: al Marrone non resta nessun pezzo.
solved_no_moves = Vince il Bianco: al Marrone non resta nessuna mossa.
solved_win = Vince il Bianco: il Marrone non aveva difesa.
solved_save = Salvo: il Marrone non può vincere con le sue prossime due mosse.
shown = Questa è la soluzione.
shown_line = Per risolvere il problema, giocala tu.
take_back = Annulla
show = Vedi la soluzione
solution = Soluzione
show_title = Vedere la soluzione?
show_text = Il problema lo puoi risolvere anche dopo, ma con un aiuto.
hint = Consiglio
hint_piece = Muove il pezzo in { $square }.
hint_square = Il Barragoon va in { $square }.
hint_move = Da { $from } a { $to }.
hint_place = { $face }, in { $square }.
streak = Risolti di fila senza aiuto: { $n } (record: { $best })
again = Da capo
try_it = Giocala
next = Prossimo da risolvere
all = Tutti i problemi
all_done = Tutti i problemi sono risolti.
first_take_back = Prima annulla la mossa.
