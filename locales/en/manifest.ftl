# The manifest: what the browser tells before it installs the app. The names are those of the pictures in it.
description = Tabletop games for one device passed round a real table. Works offline.
barragoon = Barragoon: where a piece can go
bouillabaisse = La Bouillabaisse: a hand behind the curtain
barrakuda = Barrakuda: a dive is chosen
barracuda = Barracuda: an offer that two people will see
barbarossa = Barbarossa: a riddle of clay
wide = Barragoon on a tablet
