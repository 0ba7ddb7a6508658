# Results and sides of each game, also where the game itself is not here.
barragoon_white = Bianco
barragoon_brown = Marrone
barragoon = { $side }, { $n ->
    [0] nessun pezzo rimasto
    [one] { $n } pezzo rimasto
   *[other] { $n } pezzi rimasti
}
bouillabaisse = { $n ->
    [one] { $points } punto
   *[other] { $points } punti
}
barrakuda_gold = { $n ->
     [one] { $n } moneta
    *[other] { $n } monete
}
barrakuda_team_a = Perle
barrakuda_team_b = Coralli
barracuda = { $n ->
    [one] { $n } pedina in un bar, { $sum } in contanti
   *[other] { $n } pedine nei bar, { $sum } in contanti
}
barracuda_money = { NUMBER($n) }
barbarossa = { $n ->
    [one] { $points } punto
   *[other] { $points } punti
}, { $arrows ->
    [0] nessuna freccia
    [one] { $arrows } freccia
   *[other] { $arrows } frecce
}
