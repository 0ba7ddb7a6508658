# Results and sides of each game, also where the game itself is not here.
barragoon_white = Weiß
barragoon_brown = Braun
barragoon = { $side }, { $n ->
    [0] kein Stein übrig
    [one] { $n } Stein übrig
   *[other] { $n } Steine übrig
}
bouillabaisse = { $n ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
barrakuda_gold = { $n } Gold
barrakuda_team_a = Perlen
barrakuda_team_b = Korallen
barracuda = { $n ->
    [one] { $n } Figur in einer Bar, { $sum } Bargeld
   *[other] { $n } Figuren in Bars, { $sum } Bargeld
}
barracuda_money = { NUMBER($n) }
barbarossa = { $n ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}, { $arrows ->
    [0] kein Pfeil
    [one] { $arrows } Pfeil
   *[other] { $arrows } Pfeile
}
