open = Analisi
back = Torna all’analisi
title = Com’è andata la partita
moments = Svolte della partita
looking = Il bot riguarda ogni decisione, sapendo solo ciò che poteva sapere chi giocava.
looked_at = { $n } di { $of } decisioni
stop = Ferma
go_on = Continua
found = { $n ->
    [one] Una decisione ha cambiato la partita.
   *[other] { $n } decisioni hanno cambiato la partita.
}
none = Nessuno ha sbagliato davvero: nessuna decisione è costata cara.
few = A parte questo, nessuna decisione è costata cara.
done = Giocato
better = Il bot avrebbe scelto
look = Guarda
looking_at = Subito prima di questa mossa: decide { $name }.
compared_made = Giocato: { $what }
compared_better = Meglio: { $what }
leap = Qui la linea fa il salto più grande: solo dopo il bot ha visto quanto valeva.
number = Svolta { $n }
chart_numbers = I numeri del grafico
chart_estimate = Chi era in vantaggio dopo ogni decisione, secondo il bot
chart_points = I punti, mossa per mossa: è in testa la linea più bassa
chart_gold = L’oro nei forzieri, mossa per mossa
chart_money = I soldi di tutti, mossa per mossa
chart_hats = Fin dove erano arrivati i cappelli, mossa per mossa
ahead = { $n ->
    [0] { $name } in leggero vantaggio
    [one] { $name } in vantaggio di un pezzo
   *[other] { $name } in vantaggio di { $n } pezzi
}
even = Alla pari
cost_values = Se un 3 vale 100: { $best } con la mossa migliore, { $made } con quella giocata. È costato { $n }.
cost_win = Qui il bot vedeva una vittoria, che è sfuggita.
cost_loss = Da qui il bot non vedeva più come salvare la partita.
cost_points = { $n ->
    [one] È costato circa un punto.
   *[other] È costato circa { $n } punti.
}
cost_points_more = È costato circa { $n } punti: in questa manche se ne prevedono { $made } invece di { $best }.
cost_points_fewer = È costato circa { $n } punti: in questa manche se ne tolgono dal totale { $made } invece di { $best }.
cost_chance = Ha ridotto la probabilità di vincere di circa { $n } su cento.
guesses = Chi ha indovinato che cosa, e quando
guess_round = Giro { $n }
guess_right = { $name }: «{ $guess }», giusto, { $n }ª freccia
guess_wrong = { $name }: «{ $guess }», sbagliato
guess_none = Nessuno ha provato a indovinarlo.
