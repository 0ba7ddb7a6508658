open = Analizar
back = Volver al análisis
title = Cómo fue la partida
moments = Momentos decisivos
looking = El bot repasa cada decisión, sabiendo solo lo que el jugador podía saber.
looked_at = { $n } de { $of } decisiones
stop = Parar
go_on = Seguir
found = { $n ->
    [one] Una decisión cambió la partida.
   *[other] { $n } decisiones cambiaron la partida.
}
none = Nadie se equivocó mucho: ninguna decisión salió cara.
few = Por lo demás, ninguna decisión salió cara.
done = Jugado
better = El bot habría elegido
look = Verlo
looking_at = Justo antes de este paso: decide { $name }.
compared_made = Jugado: { $what }
compared_better = Mejor: { $what }
leap = Aquí la línea da su mayor salto: solo después vio el bot cuánto valía esto.
number = Momento decisivo { $n }
chart_numbers = Los números del gráfico
chart_estimate = Quién iba por delante tras cada decisión, a ojos del bot
chart_points = Los puntos, paso a paso: va por delante la línea más baja
chart_gold = El oro de los cofres, paso a paso
chart_money = El dinero de cada uno, paso a paso
chart_hats = Hasta dónde habían llegado los sombreros, paso a paso
ahead = { $n ->
    [0] Ligera ventaja de { $name }
    [one] { $name }, una pieza por delante
   *[other] { $name }, { $n } piezas por delante
}
even = Igualdad
cost_values = Si un 3 vale 100: { $best } con lo mejor, { $made } con lo jugado. Costó { $n }.
cost_win = El bot veía aquí una victoria, y se escapó.
cost_loss = A partir de aquí el bot ya no vio cómo salvar la partida.
cost_points = { $n ->
    [one] Costó cerca de un punto.
   *[other] Costó unos { $n } puntos.
}
cost_points_more = Costó unos { $n } puntos: { $made } previstos en esta ronda en vez de { $best }.
cost_points_fewer = Costó unos { $n } puntos: { $made } menos del total en esta ronda en vez de { $best }.
cost_chance = Redujo la probabilidad de ganar en unos { $n } puntos sobre cien.
guesses = Quién adivinó qué, y cuándo
guess_round = Ronda { $n }
guess_right = { $name }: «{ $guess }», acierto, { $n }.ª flecha
guess_wrong = { $name }: «{ $guess }», fallo
guess_none = Nadie intentó adivinarlo.
