open = Bilan
back = Revenir au bilan
title = Bilan de la partie
moments = Ce qui a fait basculer la partie
looking = Le robot réexamine chaque décision, avec ce que l’on pouvait savoir à ce moment-là.
looked_at = { $n ->
     [one] { $n } décision sur { $of }
    *[other] { $n } décisions sur { $of }
}
stop = Arrêter
go_on = Continuer
found = { $n ->
    [one] Une décision a fait basculer la partie.
   *[other] { $n } décisions ont fait basculer la partie.
}
none = Personne ne s’est vraiment trompé : aucune décision n’a coûté cher.
few = À part cela, aucune décision n’a coûté cher.
done = Joué
better = Le robot aurait préféré
look = Voir ce moment
looking_at = Juste avant le coup : à { $name } de décider.
compared_made = Joué : { $what }
compared_better = Mieux : { $what }
leap = C’est ici que la courbe bascule le plus : le robot n’a vu qu’après ce que cela valait.
number = Tournant { $n }
chart_numbers = Les nombres du graphique
chart_estimate = Qui était mieux placé, d’après le robot, décision après décision
chart_points = Les points, coup après coup : la ligne la plus basse mène
chart_gold = L’or des coffres, coup après coup
chart_money = L’argent de chacun, coup après coup
chart_hats = L’avancée des chapeaux, coup après coup
ahead = { $n ->
    [0] { $name } un peu mieux placé
    [one] { $name } a un pion d’avance
   *[other] { $name } a { $n } pions d’avance
}
even = À égalité
cost_values = En comptant un 3 pour 100 : { $best } au mieux, { $made } tel que joué. Cela a coûté { $n }.
cost_win = Le robot voyait ici une victoire, mais elle a été manquée.
cost_loss = À partir de là, le robot ne voyait plus comment sauver la partie.
cost_points = { $n ->
    [one] Cela a coûté environ un point.
   *[other] Cela a coûté environ { $n } points.
}
cost_points_more = Cela a coûté environ { $n } points : { $made } à attendre à cette manche au lieu de { $best }.
cost_points_fewer = Cela a coûté environ { $n } points : { $made } de moins au total à cette manche, au lieu de { $best }.
cost_chance = Cela a coûté environ { $n ->
     [one] { $n } chance
    *[other] { $n } chances
} de gagner sur cent.
guesses = Qui a deviné quoi, et quand
guess_round = Tour { $n }
guess_right = { $n ->
    [one] { $name } : « { $guess } », juste, première flèche
   *[other] { $name } : « { $guess } », juste, { $n }e flèche
}
guess_wrong = { $name } : « { $guess } », faux
guess_none = Personne n’a essayé de le deviner.
