# All matches, and the page of a person.
all_matches = Todas las partidas
all_matches_lead = Todas las partidas terminadas en este dispositivo, las más recientes primero.
filters = Filtros
game = Juego
any_game = Todos los juegos
person = Persona
any_person = Todo el mundo
evening = Velada
any_evening = Todas las veladas
this_evening = Esta velada
time = Fecha
any_time = Cualquiera
this_week = Esta semana
this_month = Este mes
this_year = Este año
matches_n = { $n ->
    [0] Ninguna partida encaja.
    [one] { $n } partida
   *[other] { $n } partidas
}
show_more = Mostrar más
moves_gone = Solo queda el resultado; las jugadas ya no están.
take_along = Para llevar
csv = Como tabla (CSV)
csv_failed = Este navegador no puede guardar la tabla.
csv_end = Fin
csv_minutes = Minutos
csv_player = Jugador
csv_bot = Bot
csv_place = Puesto
csv_players = Jugadores
csv_resigned = Se rindió
csv_id = Partida
yes = sí
bg_stats = Mostrar enlaces a BG Stats
bg_stats_line = BG Stats es una app que lleva la cuenta de las partidas. Al tocar un enlace se envía ese único resultado, con sus nombres, a bgstatsapp.com; nada más sale del dispositivo.
bg_stats_send = Enviar a BG Stats
picture_share_of = Compartir como imagen: { $what }
picture_save_of = Guardar como imagen: { $what }
picture_drawing = Dibujando la imagen…
picture_ready = La imagen está lista.
picture_failed = Este navegador no puede ni crear la imagen ni copiar su texto.
picture_won = { $n ->
    [one] Victoria de { $names }.
   *[other] Victoria compartida: { $names }.
}
picture_drawn = Empate
match_of = { $game }, { $date }
more_of = Más: { $game }, { $date }

also_played = También ha jugado aquí
person_absent = { $name } aún no ha terminado ninguna partida en este dispositivo.
at_a_glance = De un vistazo
matches = Partidas
drawn = Empatadas
time_played = Tiempo a la mesa
minutes = { $m } min
hours = { $h } h { $m } min
time_left_out = { $n ->
    [one] Una partida duró más de seis horas de principio a fin. Su tiempo no se cuenta.
   *[other] { $n } partidas duraron más de seis horas de principio a fin. Su tiempo no se cuenta.
}
time_unknown = { $n ->
    [one] No se sabe cuánto duró una partida antigua.
   *[other] No se sabe cuánto duraron { $n } partidas antiguas.
}
streak = Más victorias seguidas
streak_same = Lo mismo, siempre con { $names }
best_bot = Mejor bot vencido
games = Juegos
place_count = { $place }: { $n }
best_match = Mejor partida: { $result }
rivals = Rivales
rival = En { $n } partidas con { $other }, { $name } quedó por delante { $above ->
        [one] una vez
       *[other] { $above } veces
    } y por detrás { $below ->
        [one] una vez
       *[other] { $below } veces
    }.
nemeses = Bestias negras
nemesis = { $other } quedó por delante de { $name } en { $below } de { $n } partidas.
pairs_line = Se comparan personas que han compartido al menos tres partidas.
form = Estado de forma
form_caption = Porcentaje de rivales que quedaron por detrás de { $name } en las últimas { $n } partidas
match_n = Partida { $n }
percent = { $n } %
all_matches_of = Todas las partidas de { $name }

rename = Renombrar
rename_who = Renombrar a { $name }
rename_line = El nombre nuevo sustituye al antiguo en todos los resultados y listas, y en las partidas en curso. Una partida terminada sigue mostrando el antiguo en su repetición.
name_of_app = La propia app usa este nombre. Elige otro.
renamed = { $name } ahora se llama { $new }.
merge = ¿La misma persona?
merge_text = Ya existe { $other }. Si son la misma persona, desde ahora sus partidas se cuentan juntas. Esto no se puede deshacer.
merge_yes = La misma persona
merge_no = Dos personas
merge_shared = { $name } { CONJOIN("y", $other) } han jugado la misma partida, así que son dos personas.
forget = Olvidar
forget_who = ¿Olvidar a { $name }?
forget_text = { $name } pasa a ser «Alguien» en todos los resultados, veladas y partidas de este dispositivo, y sale de la lista de jugadores. Se borran sus problemas resueltos y su avance en las lecciones. Las cifras de los demás no cambian. Los archivos ya exportados conservan el nombre. Esto no se puede deshacer.
forgotten = Este dispositivo ya no recuerda a { $name }.

