# Results and sides of each game, also where the game itself is not here.
barragoon_white = Wit
barragoon_brown = Bruin
barragoon = { $side }, { $n ->
    [0] geen stuk over
    [one] nog { $n } stuk
   *[other] nog { $n } stukken
}
bouillabaisse = { $n ->
    [one] { $points } punt
   *[other] { $points } punten
}
barrakuda_gold = { $n } goud
barrakuda_team_a = Parels
barrakuda_team_b = Koralen
barracuda = { $n ->
    [one] { $n } pion in een bar, { $sum } contant
   *[other] { $n } pionnen in bars, { $sum } contant
}
barracuda_money = { NUMBER($n) }
barbarossa = { $n ->
    [one] { $points } punt
   *[other] { $points } punten
}, { $arrows ->
    [0] geen pijl
    [one] { $arrows } pijl
   *[other] { $arrows } pijlen
}
