only = Il n’y avait rien d’autre à faire.
wins_now = Ce coup gagne tout de suite.
wins_in = Il a vu une victoire en { $n } de ses coups, sans défense possible.
loses_now = Il ne voyait plus comment éviter la défaite.
loses_in = Il ne voyait plus comment éviter la défaite ; ce coup peut tenir encore { $n ->
    [one] { $n } coup.
   *[other] { $n } coups.
}
captures = Il prend un { $n } et compte y gagner.
exchanges = Il prend un { $n } et s’attend à perdre un { $lost } en retour.
takes_piece = Il prend un { $n }.
takes_barragoon = Il prend un Barragoon, puis le repose sur le plateau.
takes = Il compte prendre bientôt un { $n }.
trades = Il s’attend bientôt à un échange : un { $n } contre un { $lost }.
saves = Le { $n } en { $at } pouvait être pris au coup suivant ; le voilà à l’abri.
gives_up = Il s’attend à perdre un { $n } de toute façon, et n’a rien vu qui coûte moins.
loses_piece = Il s’attend à perdre bientôt un { $n }.
hangs = Un { $n } peut alors être pris en { $at }.
quiet = Aucune prise en vue.
more_ways = Ses pions ont alors plus de coups que ceux d’en face : { $n } contre { $m }.
fewer_ways = Ses pions ont alors moins de coups que ceux d’en face : { $n } contre { $m }.
even_ways = Les deux camps ont alors autant de coups : { $n } contre { $m }.
draw_ahead = Il se croit mieux placé et veut plus qu’une partie nulle.
draw_behind = Il se croit moins bien placé et se contente d’une partie nulle.
draw_even = Il croit les deux camps à peu près à égalité.