delete_title = { $n ->
    [one] ¿Borrar esta partida?
   *[other] ¿Borrar { $n } partidas?
}
delete_text = { $n ->
    [one] Ya no se podrá volver a ver. Su resultado cuenta para su velada y sus jugadores: ¿lo conservamos?
   *[other] Ya no se podrán volver a ver. Resultados que cuentan para veladas y jugadores: { $results }. ¿Los conservamos?
}
keep_result = { $n ->
    [one] Conservar el resultado
   *[other] Conservar los resultados
}
delete_with_result = { $n ->
    [one] Borrar también el resultado
   *[other] Borrar también los resultados
}
delete_result = Borrar este resultado
result_deleted = Resultado borrado.
put_result_back = Recuperarlo

low_title = Queda poco espacio
low_text = Al navegador le queda poco sitio para más partidas. Las más antiguas ya terminadas pueden pasar a un archivo; sus resultados se quedan aquí.
pack = Empaquetar las más antiguas
pack_text = { $n ->
    [one] La partida terminada más antigua pasa a un archivo. Así se liberan { $size }. Su resultado se queda, y podrás volver a verla cuando importes el archivo.
   *[other] Las { $n } partidas terminadas más antiguas pasan a un solo archivo. Así se liberan { $size }. Sus resultados se quedan, y podrás volver a verlas cuando importes el archivo.
}
pack_none = No hay ninguna partida terminada que empaquetar.
pack_check = { $n ->
    [one] Comprueba que el archivo está ahí. Su nombre empieza por { $name }. Sin él, las jugadas de la partida se pierden.
   *[other] Comprueba que el archivo está ahí. Su nombre empieza por { $name }. Sin él, las jugadas de las partidas se pierden.
}
pack_not_there = No está
pack_delete = { $n ->
    [one] Sí está: borrar la partida de aquí
   *[other] Sí está: borrar las partidas de aquí
}
pack_failed = Este navegador no puede guardar el archivo. No se ha borrado nada.
packed = { $n ->
    [0] No se ha borrado nada: las partidas han cambiado mientras tanto.
    [one] Una partida empaquetada.
   *[other] { $n } partidas empaquetadas.
}
# A share with its numbers, an average, and the figures of single games. Their words are those of each game.
share = { $n } de { $of } ({ $percent } %)
average = { NUMBER($n, maximumFractionDigits: 1) }
barragoon_white = Ganadas con Blanco
barragoon_brown = Ganadas con Marrón
barragoon_moves = Movimientos por partida, de media
barragoon_fastest = Victoria más rápida, en movimientos
bouillabaisse_costs = Lo que cuesta
bouillabaisse_points = Puntos, de media
bouillabaisse_rounds = Rondas jugadas
bouillabaisse_1 = Ronda 1: las bazas
bouillabaisse_2 = Ronda 2: el palo
bouillabaisse_3 = Ronda 3: la figura
bouillabaisse_4 = Ronda 4: la carta
bouillabaisse_5 = Ronda 5: todo lo anterior
bouillabaisse_6 = Ronda 6: todo lo anterior, en negativo
barrakuda_alone = Ganadas sin equipo
barrakuda_teams = Ganadas en equipo
barrakuda_dives = Oro por inmersión
per_dive = { NUMBER($average, maximumFractionDigits: 1) } ({ NUMBER($gold) } de oro en { $n ->
    [one] { $n } inmersión
   *[other] { $n } inmersiones
})
barrakuda_bites = Mordiscos de la Barracuda
bites = { $n ->
    [0] ninguno
   *[other] { $n } ({ NUMBER($gold) } de oro perdido)
}
barracuda_believed = Faroles propios que colaron
barracuda_caught = Faroles ajenos descubiertos
barbarossa_right = Aciertos
barbarossa_letters = Letras pedidas por palabra adivinada
per_word = { NUMBER($average, maximumFractionDigits: 1) } ({ $letters ->
    [0] ninguna letra
    [one] { $letters } letra
   *[other] { $letters } letras
} en { $n ->
    [one] { $n } palabra
   *[other] { $n } palabras
})
barbarossa_most = Más palabras adivinadas en una partida

# Results that another version of the app wrote, or that were edited by hand.
unread_results = { $n ->
     [one] Esta versión no puede leer un resultado. Se conserva y no cuenta en ningún sitio.
    *[other] Esta versión no puede leer { $n } resultados. Se conservan y no cuentan en ningún sitio.
}
