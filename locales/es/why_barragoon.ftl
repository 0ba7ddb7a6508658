only = No podía hacer otra cosa.
wins_now = Así gana en el acto.
wins_in = Vio una victoria en { $n } movimientos suyos, sin defensa posible.
loses_now = No vio manera de evitar la derrota.
loses_in = No vio manera de evitar la derrota; así puede resistir { $n ->
    [one] { $n } movimiento más.
   *[other] { $n } movimientos más.
}
captures = Captura un { $n } y cuenta con salir ganando.
exchanges = Captura un { $n } y cuenta con perder un { $lost } a cambio.
takes_piece = Captura un { $n }.
takes_barragoon = Captura un Barragoon y luego lo devuelve al tablero.
takes = Cuenta con ganar un { $n } dentro de poco.
trades = Cuenta con un cambio dentro de poco: un { $n } por un { $lost }.
saves = Podían capturar el { $n } de { $at } en la siguiente; ahora está a salvo.
gives_up = Cuenta con perder un { $n } de todas formas, y no vio nada que costara menos.
loses_piece = Cuenta con perder un { $n } dentro de poco.
hangs = Después pueden capturar un { $n } en { $at }.
quiet = Ninguna captura a la vista.
more_ways = Sus piezas tienen entonces más movimientos que las del otro bando: { $n } a { $m }.
fewer_ways = Sus piezas tienen entonces menos movimientos que las del otro bando: { $n } a { $m }.
even_ways = Los dos bandos tienen entonces el mismo número de movimientos: { $n } a { $m }.
draw_ahead = Cree ir por delante, y quiere más que un empate.
draw_behind = Cree ir por detrás, y un empate le vendría bien.
draw_even = Cree que las cosas están igualadas.
