r_lead = De dos a doce jugadores, seis rondas, y gana quien menos puntos tenga: deja a los demás las bazas que cuestan. Eso sí, en la última ronda las quiere todo el mundo.
r_short_a = Seis rondas de bazas, y gana quien menos puntos tenga.
r_short_b = Asiste al palo si puedes. La carta más alta del palo de salida se lleva la baza; no hay triunfos.
r_short_c = En cada ronda cuesta otra cosa: las bazas, un palo, un tipo de figura, una carta concreta, y luego todo a la vez.
r_short_d = En la ronda 6, lo mismo resta puntos: esta vez, llévate todo lo que puedas.
r_short_e = Si se ha acordado: llévate todo lo que puntúa en una ronda, y tus puntos cambian de signo.
r_cards = Cartas y reparto
r_cards_a = Baraja francesa corriente, de cuatro palos. El as es la carta más alta, el 2 la más baja, y no hay triunfos.
r_cards_b = Hasta seis jugadores comparten una baraja de 52 cartas; de siete a doce usan dos.
r_cards_c = Se puede elegir una baraja o dos con cualquier número de jugadores.
r_cards_d = Se reparte todo. Para que todos tengan las mismas, se dejan fuera las cartas más bajas: tres jugadores se reparten 51 cartas, cinco 50 y seis 48.
r_cards_e = Se apartan desde los 2 hacia arriba y, dentro de cada valor, por este orden: tréboles, diamantes, corazones, picas, hasta que el resto se reparta por igual. Con dos barajas se apartan una tras otra las dos copias de cada carta.
r_cards_f = En cada ronda reparte otra persona.
r_cards_g = La suerte decide quién reparte primero. El reparto pasa a la izquierda, y sale en la primera baza quien está a la izquierda de quien reparte.
r_tricks = Las bazas
r_tricks_a = Quien sale juega cualquier carta. Por turno, los demás tienen que asistir: jugar una carta de ese palo si la tienen. Si no, pueden jugar cualquiera.
r_tricks_b = La carta más alta del palo de salida gana la baza, y quien la jugó sale en la siguiente.
r_tricks_c = Con dos barajas, de dos cartas ganadoras iguales gana la que se jugó primero.
r_tricks_d = O bien gana la que se jugó en último lugar.
r_costs = Lo que cuesta
r_costs_a = Tres cosas cuestan puntos: un palo, un tipo de figura (jotas, reinas o reyes) y una carta concreta de las que están en juego.
r_costs_b = En una mesa se eligen de común acuerdo. Lo habitual son los corazones o los tréboles, las reinas, y el rey de corazones o el de picas.
r_costs_c = O se sortean.
r_costs_d = Se sortean al empezar la partida. Desde entonces todos las ven, atenuadas en las rondas en que no cuestan.
r_costs_e = O cada una se sortea más tarde, al empezar su ronda.
r_costs_f = Con dos barajas cuentan las dos copias de la carta.
r_costs_g = Los costes se suman: en las rondas 5 y 6 una carta puede contar tres veces, por su palo, por su figura y por ser la carta concreta.
r_costs_h = En la ronda 6, lo mismo resta puntos, así que esta vez llévate todo lo que puedas.
r_costs_i = Gana el total más bajo después de la ronda 6.
r_costs_j = Con totales iguales se comparte el puesto.
r_table = Puntos en cada ronda
r_table_round = Ronda
r_table_trick = cada baza
r_table_suit = cada carta del palo
r_table_figure = cada figura elegida
r_table_card = la carta
r_all = Todo o nada
r_all_a = Si te llevas todo lo que puntúa en una ronda, tus puntos cambian de signo: en las rondas 1, 2, 3 y 5 se restan en vez de sumarse; en la ronda 6 se suman en vez de restarse.
r_all_b = Todo quiere decir todas las cartas que dan puntos.
r_all_i = En la ronda 1, donde puntúan las bazas, quiere decir todas las bazas.
r_all_c = En las rondas 5 y 6 no importan las bazas sin ninguna carta de esas.
r_all_d = O sí importan, y hay que llevarse todas las bazas.
r_all_e = Todos tus puntos de la ronda cambian de signo, también los de las bazas. Lo que se llevaron los demás cuenta como siempre.
r_all_f = Así que en la última ronda llévate lo más posible, pero no todo.
r_all_g = Esto no vale en la ronda 4.
r_all_h = Con dos barajas tampoco, aunque la carta esté dos veces.
r_early = Rondas que acaban antes, ayuda para la memoria
r_early_a = Cuando ya no puede puntuar nada más, el resto de la ronda se salta, a no ser que se quiera jugar entera. No pasa nunca en las rondas 1, 5 y 6, donde puntúan todas las bazas.
r_early_b = Cuánto ayuda la app a la memoria se elige al preparar la partida. Normal: los puntos hasta ahora y la última baza. Abierta: además, todas las bazas de la ronda y quién no tiene ya un palo. Estricta: solo la última baza, y los puntos no se ven hasta contar la ronda.
r_early_c = El registro y la repetición tampoco muestran las bazas ocultas. Cuando acaba la ronda, se puede ver entera.
r_examples = Ejemplos
r_trick = Una baza entre cuatro
r_trick_a = Anna sale con el 7 de corazones, así que los demás tienen que jugar corazones si pueden. Bruno juega el rey. Clara no tiene corazones y se descarta del 2 de tréboles. El único corazón de David es el as, así que tiene que jugarlo.
r_trick_b = El as es el corazón más alto. David gana la baza, le guste o no, y sale en la siguiente. El 2 de tréboles no podía ganar, ni ningún otro trébol: no era el palo de salida.
r_trick_1 = Sale Anna: 7 de corazones
r_trick_2 = Bruno: rey de corazones
r_trick_3 = Clara: 2 de tréboles
r_trick_4 = David gana: as de corazones
r_count = Contar las rondas 5 y 6
r_count_a = Cuestan los corazones, las reinas y el rey de picas. Te has llevado cuatro bazas, y en ellas estas cinco cartas:
r_count_1 = reina de corazones: 10 + 50
r_count_2 = 9 de corazones: 10
r_count_3 = 4 de corazones: 10
r_count_4 = reina de tréboles: 50
r_count_5 = rey de picas: 200
r_count_b = Bazas 4 × 5, corazones 3 × 10, reinas 2 × 50, el rey 200: 20 + 30 + 100 + 200 = 350. En la ronda 5 son +350; en la ronda 6, −350.
r_count_c = La reina de corazones cuenta dos veces: 10 por corazón y 50 por reina.
r_turn = Todo o nada, con una baraja y cuatro jugadores
r_turn_a = Cuestan los corazones, las reinas y el rey de picas. En la ronda 3 Clara se lleva las cuatro reinas:
r_turn_card = 50 puntos
r_turn_b = Serían 4 × 50 = 200 puntos. Se lo ha llevado todo, así que son −200. Con tres reinas habrían sido +150.
r_turn_c = En la ronda 6 Bruno gana nueve bazas, y en ellas todos los corazones, todas las reinas y el rey de picas: 9 × 5 + 13 × 10 + 4 × 50 + 200 = 575. En las otras cuatro bazas no había nada de eso. Así que lo tiene todo, y se anota +575 en vez de −575. Con un solo corazón en manos ajenas, habrían sido −565.
r_turn_d = Si todo quiere decir todas las bazas, le faltan cuatro y se anota −575.
index_jack = J
index_queen = Q
index_king = K
index_ace = A
card = { $rank ->
    [jack] jota
    [queen] reina
    [king] rey
    [ace] as
   *[other] { $rank }
} de { $suit ->
    [clubs] tréboles
    [diamonds] diamantes
    [hearts] corazones
   *[spades] picas
}
jacks = jotas
queens = reinas
kings = reyes
clubs = tréboles
diamonds = diamantes
hearts = corazones
spades = picas
each_trick = cada baza
nothing = nada que cuente
# A score of a round: "3 tricks × 5 + 1 heart × 10 + king of spades × 200".
sum_tricks = { $n ->
    [one] { $n } baza
   *[other] { $n } bazas
} × { $points }
sum_suit = { $suit ->
    [clubs] { $n ->
        [one] { $n } trébol
       *[other] { $n } tréboles
    }
    [diamonds] { $n ->
        [one] { $n } diamante
       *[other] { $n } diamantes
    }
    [hearts] { $n ->
        [one] { $n } corazón
       *[other] { $n } corazones
    }
   *[spades] { $n ->
        [one] { $n } pica
       *[other] { $n } picas
    }
} × { $points }
sum_figures = { $figure ->
    [jack] { $n ->
        [one] { $n } jota
       *[other] { $n } jotas
    }
    [queen] { $n ->
        [one] { $n } reina
       *[other] { $n } reinas
    }
   *[king] { $n ->
        [one] { $n } rey
       *[other] { $n } reyes
    }
} × { $points }
sum_card = { $n ->
    [one] { $card }
   *[other] { $card } × { $n }
} × { $points }
took_all = se lo ha llevado todo: los puntos cambian de signo
round = Ronda { $n }
round_of = Ronda { $n } de { $of }
said_round = Ronda { $n } de { $of }.
recipe = Ronda { $n }: { $what }
priced = { $what } { $points }
reveal_title = En el menú
all_rounds_played = Se han jugado las seis rondas.
cost_unknown = se sortea al empezar la ronda
all_turns = Todo o nada: llévatelo todo, y tus puntos pasan a ser negativos.
all_not_now = En esta ronda no vale el todo o nada.
all_not_all = Todo o nada: llévate lo más posible, pero no todo.
out_of_sight = Estas bazas están ocultas hasta que acabe la ronda.
menu_label = Lo que cuesta en esta ronda
table_label = La mesa, por orden de juego
hand_label = Tu mano
open_label = Todas las manos
takes = { $name } se lleva la baza: { $what }
takes_nothing = { $name } se lleva la baza.
said_takes = { $name } se lleva la baza: { $points }.
ledger = Solo bazas
said_dealer = { $name } reparte primero
said_cost = Lo que cuesta: { $what }
said_deal = Se reparte la ronda { $n }
said_plays = { $name } juega: { $card }.
said_costs = Lo que cuesta: { $what }.
said_lying = En la mesa: { $cards }.
said_led = Palo de salida: { $suit }. Asiste si puedes.
said_hold = { $n ->
     [one] Tienes { $n } carta.
    *[other] Tienes { $n } cartas.
}
keys_walk = recorrer tu mano
keys_lift = levantar una carta, o devolverla
keys_move = mover una carta a otro sitio de tu mano
said_lifted = Levantada, a punto de jugarse. Pulsa otra vez para devolverla.
said_chosen = Elegida. Confirma para jugarla.
not_your_turn = No es tu turno.
follow_suit = Palo de salida: { $suit }, y tú tienes { $suit }.
refused_not_in_play = Esta carta no está en juego con ese número de jugadores: { $card }.
refused_setup = No se puede jugar con ese número de jugadores o de barajas.
refused_step = Ahora no puedes hacer eso.
ended_abandoned = La partida se terminó antes de tiempo; no ha ganado nadie.
ended_won = { $n ->
     [one] { $name } gana con { $points } punto.
    *[other] { $name } gana con { $points } puntos.
}
ended_shared = { $n ->
     [one] { $name } comparten el primer puesto con { $points } punto.
    *[other] { $name } comparten el primer puesto con { $points } puntos.
}
duty = juega
cards_left = { $n ->
     [one] { $n } carta en la mano
    *[other] { $n } cartas en la mano
}
points_taken = { $n ->
     [one] { $points } punto hasta ahora en esta ronda
    *[other] { $points } puntos hasta ahora en esta ronda
}
deals = ha repartido
total_of = { $n ->
     [one] { $points } punto en total
    *[other] { $points } puntos en total
}
leads = va en cabeza
dealer_sign = R
void_in = no tiene { $suits }
wait = Tus cartas. No es tu turno.
lead = Sales tú: juega cualquier carta.
follow = Asiste: juega { $suit }.
discard = Sin { $suit }: juega cualquier carta.
now_dealt = Se reparten las cartas.
now_leads = Baza nueva: juega cualquier carta.
now_follows = Palo de salida: { $suit }. Asiste si puedes.
aim_tricks = Evita las bazas: cada una cuesta { $n }.
aim_cards = Evita esto: { $what }. Cada carta cuesta { $n }.
aim_card = Evita esta carta: { $card }. Cuesta { $n }.
aim_least = Todo cuesta: llévate lo menos posible.
aim_unknown = Evita lo que cuesta puntos en esta ronda.
aim_most = Ahora todo resta: llévate todo lo que puedas.
aim_not_all = Llévate lo más posible, pero no todo.
aim_fewest = Gana quien tenga menos puntos.
aid_fewest = Quien menos puntos tenga tras seis rondas.
aid_trick = Una baza
aid_follow = Asiste al palo si puedes. Si no, juega cualquier carta.
aid_takes = La carta más alta del palo de salida se la lleva, y quien la jugó sale después. No hay triunfos.
aid_twin_first = De dos cartas iguales gana la primera.
aid_twin_last = De dos cartas iguales gana la última.
aid_rounds = Lo que cuesta, ronda a ronda
aid_tricks = Ronda 1: { $n } por baza.
aid_suit = Ronda 2: { $n } por carta del palo.
aid_figure = Ronda 3: { $n } por figura elegida.
aid_card = Ronda 4: { $n } por la carta concreta.
aid_all = Ronda 5: todo eso a la vez.
aid_below = Ronda 6: lo mismo, pero restando. ¡Llévate todo lo que puedas!
aid_everything = Llévate todo lo que puntúa, y tus puntos cambian de signo. No en la ronda 4.
read_hand_line = Leer mi mano en voz alta con un lector de pantalla: usa auriculares
sort_by_rank = Ordenar por valor
sort_by_suit = Ordenar por palo
play_card = Jugar: { $card }
put_back = Devolver
sheet = Hoja de puntos
sheet_empty = Aún no se ha contado ninguna ronda.
skipped = El resto no se jugó: ya no podía puntuar nada.
player = Jugador
total = Total
so_far = hasta ahora
next = Después: ronda { $n }, { $what }. Sale { $name }.
next_last = Después: ronda { $n }, la última. Puntos negativos por { $what }. Sale { $name }.
next_not_all = El todo o nada también vale aquí: lo más posible, pero no todo.
chart_label = Totales de ronda en ronda; gana la línea más baja. Los números están en la hoja de puntos.
preset_agreed = Acordado: corazones, reinas, rey de picas
preset_agreed_line = Lo que se acuerda en casi todas las mesas.
preset_random = Por sorteo
preset_random_line = Antes de la primera ronda se sortean un palo, un tipo de figura y una carta concreta.
preset_late = Sorteo tardío
preset_late_line = Cada cosa se sortea al empezar su ronda.
preset_two = Acordado, con dos barajas
preset_two_line = Cada carta está dos veces, y cuentan las dos copias.
preset_own = A tu manera
opt_packs = Barajas
packs_auto = Según los jugadores
packs_auto_line = Una baraja hasta seis jugadores, dos desde siete.
packs_one = Una
packs_one_line = 52 cartas.
packs_two = Dos
packs_two_line = 104 cartas: cada una está dos veces.
opt_finding = Lo que cuesta
finding_random = Por sorteo
finding_random_line = Antes de la primera ronda se sortean un palo, un tipo de figura y una carta concreta.
finding_late = Sorteo tardío
finding_late_line = Cada cosa se sortea al empezar su ronda.
finding_agreed = Acordado
finding_agreed_line = La mesa elige las tres cosas. Lo habitual aparece primero.
opt_suit = El palo (10 por carta)
opt_figure = La figura (50 cada una)
opt_card = La carta (200)
usual = { $what } (habitual)
opt_twins = De dos cartas iguales
twins_first = gana la primera
twins_first_line = Lo habitual.
twins_last = gana la última
twins_last_line = La segunda copia aún puede llevarse la baza.
opt_all = Todo o nada
all_off = No se juega
all_off_line = Si te lo llevas todo, te quedas con todos los puntos.
all_cards = Todas las cartas que puntúan
all_cards_line = Llévatelas todas en una ronda (en la ronda 1, todas las bazas), y tus puntos cambian de signo. No en la ronda 4.
all_tricks = Todas las bazas
all_tricks_line = Lo mismo, pero en las rondas 5 y 6 todo quiere decir todas las bazas.
opt_skip = Saltar lo que no puede puntuar
opt_skip_line = Las rondas 2 a 4 acaban cuando ya no puede puntuar nada.
opt_help = Ayuda para la memoria
help_open = Abierta
help_open_line = Los puntos hasta ahora, quién no tiene ya un palo, y todas las bazas de la ronda en el registro.
help_usual = Normal
help_usual_line = Los puntos hasta ahora, y solo la última baza.
help_strict = Estricta
help_strict_line = Solo la última baza, y los puntos no se ven hasta contar la ronda.
each_gets = { $n } cartas por jugador; están todas en juego.
each_gets_without = { $n } cartas por jugador. Fuera de juego: { $cards }.
last_trick = La última baza
last_trick_none = Aún nadie se ha llevado una baza.
took = se llevó la baza
onward = Seguir jugando
look_at_round = Repasar la ronda { $n }, con todas las manos a la vista
led_clubs = tréboles
led_diamonds = diamantes
led_hearts = corazones
led_spades = picas
