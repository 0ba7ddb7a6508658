# Results and sides of each game, also where the game itself is not here.
barragoon_white = Blanco
barragoon_brown = Marrón
barragoon = { $side }, { $n ->
    [0] sin piezas
    [one] queda { $n } pieza
   *[other] quedan { $n } piezas
}
bouillabaisse = { $n ->
    [one] { $points } punto
   *[other] { $points } puntos
}
barrakuda_gold = { $n ->
    [one] { $n } moneda
   *[other] { $n } monedas
}
barrakuda_team_a = Perlas
barrakuda_team_b = Corales
barracuda = { $n ->
    [one] { $n } peón en un bar, { $sum } en efectivo
   *[other] { $n } peones en bares, { $sum } en efectivo
}
barracuda_money = { NUMBER($n) }
barbarossa = { $n ->
    [one] { $points } punto
   *[other] { $points } puntos
}, { $arrows ->
    [0] ninguna flecha
    [one] { $arrows } flecha
   *[other] { $arrows } flechas
}
