only = Il n’y a rien d’autre à faire.
wins_now = Gagne tout de suite.
wins_in = Semble gagner en { $n } de vos coups.
    .told = Semble gagner pour { $who } en { $n } coups.
loses_now = Plus rien n’y fait : la partie est perdue.
loses_in = Aucune issue en vue ; ce coup peut tenir encore { $n ->
    [one] { $n } coup.
   *[other] { $n } coups.
}
captures = Prend un { $n } et devrait y gagner.
exchanges = Prend un { $n }, mais perdra sans doute un { $lost } en retour.
takes_piece = Prend un { $n }.
takes_barragoon = Prend un Barragoon, et le repose sur le plateau.
takes = Devrait bientôt prendre un { $n }.
trades = Mène à un échange : sans doute un { $n } contre un { $lost }.
saves = Met à l’abri le { $n } en { $at }, qui pourrait être pris au coup suivant.
gives_up = Un { $n } sera sans doute perdu de toute façon ; c’est ce qui coûte le moins.
loses_piece = Un { $n } sera sans doute bientôt perdu.
hangs = Un { $n } peut alors être pris en { $at }.
quiet = Aucune prise en vue.
more_ways = Vos pions ont alors plus de coups que ceux d’en face : { $n } contre { $m }.
    .told = Les pions { ELIDE("de", $who) } ont alors plus de coups que ceux d’en face : { $n } contre { $m }.
fewer_ways = Vos pions ont alors moins de coups que ceux d’en face : { $n } contre { $m }.
    .told = Les pions { ELIDE("de", $who) } ont alors moins de coups que ceux d’en face : { $n } contre { $m }.
even_ways = Les deux camps ont alors autant de coups : { $n } contre { $m }.
draw_ahead = Votre position semble meilleure : on peut espérer plus qu’une partie nulle.
    .told = La position { ELIDE("de", $who) } semble meilleure : on peut espérer plus qu’une partie nulle.
draw_behind = Votre position semble moins bonne : une partie nulle serait bienvenue.
    .told = La position { ELIDE("de", $who) } semble moins bonne : une partie nulle serait bienvenue.
draw_even = Les deux camps semblent à peu près à égalité.
