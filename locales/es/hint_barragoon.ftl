only = No se puede hacer otra cosa.
wins_now = Gana en el acto.
wins_in = Parece que ganas en { $n } movimientos.
    .told = Parece que { $who } gana en { $n } movimientos.
loses_now = Ya no hay remedio: la partida está perdida.
loses_in = No hay salida a la vista; así se puede resistir { $n ->
    [one] { $n } movimiento más.
   *[other] { $n } movimientos más.
}
captures = Captura un { $n }, y debería salir ganando.
exchanges = Captura un { $n }, pero seguramente a cambio de un { $lost }.
takes_piece = Captura un { $n }.
takes_barragoon = Captura un Barragoon y lo devuelve al tablero.
takes = Debería ganar un { $n } dentro de poco.
trades = Lleva a un cambio: seguramente un { $n } por un { $lost }.
saves = Pone a salvo el { $n } de { $at }: podían capturarlo en la siguiente.
gives_up = De todas formas se perderá seguramente un { $n }; así cuesta menos.
loses_piece = Seguramente se perderá un { $n } dentro de poco.
hangs = Después pueden capturar un { $n } en { $at }.
quiet = Ninguna captura a la vista.
more_ways = Tus piezas tienen entonces más movimientos que las del otro bando: { $n } a { $m }.
    .told = Las piezas de { $who } tienen entonces más movimientos que las del otro bando: { $n } a { $m }.
fewer_ways = Tus piezas tienen entonces menos movimientos que las del otro bando: { $n } a { $m }.
    .told = Las piezas de { $who } tienen entonces menos movimientos que las del otro bando: { $n } a { $m }.
even_ways = Los dos bandos tienen entonces el mismo número de movimientos: { $n } a { $m }.
draw_ahead = Pareces ir por delante: quizá consigas más que un empate.
    .told = { $who } parece ir por delante: quizá consiga más que un empate.
draw_behind = Pareces ir por detrás: un empate vendría bien.
    .told = { $who } parece ir por detrás: un empate vendría bien.
draw_even = Las cosas parecen igualadas.
