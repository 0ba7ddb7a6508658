# The manifest: what the browser tells before it installs the app. The names are those of the pictures in it.
description = Giochi da tavolo su un solo dispositivo che passa di mano in mano attorno a un tavolo vero. Funziona anche offline.
barragoon = Barragoon: dove può andare un pezzo
bouillabaisse = La Bouillabaisse: una mano dietro il sipario
barrakuda = Barrakuda: si sceglie un’immersione
barracuda = Barracuda: un’offerta che vedranno in due
barbarossa = Barbarossa: un enigma d’argilla
wide = Barragoon su un tablet
