# The game in one minute: pages that somebody reads aloud to the table, or the device does. No brackets, no signs, short
# sentences; some 150 words a game.
title = { $game } en un minuto
link = En un minuto
lesson = Jugando
then_lesson = Y ahora, a aprender jugando
read = Leer en voz alta
pause = Pausa
read_on = Seguir leyendo
from_the_start = Desde el principio
play = Jugar a { $game }

barragoon_1 = Dos jugadores, siete piezas cada uno y unos cubos negros que no son de nadie: los Barragoons. Captura todas las piezas enemigas, o deja a tu rival sin movimientos.
barragoon_2 = En tu turno, mueve una pieza. Da tantos pasos como su número, o uno menos, y por el camino puede girar una vez.
barragoon_3 = Para capturar, la pieza tiene que dar todos sus pasos y acabar justo en el objetivo: una pieza enemiga, o un Barragoon, que luego colocas en otro sitio.
barragoon_4 = La cara de arriba de un Barragoon es una señal de tráfico. Unas dejan seguir recto, otras obligan a girar y otras no dejan pasar a nadie.
barragoon_5 = Y aquí viene la sorpresa: cada pieza capturada trae al tablero dos Barragoons nuevos. Quien ha perdido la pieza coloca el primero; quien la ha capturado, el segundo.
barragoon_6 = Así los caminos se estrechan. Si no te queda ninguna pieza, o ninguna puede moverse, pierdes.

bouillabaisse_1 = Seis rondas de bazas, con cartas corrientes. Las bazas que te llevas pueden costarte puntos, y gana quien menos tenga.
bouillabaisse_2 = Un jugador sale con una carta, y los demás tienen que asistir al palo si pueden. La carta más alta de ese palo se lleva la baza, y quien la jugó sale en la siguiente. No hay triunfos.
bouillabaisse_3 = Lo que cuesta cambia de ronda en ronda. Primero, cada baza; después, cada carta de un palo; luego todas las reinas, o las jotas, o los reyes; y luego una sola carta.
bouillabaisse_4 = En la quinta ronda todo eso cuesta a la vez. Una carta con mala suerte puede contar entonces hasta tres veces.
bouillabaisse_5 = Y aquí viene la sorpresa: la sexta ronda le da la vuelta a todo. Lo mismo que antes costaba ahora resta puntos de tu total, así que llévate todo lo que puedas.
bouillabaisse_6 = Tras la sexta ronda gana el total más bajo, aunque esté por debajo de cero.

barrakuda_1 = Somos buzos sobre seis barcos hundidos. Gana quien antes ponga a salvo ocho monedas de oro en su cofre. El oro de la bolsa todavía se puede perder.
barrakuda_2 = En cada ronda todos eligen una carta en secreto, y se descubren a la vez. Tu buzo va al pecio con ese número.
barrakuda_3 = Entonces nada la Barracuda, según mandan los dados. Cada buzo que esté en el pecio donde se detiene suelta la bolsa entera.
barrakuda_4 = A solas en un pecio, haces sus dos acciones. En compañía, todos hacen la general, y el buzo con menos cartas en la mesa puede hacer además la especial, o robar a un vecino.
barrakuda_5 = Y aquí viene la sorpresa: cada uno tiene también una carta de Barracuda. Si solo tú juegas la tuya, tu buzo se queda y se tumba, y eres tú quien guía al pez.
barrakuda_6 = En el pecio cinco tu oro pasa al cofre, si antes no llegan el pez o un rival. Con ocho en el cofre ganas en el acto.

barracuda_1 = Llevamos bares en un paseo, con dinero que nadie más puede ver. Mantén cinco peones allí durante una ronda entera, y ganas.
barracuda_2 = En cada ronda, una bolsa decide el orden al azar. En tu turno, paga el alquiler de tus bares y luego haz una acción.
barracuda_3 = Con una acción se abre un bar, se coloca un socio, se ofrece dinero por una plaza o por un bar entero, o se saca un bar a subasta.
barracuda_4 = Las ofertas son secretas: solo quienes negocian conocen el precio. Y entre los billetes puede haber falsos, que no valen nada.
barracuda_5 = Y aquí viene la sorpresa: rechazar también cuesta dinero. Si dices que no a una oferta, la misma cantidad sale de tu propia billetera.
barracuda_6 = Quien no puede pagar el alquiler ha perdido, y la partida se acaba en ese instante. Entre los demás, gana quien tenga más peones en bares.

barbarossa_1 = Todos modelan acertijos en arcilla, y apuntan en secreto qué palabra es cada uno. Adivina los de los demás: gana el primer sombrero que llegue a la meta.
barbarossa_2 = En tu turno, tira el dado, o paga gemas para andar justo lo que quieras. La cueva donde se para tu mago dice qué pasa.
barbarossa_3 = Allí te espera una gema, o un elfo que te consigue una letra en secreto, o bien un dragón o un fantasma, que mueven todos los sombreros menos el tuyo.
barbarossa_4 = En una cueva de preguntas, pregunta por cualquier objeto hasta que oigas un no. Después preguntas otra vez, y entonces también puedes adivinar.
barbarossa_5 = Si aciertas, plantas una flecha y tu sombrero avanza. Pero también se mueve el de quien hizo el objeto: adelante si estamos a mitad de la partida, atrás si el acertijo era demasiado fácil o demasiado difícil.
barbarossa_6 = Así que ni muy claro ni muy retorcido. Si la última flecha llega antes que la meta, gana el sombrero más cercano, y los acertijos sin resolver le salen muy caros a su dueño.
