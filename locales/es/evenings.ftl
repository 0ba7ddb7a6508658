# The screen of the evening's results, and of earlier evenings.
lead = Las partidas de una velada, de cualquier juego, en una sola clasificación.
empty = Aún no se ha terminado ninguna partida.
empty_now = En esta velada aún no se ha terminado ninguna partida.
rename = Renombrar
name_of_evening = Nombre de la velada
name_line = Sin nombre, la velada lleva su fecha.
days = { $first } – { $last }
archive = Archivar esta velada
archived = La velada está archivada más abajo.
go_on = Continuarla
reopen = Continuar esta velada
went_on = La velada continúa.
went_on_instead = La velada continúa. La anterior queda archivada más abajo.
earlier = Veladas anteriores
matches = { $n ->
    [one] { $n } partida
   *[other] { $n } partidas
}
winner = más victorias: { $name }
leader = en cabeza: { $name }
delete = Borrar esta velada
delete_text = { $n ->
    [one] Se borra un resultado: { $day }. La partida en sí se queda.
   *[other] Se borran { $n } resultados: { $day }. Las partidas en sí se quedan.
}
deleted = Velada borrada.
put_back = Recuperarla
match_by_match = Partida a partida

scale = Puntos
scale_places = Por puesto
scale_places_line = 5, 3 y 2 puntos para los tres primeros puestos y 1 para el resto; el último de dos o tres se lleva 1. Los puestos empatados se reparten sus puntos.
scale_wins = Por victoria
scale_wins_line = 1 punto por victoria. Quienes ganan a la vez se lo reparten.
scale_none = Ninguno
scale_none_line = No se cuentan puntos. Va en cabeza quien más veces gana.

people = Quién está
people_none = Aún no hay nadie.
choose = Elegir quién está
who = ¿Quién está?
new = Alguien más
left = se ha ido
leave = Se va
leave_of = { $name } se va
back = Vuelve
back_of = { $name } vuelve
who_line = Activa a quienes están.

scoreboard = Clasificación
points = Puntos
rank_lines = { $name }, { $n ->
    [one] { $n } partida
   *[other] { $n } partidas
}: partida a partida
place_of = { $place } de { $of }
points_of = { $n ->
    [one] { $points } punto
   *[other] { $points } puntos
}
no_match = Aún ninguna partida.
rounded = Los puntos repartidos se muestran redondeados. El total suma las partes exactas.
picture_best = Los { $shown } primeros de { $of } jugadores
picture_latest = Las últimas { $shown } de { $of } partidas
picture_points = { $n ->
    [one] { $points } punto
   *[other] { $points } puntos
} · { $won ->
    [one] { $won } victoria
   *[other] { $won } victorias
} · { $played ->
    [one] { $played } partida
   *[other] { $played } partidas
}
picture_wins = { $won ->
    [one] { $won } victoria
   *[other] { $won } victorias
} · { $played ->
    [one] { $played } partida
   *[other] { $played } partidas
}
chart_points = Puntos tras cada partida
chart_wins = Victorias tras cada partida
chart_numbers = Los números del gráfico
after_match = Tras la partida { $n }

next = ¿Y ahora, qué?
next_time = Tiempo que queda
next_any = Sin límite
next_alone = Añade al menos a dos personas, y aquí aparecerán juegos para ellas.
next_none = Ningún juego es para { $n } personas.
next_none_in = Ningún juego para { $n } personas dura tan poco.
next_new = Nadie de los que están lo ha jugado aún.
next_least = { $n ->
    [0] No se ha jugado en esta velada.
    [one] Solo se ha jugado una vez en esta velada.
   *[other] Solo se ha jugado { $n } veces en esta velada, y ningún otro juego menos.
}
next_chance = { $name } aún no ha ganado en esta velada, y este es el juego que más gana.
all_games = Todos los juegos
next_fits = Es para { $n } personas.
next_play = Jugar a { $game }
set_up = Preparar
next_set_up = Preparar { $game }
