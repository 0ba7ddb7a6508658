# The manifest: what the browser tells before it installs the app. The names are those of the pictures in it.
description = Des jeux de société sur un seul appareil, qui passe de main en main autour d’une vraie table. Fonctionne sans réseau.
barragoon = Barragoon : où une pièce peut aller
bouillabaisse = La Bouillabaisse : une main derrière le rideau
barrakuda = Barrakuda : le choix d’une plongée
barracuda = Barracuda : une offre que deux personnes verront
barbarossa = Barbarossa : une énigme en argile
wide = Barragoon sur une tablette
