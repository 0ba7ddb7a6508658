# Results and sides of each game, also where the game itself is not here.
barragoon_white = Blanc
barragoon_brown = Marron
barragoon = { $side }, { $n ->
    [0] plus aucun pion
    [one] { $n } pion restant
   *[other] { $n } pions restants
}
bouillabaisse = { $n ->
    [one] { $points } point
   *[other] { $points } points
}
barrakuda_gold = { $n ->
     [one] { $n } pièce
    *[other] { $n } pièces
}
barrakuda_team_a = Perles
barrakuda_team_b = Coraux
barracuda = { $n ->
    [one] { $n } pion placé, { $sum } en caisse
   *[other] { $n } pions placés, { $sum } en caisse
}
barracuda_money = { NUMBER($n) }
barbarossa = { $n ->
    [one] { $points } point
   *[other] { $points } points
}, { $arrows ->
    [0] aucune flèche
    [one] { $arrows } flèche
   *[other] { $arrows } flèches
}
