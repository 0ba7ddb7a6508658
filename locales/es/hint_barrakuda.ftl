only = No se puede hacer otra cosa.
enough = Después de tantas rondas sin victoria, un empate ya vale.
wins = Esto llena tu cofre, y con eso ganas.
    .told = Esto llena el cofre de { $who }, y con eso gana.
may_win = Esto puede ganar en esta misma ronda: { $n } veces de cada cien.
mixed = { $n } cartas parecen igual de buenas: elige una al azar, y nadie podrá adivinarlo.
    .told = { $n } cartas parecen igual de buenas: si { $who } elige una al azar, nadie podrá adivinarlo.
vault = { $n ->
     [one] Tienes { $n } moneda en la bolsa, y solo el cofre está a salvo de los robos y de la Barracuda.
    *[other] Tienes { $n } monedas en la bolsa, y solo el cofre está a salvo de los robos y de la Barracuda.
}
    .told = Monedas en la bolsa de { $who }: { $n }. Solo el cofre está a salvo de los robos y de la Barracuda.
alone = Estarías a solas allí { $n } veces de cada cien, y a solas se hace la acción especial.
    .told = { $who } estaría a solas allí { $n } veces de cada cien, y a solas se hace la acción especial.
find = Incluso en compañía, cabe esperar allí cerca de { $n } de oro.
least = Se puede esperar poco en todas partes; esta carta parece la que menos cuesta.
lure = Guiarías tú a la Barracuda, sobre todo contra { $name }.
    .told = { $who } guiaría a la Barracuda, sobre todo contra { $name }.
bite = { $n ->
     [one] { $name } está allí con { $n } moneda en la bolsa.
    *[other] { $name } está allí con { $n } monedas en la bolsa.
}
bar = { $name } no tiene acción especial junto a la Barracuda.
shield = La Barracuda no hace daño a quien la controla, y junto a ella nadie puede robarte la bolsa.
    .told = La Barracuda no hace daño a quien la controla, y junto a ella nadie puede robar a { $who }.
spare = En cualquier otra parte, la Barracuda estropearía tus planes, o ayudaría a los demás.
    .told = En cualquier otra parte, la Barracuda estropearía los planes de { $who }, o ayudaría a los demás.
take = Oro a cambio de nada: ¿por qué no?
take_back = Menos cartas en la fila dan la iniciativa más a menudo, y más donde elegir.
regain = Con tu carta de Barracuda otra vez en la mano, puedes amenazar todas las bolsas.
    .told = Con la carta de Barracuda otra vez en la mano, { $who } puede amenazar todas las bolsas.
strip = Sin la carta de Barracuda, { $name } ya no puede guiar al pez.
rob = { $n ->
     [one] { $name } solo tiene { $n } moneda en la bolsa, pero vale más que cualquier otra cosa allí.
    *[other] { $name } tiene { $n } monedas en la bolsa, y eso vale más que cualquier otra cosa allí.
}
share = El oro debería tenerlo quien pueda llevarlo al cofre antes y con menos riesgo.
late = Una carta de la mano de un rival parece valer más que recuperar una tuya.
    .told = Una carta de la mano de un rival parece valerle más a { $who } que recuperar una propia.
pocket = { $name } parece el rival a batir.
put = Esta es la carta que más echará de menos { $name }.
pass = Todo lo que podrías hacer allí parece peor que no hacer nada.
    .told = Todo lo que { $who } podría hacer allí parece peor que no hacer nada.
