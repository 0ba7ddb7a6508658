only = Non c’è altro da fare.
wins_now = Vince subito.
wins_in = Sembra portare alla vittoria in { $n } tue mosse.
    .told = Sembra che così { $who } vinca in { $n } mosse.
loses_now = Non c’è più niente da fare: la partita è persa.
loses_in = Non si vede via d’uscita; così si può resistere ancora { $n ->
    [one] { $n } mossa.
   *[other] { $n } mosse.
}
captures = Cattura un { $n }, e dovrebbe guadagnarci.
exchanges = Cattura un { $n }, ma in cambio perderà probabilmente un { $lost }.
takes_piece = Cattura un { $n }.
takes_barragoon = Cattura un Barragoon, e lo rimette sul tabellone.
takes = Presto dovrebbe guadagnare un { $n }.
trades = Porta a uno scambio: probabilmente un { $n } per un { $lost }.
saves = Mette al sicuro il { $n } in { $at }: stava per essere catturato.
gives_up = Un { $n } è probabilmente perso comunque; così costa meno.
loses_piece = Presto si perderà probabilmente un { $n }.
hangs = Poi un { $n } si può catturare in { $at }.
quiet = Nessuna cattura in vista.
more_ways = I tuoi pezzi hanno poi più mosse di quelli dell’altro: { $n } contro { $m }.
    .told = I pezzi di { $who } hanno poi più mosse di quelli dell’altro: { $n } contro { $m }.
fewer_ways = I tuoi pezzi hanno poi meno mosse di quelli dell’altro: { $n } contro { $m }.
    .told = I pezzi di { $who } hanno poi meno mosse di quelli dell’altro: { $n } contro { $m }.
even_ways = I due hanno poi lo stesso numero di mosse: { $n } contro { $m }.
draw_ahead = Sembri in vantaggio: forse puoi avere più di una patta.
    .told = { $who } sembra in vantaggio, e forse può avere più di una patta.
draw_behind = Sembri in svantaggio: una patta andrebbe bene.
    .told = { $who } sembra in svantaggio: una patta andrebbe bene.
draw_even = I due sembrano più o meno pari.
