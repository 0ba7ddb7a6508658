only = Non c’era altro da fare.
wins_now = Così vince subito.
wins_in = Ha visto una vittoria in { $n } sue mosse, e nessuna difesa.
loses_now = Non ha visto modo di evitare la sconfitta.
loses_in = Non ha visto modo di evitare la sconfitta; così può resistere ancora { $n ->
    [one] { $n } mossa.
   *[other] { $n } mosse.
}
captures = Cattura un { $n }, e conta di guadagnarci.
exchanges = Cattura un { $n }, e in cambio si aspetta di perdere un { $lost }.
takes_piece = Cattura un { $n }.
takes_barragoon = Cattura un Barragoon, e poi lo rimette sul tabellone.
takes = Conta di guadagnare presto un { $n }.
trades = Presto si aspetta uno scambio: un { $n } per un { $lost }.
saves = Il { $n } in { $at } stava per essere catturato; ora è al sicuro.
gives_up = Si aspetta di perdere comunque un { $n }, e non ha visto niente che costi meno.
loses_piece = Si aspetta di perdere presto un { $n }.
hangs = Poi un { $n } si può catturare in { $at }.
quiet = Nessuna cattura in vista.
more_ways = I suoi pezzi hanno poi più mosse di quelli dell’altro: { $n } contro { $m }.
fewer_ways = I suoi pezzi hanno poi meno mosse di quelli dell’altro: { $n } contro { $m }.
even_ways = I due hanno poi lo stesso numero di mosse: { $n } contro { $m }.
draw_ahead = Pensa di essere in vantaggio, e vuole più di una patta.
draw_behind = Pensa di essere in svantaggio: una patta andrebbe bene.
draw_even = Pensa che i due siano più o meno pari.
