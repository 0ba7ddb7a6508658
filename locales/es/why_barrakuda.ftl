only = No podía hacer otra cosa.
enough = Después de tantas rondas sin victoria, se conforma con un empate.
wins = Esto llena su cofre, y con eso gana.
may_win = Vio la posibilidad de ganar en esta misma ronda: { $n } de cada cien.
mixed = { $n } cartas parecían igual de buenas, así que eligió una al azar: nadie debía poder adivinarlo.
vault = { $n ->
     [one] Tenía { $n } moneda en la bolsa, y solo el cofre está a salvo de los robos y de la Barracuda.
    *[other] Tenía { $n } monedas en la bolsa, y solo el cofre está a salvo de los robos y de la Barracuda.
}
alone = Contaba con estar a solas allí { $n } veces de cada cien, y a solas se hace la acción especial.
find = Incluso en compañía, esperaba allí cerca de { $n } de oro.
least = Esperaba poco en todas partes; esta carta parecía la que menos costaba.
lure = Quería guiar a la Barracuda, sobre todo contra { $name }.
bite = { $n ->
     [one] { $name } estaba allí con { $n } moneda en la bolsa.
    *[other] { $name } estaba allí con { $n } monedas en la bolsa.
}
bar = { $name } no tiene acción especial junto a la Barracuda.
shield = La Barracuda no hace daño a quien la controla, y junto a ella nadie podía robar la bolsa.
spare = En cualquier otra parte, la Barracuda habría estropeado sus planes, o ayudado a los demás.
take = Oro a cambio de nada: ¿por qué no?
take_back = Menos cartas en la fila dan la iniciativa más a menudo, y más donde elegir.
regain = Con su carta de Barracuda otra vez en la mano, puede amenazar todas las bolsas.
strip = Sin la carta de Barracuda, { $name } ya no puede guiar al pez.
rob = { $n ->
     [one] { $name } solo tenía { $n } moneda en la bolsa, pero valía más que cualquier otra cosa allí.
    *[other] { $name } tenía { $n } monedas en la bolsa, y eso valía más que cualquier otra cosa allí.
}
share = El oro debería tenerlo quien pueda llevarlo al cofre antes y con menos riesgo.
late = Una carta de la mano de un rival parecía valer más que recuperar una suya.
pocket = { $name } le parecía el rival a batir.
put = Esta es la carta que más echará de menos { $name }.
pass = Todo lo que podía hacer allí le parecía peor que no hacer nada.
