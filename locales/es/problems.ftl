lead = Una posición y una jugada por encontrar. Cada problema tiene una sola solución, y el tablero muestra tus errores.
link = Resolver problemas
solver = ¿Quién resuelve?
solver_nobody = Sin nombre
day = Problema del día
day_solved = Resuelto. Mañana habrá otro.
one = Ganar en una
two = Ganar en dos
three = Ganar en tres
save = Salvarse
one_line = Blanco gana con la próxima jugada.
two_line = Blanco gana con la segunda jugada como muy tarde, haga lo que haga Marrón.
three_line = Blanco gana con la tercera jugada como muy tarde, haga lo que haga Marrón.
save_line = Marrón está a punto de ganar. Solo una jugada salva a Blanco durante las dos siguientes.
tally = { $solved } de { $all } resueltos
name = { $kind }, n.º { $n }
name_solved = { $name }, resuelto
state_open = Sin resolver
state_solved = Resuelto
missing = Este problema no está en esta versión de la app.
ask_one = Juega Blanco y gana en el acto.
ask_two = Juega Blanco y gana en dos, haga lo que haga Marrón.
ask_three = Juega Blanco y gana en tres, haga lo que haga Marrón.
ask_save = Juega Blanco. Encuentra la única jugada que impide que Marrón gane en dos.
more = { $n ->
     [one] Bien. Una jugada más, y tiene que ganar.
    *[other] Bien. { $n } jugadas más, y la última tiene que ganar.
}
placing = Cuenta el movimiento, y también dónde va el Barragoon.
answers = Marrón responde…
wrong = Así no
wrong_still = Blanco aún no ha ganado, y Marrón sigue jugando.
wrong_late = { $n ->
     [one] Ahora Blanco ya no puede ganar con la próxima jugada.
    *[other] Ahora Blanco ya no puede ganar en { $n } jugadas.
}
wrong_ended = Marrón ha ganado.
wrong_lost = { $n ->
     [one] Ahora Marrón gana con la próxima jugada, haga lo que haga Blanco.
    *[other] Ahora Marrón gana en { $n } jugadas, haga lo que haga Blanco.
}
solved = ¡Resuelto!
solved_no_pieces = Gana Blanco: a Marrón no le quedan piezas.
solved_no_moves = Gana Blanco: a Marrón no le quedan movimientos.
solved_win = Gana Blanco: Marrón no tenía defensa.
solved_save = A salvo: Marrón no puede ganar con sus dos próximas jugadas.
shown = Esa es la solución.
shown_line = Juégala para resolver el problema.
take_back = Deshacer
show = Ver la solución
solution = Solución
show_title = ¿Ver la solución?
show_text = Podrás resolver el problema después, pero contará como resuelto con ayuda.
hint = Pista
hint_piece = Mueve la pieza de { $square }.
hint_square = El Barragoon va en { $square }.
hint_move = De { $from } a { $to }.
hint_place = { $face }, en { $square }.
streak = Resueltos seguidos sin ayuda: { $n } (récord: { $best })
again = Desde el principio
try_it = Jugarla
next = Siguiente sin resolver
all = Todos los problemas
all_done = Todos los problemas están resueltos.
first_take_back = Primero deshaz la jugada.
