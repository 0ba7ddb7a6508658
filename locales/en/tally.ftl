# Results and sides of each game, also where the game itself is not here.
barragoon_white = White
barragoon_brown = Brown
barragoon = { $side }, { $n ->
    [0] no piece left
    [one] { $n } piece left
   *[other] { $n } pieces left
}
bouillabaisse = { $n ->
    [one] { $points } point
   *[other] { $points } points
}
barrakuda_gold = { $n } gold
barrakuda_team_a = Pearls
barrakuda_team_b = Corals
barracuda = { $n ->
    [one] { $n } pawn in a bar, { $sum } in cash
   *[other] { $n } pawns in bars, { $sum } in cash
}
barracuda_money = { NUMBER($n) }
barbarossa = { $n ->
    [one] { $points } point
   *[other] { $points } points
}, { $arrows ->
    [0] no arrow
    [one] { $arrows } arrow
   *[other] { $arrows } arrows
}
