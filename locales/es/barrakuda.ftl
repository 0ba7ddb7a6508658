preset_first = Primera partida
preset_first_line = Según el reglamento, en el tranquilo fondo marino de su ejemplo.
preset_printed = Según el reglamento
preset_printed_line = 8 monedas, cartas básicas y un fondo marino al azar.
preset_long = Más larga
preset_long_line = Según el reglamento, pero se gana con 10 monedas.
preset_extra = Dos cartas extra
preset_extra_line = Los pecios 2 y 6 se cambian por sus cartas extra.
preset_wild = Aguas bravas
preset_wild_line = Reglas de la casa: 10 monedas, todas las cartas extra y el fondo feroz. El reglamento solo cambia una o dos cartas.
preset_own = A tu manera
opt_goal = Monedas para ganar
goal_8 = 8 monedas
goal_8_line = Unos veinte minutos.
goal_10 = 10 monedas
goal_10_line = Una velada más larga bajo el agua.
opt_teams = Dos equipos de dos
opt_teams_line = Un cofre por equipo, se gana con 12 monedas. En un equipo se puede hablar e intercambiar monedas.
seating = Las Perlas son { $a } { CONJOIN("y", $b) }; los Corales, { $c } { CONJOIN("y", $d) }: los equipos se alternan en la mesa.
opt_ground = Fondo marino
ground_random = Al azar
ground_random_line = Los pecios se barajan y se colocan de nuevo en cada partida.
ground_first = Primera partida
ground_first_line = Basado en el ejemplo del reglamento, con la guarida en medio: el pez está a menudo en casa. Muerde a un buzo de cada siete.
ground_gentle = Tranquilo
ground_gentle_line = Casi todas las rutas pasan por la guarida, así que el pez está a menudo en casa. Muerde a un buzo de cada siete.
ground_lively = Animado
ground_lively_line = Dos filas de tres: el pez llega rápido a todas partes. Muerde a un buzo de cada seis.
ground_vicious = Feroz
ground_vicious_line = La guarida queda apartada: el pez casi nunca vuelve a casa. Muerde a dos buzos de cada once.
ground_laid = Puesto a mano
ground_laid_line = Toca una carta y luego su nuevo sitio.
lay_label = Espacio para los pecios
lay_ok = Todos los pecios están unidos: ya se puede jugar.
lay_where = Ahora toca su nuevo sitio.
empty_place = Libre
place_label = { $what }, columna { $column }, fila { $row }
floor_overlap = Hay dos pecios en el mismo sitio.
floor_apart = Nada une el pecio { $wreck }: cada carta tiene que tocar otra por un lado.
opt_set = Cartas de pecio
opt_set_line = Si tienes el juego, introduce tus cartas una vez y guárdalas como conjunto.
set_ours = Nuestro conjunto
ours = Qué carta tiene qué acción es elección nuestra: el reglamento solo enumera las acciones.
opt_letter = Recuperar la carta recién jugada
opt_letter_line = El reglamento recupera «las primeras cartas jugadas», que pueden incluir la recién jugada. Con nuestras cartas esa se queda; si no, se podría jugar siempre la misma. Actívalo, y vuelve también.
own_letter = Tus propias cartas siguen la letra del reglamento: una acción que recupera cartas puede devolver la recién jugada.
opt_swapped = Básica o extra
opt_swapped_line = Toca un pecio para cambiar su carta. El reglamento cambia una o dos; más es regla de la casa.
base_card = básica
extra_card = extra
said_kind = Pecio { $n } ({ $kind ->
    [extra] carta extra
   *[base] carta básica
}).
base_cards = Cartas básicas
extra_cards = Cartas extra
edit_set = Introducir tus cartas
edit_title = Tus cartas de pecio
edit_line = Elige las acciones impresas en cada carta y luego ponle nombre al conjunto.
special_of = Pecio { $n }, acción especial
general_of = Pecio { $n }, acción general
special_amount = Especial: cuántas
general_amount = General: cuántas
stop_of = Pecio { $n }, cuando se detiene la Barracuda
kind_gold = monedas
kind_back = recuperar cartas
set_name = Nombre del conjunto
set_wants_name = Ponle nombre al conjunto.
keep_set = Guardar y usar
forget_set = Borrar este conjunto
deed_nothing = nada
deed_gold = { $n ->
     [one] { $n } moneda a la bolsa
    *[other] { $n } monedas a la bolsa
}
deed_back = { $n ->
     [one] recupera tu carta de movimiento más antigua; la recién jugada se queda
    *[other] recupera tus { $n } cartas de movimiento más antiguas; la recién jugada se queda
}
deed_back_any = { $n ->
     [one] recupera tu carta de movimiento más antigua
    *[other] recupera tus { $n } cartas de movimiento más antiguas
}
deed_regain = recupera tu carta de Barracuda, o haz que un rival se descarte de la suya
deed_bank_seven = hasta 7 monedas de la bolsa al cofre
deed_bank_all = la bolsa entera al cofre
deed_pocket = recupera tu carta de movimiento más antigua, o haz de carterista al final de la ronda
deed_protected = la Barracuda no te hace soltar la bolsa
stop_regain = todos recuperan su carta de Barracuda
stop_fling = la corriente la lanza al pecio que marca el dado de dirección
offers = Especial: { $special }. General: { $general }
offers_stop = { $offers }. Cuando la Barracuda se detiene aquí: { $stop }
offers_lair = Cuando la Barracuda se detiene aquí: { $stop }
special = Acción especial:
special_hint = Para un buzo a solas aquí, o con la iniciativa, si la Barracuda está en otra parte.
general = Acción general:
general_hint = Para cada buzo en pie aquí.
stop_label = Cuando la Barracuda se detiene aquí:
lair_hint = Aquí no viene ningún buzo. Si la Barracuda está aquí al acabar una ronda, todos recuperan su carta de Barracuda.
sea_label = Fondo marino
crew_label = Buzos
panel_label = Lo que pasa
wreck_title = Pecio { $n }
barracuda = Barracuda
barracuda_card = Carta de Barracuda: tu buzo se tumba. Si es la única jugada, tú guías al pez
lies_here = Aquí hay { $gold }
standing = { $name } está aquí de pie
lying = { $name }: buzo tumbado aquí
fish_here = La Barracuda está aquí
has_chosen = ha elegido
bag_of = Bolsa: { $gold }
vault_of = Cofre: { $n } de { $of }
vault_enough = Cofre: { $n }, suficiente para ganar
row_empty = Sin cartas jugadas
row_of = Cartas jugadas, de la primera a la última: { $cards }
holds_fish = Tiene la carta de Barracuda
lacks_fish = Carta de Barracuda en el centro
played = Jugada: { $card }
choose = { $name }, ¿dónde buceas?
choose_hint = Toca una carta o un pecio y luego bucea. Mantén pulsado para bucear al momento.
hand_label = Tus cartas
said_picked = Carta elegida. El botón de abajo la pone boca abajo.
said_put_back = Devuelta.
said_fish = La Barracuda está en el pecio { $wreck }.
said_own = En tu bolsa: { $gold }. En tu cofre: { $n } de { $of }.
said_hold = { $n ->
     [one] Tienes { $n } carta.
    *[other] Tienes { $n } cartas.
}
percent = { $n } %
loss = −{ $n }
risk_of = Riesgo de mordisco aquí: { $n } %. Costaría { $gold }.
risk_lured = Con la única carta de Barracuda, alguien podría traerla aquí. Costaría { $gold }.
risk_none = La Barracuda no puede llegar aquí en esta ronda.
risk_sheltered = Aquí estás a salvo de la Barracuda.
could_win = Victoria posible en la próxima ronda: { $names }
could_win_here = podría ganar en la próxima ronda
mate_holds = Habla con { $name }, que tiene:
mate_chose = { $name } ha elegido:
next = Continuar
skip = Saltar
go_on = A la ronda { $n }
order_label = Orden de los pecios
order_done = Pecio { $wreck }: hecho
order_now = Pecio { $wreck }, ahora: { $names }
order_later = Pecio { $wreck }, después: { $names }
asked_special = está a solas en el pecio { $wreck }: acción especial
asked_initiative = tiene la iniciativa en el pecio { $wreck }, con menos cartas en la fila: { $what }
asked_standing = tiene la iniciativa en el pecio { $wreck }, con el único buzo en pie: { $what }
asked_fewest_standing = tiene la iniciativa en el pecio { $wreck }, con menos cartas entre los que están en pie: { $what }
asked_general = en el pecio { $wreck }: acción general
asked_beside_fish = en el pecio { $wreck }, junto a la Barracuda: solo la acción general
asked_exchange = empata con su equipo en el pecio { $wreck }: se pueden intercambiar monedas, nada más
asked_draw = tiene que responder: ¿acabamos en empate?
asked_steer = { $n ->
     [one] puede llevar la Barracuda a un pecio de distancia, o dejarla.
    *[other] puede llevar la Barracuda hasta { $n } pecios más allá, o dejarla.
}
asked_pick = hace de carterista. ¿A quién?
asked_put = Sacadas de la mano de { $name }, solo para tus ojos. ¿Cuál pones en la mesa, como si se hubiera jugado?
do_take = Tomar { $gold }
do_back = Recuperar { $cards }
back = { $n ->
     [one] carta { $cards }
    *[other] cartas { $cards }
}
do_regain = Recuperar tu carta de Barracuda
do_strip = Quitar la carta de Barracuda a { $name }
strip_label = Quitar la carta de Barracuda a
do_bank = { $gold } al cofre
bag_change = Bolsa: { $from } → { $to }
vault_change = Cofre: { $from } → { $to } de { $of }
hand_size = { $n ->
     [one] { $n } carta en la mano
    *[other] { $n } cartas en la mano
}
do_rob = Robar a { $name }: { $gold }
do_give = Dar { $gold } a { $name }
do_get = Recibir { $gold } de { $name }
do_keep = No cambiar nada
do_late = Hacer de carterista al final de la ronda
do_pocket = Sacar de la mano de { $name }
do_put = Poner { $card }
do_dive = Bucear en el pecio { $n }
do_lure = Atraer a la Barracuda
do_leave = Dejarla en el { $wreck }
do_steer = Al pecio { $wreck }
do_pass = Renunciar
do_agree = Aceptar el empate
do_refuse = Seguir jugando
how_much = Cantidad
share_label = En tu bolsa, después
how_it_came = Cómo llegó el oro al cofre
deposit = ronda { $n }: { $gold }
no_deposit = nada puesto a salvo
chart_caption = Oro en los cofres, de ronda en ronda
found_in = { $n ->
     [one] { $gold } en { $n } inmersión
    *[other] { $gold } en { $n } inmersiones
}
bitten = { $n ->
     [0] ningún mordisco
     [one] un mordisco: { $gold } menos
     [2] dos mordiscos: { $gold } menos
    *[other] { $n } mordiscos: { $gold } menos
}
robberies = { $n ->
     [0] no ha robado a nadie
     [one] un robo: { $gold }
    *[other] { $n } robos: { $gold }
}
longest_way = { $n ->
     [one] viaje más largo: { $n } pecio
    *[other] viaje más largo: { $n } pecios
}
bite_sum = { $n ->
     [0] Ningún mordisco costó oro.
     [one] La Barracuda mordió una vez: { $gold } por la borda.
     [2] La Barracuda mordió dos veces: { $gold } por la borda.
    *[other] La Barracuda mordió { $n } veces: { $gold } por la borda.
}
tell_laid = Los pecios están en su sitio.
tell_chosen = { $name } ha elegido.
tell_revealed = Se descubren todas las cartas: { $cards }.
revealed_card = { $name } ({ $card })
tell_all_back = Era la última carta de movimiento de { $name }: las cinco vuelven a la mano.
tell_rolled = Los dados: { $n } hacia el pecio { $wreck }.
tell_there = Ya está allí.
tell_tied_ways = Hay varias rutas igual de cortas: toma la que pasa por el pecio { $wreck }, el número más alto.
tell_reach = Solo { $name } ha atraído a la Barracuda. El dado marca { $n }.
tell_swims = La Barracuda nada hasta el pecio { $wreck }.
tell_stays = La Barracuda se queda en el pecio { $wreck }.
tell_taken = { $name } lleva la Barracuda al pecio { $wreck }.
tell_left = { $name } deja la Barracuda en el pecio { $wreck }.
tell_lair = Se detiene en el pecio { $wreck }: todos recuperan su carta de Barracuda.
tell_flung = La corriente lanza la Barracuda al pecio { $wreck }.
tell_collected = { $name } recoge { $gold } del pecio { $wreck }.
tell_bites = ¡La Barracuda! { $name } suelta { $gold } en el pecio { $wreck }.
tell_bites_nothing = ¡La Barracuda! Pero la bolsa de { $name } está vacía.
tell_lost = En un pecio solo caben 4. Perdido: { $gold }.
tell_obeys = La Barracuda obedece a { $name } y no toca la bolsa.
tell_protected = El pecio { $wreck } protege a { $name } de la Barracuda.
tell_tied = Pecio { $wreck }: empate en el menor número de cartas, así que nadie tiene la iniciativa.
tell_idle = A { $name } no le aporta nada la acción especial del pecio { $wreck }.
tell_idle_general = A { $name } no le aporta nada la acción general del pecio { $wreck }.
tell_passes = { $name } renuncia.
tell_takes = { $name } toma { $gold }.
tell_takes_back = { $name } recupera { $cards }.
tell_regains = { $name } recupera la carta de Barracuda.
tell_strips = { $name } le quita a { $other } la carta de Barracuda.
tell_banks = { $name } pone a salvo { $gold }: { $n } de { $of } en el cofre.
tell_banks_enough = { $name } pone a salvo { $gold }: { $n } en el cofre, suficiente para ganar.
tell_robs = { $name } roba a { $other }: { $gold }.
tell_gives = { $name } da { $gold } a { $other }.
tell_will_pick = { $name } hará de carterista al final de la ronda.
tell_round_over = Acaba la ronda { $n }.
tell_regain_all = Con la carta de Barracuda de vuelta: { $names }.
tell_draws = { $n ->
     [one] { $name } saca la única carta de la mano de { $other }.
    *[other] { $name } saca dos cartas de la mano de { $other }.
}
tell_puts = { $name } pone en la mesa una carta de { $other }, como si se hubiera jugado: { $card }.
tell_wins = { $name } gana con { $gold } en el cofre.
tell_team_wins = Gana el equipo { $team }: { $name } { CONJOIN("y", $other) }, con { $gold } en el cofre.
tell_out_of_rounds = Era la ronda { $n }, la última posible: la partida acaba en empate.
tell_draw_asked = Nadie ha ganado tras { $n } rondas. La partida puede acabar en empate, si todos están de acuerdo.
tell_agrees = { $name } acepta el empate.
tell_refuses = { $name } quiere seguir jugando.
tell_drawn = Todos de acuerdo: la partida acaba en empate.
ledger = Solo el oro
round = Ronda { $n }
said_round = Ronda { $n }.
what_special = acción especial
what_robbery = robo
what_exchange = intercambio
on_board = Aún en el barco: { $names }
ended_with = Lo último llegó al cofre en la ronda { $n }: { $gold }.
opt_asked = Preguntar antes de tomar monedas
opt_asked_line = Puedes renunciar a cualquier acción. Si está desactivado, las monedas de la reserva se toman solas.
opt_warned = Mostrar qué puede morder
opt_warned_line = Antes de elegir, cada pecio muestra el riesgo de mordisco. Es solo una ayuda: ocúltala para un juego más difícil.
duty_choose = Ronda { $round }: { $n } de { $of } han elegido
duty_steer = guía a la Barracuda
duty_decide = decide en el pecio { $wreck }
duty_pick = hace de carterista
duty_put = mira las cartas que ha sacado
duty_agree = responde: ¿empate?
aim = Pon { $n } monedas en tu cofre antes que nadie.
aim_team = Pon { $n } monedas en el cofre de tu equipo antes que nadie.
aid_bag = El oro de la bolsa aún se puede perder.
aid_choose = Todos eligen una carta en secreto. Se descubren a la vez, y a bucear.
aid_swim = La Barracuda nada uno o dos pecios hacia el que marca el dado.
aid_lure = Una sola carta de Barracuda: su buzo se queda y se tumba, y su jugador guía al pez.
aid_back = Tras tu última carta de movimiento, recupéralas todas.
aid_wreck = En un pecio, del 1 al 6
aid_alone = A solas: la acción especial y luego la general.
aid_several = Varios: quien tiene menos cartas en la fila hace la acción especial, o roba allí una bolsa. Luego, todos la general. Si hay empate, solo esta.
aid_fish = Con la Barracuda: se suelta la bolsa entera, y luego solo la acción general. En un pecio caben { $n } monedas.
aid_lying = Buzo tumbado: sin acción, y puede robarle quien tenga la iniciativa.
aid_signs = Símbolos
now_dice = Se tiran los dados.
now_choose = Elige una carta: dice dónde buceas.
now_all_choose = Todos eligen en secreto dónde bucear.
now_steer = Lleva la Barracuda a un pecio, o déjala.
now_decide = Toma lo que ofrece el pecio, o renuncia.
now_pick = Elige a quién le vacías el bolsillo.
now_put = Pon en la mesa una de las cartas sacadas.
now_agree = Acepta el empate, o sigue jugando.
now_over = La partida ha terminado.
refused_teams = Dos equipos de dos necesitan cuatro jugadores.
refused_set = La protección tiene que ser una acción general: junto a la Barracuda no hay especiales.
refused_setup = Estas opciones no encajan entre sí.
refused_chosen = Ya has elegido.
refused_not_held = No tienes esta carta: { $card }.
refused_reach = El pecio { $wreck } está demasiado lejos para la Barracuda.
refused_step = Ahora no puedes hacer eso.
ended_abandoned = La partida se terminó antes de tiempo.
ended_rounds = Empate: nadie había ganado tras { $n } rondas, el máximo.
ended_drawn = Empate de común acuerdo, tras { $n } rondas.
r_lead = De dos a cuatro buzos, o dos equipos de dos, exploran seis galeones hundidos. Gana quien ponga antes a salvo 8 monedas, esquivando a los demás y a la Barracuda.
r_short_a = Lleva 8 monedas a tu cofre antes que nadie. El oro de la bolsa aún se puede perder.
r_short_b = Todos eligen una carta en secreto, y se descubren a la vez: buceas en el pecio con ese número.
r_short_c = Luego nada la Barracuda, según mandan los dados. Los buzos del pecio donde se detiene sueltan la bolsa entera.
r_short_d = A solas en un pecio, haces su acción especial y luego la general. Entre varios, el buzo con menos cartas en la fila hace la especial, o roba a alguien allí. Luego todos hacen la general.
r_short_e = Si la tuya es la única carta de Barracuda, tu buzo se queda en su sitio y se tumba, y tú guías al pez.
r_aim = Objetivo
r_aim_a = Bucea en los pecios, llena tu bolsa de monedas y llévalas al cofre de tu barco. Solo cuenta el oro del cofre.
r_aim_b = En el cofre, el oro está seguro. Una bolsa se puede robar, y el buzo que se topa con la Barracuda la suelta.
r_aim_c = Cada ronda tiene tres pasos: todos eligen una carta, nada la Barracuda y se juegan los pecios.
r_setup = Preparación
r_setup_a = Seis cartas de pecio, numeradas del 1 al 6 y boca arriba, forman el fondo marino. Cada una toca otra por un lado.
r_setup_b = Están en una cuadrícula, todas unidas.
r_setup_c = Se colocan al azar. O se elige un fondo ya hecho, de tranquilo a feroz, o se pone uno a mano.
r_setup_h = Para la primera partida de una mesa, la app propone el fondo del ejemplo del reglamento, uno tranquilo. El texto da el cuadrado 6, 1, 3, 2; dónde van el 4 y el 5 es elección nuestra.
r_setup_d = Cada uno tiene cinco cartas de movimiento, una carta de Barracuda, un buzo, una bolsa con 2 monedas y un cofre vacío.
r_setup_i = Las cartas de movimiento van del 1 al 5, así que ninguna lleva al pecio 6.
r_setup_e = Los buzos empiezan en el barco, no en un pecio. La reserva de oro nunca se agota.
r_setup_f = La Barracuda empieza en el pecio 6, su guarida.
r_setup_g = El dado de distancia tiene un 1 en tres caras y un 2 en las otras tres. El dado de dirección va del 1 al 6.
r_choose = Elegir una carta
r_choose_a = Todos eligen en secreto una carta de su mano. Cuando están listos, se descubren a la vez.
r_choose_b = Una carta de movimiento lleva tu buzo al pecio con su número. La carta va al final de la fila que tienes delante. El orden de la fila no cambia nunca.
r_choose_c = Con una carta de Barracuda, tu buzo se queda en su sitio y se tumba. La carta va al centro de la mesa.
r_choose_d = ¿Era tu última carta de movimiento? Recupéralas todas enseguida: tu fila vuelve a estar vacía.
r_choose_e = Las manos no son secretas: las filas y el centro muestran qué cartas tiene cada uno. Solo se ocultan las cartas elegidas y las que saca un carterista.
r_fish = Nada la Barracuda
r_fish_a = Si nadie ha jugado una carta de Barracuda, o la han jugado varios, se tiran los dos dados. La Barracuda nada tantos pecios como dice el dado de distancia, hacia el pecio del dado de dirección, por una ruta de las más cortas: siempre cruzando un lado, nunca en diagonal.
r_fish_b = Se detiene al llegar. Si ya está allí, se queda.
r_fish_c = Si hay varias rutas igual de cortas, toma la que pasa por el pecio con el número más alto.
r_fish_d = Cuenta la ruta entera, no solo el primer paso. Si el número más alto es el mismo, decide el siguiente; si todos los números son iguales, el primer paso más alto. En un fondo con 1 2 5 sobre 3 4 6, nada del 1 al 6 pasando por 2 y 5.
r_fish_e = Si se ha jugado exactamente una carta de Barracuda, quien la jugó guía al pez. Tira solo el dado de distancia y lo lleva a cualquier pecio que esté como mucho a esa distancia, o lo deja donde está.
r_fish_f = Si se detiene en un pecio con estrella (★), la acción de la estrella ocurre enseguida.
r_fish_g = Pero no si no se ha movido.
r_fish_h = La corriente la lanza una vez por ronda como mucho. Si la lanza a un pecio donde todos recuperan su carta de Barracuda, la recuperan.
r_wrecks = En los pecios
r_wrecks_a = Los pecios se juegan uno a uno, empezando por el número más bajo.
r_wrecks_b = Primero, las monedas que quedaron en un pecio en una ronda anterior las recoge el buzo en pie que tiene allí la iniciativa. Eso no es una acción. Se hace en todos los pecios antes de las acciones del pecio 1, incluso junto a la Barracuda: allí las monedas caen por la borda con la bolsa, salvo que el buzo esté protegido.
r_wrecks_c = Si hay empate, no las recoge nadie.
r_wrecks_d = A solas y sin la Barracuda: haces la acción especial y luego la general.
r_wrecks_e = Con la Barracuda: todos los buzos de allí sueltan la bolsa entera en el pecio, y los que están en pie hacen solo la acción general. En un pecio quedan como mucho 4 monedas; el resto va a la reserva.
r_wrecks_f = Quien la controla en esta ronda no suelta nada, y tampoco un buzo protegido por el pecio.
r_wrecks_g = La protección es siempre una acción general, porque junto a la Barracuda no hay especiales. Actúa antes de que se suelten las bolsas, pero no sirve a un buzo tumbado. También los buzos protegidos hacen solo la acción general.
r_wrecks_h = Varios buzos y sin la Barracuda: tiene la iniciativa el que tiene menos cartas de movimiento en la fila. Hace la acción especial, o roba la bolsa entera a otro buzo de allí. Luego todos los que están en pie allí hacen la acción general.
r_wrecks_i = Si varios empatan con el menor número de cartas, solo hay acciones generales.
r_wrecks_j = Las acciones generales van por orden de iniciativa, primero quien tiene menos cartas, y luego por asientos; también junto a la Barracuda.
r_wrecks_k = Un buzo tumbado no hace ninguna acción del pecio, y se le puede robar aunque tenga menos cartas que nadie.
r_wrecks_l = No cuenta para la iniciativa: el único buzo en pie junto a otros tumbados la tiene.
r_wrecks_m = Se puede renunciar a cualquier acción; lo único obligado es soltar el oro. Lo que se hace sigue la carta: Guardar 7 son hasta siete monedas, Guardar todo es la bolsa entera o nada. Una acción que no aporta nada se salta sola, y una bolsa vacía no se puede robar.
r_end = Fin de la ronda, fin de la partida
r_end_a = Los buzos tumbados se ponen en pie. Si la Barracuda está en el pecio 6, o se han jugado todas las cartas de Barracuda, todos recuperan la suya.
r_end_b = Solo entonces llegan las acciones tardías: actúan los carteristas.
r_end_c = Con 8 monedas en un cofre se gana en el acto, incluso en mitad de una ronda.
r_end_d = Para una partida más larga, se juega a 10.
r_end_e = Si una misma acción pudiera dar la victoria a varios jugadores, decide el orden de las acciones generales.
r_end_f = Si nadie ha ganado tras 40 rondas, la partida puede acabar en empate: se pregunta a todos, y otra vez cada 20 rondas. Si todos aceptan, comparten el primer puesto; si alguien quiere seguir, se sigue. Los bots siempre aceptan. Tras 400 rondas es empate en cualquier caso.
r_end_g = Quien gana queda en primer puesto; los demás se ordenan por el oro de sus cofres.
r_cards = Las cartas de pecio
r_cards_a = El reglamento enumera las acciones, pero solo las cartas impresas mostraban cuál tiene cuál. Por eso el reparto de abajo es nuestro.
r_cards_b = ¿Tienes el juego? Introduce tus propias cartas al preparar una partida.
r_cards_c = Oro: esa cantidad pasa de la reserva a tu bolsa.
r_cards_d = Recuperar: ese número de cartas de movimiento vuelve de tu fila a tu mano, siempre las más antiguas primero.
r_cards_e = Guardar 7: hasta 7 monedas pasan de tu bolsa a tu cofre. Guardar todo: pasa la bolsa entera.
r_cards_f = Con nuestras cartas, la que acabas de jugar se queda en tu fila: una acción solo devuelve cartas de rondas anteriores. Si no, se podría jugar siempre la misma. Con «Recuperar la carta recién jugada», que se elige al preparar la partida, y siempre con tus propias cartas, vuelve como cualquier otra.
r_cards_g = Carta de Barracuda: recupera la tuya, o manda al centro la de un rival.
r_cards_h = Carterista: recupera tu carta de movimiento más antigua. O, más tarde: saca a ciegas dos cartas de la mano de un rival, pon una delante de él como si la hubiera jugado y devuélvele la otra.
r_cards_i = En el pecio anuncias que harás de carterista; al final de la ronda eliges a quién. Si en la mano hay una sola carta, sacas esa. Una carta de Barracuda puesta así va al centro; si es la última de movimiento, todas vuelven a la mano de su dueño. Su buzo se queda en su sitio.
r_cards_j = Protección: en esta ronda, la Barracuda no te hace soltar tu oro.
r_cards_k = ★ Todos recuperan: todos recuperan su carta de Barracuda.
r_cards_l = ★ Corriente: se tira el dado de dirección, y la Barracuda va directa a ese pecio. Si sale un 6, se tira otra vez.
r_cards_o = Si tiene esta estrella un pecio que no es el 6, se tira otra vez cuando sale el número de ese pecio.
r_cards_m = Una o dos cartas básicas se pueden cambiar por las cartas extra del mismo número.
r_cards_n = Cambiar más de dos es una regla de la casa.
r_card = Lo que ofrecen los pecios
r_card_wreck = Pecio
r_card_special = Acción especial
r_card_general = Acción general
r_card_base = Cartas básicas
r_card_extra = Cartas extra
r_card_nothing = nada
r_card_gold = { $n ->
     [one] { $n } moneda
    *[other] { $n } monedas
}
r_card_back = Recuperar { $n }
r_card_regain = Carta de Barracuda
r_card_bank_seven = Guardar 7
r_card_bank_all = Guardar todo
r_card_pocket = Carterista
r_card_protected = Protección
r_card_all_regain = ★ Todos recuperan
r_card_fling = ★ Corriente
r_teams = Dos equipos
r_teams_a = Cuatro jugadores, dos contra dos. Cada uno tiene su bolsa, cada equipo comparte un cofre, y se gana con 12 monedas.
r_teams_b = Siempre son 12, elijas la meta que elijas. Los del mismo equipo se sientan enfrente: asientos 1 y 3 contra 2 y 4.
r_teams_c = Dentro del equipo se puede hablar antes de elegir.
r_teams_d = Dentro del equipo se ven las cartas elegidas.
r_teams_e = Dos del mismo equipo en un pecio pueden intercambiar cualquier cantidad de monedas entre sus bolsas. Es la acción especial de uno de los dos, y necesita la iniciativa sobre los rivales de allí.
r_teams_f = Si solo ellos dos empatan con el menor número de cartas, aún pueden intercambiar, pero nada más: un empate es un empate, así que ni robo, ni acción especial, ni recoger monedas. Decide el primer asiento de los dos. Si uno está en pie y el otro tumbado, puede intercambiar el que está en pie.
r_teams_g = Dentro del equipo no se roba.
r_examples = Ejemplos
r_round = Una ronda con cuatro buzos
r_round_a = Anna descubre un 2, Bruno un 4, Clara otro 2 y David un 3. Anna ya tenía una carta en su fila y Clara dos; las demás filas estaban vacías. Anna y Bruno tienen 2 monedas en la bolsa, Clara 1 y David 3, más 1 en su cofre.
r_round_b = Nadie ha jugado una carta de Barracuda. Los dados dicen: distancia 2, dirección 3.
r_round_floor = Del 6 podría nadar al 3 pasando por el 1 o por el 2: las dos rutas son igual de cortas. Pasa por el 2, el número más alto.
r_round_c = Pecio 2: solo ha pasado nadando junto a Anna y Clara. La fila de Anna tiene dos cartas y la de Clara tres, así que Anna tiene la iniciativa. Le roba a Clara su única moneda; podría haber recuperado su carta más antigua. Luego cada una toma 1 moneda con la acción general.
r_round_d = Pecio 3: aquí se ha detenido, junto a David. Él suelta las 3 monedas de la bolsa; la de su cofre está a salvo. Solo hace la acción general: 1 moneda.
r_round_e = Pecio 4: Bruno está solo. La acción especial le da 2 monedas; la general, 1. Con las 2 que tenía, son 5.
r_steer = La ronda siguiente: guiar a la Barracuda
r_steer_a = Anna juega su carta de Barracuda y se tumba en el pecio 2, con 4 monedas en la bolsa. Bruno va al 5 a guardar su oro, Clara al 3 y David al 2. La de Anna es la única carta de Barracuda. El dado de distancia marca 2, y ella lleva la Barracuda del 3 al 5, justo al lado.
r_steer_b = Antes de nada, Clara, a solas en el pecio 3, recoge las 3 monedas que soltó David.
r_steer_c = Pecio 2: David es el único en pie, así que tiene la iniciativa. Le roba a Anna sus 4 monedas y toma 1 con la acción general. Anna no hace nada aquí.
r_steer_d = Pecio 3: Clara está sola: 3 monedas, y 1 más. Con las que recogió, lleva 8.
r_steer_e = Pecio 5: la Barracuda está junto a Bruno, y él suelta sus 5 monedas. En el pecio solo quedan 4; 1 va a la reserva. No puede guardar nada, porque eso es la acción especial, pero la general le da 1 moneda.
r_steer_f = Si Anna la hubiera llevado al pecio 2, habría conservado su oro: no toca a quien la controla, y junto a la Barracuda no roba nadie.
r_end_h = Una carta de Barracuda de la que alguien tuvo que descartarse cuenta como jugada. La que pone en el centro un carterista llega demasiado tarde para esta ronda.
