# The manifest: what the browser tells before it installs the app. The names are those of the pictures in it.
description = Juegos de mesa en un solo dispositivo que pasa de mano en mano alrededor de una mesa de verdad. Funciona sin conexión.
barragoon = Barragoon: adónde puede ir una pieza
bouillabaisse = La Bouillabaisse: una mano tras el telón
barrakuda = Barrakuda: se elige una inmersión
barracuda = Barracuda: una oferta que verán dos personas
barbarossa = Barbarossa: un acertijo de arcilla
wide = Barragoon en una tableta
